import { expect } from 'vitest'
import { castingsOf } from '../../../../src/games/magic-realm/rules/actions/casting.ts'
import {
  aimInFight,
  applyAimedSpells,
  castInFight,
  castingsIn,
  chooseSpellRow,
  endAttacks,
  mayStrike,
  spellBlows,
} from '../../../../src/games/magic-realm/rules/combat/spells.ts'
import type { Blow } from '../../../../src/games/magic-realm/rules/fight/blows.ts'
import { SMASH } from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import { rankOf } from '../../../../src/games/magic-realm/rules/pieces/levels.ts'
import type { CombatState, Engagement } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { CastSpell, SpellTarget } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import type { OptionalRule } from '../../../../src/games/magic-realm/rules/state/optional.ts'
import { engagementOf, piecesOn, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { aimed, bewitch, CAVE, caster, Magical, OPEN, on, onDenizen } from '../magic/evening.ts'
import { serve } from '../serve.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight between occupants of a clearing, before any action. */
const fight = (realm: Magical, clearing: string = OPEN): CombatState => realm.fightAt(clearing)

const roundOf = (combat: CombatState, id: string): Engagement => engagementOf(combat, id)!

/** Returns a fight with a spell that is cast and not yet aimed. */
function declared(who: string, spell: string, day: 7 | 14 | 21 | 28, ...rules: OptionalRule[]) {
  const { realm, one } = caster(who, spell, day)
  if (rules.length > 0) Object.assign(realm.state, { optional: rules })
  realm.put('dwarf', OPEN)
  realm.stand('wolf-1', OPEN)
  realm.stand('rogues-1', OPEN)
  const combat = fight(realm)
  const [way] = castingsOf(realm.state, one, 9, 2)
  realm.do(castInFight(realm.table, combat, one, way!))
  const aim = (...answers: string[]) => ({
    answers,
    with: (...dice: number[]) =>
      realm.do(aimInFight(realm.table, combat, one, realm.state.magic!.spells[0]!), answers, dice),
  })
  return { realm, one, combat, way: way!, aim }
}

/** Returns a spell in effect this round, with its row. */
function alive(
  realm: Magical,
  combat: CombatState,
  spell: string,
  by: string,
  target: SpellTarget | readonly SpellTarget[],
  box: 0 | 1 | 2 | null,
  more: Partial<CastSpell> = {},
): CastSpell {
  const cast = aimed(realm, spell, by, target, { stage: 'alive', time: 3, ...more })
  roundOf(combat, by).spell = { number: cast.number, box }
  return cast
}

rule('15.5.5', 'asterisks shown in a round leave less effort for a spell', () => {
  const { realm, one } = caster('white-knight', 'peace', 7)
  const combat = fight(realm)
  const ways = () => castingsIn(realm.state, combat, one, 2).map(({ asterisks }) => asterisks)
  expect(ways()).toEqual([2])
  roundOf(combat, 'white-knight').spent.push({ piece: { kind: 'chit', chit: 0 }, as: 'MOVE', asterisks: 1 })
  expect(ways()).toEqual([])
})

rule(
  ['20.3.1', '15.5.5', '14.3.2'],
  'the chit that casts counts toward the effort of the round, but an item does not; a spell counts as an action',
  () => {
    const { combat, way } = declared('sorceror', 'fiery-blast', 21)
    const spent = { piece: { kind: 'chit', chit: way.act.chit }, as: 'MAGIC', asterisks: 1 }
    expect(roundOf(combat, 'sorceror').spent).toEqual([spent])
    expect(roundOf(combat, 'sorceror').spell).toEqual({ number: 1, box: null })
    expect(combat.happened).toBe(true)
    const { realm, one } = caster('captain', 'peace', 7)
    realm.give(one, 'good-book', true)
    realm.state.magic!.awake['good-book'] = ['peace']
    const by = fight(realm)
    const [item] = castingsOf(realm.state, one, 9, 2)
    realm.do(castInFight(realm.table, by, one, item!))
    expect([item!.act.item, roundOf(by, 'captain').spent, by.happened]).toEqual(['good-book', [], true])
  },
)

rule('20.4.1', 'the targets of a spell are remembered for the round; a place does not count as a target', () => {
  const blast = declared('sorceror', 'fiery-blast', 21)
  blast.aim('dwarf', 'wolf-1', 'done').with()
  expect(roundOf(blast.combat, 'sorceror').spell).toEqual({ number: 1, box: null, named: ['dwarf', 'wolf-1'] })
  const fog = declared('druid', 'fog', 14)
  fog.one.hidden = true
  fog.aim().with()
  expect(roundOf(fog.combat, 'druid').spell).toEqual({ number: 1, box: null, named: [] })
  expect(fog.one.hidden).toBe(true)
})

rule(
  '26.3',
  'after targeting one individual from ambush, a HIDE roll can keep you hidden; several targets unhide you',
  () => {
    const named = (dice: readonly number[], ...answers: string[]) => {
      const { realm, one, aim } = declared('sorceror', 'fiery-blast', 21, 'ambush')
      one.hidden = true
      aim(...answers, 'done').with(...dice)
      return [one.hidden, realm.told('table').length]
    }
    expect(named([1, 1], 'dwarf')).toEqual([true, 1])
    expect(named([6, 6], 'dwarf')).toEqual([false, 1])
    expect(named([], 'dwarf', 'wolf-1')).toEqual([false, 0])
  },
)

rule(['20.4.4', '26.14'], 'natives take offense at a spell unless it is benevolent; your own monsters never do', () => {
  const ire = (who: string, spell: string, day: 7 | 14 | 21 | 28, target: string, ...rules: OptionalRule[]) => {
    const { realm, combat, aim } = declared(who, spell, day, ...rules)
    realm.state.war!.hires['wolf-1'] = { employer: who, since: 1, until: 14, hidden: false }
    aim(target, ...(spell === 'fiery-blast' ? ['done'] : [])).with()
    return [combat.war!.battles.length, realm.told('betrays').length]
  }
  expect(ire('sorceror', 'fiery-blast', 21, 'wolf-1')).toEqual([0, 0])
  expect(ire('sorceror', 'fiery-blast', 21, 'rogues-1')).toEqual([1, 0])
  expect(ire('sorceror', 'fiery-blast', 21, 'rogues-1', 'benevolent-spells')).toEqual([1, 0])
  expect(ire('elf', 'persuade', 28, 'rogues')).toEqual([1, 0])
  expect(ire('elf', 'persuade', 28, 'rogues', 'benevolent-spells')).toEqual([0, 0])
})

rule(['26.10', '20.4.4'], 'casting a spell at a native that nobody fights rouses the others in its group', () => {
  const roused = (...rules: OptionalRule[]) => {
    const { realm, one } = caster('sorceror', 'fiery-blast', 21)
    Object.assign(realm.state, { optional: rules })
    for (const id of ['rogues-1', 'rogues-2', 'lancers-1']) realm.stand(id, OPEN)
    const combat = fight(realm)
    const [way] = castingsOf(realm.state, one, 9, 2)
    realm.do(castInFight(realm.table, combat, one, way!))
    realm.do(aimInFight(realm.table, combat, one, realm.state.magic!.spells[0]!), ['rogues-1', 'done'])
    return piecesOn(combat.sheets.find(({ owner }) => owner === 'sorceror')).sort()
  }
  expect(roused()).toEqual([])
  expect(roused('watchful-natives')).toEqual(['rogues-1', 'rogues-2'])
})

rule('26.14', 'Peace with Nature on your own leader is treachery only without the rule for benevolent spells', () => {
  const betrayals = (...rules: OptionalRule[]) => {
    const { realm, one } = caster('elf', 'peace-with-nature', 28)
    if (rules.length > 0) Object.assign(realm.state, { optional: rules })
    realm.stand('company-hq', OPEN)
    serve(realm.state, 'company-hq', 'elf')
    const combat = fight(realm)
    const [way] = castingsOf(realm.state, one, 9, 2)
    realm.do(castInFight(realm.table, combat, one, way!))
    realm.do(aimInFight(realm.table, combat, one, realm.state.magic!.spells[0]!), ['company-hq'])
    return realm.told('betrays').length
  }
  expect(betrayals()).toBe(1)
  expect(betrayals('benevolent-spells')).toBe(0)
})

rule(['16.2.2', '20.5.2'], 'a character whose spell is canceled may attack its target', () => {
  const cancelled = (target: SpellTarget | readonly SpellTarget[], mist: string | null = null) => {
    const realm = new Magical()
    for (const id of ['sorceror', 'witch', 'dwarf']) realm.put(id, OPEN)
    realm.stand('wolf-1', OPEN)
    if (mist) bewitch(realm, 'melt-into-mist', 'dwarf', on(mist))
    const combat = fight(realm)
    const slow = aimed(realm, 'fiery-blast', 'sorceror', target, { time: 5 })
    const fast = aimed(realm, 'bad-luck', 'witch', on('sorceror'), { time: 1 })
    roundOf(combat, 'sorceror').spell = { number: slow.number, box: null }
    roundOf(combat, 'witch').spell = { number: fast.number, box: null }
    realm.do(applyAimedSpells(realm.table, combat))
    expect(roundOf(combat, 'witch').spell).toBeDefined()
    const { spell, target: own } = roundOf(combat, 'sorceror')
    return [spell, own]
  }
  expect(cancelled(on('dwarf'))).toEqual([undefined, 'dwarf'])
  expect(cancelled([onDenizen('wolf-1'), on('dwarf')])).toEqual([undefined, 'wolf-1'])
  expect(cancelled({ kind: 'tile', id: 'R' })).toEqual([undefined, null])
  expect(cancelled([])).toEqual([undefined, null])
  expect(cancelled(on('dwarf'), 'dwarf')).toEqual([undefined, null])
})

rule(['20.10.6a', '21.6.3'], 'everything that a spell forbids stops as soon as the spell takes effect', () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  realm.stand('wolf-1', OPEN)
  const combat = fight(realm)
  putPiecesOn(combat, 'elf', ['wolf-1'])
  aimed(realm, 'melt-into-mist', 'elf', onDenizen('wolf-1'))
  realm.do(applyAimedSpells(realm.table, combat))
  expect(combat.sheets[0]!.boxes.flat()).toEqual([])
})

rule(
  ['16.4.8', '16.2.2'],
  'only an attack spell gets a row, and a collapsing roof always smashes; no weapon is used',
  () => {
    const asked = (spell: string, clearing: string = OPEN) => {
      const realm = new Magical()
      const one = realm.put('sorceror', clearing)
      const combat = fight(realm, clearing)
      const before = mayStrike(realm.state, combat, one)
      aimed(realm, 'fiery-blast', 'dwarf', on('elf'), { stage: 'alive' })
      alive(realm, combat, spell, 'sorceror', { kind: 'clearing', id: clearing }, null)
      expect([before, mayStrike(realm.state, combat, one)]).toEqual([true, false])
      return { realm, row: chooseSpellRow(realm.state, combat, one) }
    }
    const fog = asked('fog')
    expect(fog.realm.do(fog.row)).toBeNull()
    const roof = asked('roof-collapses', CAVE)
    expect(roof.realm.do(roof.row)).toBe(SMASH)
    const blast = asked('fiery-blast')
    expect(blast.realm.do(blast.row, ['swing'])).toBe(1)
  },
)

/** The result of a Fiery Blast from the first row. */
const BLAST: Blow = {
  by: 'sorceror',
  body: 'sorceror',
  target: 'dwarf',
  box: 0,
  time: 3,
  length: 13,
  harm: rankOf('L'),
  stars: 3,
  excess: false,
  missile: { dice: 2, modifier: 0 },
  special: null,
  bites: false,
  penetrates: false,
  exactly: null,
  spell: 'fiery-blast',
}

/** Returns a fight of a Sorceror, a Witch, a Dwarf and a wolf. */
function battle(clearing: string = OPEN, ...rules: OptionalRule[]) {
  const realm = new Magical()
  if (rules.length > 0) Object.assign(realm.state, { optional: rules })
  for (const id of ['sorceror', 'witch', 'dwarf']) realm.put(id, clearing)
  realm.stand('wolf-1', clearing)
  const combat = fight(realm, clearing)
  return { realm, combat, blows: () => spellBlows(realm.state, combat) }
}

rule(['16.4.8', '21.4.3'], "an attack spell strikes each of its caster's targets with its own values", () => {
  const { realm, combat, blows } = battle()
  expect(blows()).toEqual([])
  alive(realm, combat, 'fiery-blast', 'witch', onDenizen('wolf-1'), 1)
  alive(realm, combat, 'fiery-blast', 'sorceror', on('dwarf'), 0)
  expect(blows()).toEqual([BLAST, { ...BLAST, by: 'witch', body: 'witch', target: 'wolf-1', box: 1 }])
  expect(blows()[0]).not.toHaveProperty('atRider')
  // It strikes nobody before its row is played, nor after it is over.
  roundOf(combat, 'sorceror').spell!.box = null
  realm.state.denizens['wolf-1']!.dead = true
  expect(blows()).toEqual([])
  roundOf(combat, 'sorceror').spell!.box = 2
  realm.state.magic!.spells = []
  expect(blows()).toEqual([])
})

rule(
  '26.25',
  'a spell can pass a horse to hit its rider and can fumble; a roof cannot pass; at time 0 a spell loses a star',
  () => {
    const { realm, combat, blows } = battle(CAVE, 'optional-combat')
    const rolls = { fumble: { dice: 2, modifier: 0 } }
    alive(realm, combat, 'fiery-blast', 'sorceror', on('dwarf'), 0)
    expect(blows()).toEqual([{ ...BLAST, ...rolls, atRider: true }])
    alive(realm, combat, 'fiery-blast', 'sorceror', on('dwarf'), 0, { time: 0 })
    expect(blows()[0]).toMatchObject({ time: 0, stars: 2 })
    alive(realm, combat, 'stones-fly', 'sorceror', on('dwarf'), 0, { time: 0 })
    expect(blows()[0]).toMatchObject({ time: 0, stars: 1 })
    alive(realm, combat, 'roof-collapses', 'sorceror', { kind: 'clearing', id: CAVE }, 2)
    expect(blows().map(({ atRider }) => atRider)).toEqual([undefined, undefined, undefined, undefined])
  },
)

rule(
  ['21.4.6', '21.6.3'],
  'a roof strikes everyone in the cave at time 4, including the caster but not those in mist form',
  () => {
    const { realm, combat, blows } = battle(CAVE)
    bewitch(realm, 'melt-into-mist', 'elf', on('witch'))
    alive(realm, combat, 'roof-collapses', 'sorceror', { kind: 'clearing', id: CAVE }, 2)
    const hit = blows()
    expect(hit.map(({ target }) => target)).toEqual(['sorceror', 'dwarf', 'wolf-1'])
    expect(hit[0]).toMatchObject({ time: 4, harm: rankOf('H'), stars: 0, length: 18, missile: null })
  },
)

rule('26.16', "the Pit strikes at its spell's time, with a Demon's length, and does no harm by itself", () => {
  const { realm, combat, blows } = battle(OPEN, 'pit-attack')
  alive(realm, combat, 'power-of-the-pit', 'witch', on('dwarf'), 1, { time: 5 })
  expect(blows()).toEqual([
    {
      ...BLAST,
      ...{ by: 'witch', body: 'witch', box: 1, time: 5, length: 17, harm: rankOf('N'), stars: 0 },
      ...{ missile: null, special: 'pit', spell: 'power-of-the-pit' },
    },
  ])
})

rule('20.7.1', "attack spells end after the blows, others don't", () => {
  const { realm, combat } = battle(OPEN, 'pit-attack')
  alive(realm, combat, 'fiery-blast', 'sorceror', on('dwarf'), 0)
  alive(realm, combat, 'power-of-the-pit', 'witch', on('dwarf'), 0)
  aimed(realm, 'fog', 'dwarf', { kind: 'tile', id: 'R' }, { stage: 'alive' })
  // A wish for peace prevents one from being aimed.
  aimed(realm, 'stones-fly', 'dwarf', [], { stage: 'cast' })
  endAttacks(realm.table)
  expect(realm.state.magic!.spells.map(({ spell }) => spell)).toEqual(['fog', 'stones-fly'])
})
