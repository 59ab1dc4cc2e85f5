import { expect } from 'vitest'
import { arrange, canAbandon } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { deal } from '../../../src/games/magic-realm/rules/day/exchange.ts'
import { endGame, midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { recordablePhases, sourcesFor } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { applyPhaseWeather } from '../../../src/games/magic-realm/rules/day/weather.ts'
import { canActivate, canDeactivate } from '../../../src/games/magic-realm/rules/effects/activating.ts'
import { alertsOf } from '../../../src/games/magic-realm/rules/effects/alert.ts'
import { killCharacter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { deadlineOf } from '../../../src/games/magic-realm/rules/effects/missions.ts'
import { fighterIn } from '../../../src/games/magic-realm/rules/facts/combatants.ts'
import { brokenInvariant } from '../../../src/games/magic-realm/rules/invariants.ts'
import type { Activity, Character, Recorded } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const phase = (activity: Activity, source: string): Recorded => ({ activity, source })

/** Returns a Realm in which a character has recorded these phases and plays them later today. */
function planned(id: string, ...plan: Recorded[]) {
  const realm = new Realm({ encounter: '4' })
  const one = realm.put(id, 'CV5', { plan })
  realm.state.draw = [id]
  return { realm, one }
}

rule(
  ['6.1.9', '23.2.2'],
  'the Crystal Ball stays with a character who recorded a distant ENCHANT until that phase is done',
  () => {
    const bound = () => {
      const far = phase({ kind: 'enchant-far', clearing: 'CV2' }, 'basic')
      const { realm, one } = planned('wizard', far)
      const ball = realm.give(one, 'crystal-ball', true)
      return [canAbandon(realm.state, one, ball), canDeactivate(realm.state, one, ball)]
    }
    expect(bound()).toEqual([false, false])
  },
)

rule(['6.1.9', '23.2.4'], "Boots whose MOVE is recorded can't be put away or replaced", () => {
  const put = () => {
    const { realm, one } = planned('elf', phase({ kind: 'move', to: 'CV2' }, 'seven-league-boots'))
    const boots = realm.give(one, 'seven-league-boots', true)
    const others = realm.give(one, 'elven-slippers')
    return [canDeactivate(realm.state, one, boots), canActivate(realm.state, one, others)]
  }
  expect(put()).toEqual([false, false])
})

rule(
  '6.1.9',
  'a horse whose MOVE is recorded can be dismounted but not abandoned; with two of a kind, keep the ridden one',
  () => {
    const { realm, one } = planned('elf', phase({ kind: 'move', to: 'CV2' }, 'workhorse'))
    const ridden = realm.give(one, 'workhorse-1', true)
    const other = realm.give(one, 'workhorse-2')
    const pony = realm.give(one, 'pony-1')
    const left = () => [ridden, other, pony].map(horse => canAbandon(realm.state, one, horse))
    expect(left()).toEqual([false, true, true])
    expect(canDeactivate(realm.state, one, ridden)).toBe(true)
    ridden.active = false
    expect(left()).toEqual([false, false, true])
  },
)

rule('23.2.2', 'the Crystal Ball sees its own clearing too, and the Telescope only others', () => {
  const realm = new Realm({ encounter: '4' })
  const one = realm.put('elf', 'CG1')
  const looks = (clearing: string) =>
    recordablePhases(realm.state, one, []).some(
      ({ activity }) => activity.kind === 'peer' && activity.clearing === clearing,
    )
  realm.give(one, 'ancient-telescope', true)
  expect([looks('CG1'), looks('CG4')]).toEqual([false, true])
  realm.give(one, 'crystal-ball', true)
  expect(looks('CG1')).toBe(true)
  expect(sourcesFor(realm.state, one, [], { kind: 'peer', clearing: 'CG1' })).not.toContain('ancient-telescope')
})

/** Opens a character's potion. */
const opens = (realm: Realm, one: Character, belonging: string): void =>
  realm.do(arrange(realm.table, one, { kind: 'activate', belonging }))

/** Returns a character with an open potion that can change hands. */
function opened(belonging: string) {
  const realm = new Realm({ encounter: '4' })
  const one = realm.put('elf', 'CV5')
  const other = realm.put('captain', 'CV5')
  realm.give(one, belonging)
  opens(realm, one, belonging)
  return { realm, one, other }
}

rule(
  '2.4.4',
  'an open potion given away works for its new owner immediately, and returns to its box at Midnight',
  () => {
    const give = () => {
      const { realm, one, other } = opened('vial-of-healing')
      other.chits[0] = 'wounded'
      const answers = ['vial-of-healing', 'done', 'nothing', 'accept', 'keep']
      realm.do(deal(realm.table, one, other), answers)
      const [vial] = other.owned
      const healed = [vial!.active, other.chits[0]]
      midnight(realm.table)
      const returned = { seat: other.seat, character: other.id, belonging: 'vial-of-healing', how: 'returns' }
      expect(realm.told('arranges').at(-1)).toMatchObject(returned)
      return [...healed, realm.state.boxes.order!.includes('vial-of-healing'), realm.state.shown]
    }
    expect(give()).toEqual([true, 'fatigued', true, []])
  },
)

rule(['2.4.4', '26.5'], 'an open potion returns to its box at Midnight no matter where it lies', () => {
  const home = (hide: (realm: Realm, one: Character) => void) => {
    const { realm, one } = opened('alchemists-mixture')
    realm.state.shown.push('flowers-of-rest')
    hide(realm, one)
    midnight(realm.table)
    expect(realm.state.shown).toEqual(['flowers-of-rest'])
    // It is nowhere else anymore, and an empty cache is gone (26.5).
    expect(brokenInvariant(realm.state)).toBeNull()
    expect([realm.state.caches, one.sites]).toEqual([undefined, []])
    return realm.state.boxes.warlock
  }
  const abandoned = (realm: Realm, one: Character) =>
    realm.do(arrange(realm.table, one, { kind: 'abandon', belonging: 'alchemists-mixture' }))
  expect(home(abandoned)).toEqual(['alchemists-mixture'])
  expect(
    home((realm, one) => {
      const piece = one.owned.pop()!
      const sword = realm.give(one, 'short-sword-1')
      one.owned = []
      one.within = { owned: [piece, sword], gold: 0 }
    }),
  ).toEqual(['alchemists-mixture'])
  expect(
    home((realm, one) => {
      one.owned.pop()
      realm.state.caches = [{ id: 'cache-1', owner: one.id, clearing: 'CV5', gold: 0, things: ['alchemists-mixture'] }]
      one.sites.push('cache-1')
    }),
  ).toEqual(['alchemists-mixture'])
  expect(
    home((realm, one) => {
      one.owned.pop()
      realm.takeAway('short-sword-1')
      realm.state.dropped = ['short-sword-1', 'alchemists-mixture'].map(id => ({ id, clearing: 'CV5', by: one.id }))
    }),
  ).toEqual(['alchemists-mixture'])
  expect(
    home((realm, one) => {
      killCharacter(realm.table, one, null, '18.4.2')
      expect(realm.state.shown).toEqual(['flowers-of-rest'])
    }),
  ).toEqual(['alchemists-mixture'])
  expect(
    home((realm, one) => {
      const piece = one.owned.pop()!
      realm.stand('patrol-hq', 'CV5')
      serve(realm.state, 'patrol-hq', 'captain')
      const sword = realm.give(one, 'short-sword-1')
      one.owned = []
      realm.state.war!.leaders[0]!.owned = [sword, piece]
    }),
  ).toEqual(['alchemists-mixture'])
  // Things out of the game stay there, and so do others' belongings.
  expect(
    home((realm, one) => {
      one.owned.pop()
      realm.state.lost.push('alchemists-mixture')
    }),
  ).toEqual([])
  expect(
    home((realm, one) => {
      const kept = realm.give(one, 'short-sword-1')
      one.owned = [kept]
      realm.give(realm.state.characters[1]!, 'light-bow-1')
      realm.stack('warlock', 'alchemists-mixture')
    }),
  ).toEqual(['alchemists-mixture'])
})

rule('2.4.4', 'only transferable potions are openly active, and each is opened only once', () => {
  const { realm, one } = opened('alchemists-mixture')
  opens(realm, one, 'alchemists-mixture')
  realm.give(one, 'oil-of-poison')
  opens(realm, one, 'oil-of-poison')
  expect(realm.state.shown).toEqual(['alchemists-mixture'])
})

rule(['2.4.4', '2.3.4'], 'no other weapon can be activated while the Mixture is open', () => {
  const arm = () => {
    const { realm, one } = opened('alchemists-mixture')
    return canActivate(realm.state, one, realm.give(one, 'light-bow-1'))
  }
  expect(arm()).toBe(false)
})

rule('23.10.1', 'Gripping Dust alerts the weapon immediately, and keeps it alerted', () => {
  const dust = () => {
    const realm = new Realm({ encounter: '4' })
    const one = realm.put('captain', 'CV5')
    const sword = realm.give(one, 'short-sword-1', true)
    realm.give(one, 'gripping-dust')
    opens(realm, one, 'gripping-dust')
    return [sword.alerted, alertsOf(realm.table, one).map(({ id }) => id)]
  }
  expect(dust()).toEqual([true, []])
})

rule('23.10.1', 'only Gripping Dust alerts the active weapon, if it is not alerted yet', () => {
  const turned = (potion: string, prepare: (realm: Realm, one: Character) => void = () => {}) => {
    const realm = new Realm({ encounter: '4' })
    const one = realm.put('captain', 'CV5')
    realm.give(one, 'light-bow-1')
    prepare(realm, one)
    realm.give(one, potion)
    opens(realm, one, potion)
    return [...one.owned.filter(({ alerted }) => alerted).map(({ id }) => id), ...realm.told('turns-weapon')]
  }
  const sword = (alerted: boolean) => (realm: Realm, one: Character) => {
    realm.give(one, 'short-sword-1', true).alerted = alerted
  }
  const told = { weapon: 'short-sword-1', alerted: true }
  expect(turned('gripping-dust', sword(false))).toMatchObject(['short-sword-1', told])
  expect(turned('gripping-dust', sword(true))).toEqual(['short-sword-1'])
  expect(turned('oil-of-poison', sword(false))).toEqual([])
  // The dagger of a player without a weapon in use does not turn, nor does the Mixture.
  expect(turned('gripping-dust')).toEqual([])
  expect(turned('gripping-dust', (realm, one) => void realm.give(one, 'alchemists-mixture', true))).toEqual([])
})

rule(['10.2.2', '22.1.1'], "a character under Disgust can't buy a card that costs fame", () => {
  const shop = (...curses: Character['curses']) => {
    const realm = new Realm({ encounter: '4' })
    const one = realm.put('elf', 'CV5', { curses, gold: 100 })
    realm.stand('order-hq', 'CV5')
    realm.empty('order')
    realm.stack('order', 'deft-gloves', 'helmet-1', 'shield-1')
    const asking = trade(realm.table, one)
    asking.next()
    const step = asking.next({ seat: 0, id: 'buy from order' })
    return step.done ? [] : step.value[0]!.options.map(({ id }) => id)
  }
  expect(shop('disgust')).toEqual(['helmet-1', 'shield-1'])
  expect(shop()).toEqual(['deft-gloves', 'helmet-1', 'shield-1'])
})

rule('25.4.2', 'a campaign without its own term lasts a month in longer games', () => {
  expect(deadlineOf({ day: 1, weeks: 8 }, 'war')).toBe(28)
  expect(deadlineOf({ day: 40, weeks: 8 }, 'war')).toBe(56)
  expect(deadlineOf({ day: 3 }, 'war')).toBe(28)
  expect(deadlineOf({ day: 3, weeks: 8 }, 'pillage')).toBe(16)
})

rule(['25.4.2', '19.4.1'], 'unfinished undertakings fail when everyone agrees to end the game', () => {
  const left = () => {
    const realm = new Realm({ encounter: '4' })
    const needs = { great: 0, spells: 0, fame: 0, notoriety: 5, gold: 0 }
    const one = realm.put('elf', 'CV5', { notoriety: 50, needs })
    realm.state.war!.undertakings = [{ character: 'elf', chit: 0, name: 'pillage', until: 20, goal: null, reward: 0 }]
    endGame(realm.table, 'agreed')
    return one.notoriety
  }
  expect(left()).toBe(40)
})

rule('26.21', "a character who doesn't yet have Archer rolls two dice to shoot", () => {
  const dice = (stage: Character['stage']) => {
    const realm = new Realm({ encounter: '2', development: 'yes' })
    const one = realm.put('elf', 'CV5', { stage })
    realm.give(one, 'light-bow-1', true)
    return fighterIn(realm.state, 'elf').missile.dice
  }
  expect([dice(1), dice(3), dice(4)]).toEqual([2, 2, 1])
})

rule('26.23', 'weather does not affect characters off the map', () => {
  const asks = (place: Character['place']) => {
    const realm = new Realm({ season: 'ice', encounter: '4' })
    realm.state.weather = { kind: 'special', chit: 1, seen: [] }
    const one = realm.put('captain', 'CV5', { place })
    return realm.asked(applyPhaseWeather(realm.table, [one])) !== null
  }
  const outside: Character['place'] = { kind: 'outside', way: 'DW1:SE' }
  expect([asks(outside), asks({ kind: 'clearing', clearing: 'CV5' })]).toEqual([false, true])
})
