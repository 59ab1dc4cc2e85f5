import { type Booked, bookOf } from '../book.ts'
import { HOME_OF, type Order, type Part, type Person, taskCard } from '../cards.ts'
import {
  type HeldTask,
  HIGH_WIZARDS,
  type HighWizard,
  type Mark,
  type OrderName,
  type Traveller,
} from '../components.ts'
import { heldWith } from '../events/event-effects.ts'
import type { SpaceId } from '../islands/territories.ts'

/** Somebody who can fulfil a part of a Task by being met (7.323, 7.333, 7.343, 7.352). */
export type Met = HighWizard | Person | 'dragon'

/** Whether somebody whom a Task leads to is a High Wizard. */
export const isHighWizard = (who: Met): who is HighWizard => (HIGH_WIZARDS as readonly string[]).includes(who)
const isMasterSorcerer = (who: Met): boolean => who === 'megmoran' || who === 'meligar' || who === 'melekok'

/** Who lives in a space, is met there and nowhere else (7.33 to 7.35); null where nobody does. */
export const residentOf = (space: SpaceId): Person | null => RESIDENTS.get(space) ?? null
const RESIDENTS: ReadonlyMap<SpaceId, Person> = new Map(
  (Object.keys(HOME_OF) as Person[]).map(who => [HOME_OF[who], who]),
)

/** The Order whose Mentor this person is (10.1), or null for Hamdrel. */
export const orderOf = (of: Booked, who: Met): OrderName | null =>
  bookOf(of).orders.find(({ mentor }) => isSuch(who, mentor))?.id ?? null

/** Whether somebody is one of those whom a place of a Task or an Order names. */
function isSuch(who: Met, at: Order['mentor']): boolean {
  switch (at.kind) {
    case 'person':
      return at.who === who
    case 'any-master':
      return isMasterSorcerer(who)
    case 'dragon':
      return who === 'dragon'
    case 'wizard':
      return isHighWizard(who) && (!at.who || at.who.includes(who))
  }
}

/** The part of the card a mark stands for. */
export const partOf = (task: HeldTask, mark: Mark): Part => taskCard(task.id).stages[mark.stage]![mark.part]!

/** The stage a Task has come to: the first with a mark not done; past the last when all are. */
export function stageOf(task: HeldTask): number {
  let stage = Number.POSITIVE_INFINITY
  for (const mark of task.marks) if (!mark.done && mark.stage < stage) stage = mark.stage
  return stage
}

/** The marks that may be fulfilled now, their prerequisites being done (7.311). */
export function openMarks(task: HeldTask): Mark[] {
  const stage = stageOf(task)
  return task.marks.filter(mark => !mark.done && mark.stage === stage)
}

/** The spaces where marks of Tasks are still to be done, once for each (9.1); nothing of those whose place is not known. */
export const markedSpaces = (tasks: readonly Pick<HeldTask, 'marks'>[]): SpaceId[] =>
  tasks.flatMap(({ marks }) => marks.flatMap(({ at, done }) => (done || at === null ? [] : [at])))

/** Whether a player may encounter Task Markers at all: not Dragonbound (7.3051d), not under a summons (Event 31). */
const mayFulfil = (player: Traveller): boolean => !player.bound && !heldWith(player, 'summons')

/** Whether a mark is fulfilled by landing on its marker, and not by a person there. */
export function isMarker(task: HeldTask, mark: Mark): boolean {
  const { kind } = partOf(task, mark).at
  return mark.at !== null && kind !== 'person'
}

/** Whether a marker in a place is tied to it: its Task names that place or its kind, and it has not come there by chance (D22, ruling R24). */
export function isOfPlace(task: HeldTask, mark: Mark): boolean {
  const { at } = partOf(task, mark)
  switch (at.kind) {
    case 'space':
    case 'every':
    case 'farthest':
    case 'dwelling-of':
      return true
    case 'any':
      return at.terrain !== undefined
    case 'same':
      return isOfPlace(task, { ...mark, ...at.as })
    default:
      return false
  }
}

/** The player's own markers in a space that may be picked up now. */
export function markersAt(player: Traveller, space: SpaceId): { task: HeldTask; mark: Mark }[] {
  if (player.tasks.length === 0 || !mayFulfil(player)) return []
  const out: { task: HeldTask; mark: Mark }[] = []
  for (const task of player.tasks) {
    for (const mark of openMarks(task)) if (mark.at === space && isMarker(task, mark)) out.push({ task, mark })
  }
  return out
}

/** Whether a part may be done here by staying a turn (Task 20). */
export const staysFor = (player: Traveller, space: SpaceId): boolean =>
  markersAt(player, space).some(({ task, mark }) => partOf(task, mark).stay !== undefined)

/** Whether a marker of the player lies in a space. */
export const hasMarkAt = (player: Traveller, space: SpaceId): boolean => markersAt(player, space).length > 0

/** Whether meeting this person fulfils the mark. */
export function fulfils(player: Traveller, task: HeldTask, mark: Mark, who: Met): boolean {
  const { at } = partOf(task, mark)
  switch (at.kind) {
    case 'person':
    case 'any-master':
      return isSuch(who, at)
    case 'mentor':
      return player.order !== null && orderOf(player, who) === player.order
    case 'wizard': {
      if (!isSuch(who, at)) return false
      if (!at.unlike) return true
      const { stage, part } = at.unlike
      // A message from a Mentor may be for the same High Wizard (D40).
      const isFromMentor = partOf(task, { ...mark, stage, part }).at.kind === 'mentor'
      if (isFromMentor && bookOf(player).sameWizardTwice) return true
      return !task.marks.some(other => other.stage === stage && other.part === part && other.by === who)
    }
    default:
      return false
  }
}

/** What a person would fulfil for a player now. */
export function fulfilledBy(player: Traveller, who: Met): { task: HeldTask; mark: Mark }[] {
  if (!mayFulfil(player)) return []
  return player.tasks.flatMap(task =>
    openMarks(task)
      .filter(mark => fulfils(player, task, mark, who))
      .map(mark => ({ task, mark })),
  )
}
