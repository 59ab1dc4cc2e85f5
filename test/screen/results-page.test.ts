import { describe, expect, it } from 'vitest'
import type { GameHistory } from '../../src/screen/end/history.ts'
import { Player, position, ROLL } from './sitting.ts'

const RESULT = { winners: [0], text: 'Ann has won.' }
const HISTORY: GameHistory = {
  standings: [0, 4, 9].map(at => ({ at, day: at, figures: [0, 1, 2].map(seat => [1, seat * at, 0, 0, 0]) })),
  turning: [3, 5, 8].map((at, i) => ({ at, day: at, text: `It turned at ${at}.`, seat: 1, place: 2 - i })),
}

/** Returns a player whose game has just ended. */
function ended(more: Partial<ReturnType<typeof position>> = {}): Player {
  const player = new Player(100, 40)
  const over = position(null, { result: RESULT, ...more })
  player.hears({ kind: 'position', position: over, cover: false, notice: null })
  player.hears({ kind: 'recalled', history: HISTORY })
  player.effects = []
  return player
}
const pageOf = ({ model: { overlay } }: Player) => {
  if (overlay?.kind !== 'end') throw new Error('the results page is not open')
  return overlay
}
const selected = (player: Player, ...keys: string[]) => keys.map(key => pageOf(player.press(key)).selected)

describe('the results page', () => {
  it('selects turning points in both directions, and stops at both ends', () => {
    expect(selected(ended(), 'down', 'down', 'down', 'down', 'up', 'up', 'up')).toEqual([3, 5, 8, 8, 5, 3, 3])
    expect(selected(ended(), 'up', 'up')).toEqual([8, 5])
    const empty = ended().hears({ kind: 'recalled', history: { standings: [], turning: [] } })
    expect(selected(empty, 'down', 'up')).toEqual([null, null])
  })

  it('charts one measure after the other, in both directions', () => {
    const player = ended()
    const measure = (key: string) => pageOf(player.press(key)).measure
    const count = Array.from({ length: 20 }, () => measure('right')).indexOf(0) + 1
    expect(count).toBeGreaterThan(1)
    const other = ended()
    expect(pageOf(other.press('left')).measure).toBe(count - 1)
    expect(pageOf(other.press('left')).measure).toBe(count - 2)
    expect(pageOf(other.press('right', 'right')).measure).toBe(0)
  })

  it('charts the course only if there is more than its end', () => {
    const charted = (count: number) => {
      const standings = HISTORY.standings.slice(0, count)
      return ended()
        .hears({ kind: 'recalled', history: { ...HISTORY, standings } })
        .screen.includes('How it went')
    }
    expect([0, 1, 2, 3].map(charted)).toEqual([false, false, true, true])
  })

  it('lists the winners first, then the others by the first measure that differs, and equals by seat', () => {
    const listed = (winners: readonly number[], figures: readonly (readonly number[])[]) => {
      const player = ended({ result: { ...RESULT, winners } })
      player.hears({ kind: 'recalled', history: { standings: [{ at: 9, day: 9, figures }], turning: [] } })
      return [...player.screen.matchAll(/^ {2,}\S? *\S (Ann|Ben|Cleo) {2,}/gm)].map(([, name]) => name)
    }
    const [low, high] = [
      [1, 5, 0, 0, 0],
      [1, 7, 0, 0, 0],
    ]
    expect(listed([2], [low, low, low])).toEqual(['Cleo', 'Ann', 'Ben'])
    expect(listed([2], [low, high, low])).toEqual(['Cleo', 'Ben', 'Ann'])
    expect(listed([], [low, low, high])).toEqual(['Cleo', 'Ann', 'Ben'])
    expect(listed([0, 1], [low, high, [2, 0, 0, 0, 0]])).toEqual(['Ben', 'Ann', 'Cleo'])
  })

  it('replays the game from its beginning or from a turning point, or branches off there', () => {
    const path = '/saves/islands.cantrip'
    expect(ended().press('w').asked).toEqual([
      { kind: 'watch', path },
      { kind: 'goto', at: 0 },
    ])
    expect(ended().press('down', 'b').asked).toEqual([
      { kind: 'watch', path },
      { kind: 'goto', at: 3 },
      { kind: 'branch' },
    ])
    for (const key of ['w', 'enter', 'b', 'a', 'n', 't', 'escape']) {
      const player = ended().press('down', key)
      expect(player.model.overlay, key).toBeNull()
    }
  })

  it('says that a game that was not saved cannot be replayed', () => {
    for (const keys of [['w'], ['down', 'enter'], ['down', 'b']]) {
      const player = ended({ path: null }).press(...keys)
      expect(player.asked).toEqual([])
      expect(player.model.notice).toMatchObject({ tone: 'bad' })
      expect(player.screen).toContain('This game is not being saved.')
    }
  })

  it('offers another game and the form of a new one', () => {
    const { header } = position(null)
    expect(ended().press('a').asked).toEqual([{ kind: 'again', header, seed: '' }])
    expect(ended().press('n').asked).toEqual([{ kind: 'library', open: 'new' }])
    expect(ended().press('t').asked).toEqual([{ kind: 'library', open: 'title' }])
    expect(ended().press('escape').asked).toEqual([])
  })

  it('opens only when nothing else is on the screen, and asks for the history at a local table only', () => {
    const over = { kind: 'position', position: position(null, { result: RESULT }), cover: false, notice: null } as const
    expect(new Player().hears(over).asked).toContainEqual({ kind: 'load-history' })
    const shared = { name: 'eve', away: [] } as never
    const remote = new Player().hears({ ...over, position: { ...over.position, shared } })
    expect(remote.model.overlay).toMatchObject({ kind: 'end', history: null })
    expect(remote.asked).not.toContainEqual({ kind: 'load-history' })
    expect(new Player().hears({ ...over, cover: true }).model.overlay).toBeNull()
    const typing = Player.at(ROLL).press(':').hears({ kind: 'news', position: over.position, notice: null })
    expect(typing.model.overlay).toBeNull()
    expect(typing.press('escape').model.overlay).toMatchObject({ kind: 'end' })
    const helped = Player.at(ROLL).press('?').hears({ kind: 'news', position: over.position, notice: null })
    expect(helped.model.overlay).toMatchObject({ kind: 'page' })
    expect(helped.press('escape').model.overlay).toMatchObject({ kind: 'end' })
    // A history that arrives after the page was closed opens nothing.
    expect(ended().press('escape').hears({ kind: 'recalled', history: HISTORY }).model.overlay).toBeNull()
  })
})
