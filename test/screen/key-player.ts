import { expect } from 'vitest'
import type { Bot } from '../../src/bots/index.ts'
import { type Game, type Header, Match, seedRandom } from '../../src/kernel/index.ts'
import { hasOneDigit } from '../../src/screen/table/amounts.ts'
import { atCursor, isSpatial, numberedOffers } from '../../src/screen/table/offers.ts'
import { shareFormAt } from '../../src/screen/table/shares.ts'
import { width } from '../../src/terminal/text.ts'
import { RealTable } from './real-table.ts'
import { plain } from './screen-player.ts'

const COLUMNS = 80
const ROWS = 24

/**
 * Plays the first seat with keys alone as a bot would. That bot plays the other seats. Checks before every answer that
 * the screen fits.
 */
export class KeyPlayer {
  readonly table: RealTable
  private readonly chance = seedRandom('keys', 'player')

  constructor(
    game: Game,
    private readonly bot: Bot,
    { seats, options = {} }: { readonly seats: readonly string[]; readonly options?: Header['options'] },
  ) {
    const match = Match.begin(game, {
      ...{ game: game.id, rules: game.rules, options, seats, seed: 'by keys', practice: false },
    })
    this.table = new RealTable(match, COLUMNS, ROWS, false, new Map(seats.slice(1).map((_, i) => [i + 1, bot])))
  }

  get player() {
    return this.table.player
  }

  /** Plays to the end of the game, or until this many answers have been given. */
  play(answers = Number.POSITIVE_INFINITY): void {
    const { match } = this.table
    while (!match.over && match.length < answers) {
      const { overlay } = this.player.model
      this.look()
      if (overlay) this.press(overlay.kind === 'highlight' ? 'enter' : 'escape')
      else this.answer()
    }
    while (this.player.model.overlay?.kind === 'highlight') this.press('enter')
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
    const id = this.bot.answer(position.view, question, this.chance)
    const option = question.options.find(one => one.id === id)
    if (shareFormAt(this.player.table)) this.press(...id.split(' '), 'enter')
    else if (!option) this.press(...[...id], ...(hasOneDigit(this.player.table) ? [] : ['enter']))
    else {
      const { at } = option
      if (isSpatial(position) && at?.space !== undefined) this.steer(at.space)
      const listed = numberedOffers(this.player.table)
      const number = listed.findIndex(one => one.option === option)
      const key = question.amount ? null : listed[number]?.key
      if (atCursor(this.player.table)[0] === option) this.press('enter')
      else if (key) this.press(key)
      // On the map, type an answer that has no number.
      else if (isSpatial(position)) this.press(':', ...[...id], 'enter')
      else {
        for (let i = 0; this.player.table.selected !== number && i < 100; i++)
          this.press(this.player.table.selected < number ? 'down' : 'up')
        this.press('enter')
      }
    }
    expect(this.table.match.length, `${question.topic}: ${id}`).toBeGreaterThan(length)
  }

  /** Steps through the available places until the wanted one is selected. */
  private steer(space: string): void {
    const { length } = this.player.table.position.question!.options
    // If Enter would take something else first, look at the map.
    if (this.player.table.focus === 'list') this.press('x')
    for (let i = 0; this.player.table.cursor !== space && i <= length; i++) this.press('.')
    expect(this.player.table.cursor).toBe(space)
  }

  private press(...keys: readonly string[]): void {
    for (const key of keys) this.table.press(key)
  }
}
