import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IllegalAnswer, Match } from '../../src/kernel/index.ts'
import { width } from '../../src/terminal/text.ts'
import { COMMANDS } from '../../src/tui/key-table.ts'
import type { Message, Position } from '../../src/tui/model.ts'
import { nextSeat, Teller } from '../../src/tui/positions.ts'
import { header, Player, plain, wizards } from './sitting.ts'

/** A real game behind a screen: answers and undos are done, the rest is left. */
class Table {
  readonly match: Match
  readonly player: Player
  private readonly teller: Teller
  private seat: number | null = null

  constructor(seats: readonly string[], seed: string, columns: number, rows: number, map = 'auto') {
    const variant = seats.length === 1 ? 'solitaire' : 'standard'
    this.match = Match.begin(wizards, header({ seats, seed, options: { variant, map, removed: 'die' } }))
    this.teller = new Teller(this.match, () => null)
    this.player = new Player(columns, rows)
    this.show(null)
  }

  press(...keys: readonly string[]): this {
    for (const key of keys) {
      this.player.press(key)
      for (const effect of this.player.effects.splice(0)) {
        if (effect.kind === 'answer') {
          this.match.answer(effect.seat, effect.id)
          this.show(null)
        } else if (effect.kind === 'undo') {
          try {
            this.match.undo(effect.seat, effect.count)
            this.show('taken back')
          } catch (error) {
            this.hears({ kind: 'notice', notice: { tone: 'bad', lines: [String(error)] } })
          }
        } else if (effect.kind === 'weigh') {
          const final = this.match.isFinal(effect.seat, effect.id)
          this.hears({ kind: 'weighed', serial: effect.serial, id: effect.id, final })
        }
      }
    }
    return this
  }

  position(): Position {
    const before = this.seat
    this.seat = nextSeat(this.match, before)
    return this.teller.position(this.seat)
  }

  private show(said: string | null): void {
    const before = this.seat
    const position = this.position()
    const cover = this.match.header.seats.length > 1 && this.seat !== before
    const notice = said === null ? null : ({ tone: 'plain', lines: [said] } as const)
    this.hears({ kind: 'position', position, cover, notice })
  }

  private hears(message: Message): void {
    this.player.hears(message)
  }
}

const KEYS = [...new Set(COMMANDS.flatMap(command => command.keys))].filter(key => !key.startsWith('ctrl+'))

describe('a game played at the screen', () => {
  it('goes on whatever keys are pressed, and every frame fits', () => {
    // Enter and digits more often than the rest, so that the game gets somewhere.
    const key = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('enter', '1', '2', '.') },
      { weight: 2, arbitrary: fc.constantFrom(...KEYS) },
    )
    const size = fc.constantFrom([80, 24] as const, [100, 40] as const, [133, 60] as const)
    fc.assert(
      fc.property(
        fc.array(key, { minLength: 30, maxLength: 90 }),
        fc.constantFrom(['Ann'], ['Ann', 'Ben']),
        fc.constantFrom('auto', 'arrange'),
        fc.nat(9999),
        size,
        (keys, seats, map, seed, [columns, rows]) => {
          const table = new Table(seats, String(seed), columns, rows, map)
          for (const pressed of keys) {
            table.press(pressed)
            const lines = table.player.lines(plain)
            expect(lines).toHaveLength(rows)
            expect(lines.every(line => width(line) === columns)).toBe(true)
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  it('asks only for answers that the game takes', () => {
    const table = new Table(['Ann'], '7', 80, 24)
    expect(() => {
      for (let i = 0; i < 200; i++) table.press('enter', '.', 'enter', '1', 'enter')
    }).not.toThrow(IllegalAnswer)
    expect(table.match.length).toBeGreaterThan(20)
  })

  it('tells each player what happened since he last sat here, and no more', () => {
    const table = new Table(['Ann', 'Ben'], '7', 80, 24)
    const first = table.match.questions[0]!.seat
    const other = 1 - first
    const told = () => table.player.screen
    expect(told()).toContain(`${table.match.header.seats[first]}, it is your turn.`)
    table.press('enter', 'enter')
    for (let i = 0; i < 40 && !told().includes(`${table.match.header.seats[other]}, it is your turn.`); i++) {
      table.press('1', '.', 'enter')
    }
    expect(told()).toContain(`${table.match.header.seats[other]}, it is your turn.`)
    const { chronicle, known } = table.position()
    expect(chronicle.slice(known).length).toBeGreaterThan(0)
    table.press('enter')
    expect(told()).toContain('Since your last turn')
  })

  it('puts back what undo takes back, chronicle and all', () => {
    const table = new Table(['Ann'], '1982', 80, 24).press('enter')
    const before = table.position().chronicle
    table.press('.', 'enter')
    expect(table.position().chronicle.length).toBeGreaterThan(before.length)
    table.press('u')
    expect(table.position().chronicle).toEqual(before)
    expect(table.player.screen).toContain('taken back')
  })
})
