import { expect } from 'vitest'
import { chanceAgainst } from '../../../src/games/wizards-quest/plans/armies.ts'
import { treasureRoutes } from '../../../src/games/wizards-quest/plans/routes.ts'
import { isTruce } from '../../../src/games/wizards-quest/rules/facts/island.ts'
import { kingdomOf } from '../../../src/games/wizards-quest/rules/facts/kingdoms.ts'
import { WHOLE_DECK } from '../../../src/games/wizards-quest/rules/pieces/deck.ts'
import { TERRITORY_IDS } from '../../../src/games/wizards-quest/rules/pieces/marnon.ts'
import { rulesOf } from '../../rule.ts'
import { Stage, type StageOptions } from './stage.ts'

const rule = rulesOf('wizards-quest')

/** Sets up Ann, who has drawn the blank card, with these dice. Her home is castle 3 and Clover Lea. */
const drawn = (dice: readonly number[], options: StageOptions = {}): Stage =>
  Stage.set({
    phase: 'petition',
    upheaval: {},
    ...options,
    board: { 'castle-3': 'A6', 'clover-lea': 'A3', ...options.board },
  })
    .stack('blank')
    .dice(...dice)
    .say('draw')

/** Sets up Ann's campaigns, with what the blank card has changed. */
const changed = (upheaval: StageOptions['upheaval'], options: StageOptions = {}): Stage =>
  Stage.set({ ...options, upheaval: upheaval ?? {} })

/** Returns the parts of the defender's range in the last battle, without the men. */
const sheltered = (stage: Stage) => stage.told('battle')!.defender.range.parts.slice(1)

rule('XIV.A', 'the blank card is the 36th card if the option is set', () => {
  const deckOf = (options: Record<string, string>) => Stage.begun(3, [], options).state.petitions.draw
  expect([...deckOf({ petition: 'blank' })].sort()).toEqual([...WHOLE_DECK, 'blank'].sort())
  for (const options of [{}, { petition: 'book' }] as Record<string, string>[])
    expect([...deckOf(options)].sort()).toEqual([...WHOLE_DECK].sort())
  expect(Stage.begun(3).state).not.toHaveProperty('upheaval')
  expect(() => deckOf({ petition: 'white' })).toThrow('the values are book, blank')
})

rule('XIV.A', 'the blank card is played when it is drawn, and then discarded', () => {
  const stage = drawn([3, 3])
  expect(stage.told('plays')).toMatchObject({ card: 'blank', wasted: false })
  expect(stage.told('roll')).toMatchObject({ purpose: 'blank', dice: [3, 3], seat: 0 })
  expect([stage.player().cards, stage.state.petitions.discard]).toEqual([[], ['blank']])
})

rule('XIV.A', 'a ring can bring the blank card too', () => {
  const stage = changed({}, { board: { 'castle-3': 'A6', larkley: '-' }, treasures: { larkley: 'A ring' } })
  stage.stack('blank').dice(1, 2).say('attack larkley', 4)
  expect(stage.state.upheaval).toMatchObject({ truce: 3 })
})

rule('XIV.A', 'nothing happens if the result is impossible', () => {
  const stage = drawn([5, 6])
  expect(stage.told('no-effect')).toBeDefined()
  expect(stage.asked).toBe('Ann place')
})

rule('XIV.2', 'the Great Tunnel opens in a territory of your choice', () => {
  const stage = drawn([1, 1])
  expect(stage.asked).toBe('Ann entrance')
  // Any territory except the mouths on the map.
  expect(stage.options).toEqual(TERRITORY_IDS.filter(id => id !== 'earthen-pass' && id !== 'marls-gate'))
  stage.say('clover-lea')
  expect(stage.state.upheaval).toMatchObject({ entrances: ['clover-lea'] })
  stage.say('castle-3', 4)
  expect(stage.options).toEqual(expect.arrayContaining(['attack earthen-pass', 'attack marls-gate']))
})

rule('XIV.2', 'a territory can only get one entrance', () => {
  const stage = drawn([1, 1], { upheaval: { entrances: ['haven'] } })
  expect(stage.options).not.toContain('haven')
  expect(stage.options).toHaveLength(33)
})

const entrances = ['clover-lea', 'owlswick']

rule('XIV.2', 'defenders at a new entrance add 1, and 1 more in forest or mountains', () => {
  const board = { 'marls-gate': 'A9', owlswick: 'B2', 'clover-lea': 'B2' }
  const forest = changed({ entrances }, { board }).say('attack owlswick').dice(6, 6).say('fight')
  expect(forest.told('campaign')).toMatchObject({ from: 'marls-gate', by: 'entrance' })
  expect(sheltered(forest)).toEqual([
    { what: 'forest', adds: 1 },
    { what: 'entrance', adds: 1 },
  ])
  const open = changed({ entrances }, { board }).say('attack clover-lea').dice(6, 6).say('fight')
  expect(sheltered(open)).toEqual([{ what: 'entrance', adds: 1 }])
})

rule('XIV.2', 'the mouths on the map keep their bonus, and a common border comes before the tunnel', () => {
  const stage = changed({ entrances }, { board: { 'clover-lea': 'A9', 'earthen-pass': 'B2' } })
  stage.say('attack earthen-pass').dice(6, 6).say('fight')
  expect(stage.told('campaign')).toMatchObject({ by: 'tunnel' })
  expect(sheltered(stage)).toEqual([{ what: 'tunnel', adds: 2 }])
  // Owlswick borders Earthen Pass.
  const land = changed({ entrances }, { board: { owlswick: 'A9', 'earthen-pass': 'B2' } })
  expect(land.say('attack earthen-pass').told('campaign')).toMatchObject({ by: 'land' })
})

rule(['XIV.2', 'X.B.1'], 'a new entrance connects kingdoms, supplements and routes to treasures', () => {
  const board = { 'clover-lea': 'A9', 'marls-gate': 'A3', 'castle-8': 'A2', 'earthen-pass': 'B2' }
  const treasures = { 'earthen-pass': 'A ring' }
  const [open, shut] = [{ entrances }, {}].map(upheaval => changed(upheaval, { board, treasures }))
  expect(kingdomOf(open!.state, 0)).toEqual(['castle-8', 'marls-gate', 'clover-lea'])
  expect(kingdomOf(shut!.state, 0)).toEqual(['castle-8', 'marls-gate'])
  const route = treasureRoutes(open!.match.view(0), 0).find(({ goal }) => goal === 'earthen-pass')
  expect(route).toMatchObject({ path: ['earthen-pass'] })
  expect(open!.say('attack earthen-pass', 'clover-lea').options).toContain('bring marls-gate')
  expect(shut!.say('attack earthen-pass').options).not.toContain('bring clover-lea')
})

rule(['XIV.2', 'VI.B.5.g'], 'orcs break out through a new entrance, after all other attacks', () => {
  const stage = changed(
    { entrances: ['clover-lea'] },
    { phase: 'frenzy', board: { 'clover-lea': 'o4', larkley: 'A1', 'marls-gate': 'A2', 'earthen-pass': 'A2' } },
  )
  expect(stage.allTold('battle').slice(0, 1)).toMatchObject([{ target: 'larkley', by: 'land' }])
  expect(stage.allTold('battle').map(({ target }) => target)).not.toContain('roots-of-marnon')
})

rule('XIV.3', 'nobody may begin a campaign for the rest of this turn and the next two, not even a free one', () => {
  const stage = drawn([1, 2], { board: { larkley: 'BH', haven: 'A2H' }, dragon: 'haven' })
  expect(stage.told('truce')).toMatchObject({ until: 3 })
  // Ann's turn ends after her reinforcements, because she can do nothing else.
  stage.say('castle-3', 4)
  expect(stage.asked).toBe('Bob petition')
  const turn = (day: number) =>
    changed({ truce: 3 }, { board: { larkley: 'A9', haven: 'B2' }, prepare: state => Object.assign(state, { day }) })
  expect([1, 3].map(day => turn(day).asked)).toEqual(['Bob petition', 'Bob petition'])
  expect(turn(4).options).toContain('attack sheep-meade')
})

rule('XIV.3', 'there is no truce before the blank card is drawn, not even during the setup', () => {
  const { state } = Stage.begun(3, [], { petition: 'blank' })
  expect([state.day, isTruce(state)]).toEqual([0, false])
})

rule('XIV.3', 'boats may move during a truce', () => {
  const board = { haven: 'A4', heatherlawn: 'A2' }
  const stage = changed({ truce: 1 }, { board, boats: 1 })
  expect(stage.options).toEqual(['boat heatherlawn', 'boat haven', 'end'])
  expect(stage.question.data).toEqual({ campaigns: 1 })
})

rule('XIV.4', 'the orcs of a region disperse to orc territories in other regions, and one stays in each', () => {
  const stage = drawn([2, 2], {
    board: {
      ...Object.fromEntries(TERRITORY_IDS.map(id => [id, 'B1'])),
      ...{ 'castle-1': 'o2', 'castle-3': 'A6', 'clover-lea': 'A3' },
      ...{ larkley: 'o3', haven: 'o1', greyholt: 'o3', brecknock: 'o2' },
    },
  })
  expect(stage.asked).toBe('Ann scatter')
  stage.say('region 2')
  // Castles are not territories, and Haven is in the same region.
  expect(stage.options).toEqual(['greyholt', 'brecknock'])
  stage.say('greyholt')
  expect(stage.board('larkley', 'greyholt', 'brecknock', 'haven', 'castle-1')).toEqual(['o1', 'o4', 'o3', 'o1', 'o2'])
})

rule('XIV.5', 'the bridges are down, and only boats cross the river', () => {
  const board = { 'castle-3': 'A6', haven: 'A5', 'portston-moor': 'B2', 'sheep-meade': 'A2' }
  const stage = drawn([2, 3], { board })
  expect(stage.told('bridges')).toMatchObject({ bridges: [0, 1, 2, 3], down: true })
  expect(chanceAgainst(stage.match.view(0), 0, 'portston-moor')).toBe(0)
  stage.say('castle-3', 4)
  expect(stage.options).not.toContain('attack portston-moor')
  const boat = changed({ bridgesDown: [0, 1, 2, 3] }, { board, boats: 1 }).say('attack portston-moor')
  expect(boat.options).toEqual(['boat sheep-meade', 'boat haven'])
})

rule(['XIV.5', 'VI.B.5.g', 'X.B.1'], 'orcs and kingdoms do not cross broken bridges', () => {
  const board = { 'castle-6': 'A2', 'portston-moor': 'A2', haven: 'A1', 'sheep-meade': 'o4' }
  const frenzies = ([[], [2]] as const).map(
    bridgesDown => changed({ bridgesDown: [...bridgesDown] }, { phase: 'frenzy', board }).allTold('battle')[0]?.target,
  )
  expect(frenzies).toEqual(['portston-moor', 'haven'])
  expect(kingdomOf(changed({ bridgesDown: [3] }, { board }).state, 0)).toEqual(['castle-6', 'portston-moor'])
  expect(kingdomOf(changed({}, { board }).state, 0)).toEqual(['castle-6', 'portston-moor', 'haven'])
})

rule('XIV.5', 'a second time, one bridge drawn by lot is rebuilt', () => {
  const second = drawn([1, 4, 3], { upheaval: { bridgesDown: [0, 1, 2, 3] } })
  expect(second.told('bridges')).toMatchObject({ bridges: [2], down: false })
  expect(second.state.upheaval).toMatchObject({ bridgesDown: [0, 1, 3] })
  // The last bridge needs no roll, and then bridges fall again.
  const last = drawn([1, 4], { upheaval: { bridgesDown: [3] } })
  expect(last.state.upheaval).toMatchObject({ bridgesDown: [] })
})

rule('XIV.6', 'you look at one of your treasures, and only you see it', () => {
  const stage = drawn([3, 3], { treasures: { haven: 'A ring' } })
  expect(stage.asked).toBe('Ann peek')
  stage.say('haven')
  const seen = (seat: number) => stage.match.view(seat).treasures.find(({ at }) => at === 'haven')!.kind
  // Bob hid it.
  expect([0, 1, 2].map(seen)).toEqual(['ring', 'ring', null])
  expect(stage.allTold('peeks').map(({ to, treasure }) => [to, treasure])).toEqual([
    [undefined, undefined],
    [[0], 'ring'],
  ])
  expect(stage.asked).toBe('Ann place')
})

rule('XIV.7', 'you send the dragon to any territory, where a die shows what it eats', () => {
  const stage = drawn([3, 4], { board: { larkley: 'B5', haven: 'C3' }, wizard: 'owlswick' })
  expect(stage.asked).toBe('Ann territory')
  expect(stage.question.data).toEqual({ creature: 'dragon' })
  expect(stage.options).toEqual(TERRITORY_IDS)
  stage.dice(2).say('larkley')
  expect([stage.state.dragon, stage.at('larkley')]).toEqual(['larkley', 'B3'])
  const guarded = drawn([3, 4], { board: { greyholt: 'B5' }, wizard: 'owlswick' }).say('greyholt')
  expect([guarded.state.dragon, guarded.at('greyholt')]).toEqual(['greyholt', 'B5'])
})

rule('XIV.8', 'you send the wizard to any territory, which gains three men or up to three orcs', () => {
  const own = drawn([4, 4]).say('clover-lea')
  expect([own.state.wizard, own.at('clover-lea')]).toEqual(['clover-lea', 'A6'])
  const orcs = drawn([4, 4], { board: { haven: 'o2' } }).say('haven')
  expect([orcs.state.wizard, orcs.at('haven')]).toEqual(['haven', 'o4'])
})

rule('XIV.9', 'you move any treasure to an adjacent space, also through the tunnel', () => {
  const treasures = { haven: 'B ring', 'sheep-meade': 'C ring', 'marls-gate': 'C crown' }
  const stage = drawn([4, 5], { treasures, board: { 'portston-moor': 'B2', 'castle-4': 'C1' } })
  expect(stage.asked).toBe('Ann cart')
  expect(stage.options).toEqual(expect.arrayContaining(['haven', 'sheep-meade', 'marls-gate']))
  // Bob holds Portston Moor, and Sheep Meade has a treasure.
  stage.say('haven')
  expect(stage.state.treasures.find(({ owner, kind }) => owner === 1 && kind === 'ring')?.at).toBe('castle-4')
  const tunnel = drawn([4, 5], { treasures, upheaval: { entrances: ['dewbury'] } }).say('marls-gate')
  expect(tunnel.options).toEqual(expect.arrayContaining(['dewbury', 'earthen-pass', 'thornbury']))
  expect(tunnel.options).not.toContain('saddybury')
})

rule('XIV.10', 'the orcs of a space with at least two break out immediately', () => {
  const stage = drawn([5, 5], { board: { larkley: 'o3', 'sheep-meade': 'B2', haven: 'o2' } })
  expect(stage.asked).toBe('Ann rouse')
  expect(stage.options).toEqual(['larkley', 'haven'])
  // Three orcs attack Hidden Hollow's neighbors in order: Sheep Meade first, which falls.
  stage.dice(2, 6).say('larkley')
  expect(stage.told('frenzy')).toMatchObject({ space: 'larkley' })
  expect(stage.allTold('battle')[0]).toMatchObject({ target: 'sheep-meade', attacker: { side: 'orcs' } })
  expect(stage.at('sheep-meade')).toBe('o1')
})

rule('XIV.11', 'all leaders with men leave the board, and those alone stay', () => {
  const stage = drawn([5, 6], { board: { 'castle-3': 'A6H', 'clover-lea': 'AS', larkley: 'B2S', haven: 'C4H' } })
  expect(stage.board('castle-3', 'clover-lea', 'larkley', 'haven')).toEqual(['A6', 'AS', 'B2', 'C4'])
  expect(stage.allTold('loses').map(({ leader, how }) => `${leader} ${how}`)).toEqual([
    ...['sorcerer gone', 'hero gone', 'hero gone'],
  ])
})

rule('XIV.12', 'nobody passes through the closed tunnel', () => {
  const board = { 'marls-gate': 'A9', 'earthen-pass': 'B2', 'clover-lea': 'B2' }
  const stage = drawn([6, 6], { board, upheaval: { entrances: ['owlswick'] } })
  expect(stage.told('tunnel')).toMatchObject({ closed: true })
  stage.say('castle-3', 4)
  expect(stage.options).not.toContain('attack earthen-pass')
  expect(stage.options).not.toContain('attack owlswick')
  const pathOf = (tunnelClosed: boolean) =>
    treasureRoutes(changed({ tunnelClosed }, { board, treasures: { 'earthen-pass': 'A ring' } }).match.view(0), 0).find(
      ({ goal }) => goal === 'earthen-pass',
    )!.path
  expect([pathOf(false), pathOf(true).length > 1]).toEqual([['earthen-pass'], true])
})

rule(['XIV.12', 'XIV.2'], 'a second cave-in or a new entrance opens the tunnel again', () => {
  const again = drawn([6, 6], { upheaval: { tunnelClosed: true } })
  expect(again.state.upheaval).toMatchObject({ tunnelClosed: false })
  const entrance = drawn([1, 1], { upheaval: { tunnelClosed: true } }).say('haven')
  expect(entrance.state.upheaval).toMatchObject({ tunnelClosed: false, entrances: ['haven'] })
  expect(entrance.told('tunnel')).toMatchObject({ closed: false })
})
