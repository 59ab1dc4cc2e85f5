// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { describe, expect, it } from 'vitest'
import { botRandom } from '../../src/bots/index.ts'
import { apprentice } from '../../src/games/magic-realm/bots/apprentice.ts'
import { magicRealm } from '../../src/games/magic-realm/game.ts'
import { TILES as tileNames } from '../../src/games/magic-realm/rules/pieces/tiles.ts'
import { actOf } from '../../src/games/magic-realm/rules/state/acts.ts'
import type { RealmState } from '../../src/games/magic-realm/rules/state/state.ts'
import type { RealmView } from '../../src/games/magic-realm/rules/state/view.ts'
import { clearingName } from '../../src/games/magic-realm/words/names.ts'
import { answerNumber, answersTo, type Header, inLanguage, Match } from '../../src/kernel/index.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { numberedOffers, selectedOffer } from '../../src/screen/table/offers.ts'
import { plannedOption, planWords } from '../../src/screen/table/plans.ts'
import { withPosition } from '../../src/screen/table/settle.ts'
import { GameLog } from '../../src/server/positions.ts'
import { width } from '../../src/terminal/text.ts'
import { plainTheme, themes } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { plain, ScreenPlayer } from './screen-player.ts'

type RealmMatch = Match<RealmState>

/** Plays a game with apprentices until a condition is met. */
function playedTo(
  seats: number,
  encounter: string,
  wanted: (match: RealmMatch) => boolean,
  options: Header['options'] = {},
): RealmMatch {
  const header: Header = {
    game: 'magic-realm',
    rules: magicRealm.rules,
    options: { encounter, ...options },
    seats: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, seats),
    seed: 'table',
    practice: false,
  }
  const match = Match.begin(inLanguage(magicRealm, 'en'), header) as unknown as RealmMatch
  while (!match.over && !wanted(match)) {
    const question = match.questions[0]!
    const { seat } = question
    const view = match.view(seat) as RealmView
    match.answer(seat, apprentice.answer(view, question, botRandom(header, seat, match.length)))
  }
  return match
}

const asked =
  (topic: string, day: number) =>
  (match: RealmMatch): boolean =>
    match.questions[0]?.topic === topic && match.state.day >= day

/** Returns true if a player has recorded this many phases. */
const recorded = (phases: number, day: number) => (match: RealmMatch) =>
  asked('record', day)(match) && (match.questions[0]!.data as { phase?: number }).phase === phases

const TABLES = {
  character: () => playedTo(2, '1', asked('character', 0)),
  needs: () => playedTo(2, '1', asked('needs', 0)),
  record: () => playedTo(2, '1', recorded(2, 3)),
  search: () => playedTo(2, '1', asked('search', 2)),
  evening: () => playedTo(2, '2', match => match.state.combat !== null && match.state.day >= 2),
  six: () => playedTo(6, '1', recorded(1, 2)),
  laying: () => playedTo(2, '1', match => asked('lay', 0)(match) && match.state.tiles.length >= 6, { map: 'hand' }),
  tile: () => playedTo(2, '1', match => asked('tile', 0)(match) && match.state.tiles.length >= 6, { map: 'hand' }),
} as const satisfies Readonly<Record<string, () => RealmMatch>>
type TableName = keyof typeof TABLES

/** Caches the tables, since several pictures use each one. */
const kept = new Map<TableName, RealmMatch>()
function tableOf(name: TableName): RealmMatch {
  const match = kept.get(name) ?? TABLES[name]()
  kept.set(name, match)
  return match
}

/** Returns the player whose turn it is at that table. */
function sittingAt(match: RealmMatch, columns: number, rows: number): ScreenPlayer {
  const player = new ScreenPlayer(columns, rows)
  const position = new GameLog(match as never, () => null, match.game.language).position(match.questions[0]!.seat)
  return player.hears({ kind: 'position', position, cover: false, notice: null })
}

const bare = (line: string): string => line.replace(/\x1b\[[\d;]*m/g, '').trimEnd()

describe('the table of Magic Realm', () => {
  it.each([
    [80, 24],
    [100, 40],
  ] as const)('shows a battle with the forecast of the whole fight under the question at %ix%i', (columns, rows) => {
    const match = playedTo(1, '2', asked('battle', 1), { battle: 'build' })
    const player = sittingAt(match, columns, rows)
    const { serial } = player.table.position
    expect(player.effects).toContainEqual({ kind: 'forecast', serial })
    const text = 'If you fight on: win 38%, die 50%, undecided 12% (8 trial fights so far)'
    expect(player.hears({ kind: 'forecast', serial: serial + 1, text }).screen).not.toContain(text)
    const lines = player.hears({ kind: 'forecast', serial, text }).lines(plain).map(bare)
    const order = ['The Amazon against 1 Axe Goblin. Begin', 'win 38%, die 50%', '1 Begin the battle']
    const rowsOf = order.map(part => lines.findIndex(line => line.includes(part)))
    expect(rowsOf).not.toContain(-1)
    expect(rowsOf).toEqual([...rowsOf].sort((a, b) => a - b))
    // The next question has its own forecast.
    expect(player.press('2').asked.at(-1)).toMatchObject({ kind: 'answer', id: 'foes' })
    player.hears({
      kind: 'position',
      position: { ...player.table.position, serial: serial + 1 },
      cover: false,
      notice: null,
    })
    expect(player.screen).not.toContain('win 38%')
  })

  it('shows all answers on the small screen after a hint, with the hinted one marked', () => {
    const player = sittingAt(playedTo(1, '4', recorded(1, 2)), 80, 24)
    const { question } = player.table.position
    const hint = { id: 'search', why: 'Search here.' }
    const lines = player.hears({ kind: 'advised', question: question!, hint, stays: false }).lines(plain).map(bare)
    const shown = lines.join('\n')
    expect(shown).toContain('Search here.')
    for (const { label } of numberedOffers(player.table).map(({ option }) => option)) expect(shown).toContain(label)
    expect(shown).toMatch(/►2 Search\b/)
    expect(
      player
        .press('down')
        .lines(plain)
        .map(bare)
        .filter(line => line.includes('►3')),
    ).toHaveLength(1)
  })

  for (const [columns, rows] of [
    [80, 24],
    [100, 40],
  ] as const)
    for (const name of ['character', 'needs', 'record', 'search', 'evening', 'six', 'laying', 'tile'] as const)
      it(`${name} at ${columns}x${rows}`, async () => {
        const match = tableOf(name)
        expect(match.over).toBe(false)
        const lines = sittingAt(match, columns, rows).lines(plain)
        expect(lines).toHaveLength(rows)
        expect(lines.map(width)).toEqual(lines.map(() => columns))
        await expectGolden(lines.map(bare), `realm-${name}-${columns}x${rows}`)
      })

  describe('lists the answers of a fight in the rows that its table leaves empty', () => {
    const match = playedTo(6, '2', match => asked('action', 0)(match) && match.questions[0]!.options.length > 6)

    it.each([
      [80, 24],
      [100, 40],
    ] as const)('at %ix%i', (columns, rows) => {
      const player = sittingAt(match, columns, rows)
      const { options } = match.questions[0]!
      const shown = (label: string) =>
        player
          .lines(plain)
          .map(bare)
          .some(line => line.includes(label.slice(0, 30)))
      const labels = player.table.position.question!.options.map(({ label }) => label)
      expect(labels.slice(0, Math.min(6, options.length)).filter(label => !shown(label))).toEqual([])
      expect(player.screen).toContain('The fight at')
      expect(player.screen).toContain('Thrust / Charge')
    })
  })

  it('names the monsters that prowl today above the log, and the legend explains it', () => {
    const match = tableOf('evening')
    const player = sittingAt(match, 80, 24)
    expect(match.state.prowling).toEqual([6])
    expect(player.screen).toContain('prowling: Giant Bats')
    expect(screenOf(magicRealm as never).status({ ...(match.view(0) as RealmView), prowling: [2, 4] })).toContain(
      'prowling: Serpents, Vipers, Demons, Winged Demons, Giants, Trolls',
    )
    expect(player.press('l').screen.replace(/\s+/g, ' ')).toContain("prowling today's row of the Monster Roll")
  })

  it('omits the week and the name from a narrow status line, so that the prowling monsters fit', () => {
    const match = tableOf('evening')
    const status = (isNarrow: boolean) => screenOf(match.game).status(match.view(match.questions[0]!.seat), isNarrow)
    const [date, name, ...others] = status(false)
    expect([date, name]).toEqual([`Day ${match.state.day}, week 1 - Evening`, expect.stringMatching(/^[A-Z]/)])
    expect(status(true)).toEqual([`Day ${match.state.day} - Evening`, ...others])
    expect(others.at(-1)).toBe('prowling: Giant Bats')
  })

  it('starts the choice of a character on one who suits the game', () => {
    const first = (encounter: string) =>
      selectedOffer(sittingAt(playedTo(1, encounter, asked('character', 0)), 80, 24).table)?.id
    expect(first('1')).toBe('druid')
    expect(first('2')).toBe('black-knight')
  })

  it('gives no answer a digit beside a form of numbers, because digits type its numbers', () => {
    const { table } = sittingAt(tableOf('needs'), 80, 24)
    const stretches = [{ id: 'advised', label: 'As advised for the setup' }]
    const listed = numberedOffers({ ...table, position: { ...table.position, stretches } })
    expect(listed.at(-1)).toEqual({ option: stretches[0], key: null })
    expect(listed.filter(({ key }) => key !== null)).toEqual([])
  })

  it('shows a tile as the selected answer would lay it, beside a plan of the placed tiles and the legal positions', () => {
    const match = tableOf('laying')
    const player = sittingAt(match, 100, 40)
    const view = match.view(0) as RealmView
    const { options } = match.questions[0]!
    const pictures = options.map(option => {
      const act = actOf(option)
      const rows = player
        .lines(plain)
        .slice(0, 22)
        .map(line => bare(line).slice(0, 63))
      const label = player.table.position.question!.options.find(({ id }) => id === option.id)!.label
      player.press('down')
      if (act?.kind !== 'lay') throw new Error(option.id)
      const named = tileNames.filter(({ name }) => label.includes(`of ${name}`))
      // The names of the adjacent tiles are beside the picture.
      for (const { name, short } of named)
        expect(rows.map(row => row.slice(31)).join(' '), label).toContain(short ?? name.split(' ')[0])
      return rows.join('\n')
    })
    expect(new Set(pictures).size).toBe(options.length)
    for (const { tile } of view.tiles) {
      const { name, short } = tileNames.find(({ code }) => code === tile)!
      expect(pictures[0]).toContain(short ?? name.split(' ')[0])
    }
    const places = new Set(options.map(({ id }) => id.split('.').slice(0, 2).join('.')))
    expect(pictures[0]!.split('+').length - 1).toBe(places.size - 1)
  })

  it('lists the available tiles by name with a description', () => {
    const player = sittingAt(tableOf('tile'), 80, 24)
    const { options } = tableOf('tile').questions[0]!
    expect(numberedOffers(player.table).map(({ option }) => option.id)).toEqual(options.map(({ id }) => id))
    expect(player.lines(plain).join(' ')).toMatch(
      /A (cave|mountain|valley|woods) tile with \d clearings and roads across/,
    )
  })

  it('divides the victory points on one form, by digits and arrows', () => {
    const start = sittingAt(tableOf('needs'), 80, 24)
    const shown = (player: ScreenPlayer) => player.lines(plain).map(bare)
    const field = (player: ScreenPlayer, name: string) => shown(player).find(line => line.includes(name)) ?? ''
    expect(field(start, 'Notoriety')).toMatch(/Notoriety +0 +20 notoriety per point/)
    // A digit sets a number and moves to the next field. Arrows can't raise a number beyond the rest of the total.
    const typed = start.press('2', '0', '1')
    expect(field(typed, 'Great')).toMatch(/Great treasures +2 +2 great treasures/)
    expect(field(typed, 'Notoriety')).toMatch(/Notoriety +1 +20 notoriety/)
    expect(shown(typed).join(' ')).toContain('2 points are left.')
    const early = typed.press('enter')
    expect(early.asked.some(({ kind }) => kind === 'answer')).toBe(false)
    expect(shown(early).join(' ')).toContain('2 points are left.')
    const full = early.press('right', 'right', 'right', 'right')
    expect(field(full, 'Gold')).toMatch(/Gold +2 +60 gold/)
    expect(shown(full).join(' ')).toContain('All points are placed.')
    expect(full.press('up', 'backspace').table.digits).toBe('2 0 0 2')
    expect(full.press('3').table.digits).toBe('2 0 3 2')
    expect(shown(full).join(' ')).toContain('That is 2 points too many.')
    expect(full.press('up', '1', 'enter').asked.at(-1)).toMatchObject({ kind: 'answer', id: '2 0 1 2' })
  })

  it('shows all five fields of the form at 80x24, where the log has more lines', () => {
    const player = sittingAt(playedTo(1, '4', asked('needs', 0)), 80, 24)
    // An answer below the form takes a line too.
    const position = { ...player.table.position, stretches: [{ id: 'as advised', label: 'As advised' }] }
    const all = player.hears({ kind: 'position', position, cover: false, notice: null }).lines(plain).join(' ')
    for (const name of ['Great treasures', 'Spells learned', 'Fame', 'Notoriety', 'Gold']) expect(all).toContain(name)
  })

  it('understands typed victory points, and explains numbers that do not fit', () => {
    const typed = (text: string) => sittingAt(tableOf('needs'), 80, 24).press(':', ...text, 'enter')
    expect(typed('1, 1, 1, 2').asked.at(-1)).toMatchObject({ kind: 'answer', id: '1 1 1 2' })
    expect(typed('1 1 1 1').lines(plain).join(' ')).toContain('The numbers must add up to 5, not 4.')
    expect(typed('1 4').lines(plain).join(' ')).toContain('This needs 4 numbers, not 2.')
  })

  it('keeps the number of each kind of phase while turns are recorded, and 0 ends a turn', () => {
    const keys = new Map<string, Set<string | null>>()
    const match = playedTo(2, '4', asked('record', 1))
    while (match.state.day <= 8 && !match.over) {
      const question = match.questions[0]!
      const { seat, topic } = question
      if (topic === 'record')
        for (const { option, key } of numberedOffers(sittingAt(match, 80, 24).table))
          keys.set(option.id, (keys.get(option.id) ?? new Set()).add(key))
      // Record a different phase each time, so that the options change.
      match.answer(seat, answerNumber(question, match.length % answersTo(question)))
    }
    const remaining = ['hide', 'search', 'trade', 'rest', 'alert', 'hire', 'enchant', 'repeat', 'done']
    expect(remaining.map(id => [...(keys.get(id) ?? [])].join())).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '0'])
    const others = [...keys].filter(([id]) => !remaining.includes(id) && !id.startsWith('by '))
    expect(others.flatMap(([, taken]) => [...taken]).filter(key => key !== null && key !== '9')).toEqual([])
  })

  it('shows victory requirements and action chits side by side on the smallest screen', () => {
    const sheet = sittingAt(tableOf('record'), 80, 24).press('tab').lines(plain).map(bare)
    const at = sheet.findIndex(line => /^Victory {3,}Action chits$/.test(line))
    expect(at).toBeGreaterThan(0)
    expect(sheet[at + 1]).toMatch(/great treasures \d of \d +active 12: Move/)
    expect(sheet.join(' ')).toContain('SEARCH with LOCATE until you discover the Altar here.')
  })

  it('lists the valid numbers after an invalid one', () => {
    const player = sittingAt(tableOf('record'), 80, 24).press('7')
    expect(player.lines(plain).join(' ')).toContain('7 is not a choice right now; the choices are 1, 2, 3, 4, 0')
  })

  it('asks for confirmation before 0 skips a whole day, but not once a phase is recorded', () => {
    const idle = sittingAt(playedTo(2, '1', recorded(0, 1)), 80, 24).press('0')
    expect(idle.lines(plain).join(' ')).toContain("You haven't recorded anything. Skip the whole day?")
    expect(idle.effects).toEqual([])
    expect(idle.press('enter').effects).toMatchObject([{ kind: 'answer', id: 'done' }])
    expect(sittingAt(tableOf('record'), 80, 24).press('0').effects).toMatchObject([{ kind: 'answer', id: 'done' }])
  })

  it('plans a route to a far clearing and leaves the recorded phases as they are', () => {
    const match = playedTo(1, '1', recorded(1, 1))
    const player = sittingAt(match, 80, 24)
    const isFar = () => selectedOffer(player.table) === null && player.table.cursor !== home
    const home = screenOf(match.game).map?.home(match.view(0))
    for (let n = 0; n < 20 && !isFar(); n++) player.press(n % 2 === 0 ? 'right' : 'up')
    expect(isFar()).toBe(true)
    const { cursor } = player.table
    player.press('enter')
    expect(player.effects.filter(({ kind }) => kind === 'answer' || kind === 'undo')).toEqual([])
    expect(player.table.plans[0]?.space).toBe(cursor)
    expect(player.screen).toContain('So far: 1 ')
  })

  it('keeps a plan for more than a day, even if the player has recorded only part of it', () => {
    const match = playedTo(1, '1', recorded(1, 1))
    const player = sittingAt(match, 100, 40)
    const far = (match.view(0) as RealmView).tiles.map(({ tile }) => `${tile}2`)
    const goal = far.find(space => player.types(`:plan ${clearingName(space)}`).press('enter').table.plans[0])
    expect(goal).toBeDefined()
    const told: string[] = []
    let { table } = player
    while (!match.over && (match.state.day === 1 || match.questions[0]!.topic !== 'record')) {
      const { topic, options } = match.questions[0]!
      match.answer(0, plannedOption(table)?.id ?? (topic === 'record' ? 'done' : (options[0]?.id ?? '0')))
      table = withPosition(table, new GameLog(match as never, () => null, match.game.language).position(0))
      told.push(planWords(table)?.message ?? '')
    }
    expect(told).not.toContain('plan-carried-off')
    expect(told).not.toContain('plan-no-way-any-more')
    expect(told.at(-1)).toBe('plan-on-the-way')
  })

  it('shows the full text about spells and characters on the smallest screen', async () => {
    const spells = sittingAt(playedTo(2, '4', asked('spell', 0)), 80, 24)
    const count = spells.table.position.question!.options.length
    expect(count).toBeGreaterThan(4)
    for (let n = 0; n < count; n++) {
      const lines = spells.lines(plain).map(bare)
      expect(lines.slice(lines.findIndex(line => line.startsWith('Which spell'))).join(' ')).not.toContain('…')
      spells.press('down')
    }
    const people = sittingAt(tableOf('character'), 80, 24)
    const [druid, amazon] = [people.lines(plain), people.press(...Array<string>(4).fill('up')).lines(plain)]
    expect(druid.map(bare).join(' ')).toContain(
      'Peace with Nature: warning and sound chits summon no monsters for the Druid.',
    )
    expect(amazon.map(bare).join(' ')).toContain('Stamina: an extra MOVE each day.')
    expect(people.press('tab').lines(plain).join(' ')).toContain('You have no character yet.')
    await expectGolden(people.press('tab', 'tab').lines(plain).map(bare), 'realm-who-80x24')
  })

  it('writes tile names in full, or shortened as a person would', () => {
    const map = sittingAt(tableOf('character'), 80, 24).lines(plain).map(bare).slice(0, 13).join('\n')
    const known = tileNames.flatMap(one => [one.name.split(' ')[0]!, one.short ?? one.name])
    const words = map.match(/[A-Z][a-z]{3,}/g) ?? []
    expect(words.length).toBeGreaterThan(5)
    expect(words.filter(word => !known.includes(word))).toEqual([])
  })

  it('lists the tiles that may have treasure sites among the places to go', () => {
    const match = playedTo(1, '1', recorded(0, 1))
    const { objectives } = screenOf(match.game).map ?? {}
    const view = match.view(0) as RealmView
    const unseen = (objectives?.all(view) ?? []).filter(({ sign }) => sign === '?')
    expect(unseen).toHaveLength(3)
    for (const { space, text } of unseen) {
      const { name, kind } = tileNames.find(({ code }) => code === space?.slice(0, -1))!
      expect(text).toContain(`${name}, `)
      expect(text).toMatch(
        /, (here|one phase away|\d+ phases away): chits face down\. This (cave|mountain) tile may have a treasure site\.$/,
      )
      expect(text).toContain(` ${kind} tile `)
    }
    // The list says that the nearest come first, whatever kind they are.
    const far = (objectives?.all(view) ?? []).map(({ text }) =>
      / here[:.]/.test(text) ? 0 : / one phase away/.test(text) ? 1 : Number(/(\d+) phases away/.exec(text)?.[1]),
    )
    expect(far).toEqual(far.toSorted((one, other) => one - other))
    expect(new Set(far).size).toBeGreaterThan(2)
    // The tiles whose chits the player has seen are known.
    const known = objectives?.all({ ...view, unknownChits: {} }) ?? []
    expect(known.filter(({ sign }) => sign === '?')).toEqual([])
  })

  it('shows its pages one after the other', async () => {
    const player = sittingAt(tableOf('record'), 80, 24).press('tab')
    await expectGolden(player.lines(plain).map(bare), 'realm-page-1-80x24')
    await expectGolden(player.press('tab').lines(plain).map(bare), 'realm-page-2-80x24')
  })

  it('is pure ASCII if configured, and the same text in every theme', async () => {
    const player = sittingAt(tableOf('record'), 80, 24)
    const ascii = player.lines(styleOf(plainTheme, 'ascii')).map(bare)
    expect(ascii.join('')).toMatch(/^[\x20-\x7e]*$/)
    await expectGolden(ascii, 'realm-ascii-80x24')
    for (const theme of Object.values(themes)) expect(player.lines(styleOf(theme, 'ascii')).map(bare)).toEqual(ascii)
  })
})
