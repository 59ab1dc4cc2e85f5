import { expect } from 'vitest'
import { beginCombat } from '../../../../src/games/magic-realm/rules/combat/combat.ts'
import { setRedDice } from '../../../../src/games/magic-realm/rules/combat/wand.ts'
import { emptyRows } from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import { announcedPitAttacks } from '../../../../src/games/magic-realm/rules/spells/pits.ts'
import type { CombatState, Duel } from '../../../../src/games/magic-realm/rules/state/combat.ts'
import type { SpellTarget } from '../../../../src/games/magic-realm/rules/state/magic.ts'
import type { OptionalRule } from '../../../../src/games/magic-realm/rules/state/optional.ts'
import { engagementOf, putPiecesOn } from '../../../../src/games/magic-realm/rules/state/sheets.ts'
import { rulesOf } from '../../../rule.ts'
import { aimed, bewitch, CAVE, Magical, OPEN, on, onDenizen } from '../magic/evening.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight of a Witch and a Dwarf with these denizens. */
function among(denizens: readonly string[], clearing: string, ...rules: OptionalRule[]) {
  const realm = new Magical()
  if (rules.length > 0) Object.assign(realm.state, { optional: rules })
  const witch = realm.put('witch', clearing)
  realm.put('dwarf', clearing)
  for (const id of denizens) realm.stand(id, clearing)
  const combat: CombatState = beginCombat(realm.state, clearing)
  realm.state.combat = combat
  return { realm, witch, combat }
}

rule('26.16', 'under the optional rule, each Demon announces its pit once, against its target', () => {
  const all = ['demon-1', 'imp-1', 'giant-1', 'spear-goblin-1']
  const pits = (...rules: OptionalRule[]) => {
    const { realm, combat } = among(all, OPEN, ...rules)
    putPiecesOn(combat, 'dwarf', [...all, 'giant-1.part'])
    return announcedPitAttacks(realm.state, combat)
  }
  expect(pits()).toEqual([])
  expect(pits('pit-attack')).toEqual([{ by: 'demon-1', at: 'dwarf', time: 2 }])
})

rule('26.16', 'a Demon that is red side up or attacks nobody announces no pit', () => {
  const { realm, combat } = among(['demon-1', 'winged-demon-1'], OPEN, 'pit-attack')
  putPiecesOn(combat, 'dwarf', ['demon-1'])
  const duel: Duel = { attackers: [], target: null, circles: emptyRows(), squares: emptyRows(), holds: null }
  combat.sheets.push({ owner: 'winged-demon-1', boxes: [['winged-demon-1'], [], []], duel })
  combat.dark = ['demon-1']
  expect(announcedPitAttacks(realm.state, combat)).toEqual([])
  combat.dark = []
  duel.target = 'rogues-1'
  expect(announcedPitAttacks(realm.state, combat)).toEqual([
    { by: 'demon-1', at: 'dwarf', time: 2 },
    { by: 'winged-demon-1', at: 'rogues-1', time: 3 },
  ])
})

rule(['26.16', '21.5.1'], "only a character in a Demon's form announces a pit, against the character's target", () => {
  const { realm, witch, combat } = among(['wolf-1'], OPEN, 'pit-attack')
  const pits = () => announcedPitAttacks(realm.state, combat)
  engagementOf(combat, 'dwarf')!.target = 'witch'
  realm.give(realm.state.characters[1]!, 'power-gauntlets', true)
  bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed: 'spear-goblin-1', woke: 1 })
  engagementOf(combat, 'witch')!.target = 'dwarf'
  expect(pits()).toEqual([])
  realm.state.magic!.spells = []
  bewitch(realm, 'absorb-essence', 'witch', on('witch'), { absorbed: 'demon-1', woke: 1 })
  expect(pits()).toEqual([{ by: witch.id, at: 'dwarf', time: 2 }])
  engagementOf(combat, 'witch')!.target = null
  expect(pits()).toEqual([])
})

/** Returns the questions for the Witch's Magic Wand: each table, and who rolls on it. */
function wand(
  { realm, combat }: ReturnType<typeof among>,
  answers: readonly string[] = [],
): readonly [readonly unknown[], ReadonlyMap<number, number>] {
  realm.give(realm.state.characters[0]!, 'magic-wand', true)
  const asked: unknown[] = []
  const rule = setRedDice(realm.table, combat)
  let step = rule.next()
  for (const id of answers) {
    if (step.done) throw new Error('nothing more is asked')
    const [{ seat, topic, data, amount }] = step.value as [(typeof step.value)[number]]
    asked.push([seat, topic, data, amount?.least, amount?.most])
    step = rule.next({ seat, id })
  }
  if (!step.done) throw new Error('more is asked')
  return [asked, step.value]
}

/** Returns an attack spell of the Witch in the first row. */
function strikes({ realm, combat }: ReturnType<typeof among>, spell: string, target: SpellTarget, time = 6): void {
  const { number } = aimed(realm, spell, 'witch', target, { stage: 'alive', time })
  engagementOf(combat, 'witch')!.spell = { number, box: 0 }
}

const redDie = (table: string) => [0, 'red-die', { character: 'witch', table }, 1, 6]

rule('23.5.4', 'the Magic Wand sets the die for each missile of a spell that hits, but for none that misses', () => {
  const blast = () => {
    const scene = among([], OPEN)
    strikes(scene, 'fiery-blast', on('dwarf'))
    return scene
  }
  const [asked, dice] = wand(blast(), ['3'])
  expect(asked).toEqual([redDie('missile')])
  expect([...dice]).toEqual([[0, 3]])
  const dodged = blast()
  engagementOf(dodged.combat, 'dwarf')!.maneuver = { piece: { kind: 'chit', chit: 6 }, box: 1 }
  expect(wand(dodged)[0]).toEqual([])
  // A target that does nothing is hit, no matter who else escapes.
  const other = blast()
  engagementOf(other.combat, 'witch')!.maneuver = { piece: { kind: 'chit', chit: 1 }, box: 1 }
  expect(wand(other, ['6'])[0]).toHaveLength(1)
})

rule(
  ['23.5.4', '26.16'],
  "the Wand sets the die for its owner's Power of the Pit, but not for a collapsing roof",
  () => {
    const pit = among([], OPEN, 'pit-attack')
    strikes(pit, 'power-of-the-pit', on('dwarf'))
    expect(wand(pit, ['1'])[0]).toEqual([redDie('pit')])
    const roof = among([], CAVE)
    strikes(roof, 'roof-collapses', { kind: 'clearing', id: CAVE })
    expect(wand(roof)[0]).toEqual([])
  },
)

rule(
  ['23.5.4', '17.3.8'],
  'the Wand sets the die when a Demon or the Imp affects its owner, and at no other time',
  () => {
    const scene = () => {
      const there = among(['wolf-1', 'demon-1', 'imp-1', 'rogues-1'], OPEN)
      putPiecesOn(there.combat, 'witch', ['wolf-1', 'demon-1', 'imp-1'])
      return there
    }
    const [asked, dice] = wand(scene(), ['2', '5'])
    expect(asked).toEqual([redDie('pit'), redDie('curses')])
    expect([...dice.values()]).toEqual([2, 5])
    // Others roll for themselves, and the same is true before games with magic.
    const others = among(['demon-1', 'imp-1', 'rogues-1'], OPEN)
    putPiecesOn(others.combat, 'dwarf', ['imp-1'])
    putPiecesOn(others.combat, 'rogues-1', ['demon-1'])
    expect(wand(others)[0]).toEqual([])
    const early = scene()
    delete early.realm.state.magic
    const rule = setRedDice(early.realm.table, early.combat)
    early.witch.owned.push({ id: 'magic-wand', active: true, alerted: false, packedOn: null, on: null })
    expect(rule.next()).toEqual({ done: true, value: new Map() })
  },
)

rule('23.5.4', 'the caster rolls for a spell that hits a denizen', () => {
  const scene = among(['wolf-1'], OPEN)
  strikes(scene, 'fiery-blast', onDenizen('wolf-1'), 1)
  expect(wand(scene, ['4'])[0]).toEqual([redDie('missile')])
})
