import { expect } from 'vitest'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import { keysOf } from '../../../../src/games/magic-realm/rules/actions/looting.ts'
import { lootable, search } from '../../../../src/games/magic-realm/rules/actions/searching.ts'
import { daylight } from '../../../../src/games/magic-realm/rules/day/daylight.ts'
import { moveFamiliar } from '../../../../src/games/magic-realm/rules/day/familiar.ts'
import { midnight } from '../../../../src/games/magic-realm/rules/day/midnight.ts'
import { sourcesFor } from '../../../../src/games/magic-realm/rules/day/phases.ts'
import { canActivate } from '../../../../src/games/magic-realm/rules/effects/activating.ts'
import { colorsReaching } from '../../../../src/games/magic-realm/rules/facts/colors.ts'
import { rollsWith } from '../../../../src/games/magic-realm/rules/facts/dice.ts'
import type { Familiar, Recorded } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../../rule.ts'
import { serve } from '../serve.ts'
import { aimed, bewitch, comeToLife, inRealm, type Magical, OPEN } from './evening.ts'

const rule = rulesOf('magic-realm')

const upon = (id: string) => ({ kind: 'character', id }) as const

/** Returns a familiar in a clearing with its recorded turn. */
const familiarAt = (clearing: string, ...plan: Recorded[]): Familiar => ({
  place: { kind: 'clearing', clearing },
  foundEnemies: false,
  plan,
})

rule(
  '23.3.2',
  'a fatigued character among the Flowers of Rest at the start of Daylight has no turn, and stays hidden',
  () => {
    const dawn = (realm: Magical) => {
      const one = realm.put('elf', 'CV5', { hidden: true })
      realm.drop('flowers-of-rest', 'CV5')
      realm.state.shown.push('flowers-of-rest')
      one.chits[0] = 'fatigued'
      realm.state.draw = ['elf']
      for (let days = 0; days < 9 && !realm.run(daylight(realm.table)); days++);
      return [realm.told('turn').length, one.hidden, one.asleep]
    }
    expect(inRealm(dawn)).toEqual([0, true, true])
  },
)

rule(['12.4.6', '24.14'], "the Witch's followers do not share the discoveries of her familiar", () => {
  const finds = (realm: Magical) => {
    const peer: Recorded = { activity: { kind: 'peer', clearing: 'CV2' }, source: 'basic' }
    const witch = realm.put('witch', 'CV5', { familiar: familiarAt('CV2', peer) })
    const captain = realm.put('captain', 'CV5')
    realm.state.war!.follows = { captain: 'witch' }
    realm.do(moveFamiliar(realm.table, witch), [], [4, 4])
    return [witch.familiar!.foundEnemies, captain.foundEnemies]
  }
  expect(inRealm(finds)).toEqual([true, false])
})

rule(['12.4.6', '9.2.7'], 'followers see the five chits of the Lost City that their guide exchanges', () => {
  const seen = (realm: Magical) => {
    const elf = realm.put('elf', 'CV5')
    const captain = realm.put('captain', 'CV5')
    realm.state.war!.follows = { captain: 'elf' }
    realm.lay('lost-city', 'CV')
    Object.assign(realm.state.chits['roar-4']!, { inside: 'lost-city' })
    realm.do(search(realm.table, elf), ['peer', 'lost-city'], [5, 5])
    return [elf, captain].map(one => one.seen.includes('roar-4'))
  }
  expect(inRealm(seen)).toEqual([true, true])
})

rule('9.3.4', 'a beast loots the Pool without paying', () => {
  const loots = (realm: Magical) => {
    const one = realm.put('elf', 'CG6', { sites: ['pool'] })
    realm.lay('pool', 'CG')
    realm.stack('pool', 'pony-1')
    bewitch(realm, 'transform', 'elf', upon('elf'), { result: 'lion' })
    if (!lootable(realm.state, one, 'CG6').includes('pool')) return null
    realm.do(search(realm.table, one), ['loot pool', 'keep'], [1, 1])
    return one.chits.filter(chit => chit !== 'active')
  }
  expect(inRealm(loots)).toEqual([])
})

rule('9.3.5', 'a Dragon form opens the Vault with its own strength, or with that of a follower', () => {
  const keys = (realm: Magical) => {
    const one = realm.put('elf', 'CG3')
    const other = realm.put('magician', 'CG3')
    realm.stand('woodfolk-1', 'CG3')
    serve(realm.state, 'woodfolk-1', 'magician')
    realm.state.war!.follows = { 'woodfolk-1': 'magician' }
    for (const target of [upon('elf'), { kind: 'denizen', id: 'woodfolk-1' } as const])
      bewitch(realm, 'transform', 'elf', target, { result: 'dragon' })
    return [one, other].map(looter => keysOf(realm.state, looter).map(({ id }) => id))
  }
  expect(inRealm(keys)).toEqual([['elf'], ['woodfolk-1']])
  const lion = (realm: Magical) => {
    const one = realm.put('elf', 'CG3')
    bewitch(realm, 'transform', 'elf', upon('elf'), { result: 'lion' })
    return keysOf(realm.state, one)
  }
  expect(inRealm(lion)).toEqual([])
})

rule(
  ['5.1.3', '20.7.2'],
  'a spell awake only through the color of a seventh day falls asleep at the next Midnight',
  () => {
    const wakes = (clearing: string) => (realm: Magical) => {
      realm.put('elf', clearing)
      realm.color(21)
      const cast = bewitch(realm, 'sense-danger', 'elf', upon('elf'))
      midnight(realm.table)
      return cast.energized
    }
    expect(inRealm(wakes('CV5'))).toBe(false)
  },
)

rule('2.4.3', 'an Enchanted card carried along a roadway supplies its color there, and nowhere else', () => {
  const colors = (realm: Magical) => {
    const one = realm.put('elf', 'CV5')
    realm.give(one, 'dragon-essence', true)
    one.place = { kind: 'road', way: 'CV2-5', from: 'CV5' }
    return [one.place, { kind: 'clearing', clearing: 'CV5' } as const].map(place => colorsReaching(realm.state, place))
  }
  expect(inRealm(colors)).toEqual([['purple'], []])
})

rule('21.2.1', 'a hired leader under Blend Into Background has an extra HIDE phase', () => {
  const sources = (realm: Magical) => {
    realm.put('elf', 'CV5')
    realm.stand('order-hq', 'CV5')
    serve(realm.state, 'order-hq', 'elf')
    realm.state.phase = 'birdsong'
    bewitch(realm, 'blend-into-background', 'elf', { kind: 'denizen', id: 'order-hq' }, { until: 2 })
    return sourcesFor(realm.state, realm.state.war!.leaders[0]!, [], { kind: 'hide' }).includes('blend-into-background')
  }
  expect(inRealm(sources)).toBe(true)
})

rule('21.3.3', 'an Illusion on the tile affects only searches by a hired leader who is there', () => {
  const rolls = (realm: Magical) => {
    realm.put('elf', 'CV5')
    realm.stand('order-hq', 'CV5')
    serve(realm.state, 'order-hq', 'elf')
    bewitch(realm, 'illusion', 'elf', { kind: 'tile', id: 'CV' })
    const [leader] = realm.state.war!.leaders
    return (['peer', 'loot', 'hide', 'meeting'] as const).map(
      name => rollsWith(realm.state, leader!, name, {}).modifier,
    )
  }
  expect(inRealm(rolls)).toEqual([1, 1, 0, 0])
})

rule(
  ['20.9.3', '20.9.4'],
  'a transformed character cannot activate finds or things carried by an absorbed monster',
  () => {
    const uses = (realm: Magical) => {
      const lion = realm.put('elf', 'CV5')
      const other = realm.put('magician', 'CV5')
      const helmet = realm.give(other, 'helmet-1')
      bewitch(realm, 'transform', 'elf', upon('elf'), { result: 'lion' })
      bewitch(realm, 'absorb-essence', 'magician', upon('magician'), { absorbed: 'wolf-1' })
      expect([lion, other].map(({ formed }) => formed)).toEqual(['beast', 'monster'])
      const sword = realm.give(lion, 'short-sword-1')
      return [canActivate(realm.state, lion, sword), canActivate(realm.state, other, helmet)]
    }
    expect(inRealm(uses)).toEqual([false, false])
  },
)

rule('23.6.2', 'a sped-up caster uses the time of the Draught or Garb, and an alerted chit still has time 0', () => {
  const times =
    (alerted: readonly number[], ...items: readonly string[]) =>
    (realm: Magical) => {
      realm.color(14)
      const witch = realm.knows('witch', OPEN, ['curse'])
      for (const item of items) realm.give(witch, item, true)
      witch.magic!.alerted = [...alerted]
      return castingsOf(realm.state, witch, 9, 2).map(({ id, time }) => `${id.slice('cast curse by '.length)}: ${time}`)
    }
  const plain = ['MAGIC V6*: 6', 'MAGIC V5*: 5', 'MAGIC V4*: 4']
  expect(inRealm(times([]))).toEqual(plain)
  // All of her chits have one asterisk, so they are alike.
  expect(inRealm(times([], 'garb-of-speed'))).toEqual(['MAGIC V4*: 4'])
  expect(inRealm(times([], 'garb-of-speed', 'draught-of-speed'))).toEqual(['MAGIC V3*: 3'])
  const all = Array.from({ length: 12 }, (_, number) => number)
  expect(inRealm(times(all, 'garb-of-speed'))).toEqual(['MAGIC V0*: 0'])
})

/** Grants a small blessing before a slower curse on the Magician. Returns the events of the curse. */
const blessed = (whom: string, die: number, answers: readonly string[]) => (realm: Magical) => {
  for (const id of ['elf', 'magician', 'witch']) realm.put(id, OPEN)
  aimed(realm, 'small-blessing', 'elf', upon(whom), { time: 1 })
  const curse = aimed(realm, 'curse', 'witch', upon('magician'), { time: 3 })
  comeToLife(realm, answers, [die, die])
  return [
    realm.state.magic!.spells.includes(curse),
    realm.told('spell-ends').map(({ spell, why }) => `${spell} ${why}`),
  ]
}

rule('22.2', 'a wish for peace in a fight cancels all spells not yet in effect', () => {
  const peace = blessed('elf', 4, [])
  expect(inRealm(peace)).toEqual([false, ['small-blessing over', 'curse cancelled']])
})

rule(
  ['22.2', '20.5.3'],
  'a wish for peace makes casters lose their spells, and also cancels slower pits of Demons',
  () => {
    const peaceful = (realm: Magical) => {
      for (const id of ['elf', 'magician', 'witch']) realm.put(id, OPEN)
      realm.stand('demon-1', OPEN)
      aimed(realm, 'small-blessing', 'elf', upon('elf'), { time: 1 })
      aimed(realm, 'curse', 'witch', upon('magician'), { time: 3 })
      return comeToLife(realm, [], [4, 4], [{ by: 'demon-1', at: 'magician', time: 5 }])
    }
    expect(inRealm(peaceful)).toEqual({ cancelled: ['witch'], silenced: ['demon-1'] })
  },
)

rule('22.2.1', 'a character carried off by a wish is no longer a target of spells not yet in effect', () => {
  const gone = blessed('magician', 1, ['CV5'])
  expect(inRealm(gone)).toEqual([false, ['curse released', 'small-blessing over']])
})
