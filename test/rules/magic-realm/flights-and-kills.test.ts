import { expect } from 'vitest'
import { tilesOfDay } from '../../../src/games/magic-realm/rules/actions/automatic-enchanting.ts'
import { takeAction } from '../../../src/games/magic-realm/rules/combat/actions.ts'
import { applyAimedSpells } from '../../../src/games/magic-realm/rules/combat/spells.ts'
import { resolveBlows } from '../../../src/games/magic-realm/rules/combat/striking.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { boardOf } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import type { Curse } from '../../../src/games/magic-realm/rules/pieces/tables.ts'
import { developCharacters } from '../../../src/games/magic-realm/rules/setup/developing.ts'
import type { Charge } from '../../../src/games/magic-realm/rules/state/combat.ts'
import { engagementOf, putPiecesOn } from '../../../src/games/magic-realm/rules/state/sheets.ts'
import { clearingAt, type Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Stage } from './combat/stage.ts'
import { aimed, bewitch, Magical, OPEN, on, onDenizen } from './magic/evening.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Sets up the Elf on the Witch's Broomstick, both in the open, and the neighboring tiles. */
function lent() {
  const realm = new Magical()
  realm.put('witch', OPEN)
  const elf = realm.put('elf', OPEN)
  bewitch(realm, 'broomstick', 'witch', on('elf'))
  const beside = boardOf(realm.state.tiles).neighbors.get('R')!
  return { realm, elf, beside }
}

rule(['8.6.8', '20.7.1', '21.5.3'], 'a Broomstick controlled by another carries its flyer until landing', () => {
  const { realm, elf, beside } = lent()
  const [first, second] = beside.flatMap(tile =>
    boardOf(realm.state.tiles)
      .neighbors.get(tile)!
      .flatMap(far => (far === 'R' ? [] : [tile, far])),
  )
  elf.plan = [first!, second!].map(tile => ({ activity: { kind: 'fly', tile }, source: 'basic' }) as const)
  realm.turnOf(elf, { asks: false })
  realm.do(daylight(realm.table), ['allow'])
  const spells = [realm.state.magic!.spells.length]
  realm.do(daylight(realm.table), [], [1])
  expect(elf.place).toEqual({ kind: 'clearing', clearing: `${second}1` })
  expect([...spells, realm.state.magic!.spells.length, realm.told('blank').map(({ why }) => why)]).toEqual([1, 0, []])
})

rule(['8.6.8', '15.6.8', '21.5.3'], 'a Broomstick used to fly out of a fight is used up on landing', () => {
  const { realm, elf, beside } = lent()
  const answers = { 'elf action': 'run R1-2', 'elf run-by': 'L2*', 'witch broom': `fly ${beside[0]}` }
  realm.fightOn(realm.round(OPEN, answers))
  const left = [realm.state.magic!.spells.length]
  elf.plan = [{ activity: { kind: 'fly', tile: beside[0]! }, source: 'basic' }]
  realm.state.combat = null
  realm.turnOf(elf, { asks: false })
  realm.do(daylight(realm.table), [], [1])
  expect([...left, realm.state.magic!.spells.length]).toEqual([1, 0])
})

rule(['8.6.2', '20.7.1', '21.5.3'], 'a Broomstick allowed for a flight that fails is not used up', () => {
  const { realm, elf, beside } = lent()
  const far = realm.state.tiles.find(({ tile }) => tile !== 'R' && !beside.includes(tile))!.tile
  elf.plan = [far, beside[0]!].map(tile => ({ activity: { kind: 'fly', tile }, source: 'basic' }) as const)
  realm.turnOf(elf, { asks: false })
  realm.do(daylight(realm.table), ['allow', 'pass', 'pass'])
  const spells = realm.state.magic!.spells.map(({ active }) => active ?? false)
  realm.do(daylight(realm.table), ['allow'], [5])
  expect([spells, elf.place]).toEqual([[false], { kind: 'clearing', clearing: `${beside[0]}5` }])
})

rule('26.17', 'a card that meets its own color in the clearing of the Chapel turns its tile over too', () => {
  const realm = new Realm({ encounter: '4', 'automatic-enchanting': 'yes' })
  realm.state.dwellings.chapel = 'CV5'
  realm.drop('golden-icon', 'CV5')
  realm.state.shown.push('golden-icon')
  expect(tilesOfDay(realm.state, 28).includes('CV')).toBe(true)
})

rule(
  ['26.1', '20.9.6'],
  'harm equal to the vulnerability of a form kills, even under the rule for serious wounds',
  () => {
    const realm = new Realm({ encounter: '4', 'serious-wounds': 'yes' }) as Magical
    const captain = realm.put('captain', OPEN)
    bewitch(realm, 'transform', 'captain', on('captain'), { result: 'eagle' })
    realm.stand('wolf-1', OPEN)
    const combat = realm.fightAt(OPEN)
    putPiecesOn(combat, 'captain', ['wolf-1'])
    // Dark side up the Wolf does Medium harm, and the Eagle is Medium.
    combat.dark.push('wolf-1')

    resolveBlows(realm.table, combat)
    expect([captain.fate, realm.told('table').length]).toEqual(['dead', 0])
  },
)

rule(['16.1.4', '15.6.4', '16.2.4'], 'a charged character who has run away is no longer a target', () => {
  const stage = Stage.set({
    heroes: [{ id: 'elf' }, { id: 'captain', gear: ['short-sword-1'] }],
    natives: [],
    first: 'captain',
  })
  stage.to('captain', 'deploy').say('captain: charge elf', 'M5').to('elf', 'action').say('run R1-2', 'L3*')
  stage.to('captain', 'attack').say('M5')
  const topic = stage.asked
  stage.to('captain', 'ready', 'thrust')
  if (!stage.over && stage.asked === 'captain ready') stage.say('turn')
  expect([topic, stage.gear('captain')]).toEqual(['captain maneuver', ['short-sword-1!']])
})

rule(
  ['18.3.7', '21.5.1', '18.4.1'],
  "a Demon form's Pit kills count for its character, who gets their belongings",
  () => {
    const gained = (at: 'white-knight' | 'wolf-1') => {
      const realm = new Magical()
      const witch = realm.put('witch', OPEN)
      const knight = realm.put('white-knight', OPEN, { notoriety: 30 })
      realm.give(knight, 'lost-keys')
      realm.stand('wolf-1', OPEN)
      bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed: 'demon-1', woke: 1 })
      const combat = realm.fightAt(OPEN)
      putPiecesOn(combat, 'white-knight', ['wolf-1'])
      const attack = { piece: { kind: 'gear', id: 'form-attack' }, box: 0 } as const
      Object.assign(engagementOf(combat, 'witch')!, { target: at, attack })
      realm.dice(2, 2)
      const spoils = resolveBlows(realm.table, combat)
      return [witch.notoriety, witch.kills, spoils.map(({ killers, goods }) => [killers, goods])]
    }
    expect(gained('white-knight')).toEqual([30, 1, [[['witch'], ['lost-keys']]]])
    expect(gained('wolf-1').slice(0, 2)).toEqual([1, 1])
  },
)

rule(['26.12', '18.3.7'], "a group also resents killings by someone's Power of the Pit", () => {
  const realm = new Realm({ encounter: '4', grudges: 'yes' }) as Magical
  const captain = realm.put('captain', OPEN)
  realm.stand('patrol-1', OPEN)
  realm.stand('wolf-1', OPEN)
  const combat = realm.fightAt(OPEN)
  aimed(realm, 'power-of-the-pit', 'captain', onDenizen('patrol-1'))
  realm.dice(2, 2)
  realm.do(applyAimedSpells(realm.table, combat), [], [2, 2])
  expect([realm.state.denizens['patrol-1']!.dead, captain.kills]).toEqual([true, 1])
  expect(captain.strained).toEqual({ patrol: 2 })
})

rule(['2.2.10', '12.1.4', '22.1.1'], 'a withered character with only fatigued chits cannot rest, and so dies', () => {
  const fates = (curses: Curse[], chit: 'fatigued' | 'wounded') => {
    const realm = new Magical()
    const chits = Array.from({ length: 12 }, (_, n) => (n === 0 ? chit : 'fatigued'))
    const plan = [0, 1].map(() => ({ activity: { kind: 'rest' }, source: 'basic' }) as const)
    const king = realm.put('witch-king', 'CV5', { chits, curses, plan })
    realm.turnOf(king, { asks: false })
    realm.do(daylight(realm.table), curses.length === 0 ? ['MAGIC IV4*'] : [])
    const after = king.fate
    if (after === 'alive') realm.do(daylight(realm.table), curses.length === 0 ? ['MAGIC V4*'] : [])
    return [after, king.fate]
  }
  expect(fates(['wither'], 'fatigued')).toEqual(['dead', 'dead'])
  // He can still rest a wounded chit; then there is nothing left to rest.
  expect(fates(['wither'], 'wounded')).toEqual(['alive', 'dead'])
  expect(fates([], 'fatigued')).toEqual(['alive', 'alive'])
})

rule(
  ['15.6.8', '15.4.6', '15.5.9a'],
  'a charge with FLY values counts as a flying attacker when the target tries to fly away',
  () => {
    const able = (piece: Charge['piece'], time: number) => {
      const realm = new Magical()
      const elf = realm.put('elf', OPEN)
      realm.put('witch', OPEN)
      bewitch(realm, 'broomstick', 'elf', on('elf'))
      const combat = realm.fightAt(OPEN)
      engagementOf(combat, 'witch')!.charge = { target: 'elf', piece, time }
      // Players without an option are not asked.
      return realm.asked(takeAction(realm.table, combat, elf))?.ids.some(id => id.startsWith('fly ')) ?? false
    }
    expect(able({ kind: 'fly' }, 1)).toBe(false)
    expect(able({ kind: 'fly' }, 2)).toBe(true)
    expect(able({ kind: 'chit', chit: 0 }, 1)).toBe(true)
  },
)

rule(['26.21', '26.15'], 'cards awakened in owned items also count toward the points that add chits', () => {
  const options = { encounter: '4', development: 'yes', 'enhanced-items': 'yes' }
  const realm = new Realm(options)
  const elf = realm.put('elf', OPEN, { stage: 1 })
  elf.chits = elf.chits.map((_, chit) => (chit < 3 ? 'active' : 'absent'))
  elf.needs = { great: 0, spells: 1, fame: 0, notoriety: 0, gold: 0 }
  realm.give(elf, 'good-book')
  realm.state.magic!.awake['good-book'] = ['exorcise', 'remedy']
  realm.do(developCharacters(realm.table), ['MAGIC VII3*'])
  expect(elf.chits.filter(chit => chit === 'active').length).toBe(4)
})

rule(
  ['8.3.8', '2.2.10', '15.6.5'],
  'a character on a roadway with no chit in play enters a clearing and rests there',
  () => {
    const realm = new Realm({ encounter: '4' })
    const chits = Array.from({ length: 12 }, () => 'fatigued' as const)
    const amazon = realm.put('amazon', 'DW2', { chits })
    amazon.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    const kinds = (...plan: Recorded[]) => [
      ...new Set(recordablePhases(realm.state, amazon, plan).map(({ activity }) => activity.kind)),
    ]
    const first: Recorded = { activity: { kind: 'move', to: 'DW3' }, source: 'basic' }
    const recorded = [kinds(), kinds(first)]
    amazon.plan = [first, { activity: { kind: 'rest' }, source: 'basic' }]
    realm.turnOf(amazon)
    realm.do(daylight(realm.table))
    const at = clearingAt(amazon)
    realm.do(daylight(realm.table), ['MOVE M3*'])
    expect([recorded, at, amazon.chits.includes('active')]).toEqual([[['move'], ['rest']], 'DW3', true])
  },
)
