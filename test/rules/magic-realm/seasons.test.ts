import { expect } from 'vitest'
import { move } from '../../../src/games/magic-realm/rules/actions/moving.ts'
import { searches } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { farewellOptions } from '../../../src/games/magic-realm/rules/day/farewell.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { applyMorningWeather, applyPhaseWeather, beginWeek } from '../../../src/games/magic-realm/rules/day/weather.ts'
import { fatigueByWeather } from '../../../src/games/magic-realm/rules/effects/fatigue.ts'
import { rollHide } from '../../../src/games/magic-realm/rules/effects/hiding.ts'
import { missionReward } from '../../../src/games/magic-realm/rules/effects/missions.ts'
import { colorsOfDay } from '../../../src/games/magic-realm/rules/facts/colors.ts'
import { hasDwelling, markExposed } from '../../../src/games/magic-realm/rules/facts/whereabouts.ts'
import { boardOf, waysBetween } from '../../../src/games/magic-realm/rules/pieces/board.ts'
import { SEASON_IDS, SEASONS, type WeatherKind } from '../../../src/games/magic-realm/rules/pieces/tables.ts'
import { mountainCost, seasonOf } from '../../../src/games/magic-realm/rules/state/calendar.ts'
import { lastDayOf, pointsOf } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { turn } from '../../../src/games/magic-realm/rules/turn.ts'
import type { Rule } from '../../../src/kernel/index.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

/** Returns a Realm in a season with its weather. */
function inSeason(season: string, kind: WeatherKind = 'clear', encounter = '4'): Realm {
  const realm = new Realm({ season, encounter })
  realm.state.weather = { kind, chit: 1, seen: [] }
  return realm
}

const out = ({ chits }: Character) => chits.filter(state => state !== 'active').length

rule('26.23', 'each season has its own points, seventh-day colors and mountain cost', () => {
  expect(SEASONS).toHaveLength(13)
  const realm = new Realm({ season: 'ice' })
  expect(pointsOf(realm.state)).toBe(4)
  expect(pointsOf(new Realm({ season: 'harvest' }).state)).toBe(6)
  expect(pointsOf(new Realm({ season: 'snow', weeks: '5' }).state)).toBe(4)
  expect(mountainCost(realm.state)).toBe(4)
  const colors = (season: string, day: number) => colorsOfDay({ day, season })
  expect(colors('ice', 7)).toEqual(['black'])
  expect(colors('ice', 21)).toEqual(['black'])
  expect(colors('ice', 6)).toEqual([])
  expect(colors('halloween', 14)).toHaveLength(5)
  // A month later it is the next season, and after the thirteenth the first again.
  expect(seasonOf({ season: 'ice', day: 29 })?.id).toBe('snow')
  expect(seasonOf({ season: 'desolate', day: 29 })?.id).toBe(SEASON_IDS[0])
  expect(new Realm().state).not.toHaveProperty('season')
})

rule('26.23', 'the first week is clear; the weather of later weeks is the higher of a hidden chit and a die', () => {
  const realm = new Realm({ season: 'ice', seats: 2 })
  beginWeek(realm.table)
  expect(realm.state.weather!.kind).toBe('clear')
  const kindOf = (chit: number, die: number): WeatherKind => {
    realm.state.day = 8
    realm.state.weather!.chit = chit
    realm.dice(die)
    beginWeek(realm.table)
    return realm.state.weather!.kind
  }
  expect([kindOf(1, 3), kindOf(3, 2), kindOf(4, 1), kindOf(2, 5), kindOf(6, 1)]).toEqual([
    'special',
    'special',
    'storm',
    'showers',
    'clear',
  ])
  expect(realm.told('weather').at(-1)).toMatchObject({ chit: 6, dice: [1], season: 'ice', days: 7 })
  expect(view(realm.state, 0).weather).toMatchObject({ kind: 'clear', chit: null })
  realm.state.day = 9
  realm.state.weather!.kind = 'storm'
  beginWeek(realm.table)
  expect(realm.state.weather!.kind).toBe('storm')
})

rule('26.23', 'a short week skips its first days, and anything that would end on one of them ends immediately', () => {
  const realm = inSeason('ice', 'clear', '3')
  const elf = realm.put('elf', 'CV5')
  realm.stand('company-1', 'CV5')
  serve(realm.state, 'company-1', 'elf')
  realm.state.war!.hires['company-1']!.until = 10
  realm.state.day = 8
  realm.state.weather!.chit = 4
  realm.dice(1)
  beginWeek(realm.table)
  // Four days of a week of three are skipped: the 8th to the 11th.
  expect(realm.state.day).toBe(12)
  expect(realm.state.war!.hires).toEqual({})
  expect(lastDayOf(realm.state)).toBe(28)
  // The month of Snow begins on its third day; before it there was no Midnight.
  const snow = new Realm({ season: 'snow' })
  beginWeek(snow.table)
  expect(snow.state.day).toBe(3)
  expect(farewellOptions(snow.state, elf)).toEqual([])
  expect(farewellOptions({ ...snow.state, day: 4 }, elf)).toHaveLength(1)
})

rule(['26.23', '6.1.2', '6.1.3'], 'weather sets the number of phases of each kind per day', () => {
  const realm = inSeason('christmas', 'showers')
  const captain = realm.put('captain', 'CV5')
  expect(phasesLeft(realm.state, captain, [])).toMatchObject({ basic: 3, sunlight: 1, sheltered: 0 })
  expect(realm.sources(captain, 'search', 'search', 'search', 'search', 'search')).toEqual([
    'basic',
    'basic',
    'basic',
    'sunlight',
    '-',
  ])
  realm.state.weather!.kind = 'storm'
  expect(phasesLeft(realm.state, captain, [])).toMatchObject({ basic: 3, sunlight: 0, sheltered: 0 })
})

rule('26.23', 'sheltered phases require staying in caves and buildings all day; campfires do not count', () => {
  const realm = inSeason('ice', 'storm')
  realm.state.dwellings = { 'large-campfire': 'CV5' }
  const dwarf = realm.put('dwarf', 'CV5')
  const least = ['search', 'search', 'search', 'search']
  expect(realm.sources(dwarf, ...least, 'search').at(-1)).toBe('-')
  realm.state.dwellings = { inn: 'CV5' }
  expect(realm.sources(dwarf, ...least, 'search').at(-1)).toBe('sheltered')
  // Nobody can go out after such a phase, and a player who has gone out gets none.
  const [way] = boardOf(realm.state.tiles).at.get('CV5')!
  const next = way!.ends.find(end => end !== 'CV5')!
  expect(realm.sources(dwarf, ...least.slice(1), next, 'search').at(-1)).toBe('-')
  const weather = realm.state.weather!
  weather.kind = 'special'
  expect(phasesLeft(realm.state, dwarf, [])).toMatchObject({ sheltered: 0 })
})

rule('26.23', 'a sheltered phase fails for a character who was outdoors during the turn', () => {
  const realm = inSeason('ice', 'storm')
  const [way] = boardOf(realm.state.tiles).at.get('CV5')!
  const beside = way!.ends.find(end => end !== 'CV5')!
  realm.state.dwellings = { inn: 'CV5' }
  const dwarf = realm.put('dwarf', beside, {
    plan: [
      { activity: { kind: 'move', to: 'CV5' }, source: 'basic' },
      { activity: { kind: 'rest' }, source: 'sheltered' },
    ],
    ways: [way!.id],
  })
  realm.state.draw = ['dwarf']
  while (realm.state.draw.length > 0 || realm.state.turn) realm.do(daylight(realm.table))
  expect(realm.told('blank')).toMatchObject([{ character: dwarf.id, why: 'source' }])
})

rule(['26.23', '8.3.2'], 'entering a mountain takes three or four phases', () => {
  const phases = (season: string) => {
    const realm = new Realm({ season })
    const elf = realm.put('elf', 'CG2')
    elf.ways = waysBetween(boardOf(realm.state.tiles), 'CG2', 'CG5').map(({ id }) => id)
    const turn = realm.turnOf(elf)
    for (let n = 1; n <= 6; n++) {
      move(realm.table, elf, turn, 'CG5')
      if (elf.place.kind === 'clearing' && elf.place.clearing === 'CG5') return n
    }
    return 0
  }
  expect([phases('none'), phases('spring'), phases('christmas'), phases('snow')]).toEqual([2, 2, 3, 4])
})

rule(['26.23', '25.4.3'], 'a mission has the goal and reward that the season gives', () => {
  const realm = new Realm({ season: 'snow', encounter: '3' })
  realm.state.dwellings = { inn: 'CV5', house: 'DW2' }
  const { goal, reward } = missionReward(realm.state, 'food-ale', 'DW2')
  expect(goal).toBe('inn')
  const plain = missionReward(new Realm({ encounter: '3' }).state, 'food-ale', 'DW2')
  expect(plain.reward).toBe(30)
  const usual = missionReward({ ...realm.state, season: 'freshet' }, 'food-ale', 'DW2')
  expect(reward).toBe(2 * usual.reward)
  expect(missionReward({ ...realm.state, season: 'freshet' }, 'food-ale', 'CV5').goal).toBe('house')
  expect(missionReward({ ...realm.state, season: 'christmas' }, 'food-ale', 'CV5').goal).toBe('chapel')
})

rule(
  ['26.23', '2.2.7'],
  'icy winds and heat fatigue chits at Birdsong; frigid air and lightning do so after phases',
  () => {
    const morning = (season: string, clearing: string, dwellings: Record<string, string> = {}) => {
      const realm = inSeason(season, 'special')
      realm.state.dwellings = dwellings
      const captain = realm.put('captain', clearing)
      const asked = realm.asked(applyMorningWeather(realm.table))
      return asked ? asked.topic : out(captain) > 0 ? 'tired' : 'spared'
    }
    expect(morning('christmas', 'CV5')).toBe('fatigue')
    expect(morning('christmas', 'CN1')).toBe('spared')
    expect(morning('christmas', 'CV5', { 'small-campfire': 'CV5' })).toBe('spared')
    expect(morning('high-summer', 'CV5')).toBe('fatigue')
    expect([morning('high-summer', 'CN1'), morning('high-summer', 'CG5')]).toEqual(['spared', 'spared'])
    expect(morning('ice', 'CV5')).toBe('spared')
    const phase = (season: string, clearing: string) => {
      const realm = inSeason(season, 'special')
      return realm.asked(applyPhaseWeather(realm.table, [realm.put('captain', clearing)])) !== null
    }
    expect([phase('ice', 'CV5'), phase('ice', 'CN1')]).toEqual([true, false])
    expect([phase('swelter', 'CV5'), phase('swelter', 'CG5')]).toEqual([false, true])
  },
)

rule('2.2.7', 'forced fatigue takes plain chits, then color chits; if no chit is in play, it inflicts wounds', () => {
  const realm = inSeason('ice', 'special')
  const witch = realm.put('witch-king', 'CV5')
  const face = realm.asked(fatigueByWeather(realm.table, witch, '26.23'))!.ids
  expect(face).toContain('MAGIC IV4*')
  realm.do(fatigueByWeather(realm.table, witch, '26.23'), ['MAGIC IV4*'])
  expect(witch.chits[0]).toBe('fatigued')
  witch.chits = witch.chits.map((_, i) => (i === 1 ? 'enchanted' : 'fatigued'))
  realm.do(fatigueByWeather(realm.table, witch, '26.23'))
  expect(witch.chits[1]).toBe('fatigued')
  realm.do(fatigueByWeather(realm.table, witch, '26.23'), ['MAGIC IV4*'])
  expect(witch.chits.filter(state => state === 'wounded')).toHaveLength(1)
  // A committed chit is never taken. A player with an active chit without an asterisk loses none.
  witch.chits = witch.chits.map(() => 'committed')
  realm.do(fatigueByWeather(realm.table, witch, '26.23'))
  expect(witch.chits.every(state => state === 'committed')).toBe(true)
  const dwarf = realm.put('dwarf', 'CV5')
  dwarf.chits = dwarf.chits.map(() => 'fatigued')
  dwarf.chits[3] = 'active'
  const before = out(dwarf)
  if (!realm.asked(fatigueByWeather(realm.table, dwarf, '26.23'))) expect(out(dwarf)).toBeGreaterThanOrEqual(before)
})

rule('26.23', 'soft ground prevents hiding, and blowing leaves prevent PEER', () => {
  const soft = inSeason('easter', 'special')
  const elf = soft.put('elf', 'CV5')
  expect(rollHide(soft.table, elf)).toBe('weather')
  expect(recordablePhases(soft.state, elf, []).map(({ activity }) => activity.kind)).not.toContain('hide')
  const leaves = inSeason('halloween', 'special')
  const seeker = leaves.put('elf', 'CG5')
  expect(searches(leaves.state, seeker).map(({ id }) => id)).toEqual(['locate'])
  expect(searches(inSeason('halloween').state, seeker).length).toBeGreaterThan(2)
})

rule(['26.23', '5.1.4a'], 'the weather is known before anyone records', () => {
  const realm = inSeason('christmas')
  realm.put('captain', 'CV5')
  Object.assign(realm.state, { day: 7, phase: 'birdsong' })
  expect(realm.asked(turn(realm.table), [2])?.topic).toBe('fatigue')
  expect(realm.state.weather?.kind).toBe('special')
  expect(realm.told('day')).toMatchObject([{ day: 10 }])
})

rule(
  ['26.23', '5.1.1'],
  'the first week is clear without a roll; each later one rolls a die, and draws a hidden chit for the next',
  () => {
    const begins = (day: number, weather?: { kind: WeatherKind; chit: number }, ...dice: number[]) => {
      const realm = new Realm()
      Object.assign(realm.state, { season: 'harvest', day, ...(weather ? { weather: { ...weather, seen: [1] } } : {}) })
      realm.dice(...dice)
      beginWeek(realm.table)
      const { chit, seen, kind } = realm.state.weather ?? { chit: 0, seen: [], kind: null }
      return [kind, chit >= 1 && chit <= 6, seen, realm.told('weather').map(one => [one.dice, one.chit])]
    }
    expect(begins(1)).toEqual(['clear', true, [], [[[], null]]])
    expect(begins(8, { kind: 'clear', chit: 2 }, 4)).toEqual(['storm', true, [], [[[4], 2]]])
    expect(begins(8, { kind: 'clear', chit: 5 }, 1)).toEqual(['showers', true, [], [[[1], 5]]])
    expect(begins(9, { kind: 'clear', chit: 5 })).toEqual(['clear', true, [1], []])
    const seasons = [1, 28, 29, 56, 57].map(day => seasonOf({ season: 'harvest', day })!.id)
    expect(seasons).toEqual(['harvest', 'harvest', 'autumn', 'autumn', 'halloween'])
  },
)

rule(['26.23', '24.3'], 'the Ghosts and roadways do not count as Dwellings, and give no shelter either', () => {
  const realm = inSeason('ice')
  Object.assign(realm.state.dwellings, { ghosts: 'CV5', inn: 'DW2', 'small-campfire': 'DW3' })
  expect(['CV5', 'DW2', 'DW3', null].map(one => hasDwelling(realm.state, one))).toEqual([false, true, true, false])
  const elf = realm.put('elf', 'DW2')
  const exposed = (place: Character['place']) => {
    const turn: { exposed?: true } = {}
    markExposed(realm.state, { ...elf, place }, turn)
    return turn.exposed ?? false
  }
  expect([exposed(elf.place), exposed({ kind: 'clearing', clearing: 'CN1' })]).toEqual([false, false])
  expect([
    exposed({ kind: 'clearing', clearing: 'DW3' }),
    exposed({ kind: 'road', way: 'DW2-3', from: 'DW2' }),
  ]).toEqual([true, true])
})

rule(
  ['26.23', '2.2.7', '2.2.9'],
  'heat and frost act on roadways too, and kill at the last chit; hired leaders and the dead are spared',
  () => {
    const tired = (
      season: string,
      rules: (realm: Realm, one: Character) => Rule<unknown>,
      more: Partial<Character> = {},
    ) => {
      const realm = inSeason(season, 'special')
      const amazon = realm.put('amazon', 'DW2', more)
      realm.do(rules(realm, amazon), more.chits || more.fate ? [] : ['MOVE M3*'])
      return [amazon.chits.filter(chit => chit === 'fatigued').length, amazon.fate]
    }
    const road: Partial<Character> = { place: { kind: 'road', way: 'DW2-3', from: 'DW2' } }
    const morning = (realm: Realm) => applyMorningWeather(realm.table)
    const phase = (realm: Realm, one: Character) => applyPhaseWeather(realm.table, [one])
    expect([tired('high-summer', morning, road), tired('ice', phase, road)]).toEqual([
      [1, 'alive'],
      [1, 'alive'],
    ])
    expect(tired('christmas', morning, road)).toEqual([1, 'alive'])
    expect(tired('ice', phase, { fate: 'dead' })).toEqual([0, 'dead'])
    const chits = Array.from({ length: 12 }, (_, i) => (i === 1 ? 'fatigued' : 'wounded')) as Character['chits']
    expect(tired('ice', phase, { chits })).toEqual([0, 'dead'])
    const realm = inSeason('ice', 'special')
    realm.put('elf', 'CN1')
    realm.stand('rogues-hq', 'DW2')
    serve(realm.state, 'rogues-hq', 'elf')
    realm.do(applyPhaseWeather(realm.table, realm.state.war!.leaders))
    expect(realm.table.events).toEqual([])
    // Lightning strikes in the mountains, and nobody on a roadway.
    expect([tired('swelter', phase, { place: { kind: 'clearing', clearing: 'CL6' } })]).toEqual([[1, 'alive']])
    const storm = inSeason('swelter', 'special')
    const rider = storm.put('amazon', 'DW2', road)
    storm.do(applyPhaseWeather(storm.table, [rider]))
    expect(rider.chits).not.toContain('fatigued')
  },
)

rule('26.23', 'each season has four kinds of weather, each with its days and its phases', () => {
  const kinds = ['clear', 'showers', 'storm', 'special'] as const
  const printed = SEASONS.map(({ name, weather }) => {
    const each = kinds.map(kind => weather[kind])
    return `${name}: ${each.map(one => `${one.name} ${one.days} ${one.basic} ${one.sunlight} ${one.sheltered}`).join(', ')}`
  })
  expect(printed).toEqual([
    'Christmas: Cold 7 2 2 0, Flurries 5 3 1 0, Snowstorm 4 3 0 1, Icy Winds 5 3 2 0',
    'Ice: Cold 7 2 1 0, Ice Storm 4 4 0 0, Snowstorm 3 4 0 1, Frigid Air 4 4 2 0',
    'Snow: Snowdrifts 5 3 1 0, Sleet 4 4 0 0, Snowstorm 3 4 0 1, Blizzard 2 4 0 2',
    'Easter: Cool 7 2 2 0, Showers 5 3 1 0, Snowstorm 4 3 0 1, Soft Ground 7 2 2 0',
    'Freshet: Cool 7 2 2 0, Showers 5 2 3 0, Rain 4 2 4 0, Flooding 3 2 4 0',
    'Spring: Warm 7 2 2 0, Showers 6 2 3 0, Rain 6 2 2 0, Beautiful 7 2 3 0',
    'Midsummer: Warm 7 2 3 0, Showers 7 2 2 0, Soft Rain 7 2 2 0, Nuts and Berries 7 2 3 0',
    'High Summer: Warm 7 2 2 0, Showers 7 2 2 0, Rain 5 2 3 0, Heat Wave 5 3 3 0',
    'Swelter: Hot 5 3 2 0, Showers 7 2 2 0, Thunderstorm 7 2 1 0, Ball Lightning 4 4 2 0',
    'Harvest: Warm 7 2 3 0, Showers 7 2 2 0, Rain 7 2 1 0, Ripening 7 2 3 0',
    'Autumn: Cool 7 2 2 0, Showers 7 2 2 0, Cold Rain 7 2 1 0, Autumn Summer 7 2 3 0',
    'Halloween: Cold 7 2 3 0, Cold Showers 7 2 1 0, Cold Rain 7 2 1 0, Blowing Leaves 7 2 2 0',
    'Desolate: Cold 7 2 2 0, Flurries 5 3 1 0, Freezing Rain 7 2 1 0, Early Snow 7 2 2 0',
  ])
})
