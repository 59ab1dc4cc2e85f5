import type { Rule } from '../../../../kernel/index.ts'
import { mayBlock } from '../effects/forbidding.ts'
import { shouldPrompt, suppressPrompt } from '../effects/prompt-suppression.ts'
import { canSee, individualOf, individualsAt, isHired } from '../facts/employment.ts'
import { isMist } from '../facts/forms.ts'
import { isFollowing } from '../facts/party.ts'
import { advantagesOf } from '../pieces/characters.ts'
import { denizenOf } from '../pieces/denizens.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import { clearingAt, denizensAt, type Individual, type RealmState, type RealmTable } from '../state/state.ts'

/** Returns the unhired monsters in a clearing, except mist. Natives never block of their own accord (13.1.9). */
const monstersAt = (state: RealmState, clearing: ClearingId): string[] =>
  denizensAt(state, clearing).filter(id => denizenOf(id).is === 'monster' && !isHired(state, id) && !isMist(state, id))

/** The kinds of monsters that cannot block the Pilgrim (24.9). */
const UNHOLY = ['demon', 'winged-demon', 'imp']

/**
 * Returns true if a monster can block a character of its own accord (13.1.2). Demons and the Imp cannot block the
 * Pilgrim (24.9).
 */
export const monsterBlocks = (state: RealmState, character: Individual, monster: string): boolean =>
  mayBlock(state, monster, character.id) &&
  !(advantagesOf(character).includes('heavenly-protection') && UNHOLY.includes(denizenOf(monster).kind))

/**
 * Returns an event field with the number of recorded phases that the individual loses in the current turn, or an empty
 * object if none are lost.
 */
function lostPhases({ turn }: RealmState, one: Individual): { lost?: number } {
  const lost = turn?.character === one.id ? one.plan.length - turn.played : 0
  return lost > 0 ? { lost } : {}
}

/**
 * Makes a character and monsters block each other. The character is unhidden, the turn ends, and the monsters stay
 * where they are for the rest of the day (13.1.6, 13.1.7).
 */
export function blockEachOther(
  table: RealmTable,
  character: Individual,
  monsters: readonly string[],
  by: 'denizens' | 'character',
  rule: string,
): void {
  character.hidden = false
  character.blocked = true
  for (const id of monsters) table.state.denizens[id]!.blocked = true
  const lost = lostPhases(table.state, character)
  table.emit({ kind: 'blocks', seat: character.seat, rule, character: character.id, denizens: monsters, by, ...lost })
}

/** Makes a native leader or visitor block the individual, hidden or not, who is dealing with them (13.1.9). */
export function blockByTrader(table: RealmTable, character: Individual, trader: string): void {
  character.hidden = false
  character.blocked = true
  table.emit({
    kind: 'blocks',
    seat: character.seat,
    rule: '10.3.3',
    character: character.id,
    denizens: [trader],
    by: 'denizens',
    ...lostPhases(table.state, character),
  })
}

/**
 * Runs blocking at the end of a phase (13.1.1). Monsters block an unhidden individual (13.1.2). If none do, the
 * individual may block monsters (13.1.4) and others, and be blocked by other players' individuals (13.1.5).
 */
export function* blockAfterPhase(table: RealmTable, character: Individual): Rule {
  const { state } = table
  const clearing = clearingAt(character)
  if (clearing === null || character.blocked || character.asleep) return
  if (isMist(state, character.id)) return
  const monsters = monstersAt(state, clearing)
  const able = monsters.filter(id => monsterBlocks(state, character, id))
  if (!character.hidden && able.length > 0) return blockEachOther(table, character, able, 'denizens', '13.1.2')
  yield* chooseToBlock(table, character, monsters, '13.1.4')
  yield* offerBlocking(table, character)
}

/**
 * Asks which of the given monsters (13.1.4), or which other player's individual (13.1.5), to block, if any. Doesn't ask
 * if nobody can be blocked. If only monsters can be, asks only when a prompt is due.
 */
export function* chooseToBlock(
  table: RealmTable,
  character: Individual,
  monsters: readonly string[],
  rule: string,
): Rule {
  const { state } = table
  const others = blockable(state, character)
  const present = monstersAt(state, clearingAt(character)!)
  if (others.length === 0 && !shouldPrompt(state, character, monsters))
    return suppressPrompt(character, 'block', present)
  const act = yield* decide({
    seat: character.seat,
    topic: 'block',
    rule,
    data: { character: character.id },
    options: [
      wordOption('pass'),
      ...(others.length > 0 ? [wordOption('spare', '13.1.5')] : []),
      ...monsters.map(id => ({ id, act: { kind: 'block', denizen: id } as const, at: { piece: id } })),
      ...others.map(({ id }) => ({ id, act: { kind: 'block-one', who: id } as const, at: { piece: id } })),
    ],
  })
  if (act.kind === 'spare') state.war?.spared.push(character.id)
  if (act.kind === 'spare' || act.kind === 'pass') return suppressPrompt(character, 'block', present)
  if (act.kind === 'block-one') return blockIndividual(table, character, individualOf(state, act.who))
  if (act.kind === 'block') blockEachOther(table, character, [act.denizen], 'character', rule)
}

/**
 * Returns the individuals that someone may block: other players' visible, awake individuals in the same clearing who
 * are neither mist nor following anyone. The list is empty for mist and for those who have chosen not to block for the
 * rest of the turn (12.4.9, 13.1.5).
 */
function blockable(state: RealmState, one: Individual): Individual[] {
  const clearing = clearingAt(one)
  if (!state.war || clearing === null || state.war.spared.includes(one.id) || isMist(state, one.id)) return []
  return individualsAt(state, clearing).filter(
    other =>
      other.seat !== one.seat &&
      !other.asleep &&
      !isFollowing(state, other.id) &&
      !isMist(state, other.id) &&
      canSee(state, one, other.id),
  )
}

/**
 * Asks whether to block the mover for each of the other players' individuals who can, in seat order from the mover's
 * left, until one of them blocks (13.1.5, D26).
 */
function* offerBlocking(table: RealmTable, mover: Individual): Rule {
  const { state } = table
  const clearing = clearingAt(mover)
  if (!state.war || clearing === null) return
  const { length } = state.seats
  const fromLeft = ({ seat }: Individual): number => (seat - mover.seat + length) % length
  const others = individualsAt(state, clearing).sort((a, b) => fromLeft(a) - fromLeft(b))
  for (const other of others) {
    if (mover.blocked) return
    if (other.asleep || isFollowing(state, other.id)) continue
    if (!blockable(state, other).includes(mover)) continue
    const act = yield* decide({
      seat: other.seat,
      topic: 'block-mover',
      rule: '13.1.5',
      data: { character: other.id, other: mover.id },
      options: [
        wordOption('pass'),
        wordOption('spare'),
        { id: mover.id, act: { kind: 'block-one', who: mover.id }, at: { piece: mover.id } },
      ],
    })
    if (act.kind === 'spare') state.war.spared.push(other.id)
    if (act.kind === 'block-one') blockIndividual(table, other, mover)
  }
}

/** Makes two individuals block each other. This unhides both and ends their turns for today (13.1.6). */
function blockIndividual(table: RealmTable, blocker: Individual, other: Individual): void {
  for (const one of [blocker, other]) {
    one.hidden = false
    one.blocked = true
  }
  const event = { kind: 'blocks', seat: blocker.seat, rule: '13.1.5', character: blocker.id } as const
  table.emit({ ...event, denizens: [other.id], by: 'character' })
}
