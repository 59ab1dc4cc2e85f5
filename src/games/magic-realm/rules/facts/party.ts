import { belonging } from '../pieces/belongings.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import { isCave } from '../pieces/tiles.ts'
import type { OpenIndividual, OpenRealm } from '../state/state.ts'
import {
  charactersAt,
  clearingAt,
  type Individual,
  type IndividualId,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import { activeHorse } from './carrying.ts'
import { hiredLeader, hireOf, individuals, isCharacterPiece, nativeOf, putAt, rides } from './employment.ts'
import { placeOfCard } from './whereabouts.ts'

/** Returns true if someone follows a guide today and takes no turn of their own (12.4.1). */
export const isFollowing = ({ war }: Pick<RealmState, 'war'>, id: IndividualId): boolean =>
  war?.follows[id] !== undefined

/**
 * Returns the guide at the end of a chain of followers, or the individual itself if it follows nobody. Returns null in
 * a cycle (7.1.3).
 */
export function guideOf({ war }: Pick<RealmState, 'war'>, id: IndividualId): IndividualId | null {
  const visited = new Set<IndividualId>()
  let guide = id
  for (let next = war?.follows[guide]; next !== undefined; next = war?.follows[guide]) {
    if (visited.has(guide)) return null
    visited.add(guide)
    guide = next
  }
  return guide
}

const placeOf = (state: RealmState, id: IndividualId): string | null => {
  const denizen = state.denizens[id]
  if (denizen) return denizen.at
  const one = individuals(state).find(other => other.id === id)
  return one ? clearingAt(one) : null
}

/**
 * Returns everyone who follows a guide, directly or through others, and is in the same clearing or, like the guide, in
 * none: characters, hired leaders and underlings (7.1.3, 12.4.1).
 */
export function followersOf(state: RealmState, guide: Individual): IndividualId[] {
  const here = clearingAt(guide)
  return Object.keys(state.war?.follows ?? {}).filter(
    id => guideOf(state, id) === guide.id && placeOf(state, id) === here,
  )
}

/** Returns the guide's followers who take turns themselves: characters and hired leaders. */
export const companionsOf = (state: RealmState, guide: Individual): Individual[] => {
  const followers = new Set(followersOf(state, guide))
  return followers.size === 0 ? [] : individuals(state).filter(({ id }) => followers.has(id))
}

/** Returns the guide's followers who are underlings (11.2.5). */
export const underlingsWith = (state: RealmState, guide: Individual): DenizenId[] =>
  followersOf(state, guide).filter(id => hireOf(state, id) !== null && !hiredLeader(state, id))

/**
 * Makes someone stop following. Their turn, and those of their own followers, will end where they are at the end of
 * this phase (12.4.2).
 */
export function stopFollowing(state: RealmState, id: IndividualId): void {
  const { war } = state
  if (!war || war.follows[id] === undefined) return
  delete war.follows[id]
  if (individuals(state).some(one => one.id === id)) war.stayed.push(id)
  for (const follower of Object.keys(war.follows)) if (war.follows[follower] === id) stopFollowing(state, follower)
}

/** Makes all followers of a guide stop following (12.4.4, 22.2). */
export function stopAllFollowing(state: RealmState, guide: Individual): void {
  for (const id of Object.keys(state.war?.follows ?? {}))
    if (state.war!.follows[id] === guide.id) stopFollowing(state, id)
}

/**
 * Returns the kind of horse that an individual rides: a character's active one, or a native's own. Returns null if
 * there is none, and for a native in a cave (8.5.4).
 */
export function mountOf(state: Pick<OpenRealm, 'war'>, one: OpenIndividual): 'pony' | 'workhorse' | 'warhorse' | null {
  if (isCharacterPiece(one)) {
    const horse = activeHorse(one)
    const piece = horse ? belonging(horse.id) : null
    return piece?.kind === 'horse' ? piece.horse : null
  }
  const clearing = clearingAt(one)
  return rides(state, one.id) && !(clearing !== null && isCave(clearing)) ? nativeOf(one.id).horse!.kind : null
}

/** Returns true if a follower can keep up with a pony (12.4.4). */
export function hasPony(state: RealmState, id: IndividualId): boolean {
  const one = individuals(state).find(other => other.id === id)
  if (one) return mountOf(state, one) === 'pony'
  return rides(state, id) && nativeOf(id).horse!.kind === 'pony'
}

export function moveFollowerTo(state: RealmState, id: IndividualId, clearing: string): void {
  const one = individuals(state).find(other => other.id === id)
  if (one) putAt(state, one, clearing)
  else state.denizens[id]!.at = clearing
}

/**
 * During Daylight, puts to sleep every character with a fatigued chit in the clearing of the Flowers of Rest, except
 * those under Wither or in another form (23.3.2).
 */
export function applyFlowersOfRest(table: RealmTable): void {
  const { state } = table
  const clearing = state.phase === 'daylight' ? placeOfCard(state, 'flowers-of-rest') : null
  if (clearing === null) return
  for (const character of charactersAt(state, clearing)) {
    if (character.asleep || character.formed || character.curses.includes('wither')) continue
    if (!character.chits.includes('fatigued')) continue
    character.asleep = true
    // A sleeper stops following (23.3.2).
    stopFollowing(state, character.id)
    table.emit({ kind: 'sleeps', seat: character.seat, rule: '23.3.2', character: character.id })
  }
}
