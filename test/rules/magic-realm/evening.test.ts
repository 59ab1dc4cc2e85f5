import { expect } from 'vitest'
import { arrangements } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { evening, sunset } from '../../../src/games/magic-realm/rules/day/evening.ts'
import { endGame, midnight } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { energizeAtPhaseStart, startOptions, startPhase } from '../../../src/games/magic-realm/rules/day/phase-start.ts'
import { sunrise } from '../../../src/games/magic-realm/rules/day/sunrise.ts'
import { magicChits } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import type { Character, Score } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { bewitch, Magical, on, onDenizen } from './magic/evening.ts'
import { laid } from './magic/laid.ts'
import { Realm } from './realm.ts'
import { serve } from './serve.ts'

const rule = rulesOf('magic-realm')

const score = (total: number): Score => ({ goals: [], total })

rule(
  ['14.1.1', '14.1.2'],
  'at Sunset sleepers wake with fatigued chits rested, and each occupied clearing is drawn once',
  () => {
    const realm = new Realm({ encounter: '4', seats: 4 })
    const elf = realm.put('elf', 'CV5', { asleep: true })
    Object.assign(elf.chits, { 6: 'fatigued', 7: 'wounded' })
    realm.put('dwarf', 'CV5')
    realm.put('captain', 'DW2')
    realm.put('amazon', 'DW3').place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    realm.stand('rogues-hq', 'CL2')
    serve(realm.state, 'rogues-hq', 'elf')
    realm.state.magic!.played = [{ kind: 'nothing' }] as never // whatever was played today
    realm.state.traded = ['elf']
    realm.dice(2, 2)
    sunset(realm.table)
    expect([elf.asleep, elf.chits[6], elf.chits[7]]).toEqual([false, 'active', 'wounded'])
    expect(realm.told('wakes')).toMatchObject([{ rule: '14.1.1', character: 'elf', seat: elf.seat }])
    expect([realm.state.evenings, realm.state.traded, realm.state.magic!.played]).toEqual([
      ['DW2', 'CL2', 'CV5'],
      [],
      [],
    ])
    // The last of them needs no die.
    expect(realm.state.forced).toEqual([])
  },
)

rule(
  ['14.1.2', '28.3.5', '28.2.6'],
  "each clearing has its fight, then everyone's exchange, before the next clearing starts",
  () => {
    const realm = new Realm({ encounter: '2', dropping: 'yes' })
    const [elf, dwarf] = ['elf', 'dwarf'].map(id => realm.put(id, 'CV5'))
    realm.put('captain', 'DW2')
    realm.state.evenings = ['CV5', 'DW2']
    realm.takeAway('lost-keys')
    realm.state.dropped = [{ id: 'lost-keys', clearing: 'CV5', by: null }]
    const steps = (...answers: string[]) => {
      const over = realm.do(evening(realm.table), answers)
      return [over, realm.state.fought, [...realm.state.traded], [...realm.state.evenings]]
    }
    for (let i = 0; !realm.state.fought && i < 9; i++) {
      const rule = evening(realm.table)
      for (let step = rule.next(); !step.done; step = rule.next({ seat: step.value[0]!.seat, id: 'nothing' }));
    }
    expect([realm.state.combat, realm.state.fought]).toEqual([null, true])
    // Things there are picked up before the first of them trades.
    expect(steps('pick-up lost-keys', 'keep', 'done')).toEqual([false, true, ['elf'], ['CV5', 'DW2']])
    expect(elf!.owned.map(({ id }) => id)).toEqual(['lost-keys'])
    expect(steps('done')).toEqual([false, true, ['elf', 'dwarf'], ['CV5', 'DW2']])
    expect(steps()).toEqual([false, false, ['elf', 'dwarf'], ['DW2']])
    realm.state.fought = true
    expect(steps()).toEqual([false, true, ['elf', 'dwarf', 'captain'], ['DW2']])
    expect(steps()).toEqual([true, false, ['elf', 'dwarf', 'captain'], []])
    expect(steps()).toEqual([true, false, ['elf', 'dwarf', 'captain'], []])
    expect(dwarf!.owned).toEqual([])
  },
)

rule(['19.1.4', '19.1.5', '7.1.3'], 'effects that last a day end for characters, hired leaders and followers', () => {
  const realm = new Realm({ encounter: '4' })
  const witch = realm.put('witch', 'CV5', {
    foundEnemies: true,
    hearing: true,
    cameBy: 'DW2-3',
    kills: 1,
    blocked: true,
  })
  witch.magic!.sight = ['cards']
  realm.stand('rogues-hq', 'CL2')
  serve(realm.state, 'rogues-hq', 'witch')
  const leader = realm.state.war!.leaders[0]!
  Object.assign(leader, { foundEnemies: true, blocked: true, hearing: true, cameBy: 'DW2-3' })
  Object.assign(realm.state.war!, {
    follows: { 'rogues-hq': 'witch' },
    along: [0],
    stayed: ['witch'],
    spared: ['witch'],
  })
  Object.assign(realm.state, { peace: ['CV5'], prowling: [3] })
  realm.turnOf(witch)
  midnight(realm.table)
  expect(witch).toMatchObject({ foundEnemies: false, hearing: false, cameBy: null, kills: 0, blocked: false })
  expect(witch.magic!.sight).toEqual([])
  expect(leader).toMatchObject({ foundEnemies: false, hearing: false, cameBy: null, blocked: false })
  expect(leader).not.toHaveProperty('kills')
  const { follows, along, stayed, spared } = realm.state.war!
  expect([follows, along, stayed, spared]).toEqual([{}, [], [], []])
  expect([realm.state.peace, realm.state.prowling, realm.state.turn]).toEqual([[], [], null])
})

rule('19.1.3', 'no curse is lifted where there is no Chapel', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5', { curses: ['ashes'] })
  elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
  midnight(realm.table)
  expect(elf.curses).toEqual(['ashes'])
})

rule(
  ['19.5.1', '19.5.6', '26.22'],
  'all spells end with the game, and the log lists the survivors who did not win',
  () => {
    const ends = (totals: Partial<Record<string, number | null>>) => {
      const realm = new Realm({ encounter: '4', 'extended-development': 'yes' })
      for (const id of ['elf', 'dwarf']) realm.put(id, 'CV5')
      for (const one of realm.state.characters) {
        one.fate = 'left'
        const total = totals[one.id]
        one.score = total == null ? null : score(total)
      }
      endGame(realm.table, 'month')
      return [realm.state.result, realm.table.events.flatMap(one => ('outcome' in one ? [one.outcome] : []))]
    }
    const [result] = ends({ elf: 3, dwarf: -2 })
    expect(result).toEqual({ winners: [0], text: 'month' })
    const magical = new Magical()
    magical.put('elf', 'CV5')
    bewitch(magical, 'transform', 'elf', on('elf'), { result: 'lion' })
    endGame(magical.table, 'agreed')
    expect([magical.state.magic!.spells, magical.state.characters[0]!.formed]).toEqual([[], undefined])
    expect(magical.state.result!.text).toBe('agreed')
  },
)

rule(['27.1.8', '19.5.7'], 'a solitaire player wins if no goal is missed and no character has died', () => {
  const wins = (...characters: Partial<Character>[]) => {
    const realm = new Realm({ seats: 1 })
    for (const [i, more] of characters.entries()) realm.put(['elf', 'dwarf'][i]!, 'CV5', { fate: 'left', ...more })
    endGame(realm.table)
    return realm.state.result!.winners
  }
  expect(wins({ score: score(0) })).toEqual([0])
  expect(wins({ score: score(-1) })).toEqual([])
  expect(wins({ score: null })).toEqual([])
  expect(wins({ score: score(2), fate: 'dead' })).toEqual([])
  expect(wins({ score: score(2) }, { score: score(-1) })).toEqual([])
  expect(wins({ score: score(-1) }, { score: score(2) })).toEqual([])
  expect(wins({ score: score(2) }, { score: score(2) })).toEqual([0])
})

rule(
  ['7.3.1', '7.3.2', '7.3.4', '27.1.5'],
  'regenerating denizens lose their spells on a seventh day; in solitaire two rows prowl, in order',
  () => {
    const realm = new Magical()
    realm.put('elf', 'CV5')
    realm.stand('giant-1', 'CL1')
    realm.stand('lancers-1', 'OW2')
    Object.assign(realm.state.denizens['giant-2']!, { dead: true })
    realm.stand('wolf-1', 'CL1')
    realm.state.war!.unhorsed = ['lancers-1', 'bashkars-1']
    const bound = bewitch(realm, 'absorb-essence', 'elf', onDenizen('giant-1'))
    const other = bewitch(realm, 'peace', 'elf', onDenizen('wolf-1'), { number: 91 })
    const third = bewitch(realm, 'premonition', 'elf', on('elf'), { number: 92 })
    realm.state.day = 13
    realm.do(sunrise(realm.table), [], [4])
    expect([realm.state.denizens['giant-1']!.at, realm.told('regenerates')]).toEqual(['CL1', []])
    realm.state.day = 14
    realm.do(sunrise(realm.table), [], [4])
    expect(realm.told('regenerates')).toMatchObject([{ rule: '7.3.1', denizens: ['giant-1', 'giant-2', 'lancers-1'] }])
    expect(realm.state.war!.unhorsed).toEqual(['bashkars-1'])
    expect(realm.state.magic!.spells).toEqual([other, third])
    expect(realm.state.magic!.spells).not.toContain(bound)
    expect(realm.told('flips')).toEqual([])
    const alone = new Realm({ seats: 1 })
    alone.put('elf', 'CV5')
    alone.state.day = 7
    alone.do(sunrise(alone.table), [], [5, 2])
    expect(alone.state.prowling).toEqual([2, 5])
    // Nothing had left the map, so there is no event.
    expect(alone.told('regenerates')).toEqual([])
    Object.assign(alone.state.denizens['viper-1']!, { dead: true })
    Object.assign(alone.state.denizens['bashkars-1']!, { dead: true })
    alone.do(sunrise(alone.table), [], [5, 2])
    expect(alone.told('regenerates').at(-1)!.denizens).toEqual(['viper-1', 'bashkars-1'])
  },
)

rule(['25.3.1', '7.3.2'], 'on row 6, chits that nobody has taken turn over', () => {
  const realm = new Realm({ encounter: '3' })
  realm.put('elf', 'CV5')
  for (const chit of realm.state.visitors) chit.side = 0
  for (const chit of [1, 4])
    realm.state.war!.undertakings.push({ character: 'elf', chit, name: 'raid', until: 28, goal: null, reward: 0 })
  realm.state.day = 7
  realm.do(sunrise(realm.table), [], [6])
  expect(realm.state.visitors.map(({ side }) => side)).toEqual([1, 0, 1, 1, 0, 1])
  expect(realm.told('flips')[0]!.chits).toHaveLength(4)
})

rule(
  ['2.6.1', '2.6.2', '2.6.4', '8.2.1'],
  'before a phase a character can offer three deals to others who are awake and unblocked, from ENCOUNTER 3 on',
  () => {
    const realm = new Realm({ encounter: '3', seats: 4 })
    const elf = realm.put('elf', 'DW2')
    const dwarf = realm.put('dwarf', 'DW2')
    const captain = realm.put('captain', 'DW2')
    const options = (deals = 0) => startOptions(realm.state, elf, [], deals).map(({ id }) => id)
    expect([options(), options(2), options(3)]).toEqual([
      ['deal dwarf', 'deal captain'],
      ['deal dwarf', 'deal captain'],
      [],
    ])
    dwarf.blocked = true
    captain.asleep = true
    expect(options()).toEqual([])
    Object.assign(dwarf, { blocked: false })
    for (const more of [{ blocked: true }, { asleep: true }]) {
      Object.assign(elf, more)
      expect(options()).toEqual([])
      Object.assign(elf, { blocked: false, asleep: false })
    }
    elf.place = { kind: 'road', way: 'DW2-3', from: 'DW2' }
    expect(options()).toEqual([])
    elf.place = { kind: 'clearing', clearing: 'DW2' }
    delete realm.state.war
    expect(options()).toEqual([])
    const plain = new Realm({ encounter: '3', seats: 3 })
    const one = plain.put('elf', 'DW2')
    const other = plain.put('dwarf', 'DW2')
    const third = plain.put('captain', 'DW2')
    const deal = (id: string) => [`deal ${id}`, 'gold', '1', 'nothing', 'accept']
    plain.do(startPhase(plain.table, one), [...deal('dwarf'), ...deal('captain'), ...deal('dwarf')])
    expect([one.gold, other.gold, third.gold]).toEqual([7, 12, 11])
  },
)

rule(
  ['8.2.1', '26.7', '13.1.8'],
  'each belonging is handled once before a phase; nobody can pick things up while blocked or asleep',
  () => {
    const realm = new Realm({ dropping: 'yes' })
    const elf = realm.put('elf', 'DW2')
    for (const id of ['lost-keys', 'deft-gloves']) realm.give(elf, id)
    realm.do(startPhase(realm.table, elf), ['activate lost-keys', 'abandon deft-gloves'])
    expect(elf.owned).toMatchObject([{ id: 'lost-keys', active: true }])
    realm.takeAway('magic-wand')
    realm.state.dropped = [{ id: 'magic-wand', clearing: 'DW2', by: 'elf' }]
    const picks = () =>
      startOptions(realm.state, elf)
        .map(({ id }) => id)
        .filter(id => id.startsWith('pick-up'))
    expect(picks()).toEqual(['pick-up magic-wand'])
    elf.blocked = true
    expect(picks()).toEqual([])
    Object.assign(elf, { blocked: false, asleep: true })
    expect(picks()).toEqual([])
    const asked = startPhase(realm.table, realm.put('dwarf', 'DW2', { owned: elf.owned }), true).next()
    expect(asked.done ? null : asked.value[0]!.data).toEqual({ character: 'dwarf', played: 0 })
    const turn = realm.turnOf(elf, { played: 2 })
    Object.assign(elf, { asleep: false })
    const again = startPhase(realm.table, elf, true).next()
    expect(again.done ? null : again.value[0]!.data).toEqual({ character: 'elf', played: turn.played })
  },
)

rule(
  ['8.2.3', '8.6.12', '6.1.9'],
  'in the air a character can abandon things that no phase needs; on the ground they land in the clearing',
  () => {
    const realm = new Realm({ encounter: '4' })
    const elf = realm.put('elf', 'DW2', { plan: [{ activity: { kind: 'search' }, source: 'magic-spectacles' }] })
    realm.give(elf, 'magic-spectacles', true)
    realm.give(elf, 'lost-keys')
    realm.turnOf(elf)
    expect(startOptions(realm.state, elf).map(({ id }) => id)).toEqual(['activate lost-keys', 'abandon lost-keys'])
    elf.place = { kind: 'air', tiles: ['CV'], spell: null }
    expect(startOptions(realm.state, elf).map(({ id }) => id)).toEqual(['abandon lost-keys'])
    realm.do(startPhase(realm.table, elf), ['abandon lost-keys'], [4])
    expect(realm.state.piles).toEqual({ CV4: ['lost-keys'] })
    elf.place = { kind: 'clearing', clearing: 'DW2' }
    realm.give(elf, 'deft-gloves')
    realm.do(startPhase(realm.table, elf), ['abandon deft-gloves'])
    expect(realm.state.piles).toEqual({ CV4: ['lost-keys'], DW2: ['deft-gloves'] })
    expect(arrangements(realm.state, elf)).toEqual([])
  },
)

rule(
  ['8.2.1', '23.4.2', '13.1.8'],
  'a character carried off by something they used is asked again there, unless it blocks them',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'DW2')
    realm.give(elf, 'withered-claw')
    realm.give(elf, 'lost-keys')
    realm.do(startPhase(realm.table, elf), ['activate withered-claw', 'CV5', 'activate lost-keys'], [1, 1])
    expect(elf.owned.find(({ id }) => id === 'lost-keys')!.active).toBe(true)
  },
)

rule(
  ['8.2.2', '12.4.1'],
  "during another player's phase, all there who follow nobody are asked about color chits until they decline",
  () => {
    const realm = new Magical(4)
    const mover = realm.put('wizard', 'CV5')
    const [elf, magician] = [realm.put('elf', 'CV5'), realm.put('magician', 'CV5')]
    laid(realm, 'illusion', 'wizard', 'wizard').energized = false
    for (const one of [mover, elf, magician])
      one.chits[magicChits(one).find(({ magic }) => magic === 'III')!.number] = 'enchanted'
    const run = (answer: string) => {
      const asked: string[] = []
      const feeding = energizeAtPhaseStart(realm.table, mover)
      for (let step = feeding.next(); !step.done; step = feeding.next({ seat: step.value[0]!.seat, id: answer }))
        asked.push(String(step.value[0]!.data?.character))
      return asked
    }
    expect(run('go')).toEqual(['elf', 'magician'])
    realm.state.war!.follows = { elf: 'wizard' }
    expect(run('go')).toEqual(['magician'])
    expect([run('go-on'), run('go')]).toEqual([['magician'], []])
    realm.state.war!.follows = {}
    expect(run('go')).toEqual(['elf'])
    realm.state.magic!.sparing = []
    mover.place = { kind: 'road', way: 'CV2-5', from: 'CV5' }
    expect(run('go')).toEqual([])
  },
)
