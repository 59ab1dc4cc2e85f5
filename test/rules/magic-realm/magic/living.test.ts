import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { attackDenizen } from '../../../../src/games/magic-realm/rules/effects/duels.ts'
import { applySpellsInOrder } from '../../../../src/games/magic-realm/rules/spells/living.ts'
import type { CombatState } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { SpellTarget } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import { allOn, engagementOf, partOf, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { Realm } from '../realm.ts'
import { serve } from '../serve.ts'
import { aimed, bewitch, comeToLife, Magical, OPEN, on, onDenizen, PEAK } from './evening.ts'

const rule = rulesOf('magic-realm')
const tile = (id: string): SpellTarget => ({ kind: 'tile', id })

/** Returns a Sorceror, an Elf and a Dwarf together. */
function three(...denizens: readonly string[]) {
  const realm = new Magical()
  const [sorceror, elf, dwarf] = ['sorceror', 'elf', 'dwarf'].map(id => realm.put(id, OPEN))
  for (const id of denizens) realm.stand(id, OPEN)
  return { realm, sorceror: sorceror!, elf: elf!, dwarf: dwarf! }
}
/** Returns a fight between them. */
function fighting(...denizens: readonly string[]) {
  const scene = three(...denizens)
  const combat: CombatState = beginCombat(scene.realm.state, OPEN)
  scene.realm.state.combat = combat
  return { ...scene, combat, round: (id: string) => engagementOf(combat, id)! }
}
const left = (realm: Magical): string[] => realm.state.magic!.spells.map(({ spell }) => spell)
const ended = (realm: Magical) => realm.told('spell-ends').map(({ spell, why }) => [spell, why])

rule('20.5.1', 'no spell takes effect without magic in the game, or without a target', () => {
  const early = new Realm({ encounter: '3' })
  expect(
    early.do(
      applySpellsInOrder(
        early.table,
        () => {},
        [],
        () => {},
      ),
    ),
  ).toEqual([])
  const { realm } = three()
  aimed(realm, 'fog', 'elf', tile('R'), { stage: 'cast' })
  expect(comeToLife(realm)).toEqual({ cancelled: [], silenced: [] })
  expect(realm.told('spell-lives')).toEqual([])
})

rule(
  ['20.5.1', '20.5.2'],
  'the faster spell takes effect first, no matter which was cast first; targeting a tile or a curse cancels nothing',
  () => {
    const { realm, dwarf } = three()
    dwarf.curses = ['ashes']
    aimed(realm, 'bad-luck', 'elf', on('elf'), { time: 4 })
    aimed(realm, 'fog', 'dwarf', tile('R'), { time: 5 })
    aimed(realm, 'remedy', 'sorceror', { kind: 'curse', id: 'dwarf', curse: 'ashes' }, { time: 2 })
    expect(comeToLife(realm).cancelled).toEqual([])
    expect(realm.told('spell-lives').map(({ spell }) => spell)).toEqual(['remedy', 'bad-luck', 'fog'])
    expect(dwarf.curses).toEqual([])
  },
)

rule(
  '26.16',
  'pits strike at their own time: each cancels slower spells of its victim, and a faster spell cancels it',
  () => {
    const { realm } = three('demon-1', 'imp-1', 'winged-demon-1')
    aimed(realm, 'pentangle', 'sorceror', onDenizen('demon-1'), { time: 3 })
    aimed(realm, 'fog', 'elf', tile('R'), { time: 5 })
    aimed(realm, 'lost', 'dwarf', tile('R'), { time: 5 })
    const rivals = [
      { by: 'imp-1', at: 'elf', time: 4 },
      { by: 'demon-1', at: 'dwarf', time: 4 },
      { by: 'winged-demon-1', at: 'dwarf', time: 6 },
    ]
    expect(comeToLife(realm, [], [], rivals)).toEqual({ cancelled: ['elf'], silenced: ['demon-1'] })
    expect(left(realm)).toEqual(['pentangle', 'lost'])
  },
)

rule(['20.5.1', '21.1.1'], 'a spell broken by another at the same moment still takes effect, but does not last', () => {
  const { realm } = three()
  aimed(realm, 'exorcise', 'sorceror', { kind: 'clearing', id: OPEN }, { time: 3 })
  aimed(realm, 'fog', 'elf', tile('R'), { time: 3 })
  comeToLife(realm)
  expect(realm.told('spell-lives').map(({ spell }) => spell)).toEqual(['exorcise'])
  expect(ended(realm)).toEqual([
    ['fog', 'broken'],
    ['exorcise', 'over'],
  ])
})

rule('20.6.3', "an item's spell belongs to the item's current owner, and does nothing without one", () => {
  const roll = (owner: 'elf' | null) => {
    const { realm, elf } = three()
    if (owner) realm.give(elf, 'blasted-jewel', true)
    aimed(realm, 'curse', 'sorceror', on('dwarf'), { item: 'blasted-jewel' })
    comeToLife(realm, [], owner ? [2, 1] : [])
    return [realm.told('spell-lives').map(({ character, seat }) => [character, seat]), realm.told('cursed').length]
  }
  expect(roll('elf')).toEqual([[['elf', 1]], 1])
  expect(roll(null)).toEqual([[['sorceror', 0]], 0])
})

rule('20.10.4', 'Combat, Day and Permanent spells block later spells of the same name; others do not', () => {
  const again = (spell: string, more: object = {}, by = 'elf') => {
    const { realm } = three('wolf-1')
    bewitch(realm, spell, 'dwarf', onDenizen('wolf-1'), more)
    aimed(realm, spell, by, [onDenizen('wolf-1'), onDenizen('wolf-2')], more)
    comeToLife(realm)
    return realm.state.magic!.spells.at(-1)!.targets.length
  }
  expect([again('elven-grace'), again('poison'), again('illusion')]).toEqual([1, 1, 1])
  expect([again('fiery-blast'), again('broomstick'), again('protection-from-magic')]).toEqual([2, 2, 2])
  // They pacify, each separately.
  expect([again('persuade'), again('persuade', {}, 'dwarf'), again('deal-with-goblins')]).toEqual([2, 1, 2])
})

rule(['20.10.4', '20.11.1'], 'a chit that is already altered can be altered again', () => {
  const { realm, sorceror } = three()
  const chit = (number: number): SpellTarget => ({ kind: 'chit', id: String(number) })
  bewitch(realm, 'elemental-spirit', 'sorceror', chit(6))
  aimed(realm, 'elemental-spirit', 'sorceror', [chit(6), chit(7)])
  comeToLife(realm)
  expect(realm.state.magic!.spells[1]!.targets).toHaveLength(2)
  expect(sorceror.magic!.altered).toEqual({ 6: 'V', 7: 'V' })
  expect(realm.told('alters')).toMatchObject([
    { seat: 0, rule: '20.11.1', character: 'sorceror', spell: 'elemental-spirit', chits: [6, 7] },
  ])
})

rule('20.10.4', 'a spell on another target, or with another name, blocks nothing', () => {
  const { realm } = three('wolf-1', 'wolf-2')
  bewitch(realm, 'pentangle', 'dwarf', onDenizen('wolf-2'))
  bewitch(realm, 'elven-grace', 'dwarf', onDenizen('wolf-1'))
  const cast = aimed(realm, 'poison', 'elf', [onDenizen('wolf-1'), onDenizen('wolf-2')])
  comeToLife(realm)
  expect(cast.targets).toEqual([onDenizen('wolf-1')])
})

rule(
  ['20.10.4', '21.4.7'],
  'two simultaneous spells of the same name both lose a shared target if their dice differ',
  () => {
    const storms = (dice: readonly number[], other = 'R', spell = 'violent-storm') => {
      const { realm } = three()
      aimed(realm, 'violent-storm', 'sorceror', tile('R'))
      aimed(realm, spell, 'elf', tile(other))
      comeToLife(realm, [], dice)
      return realm.state.magic!.spells.map(({ caster }) => caster)
    }
    expect(storms([1, 1, 3, 3])).toEqual([])
    expect(storms([3, 3, 3, 3])).toEqual(['sorceror', 'elf'])
    expect(storms([1, 1, 3, 3], 'CG')).toEqual(['sorceror', 'elf'])
    expect(storms([1, 1], 'R', 'fog')).toEqual(['sorceror', 'elf'])
    const two = three()
    const transform = (by: string, ...ids: readonly string[]) => aimed(two.realm, 'transform', by, ids.map(onDenizen))
    const first = transform('sorceror', 'wolf-1', 'wolf-2')
    const second = transform('elf', 'wolf-2', 'wolf-3')
    comeToLife(two.realm, [], [1, 1, 6, 6])
    expect([first.targets, second.targets]).toEqual([[onDenizen('wolf-1')], [onDenizen('wolf-3')]])
  },
)

rule(
  '21.1.3',
  'Peace releases everyone a denizen attacks and turns it light side up; outside a fight it does nothing',
  () => {
    const { realm, combat } = fighting('giant-1')
    putPiecesOn(combat, 'elf', ['giant-1', partOf('giant-1')])
    combat.dark = ['giant-1']
    aimed(realm, 'peace', 'sorceror', onDenizen('giant-1'))
    comeToLife(realm)
    expect([combat.sheets.flatMap(allOn), combat.dark, left(realm)]).toEqual([[], [], ['peace']])
    const alone = three('giant-1')
    aimed(alone.realm, 'peace', 'sorceror', onDenizen('giant-1'))
    comeToLife(alone.realm)
    expect(left(alone.realm)).toEqual(['peace'])
  },
)

rule('21.1.3', 'a character at peace loses the target, charge and attack spell of the round', () => {
  const { realm, combat, round } = fighting('wolf-1')
  const charge = { target: 'dwarf', piece: { kind: 'chit', chit: 6 }, time: 3 } as const
  Object.assign(round('elf'), { target: 'dwarf', charge })
  const own = bewitch(realm, 'fiery-blast', 'elf', on('dwarf'))
  bewitch(realm, 'stones-fly', 'dwarf', onDenizen('wolf-1'))
  round('elf').spell = { number: own.number, box: null }
  aimed(realm, 'peace', 'sorceror', on('elf'))
  comeToLife(realm)
  expect([round('elf').target, 'charge' in round('elf')]).toEqual([null, false])
  expect(ended(realm)).toEqual([['fiery-blast', 'cancelled']])
  expect(left(realm)).toEqual(['stones-fly', 'peace'])
  // A spell that does not attack continues, and a player who takes no part has nothing to withdraw.
  const luck = bewitch(realm, 'bad-luck', 'dwarf', on('wizard'))
  round('dwarf').spell = { number: luck.number, box: null }
  aimed(realm, 'peace', 'sorceror', on('dwarf'))
  comeToLife(realm)
  combat.engagements = []
  aimed(realm, 'peace', 'elf', on('sorceror'))
  comeToLife(realm)
  expect(left(realm)).toEqual(['stones-fly', 'peace', 'bad-luck', 'peace', 'peace'])
})

rule(
  '20.8.2',
  "pacification fails if one of the caster's hirelings attacks its target, but not if another player's does",
  () => {
    const pacify = (employer: string, fights: boolean) => {
      const { realm, combat } = fighting('axe-goblin-1', 'axe-goblin-2', 'bashkars-1', 'bashkars-2')
      serve(realm.state, 'bashkars-1', employer)
      serve(realm.state, 'bashkars-2', 'dwarf')
      putPiecesOn(combat, 'axe-goblin-1', ['axe-goblin-1'])
      if (fights) {
        attackDenizen(realm.state, combat, 'bashkars-2', 'axe-goblin-2')
        attackDenizen(realm.state, combat, 'bashkars-1', 'axe-goblin-2')
      } else realm.state.combat = null
      aimed(realm, 'deal-with-goblins', 'elf', [onDenizen('axe-goblin-1'), onDenizen('axe-goblin-2')])
      comeToLife(realm)
      return ended(realm)
    }
    expect(pacify('elf', true)).toEqual([['deal-with-goblins', 'cancelled']])
    expect([pacify('dwarf', true), pacify('elf', false)]).toEqual([[], []])
  },
)

/** Returns a controlled Bat that attacks another character. */
function controlling(victim: string | null, answers: readonly string[], hired?: string) {
  const { realm, combat, elf } = fighting('giant-bat-1', 'giant-bat-2', 'bashkars-1', 'rogues-1')
  serve(realm.state, 'bashkars-1', 'elf')
  serve(realm.state, 'rogues-1', 'dwarf')
  if (hired) serve(realm.state, 'giant-bat-1', hired)
  if (victim === 'bashkars-1' || victim === 'rogues-1') attackDenizen(realm.state, combat, 'giant-bat-1', victim)
  else if (victim) putPiecesOn(combat, victim, ['giant-bat-1'])
  aimed(realm, 'control-bats', 'elf', [onDenizen('giant-bat-1'), onDenizen('giant-bat-2')], { until: 9 })
  comeToLife(realm, answers)
  return { realm, elf, on: combat.sheets.map(sheet => [sheet.owner, allOn(sheet)]), served: realm.state.war!.hires }
}

rule(
  ['20.8.5', '20.6.3'],
  'a newly controlled monster releases the caster immediately, and others if the caster wants',
  () => {
    expect(controlling(null, []).on).toEqual([])
    expect(controlling('elf', []).on).toEqual([['elf', []]])
    expect(controlling('dwarf', ['let go']).on).toEqual([['dwarf', []]])
    const on = controlling('dwarf', ['fight on'])
    expect([on.on, on.served['giant-bat-1']!.employer]).toEqual([[['dwarf', ['giant-bat-1']]], 'elf'])
    expect(controlling('rogues-1', ['fight on']).served['giant-bat-1']!.employer).toBe('elf')
  },
)

rule(['20.8.5', '16.6.3'], 'keeping the monster on your own hireling is treachery, and it leaves your service', () => {
  const { realm, served } = controlling('bashkars-1', ['fight on'])
  expect([served['giant-bat-1'], served['bashkars-1']!.employer]).toEqual([undefined, 'elf'])
  expect(realm.told('dismissed').map(({ denizen }) => denizen)).toContain('giant-bat-1')
  expect(controlling('bashkars-1', ['let go']).served['giant-bat-1']!.employer).toBe('elf')
})

rule(
  '20.8.5',
  'a monster that already serves another player stays theirs, and the caster is not asked about it',
  () => {
    const { realm, served } = controlling('rogues-1', [], 'sorceror')
    expect([served['giant-bat-1']!.employer, served['giant-bat-2']!.employer]).toEqual(['sorceror', 'elf'])
    expect(realm.state.magic!.spells[0]!.targets).toEqual([onDenizen('giant-bat-2')])
    const { realm: other, sorceror } = three('h-dragon-1')
    serve(other.state, 'h-dragon-1', sorceror.id)
    aimed(other, 'control-dragon', 'elf', onDenizen('h-dragon-1'))
    comeToLife(other)
    expect([left(other), other.state.war!.hires['h-dragon-1']!.employer]).toEqual([[], 'sorceror'])
  },
)

rule('20.8.5', 'the question to the new controller names the monster and its victim', () => {
  const { realm, combat } = fighting('h-dragon-1')
  putPiecesOn(combat, 'dwarf', ['h-dragon-1'])
  aimed(realm, 'control-dragon', 'elf', onDenizen('h-dragon-1'))
  const [question] = applySpellsInOrder(
    realm.table,
    () => {},
    [],
    () => {},
  ).next().value as never[]
  expect(question).toMatchObject({
    ...{ topic: 'let-go', rule: '20.8.5', data: { character: 'elf', denizen: 'h-dragon-1', target: 'dwarf' } },
    options: [
      { id: 'let go', act: { kind: 'let-go' } },
      { id: 'fight on', act: { kind: 'keep-on' } },
    ],
  })
})

rule('21.5.1', 'an absorbed monster leaves the fight: it cannot attack, be attacked, or be affected by spells', () => {
  const { realm, combat, round } = fighting('giant-1', 'wolf-1')
  serve(realm.state, 'giant-1', 'dwarf')
  putPiecesOn(combat, 'elf', ['giant-1', partOf('giant-1')])
  Object.assign(round('elf'), { target: 'giant-1' })
  Object.assign(round('dwarf'), { target: 'wolf-1' })
  Object.assign(realm.state.denizens['giant-1']!, { blocked: true })
  bewitch(realm, 'elven-grace', 'dwarf', onDenizen('wolf-1'))
  realm.state.magic!.spells[0]!.targets.push(onDenizen('giant-1'))
  bewitch(realm, 'absorb-essence', 'elf', on('elf'), { absorbed: 'wolf-2', woke: 3 })
  const cast = aimed(realm, 'absorb-essence', 'sorceror', onDenizen('giant-1'))
  comeToLife(realm)
  expect(combat.sheets.flatMap(allOn)).toEqual([])
  expect([round('elf').target, round('dwarf').target]).toEqual([null, 'wolf-1'])
  expect(realm.state.war!.hires).toEqual({})
  expect(realm.state.denizens['giant-1']).toMatchObject({ at: null, dead: false, blocked: false })
  expect(realm.state.magic!.spells.map(({ targets }) => targets)).toEqual([
    [onDenizen('wolf-1')],
    [on('elf')],
    [on('sorceror')],
  ])
  expect(cast).toMatchObject({ absorbed: 'giant-1', woke: 4 })
  const told = { seat: 0, rule: '21.5.1', character: 'sorceror', target: 'sorceror', into: 'giant-1' }
  expect(realm.told('transforms')).toMatchObject([told])
  const alone = three('wolf-1')
  alone.realm.give(alone.elf, 'black-book', true)
  const byBook = aimed(alone.realm, 'absorb-essence', 'elf', onDenizen('wolf-1'), { item: 'black-book' })
  comeToLife(alone.realm)
  expect([byBook.targets, byBook.woke]).toEqual([[{ kind: 'belonging', id: 'black-book' }], 1])
})

rule('20.8.5', 'control takes effect immediately, even far away from a fight', () => {
  const { realm } = three('h-spider-1')
  realm.state.denizens['h-spider-1']!.at = PEAK
  aimed(realm, 'guide-spider-or-octopus', 'elf', onDenizen('h-spider-1'), { until: 8 })
  comeToLife(realm)
  expect(realm.state.war!.hires['h-spider-1']).toMatchObject({ employer: 'elf', until: 8, spell: 1 })
})
