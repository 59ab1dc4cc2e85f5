import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/bots/bot.ts'
import { lookaheadFor } from '../../../src/bots/index.ts'
import {
  dangerOfDay,
  shouldFlee as fleesFrom,
  isWorthHidingAgain,
  shelterOf,
} from '../../../src/games/magic-realm/bots/dangers.ts'
import {
  type FightForecasts,
  FightTrials,
  HUNTING,
  rested,
} from '../../../src/games/magic-realm/bots/fight-forecast.ts'
import { bestAmbush, bestHunt, huntValue } from '../../../src/games/magic-realm/bots/hunts.ts'
import { realmBots } from '../../../src/games/magic-realm/bots/index.ts'
import { journeysOf } from '../../../src/games/magic-realm/bots/journeys.ts'
import { mentor } from '../../../src/games/magic-realm/bots/mentor.ts'
import { gearWanted } from '../../../src/games/magic-realm/bots/purchases.ts'
import { deathCost } from '../../../src/games/magic-realm/bots/score.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { buildFight, fightAnswer } from '../../../src/games/magic-realm/plans/combat/policy.ts'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { beginCombat } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { scoreOf } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { boardOf, edgeRoads, waysAt } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { groupOf } from '../../../src/games/magic-realm/rules/pieces/denizens.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { Match, type Question, seedRandom } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'
import { serve } from '../../rules/magic-realm/serve.ts'
import { disguise } from './disguise.ts'

const FIGHTER = { great: 0, spells: 0, fame: 2, notoriety: 3, gold: 0 }
/** Forecasts shared by the tests below. */
const fights = new FightTrials()
const SOLDIERS = groupOf('soldiers').members

/** Returns a Black Knight at the start, with soldiers at the House and another character far away. */
function withSoldiers(clearing: string, more: Partial<Character> = {}): Realm {
  const realm = new Realm({ encounter: '4' })
  const knight = realm.put('black-knight', clearing, { needs: FIGHTER, hidden: true, ...more })
  for (const id of ['mace-1', 'suit-of-armor-1', 'shield-1']) realm.give(knight, id, true)
  realm.put('elf', 'B1', { needs: FIGHTER })
  for (const id of SOLDIERS) realm.stand(id, 'CV5')
  return realm
}

const seen = (realm: Realm) => view(realm.state, 0).characters[0]!

const asks = (topic: string, ids: readonly string[], data: Question['data'] = {}): Question => ({
  seat: 0,
  topic,
  rule: '',
  data,
  options: ids.map(id => ({ id, act: { kind: id } })),
})

const answered = (realm: Realm, question: Question): string =>
  mentor.answer(view(realm.state, 0), question, seedRandom('mentor', 'bot'))

describe('the mentor in the Realm', () => {
  it('knows which enemies a character can beat, and which would win', () => {
    const realm = withSoldiers('CV5')
    const soldiers = fights.of(seen(realm), SOLDIERS)
    expect(soldiers.notoriety).toBeGreaterThan(10)
    expect(soldiers.dies).toBeLessThan(0.5)
    expect(fights.of({ id: 'witch', owned: [] }, groupOf('rogues').members).dies).toBeGreaterThan(0.5)
    expect(fights.of(seen(realm), SOLDIERS)).toBe(soldiers)
  })

  it('forecasts a fight from the actual wounds and fatigue', () => {
    const knight = seen(withSoldiers('CV5'))
    const worn = { ...knight, chits: knight.chits.map((state, n) => (n < 10 ? ('wounded' as const) : state)) }
    const trolls = ['h-troll-1', 'h-troll-2']
    expect(fights.of(worn, trolls).dies).toBeGreaterThan(fights.of(knight, trolls).dies)
    expect(fights.of(rested(worn), trolls)).toBe(fights.of(knight, trolls))
    // Only the chits of this fight count as spent.
    expect(fights.of(worn, trolls).spent).toBeLessThanOrEqual(2)
  })

  it('leaves a roadway toward foes worth hunting, not toward fewer that it cannot beat (8.3.8)', () => {
    const realm = withSoldiers('CV4', { hidden: false })
    const way = waysAt(boardOf(realm.state.tiles), 'CV4').find(({ kind }) => kind === 'road')!
    const [deadly = '', prey = ''] = way.ends.map(end => end ?? '')
    realm.state.phase = 'birdsong'
    realm.state.characters[0]!.place = { kind: 'road', way: way.id, from: deadly }
    realm.stand('t-dragon-1', deadly)
    for (const id of ['h-troll-1', 'h-troll-2']) realm.stand(id, prey)
    const question = asks('record', [deadly, prey], { character: 'black-knight', phase: 0 })
    const options = [deadly, prey].map(to => ({ id: to, act: { kind: 'record', activity: 'move', clearing: to } }))
    expect(answered(realm, { ...question, options })).toBe(prey)
  })

  it('never attacks its own hirelings (16.6.1)', () => {
    const realm = withSoldiers('CV5')
    const question = asks('target', ['nobody', ...SOLDIERS], { character: 'black-knight' })
    const options = question.options.map(({ id }) => ({
      id,
      act: id === 'nobody' ? { kind: 'no-target' } : { kind: 'target', denizen: id },
    }))
    realm.state.phase = 'evening'
    realm.state.combat = { ...beginCombat(realm.state, 'CV5'), step: 'targeting' }
    const hunted = () => {
      const fight = buildFight(realm.state, realm.state.combat!)
      return fightAnswer(fight, { ...question, options }, HUNTING, seedRandom('target', 'bot'))
    }
    expect(SOLDIERS).toContain(hunted())
    for (const id of SOLDIERS) serve(realm.state, id, 'black-knight')
    expect(hunted()).toBe('nobody')
  })

  it('simulates a fight in slices and all at once with the same result, and then reconsiders', () => {
    const dwarf = { id: 'dwarf', owned: [{ id: 'great-axe-1', active: true }] }
    const minds: string[] = []
    const mind = (known: FightForecasts) => {
      const [wolves, ogre] = [known.of(dwarf, ['wolf-1', 'wolf-2']), known.of(dwarf, ['ogre-1'])]
      minds.push(`${wolves.dies} ${ogre.dies}`)
      return wolves
    }
    const thought = fights.inSlices(mind)
    let slices = 0
    let step = thought.next()
    for (; !step.done; step = thought.next()) slices++
    // There are six simulations of each of two fights, and no pause after the last of each.
    expect(slices).toBe(10)
    expect(minds).toEqual([
      '1 1',
      `${fights.of(dwarf, ['wolf-1', 'wolf-2']).dies} ${fights.of(dwarf, ['ogre-1']).dies}`,
    ])
    expect(step.value).toBe(fights.of(dwarf, ['wolf-1', 'wolf-2']))
    expect(runToEnd(fights.inSlices(mind))).toBe(step.value)
  })

  it('gives the same answer in slices as all at once', () => {
    const realm = withSoldiers('CV4', { hidden: false })
    const shown = view(realm.state, 0)
    const question = { ...asks('record', ['hide', 'CV5', 'done'], { character: 'black-knight', phase: 0 }), text: '' }
    const phrased = { ...question, options: question.options.map(option => ({ ...option, label: option.id })) }
    const advice = runToEnd(mentor.advise!(shown, phrased))
    expect(advice).toEqual(mentor.hint!(shown, phrased))
    expect(advice?.why).toMatch(/\.$/)
  })

  it('goes to a fight that it can win, and not to one that it would lose', () => {
    expect(bestHunt(fights, view(withSoldiers('CV4').state, 0), seen(withSoldiers('CV4')))).toMatchObject({
      kind: 'hunt',
      clearing: 'CV5',
      foes: SOLDIERS,
    })
    const realm = new Realm({ encounter: '4' })
    realm.put('witch', 'CV4', { needs: FIGHTER })
    for (const id of groupOf('rogues').members) realm.stand(id, 'CV5')
    expect(bestHunt(fights, view(realm.state, 0), seen(realm))).toBeNull()
  })

  it('fears death more the more it has gained, and most on the last day (19.3.4, 19.5.7)', () => {
    const { state } = withSoldiers('CV4')
    const [poor] = state.characters
    const rich: Character = { ...poor!, fame: 30, notoriety: 90 }
    expect(deathCost(rich, 9, 28)).toBeGreaterThan(deathCost(poor!, 9, 28) + 10)
    expect(deathCost(poor!, 28, 28)).toBeGreaterThan(deathCost(poor!, 27, 28) + 20)
  })

  it('attacks natives on a quiet evening if the simulation says that it would win', () => {
    const { state } = withSoldiers('CV5')
    Object.assign(state, { phase: 'evening', evenings: ['CV5'], day: 3 })
    const header = {
      game: 'magic-realm',
      rules: magicRealm.rules,
      options: {},
      seats: state.seats,
      seed: 'war',
      practice: false,
    }
    const match = Match.begin({ ...magicRealm, begin: () => state }, header)
    const answers: string[] = []
    for (let n = 0; n < 40 && match.state.phase === 'evening' && !answers.some(id => id.startsWith('soldiers')); n++) {
      const question = match.questions[0]!
      const ahead = lookaheadFor(match, question.seat)
      answers.push(mentor.answer(match.view(question.seat), question, seedRandom(`${n}`, 'bot'), ahead))
      match.answer(question.seat, answers.at(-1)!)
    }
    expect(answers).toContain('rounds')
    expect(answers.at(-1)).toMatch(/^soldiers/)
  })

  it('uses only what its seat may know', () => {
    const realm = withSoldiers('CV4')
    const question = asks('record', ['hide', 'done', 'search'], { character: 'black-knight' })
    const before = view(realm.state, 0)
    disguise(realm.state, 0, seedRandom('secret', 'disguise'))
    expect(view(realm.state, 0)).toEqual(before)
    expect(answered(realm, question)).toBe(mentor.answer(before, question, seedRandom('mentor', 'bot')))
  })

  it('puts a point into each goal, or into fame and notoriety for a strong fighter (4.2.1, 19.5.4)', () => {
    const needs = (id: string, gear: readonly string[], day: number) => {
      const realm = new Realm({ encounter: '4' })
      const one = realm.put(id, 'CV4')
      for (const piece of gear) realm.give(one, piece, true)
      realm.state.day = day
      const goals = ['great', 'spells', 'fame', 'notoriety', 'gold']
      return answered(realm, asks('needs', [], { character: id, points: 5, goals }))
    }
    const knight = ['mace-1', 'suit-of-armor-1', 'shield-1']
    expect(needs('witch', [], 1)).toBe('1 1 1 1 1')
    expect(needs('black-knight', knight, 1)).toBe('0 0 3 2 0')
    // Too few days are left to gain much by fights.
    expect(needs('black-knight', knight, 24)).toBe('1 1 1 1 1')
    expect(needs('black-knight', [], 1)).toBe('1 1 1 1 1')
  })

  it('fears death more as a strong fighter, because a successor would have fewer days to fight (19.3.1)', () => {
    const [knight] = withSoldiers('CV4').state.characters
    const other: Character = { ...knight!, needs: { great: 1, spells: 1, fame: 1, notoriety: 1, gold: 1 } }
    const days = (one: Character): number => deathCost(one, 4, 28) - deathCost(one, 14, 28)
    expect(days(knight!)).toBeGreaterThan(days(other))
  })

  it('seeks no fight on the last day, when nobody could succeed it (19.5.7)', () => {
    const realm = withSoldiers('CV4', { hidden: false })
    const record = asks('record', [], { character: 'black-knight' })
    const [clearing = ''] = bestHunt(fights, view(realm.state, 0), seen(realm))?.journey.clearings ?? []
    const options = ['move', 'hide', 'done'].map(kind => ({
      id: kind,
      act: kind === 'done' ? { kind } : { kind: 'record', activity: kind, ...(kind === 'move' ? { clearing } : {}) },
    }))
    realm.state.characters[0]!.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
    expect(answered(realm, { ...record, options })).toBe('move')
    realm.state.day = 28
    // Their leader would buy the Knight's belongings.
    realm.state.denizens[SOLDIERS[0]!]!.at = null
    expect(answered(realm, { ...record, options })).not.toBe('move')
  })

  it('ends the month when it has won alone, and never before (19.4.1, 27.1.8)', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    const one = realm.put('black-knight', 'CV4', { needs: FIGHTER, fame: 10 })
    for (const id of ['mace-1', 'suit-of-armor-1', 'shield-1']) realm.give(one, id, true)
    realm.state.day = 12
    const record = asks('record', ['hide', 'farewell', 'done'], { character: one.id })
    expect(answered(realm, record)).not.toBe('farewell')
    expect(answered(realm, asks('farewell', ['stay', 'end-month']))).toBe('stay')
    Object.assign(one, { fame: 60, notoriety: 90, gold: 60 })
    expect(answered(realm, record)).toBe('farewell')
    expect(answered(realm, asks('farewell', ['stay', 'end-month']))).toBe('end-month')
    one.wantsEnd = true
    expect(answered(realm, record)).not.toBe('farewell')
  })

  it('leaves monsters before it hides, because a character who leaves immediately is not blocked (13.1.1)', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    const { id } = realm.put('pilgrim', 'CV4', { needs: FIGHTER })
    // On the last day it goes where it is safest.
    realm.state.day = 28
    const first = (): string => {
      const clearing = shelterOf(fights, view(realm.state, 0), seen(realm))?.journey.clearings[0]
      const options = ['hide', 'move', 'done'].map(kind => ({
        id: kind,
        act: kind === 'move' ? { kind: 'record', activity: kind, clearing } : { kind: 'record', activity: kind },
      }))
      return answered(realm, { ...asks('record', [], { character: id }), options })
    }
    expect(first()).toBe('hide')
    realm.stand('giant-bat-1', 'CV4')
    expect(first()).toBe('move')
  })

  it('leaves its prey first, hides twice beside it, and then comes back (13.1.2)', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    const knight = realm.put('black-knight', 'CV4', { needs: FIGHTER })
    for (const id of ['mace-1', 'suit-of-armor-1', 'shield-1']) realm.give(knight, id, true)
    for (const id of ['h-troll-1', 'h-troll-2']) realm.stand(id, 'CV4')
    const plan = (): string[] => {
      for (let n = 0; n < 4; n++) {
        const offered = recordablePhases(realm.state, knight, knight.plan)
        const options = offered.map(({ activity }, i) => ({
          id: String(i),
          act: {
            kind: 'record',
            activity: activity.kind,
            ...(activity.kind === 'move' ? { clearing: activity.to } : {}),
          },
        }))
        knight.plan.push(
          offered[Number(answered(realm, { ...asks('record', [], { character: knight.id }), options }))]!,
        )
      }
      return knight.plan.map(({ activity }) => (activity.kind === 'move' ? activity.to : activity.kind))
    }
    expect(bestHunt(fights, view(realm.state, 0), seen(realm))).toMatchObject({ clearing: 'CV4', phases: 0 })
    const [aside, ...then] = plan()
    expect(aside).not.toBe('hide')
    expect(then).toEqual(['hide', 'hide', 'CV4'])
  })

  it('waits where monsters that it can beat may arrive at night, unless it is wounded', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    const knight = realm.put('black-knight', 'M2', { needs: FIGHTER })
    for (const id of ['mace-1', 'suit-of-armor-1', 'shield-1']) realm.give(knight, id, true)
    const ambush = () => bestAmbush(fights, view(realm.state, 0), seen(realm))
    expect(ambush()).toBeNull()
    // Smoke in a mountain tile calls two Flying Dragons on one of the six rows (13.3.2).
    realm.lay('smoke-m', 'M')
    knight.seen.push('smoke-m')
    expect(ambush()).toMatchObject({ kind: 'ambush', phases: 0 })
    knight.needs = { great: 1, spells: 1, fame: 1, notoriety: 1, gold: 1 }
    expect(ambush()).toBeNull()
    knight.needs = FIGHTER
    knight.chits = knight.chits.map((state, n) => (n < 4 ? 'wounded' : state))
    expect(ambush()).toBeNull()
    expect(bestHunt(fights, view(realm.state, 0), seen(realm))).toBeNull()
  })

  it('judges the danger of a clearing by what could kill it there, and hides from what may still come', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    realm.put('pilgrim', 'CV4', { needs: FIGHTER })
    const peril = (tries?: number) => dangerOfDay(fights, view(realm.state, 0), seen(realm), 'CV4', tries)
    expect(peril()).toBe(0)
    realm.stand('giant-bat-1', 'CV4')
    expect(peril()).toBeGreaterThan(0.1)
    // If the first HIDE fails, anybody there blocks the character.
    expect(peril(4)).toBeCloseTo(peril())
    realm.stand('giant-bat-1', 'CV2')
    expect(peril(2)).toBeLessThan(peril())
  })

  it('ends a hopeless month on the last day, or restarts a day earlier if that is better (19.4.1, 19.4.2, 19.5.7)', () => {
    const leaves = (day: number, fame: number, seats = 1): string => {
      const realm = new Realm({ seats, encounter: '4' })
      const { id } = realm.put('black-knight', 'CV4', { needs: FIGHTER, fame, notoriety: fame, hidden: true })
      if (seats > 1) realm.put('elf', 'B1', { needs: FIGHTER })
      realm.state.day = day
      const asked = answered(realm, asks('record', ['hide', 'farewell', 'done'], { character: id }))
      return asked === 'farewell' ? answered(realm, asks('farewell', ['stay', 'end-month', 'end-life'])) : 'stay'
    }
    expect(leaves(28, 0)).toBe('end-month')
    expect(leaves(28, 20)).toBe('end-month')
    // On the day before the last, a character who would score less than a new one makes room for it.
    expect(leaves(27, 0)).toBe('end-life')
    expect(leaves(27, 25)).toBe('stay')
    expect(leaves(26, 0)).toBe('stay')
    // In the last days it keeps its gains if nothing left is worth a risk.
    expect(leaves(24, 35)).toBe('end-month')
    expect(leaves(12, 35)).toBe('stay')
    // With other players, the game would continue without it, or they would win.
    expect(leaves(28, 0, 2)).toBe('stay')
    expect(leaves(27, 0, 2)).toBe('stay')
  })

  it('buys armor that it lacks from natives, if it can pay several times the price (10.3)', () => {
    const realm = withSoldiers('CV5', { hidden: true })
    const knight = realm.state.characters[0]!
    realm.empty('soldiers')
    realm.stack('soldiers', 'suit-of-armor-1', 'spear-1')
    knight.owned = knight.owned.filter(({ id }) => id !== 'suit-of-armor-1')
    const buys = (gold: number) => {
      knight.gold = gold
      return gearWanted(fights, view(realm.state, 0), seen(realm), 'soldiers')
    }
    expect(buys(200)).toBe('suit-of-armor-1')
    expect(buys(20)).toBeNull()
    knight.gold = 200
    knight.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
    const options = ['trade', 'hide', 'search', 'done'].map(kind => ({
      id: kind,
      act: kind === 'done' ? { kind } : { kind: 'record', activity: kind },
    }))
    expect(answered(realm, { ...asks('record', [], { character: knight.id }), options })).toBe('trade')
    knight.plan = []
    realm.dice(2, 2)
    const buying = trade(realm.table, knight)
    const reasons = new Map<string, string | undefined>()
    for (let step = buying.next(); !step.done; ) {
      const question = step.value[0] as Question
      const shown = view(realm.state, 0)
      reasons.set(question.topic, mentor.hint?.(shown, phraseIn(WORDS.in('en'), shown, question))?.why)
      step = buying.next({ seat: question.seat, id: answered(realm, question) })
    }
    expect(reasons.get('trade')).toContain('they have gear that you lack')
    expect(reasons.get('buy')).toContain("you don't have one, and it helps you in fights")
    expect(reasons.get('price')).toContain("it's worth it in your fights")
    expect(knight.owned.map(({ id }) => id)).toContain('suit-of-armor-1')
  })

  it('sells its own gear when that wins, and hires nobody before (10.2.1, 19.5.6)', () => {
    const realm = withSoldiers('CV5', { needs: { ...FIGHTER, fame: 3, notoriety: 2 }, fame: 35, notoriety: 41 })
    const knight = realm.state.characters[0]!
    const record = asks('record', ['hire', 'trade', 'hide', 'done'], { character: knight.id })
    const options = record.options.map(({ id }) => ({
      id,
      act: id === 'done' ? { kind: id } : { kind: 'record', activity: id },
    }))
    knight.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
    expect(answered(realm, { ...record, options })).toBe('trade')
    knight.plan = []
    const selling = trade(realm.table, knight)
    for (let step = selling.next(); !step.done; ) {
      const question = step.value[0] as Question
      step = selling.next({ seat: question.seat, id: answered(realm, question) })
    }
    expect(knight.owned).toEqual([])
    expect(scoreOf(knight, realm.state).total).toBe(0)
  })

  it('pays nobody with gold that it needs to win', () => {
    const realm = new Realm({ encounter: '4' })
    const amazon = realm.put('amazon', 'CV5', {
      needs: { great: 1, spells: 1, fame: 1, notoriety: 1, gold: 1 },
      gold: 60,
    })
    realm.put('elf', 'B1', { needs: FIGHTER })
    realm.stand('lancers-1', 'CV5')
    realm.stand('lancers-hq', 'CV5')
    const options = ['hire', 'hide', 'search', 'done'].map(kind => ({
      id: kind,
      act: kind === 'done' ? { kind } : { kind: 'record', activity: kind },
    }))
    const question = () => ({ ...asks('record', [], { character: 'amazon' }), options })
    expect(answered(realm, question())).not.toBe('hire')
    amazon.needs = FIGHTER
    expect(answered(realm, question())).toBe('hire')
  })

  it('does not return to an enemy after a day beside it without a fight', () => {
    const realm = withSoldiers('CV5')
    expect(bestHunt(fights, view(realm.state, 0), seen(realm))).toMatchObject({ clearing: 'CV5', phases: 0 })
    realm.state.characters[0]!.yesterday = [{ activity: { kind: 'hide' }, source: 'basic' }]
    expect(bestHunt(fights, view(realm.state, 0), seen(realm))).toBeNull()
    realm.state.characters[0]!.yesterday = [{ activity: { kind: 'move', to: 'CV5' }, source: 'basic' }]
    expect(bestHunt(fights, view(realm.state, 0), seen(realm))).not.toBeNull()
  })

  it('leaves monsters that would kill it before it hides, and hides beside those that only cost it a day', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    const flees = (id: string): boolean => {
      realm.state.characters = []
      realm.put(id, 'CV4', { needs: { great: 1, spells: 1, fame: 1, notoriety: 1, gold: 1 } })
      const seek = { kind: 'seek', clearing: 'CV2', phases: 1, rate: 1 } as never
      return fleesFrom(fights, view(realm.state, 0), seen(realm), 'CV4', seek)
    }
    expect(flees('pilgrim')).toBe(false)
    realm.stand('h-troll-1', 'CV4')
    expect(flees('pilgrim')).toBe(true)
    expect(flees('druid')).toBe(false)
  })

  it('leaves a tile with deadly monsters rather than hide there for another night (13.2.2)', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    const plan = [{ activity: { kind: 'hide' as const }, source: 'basic' as const }]
    const knight = realm.put('black-knight', 'B4', { needs: FIGHTER, plan })
    for (const id of ['mace-1', 'suit-of-armor-1', 'shield-1']) realm.give(knight, id, true)
    realm.state.phase = 'birdsong'
    for (const id of ['t-troll-1', 'h-troll-1', 'h-troll-2']) realm.stand(id, 'B2')
    const shown = view(realm.state, 0)
    const hides = (clearing: string): boolean => {
      const journey = journeysOf(shown, 'B4').get(clearing)!
      const goal = { kind: 'explore', clearing, journey, phases: journey.phases, rate: 0.4 } as const
      return isWorthHidingAgain(fights, shown, seen(realm), goal)
    }
    // The first step of a way off the tile saves a night beside the Trolls. A step on the tile saves none.
    expect(hides('R2')).toBe(false)
    expect(hides('B3')).toBe(true)
  })

  it('does not rest to cure what rest cannot (22.1)', () => {
    const realm = new Realm({ seats: 1, encounter: '4' })
    const pilgrim = realm.put('pilgrim', 'CV4', { needs: { great: 1, spells: 1, fame: 1, notoriety: 1, gold: 1 } })
    pilgrim.chits = pilgrim.chits.map((state, n) => (n < 5 ? 'wounded' : state))
    const options = ['rest', 'hide', 'search', 'done'].map(kind => ({
      id: kind,
      act: kind === 'done' ? { kind } : { kind: 'record', activity: kind },
    }))
    pilgrim.plan = [{ activity: { kind: 'hide' }, source: 'basic' }]
    const next = () => answered(realm, { ...asks('record', [], { character: 'pilgrim' }), options })
    expect(next()).toBe('rest')
    pilgrim.curses = ['ill-health']
    expect(next()).not.toBe('rest')
  })

  it('replaces a dead character with a fighter who can still win, or else one who is hard to catch (27.1.7)', () => {
    const next = (day: number, ...monsters: string[]): string => {
      const realm = new Realm({ seats: 1, encounter: '4' })
      realm.put('witch', 'B1', { fate: 'dead' })
      realm.state.day = day
      realm.state.entrance = edgeRoads(boardOf(realm.state.tiles)).find(({ ends: [at] }) => at === 'B1')?.id ?? null
      for (const id of monsters) realm.stand(id, 'B1')
      const options = ['elf', 'black-knight', 'witch'].map(id => ({
        id,
        act: { kind: 'take', character: id },
      }))
      return answered(realm, { ...asks('character', []), options })
    }
    expect(next(4)).toBe('black-knight')
    expect(next(18)).toBe('black-knight')
    expect(next(23)).toBe('elf')
    expect(next(20, 'wolf-1', 'wolf-2')).toBe('black-knight')
    expect(next(27, 'wolf-1', 'wolf-2')).toBe('elf')
    // He can't beat a dragon of that size, but may get past it. Nobody gets past a crowd of goblins.
    expect(next(4, 't-dragon-1')).toBe('black-knight')
    expect(next(4, ...[1, 2, 3, 4, 5, 6].flatMap(n => [`sword-goblin-${n}`, `spear-goblin-${n}`]))).toBe('elf')
  })

  it('ends the life of a fighter without gear while there are enough days for a new one (19.4.2)', () => {
    const leaves = (day: number, gear: readonly string[], more: Partial<Character> = {}): string => {
      const realm = new Realm({ seats: 1, encounter: '4' })
      const one = realm.put('black-knight', 'CV4', { needs: FIGHTER, hidden: true, ...more })
      for (const id of gear) realm.give(one, id, true)
      realm.state.day = day
      const asked = answered(realm, asks('record', ['hide', 'farewell', 'done'], { character: one.id }))
      return asked === 'farewell' ? answered(realm, asks('farewell', ['stay', 'end-month', 'end-life'])) : 'stay'
    }
    const armed = ['mace-1', 'suit-of-armor-1', 'shield-1']
    expect(leaves(12, [])).toBe('end-life')
    expect(leaves(12, armed)).toBe('stay')
    expect(leaves(24, [])).toBe('stay')
    expect(leaves(12, [], { fame: 35, notoriety: 35 })).toBe('stay')
    // Rest comes first.
    expect(leaves(12, [], { chits: [...Array(4).fill('wounded'), ...Array(8).fill('active')] })).toBe('stay')
  })

  it('takes risks for the last step to a winning score, and few once it is winning (19.5.6)', () => {
    const worthOf = (fame: number): number => {
      const needs = { ...FIGHTER, fame: 3, notoriety: 2 }
      const realm = withSoldiers('CV4', { needs, gold: 60, fame, notoriety: fame })
      return huntValue(view(realm.state, 0), seen(realm), {
        fame: 3,
        notoriety: 3,
        gold: 0,
        dies: 0,
        cursed: 0,
        spent: 0,
      })
    }
    expect(worthOf(38)).toBeGreaterThan(worthOf(30) + 10)
    expect(worthOf(60)).toBeLessThan(worthOf(38))
  })

  it('prefers a fighter, if one is free (3.3.1)', () => {
    const realm = new Realm({ encounter: '4' })
    realm.state.day = 0
    const takes = (...ids: string[]): string =>
      answered(realm, {
        ...asks('character', []),
        options: ids.map(id => ({ id, act: { kind: 'take', character: id } })),
      })
    expect(takes('witch', 'dwarf', 'elf')).toBe('dwarf')
    expect(takes('witch', 'elf')).toBe('elf')
  })

  it('is the strongest bot in the benchmark, and says why it goes to a fight', () => {
    expect(realmBots.bots[0]).toBe(mentor)
    const realm = withSoldiers('CV5', { hidden: false })
    realm.state.characters[0]!.owned[0]!.alerted = false
    const hint = mentor.hint!(view(realm.state, 0), {
      ...asks('record', [], { character: 'black-knight' }),
      options: ['hide', 'alert', 'done'].map(id => ({ id, act: { kind: 'record', activity: id } })),
    } as never)
    expect(hint?.id).toBe('hide')
  })
})
