import { KernelError } from '../../../kernel/index.ts'
import { type AnswerText, formatAnswer } from '../../../parts/wording.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import { knows } from '../rules/effects/spells.ts'
import { foeAt } from '../rules/facts/foes.ts'
import { TOUCHING } from '../rules/islands/archipelago.ts'
import { bearingTo, pointTo } from '../rules/islands/bearings.ts'
import { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import { type SpaceId, type TileId, territory, tileOf } from '../rules/islands/territories.ts'
import { touchedAt } from '../rules/setup.ts'
import type { ActOfKind } from '../rules/state/acts.ts'
import type { ActOn, WizardsQuestion } from '../rules/state/asking.ts'
import { bookOf } from '../rules/state/book.ts'
import { taskCard } from '../rules/state/cards.ts'
import { type HeldTask, totalOf } from '../rules/state/components.ts'
import { fulfilledBy, partOf } from '../rules/state/marks.ts'
import { gemsRequired } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { distanceText, exactBearing } from './bearings.ts'
import { placeSeen, wizardName } from './places.ts'
import { swiftnessReach } from './sheet.ts'
import { type Naming, valuesOf } from './values.ts'

/** The input for an answer's text: the question and the player's view. */
interface Seen {
  readonly words: Messages
  readonly view: WizardsView
  readonly question: WizardsQuestion
  /** The player who is asked, or undefined before the players are placed. */
  readonly player: PlayerView | undefined
  readonly naming: Naming
  /** The variables of the question's message. */
  readonly values: Values
}

/**
 * Labels a space. For water, adds a note with the exact direction and distance, because many water spaces are named
 * after the same land.
 */
function spot({ words, view, player }: Seen, space: SpaceId): AnswerText {
  const label = capital(placeSeen(words, view, space))
  const where =
    tileOf(space) === null && player ? exactBearing(words, Board.of(view.placements), player.space, space) : null
  return where === null ? { label } : { label, note: where }
}

/** Returns the label of an answer, with a note on its cost or effect if the label doesn't mention it. */
export function answerIn(seen: Seen, { act, stops = false }: WizardsQuestion['options'][number]): AnswerText {
  const { words, view, question } = seen
  const place = (space: SpaceId) => placeSeen(words, view, space)
  const format = (more: Values = {}) =>
    formatAnswer(words, `act-${act.kind}`, { ...seen.values, ...valuesOf(act, seen.naming), ...more })
  switch (act.kind) {
    case 'lay-tile':
      return layTile(seen, act)
    case 'turn-tile':
      return format({ point: words.get(`compass-${A1_LIES[act.sixths] ?? 'north'}`) })
    case 'call-for-help':
    case 'wait': {
      const full = seen.player ? bookOf(view).callPrice(seen.player.rank) : null
      const hasNone = seen.player !== undefined && totalOf(seen.player.points) === 0
      const price = full !== null && hasNone ? 0 : full
      if (price === null) return format()
      return act.kind === 'wait' ? formatAnswer(words, 'act-sit-out', {}) : formatAnswer(words, 'act-call', { price })
    }
    case 'move':
      return move(seen, act, stops)
    case 'ride':
    case 'fly': {
      const { label, note = null } = format()
      return { label, note: noteOf([note, seen.player ? foeNote({ ...seen, player: seen.player }, act.to) : null]) }
    }
    case 'cast':
      return cast(seen, act)
    case 'muster': {
      const { name, text } = bookOf(view).animal(act.animal)
      return format({ title: name, text })
    }
    case 'call-boat':
      return format({ number: act.boat + 1, place: place(view.boats[act.boat]!) })
    case 'moor':
      return spot(seen, act.at)
    case 'call-wizard': {
      const out = view.wizards[act.number]!
      return format({ wizard: wizardName(words, out), place: place(out.at) })
    }
    case 'gain':
    case 'lose':
      return points(seen, act)
    case 'mark': {
      const board = Board.of(view.placements)
      const from = playerIn(seen).space
      const far = bearingTo(board, from, act.space)
      const where =
        tileOf(act.space) === null ? exactBearing(words, board, from, act.space) : far && distanceText(words, far)
      return { label: capital(place(act.space)), note: where ?? undefined }
    }
    case 'take-marker': {
      const task = taskOf(seen, act.task)
      const mark = task?.marks[act.mark]
      if (!task || !mark) return { label: '' }
      return format({ do: partOf(task, mark).do, letter: task.letter, title: taskCard(task.id).title })
    }
    case 'complete-task':
    case 'give-task': {
      const task = taskOf(seen, act.task)
      if (!task) return { label: '' }
      const { title, text } = taskCard(task.id)
      return format({ title, text })
    }
    case 'give-no-more':
      return { label: words.get(isOffer(question) ? 'act-pay' : 'act-give-no-more') }
    case 'fulfil':
    case 'advance':
    case 'take-task':
    case 'take-leave':
      return question.topic === 'action' && question.data.inThought
        ? { label: words.get(`thought-${act.kind}`) }
        : action(seen, act, format)
    case 'join':
      return format({
        title: act.again ? bookOf(view).rank(act.order, 1).title : 'none',
        keeps: bookOf(view).keepsMandatory ? 'yes' : 'no',
      })
    case 'deliver-gems':
      return format({ gems: gemsRequired(view) })
    case 'summon-gem':
      return format({ known: view.wizards.length > 0 ? 'yes' : 'no' })
    case 'be-taken':
    case 'lead':
      return spot(seen, act.to)
    case 'tell-secret': {
      const { letter, wizard } = act
      const { at } = view.wizards.find(out => out.letter === letter && out.wizard === wizard)!
      return format({ place: place(at) })
    }
    default:
      return format()
  }
}

/** Returns the player who is asked. Throws KernelError before the players are placed. */
function playerIn({ player, question }: Pick<Seen, 'player' | 'question'>): PlayerView {
  if (!player) throw new KernelError(`"${question.topic}" is asked before the islands are laid`)
  return player
}

const taskOf = ({ player }: Seen, letter: string): HeldTask | undefined =>
  player?.tasks.find(task => task.letter === letter)

/** Returns true if the question offers a Task in place of points. */
const isOffer = (question: WizardsQuestion): boolean => question.topic === 'task' && question.data.for === 'offer'

/** The direction from a tile's Center to its corner A1, by the sixths of a turn that the tile is rotated clockwise. */
const A1_LIES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const

/** Labels a position for a tile's Center, with a note on the tiles nearby. */
const layTile = (seen: Seen, act: ActOfKind<'lay-tile'>): AnswerText => ({
  label: seen.words.get('act-lay-tile', { column: twoDigits(GRID.column(act.hex)), row: twoDigits(GRID.row(act.hex)) }),
  note: besideTile(seen, act),
})

/**
 * Lists the tiles that this one would touch, or counts them if they are face down. If there are none, describes the
 * distance to the nearest. Returns undefined for the first tile.
 */
function besideTile({ words, view }: Seen, { hex, touches }: ActOfKind<'lay-tile'>): string | undefined {
  // Face-down tiles have no names yet.
  const isBlind = view.spots.length > 0
  if (touches > 0) {
    if (isBlind) return words.get('act-lay-tile.touching-some', { tiles: touches })
    const tiles = words.list(touchedAt(view.placements, hex).map(({ tile }) => territory(tile).name))
    return words.get('act-lay-tile.touching', { tiles })
  }
  const laid: readonly { readonly hex: number; readonly tile?: TileId }[] = isBlind ? view.spots : view.placements
  const far = laid.map(other => GRID.distance(hex, other.hex))
  const nearest = laid[far.indexOf(Math.min(...far))]
  const towards = nearest && pointTo(nearest.hex, hex)
  if (!nearest || !towards) return undefined
  const gap = Math.min(...far) - TOUCHING
  const point = words.get(`compass-${towards}`)
  return nearest.tile === undefined
    ? words.get('act-lay-tile.off-some', { point, gap })
    : words.get('act-lay-tile.off', { point, gap, tile: territory(nearest.tile).name })
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')

function move({ words, view, question, player }: Seen, { how, to }: ActOfKind<'move'>, stops: boolean): AnswerText {
  const place = placeSeen(words, view, to)
  // Many water spaces are named after the same land.
  const water = tileOf(to) === null && player ? exactBearing(words, Board.of(view.placements), player.space, to) : null
  const die = question.topic === 'move' ? question.data.die : 0
  const foe = player ? foeNote({ words, view, player }, to, how === 'boards') : null
  switch (how) {
    case 'stone':
      return {
        label: words.get('act-move-stone', { place }),
        note: noteOf([foe, words.get('act-move-stone.note', { die })]),
      }
    case 'center':
      return { label: words.get('act-move-center', { place }), note: words.get('act-move-center.note', { die }) }
    case 'swims':
      return {
        label: words.get('act-move-swims', { place }),
        note: noteOf([
          foe,
          water ? words.get('act-move-swims.where', { where: water }) : words.get('act-move-swims.note'),
        ]),
      }
    case 'boards':
      if (to === player?.space) return { label: words.get('act-move-climbs'), note: noteOf([foe]) }
  }
  return {
    label: words.get(`act-move-${how}`, { place }),
    note: noteOf([water, foe, stops ? words.get('act-move-ends') : null]),
  }
}

/** Joins the parts of a note, leaving out those that don't apply. Returns undefined if none is left. */
const noteOf = (parts: readonly (string | null)[]): string | undefined =>
  parts.filter(text => text !== null).join('; ') || undefined

/** Warns of the Dragon or Demons that the player meets in a space. Returns null if neither is there. */
function foeNote(
  { words, view, player }: { readonly words: Messages; readonly view: WizardsView; readonly player: PlayerView },
  space: SpaceId,
  boards = false,
): string | null {
  const foe = foeAt(view, player, space, boards)
  return foe && words.get(`act-move-${foe}`)
}

function cast({ words, view, player, question }: Seen, { spell: name, way }: ActOfKind<'cast'>): AnswerText {
  const card = bookOf(view).spell(name)
  if (way) {
    const board = Board.of(view.placements)
    // Leaving a Stone this way gives an extra turn (11.2131).
    const isExtra = way.extraTurn && player && board.ground[board.hex(player.space)] === 'stone'
    return {
      label: words.get('act-cast-transporting', { to: way.to }),
      note: words.get(isExtra ? 'act-cast-transporting.extra' : 'act-cast-transporting.note'),
    }
  }
  const label = words.get('act-cast', { spell: card.name })
  if (question.topic !== 'move' || !player) return { label, note: card.text }
  if (name === 'boat-summoning') return { label, note: words.get('act-cast-boat-summoning') }
  const known = knows(player, 'swiftness')
  if (known && (known.walls || known.in || known.demons)) return { label, note: swiftnessReach(words, known) }
  const terrain = words.list((known?.terrain ?? []).map(it => words.get(`terrain-${it}`)))
  return { label, note: words.get('act-cast-swiftness', { terrain }) }
}

/**
 * Labels a gain or loss of points. The note gives the points that the player has, those that the next Rank needs, and
 * those left to divide.
 */
function points({ words, player, question }: Seen, { of, points }: ActOfKind<'gain' | 'lose'>): AnswerText {
  const label = words.get('act-points', { points, kind: words.get(`point-${of}`) })
  if (!player) return { label }
  const has = player.points[of]
  const next = player.order === null ? undefined : bookOf(player).order(player.order).ranks[player.rank]
  const standing = next
    ? words.get('act-points.needs', { has, title: next.title, needs: next[of] })
    : words.get('act-points.has', { has })
  if (question.topic !== 'points' || question.data.divided === null) return { label, note: standing }
  return { label, note: words.get('act-points-divided', { standing, left: question.data.points - points, of }) }
}

/** Labels an action of a Mentor met face to face. */
function action(
  { words, view, player, question }: Seen,
  act: ActOn<'action'>,
  format: (more?: Values) => AnswerText,
): AnswerText {
  const book = bookOf(view)
  switch (act.kind) {
    case 'fulfil': {
      const done = player && question.topic === 'action' ? fulfilledBy(player, question.data.who) : []
      const parts = done.map(({ task, mark }) =>
        words.get('act-fulfil.part', { letter: task.letter, do: partOf(task, mark).do }),
      )
      return { ...format(), note: parts.join('; ') }
    }
    case 'take-task':
      return format({ gems: book.gems ? 'yes' : 'no' })
    case 'advance': {
      const { title } = book.rank(playerIn({ player, question }).order!, act.rank)
      return format({ title, of: book.lastRank })
    }
    case 'take-leave':
      return {
        label: words.get(question.topic === 'action' && question.data.request ? 'act-take-gift' : 'act-take-leave'),
      }
    default:
      return format()
  }
}
