import { describe, expect, it } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { fateOf, isBarred, promisedBy } from '../../../src/games/wizards-quest/rules/facts/promises.ts'
import { bargainsOf } from '../../../src/kernel/index.ts'
import { Stage, type StageOptions } from './stage.ts'

const bargains = wizardsQuest.bargains!

const BOARD = { larkley: 'A4', 'sighing-grass': 'B1', 'clover-lea': 'o1', 'sheep-meade': 'C1' }

/** Sets up Ann's campaigns, with this bargain between Ann and Bob. */
function agreed(give: string, take: string, options: StageOptions = {}): Stage {
  const stage = Stage.set({ board: BOARD, ...options })
  stage.match.say(0, { offer: { to: 1, give, take } })
  stage.match.say(1, { accept: 1 })
  return stage
}

const endOf = (stage: Stage) => {
  const { given, taken, settled } = bargainsOf(stage.match)[0]!
  return [given, taken, settled !== null]
}

describe('promises between warlords (ruling W79)', () => {
  it('peace is broken by the first battle against any force of the other player, but never prevented', () => {
    const stage = agreed('peace green', 'peace red')
    expect(endOf(stage)).toEqual(['open', 'open', false])
    stage.say('attack sighing-grass')
    // A player who begins a campaign can still break it off.
    expect(endOf(stage)[0]).toBe('open')
    expect(endOf(stage.dice(6, 6).say('fight'))[0]).toBe('broken')
  })

  it('peace is kept if a turn ends without a battle against the other player, even after other fights', () => {
    const stage = agreed('peace green', 'peace red', { prepare: state => (state.turn.campaigns = 2) })
    stage.say('attack clover-lea').dice(1, 6).say('fight', 1)
    expect(endOf(stage)[0]).toBe('open')
    expect(endOf(stage.say('end'))).toEqual(['kept', 'open', false])
    // Bob's promise is about his next turn.
    while (stage.asked !== 'Bob campaign')
      stage.say(stage.options.includes('keep') ? 'keep' : (stage.numbers?.[1] ?? stage.options[0]!))
    expect(endOf(stage.say('end'))).toEqual(['kept', 'kept', true])
  })

  it('sparing a space is broken by a battle for it or by capturing it, no matter who holds it', () => {
    expect(endOf(agreed('spare clover-lea', 'peace red').say('attack clover-lea').dice(6, 6).say('fight'))[0]).toBe(
      'broken',
    )
    const empty = agreed('spare clover-lea', 'peace red', { board: { ...BOARD, 'clover-lea': '-' } })
    expect(endOf(empty.say('attack clover-lea', 1))[0]).toBe('broken')
    expect(endOf(agreed('spare clover-lea', 'peace red').say('end'))[0]).toBe('kept')
  })

  it('the dragon next to a force can be attacked in peace', () => {
    const stage = agreed('peace green', 'spare larkley', {
      board: { ...BOARD, larkley: 'A6S' },
      dragon: 'sighing-grass',
    })
    stage.say('dragon').dice(6, 6).say('fight')
    expect(endOf(stage)[0]).toBe('open')
  })

  it("a spared space's dragon or wizard can be attacked, and other spaces can be captured", () => {
    const beside = { ...BOARD, larkley: 'A6S', 'clover-lea': 'o2' }
    for (const creature of ['dragon', 'wizard'] as const) {
      const stage = agreed('spare clover-lea', 'peace red', { board: beside, [creature]: 'clover-lea' })
      expect(endOf(stage.say(creature).dice(6, 6).say('fight'))[0]).toBe('open')
    }
    const fought = agreed('spare sheep-meade', 'peace red').say('attack clover-lea').dice(6, 6).say('fight')
    expect(endOf(fought)[0]).toBe('open')
    const other = agreed('spare sheep-meade', 'peace red', { board: { ...BOARD, 'clover-lea': '-' } })
    expect(endOf(other.say('attack clover-lea', 1))[0]).toBe('kept')
  })

  it('peace is kept when an unoccupied space is captured', () => {
    const stage = agreed('peace green', 'peace red', { board: { ...BOARD, 'clover-lea': '-' } })
    expect(endOf(stage.say('attack clover-lea', 1))[0]).toBe('kept')
  })

  it('a promise is kept if the game ends first or its maker is out, no matter what others do', () => {
    const over = agreed('peace blue', 'spare larkley', {
      seats: 3,
      board: { larkley: 'A4', 'sighing-grass': 'B1', 'castle-8': 'C1' },
      prepare: state => {
        state.forces['castle-8'] = null
        state.players[2]!.out = true
      },
    })
    expect(endOf(over.say('attack sighing-grass').dice(1, 6).say('fight'))).toEqual(['kept', 'kept', true])
    const out = agreed('peace blue', 'spare larkley', { board: { ...BOARD, larkley: 'A1' } })
    expect(endOf(out.say('attack sighing-grass').dice(6, 6).say('fight'))[0]).toBe('kept')
    // Bob is attacked, and attacks nobody.
    const attacked = agreed('peace green', 'peace red').say('attack sighing-grass').dice(6, 6).say('fight')
    expect(endOf(attacked)).toEqual(['broken', 'open', false])
    expect(fateOf('nonsense', 0, [])).toBe('kept')
  })

  it("peace can be asked of each other player, and sparing of each adjacent space that isn't your own", () => {
    const promises = (options: StageOptions) =>
      bargains.promises(Stage.set(options).match.view(0), 0).map(({ id }) => id)
    const beside = ['hidden-hollow', 'heatherlawn', 'sheep-meade', 'sighing-grass', 'clover-lea', 'castle-3']
    expect(promises({ board: BOARD })).toEqual(['peace green', 'peace blue', ...beside.map(space => `spare ${space}`)])
    expect(promises({ board: { ...BOARD, 'clover-lea': 'A1' } })).not.toContain('spare clover-lea')
    const out = { board: BOARD, prepare: (state: Stage['state']) => (state.players[1]!.out = true) }
    expect(promises(out).filter(id => id.startsWith('peace'))).toEqual(['peace blue'])
    const over = {
      board: BOARD,
      prepare: (state: Stage['state']) => (state.result = { winners: [0], text: 'treasures' }),
    }
    expect(promises(over)).toEqual([])
  })

  it('a promise is invalid with other words, without a space, or without a player', () => {
    const view = Stage.set({ board: BOARD }).match.view(1)
    const stands = (id: string) => bargains.stands!(view, 1, id)
    expect(['peace red', 'spare castle-8'].map(stands)).toEqual([true, true])
    const none = ['make peace red', 'peace red now', 'peace', 'spare', 'spare atlantis', 'peace yellow', 'spare red']
    expect(none.filter(stands)).toEqual([])
    expect(promisedBy('peace larkley')).toBeNull()
  })

  it('a promise bars every space of the other player, or the spared one', () => {
    const view = Stage.set({ board: BOARD }).match.view(0)
    const barred = (id: string) => Object.keys(BOARD).filter(space => isBarred(view, promisedBy(id)!, space))
    expect(barred('peace green')).toEqual(['sighing-grass'])
    expect(barred('spare clover-lea')).toEqual(['clover-lea'])
  })

  it("a promise can't be made in the setup, to yourself, by a player who is out, or about your own space", () => {
    const { match } = Stage.begun(3)
    expect(bargains.promises(match.view(0), 0)).toEqual([])
    const view = Stage.set({ board: BOARD }).match.view(0)
    expect(bargains.stands!(view, 0, 'peace red')).toBe(false)
    expect(bargains.stands!(view, 0, 'peace violet')).toBe(false)
    expect(bargains.stands!(view, 0, 'spare larkley')).toBe(false)
    expect(bargains.stands!(view, 1, 'spare larkley')).toBe(true)
    const out = Stage.set({ board: BOARD, prepare: state => (state.players[1]!.out = true) }).match.view(0)
    expect(bargains.stands!(out, 0, 'peace green')).toBe(false)
    expect(bargains.promises(out, 1)).toEqual([])
  })

  it('a promise names a warlord by name, color or letter, and a space by number or name', () => {
    const view = Stage.set({ board: BOARD }).match.view(0)
    const read = (words: string) => bargains.read(view, 0, words)
    expect(['peace Bob', 'peace with bob', 'peace green', 'peace G'].map(read)).toEqual(Array(4).fill('peace green'))
    expect(['spare 24', 'spare sighing', 'spare Sighing Grass'].map(read)).toEqual(Array(3).fill('spare sighing-grass'))
    expect(['peace nobody', 'spare nowhere', 'spare 22', 'support 24', 'peace'].map(read)).toEqual(Array(5).fill(null))
    expect(bargains.whom!(view, 'B')).toBe(2)
    expect(bargains.whom!(view, 'yellow')).toBe(null)
  })

  it('a promise says who promises what, and what could be taken otherwise', () => {
    const view = Stage.set({ board: BOARD }).match.view(0)
    expect(bargains.words('peace green', 'Ann', view.seats)).toBe('Ann leaves Bob in peace for a turn')
    expect(bargains.words('spare clover-lea', 'Ann', view.seats)).toBe('Ann leaves Clover Lea alone for a turn')
    expect(bargains.stake!(view, 0, 'peace green')).toMatch(
      /^Ann could attack one of Bob's spaces, Sighing Grass, with a \d+% chance to take it/,
    )
    expect(bargains.stake!(view, 1, 'peace blue')).toMatch(/Cyd/)
    expect(bargains.stake!(view, 0, 'spare castle-8')).toBe("Ann couldn't take Castle 8 as things stand.")
  })

  it('an offer expires after the turn of either player', () => {
    const stage = Stage.set({ board: BOARD })
    stage.match.say(0, { offer: { to: 1, give: 'peace green', take: 'peace red' } })
    expect(bargainsOf(stage.match)[0]!.state).toBe('offered')
    stage.say('end')
    expect(bargainsOf(stage.match)[0]!.state).toBe('over')
    // The same happens if either player is eliminated.
    const lost = Stage.set({ board: BOARD })
    lost.match.say(2, { offer: { to: 1, give: 'peace green', take: 'peace blue' } })
    lost.say('attack sighing-grass').dice(6, 6).say('fight')
    expect(bargainsOf(lost.match)[0]!.state).toBe('offered')
    expect(bargainsOf(lost.dice(1, 6).say('fight').match)[0]!.state).toBe('over')
  })
})
