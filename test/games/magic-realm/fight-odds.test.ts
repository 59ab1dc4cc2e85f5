import { expect, test } from 'vitest'
import { ratedPlans, survivalChance } from '../../../src/games/magic-realm/plans/combat/choices.ts'
import { missileChances } from '../../../src/games/magic-realm/plans/combat/exchange.ts'
import { roundOdds } from '../../../src/games/magic-realm/plans/combat/round-odds.ts'
import { meleeOf } from '../../../src/games/magic-realm/rules/combat/plays.ts'
import { fighterIn } from '../../../src/games/magic-realm/rules/facts/combatants.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { fightOdds } from '../../rules/magic-realm/combat/fight-odds.ts'
import { gripped, type Hero, Stage, type StageOptions } from '../../rules/magic-realm/combat/stage.ts'

const ELF: Hero = { id: 'elf', gear: ['light-bow-1!'] }
const KNIGHT: Hero = { id: 'white-knight', gear: ['great-sword-1', 'suit-of-armor-1'] }

/** Returns a fight of a hero attacked by these monsters. */
function upon(hero: Hero, monsters: string[], more: Partial<StageOptions> = {}) {
  return Stage.set({
    heroes: [hero],
    monsters,
    prepare(state) {
      for (const monster of monsters) gripped(monster, hero.id)(state)
      if (state.combat) state.combat.dark = []
    },
    ...more,
  })
}

test('a round between an archer and a goblin is computed over all throws', () => {
  const stage = upon(ELF, ['axe-goblin-1'])
  const [round] = stage.combat.engagements
  Object.assign(round!, {
    target: 'axe-goblin-1',
    attack: { piece: { kind: 'chit', chit: 11 }, box: 0 },
    maneuver: { piece: { kind: 'chit', chit: 9 }, box: 2 },
  })
  const odds = roundOdds(meleeOf(stage.state, stage.combat), 'elf', true)
  // An arrow with time 1 always hits. With one die it does Medium harm or more on 1 to 4, and strikes before the axe.
  expect(odds.hits).toBeCloseTo(1)
  expect(odds.kills).toBeCloseTo(4 / 6)
  // The goblin is not faster than the archer on either side: it hits if dice put it in the archer's way, and then the
  // archer dies.
  expect(odds.hit).toBeCloseTo(1 / 9)
  expect(odds.dies).toBeCloseTo(1 / 9)
})

test('a change of tactics counts: a wolf that turns over hits harder', () => {
  const stage = upon({ ...KNIGHT, gear: [] }, ['wolf-1'])
  const odds = roundOdds(meleeOf(stage.state, stage.combat), 'white-knight', true)
  // Without a maneuver the character is certainly hit, by Light or Medium harm, and takes one wound.
  expect([odds.hit, odds.dies, odds.wounds].map(value => Math.round(value * 1e6) / 1e6)).toEqual([1, 0, 1])
  const armored = upon(KNIGHT, ['wolf-1'])
  // Only the side with Medium harm bruises through a suit. It turns up if one of two dice shows a six.
  expect(roundOdds(meleeOf(armored.state, armored.combat), 'white-knight', true).wounds).toBeCloseTo(11 / 36)
})

test('the chances of a MISSILE roll match its dice, including results beyond the table', () => {
  expect(missileChances({ dice: 1, modifier: 0 })).toEqual([1, 1, 1, 1, 1, 1].map(n => n / 6))
  expect(missileChances({ dice: 2, modifier: 0 }).map(chance => Math.round(chance * 36))).toEqual([1, 3, 5, 7, 9, 11])
  expect(missileChances({ dice: 2, modifier: -1 }).map(chance => Math.round(chance * 36))).toEqual([4, 5, 7, 9, 11, 0])
})

test('the prospects of a fight are simulated, and the same stream gives the same result', () => {
  const odds = (hero: Hero, monsters: string[]) => {
    const { state } = upon(hero, monsters)
    return fightOdds(state, 'R1', hero.id, seedRandom('odds', 'fight'), { games: 24 })
  }
  const weak = odds(KNIGHT, ['wolf-1'])
  expect(weak.wins + weak.dies + weak.lasts).toBeCloseTo(1)
  expect(weak).toEqual(odds(KNIGHT, ['wolf-1']))
  expect(weak.wins).toBeGreaterThan(0.6)
  const strong = odds({ id: 'elf' }, ['giant-1', 't-troll-1'])
  expect(strong.dies).toBeGreaterThan(0.8)
})

test('the simulation leaves the real fight unchanged', () => {
  const stage = upon(ELF, ['ogre-1'])
  const before = JSON.stringify(stage.state)
  fightOdds(stage.state, 'R1', 'elf', seedRandom('odds', 'fight'), { games: 3 })
  expect(JSON.stringify(stage.state)).toBe(before)
})

test('more enemies worsen the prospects, and better gear improves them', () => {
  const of = (hero: Hero, monsters: string[]) => {
    const { state, combat } = upon(hero, monsters)
    return survivalChance(meleeOf(state, combat), fighterIn(state, hero.id))
  }
  expect(of(KNIGHT, [])).toBe(1)
  expect(of(KNIGHT, ['ogre-1'])).toBeGreaterThan(of(KNIGHT, ['ogre-1', 'ogre-2', 'h-troll-1']))
  expect(of(KNIGHT, ['ogre-1'])).toBeGreaterThan(of({ id: 'white-knight', gear: ['great-sword-1'] }, ['ogre-1']))
  expect(of({ id: 'elf' }, ['t-troll-1'])).toBeLessThan(0.2)
})

test('the estimate stays within its effort limit', () => {
  const { state, combat } = upon(KNIGHT, ['ogre-1'])
  const melee = meleeOf(state, combat)
  const plans = ratedPlans(
    melee,
    fighterIn(state, 'white-knight'),
    { spent: [] },
    { foe: melee.foes[0]!, dark: false },
    true,
  )
  expect(plans.length).toBeGreaterThan(8)
  for (const { plan } of plans)
    expect((plan.attack?.asterisks ?? 0) + (plan.maneuver?.asterisks ?? 0)).toBeLessThanOrEqual(2)
})
