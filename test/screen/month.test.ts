// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { describe, expect, it } from 'vitest'
import { apprentice } from '../../src/games/magic-realm/bots/apprentice.ts'
import { magicRealm } from '../../src/games/magic-realm/game.ts'
import { rulebook } from '../../src/games/magic-realm/rulebook.ts'
import type { RealmView } from '../../src/games/magic-realm/rules/view.ts'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { contextOf } from '../../src/screen/table/contexts.ts'
import { atCursor, isSpatial, offers } from '../../src/screen/table/offers.ts'
import { width } from '../../src/terminal/text.ts'
import { RealTable } from './real-table.ts'
import { plain } from './sitting.ts'

const COLUMNS = 80
const ROWS = 24

/** Plays the first seat by keys alone as the apprentice would, and looks before every answer whether the screen fits. */
class Wanderer {
  readonly table: RealTable
  private readonly chance = seedRandom('month', 'keys')

  constructor(seats: readonly string[], encounter: '1' | '2') {
    const match = Match.begin(magicRealm, {
      ...{
        game: 'magic-realm',
        rules: magicRealm.rules,
        options: { encounter },
        seats,
        seed: 'month',
        practice: false,
      },
    })
    const others = seats.slice(1).map((_, i) => [i + 1, apprentice] as const)
    this.table = new RealTable(match as never, COLUMNS, ROWS, false, new Map(others))
  }

  private get player() {
    return this.table.player
  }

  /** Plays to the end of the month. */
  play(): void {
    const { match } = this.table
    while (!match.over) {
      const { overlay } = this.player.model
      this.look()
      if (overlay) this.press(overlay.kind === 'moment' ? 'enter' : 'escape')
      else this.answer()
    }
    while (this.player.model.overlay?.kind === 'moment') this.press('enter')
  }

  private look(): void {
    const lines = this.player.lines(plain)
    expect(lines).toHaveLength(ROWS)
    expect(lines.find(line => width(line) > COLUMNS)).toBeUndefined()
  }

  private answer(): void {
    const { position } = this.player.table
    const question = position.question!
    const { length } = this.table.match
    const id = apprentice.answer(position.view as RealmView, question, this.chance)
    const option = question.options.find(one => one.id === id)
    if (!option) this.press(...[...id], 'enter')
    else {
      const { at } = option
      if (isSpatial(position) && at?.space !== undefined) this.steer(at.space)
      const number = offers(this.player.table).indexOf(option)
      if (atCursor(this.player.table)[0] === option) this.press('enter')
      else if (number >= 0 && number < 9) this.press(String(number + 1))
      else {
        for (let i = 0; this.player.table.selected !== number && i < 100; i++)
          this.press(this.player.table.selected < number ? 'down' : 'up')
        this.press('enter')
      }
    }
    expect(this.table.match.length, `${question.topic}: ${id}`).toBeGreaterThan(length)
  }

  /** Hops from one place that can be taken to the next, until the wanted one is come to. */
  private steer(space: string): void {
    const { length } = this.player.table.position.question!.options
    for (let i = 0; this.player.table.cursor !== space && i <= length; i++) this.press('.')
    expect(this.player.table.cursor).toBe(space)
  }

  private press(...keys: readonly string[]): void {
    for (const key of keys) this.table.press(key)
  }
}

const known = new Set(rulebook.sections.map(({ id }) => id))

describe('a month of Magic Realm by keys alone at 80x24', () => {
  for (const encounter of ['1', '2'] as const)
    for (const seats of [['Ann'], ['Ann', 'Tamsin', 'Corwin']])
      it(`goes to its end in the ${encounter === '1' ? 'First' : 'Second'} ENCOUNTER, ${seats.length === 1 ? 'alone' : 'with two bots'}`, () => {
        const wanderer = new Wanderer(seats, encounter)
        wanderer.play()
        const { match, player } = wanderer.table
        expect(match.over).toBe(true)
        expect(player.screen.replace(/\s+/g, ' ')).toContain(player.table.position.result!.text)
        expect(contextOf(player.model)).not.toBe('cover')
        // The record says why at every step: each sentence has its rule, and the rulebook has that.
        const unfounded = player.table.position.chronicle.filter(({ rule }) => !known.has(rule))
        expect(unfounded).toEqual([])
      })
})
