import { expect } from 'vitest'
import { makeOrOpenCache } from '../../../src/games/magic-realm/rules/actions/caching.ts'
import { unaimedOf } from '../../../src/games/magic-realm/rules/actions/casting.ts'
import { arrange } from '../../../src/games/magic-realm/rules/actions/rearranging.ts'
import { summonNatives } from '../../../src/games/magic-realm/rules/actions/summoning.ts'
import { askToMoveAttack } from '../../../src/games/magic-realm/rules/combat/bracelets-and-cloak.ts'
import { combatStep } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import {
  aimInFight,
  applyAimedSpells,
  castInFight,
  castingsIn,
} from '../../../src/games/magic-realm/rules/combat/spells.ts'
import { layCurse } from '../../../src/games/magic-realm/rules/effects/curses.ts'
import { aimsOf } from '../../../src/games/magic-realm/rules/effects/targets.ts'
import { grantWish } from '../../../src/games/magic-realm/rules/effects/wishes.ts'
import { mayFly } from '../../../src/games/magic-realm/rules/facts/wings.ts'
import { spellOf } from '../../../src/games/magic-realm/rules/pieces/spells.ts'
import { engagementOf, piecesOn, putPiecesOn } from '../../../src/games/magic-realm/rules/state/sheets.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { rulesOf } from '../../rule.ts'
import { gripped, Stage } from './combat/stage.ts'
import { aimed, bewitch, Magical, OPEN, on, onDenizen, PEAK } from './magic/evening.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/** Returns a fight in which monsters attack the Elf, who uses the Withered Claw. */
function clawed(die: number, prepare?: Parameters<typeof Stage.set>[0]['prepare']): Stage {
  const stage = Stage.set({
    heroes: [
      { id: 'elf', gear: ['(withered-claw)', 'light-bow-1'] },
      { id: 'captain', gear: ['short-sword-1'] },
    ],
    monsters: ['wolf-1', 'giant-1', ...(prepare ? ['t-troll-1'] : [])],
    ...(prepare ? { prepare } : {}),
  })
  stage.to('elf', 'lure').say('elf: wolf-1', 'elf: giant-1').to('elf', 'action')
  return stage.dice(die, die).say('activate withered-claw')
}

rule(
  ['22.2', '15.5.8'],
  'a character removed from a fight by a wish while changing gear is not asked again there',
  () => {
    expect(clawed(1).say('R2').asked).toBe('captain action')
    // A target it leaves in place continues.
    expect(clawed(5).asked).toBe('elf more-gear')
  },
)

const lettingGo = (stage: Stage): string[] =>
  stage.table.events().flatMap(event => (event.kind === 'lets-go' ? event.rule : []))

rule(
  ['22.2', '15.6.4'],
  'a character carried off by a wish frees their attackers, and is released by a monster red side up',
  () => {
    const stage = clawed(1, gripped('t-troll-1', 'elf')).say('R2')
    expect([stage.at('wolf-1'), stage.at('t-troll-1'), stage.combat.dark, lettingGo(stage)]).toEqual([
      null,
      null,
      [],
      ['17.3.3'],
    ])
  },
)

rule('22.2', 'a denizen sent home by a wish leaves the fight', () => {
  const sent = (id: string) => clawed(2, gripped('t-troll-1', 'elf')).say(id)
  const stage = sent('wolf-1')
  expect([stage.state.denizens['wolf-1']!.at, stage.at('wolf-1'), stage.at('giant-1')]).toEqual([
    null,
    null,
    'elf smash',
  ])
  expect(stage.combat.dark).toEqual(['t-troll-1'])
  expect(sent('t-troll-1').combat.dark).toEqual([])
  expect(sent('captain').asked).toBe('captain teleport')
})

rule('22.2', 'a Ghost wished home while it is already at home stays in the fight', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  realm.state.dwellings.ghosts = OPEN
  realm.stand('ghost-1', OPEN)
  const combat = realm.fightAt(OPEN)
  putPiecesOn(combat, 'elf', ['ghost-1'])
  realm.do(grantWish(realm.table, elf, 'banish', '22.2'))
  expect(piecesOn(combat.sheets[0])).toEqual(['ghost-1'])
})

/**
 * Plays a fight in which the Sorceror casts a spell. Then something happens, and the spells are aimed and take effect.
 */
const cast = (set: (realm: Magical, sorceror: Character) => void) => {
  const realm = new Magical()
  realm.color(21)
  const sorceror = realm.knows('sorceror', OPEN, ['fiery-blast'])
  realm.put('captain', OPEN)
  const combat = realm.fightAt(OPEN)
  const [way] = castingsIn(realm.state, combat, sorceror, 2)
  realm.do(castInFight(realm.table, combat, sorceror, way!))
  set(realm, sorceror)
  combat.step = 'targeting'
  combat.turn = 0
  for (const who of [0, 1]) {
    const step = combatStep(realm.table, combat)
    const asked = step.next()
    if (asked.done) continue
    expect(who).toBeLessThan(2)
    step.next({ seat: asked.value[0]!.seat, id: 'nobody' })
  }
  const [left] = realm.state.magic!.spells
  return [left?.stage ?? null, sorceror.chits.filter(chit => chit !== 'active'), realm.told('spell-ends').at(-1)?.why]
}

rule(['22.2', '20.5.3'], 'a wish for peace cancels a spell that has been cast but not yet aimed', () => {
  const peace = cast(realm => realm.state.peace.push(OPEN))
  expect(peace).toEqual([null, ['fatigued'], 'cancelled'])
})

rule(['20.4.1', '22.2'], 'a caster carried off before aiming loses the spell', () => {
  const gone = cast((_realm, sorceror) => {
    sorceror.place = { kind: 'clearing', clearing: PEAK }
  })
  expect(gone).toEqual([null, ['fatigued'], 'no-target'])
})

rule('22.2', 'nobody can cast when a wish prevents naming targets', () => {
  const realm = new Magical()
  realm.color(21)
  const sorceror = realm.knows('sorceror', OPEN, ['fiery-blast'])
  realm.put('captain', OPEN)
  const combat = realm.fightAt(OPEN)
  const before = castingsIn(realm.state, combat, sorceror, 2).length > 0
  realm.state.peace.push(OPEN)
  expect([before, castingsIn(realm.state, combat, sorceror, 2).length > 0]).toEqual([true, false])
})

rule(['20.4.1', '20.10.1'], 'a spell without a target ends when it would take effect', () => {
  const realm = new Magical()
  realm.color(21)
  const sorceror = realm.knows('sorceror', OPEN, ['fiery-blast'])
  const captain = realm.put('captain', OPEN)
  const combat = realm.fightAt(OPEN)
  const [way] = castingsIn(realm.state, combat, sorceror, 2)
  realm.do(castInFight(realm.table, combat, sorceror, way!))
  captain.place = { kind: 'clearing', clearing: PEAK }
  realm.do(aimInFight(realm.table, combat, sorceror, unaimedOf(realm.state, sorceror)!), ['nothing'])
  realm.do(applyAimedSpells(realm.table, combat))
  expect(realm.told('spell-ends')).toMatchObject([{ why: 'no-target', rule: '20.4.1' }])
  expect(sorceror.chits.filter(chit => chit !== 'active')).toEqual(['fatigued'])
})

rule(['20.5.1', '22.2.1'], 'a spell takes effect where it was cast, even if a wish has carried off its caster', () => {
  const realm = new Magical()
  const [knight, elf, dwarf] = [realm.put('white-knight', OPEN), realm.put('elf', OPEN), realm.put('dwarf', PEAK)]
  for (const one of [elf, dwarf]) one.curses = ['squeak']
  const combat = realm.fightAt(OPEN)
  aimed(realm, 'exorcise', 'white-knight', { kind: 'clearing', id: OPEN })
  knight.place = { kind: 'clearing', clearing: PEAK }
  realm.do(applyAimedSpells(realm.table, combat))
  expect([elf, dwarf].map(({ curses }) => curses.length)).toEqual([0, 1])
})

rule(['26.5', '22.1.1'], "gold under Ashes can't be put in a cache", () => {
  const realm = new Realm({ caching: 'yes' })
  const elf = realm.put('elf', 'CV5', { curses: ['ashes'] })
  const nothing = realm.asked(makeOrOpenCache(realm.table, elf)) === null
  realm.give(elf, 'lost-keys')
  delete realm.state.caches
  expect([nothing, realm.asked(makeOrOpenCache(realm.table, elf))?.ids]).toEqual([true, ['lost-keys']])
})

rule(
  ['23.4.1', '21.8.5', '21.5.5'],
  'the Amulet and Remedy can also end a curse that is suspended by a Pentangle',
  () => {
    const realm = new Magical()
    const elf = realm.put('elf', OPEN)
    const pentangle = bewitch(realm, 'pentangle', 'elf', on('elf'))
    layCurse(realm.table, elf, 'ashes', '22.1')
    realm.give(elf, 'amulet')
    const aims = aimsOf(realm.state, elf, spellOf('remedy')).map(({ id }) => id)
    const answer = 'elf ashes'
    realm.do(arrange(realm.table, elf, { kind: 'activate', belonging: 'amulet' }), [answer])
    expect([aims.filter(id => id !== `pentangle ${pentangle.number}`), elf.magic!.stilled]).toEqual([['elf ashes'], []])
  },
)

rule(['13.5.1', '21.4.4'], 'natives carried off by the winds do not appear at their Dwelling', () => {
  const realm = new Magical()
  Object.assign(realm.state, { prowling: [1] })
  realm.state.dwellings.inn = OPEN
  for (const { id, at } of Object.entries(realm.state.denizens).map(([id, { at }]) => ({ id, at })))
    if (id.startsWith('company') && at !== null) realm.state.denizens[id]!.at = null
  bewitch(realm, 'hurricane-winds', 'elf', onDenizen('company-1'), { to: 'R', aloft: true })
  summonNatives(realm.table, OPEN)
  expect(['company-hq', 'company-1'].map(id => realm.state.denizens[id]!.at)).toEqual([OPEN, null])
})

rule(['23.12.1', '16.4.8'], 'the Bracelets move the attack of a spell if all its targets are slow', () => {
  const asked = (targets: readonly string[], spell = 'fiery-blast') => {
    const realm = new Magical()
    const sorceror = realm.put('sorceror', OPEN)
    realm.put('captain', OPEN)
    realm.put('elf', OPEN)
    realm.stand('wolf-1', OPEN)
    realm.give(sorceror, 'battle-bracelets', true)
    const combat = realm.fightAt(OPEN)
    putPiecesOn(combat, 'captain', ['wolf-1'])
    const upon = targets.map(id => (id === 'wolf-1' ? onDenizen(id) : on(id)))
    const { number } = bewitch(realm, spell, 'sorceror', upon[0]!, { targets: upon })
    const round = engagementOf(combat, 'sorceror')!
    round.spell = { number, box: 0, named: targets }
    const turning = askToMoveAttack(realm.table, combat, sorceror)
    const step = turning.next()
    if (step.done) return null
    expect(step.value[0]).toMatchObject({ topic: 'bracelets', data: { character: 'sorceror', box: 0 } })
    turning.next({ seat: sorceror.seat, id: 'smash' })
    return round.spell.box
  }
  expect(asked(['captain', 'elf'])).toBe(2)
  expect(asked(['captain', 'wolf-1'])).toBeNull()
  // Something that collapses always smashes.
  expect(asked(['captain'], 'roof-collapses')).toBeNull()
})

rule(['8.6.10', '8.6.2'], 'FLY can also be recorded next to another winged character who might follow', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  const captain = realm.put('captain', OPEN)
  bewitch(realm, 'transform', 'captain', on('captain'), { result: 'bird' })
  const may = () => mayFly(realm.state, elf)
  const beside = may()
  captain.place = { kind: 'clearing', clearing: PEAK }
  expect([beside, may()]).toEqual([true, false])
})
