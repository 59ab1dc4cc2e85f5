import type { Rule } from '../../../../kernel/index.ts'
import { rollsWith } from '../dice.ts'
import { rankOf } from '../levels.ts'
import { aimSpell, type Casting, castingsOf, castSpell, unaimedOf } from '../magic/casting.ts'
import { disturb } from '../magic/disturbing.ts'
import { endSpell } from '../magic/ending.ts'
import { mayAttack } from '../magic/forbidding.ts'
import { isMist } from '../magic/forms.ts'
import { bringToLife } from '../magic/living.ts'
import type { CastSpell } from '../magic/state.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { type Spell, spellOf } from '../pieces/spells.ts'
import { plays } from '../setup/optional.ts'
import { type Character, characterOf, charactersAt, denizensAt, type RealmState, type RealmTable } from '../state.ts'
import type { CombatAct } from './acts.ts'
import { decide } from './asking.ts'
import type { Blow, PieceId } from './blows.ts'
import { ATTACKS, BOXES, type Box, SMASH } from './directions.ts'
import { staysHidden, unhide, unhideAnybody } from './doing.ts'
import { isCharacter, isPeace, isPresent } from './ground.ts'
import { effortOf } from './pieces.ts'
import { announced, isPitAttack, silence } from './pits.ts'
import { forgetDead, reconcile } from './reconciling.ts'
import { engagementOf } from './sheets.ts'
import { attackersTime } from './sides.ts'
import type { CombatState, Engagement } from './state.ts'
import { provoke } from './war/battles.ts'
import { betray } from './war/treachery.ts'
import { rouse, rousing } from './war/watching.ts'

/** The spells he could cast in this Encounter Step: as fast as his attackers is fast enough, within his effort (15.5.3, 15.5.5). */
export function castingsIn(state: RealmState, combat: CombatState, character: Character, effort: number): Casting[] {
  const round = engagementOf(combat, character.id)!
  // Where a wish forbids to name anything no spell can be cast upon anything (22.2, wish 4).
  if (isPeace(state, combat)) return []
  return castingsOf(state, character, attackersTime(state, combat, character.id), effort - effortOf(round))
}

/** He casts a spell as his action (20.3.1); that something is cast prolongs the fight (14.3.2). */
export function* castInFight(table: RealmTable, combat: CombatState, character: Character, casting: Casting): Rule {
  const round = engagementOf(combat, character.id)!
  const { chit } = casting.act
  if (chit !== null) round.spent.push({ piece: { kind: 'chit', chit }, as: 'MAGIC', asterisks: casting.asterisks })
  const { number } = yield* castSpell(table, character, casting)
  round.spell = { number, box: null }
  combat.happened = true
}

/**
 * Spells that nobody will aim come to nothing: by a wish for peace nothing is named any more, and who has been carried off since
 * he cast names nothing here (20.4.1, 22.2).
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
    else continue
    delete engagementOf(combat, character)!.spell
  }
}

/** He names what his spell is cast upon: who is named, and he himself, are seen; natives take it ill (20.4.1, 20.4.3, 20.4.4). */
export function* aimInFight(table: RealmTable, combat: CombatState, character: Character, cast: CastSpell): Rule {
  const { state } = table
  const targets = yield* aimSpell(table, character, cast)
  const round = engagementOf(combat, character.id)!
  const named = targets.flatMap(({ kind, id }) => (kind === 'character' || kind === 'denizen' ? [id] : []))
  if (round.spell) round.spell = { ...round.spell, named }
  for (const { kind, id } of targets) {
    if (kind !== 'character' && kind !== 'denizen') continue
    disturb(table, id, character.id)
    if (targets.length > 1 || !staysHidden(table, character)) unhide(table, character, '20.4.3')
    unhideAnybody(table, id, character.seat, '20.4.3')
    if (kind === 'character' || denizenOf(id).is !== 'native' || isBenevolent(state, cast)) continue
    const { rouses = [] } = rousing(state, combat, character, id)
    betray(table, combat, character, id)
    provoke(table, combat, character, id)
    yield* rouse(table, combat, character, rouses)
  }
}

/** Whether nobody takes a spell ill: those of a day or a fight, and Peace with Nature, where they are benevolent (26.14). */
function isBenevolent(state: RealmState, { spell }: CastSpell): boolean {
  const { duration } = spellOf(spell)
  return (
    plays(state, 'benevolent-spells') && (duration === 'day' || duration === 'combat' || spell === 'peace-with-nature')
  )
}

/** All spells that have been aimed come to life; whose was cancelled may strike whom he had named (16.2.2, 20.5). */
export function* letSpellsLive(table: RealmTable, combat: CombatState): Rule {
  const { state } = table
  const named = new Map((state.magic?.spells ?? []).map(cast => [cast.caster, cast.targets[0]]))
  const doing = bringToLife(
    table,
    () => reconcile(table, combat),
    announced(state, combat),
    by => silence(table, combat, by),
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

/** Whether a spell attacks in the round in which it lives: the pit too where it must hit (26.16). */
const strikes = (state: RealmState, spell: string): boolean =>
  spellOf(spell).attack !== undefined || isPitAttack(state, spell)

/** His spell of this round that attacks; undefined where he has cast none, or another (16.2.2). */
function attackSpell(state: RealmState, combat: CombatState, id: PieceId): CastSpell | undefined {
  const number = engagementOf(combat, id)?.spell?.number
  return state.magic?.spells.find(cast => cast.number === number && strikes(state, cast.spell))
}

/** Whether he may strike with his weapon: no spell of his has come to life in this round (16.2.2). */
export const mayStrike = (_state: RealmState, combat: CombatState, { id }: Character): boolean =>
  engagementOf(combat, id)?.spell === undefined

/** The row in which the attack of his spell is played; what collapses smashes (16.2.2, 16.4.8). */
export function* rowOfSpell(state: RealmState, combat: CombatState, { id, seat }: Character): Rule<Box | null> {
  const cast = attackSpell(state, combat, id)
  if (!cast) return null
  if (spellOf(cast.spell).target === 'cave') return SMASH
  const { box } = yield* decide<CombatAct & { kind: 'attack-row' }>({
    seat,
    topic: 'attack-row',
    data: { character: id, spell: cast.spell },
    rule: '16.4.8',
    options: BOXES.map(box => ({ id: ATTACKS[box], act: { kind: 'attack-row', box } }) as const),
  })
  return box
}

/** The attack of somebody's spell in the row where it is played, and whom it strikes; null where there is none, or it can but smash (16.4.8). */
export function spellAttack(state: RealmState, combat: CombatState, { character, spell }: Engagement): Aimed | null {
  const cast = attackSpell(state, combat, character)
  if (!cast || !spell || spell.box === null || spellOf(cast.spell).target === 'cave') return null
  return {
    box: spell.box,
    targets: struckBy(state, combat, cast, spellOf(cast.spell)),
    move(box) {
      spell.box = box
    },
  }
}

/** An attack that can be moved to another row, and whom it is at (23.12.1). */
export interface Aimed {
  readonly box: Box
  readonly targets: readonly PieceId[]
  readonly move: (box: Box) => void
}

/** What the attack spells of a round strike (16.4.8, 21.2.4, 21.4.3 to 21.4.6). */
export const spellBlows = (state: RealmState, combat: CombatState): Blow[] =>
  combat.engagements.flatMap(({ character, spell }) => {
    const cast = attackSpell(state, combat, character)
    return cast && spell && spell.box !== null ? blowsOfSpell(state, combat, cast, spell.box) : []
  })

/** How the pit strikes where it must hit: as long as a Demon's, in the time of its chit (16.5.5, 26.16). */
const PIT_BLOW: NonNullable<Spell['attack']> = { harm: 'N', stars: 0, length: 17, missile: false }

/** Spells that lose a star where they are cast in no time (26.25). */
const HASTY: readonly string[] = ['fiery-blast', 'lightning-bolt']

function blowsOfSpell(state: RealmState, combat: CombatState, cast: CastSpell, box: Box): Blow[] {
  const spell = spellOf(cast.spell)
  const attack = spell.attack ?? PIT_BLOW
  const caster = characterOf(state, cast.caster)
  const isOptional = plays(state, 'optional-combat')
  return struckBy(state, combat, cast, spell).map(target => ({
    by: cast.caster,
    body: cast.caster,
    target,
    box,
    time: attack.time ?? cast.time,
    length: attack.length,
    harm: rankOf(attack.harm),
    // A spell of no time at all comes short of its mark (26.25).
    stars: attack.stars - (isOptional && cast.time === 0 && HASTY.includes(cast.spell) ? 1 : 0),
    excess: false,
    missile: attack.missile ? rollsWith(state, caster, 'missile', { missile: 'spell' }) : null,
    special: isPitAttack(state, cast.spell) ? 'pit' : null,
    bites: false,
    penetrates: false,
    exactly: null,
    spell: cast.spell,
    ...(isOptional ? { fumble: rollsWith(state, caster, 'fumble') } : {}),
    // It goes at whom it names, and past his horse (26.25).
    ...(isOptional && spell.target !== 'cave' ? { atRider: true } : {}),
  }))
}

/** Whom a spell strikes, each as often as it does: four stones at the least (21.2.4); a roof everybody in the clearing (21.4.6). */
function struckBy(state: RealmState, { clearing }: CombatState, cast: CastSpell, { id, target }: Spell): PieceId[] {
  if (target === 'cave')
    return [...charactersAt(state, clearing).map(one => one.id), ...denizensAt(state, clearing)].filter(
      one => !isMist(state, one),
    )
  const named = cast.targets.map(one => one.id).filter(one => isCharacter(one) || state.denizens[one]?.dead === false)
  if (id !== 'stones-fly') return named
  return named.flatMap((one, i) => Array.from({ length: stonesAt(cast.targets.length, i) }, () => one))
}

/** Stones for the n-th of so many targets: 4, 2 and 2, 2 and 1 and 1, else one each (21.2.4). */
const stonesAt = (targets: number, n: number): number =>
  targets === 1 ? 4 : targets === 2 ? 2 : targets === 3 && n === 0 ? 2 : 1

/** Attack spells are over when the Melee Step is (20.7.1). */
export function endAttacks(table: RealmTable): void {
  for (const cast of [...(table.state.magic?.spells ?? [])])
    if ((spellOf(cast.spell).duration === 'attack' || isPitAttack(table.state, cast.spell)) && cast.stage === 'alive')
      endSpell(table, cast, 'over', '20.7.1')
}
