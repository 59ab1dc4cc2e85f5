// Loads the games with their bots, screens and rulebooks.
import { describe, expect, it } from 'vitest'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { GameLog } from '../../src/server/positions.ts'
import { loadSave } from '../../src/storage/index.ts'
import { capital } from '../../src/text/index.ts'
import { SAVES } from '../fixtures/make.ts'
import { games } from '../games/library.ts'
import { Player } from './sitting.ts'

/** The bundled games in progress to test. */
const TABLES = ['wizards-2', 'wizards-revised-2', 'elfenwizards-3', 'wizards-quest-2', 'magic-realm-2']

const tableOf = (name: string) => loadSave(`${SAVES}/${name}.cantrip`, games).match

/** Returns the game's reply to `look` for a place. */
function looked(match: ReturnType<typeof tableOf>, typed: string): string {
  const { game } = match
  const { seat = 0 } = match.questions[0] ?? {}
  return (game.inquire(match.view(seat), 'look', typed) ?? []).join(' ')
}

describe.each(TABLES)('the places of %s', name => {
  const match = tableOf(name)
  const { seat = 0 } = match.questions[0] ?? {}
  const view = match.view(seat)
  const { map } = screenOf(match.game)
  const places = map?.places?.(view) ?? []
  const nameOf = (space: string) => map?.name(space, view) ?? ''

  it('are understood by look, way, plan and go under their displayed names', () => {
    expect(places.length).toBeGreaterThan(9)
    const unknown = (typed: string) => looked(match, 'qqqq').replace('qqqq', typed)
    for (const space of places) {
      expect([space, looked(match, nameOf(space)) === unknown(nameOf(space))]).toEqual([space, false])
      if (map?.travel) expect([space, map.travel.parseSpace(view, nameOf(space))]).toEqual([space, space])
    }
  })

  it('are understood by all commands under any unambiguous prefix of their names', () => {
    const names = places.map(nameOf)
    const begun = places.flatMap(space => {
      const whole = nameOf(space)
      const head = whole.slice(0, -1)
      // A name that ends in a number is a different place without it.
      return /\d$/.test(whole) || names.filter(one => one.startsWith(head)).length > 1 ? [] : [[space, head] as const]
    })
    for (const [space, head] of begun) {
      expect([head, looked(match, head)]).toEqual([head, looked(match, nameOf(space))])
      if (map?.travel) expect([head, map.travel.parseSpace(view, head)]).toEqual([head, space])
    }
  })

  it('are found in the palette, which moves the cursor there', () => {
    const player = new Player(100, 40)
    const position = new GameLog(match, () => null).position(seat)
    player.hears({ kind: 'position', position, cover: false, notice: null })
    const space = places.at(-1) ?? ''
    player.press('ctrl+p').types(nameOf(space))
    expect(player.screen).toContain(capital(nameOf(space)))
    expect(player.press('enter').table.cursor).toBe(space)
  })
})

describe('a route in a game without its own word for it', () => {
  const match = tableOf('magic-realm-2')

  it('is shown turn by turn, and planned with Enter', () => {
    const { map } = screenOf(match.game)
    const seats = match.questions.map(({ seat }) => seat)
    const [seat = 0] = seats
    const view = match.view(seat)
    const far = (map?.places?.(view) ?? []).filter(space =>
      map?.travel?.findPath(view, match.questions[0] ?? null, space),
    )
    const player = new Player(80, 24)
    const position = new GameLog(match, () => null).position(seat)
    player.hears({ kind: 'position', position, cover: false, notice: null })
    const space = far.at(-1) ?? ''
    player
      .press(':')
      .types(`route ${map?.name(space, view)}`)
      .press('enter')
    expect(player.screen).toContain(`Route to ${map?.name(space, view)}`)
    expect(player.screen).toContain('1. ')
    player.press('enter')
    expect(player.table.plans[seat]?.space).toBe(space)
  })
})
