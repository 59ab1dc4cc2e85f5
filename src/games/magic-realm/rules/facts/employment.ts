import type { Seat } from '../../../../kernel/index.ts'
import { isCharacter } from '../pieces/characters.ts'
import { type DenizenId, denizenOf, type GroupId, groupOf, type Native } from '../pieces/denizens.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { plays } from '../state/optional.ts'
import {
  type Character,
  characterNow,
  characterOf,
  clearingAt,
  type Hire,
  type HiredLeader,
  type Individual,
  type IndividualId,
  living,
  type OpenCharacter,
  type OpenIndividual,
  type OpenLeader,
  type OpenRealm,
  ownedBy,
  type RealmState,
  type RealmTable,
  seesHidden,
  type War,
} from '../state/state.ts'
import { abandonAt, putIntoBox } from './dropped-belongings.ts'
import { isFormed } from './forms.ts'
import { perceives } from './sight.ts'
import type { Bespelled } from './spells.ts'

/** The public part of a state or view that concerns employment. */
export interface Employment {
  readonly war?: Pick<War, 'hires'>
}

/** Returns a denizen's terms of employment, or null if it is unhired (11.1.4). */
export const hireOf = ({ war }: Employment, denizen: DenizenId): Hire | null => war?.hires[denizen] ?? null

export const isHired = (state: Employment, denizen: DenizenId): boolean => hireOf(state, denizen) !== null

/** Returns the character that a denizen serves, or null if it is unhired (11.2.1). */
export const employerIdOf = (state: Employment, denizen: DenizenId): string | null =>
  hireOf(state, denizen)?.employer ?? null

/** Returns the seat that plays a character or a hired denizen, or null for any other denizen (11.2.1). */
export function ownerSeat(state: Employment & Pick<OpenRealm, 'characters'>, id: string): Seat | null {
  return characterNow(state, employerIdOf(state, id) ?? id)?.seat ?? null
}

/** Returns all of a character's hirelings, in order of hiring. */
export const hirelingsOf = ({ war }: Employment, character: string): DenizenId[] =>
  Object.keys(war?.hires ?? {}).filter(id => war!.hires[id]!.employer === character)

export const hirelingsAt = (
  state: Employment & Pick<RealmState, 'denizens'>,
  character: string,
  clearing: ClearingId,
): DenizenId[] => hirelingsOf(state, character).filter(id => state.denizens[id]!.at === clearing)

/** Returns true if a native is its group's leader (1.3.7). */
export function isLeader(denizen: DenizenId): boolean {
  const native = denizenOf(denizen)
  return native.is === 'native' && native.leads
}

/** Returns the hired leader with this id, or undefined if there is none. */
export const hiredLeader = ({ war }: Pick<RealmState, 'war'>, id: IndividualId): HiredLeader | undefined =>
  war?.leaders.find(leader => leader.id === id)

/** Creates the individual for a leader or controlled monster when it is hired (11.2.2). */
export const freshLeader = (state: RealmState, id: DenizenId, seat: number, clearing: ClearingId): HiredLeader => ({
  id,
  ...(plays(state, 'unwritten') ? { unwritten: true } : {}),
  seat,
  fate: 'alive',
  place: { kind: 'clearing', clearing },
  cameBy: null,
  hidden: false,
  foundEnemies: false,
  blocked: false,
  asleep: false,
  chits: [],
  owned: [],
  gold: 0,
  curses: [],
  ways: [],
  sites: [],
  seen: [],
  plan: [],
  yesterday: [],
  strength: false,
  hearing: false,
})

/** The part of a state or view that holds the individuals. */
interface Peopled<C extends OpenCharacter, L extends OpenLeader> {
  readonly characters: readonly C[]
  readonly war?: { readonly leaders: readonly L[] }
}

/**
 * Returns everyone who takes turns: the characters in play, in the order of the list, then the hired leaders (6.2.6).
 */
export const individuals = <C extends OpenCharacter, L extends OpenLeader>(state: Peopled<C, L>): (C | L)[] => [
  ...living(state),
  ...(state.war?.leaders ?? []),
]

/** Returns everyone in a clearing who takes turns: characters first, then hired leaders. */
export const individualsAt = (state: RealmState, clearing: ClearingId): Individual[] =>
  individuals(state).filter(one => clearingAt(one) === clearing)

/** Finds a character or hired leader. Throws Error if there is none, which would be a bug. */
export const individualOf = (state: RealmState, id: IndividualId): Individual =>
  hiredLeader(state, id) ?? characterOf(state, id)

/** Returns true for a character, and false for a hired leader. */
export function isCharacterPiece(one: Individual): one is Character
export function isCharacterPiece(one: OpenIndividual): one is OpenCharacter
export function isCharacterPiece(one: OpenIndividual): boolean {
  return isCharacter(one.id)
}

/**
 * Returns the character whose name, fame and friends count for an individual: the character itself, or a hired leader's
 * employer (10.6.1, 11.2.1).
 */
export function employerOf(state: RealmState, one: Individual): Character
export function employerOf(state: OpenRealm, one: OpenIndividual): OpenCharacter
export function employerOf(state: OpenRealm, one: OpenIndividual): OpenCharacter {
  return isCharacterPiece(one) ? one : characterOf(state, employerIdOf(state, one.id)!)
}

/** Returns true if a character or denizen is hidden. Unhired denizens never are (9.1, 11.2.5). */
export function isHidden(state: RealmState, id: IndividualId): boolean {
  if (isCharacter(id)) return characterOf(state, id).hidden
  return hiredLeader(state, id)?.hidden ?? hireOf(state, id)?.hidden ?? false
}

/** Hides or unhides a character or hireling without logging it. */
export function setHidden(state: RealmState, id: IndividualId, hidden: boolean): void {
  if (isCharacter(id)) characterOf(state, id).hidden = hidden
  const leader = hiredLeader(state, id)
  if (leader) leader.hidden = hidden
  const hire = hireOf(state, id)
  if (hire) hire.hidden = hidden
}

/**
 * Returns true if a watcher can see an individual: it is unhidden, or the watcher has found hidden enemies today or
 * perceives it by Magic Sight (9.2.10, 9.5).
 */
export const canSee = (state: RealmState, watcher: Individual, seen: IndividualId): boolean =>
  seesHidden(watcher) || !isHidden(state, seen) || perceives(state, watcher, seen)

/** Returns the unhired members of a group in a clearing, leader first (11.1.1). */
export const unhiredAt = (
  state: Employment & Pick<RealmState, 'denizens'>,
  group: GroupId,
  clearing: ClearingId,
): DenizenId[] => groupOf(group).members.filter(id => state.denizens[id]!.at === clearing && !isHired(state, id))

/** Finds a native. Throws Error for a monster, which would be a bug. */
export function nativeOf(id: DenizenId): Native {
  const native = denizenOf(id)
  if (native.is !== 'native') throw new Error(`${id} is not a native`)
  return native
}

/** Returns true if a native has a living horse (1.3.9, 7.3.3) and is not transformed (20.9.3). */
export function rides(state: { readonly war?: Pick<War, 'unhorsed'> } & Bespelled, id: DenizenId): boolean {
  const face = denizenOf(id)
  if (face.is !== 'native' || face.horse === null || state.war?.unhorsed.includes(id)) return false
  return !isFormed(state, id)
}

/** Moves an individual to a clearing. For a hired leader, moves its denizen too. */
export function putAt(state: RealmState, one: Individual, clearing: ClearingId): void {
  one.place = { kind: 'clearing', clearing }
  const denizen = state.denizens[one.id]
  if (denizen) denizen.at = clearing
}

/** The reason a hireling is dismissed (11.3.1). */
export type Dismissal = 'term' | 'employer' | 'killed' | 'treachery' | 'gone'

/**
 * Dismisses a hireling, which stays in place, unhidden. A native leader's belongings go to its group's box, and a
 * controlled monster abandons its own (20.8.5). Gold and discoveries are lost (11.3).
 */
export function dismiss(table: RealmTable, denizen: DenizenId, why: Dismissal, rule: string): void {
  const { state } = table
  const { war } = state
  const hire = hireOf(state, denizen)
  if (!war || !hire) return
  const leader = hiredLeader(state, denizen)
  const face = denizenOf(denizen)
  const { at } = state.denizens[denizen]!
  if (leader) {
    for (const { id } of [...leader.owned.splice(0), ...(leader.within?.owned.splice(0) ?? [])]) {
      if (face.is === 'native') putIntoBox(state, face.group, id)
      // A controlled monster leaves its belongings in its clearing (20.8.5).
      else if (at === null) state.lost.push(id)
      else abandonAt(state, at, id)
    }
    leader.fate = why === 'killed' ? 'dead' : 'left'
    war.leaders = war.leaders.filter(one => one !== leader)
    state.draw = state.draw.filter(id => id !== denizen)
  }
  delete war.hires[denizen]
  removeFromFollowing(state, denizen)
  const { seat } = characterOf(state, hire.employer)
  table.emit({ kind: 'dismissed', seat, rule, character: hire.employer, denizen, why })
}

/**
 * Makes an individual who died, left or was dismissed stop following, and makes everyone stop following them (6.2.8a).
 */
export function removeFromFollowing({ war }: RealmState, id: IndividualId): void {
  if (!war) return
  for (const follower of Object.keys(war.follows))
    if (follower === id || war.follows[follower] === id) delete war.follows[follower]
}

/** Dismisses all of a character's hirelings (11.3.1, 18.4.6). */
export function dismissAll(table: RealmTable, character: string, rule: string): void {
  for (const id of hirelingsOf(table.state, character)) dismiss(table, id, 'employer', rule)
}

/** Finds the individual who has a card, or returns undefined if nobody has it. */
export const holderOf = <C extends OpenCharacter, L extends OpenLeader>(
  state: Peopled<C, L>,
  card: string,
): C | L | undefined =>
  // Belongings absorbed by a form still supply color (20.9.3).
  individuals(state).find(one => ownedBy(one, card) !== undefined || one.within?.owned.some(({ id }) => id === card))
