import { expect } from 'vitest'
import { searches } from '../../../src/games/magic-realm/rules/actions/searching.ts'
import { daylight } from '../../../src/games/magic-realm/rules/day/daylight.ts'
import { recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { layCurse, rollCurse } from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { goldToSpend } from '../../../src/games/magic-realm/rules/effects/meeting.ts'
import { powerOfThePit } from '../../../src/games/magic-realm/rules/effects/pit.ts'
import { grantWish, rollWish } from '../../../src/games/magic-realm/rules/effects/wishes.ts'
import { progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { TABLES } from '../../../src/games/magic-realm/rules/pieces/tables.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

rule('22.1', 'a curse lasts, and a repeated one has no further effect', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.do(rollCurse(realm.table, elf, '22.1'), [], [5, 5])
  realm.do(rollCurse(realm.table, elf, '22.1'), [], [5, 1])
  expect(elf.curses).toEqual(['ashes'])
})

rule('22.1.1', 'each curse has the effect in the rulebook', () => {
  const cursed = (result: number) => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { hidden: true, fame: 30, gold: 60 })
    realm.do(rollCurse(realm.table, elf, '22.1'), [], [result, result])
    return { realm, elf }
  }
  const blind = cursed(1)
  expect(searches(blind.realm.state, blind.elf)).toEqual([])
  expect(cursed(2).elf.hidden).toBe(false)
  const withered = cursed(3).elf
  expect(withered.chits.filter(chit => chit === 'active')).toHaveLength(2)
  expect(cursed(4).elf.curses).toEqual(['ill-health'])
  const poor = cursed(5).elf
  expect(goldToSpend(poor)).toBe(0)
  expect(progressToward(poor, 'gold')).toBe(-1 - poor.worth)
  expect(progressToward(cursed(6).elf, 'fame')).toBe(-1)
})

rule(['22.2', '22.2.1'], 'the first wish takes a character to any other clearing with all belongings', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.give(elf, 'golden-icon')
  expect(realm.asked(rollWish(realm.table, elf, '22.2'), [1, 1])?.ids).not.toContain('CV5')
  realm.do(rollWish(realm.table, elf, '22.2'), ['DW6'], [1, 1])
  expect(elf.place).toEqual({ kind: 'clearing', clearing: 'DW6' })
  expect(elf.owned.map(({ id }) => id)).toEqual(['golden-icon'])
})

rule(
  '22.2',
  'the second wish sends someone away: a character to a clearing of their choice, a denizen to its start',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5')
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'))
    realm.stand('giant-1', 'CV5')
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'))
    expect(realm.state.denizens['giant-1']!.at).toBeNull()
    realm.state.dwellings.inn = 'BV5'
    realm.stand('rogues-1', 'CV5')
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'))
    expect(realm.state.denizens['rogues-1']!.at).toBe('BV5')
    const dwarf = realm.put('dwarf', 'CV5')
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'), ['CN3'])
    expect(dwarf.place).toEqual({ kind: 'clearing', clearing: 'CN3' })
    // While hidden he is seen only by those who have found hidden enemies.
    dwarf.place = { kind: 'clearing', clearing: 'CV5' }
    dwarf.hidden = true
    realm.do(grantWish(realm.table, elf, 'banish', '22.2'))
    expect(dwarf.place).toEqual({ kind: 'clearing', clearing: 'CV5' })
  },
)

rule(['22.2', '2.4.2'], 'the third wish shows the cards in a box, and awakens no Enchanted card', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.stack('hoard', 'sacred-grail')
  realm.do(grantWish(realm.table, elf, 'vision', '22.2'), ['hoard'])
  const [look] = realm.told('looks-into')
  expect(look).toMatchObject({ box: 'hoard', to: [elf.seat] })
  expect(look!.belongings[0]).toBe('sacred-grail')
  expect(realm.state.shown).toEqual([])
})

rule(['22.2', '22.2.2'], 'the fourth wish brings peace to the clearing for the evening', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  realm.do(grantWish(realm.table, elf, 'peace', '22.2'))
  expect(realm.state.peace).toEqual(['CV5'])
})

rule(
  '22.2',
  'the fifth wish restores all chits and ends Wither and Ill Health; the sixth gives strength for one use',
  () => {
    const realm = new Realm()
    const elf = realm.put('elf', 'CV5', { curses: ['wither', 'ill-health', 'ashes'] })
    elf.chits[0] = 'wounded'
    elf.chits[6] = 'fatigued'
    realm.do(grantWish(realm.table, elf, 'health', '22.2'))
    expect(elf.chits.every(chit => chit === 'active')).toBe(true)
    expect(elf.curses).toEqual(['ashes'])
    realm.do(grantWish(realm.table, elf, 'strength', '22.2'))
    expect(elf.strength).toBe(true)
  },
)

rule('22.3', 'the Pit kills everyone unhidden, or only its target', () => {
  const realm = new Realm({ seats: 3 })
  const elf = realm.put('elf', 'CV5')
  const dwarf = realm.put('dwarf', 'CV5', { hidden: true })
  realm.stand('giant-1', 'CV5')
  realm.do(powerOfThePit(realm.table, elf, 'elf', '22.3'), [], [1, 1])
  expect(elf.fate).toBe('dead')
  expect(dwarf.fate).toBe('alive')
  expect(realm.state.denizens['giant-1']!.dead).toBe(true)
  realm.do(powerOfThePit(realm.table, dwarf, 'dwarf', '22.3'), [], [2, 1])
  expect(dwarf.fate).toBe('dead')
})

rule(
  ['22.3', '22.3.1'],
  'terror wounds Light and Medium MOVE and FIGHT chits and kills Light and Medium denizens and horses',
  () => {
    const realm = new Realm()
    const amazon = realm.put('amazon', 'CV5')
    realm.give(amazon, 'pony-1')
    realm.give(amazon, 'workhorse-1')
    for (const id of ['pony-2', 'workhorse-2', 'pony-3', 'pony-4']) realm.takeAway(id)
    realm.state.piles = { CV5: ['pony-2', 'workhorse-2'], CV4: ['pony-3'] }
    realm.state.dropped = [{ id: 'pony-4', clearing: 'CV5', by: 'amazon' }]
    realm.stand('wolf-1', 'CV5')
    realm.stand('giant-bat-1', 'CV5')
    realm.stand('order-1', 'CV5')
    realm.do(powerOfThePit(realm.table, amazon, 'amazon', '22.3'), [], [3, 1])
    // All except the one Heavy FIGHT chit.
    expect(amazon.chits.filter(chit => chit === 'active')).toHaveLength(1)
    expect(amazon.owned.map(({ id }) => id)).toEqual(['workhorse-1'])
    expect(realm.state.piles).toEqual({ CV5: ['workhorse-2'], CV4: ['pony-3'] })
    expect(realm.state.dropped).toBeUndefined()
    expect(realm.state.lost).toEqual(['pony-1', 'pony-2', 'pony-4'])
    expect(realm.state.denizens['wolf-1']!.dead).toBe(true)
    expect(realm.state.denizens['giant-bat-1']!.dead).toBe(false)
    expect(realm.state.denizens['order-1']!.dead).toBe(false)
  },
)

rule('22.3', 'blight wounds all chits with asterisks, forgetting fatigues MAGIC, rust damages armor one step', () => {
  const realm = new Realm()
  const knight = realm.put('white-knight', 'CV5')
  realm.give(knight, 'suit-of-armor-1', true)
  realm.give(knight, 'helmet-1')
  const open = (result: number) => realm.do(powerOfThePit(realm.table, knight, 'white-knight', '22.3'), [], [result, 1])
  open(5)
  expect(knight.chits[8]).toBe('fatigued')
  open(6)
  expect(realm.state.damaged).toEqual(['suit-of-armor-1'])
  open(6)
  expect(realm.state.boxes.order).toContain('suit-of-armor-1')
  expect(realm.state.damaged).toEqual([])
  open(4)
  expect(knight.chits.filter(chit => chit === 'wounded')).toHaveLength(9)
})

rule(['22.7', '22.8'], 'the tables match the rulebook', () => {
  expect(TABLES.hide).toEqual(['hide', 'hide', 'hide', 'hide', 'hide', 'nothing'])
  expect(TABLES.missile).toEqual([2, 1, 0, -1, -2, -3])
  expect(TABLES.meeting.enemy).toEqual(['insult', 'challenge', 'block', 'block', 'block', 'block'])
  expect(TABLES.meeting.neutral).toEqual(['opportunity', 'price3', 'price4', 'nodeal', 'nodeal', 'trouble'])
})

rule('22.1.2', 'a cursed activity can be recorded, but the phase is blank while the curse lasts', () => {
  const realm = new Realm()
  const elf = realm.put('elf', 'CV5')
  layCurse(realm.table, elf, 'ill-health', '22.1')
  expect(recordablePhases(realm.state, elf, []).map(({ activity }) => activity.kind)).toContain('rest')
  elf.plan = [{ activity: { kind: 'rest' }, source: 'basic' }]
  elf.chits[6] = 'fatigued'
  realm.turnOf(elf)
  realm.do(daylight(realm.table))
  expect(realm.told('blank')).toMatchObject([{ why: 'curse' }])
})

rule(
  '22.2.1',
  'a character teleported into a cave loses unused sunlight phases, or the turn if sunlight was used',
  () => {
    const wish = (...sources: string[]) => {
      const realm = new Realm()
      const elf = realm.put('elf', 'DW2', {
        plan: [
          ...sources.map(source => ({ activity: { kind: 'rest' as const }, source })),
          { activity: { kind: 'search' }, source: 'basic' },
          { activity: { kind: 'rest' }, source: 'sunlight' },
        ],
      })
      const turn = realm.turnOf(elf, { sunlight: sources.includes('sunlight'), played: sources.length })
      realm.do(grantWish(realm.table, elf, 'teleport', '22.2'), ['CN3'])
      return { realm, elf, turn }
    }
    const late = wish('sunlight')
    late.realm.do(daylight(late.realm.table))
    expect(late.realm.state.turn).toBeNull()
    const early = wish()
    early.realm.do(daylight(early.realm.table), ['locate'], [6, 6])
    expect(early.turn.played).toBe(1)
    // Outside again, he has still lost the sunlight phases.
    early.elf.place = { kind: 'clearing', clearing: 'DW2' }
    early.realm.do(daylight(early.realm.table))
    expect(early.realm.told('blank')).toMatchObject([{ why: 'source' }])
  },
)
