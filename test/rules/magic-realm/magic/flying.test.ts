import { expect } from 'vitest'
import { move } from '../../../../src/games/magic-realm/rules/actions/moving.ts'
import { arrange } from '../../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { daylight } from '../../../../src/games/magic-realm/rules/day/daylight.ts'
import { startPhase } from '../../../../src/games/magic-realm/rules/day/phase-start.ts'
import { recordablePhases } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { bestWings, fly, flyAway, land } from '../../../../src/games/magic-realm/rules/effects/flying.ts'
import { colorsReaching } from '../../../../src/games/magic-realm/rules/facts/colors.ts'
import { flyChitsOf } from '../../../../src/games/magic-realm/rules/facts/fly-chits.ts'
import { isFlyer, soloWings, wingsOf } from '../../../../src/games/magic-realm/rules/facts/wings.ts'
import { boardOf } from '../../../../src/games/magic-realm/rules/pieces/board.ts'
import type { Activity, Character } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, on, onDenizen } from './evening.ts'
import { laid } from './laid.ts'

const rule = rulesOf('magic-realm')

/** Returns a Witch on her own Broomstick at CV5. */
function broom() {
  const realm = new Magical()
  const one = realm.put('witch', 'CV5')
  const stick = laid(realm, 'broomstick', 'witch', 'witch')
  return { realm, one, stick, turn: realm.turnOf(one) }
}

/** Returns a character turned into a beast by Transform. */
function beast(result: string, at = 'CV5') {
  const realm = new Magical()
  const one = realm.put('wizard', at)
  Object.assign(laid(realm, 'transform', 'wizard', 'wizard'), { result })
  return { realm, one, turn: realm.turnOf(one) }
}

const beside = (realm: Magical, tile: string): string => boardOf(realm.state.tiles).neighbors.get(tile)![0]!

const kinds = (realm: Magical, one: Character): string[] =>
  recordablePhases(realm.state, one, []).map(({ activity }) => nameOf(activity))
const nameOf = (activity: Activity): string => (activity.kind === 'fly' ? `fly ${activity.tile}` : activity.kind)

/** Plays the rest of a character's turn. */
function playOut(realm: Magical, one: Character, plan: readonly Activity[], dice: readonly number[]): void {
  one.plan = plan.map(activity => ({ activity, source: 'basic' }))
  realm.state.forced = [...dice]
  realm.state.draw = [one.id]
  realm.state.turn = null
  for (let isOver = false; !isOver; ) {
    const rule = daylight(realm.table)
    let step = rule.next()
    while (!step.done) step = rule.next({ seat: one.seat, id: step.value[0]!.options[0]!.id })
    isOver = step.value
  }
  expect(realm.state.forced).toEqual([])
}

rule(
  ['8.6.1', '8.6.2'],
  'with a FLY chit a character can record FLY to their own or an adjacent tile, regardless of roads',
  () => {
    const { realm, one, turn } = broom()
    const able = kinds(realm, one).filter(name => name.startsWith('fly'))
    expect(able.sort()).toEqual(
      [
        'fly CV',
        ...boardOf(realm.state.tiles)
          .neighbors.get('CV')!
          .map(t => `fly ${t}`),
      ].sort(),
    )
    expect(kinds(realm, realm.put('elf', 'CV5')).some(name => name.startsWith('fly'))).toBe(false)
    const far = realm.state.tiles.find(({ tile }) => !able.includes(`fly ${tile}`))!.tile
    expect(fly(realm.table, one, turn, far)).toBe('no-way')
    expect(fly(realm.table, one, turn, beside(realm, 'CV'))).toBeNull()
    expect(one.place).toMatchObject({ kind: 'air', tiles: [beside(realm, 'CV')] })
  },
)

rule(['8.6.1', '21.9.3'], 'while awake, the Flying Carpet carries the character for whom it is active', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'flying-carpet', true)
  const turn = realm.turnOf(elf)
  expect(fly(realm.table, elf, turn, 'CV')).toBe('no-wings')
  const carpet = laid(realm, 'flying-carpet', 'elf', 'elf')
  carpet.targets = [{ kind: 'belonging', id: 'flying-carpet' }]
  expect(wingsOf(realm.state, elf)).toMatchObject([{ strength: 'M', time: 2, spell: null }])
  expect(fly(realm.table, elf, turn, 'CV')).toBeNull()
})

rule(
  '8.6.3',
  'wings carry up to their own strength; heavier things stay behind with the horses and their packs',
  () => {
    const { realm, one, turn } = broom()
    realm.give(one, 'pony-1')
    Object.assign(realm.give(one, 'helmet-1'), { packedOn: 'pony-1' })
    realm.give(one, 'great-axe-1')
    realm.give(one, 'lost-keys')
    realm.do(
      (function* () {
        fly(realm.table, one, turn, 'CV')
        yield* []
      })(),
    )
    expect(one.owned.map(({ id }) => id)).toEqual(['lost-keys'])
    expect(realm.state.piles.CV5).toEqual(expect.arrayContaining(['pony-1', 'helmet-1', 'great-axe-1']))
    // A Broomstick can't carry anybody heavier than Light (D18).
    const knight = realm.put('white-knight', 'CV5')
    laid(realm, 'broomstick', 'witch', 'white-knight')
    expect(fly(realm.table, knight, turn, 'CV')).toBe('no-wings')
  },
)

rule('8.6.4', 'a flyer becomes unhidden immediately, and cannot be blocked in the air', () => {
  const { realm, one } = broom()
  one.hidden = true
  realm.stand('giant-1', 'CV5')
  playOut(
    realm,
    one,
    [
      { kind: 'fly', tile: 'CV' },
      { kind: 'fly', tile: 'CV' },
    ],
    [6, 3, 2],
  )
  expect(one.hidden).toBe(false)
  // He landed in clearing 2 for the rest of the day, not in the Giant's clearing.
  expect(one.place).toEqual({ kind: 'clearing', clearing: 'CV2' })
  expect(one.blocked).toBe(false)
})

rule(
  ['8.6.5', '8.6.6', '8.6.7', '8.6.8'],
  'a flyer lands before doing anything else: a die picks the clearing, and the FLY chit is spent',
  () => {
    const { realm, one, stick } = broom()
    playOut(realm, one, [{ kind: 'fly', tile: 'CV' }, { kind: 'hide' }], [6, 4, 2, 2])
    expect(one.place).toEqual({ kind: 'clearing', clearing: 'CV4' })
    expect(one.hidden).toBe(true)
    expect(realm.state.magic!.spells).not.toContain(stick)
    expect(realm.told('lands')).toHaveLength(1)
    const other = broom()
    other.realm.stand('giant-1', 'CV1')
    playOut(other.realm, other.one, [{ kind: 'fly', tile: 'CV' }], [1])
    expect(other.one.place).toEqual({ kind: 'clearing', clearing: 'CV1' })
    expect(other.one.blocked).toBe(true)
  },
)

rule('8.6.6', 'landing in a cave after a Sunlight phase ends the turn', () => {
  const { realm, one } = broom()
  one.place = { kind: 'clearing', clearing: 'B1' }
  one.plan = []
  const turn = realm.turnOf(one, { sunlight: true })
  fly(realm.table, one, turn, 'B')
  realm.dice(5)
  land(realm.table, one, turn)
  expect(turn.sunless).toBe(true)
  expect(one.place).toEqual({ kind: 'clearing', clearing: 'B5' })
})

rule('8.6.9', 'a winged beast can only FLY', () => {
  const { realm, one } = beast('eagle')
  expect(isFlyer(realm.state, 'wizard')).toBe(true)
  expect(kinds(realm, one)).not.toContain('move')
  expect(kinds(realm, one)).toContain('fly CV')
})

rule(['8.6.10', '8.6.11'], 'a winged follower can carry a rider, and followers without wings stay behind', () => {
  const realm = new Magical()
  const elf = realm.put('elf', 'CV5')
  realm.stand('rogues-1', 'CV5')
  realm.stand('giant-bat-1', 'CV5')
  const war = realm.state.war!
  for (const id of ['rogues-1', 'giant-bat-1']) {
    war.hires[id] = { employer: 'elf', since: 0, until: 14, hidden: false }
    war.follows[id] = 'elf'
  }
  const turn = realm.turnOf(elf)
  expect(wingsOf(realm.state, elf)).toMatchObject([{ strength: 'H', steed: 'giant-bat-1' }])
  fly(realm.table, elf, turn, 'CV')
  expect(realm.state.denizens['rogues-1']!.at).toBe('CV5')
  expect(realm.state.denizens['giant-bat-1']!.at).toBeNull()
  realm.dice(2)
  land(realm.table, elf, turn)
  expect(realm.state.denizens['giant-bat-1']!.at).toBe('CV2')
  expect(elf.place).toEqual({ kind: 'clearing', clearing: 'CV2' })
})

/** Returns an Elf whose follower can fly, in this form if given. */
function rider(steed: string, absorbed?: string) {
  const realm = new Magical()
  const elf = realm.put('elf', 'CV5')
  realm.stand(steed, 'CV5')
  realm.state.war!.hires[steed] = { employer: 'elf', since: 0, until: 14, hidden: false }
  realm.state.war!.follows[steed] = 'elf'
  if (absorbed) bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed, woke: 1 })
  return { realm, elf }
}
const steeds = (absorbed?: string, steed = 'giant-bat-1') => {
  const { realm, elf } = rider(steed, absorbed)
  return wingsOf(realm.state, elf).flatMap(wings => wings.steed ?? [])
}

rule(['8.6.3', '8.6.10'], 'a rider takes what the steed can carry, and leaves the rest', () => {
  const { realm, elf } = rider('giant-bat-1')
  for (const id of ['lost-keys', 'suit-of-armor-1', 'golden-icon']) realm.give(elf, id)
  fly(realm.table, elf, realm.turnOf(elf), 'CV')
  expect(elf.owned.map(({ id }) => id)).toEqual(['lost-keys', 'suit-of-armor-1'])
  expect(realm.state.piles.CV5).toEqual(['golden-icon'])
})

rule(['21.9.3', '8.6.1'], 'while active and awake, the Carpet carries its owner, regardless of other spells', () => {
  const { realm, one } = broom()
  realm.state.magic!.spells = [laid(realm, 'bad-luck', 'witch', 'witch')]
  realm.give(one, 'lost-keys', true)
  const piece = realm.give(one, 'flying-carpet')
  const carpet = Object.assign(laid(realm, 'flying-carpet', 'witch', 'witch'), { item: 'flying-carpet' })
  const borne = () => flyChitsOf(realm.state, 'witch').map(({ strength, time, free }) => [strength, time, free])
  expect(borne()).toEqual([])
  piece.active = true
  expect(borne()).toEqual([['M', 2, true]])
  carpet.energized = false
  expect(borne()).toEqual([])
})

rule(['21.9.3', '19.3.1'], 'the Carpet carries a character who died and was taken again later', () => {
  const realm = new Magical()
  realm.put('elf', 'CV1', { fate: 'dead', place: { kind: 'off' } })
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'flying-carpet', true)
  Object.assign(laid(realm, 'flying-carpet', 'elf', 'elf'), { item: 'flying-carpet' })
  expect(flyChitsOf(realm.state, 'elf')).toMatchObject([{ strength: 'M', time: 2 }])
})

rule(
  '23.4.1',
  'in the air the Amulet ends only a curse of its owner, because nobody shares a clearing with them',
  () => {
    const { realm, one, stick } = broom()
    one.curses = ['ashes']
    const above = { kind: 'air', tiles: ['CV'], spell: stick.number } as const
    one.place = above
    realm.put('elf', 'CV5', { curses: ['squeak'], place: above })
    realm.give(one, 'amulet')
    const opening = () => arrange(realm.table, one, { kind: 'activate', belonging: 'amulet' })
    expect(realm.asked(opening())!.ids).toEqual(['witch ashes', 'nothing'])
  },
)

rule(
  ['21.4.4', '21.5.3', '20.7.1'],
  'only a working Broomstick gives a FLY chit; the winds cannot be used for flights of choice',
  () => {
    const { realm, stick } = broom()
    const other = laid(realm, 'broomstick', 'elf', 'witch')
    const chits = () => flyChitsOf(realm.state, 'witch').map(({ spell, free }) => [spell.number, free])
    expect(chits()).toEqual([
      [stick.number, true],
      [other.number, false],
    ])
    stick.energized = false
    expect(chits()).toEqual([[other.number, false]])
    laid(realm, 'hurricane-winds', 'witch', 'witch')
    expect(flyChitsOf(realm.state, 'witch').find(({ spell }) => spell.spell === 'hurricane-winds')!.free).toBe(false)
  },
)

rule('8.6.10', 'a steed carries whatever the Carpet cannot', () => {
  const { realm, elf } = rider('giant-bat-1')
  realm.give(elf, 'flying-carpet', true)
  Object.assign(laid(realm, 'flying-carpet', 'elf', 'elf'), { item: 'flying-carpet' })
  realm.give(elf, 'suit-of-armor-1')
  fly(realm.table, elf, realm.turnOf(elf), 'CV')
  expect(elf.owned.map(({ id }) => id)).toEqual(['flying-carpet', 'suit-of-armor-1'])
})

rule('8.6.10', 'only a Goblin, Ogre, Imp or H Troll form can ride', () => {
  for (const small of ['spear-goblin-1', 'axe-goblin-1', 'sword-goblin-1', 'ogre-1', 'imp-1', 'h-troll-1'])
    expect(steeds(small), small).toEqual(['giant-bat-1'])
  for (const other of ['wolf-1', 'ghost-1', 'viper-1', 'h-spider-1', 'giant-1', 't-troll-1'])
    expect(steeds(other), other).toEqual([])
  expect(steeds('giant-bat-2')).toEqual([])
  const { realm, elf } = rider('giant-bat-1')
  bewitch(realm, 'transform', 'elf', on('elf'), { result: 'frog' })
  expect(wingsOf(realm.state, elf)).toEqual([])
})

rule(
  '8.6.10',
  'a native transformed into an Eagle carries a Light rider, a Bat a Heavy one, but neither out of a fight',
  () => {
    const ride = (id: string, steed: 'rogues-1' | 'giant-bat-1') => {
      const realm = new Magical()
      const one = realm.put(id, 'R1')
      realm.stand(steed, 'R1')
      realm.state.war!.hires[steed] = { employer: id, since: 0, until: 14, hidden: false }
      realm.state.war!.follows[steed] = id
      if (steed === 'rogues-1') bewitch(realm, 'transform', id, onDenizen(steed), { result: 'eagle' })
      return {
        steeds: wingsOf(realm.state, one).flatMap(wings => wings.steed ?? []),
        alone: soloWings(realm.state, one),
      }
    }
    expect(ride('elf', 'rogues-1').steeds).toEqual(['rogues-1'])
    expect(ride('dwarf', 'rogues-1').steeds).toEqual([])
    expect(ride('dwarf', 'giant-bat-1')).toEqual({ steeds: ['giant-bat-1'], alone: [] })
  },
)

rule('8.6.12', 'a die decides where something dropped from the air lands', () => {
  const { realm, one, turn } = broom()
  realm.give(one, 'lost-keys')
  fly(realm.table, one, turn, 'CV')
  realm.do(startPhase(realm.table, one), ['abandon lost-keys'], [3, 2])
  expect(realm.state.piles.CV2).toEqual(['lost-keys'])
})

rule(['8.7.1', '8.7.2'], 'a beast of the woods goes to any clearing of its tile, and between tiles by road', () => {
  const { realm, one, turn } = beast('squirrel', 'CV1')
  const to = recordablePhases(realm.state, one, []).flatMap(({ activity }) =>
    activity.kind === 'move' ? [activity.to] : [],
  )
  expect(to).toEqual(expect.arrayContaining(['CV2', 'CV4', 'CV5']))
  const elf = realm.put('elf', 'CV1')
  expect(move(realm.table, elf, realm.turnOf(elf), 'CV5')).toBe('no-way')
  realm.state.turn = turn
  expect(move(realm.table, one, turn, 'CV5')).toBeNull()
  expect(one.place).toEqual({ kind: 'clearing', clearing: 'CV5' })
  expect(move(realm.table, one, turn, 'AV1')).toBe('no-way')
})

rule(
  ['15.6.8', '15.6.9', '15.6.4'],
  'a flyer faster than all winged attackers can fly out of a fight, and stays between two tiles',
  () => {
    const realm = new Magical()
    const witch = realm.put('witch', 'R1')
    laid(realm, 'broomstick', 'witch', 'witch')
    realm.give(witch, 'pony-1')
    realm.stand('giant-1', 'R1')
    const to = beside(realm, 'R')
    realm.round('R1', { 'witch lure': ['giant-1'], 'witch action': [`fly ${to}`] })
    expect(witch.place).toMatchObject({ kind: 'air', tiles: ['R', to] })
    expect(realm.state.piles.R1).toEqual(['pony-1'])
    expect(realm.told('flies').map(({ tile }) => tile)).toEqual([to])
  },
)

rule('15.6.8', 'both tiles supply color, and in the morning the flyer lands in one of them, even without wings', () => {
  const { realm, one, stick } = broom()
  flyAway(realm.table, one, beside(realm, 'CV'), bestWings(one, wingsOf(realm.state, one))!)
  realm.state.tiles = realm.state.tiles.map(placed => (placed.tile === 'CV' ? { ...placed, enchanted: true } : placed))
  expect(colorsReaching(realm.state, one.place)).toEqual(['grey'])
  realm.state.magic!.spells = realm.state.magic!.spells.filter(cast => cast !== stick)
  expect(kinds(realm, one)).toEqual(['fly CV', `fly ${beside(realm, 'CV')}`])
  playOut(realm, one, [{ kind: 'fly', tile: 'CV' }], [5])
  expect(one.place).toEqual({ kind: 'clearing', clearing: 'CV5' })
})

rule(
  ['15.6.10', '8.3.9'],
  'a beast runs into the woods, all colors of the tile reach it, and it can leave for any clearing',
  () => {
    const { realm, one } = beast('frog', 'R1')
    realm.stand('giant-1', 'R1')
    realm.round('R1', { 'wizard lure': ['giant-1'], 'wizard action': ['run woods'] })
    expect(realm.told('runs-into-woods')).toMatchObject([{ rule: '15.6.10', character: 'wizard' }])
    expect(one.place).toEqual({ kind: 'woods', tile: 'R', from: 'R1' })
    const to = recordablePhases(realm.state, one, []).flatMap(({ activity }) =>
      activity.kind === 'move' ? [activity.to] : [],
    )
    expect(to).toEqual(expect.arrayContaining(['R1', 'R2', 'R3', 'R4', 'R5', 'R6']))
    expect(move(realm.table, one, realm.turnOf(one), 'R4')).toBeNull()
    expect(one.place).toEqual({ kind: 'clearing', clearing: 'R4' })
  },
)
