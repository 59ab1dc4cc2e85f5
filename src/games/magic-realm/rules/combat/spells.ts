import type { Rule } from '../../../../kernel/index.ts'
import { aimSpell, type Casting, castingsOf, castSpell, unaimedOf } from '../actions/casting.ts'
import { startBattle } from '../effects/battles.ts'
import { endSpell } from '../effects/ending.ts'
import { forgetDead, removeForbiddenAttacks } from '../effects/fight-cleanup.ts'
import { staysHidden, unhideAnybody } from '../effects/fight-effects.ts'
import { mayAttack } from '../effects/forbidding.ts'
import { unhide } from '../effects/hiding.ts'
import { breakPeace } from '../effects/pacifying.ts'
import { applyTreachery } from '../effects/treachery.ts'
import { isCharacterId, isPeace, isPresent } from '../facts/combatants.ts'
import { rollsWith } from '../facts/dice.ts'
import { isMist } from '../facts/forms.ts'
import { attackersTime } from '../facts/sides.ts'
import type { Blow, PieceId } from '../fight/blows.ts'
import { ATTACK_DIRECTIONS, BOXES, type Box, SMASH } from '../fight/directions.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { rankOf } from '../pieces/levels.ts'
import { type Spell, spellOf } from '../pieces/spells.ts'
import { applySpellsInOrder } from '../spells/living.ts'
import { announcedPitAttacks, cancelPitAttack, isPitAttack } from '../spells/pits.ts'
import { decide } from '../state/asking.ts'
import type { CombatState, Engagement } from '../state/combat.ts'
import { effortOf } from '../state/combat-pieces.ts'
import type { CastSpell } from '../state/magic.ts'
import { plays } from '../state/optional.ts'
import { engagementOf } from '../state/sheets.ts'
import {
  type Character,
  characterOf,
  charactersAt,
  denizensAt,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import { rousedField, rouseNatives } from './watchful-natives.ts'

/**
 * Returns the spells that a character can cast in this Encounter Step. They must be no slower than the attackers and
 * within the effort limit (15.5.3, 15.5.5). There are none under a wish for peace (22.2).
 */
export function castingsIn(state: RealmState, combat: CombatState, character: Character, effort: number): Casting[] {
  const round = engagementOf(combat, character.id)!
  // Nothing can be cast while a wish forbids naming targets (22.2, wish 4).
  if (isPeace(state, combat)) return []
  return castingsOf(state, character, attackersTime(state, combat, character.id), effort - effortOf(round))
}

/** Casts a spell as an action (20.3.1). This also prolongs the fight (14.3.2). */
export function* castInFight(table: RealmTable, combat: CombatState, character: Character, casting: Casting): Rule {
  const round = engagementOf(combat, character.id)!
  const { chit } = casting.act
  if (chit !== null) round.spent.push({ piece: { kind: 'chit', chit }, as: 'MAGIC', asterisks: casting.asterisks })
  const { number } = yield* castSpell(table, character, casting)
  round.spell = { number, box: null }
  combat.happened = true
}

/**
 * Ends spells that can no longer be aimed, either because of a wish for peace or because the caster is dead, gone or
 * transformed (20.3.5, 20.4.1, 20.9.6, 22.2).
 */
export function dropUnaimed(table: RealmTable, combat: CombatState): void {
  const { state } = table
  if (!state.magic) return
  for (const { character } of combat.engagements) {
    const one = characterOf(state, character)
    const cast = unaimedOf(state, one)
    if (!cast) continue
    if (isPeace(state, combat)) endSpell(table, cast, 'cancelled', '22.2')
    else if (!isPresent(combat, one)) endSpell(table, cast, 'no-target', '20.4.1')
    else if (one.formed) endSpell(table, cast, 'no-target', '20.9.6')
    else continue
    delete engagementOf(combat, character)!.spell
  }
}

/**
 * Asks for a spell's targets. Unhides the targets, and the caster unless they aim at a single target and stay in ambush
 * (26.3). Natives take offense unless the spell is benevolent (20.4.1, 20.4.3, 20.4.4, 26.14).
 */
export function* aimInFight(table: RealmTable, combat: CombatState, character: Character, cast: CastSpell): Rule {
  const { state } = table
  const targets = yield* aimSpell(table, character, cast)
  const round = engagementOf(combat, character.id)!
  const named = targets.flatMap(({ kind, id }) => (kind === 'character' || kind === 'denizen' ? [id] : []))
  if (round.spell) round.spell = { ...round.spell, named }
  for (const { kind, id } of targets) {
    if (kind !== 'character' && kind !== 'denizen') continue
    breakPeace(table, id, character.id)
    if (targets.length > 1 || !staysHidden(table, character)) unhide(table, character, '20.4.3')
    unhideAnybody(table, id, character.seat, '20.4.3')
    if (kind === 'character' || denizenOf(id).is !== 'native' || isBenevolent(state, cast)) continue
    const { rouses = [] } = rousedField(state, combat, character, id)
    applyTreachery(table, combat, character, id)
    startBattle(table, combat, character, id)
    yield* rouseNatives(table, combat, character, rouses)
  }
}

/**
 * Returns true if a spell offends nobody under the optional rule for benevolent spells. These are the day and combat
 * spells, and Peace with Nature (26.14).
 */
function isBenevolent(state: RealmState, { spell }: CastSpell): boolean {
  const { duration } = spellOf(spell)
  return (
    plays(state, 'benevolent-spells') && (duration === 'day' || duration === 'combat' || spell === 'peace-with-nature')
  )
}

/**
 * Puts all aimed spells into effect. A caster whose spell was canceled may instead attack its first target with a
 * weapon (16.2.2, 20.5).
 */
export function* applyAimedSpells(table: RealmTable, combat: CombatState): Rule {
  const { state } = table
  const named = new Map((state.magic?.spells ?? []).map(cast => [cast.caster, cast.targets[0]]))
  const doing = applySpellsInOrder(
    table,
    () => removeForbiddenAttacks(table, combat),
    announcedPitAttacks(state, combat),
    by => cancelPitAttack(table, combat, by),
  )
  for (const id of yield* doing) {
    const round = engagementOf(combat, id)
    if (!round) continue
    delete round.spell
    const target = named.get(id)
    if (target?.kind !== 'character' && target?.kind !== 'denizen') continue
    if (mayAttack(state, id, target.id)) round.target = target.id
  }
  forgetDead(state, combat)
}

/**
 * Returns true if a spell attacks in the round in which it takes effect. Power of the Pit does so under the rule that
 * it must hit (26.16).
 */
const isAttackSpell = (state: RealmState, spell: string): boolean =>
  spellOf(spell).attack !== undefined || isPitAttack(state, spell)

/** Returns the character's attack spell for this round, or undefined if there is none (16.2.2). */
function attackSpell(state: RealmState, combat: CombatState, id: PieceId): CastSpell | undefined {
  const number = engagementOf(combat, id)?.spell?.number
  return state.magic?.spells.find(cast => cast.number === number && isAttackSpell(state, cast.spell))
}

/**
 * Returns true if the character may strike with a weapon. A character who has cast a spell this round may not, unless
 * the spell was canceled (16.2.2).
 */
export const mayStrike = (_state: RealmState, combat: CombatState, { id }: Character): boolean =>
  engagementOf(combat, id)?.spell === undefined

/**
 * Asks for the row of an attack spell (16.2.2, 16.4.8). The roof of a cave always smashes. Returns null if there is no
 * attack spell.
 */
export function* chooseSpellRow(state: RealmState, combat: CombatState, { id, seat }: Character): Rule<Box | null> {
  const cast = attackSpell(state, combat, id)
  if (!cast) return null
  if (spellOf(cast.spell).target === 'cave') return SMASH
  const { box } = yield* decide({
    seat,
    topic: 'attack-row',
    data: { character: id, spell: cast.spell },
    rule: '16.4.8',
    options: BOXES.map(box => ({ id: ATTACK_DIRECTIONS[box], act: { kind: 'attack-row', box } }) as const),
  })
  return box
}

/**
 * Returns the denizens that a character attacks this round: the named target, and all that an attack spell strikes
 * (16.2.11).
 */
export function attackedBy(state: RealmState, combat: CombatState, { character, target }: Engagement): PieceId[] {
  const cast = attackSpell(state, combat, character)
  const struck = cast ? spellVictims(state, combat, cast, spellOf(cast.spell)) : []
  return [...new Set([...(target === null ? [] : [target]), ...struck])].filter(id => !isCharacterId(id))
}

/**
 * Returns a spell's attack, with its row and targets. Returns null if there is no such attack, or if it can only smash
 * (16.4.8).
 */
export function spellAttack(
  state: RealmState,
  combat: CombatState,
  { character, spell }: Engagement,
): MovableAttack | null {
  const cast = attackSpell(state, combat, character)
  if (!cast || !spell || spell.box === null || spellOf(cast.spell).target === 'cave') return null
  return {
    box: spell.box,
    targets: spellVictims(state, combat, cast, spellOf(cast.spell)),
    move(box) {
      spell.box = box
    },
  }
}

/** An attack and its targets. The attack can be moved to another row (23.12.1). */
export interface MovableAttack {
  readonly box: Box
  readonly targets: readonly PieceId[]
  readonly move: (box: Box) => void
}

/**
 * Returns the blows of this round's attack spells (16.4.8, 21.2.4, 21.4.3 to 21.4.6). Spells whose row isn't chosen yet
 * strike from `unchosen`, or not at all if it is null.
 */
export const spellBlows = (state: RealmState, combat: CombatState, unchosen: Box | null = null): Blow[] =>
  combat.engagements.flatMap(({ character, spell }) => {
    const cast = attackSpell(state, combat, character)
    const box = spell?.box ?? unchosen
    return cast && spell && box !== null ? blowsOfSpell(state, combat, cast, box) : []
  })

/**
 * The attack of Power of the Pit under the rule that it must hit. Its length is that of a Demon's attack, and its time
 * is that of the chit (16.5.5, 26.16).
 */
const PIT_BLOW: NonNullable<Spell['attack']> = { harm: 'N', stars: 0, length: 17, missile: false }

/** Spells that lose a star when cast at time 0 (26.25). */
const HASTY: readonly string[] = ['fiery-blast', 'lightning-bolt']

function blowsOfSpell(state: RealmState, combat: CombatState, cast: CastSpell, box: Box): Blow[] {
  const spell = spellOf(cast.spell)
  const attack = spell.attack ?? PIT_BLOW
  const caster = characterOf(state, cast.caster)
  const isOptional = plays(state, 'optional-combat')
  return spellVictims(state, combat, cast, spell).map(target => ({
    by: cast.caster,
    body: cast.caster,
    target,
    box,
    time: attack.time ?? cast.time,
    length: attack.length,
    harm: rankOf(attack.harm),
    stars: attack.stars - (isOptional && cast.time === 0 && HASTY.includes(cast.spell) ? 1 : 0),
    excess: false,
    missile: attack.missile ? rollsWith(state, caster, 'missile', { missile: 'spell' }) : null,
    special: isPitAttack(state, cast.spell) ? 'pit' : null,
    bites: false,
    penetrates: false,
    exactly: null,
    spell: cast.spell,
    ...(isOptional ? { fumble: rollsWith(state, caster, 'fumble') } : {}),
    // A spell strikes the rider and not the horse (26.25).
    ...(isOptional && spell.target !== 'cave' ? { atRider: true } : {}),
  }))
}

/**
 * Returns a spell's targets, one entry for each blow, without dead denizens. Stones Fly may strike a target more than
 * once (21.2.4). A roof strikes everyone in the clearing except mist (21.4.6).
 */
function spellVictims(state: RealmState, { clearing }: CombatState, cast: CastSpell, { id, target }: Spell): PieceId[] {
  if (target === 'cave')
    return [...charactersAt(state, clearing).map(one => one.id), ...denizensAt(state, clearing)].filter(
      one => !isMist(state, one),
    )
  const named = cast.targets.map(one => one.id).filter(one => isCharacterId(one) || state.denizens[one]?.dead === false)
  if (id !== 'stones-fly') return named
  return named.flatMap((one, i) => Array.from({ length: stonesAt(cast.targets.length, i) }, () => one))
}

/**
 * Returns the number of stones thrown at the nth target, counted from 0. A single target takes 4 and two take 2 each.
 * Three take 2, 1 and 1, and more take 1 each (21.2.4).
 */
const stonesAt = (targets: number, n: number): number =>
  targets === 1 ? 4 : targets === 2 ? 2 : targets === 3 && n === 0 ? 2 : 1

/** Ends attack spells after the Melee Step, including a Power of the Pit that must hit (20.7.1, 26.16). */
export function endAttacks(table: RealmTable): void {
  for (const cast of [...(table.state.magic?.spells ?? [])])
    if ((spellOf(cast.spell).duration === 'attack' || isPitAttack(table.state, cast.spell)) && cast.stage === 'alive')
      endSpell(table, cast, 'over', '20.7.1')
}
