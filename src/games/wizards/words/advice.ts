import { HOME_OF } from '../rules/cards.ts'
import { GEMS } from '../rules/components.ts'
import { bearingTo, farFrom, farText } from '../rules/islands/bearings.ts'
import { Board } from '../rules/islands/board.ts'
import { spaceStands } from '../rules/islands/spaces.ts'
import { ABBEY, COTTAGE, SACRED_CENTER, type SpaceId, TOWERS } from '../rules/islands/territories.ts'
import { capital } from '../rules/orders/points.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { spaceName } from './places.ts'
import { mentorsOf, nearestOf, standingOf, tasksOf } from './sheet.ts'

/** Whoever can be met, and where. */
interface Goal {
  readonly name: string
  readonly space: SpaceId
}

/**
 * What a newcomer might do next, and where that is: one or two sentences for the one who looks (for the one whose turn
 * it is, where somebody watches). None while there is nothing to be done.
 */
export function advice(view: WizardsView): string[] {
  const player = view.players[view.seat ?? view.next]
  if (!player || view.result) return []
  if (player.bound || player.dazed)
    return [
      `Be healed first: go to ${nearby(view, player, [...openDoors(view), ...HEALERS]) ?? 'whoever can be found'}.`,
    ]
  if (player.order === null)
    return [
      `Join an Order first: meet ${nearby(view, player, openDoors(view)) ?? 'a High Wizard, who must be found'}.`,
      ...hamdrelsHelp(view, player),
    ]
  const { next } = standingOf(view, player)
  if (!next) return gatherGems(view, player)
  if (next.ready && next.wait === 0) return [`To become ${article(next.title)} meet ${toMentor(view, player)}.`]
  return onTasks(view, player)
}

const article = (title: string): string => `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title}`

/** Those who take a player into their Order. */
function openDoors(view: WizardsView): Goal[] {
  const masters = (['megmoran', 'meligar', 'melekok'] as const).map(who => ({
    name: capital(who),
    space: HOME_OF[who],
  }))
  const wizards = view.wizards.map(({ wizard, at, letter }) => ({
    name: wizard === null ? `Secret Wizard ${letter}` : capital(wizard),
    space: at,
  }))
  return [...masters, { name: 'Ruktal', space: SACRED_CENTER }, ...wizards]
}

const HAMDREL: Goal = { name: 'Hamdrel', space: COTTAGE }
const HEALERS: readonly Goal[] = [HAMDREL, { name: 'the Abbey', space: ABBEY }]

/** The two of these that are nearest and stand, with how far each is; null where none can be come to. */
function nearby(view: WizardsView, player: PlayerView, goals: readonly Goal[]): string | null {
  const board = Board.of(view.placements)
  const told = goals
    .filter(({ space }) => spaceStands(view, space))
    .flatMap(({ name, space }) => {
      const far = bearingTo(board, player.space, space)
      return far ? [{ name, far }] : []
    })
    .sort((a, b) => a.far.spaces - b.far.spaces)
    .slice(0, 2)
    .map(
      ({ name, far }, i) => `${name} (${i === 0 || far.point === null ? farText(far) : `${far.spaces} ${far.point}`})`,
    )
  return told.length > 0 ? told.join(' or ') : null
}

/** Who has no Order may ask Hamdrel (7.353). */
function hamdrelsHelp(view: WizardsView, player: PlayerView): string[] {
  const where = nearby(view, player, [HAMDREL])
  return where === null ? [] : [`${where} may call a High Wizard to whoever comes to her.`]
}

function toMentor(view: WizardsView, player: PlayerView): string {
  const { who, spaces } = mentorsOf(view, player)
  const space = nearestOf(view, player, spaces)
  if (space === null) return `${who}, who must be found first`
  const far = farFrom(Board.of(view.placements), player.space, space)
  const where = spaceName(space)
  return who === 'Ruktal' ? `Ruktal (${far})` : `${who} (${where}, ${far})`
}

/** The part of a Task that is nearest, or where a Task is to be had. */
function onTasks(view: WizardsView, player: PlayerView): string[] {
  const parts = tasksOf(view, player).flatMap(task =>
    task.parts.filter(({ when }) => when === 'now').map(part => ({ ...part, letter: task.letter })),
  )
  const [nearest] = parts.filter(part => part.far).sort((a, b) => (a.far?.spaces ?? 0) - (b.far?.spaces ?? 0))
  if (nearest?.far) {
    const { letter, text, where, far } = nearest
    return [`Task ${letter}: ${text} (${where}, ${farText(far)}).`]
  }
  const [any] = parts
  if (any) return [`Task ${any.letter}: ${any.text} (${any.where}).`]
  return [`Get a Task from ${toMentor(view, player)}, or in a town.`]
}

/** Rank 4: Mandatory Tasks, then Gems, then Ruktal (13). */
function gatherGems(view: WizardsView, player: PlayerView): string[] {
  if (player.tasks.some(task => task.mandatory))
    return ['Finish your Mandatory Tasks; then ask for Gems.', ...onTasks(view, player)]
  const gems = Object.keys(player.gems ?? {}).length
  const board = Board.of(view.placements)
  if (gems === GEMS.length)
    return [`Bring the six Gems to Ruktal, ${farFrom(board, player.space, SACRED_CENTER) ?? 'in the Sacred Circle'}.`]
  const out = view.wizards.map(({ wizard, at, letter }) => ({
    name: wizard === null ? `Secret Wizard ${letter}` : capital(wizard),
    space: at,
  }))
  const ways =
    player.order === 'sorcerers'
      ? TOWERS.filter(tower => spaceStands(view, tower)).map(space => ({ name: spaceName(space), space }))
      : [HAMDREL]
  const who =
    player.order === 'sorcerers'
      ? 'meet High Wizards in trusted company, or summon Gems in a Tower'
      : 'ask High Wizards for theirs'
  const where = nearby(view, player, [...out, ...ways])
  return [`You carry ${gems} of ${GEMS.length} Gems: ${who}.`, ...(where === null ? [] : [`Next: ${where}.`])]
}
