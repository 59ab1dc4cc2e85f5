import { putIntoBox } from '../belongings/boxes.ts'
import { abandonAt } from '../belongings/lying.ts'
import { isFormed } from '../magic/forms.ts'
import { perceives } from '../magic/sight.ts'
import type { Bespelled } from '../magic/spells.ts'
import type { ClearingId } from '../map/tiles.ts'
import { isCharacter } from '../pieces/characters.ts'
import { type DenizenId, denizenOf, type GroupId, groupOf, type Native } from '../pieces/denizens.ts'
import { plays } from '../setup/optional.ts'
import {
  type Character,
  characterOf,
  clearingAt,
  type Hire,
  type HiredLeader,
  type Individual,
  type IndividualId,
  living,
  ownedBy,
  type RealmState,
  type RealmTable,
  seesHidden,
  type War,
} from '../state.ts'

/** What is known to all of who serves whom: of a state, or of a view. */
export interface Serving {
  readonly war?: Pick<War, 'hires'>
}

/** The terms on which a denizen serves; null where he is nobody's (11.1.4). */
export const hireOf = ({ war }: Serving, denizen: DenizenId): Hire | null => war?.hires[denizen] ?? null

/** Whether somebody has hired a denizen. */
export const isHired = (state: Serving, denizen: DenizenId): boolean => hireOf(state, denizen) !== null

/** The character a denizen serves; null where he is unhired (11.2.1). */
export const servesWhom = (state: Serving, denizen: DenizenId): string | null =>
  hireOf(state, denizen)?.employer ?? null

/** All whom a character has hired, wherever they are, in the order in which they were hired. */
export const hirelingsOf = ({ war }: Serving, character: string): DenizenId[] =>
  Object.keys(war?.hires ?? {}).filter(id => war!.hires[id]!.employer === character)

/** Those of a character's hirelings who are in a clearing. */
export const hirelingsAt = (
  state: Serving & Pick<RealmState, 'denizens'>,
  character: string,
  clearing: ClearingId,
): DenizenId[] => hirelingsOf(state, character).filter(id => state.denizens[id]!.at === clearing)

/** Whether a native leads his group (1.3.7). */
export function isLeader(denizen: DenizenId): boolean {
  const native = denizenOf(denizen)
  return native.is === 'native' && native.leads
}

/** The leader of that id while somebody has hired him; undefined where nobody has. */
export const hiredLeader = ({ war }: Pick<RealmState, 'war'>, id: IndividualId): HiredLeader | undefined =>
  war?.leaders.find(leader => leader.id === id)

/** A leader as he enters somebody's service: he keeps a sheet of his own (11.2.2). */
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

/** Everybody who takes turns: the characters in play in the order of the seats, then the hired leaders (6.2.6). */
export const individuals = (state: RealmState): Individual[] => [...living(state), ...(state.war?.leaders ?? [])]

/** Whoever takes turns and stands in a clearing: characters first, then hired leaders. */
export const individualsAt = (state: RealmState, clearing: ClearingId): Individual[] =>
  individuals(state).filter(one => clearingAt(one) === clearing)

/** The character or hired leader of this id. Throws Error where there is none: a fault of ours. */
export const individualOf = (state: RealmState, id: IndividualId): Individual =>
  hiredLeader(state, id) ?? characterOf(state, id)

/** Whether somebody is a character, and not one whom a character has hired. */
export const isOneOfSixteen = (one: Individual): one is Character => isCharacter(one.id)

/** Whose name, fame and friends count for an individual: a character's own, of a hired leader his employer's (10.6.1, 11.2.1). */
export const employerOf = (state: RealmState, one: Individual): Character =>
  isOneOfSixteen(one) ? one : characterOf(state, servesWhom(state, one.id)!)

/** Whether a character or denizen is hidden; unhired denizens never are (9.1, 11.2.5). */
export function isHidden(state: RealmState, id: IndividualId): boolean {
  if (isCharacter(id)) return characterOf(state, id).hidden
  return hiredLeader(state, id)?.hidden ?? hireOf(state, id)?.hidden ?? false
}

/** A character or hireling is hidden no more, or is hidden, without a word. */
export function setHidden(state: RealmState, id: IndividualId, hidden: boolean): void {
  if (isCharacter(id)) characterOf(state, id).hidden = hidden
  const leader = hiredLeader(state, id)
  if (leader) leader.hidden = hidden
  const hire = hireOf(state, id)
  if (hire) hire.hidden = hidden
}

/** Whether one sees another: he is unhidden, or his watcher has found hidden enemies today, or has the Sight for him (9.2.10, 9.5). */
export const canSee = (state: RealmState, watcher: Individual, seen: IndividualId): boolean =>
  seesHidden(watcher) || !isHidden(state, seen) || perceives(state, watcher, seen)

/** The unhired members of a group in a clearing, its leader first (11.1.1). */
export const unhiredAt = (
  state: Serving & Pick<RealmState, 'denizens'>,
  group: GroupId,
  clearing: ClearingId,
): DenizenId[] => groupOf(group).members.filter(id => state.denizens[id]!.at === clearing && !isHired(state, id))

/** A native's values. Throws Error for a monster: a fault of ours. */
export function nativeOf(id: DenizenId): Native {
  const native = denizenOf(id)
  if (native.is !== 'native') throw new Error(`${id} is no native`)
  return native
}

/** Whether a native rides: he has a horse of his own, and it lives (1.3.9, 7.3.3), and he is himself (20.9.3). */
export function rides(state: { readonly war?: Pick<War, 'unhorsed'> } & Bespelled, id: DenizenId): boolean {
  const face = denizenOf(id)
  if (face.is !== 'native' || face.horse === null || state.war?.unhorsed.includes(id)) return false
  return !isFormed(state, id)
}

/** Puts an individual into a clearing; a hired leader's denizen goes with him. */
export function putAt(state: RealmState, one: Individual, clearing: ClearingId): void {
  one.place = { kind: 'clearing', clearing }
  const denizen = state.denizens[one.id]
  if (denizen) denizen.at = clearing
}

/** Why a native serves nobody any more (11.3.1). */
export type Dismissal = 'term' | 'employer' | 'killed' | 'treachery' | 'gone'

/**
 * A native is unhired: he stays where he is, unhidden. What a leader carries goes to his group's box, his gold and his
 * discoveries are no more (11.3).
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
      // What a controlled monster carries is left where it is (20.8.5).
      else if (at === null) state.lost.push(id)
      else abandonAt(state, at, id)
    }
    leader.fate = why === 'killed' ? 'dead' : 'left'
    war.leaders = war.leaders.filter(one => one !== leader)
    state.draw = state.draw.filter(id => id !== denizen)
  }
  delete war.hires[denizen]
  forget(state, denizen)
  const { seat } = characterOf(state, hire.employer)
  table.tell({ kind: 'dismissed', seat, rule, character: hire.employer, denizen, why })
}

/** Nobody follows who is gone, and he follows nobody (6.2.8a). */
export function forget({ war }: RealmState, id: IndividualId): void {
  if (!war) return
  for (const follower of Object.keys(war.follows))
    if (follower === id || war.follows[follower] === id) delete war.follows[follower]
}

/** All whom a character has hired are unhired at once (11.3.1, 18.4.6). */
export function dismissAll(table: RealmTable, character: string, rule: string): void {
  for (const id of hirelingsOf(table.state, character)) dismiss(table, id, 'employer', rule)
}

/** Whether somebody carries a card that is face up: a character or a hired leader. */
export const holderOf = (state: RealmState, card: string): Individual | undefined =>
  // What has gone into a form goes on radiating (20.9.3).
  individuals(state).find(one => ownedBy(one, card) !== undefined || one.within?.owned.some(({ id }) => id === card))
