import type { SpaceId } from '../islands/territories.ts'
import { type Booked, bookOf } from './book.ts'
import { HOME_OF, type Order, type Part, type Person, taskCard } from './cards.ts'
import {
  type HeldTask,
  HIGH_WIZARDS,
  type HighWizard,
  type Mark,
  type OrderName,
  type Traveller,
} from './components.ts'
import { heldWith } from './event-effects.ts'

/** Someone whom a Task may require a player to meet (7.323, 7.333, 7.343, 7.352). */
export type Met = HighWizard | Person | 'dragon'

export const isHighWizard = (who: Met): who is HighWizard => (HIGH_WIZARDS as readonly string[]).includes(who)
const isMasterSorcerer = (who: Met): boolean => who === 'megmoran' || who === 'meligar' || who === 'melekok'

/** Returns the person who lives in a space and is met only there (7.33 to 7.35), or null. */
export const residentOf = (space: SpaceId): Person | null => RESIDENTS.get(space) ?? null
const RESIDENTS: ReadonlyMap<SpaceId, Person> = new Map(
  (Object.keys(HOME_OF) as Person[]).map(who => [HOME_OF[who], who]),
)

/** Returns the Order whose Mentor this person is (10.1), or null for somebody who is no Mentor in this rulebook. */
export const orderOf = (of: Booked, who: Met): OrderName | null =>
  bookOf(of).orders.find(({ mentor }) => matchesPerson(who, mentor))?.id ?? null

/** Returns true if this person fits a Task's or an Order's description. */
function matchesPerson(who: Met, at: Order['mentor']): boolean {
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

export const partOf = (task: HeldTask, mark: Mark): Part => taskCard(task.id).stages[mark.stage]![mark.part]!

/** Returns a Task's current stage, which is the first with a mark not yet done, or Infinity if all are done. */
export function stageOf(task: HeldTask): number {
  let stage = Number.POSITIVE_INFINITY
  for (const mark of task.marks) if (!mark.done && mark.stage < stage) stage = mark.stage
  return stage
}

/** Lists the marks that can be fulfilled now, because the stages before them are done (7.311). */
export function openMarks(task: HeldTask): Mark[] {
  const stage = stageOf(task)
  return task.marks.filter(mark => !mark.done && mark.stage === stage)
}

/**
 * Lists the spaces of all marks not yet done (9.1), one entry per mark. Leaves out marks for people without a fixed
 * place.
 */
export const markedSpaces = (tasks: readonly Pick<HeldTask, 'marks'>[]): SpaceId[] =>
  tasks.flatMap(({ marks }) => marks.flatMap(({ at, done }) => (done || at === null ? [] : [at])))

/** Returns true if a player can fulfill parts of Tasks. Dragonbound (7.3051d) and summoned (Event 31) players can't. */
const mayFulfil = (player: Traveller): boolean => !player.bound && !heldWith(player, 'summons')

/** Returns true if a mark is fulfilled by reaching its marker, not by meeting a person. */
export function isMarker(task: HeldTask, mark: Mark): boolean {
  const { kind } = partOf(task, mark).at
  return mark.at !== null && kind !== 'person'
}

/**
 * Returns true if a marker belongs to its place because the Task names that place or that kind of place (D22, ruling
 * R24).
 */
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

/** Lists the player's own markers in a space that can be picked up now. */
export function markersAt(player: Traveller, space: SpaceId): { task: HeldTask; mark: Mark }[] {
  if (player.tasks.length === 0 || !mayFulfil(player)) return []
  const out: { task: HeldTask; mark: Mark }[] = []
  for (const task of player.tasks) {
    for (const mark of openMarks(task)) if (mark.at === space && isMarker(task, mark)) out.push({ task, mark })
  }
  return out
}

/** Returns true if staying in this space for a turn would fulfill a part of a Task (Task 20). */
export const staysFor = (player: Traveller, space: SpaceId): boolean =>
  markersAt(player, space).some(({ task, mark }) => partOf(task, mark).stay !== undefined)

/** Returns true if the player has a marker in this space that can be picked up now. */
export const hasMarkAt = (player: Traveller, space: SpaceId): boolean => markersAt(player, space).length > 0

/** Returns true if meeting this person fulfills the mark. */
export function fulfils(player: Traveller, task: HeldTask, mark: Mark, who: Met): boolean {
  const { at } = partOf(task, mark)
  switch (at.kind) {
    case 'person':
    case 'any-master':
      return matchesPerson(who, at)
    case 'mentor':
      return player.order !== null && orderOf(player, who) === player.order
    case 'wizard': {
      if (!matchesPerson(who, at)) return false
      if (!at.unlike) return true
      const { stage, part } = at.unlike
      // A message from a Mentor may be for that same High Wizard (D40).
      const isFromMentor = partOf(task, { ...mark, stage, part }).at.kind === 'mentor'
      if (isFromMentor && bookOf(player).sameWizardTwice) return true
      return !task.marks.some(other => other.stage === stage && other.part === part && other.by === who)
    }
    default:
      return false
  }
}

/** Lists the marks a person would fulfill for a player now. */
export function fulfilledBy(player: Traveller, who: Met): { task: HeldTask; mark: Mark }[] {
  if (!mayFulfil(player)) return []
  return player.tasks.flatMap(task =>
    openMarks(task)
      .filter(mark => fulfils(player, task, mark, who))
      .map(mark => ({ task, mark })),
  )
}
