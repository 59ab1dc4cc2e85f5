import { expect, it } from 'vitest'
import { Board } from '../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../src/games/wizards/rules/islands/grid.ts'
import { CIRCLE, LAIR, TERRITORIES } from '../../src/games/wizards/rules/islands/territories.ts'
import type { WizardsState } from '../../src/games/wizards/rules/state/components.ts'
import type { WizardsView } from '../../src/games/wizards/rules/state/view.ts'
import { wizardsMap } from '../../src/games/wizards/screen/map.ts'
import { below, copy, type GameEvent, Match, pick, seedRandom } from '../../src/kernel/index.ts'
import type { Position } from '../../src/screen/model.ts'
import { contextOf } from '../../src/screen/table/contexts.ts'
import { atCursor, isSpatial, offers } from '../../src/screen/table/offers.ts'
import { width } from '../../src/terminal/text.ts'
import { amount, LONG } from '../amount.ts'
import { RealTable } from './real-table.ts'
import { plain } from './screen-player.ts'
import { header, wizards } from './sitting.ts'

const COLUMNS = 80
const ROWS = 24

/** Moves on the map, by their keys. */
const STEERING = { left: 'w', right: 'e', home: 'nw', end: 'sw', up: 'n', down: 's' } as const

/** Actions of a curious player besides answering. Each returns to the question by itself or by Escape. */
const IDLE: readonly (readonly string[])[] = [
  ['tab', 'right', 'down', 'pagedown', 'tab', 'up', 'enter', 'escape', 'tab'],
  ['?', 'pagedown', 'escape'],
  ['f1', 'g', 'e', 'm', 'down', 'enter', 'escape'],
  ['-', '+'],
  ['pageup', 'pagedown'],
  [':', 't', 'a', 's', 'tab', 'enter', 'escape'],
  [':', 's', 'h', 'e', 'e', 't', 'enter', 'escape'],
  ['escape', 'escape'],
  ['t', 'y', 'escape', 'escape', 'escape'],
  ['ctrl+c', 'n'],
  ['x', 'right', 'right', 'escape'],
  ['n', 'g', 'f'],
  ['l', 'escape'],
  ['u'],
  ['ctrl+p', 'up', 'escape'],
]

/** Plays with keys alone, with only what a person sees. Checks after every key that all is well. */
class Robot {
  readonly table: RealTable
  covers = 0
  keys = 0
  private readonly chance = seedRandom('robot', 'keys')
  /** Sentences that are secret from some seats, with the seats that may know them. */
  private readonly secrets = new Map<string, Set<number>>()
  private heard = 0

  constructor(match: Match) {
    this.table = new RealTable(match, COLUMNS, ROWS, false)
    this.look()
  }

  /** The number of sentences that only some seats received. */
  get secretsTold(): number {
    return this.secrets.size
  }

  private get seats(): readonly string[] {
    return this.table.match.header.seats
  }

  private get player() {
    return this.table.player
  }

  private get position(): Position {
    return this.player.table.position
  }

  /** Plays to the end, or until this many answers have been given. */
  play(answers = Number.POSITIVE_INFINITY): void {
    while (!this.table.match.over && this.table.match.length < answers) {
      if (this.player.model.overlay) this.press('enter')
      else if (this.player.table.covered) this.uncover()
      else {
        if (below(this.chance, 25) === 0) this.idle()
        if (!this.player.table.covered && !this.player.model.overlay && !this.table.match.over) this.answer()
      }
    }
    while (this.player.model.overlay?.kind === 'highlight') this.press('enter')
    if (this.player.model.overlay?.kind === 'end') this.press('escape')
  }

  /** Checks that only Enter uncovers the screen. */
  private uncover(): void {
    this.covers++
    const key = pick(this.chance, ['x', '1', 'tab', '?', 'f1', ':', 'u', '.', 'escape', 'space'])
    this.press(key)
    expect(contextOf(this.player.model)).toBe('cover')
    this.press('enter')
    expect(contextOf(this.player.model)).not.toBe('cover')
  }

  private idle(): void {
    const length = this.table.match.length
    for (const key of pick(this.chance, IDLE)) {
      // The undone answer may have been a different player's.
      if (this.player.table.covered) return
      this.press(key)
    }
    for (let i = 0; i < 5 && this.isElsewhere(); i++) this.press('escape')
    expect(this.table.match.length).toBeLessThanOrEqual(length)
  }

  private isElsewhere(): boolean {
    const context = contextOf(this.player.model)
    return context !== 'cover' && context !== (isSpatial(this.position) ? 'map' : 'list')
  }

  /** Takes a random answer, each with the same probability. */
  private answer(): void {
    const { length } = this.table.match
    const option = pick(this.chance, this.position.question!.options)
    const space = option.at?.space
    if (isSpatial(this.position) && space !== undefined) this.steer(space)
    const isAtCursor = atCursor(this.player.table)[0] === option
    const number = offers(this.player.table).indexOf(option)
    if (isAtCursor) this.press('enter')
    else if (number >= 0 && number < 9) this.press(String(number + 1))
    else {
      while (this.player.table.selected !== number) {
        const { selected } = this.player.table
        this.press(selected < number ? pick(this.chance, ['down', 'down', 'right']) : 'up')
      }
      this.press('enter')
    }
    expect(this.table.match.length).toBe(length + 1)
  }

  /** Moves the cursor to a space, step by step. */
  private steer(space: string): void {
    const view = this.position.view as WizardsView
    const board = Board.of(view.placements)
    const goal = board.hex(space)
    for (let cursor = this.player.table.cursor!; cursor !== space; cursor = this.player.table.cursor!) {
      const far = (key: keyof typeof STEERING) => {
        const next = wizardsMap.step(view, cursor, STEERING[key])
        return next === null ? Number.POSITIVE_INFINITY : GRID.distance(board.hex(next), goal)
      }
      const keys = Object.keys(STEERING) as (keyof typeof STEERING)[]
      this.press(keys.reduce((best, key) => (far(key) < far(best) ? key : best)))
    }
  }

  private press(key: string): void {
    this.keys++
    this.table.press(key)
    this.look()
  }

  /** Checks that every screen fits, and shows nobody the secrets of others. */
  private look(): void {
    const lines = this.player.lines(plain)
    expect(lines).toHaveLength(ROWS)
    const misfit = lines.find(line => width(line) > COLUMNS)
    expect(misfit).toBeUndefined()
    const { screen } = this.player
    if (contextOf(this.player.model) === 'cover') {
      const name = this.seats[this.position.seat!]
      const rest = [
        `${name}, it's your turn.`,
        'Everyone else, look away now.',
        'Press Enter when you are ready.',
        'Enter ready',
      ].reduce((text, known) => text.replace(known, ''), screen)
      expect(rest.trim()).toBe('')
      return
    }
    this.hear()
    const { overlay } = this.player.model
    const { seat } = this.position
    if (overlay?.kind === 'since') {
      // The messages of other players come before anything secret, even if the player may know it.
      const words = screen.replace(/\s+/g, ' ').trim()
      const isAlone = words.startsWith(`For ${this.seats[seat!]} only`)
      const shown = [...this.secrets].filter(([text]) => words.includes(text))
      expect(shown.filter(([, known]) => !isAlone || !known.has(seat!))).toEqual([])
      return
    }
    const told = overlay?.kind === 'page' ? overlay.lines : this.position.log.slice(-10).map(({ text }) => text)
    const leaked = told.filter(line => this.secrets.get(line)?.has(seat!) === false)
    expect(leaked).toEqual([])
  }

  private hear(): void {
    const { match } = this.table
    if (match.length < this.heard) this.heard = 0
    for (const event of match.events(this.heard) as readonly GameEvent[]) {
      const text = event.to && wizards.sentence(event, this.seats)
      if (!text) continue
      const known = this.secrets.get(text) ?? new Set()
      for (const seat of event.to ?? []) known.add(seat)
      this.secrets.set(text, known)
    }
    this.heard = match.length
  }
}

const three = header({ seats: ['Ann', 'Ben', 'Cleo'], seed: 'robot' })

/**
 * Returns a game of players who have all reached the highest Rank, know some of each other's secrets and are near High
 * Wizards.
 */
function amongGems(): Match {
  const state = copy(Match.begin(wizards, three).state) as WizardsState
  const [first = 'torwall.b1', ...others] = Board.of(state.placements).spaces({ terrain: ['plains'], of: ['elven'] })
  for (const player of state.players) {
    Object.assign(player, { order: 'wizards', rank: 4, space: [first, ...others][player.seat] })
  }
  const out = ['terek', 'veldor', 'elekov', 'zegoral'] as const
  state.decks.wizards.draw = state.decks.wizards.draw.filter(card => !(out as readonly string[]).includes(card))
  state.wizards = out.map((wizard, i) => ({
    wizard,
    at: others[3 + 2 * i]!,
    letter: i < 2 ? null : 'STUV'[i]!,
    knownTo: i < 2 ? [] : [i % 3],
    cards: [wizard],
  }))
  return Match.begin({ ...wizards, begin: () => copy(state) }, three)
}

/**
 * Returns the last days of such a game, in which everything except the Lair has fallen, and the Sacred Circle is next.
 */
function lastDays(): Match {
  const state = copy(Match.begin(wizards, three).state) as WizardsState
  state.fallen = TERRITORIES.flatMap(({ id }) => (id === CIRCLE || id === LAIR ? [] : [id]))
  state.day = 14 * 20 - amount(5, 12)
  state.dragon = `${LAIR}.a1`
  for (const player of state.players) player.space = `${CIRCLE}.a${player.seat + 1}`
  return Match.begin({ ...wizards, begin: () => copy(state) }, three)
}

/** The games to play to the end, with the minimum number of days on which the keyboard is handed over. */
const PLAYED: readonly (readonly [what: string, begin: () => Match, days: number])[] = [
  ['the last days of a game', lastDays, amount(10, 20)],
  ['a whole game', () => Match.begin(wizards, three), 100],
]

it.each(PLAYED.slice(0, amount(1, 2)))(
  'three players at one keyboard play %s with its keys alone',
  (_what, begin, days) => {
    const robot = new Robot(begin())
    robot.play()
    const { match, player } = robot.table
    expect(match.over).toBe(true)
    expect(player.table.covered).toBe(false)
    expect(contextOf(player.model)).toBe('over')
    expect(player.screen.replace(/\s+/g, ' ')).toContain(player.table.position.result!.text)
    // The keyboard is handed over on many days.
    expect(robot.covers).toBeGreaterThan(days)
  },
)

it("three players who gather Gems at one keyboard see none of each other's secrets", () => {
  const robot = new Robot(amongGems())
  // The short run ends before all of them have learned something.
  for (let answers = 200; answers <= 900 && (LONG || robot.secretsTold <= 3); answers += 50) robot.play(answers)
  expect(robot.secretsTold).toBeGreaterThan(3)
})
