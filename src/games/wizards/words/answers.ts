import { KernelError } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { knows } from '../rules/effects/spells.ts'
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
import type { HeldTask } from '../rules/state/components.ts'
import { fulfilledBy, partOf } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { distanceText, justWhere } from './bearings.ts'
import { placeSeen, wizardName } from './places.ts'
import { swiftnessReach } from './sheet.ts'

/** The label of an answer, with a note on its cost or effect if the label doesn't mention it. */
export interface Named {
  readonly label: string
  readonly note?: string
}

/** The input for an answer's text: the question and the player's view. */
interface Seen {
  readonly words: Messages
  readonly view: WizardsView
  readonly question: WizardsQuestion
  /** The player who is asked, or undefined before the islands are laid. */
  readonly player: PlayerView | undefined
}

/**
 * Labels a space. For water, adds the direction and distance, because many water spaces are named after the same land.
 */
function spot({ words, view, player }: Seen, space: SpaceId): Named {
  const label = capital(placeSeen(words, view, space))
  const where =
    tileOf(space) === null && player ? justWhere(words, Board.of(view.placements), player.space, space) : null
  return where === null ? { label } : { label, note: where }
}

export function named(seen: Seen, { act, stops = false }: WizardsQuestion['options'][number]): Named {
  const { words, view } = seen
  const place = (space: SpaceId) => placeSeen(words, view, space)
  switch (act.kind) {
    case 'keep-tower':
      return { label: territory(act.tile).name, note: words.say('act-keep-tower') }
    case 'take-tile': {
      const { name, kind } = territory(act.tile)
      return { label: name, note: words.say('act-take-tile', { kind }) }
    }
    case 'lay-tile':
      return layTile(seen, act)
    case 'turn-tile': {
      const { sixths } = act
      return {
        label: words.say('act-turn-tile', { sixths, point: words.say(`compass-${A1_LIES[sixths] ?? 'north'}`) }),
      }
    }
    case 'ride':
    case 'fly':
    case 'transport':
      return {
        label: words.say(`act-flight-${act.kind}`, { place: place(act.to) }),
        note: words.say(`act-flight-${act.kind}.note`),
      }
    case 'call-for-help':
    case 'wait': {
      const price = seen.player ? bookOf(view).callPrice(seen.player.rank) : null
      if (price === null)
        return { label: words.say(`act-plain-${act.kind}`), note: words.say(`act-plain-${act.kind}.note`) }
      if (act.kind === 'wait') return { label: words.say('act-sit-out'), note: words.say('act-sit-out.note') }
      return { label: words.say('act-call'), note: words.say('act-call.note', { price }) }
    }
    case 'roll':
    case 'stargate':
    case 'stop':
    case 'use-lamps':
    case 'let-go':
      return { label: words.say(`act-plain-${act.kind}`), note: words.say(`act-plain-${act.kind}.note`) }
    case 'move':
      return move(seen, act, stops)
    case 'cast':
      return cast(seen, act)
    case 'muster': {
      const { name, text } = bookOf(view).animal(act.animal)
      return { label: name, note: text }
    }
    case 'drive-off':
    case 'let-be':
      return { label: words.say(`act-${act.kind}`) }
    case 'cast-nothing':
      return { label: words.say('act-cast-nothing') }
    case 'call-boat': {
      const { boat, far } = act
      return {
        label: words.say('act-call-boat', { number: boat + 1, place: place(view.boats[boat]!) }),
        note: words.say('act-call-boat.note', { far }),
      }
    }
    case 'moor':
      return spot(seen, act.at)
    case 'land-in':
      return { label: territory(act.tile).name, note: words.say('act-land-in') }
    case 'foresee':
      return { label: territory(act.tile).name }
    case 'call-wizard': {
      const out = view.wizards[act.number]!
      return { label: wizardName(words, out), note: words.say('act-at', { place: place(out.at) }) }
    }
    case 'gain':
    case 'lose':
      return points(seen, act)
    case 'mark': {
      const board = Board.of(view.placements)
      const from = playerIn(seen).space
      const far = bearingTo(board, from, act.space)
      const where =
        tileOf(act.space) === null ? justWhere(words, board, from, act.space) : far && distanceText(words, far)
      return { label: capital(place(act.space)), note: where ?? undefined }
    }
    case 'take-marker': {
      const task = taskOf(seen, act.task)
      const mark = task?.marks[act.mark]
      if (!task || !mark) return { label: '' }
      const { title } = taskCard(task.id)
      return { label: partOf(task, mark).do, note: words.say('act-take-marker', { letter: task.letter, title }) }
    }
    case 'leave-marker':
      return { label: words.say('act-leave-marker', { markers: markersIn(seen.question) }) }
    case 'complete-task':
    case 'give-task': {
      const task = taskOf(seen, act.task)
      if (!task) return { label: '' }
      const { title, text } = taskCard(task.id)
      return { label: title, note: text }
    }
    case 'give-gem':
      return { label: capital(words.say(`gem-${act.gem}`)) }
    case 'give-no-more':
      return { label: words.say(isOffer(seen.question) ? 'act-pay' : 'act-give-no-more') }
    case 'accept-task': {
      const { question } = seen
      return {
        label: words.say('act-accept-task'),
        note: question.topic === 'offer' ? taskCard(question.data.task).text : '',
      }
    }
    case 'refuse-task': {
      const { question } = seen
      return { label: words.say('act-refuse-task', { points: question.topic === 'offer' ? question.data.points : 0 }) }
    }
    case 'join':
    case 'fulfil':
    case 'take-task':
    case 'advance':
    case 'ask-for-gem':
    case 'summon-gem':
    case 'deliver-gems':
    case 'take-leave':
      return seen.question.topic === 'action' && seen.question.data.inThought
        ? inThought(words, act)
        : action(seen, act)
    case 'be-taken':
    case 'lead':
      return spot(seen, act.to)
    case 'stay':
      return { label: words.say('act-stay') }
    case 'leave-be':
      return { label: words.say('act-leave-be', { name: seatName(view.seats, act.player) }) }
    case 'tell-secret': {
      const { letter, wizard } = act
      const { at } = view.wizards.find(out => out.letter === letter && out.wizard === wizard)!
      return {
        label: words.say('act-tell-secret', { letter, wizard: capital(wizard) }),
        note: words.say('act-at', { place: place(at) }),
      }
    }
  }
}

/** Returns the player who is asked. Throws KernelError before the islands are laid. */
function playerIn({ player, question }: Seen): PlayerView {
  if (!player) throw new KernelError(`"${question.topic}" is asked before the islands are laid`)
  return player
}

const taskOf = ({ player }: Seen, letter: string): HeldTask | undefined =>
  player?.tasks.find(task => task.letter === letter)

const markersIn = (question: WizardsQuestion): number => (question.topic === 'marker' ? question.data.markers : 0)

/** Returns true if the question offers a Task in place of points. */
const isOffer = (question: WizardsQuestion): boolean => question.topic === 'task' && question.data.for === 'offer'

/**
 * The direction from a tile's Center to its corner A1, indexed by the number of sixths of a turn that the tile is
 * rotated clockwise.
 */
const A1_LIES = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const

/** Labels a position for a tile's Center, with the tiles that the new tile would touch. */
const layTile = (seen: Seen, act: ActOfKind<'lay-tile'>): Named => ({
  label: seen.words.say('act-lay-tile', { column: twoDigits(GRID.column(act.hex)), row: twoDigits(GRID.row(act.hex)) }),
  note: besideTile(seen, act),
})

/**
 * Lists the tiles that this one would touch or, if there are none, the distance to the nearest. Returns undefined for
 * the first tile.
 */
function besideTile({ words, view }: Seen, { hex, touches }: ActOfKind<'lay-tile'>): string | undefined {
  // Face-down tiles have no names yet.
  const isBlind = view.spots.length > 0
  if (touches > 0) {
    if (isBlind) return words.say('act-lay-tile.touching-some', { tiles: touches })
    const tiles = touchedAt(view.placements, hex)
      .map(({ tile }) => territory(tile).name)
      .reduce((tiles, tile) => words.say('act-lay-tile-and', { tiles, tile }))
    return words.say('act-lay-tile.touching', { tiles })
  }
  const laid: readonly { readonly hex: number; readonly tile?: TileId }[] = isBlind ? view.spots : view.placements
  const far = laid.map(other => GRID.distance(hex, other.hex))
  const nearest = laid[far.indexOf(Math.min(...far))]
  const towards = nearest && pointTo(nearest.hex, hex)
  if (!nearest || !towards) return undefined
  const gap = Math.min(...far) - TOUCHING
  const point = words.say(`compass-${towards}`)
  return nearest.tile === undefined
    ? words.say('act-lay-tile.off-some', { point, gap })
    : words.say('act-lay-tile.off', { point, gap, tile: territory(nearest.tile).name })
}

const twoDigits = (n: number): string => String(n).padStart(2, '0')

function move({ words, view, question, player }: Seen, { how, to }: ActOfKind<'move'>, stops: boolean): Named {
  const place = placeSeen(words, view, to)
  // Many water spaces are named after the same land.
  const water = tileOf(to) === null && player ? justWhere(words, Board.of(view.placements), player.space, to) : null
  const die = question.topic === 'move' ? question.data.die : 0
  switch (how) {
    case 'stone':
      return { label: words.say('act-move-stone', { place }), note: words.say('act-move-stone.note', { die }) }
    case 'center':
      return { label: words.say('act-move-center', { place }), note: words.say('act-move-center.note', { die }) }
    case 'swims':
      return {
        label: words.say('act-move-swims', { place }),
        note: water ? words.say('act-move-swims.where', { where: water }) : words.say('act-move-swims.note'),
      }
    case 'boards':
      if (to === player?.space) return { label: words.say('act-move-climbs') }
  }
  return {
    label: words.say(`act-move-${how}`, { place }),
    note: [water, stops ? words.say('act-move-ends') : null].filter(text => text !== null).join('; ') || undefined,
  }
}

function cast({ words, view, player, question }: Seen, { spell: name, way }: ActOfKind<'cast'>): Named {
  const card = bookOf(view).spell(name)
  if (way) {
    const board = Board.of(view.placements)
    // Leaving a Stone this way gives an extra turn (11.2131).
    const isExtra = way.extraTurn && player && board.ground[board.hex(player.space)] === 'stone'
    return {
      label: words.say('act-cast-transporting', { to: way.to }),
      note: words.say(isExtra ? 'act-cast-transporting.extra' : 'act-cast-transporting.note'),
    }
  }
  const label = words.say('act-cast', { spell: card.name })
  if (question.topic !== 'move' || !player) return { label, note: card.text }
  if (name === 'boat-summoning') return { label, note: words.say('act-cast-boat-summoning') }
  const known = knows(player, 'swiftness')
  if (known && (known.walls || known.in || known.demons)) return { label, note: swiftnessReach(words, known) }
  const terrain = words.list((known?.terrain ?? []).map(it => words.say(`terrain-${it}`)))
  return { label, note: words.say('act-cast-swiftness', { terrain }) }
}

/**
 * Labels a gain or loss of points. The note gives the points that the player has, those that the next Rank needs, and
 * those left to divide.
 */
function points({ words, player, question }: Seen, { of, points }: ActOfKind<'gain' | 'lose'>): Named {
  const label = words.say('act-points', { points, kind: words.say(`point-${of}`) })
  if (!player) return { label }
  const has = player.points[of]
  const next = player.order === null ? undefined : bookOf(player).order(player.order).ranks[player.rank]
  const standing = next
    ? words.say('act-points.needs', { has, title: next.title, needs: next[of] })
    : words.say('act-points.has', { has })
  if (question.topic !== 'points' || question.data.divided === null) return { label, note: standing }
  return { label, note: words.say('act-points-divided', { standing, left: question.data.points - points, of }) }
}

/** Labels an action of a Mentor met face to face. */
function action(seen: Seen, act: ActOn<'action'>): Named {
  const { words, view, player, question } = seen
  switch (act.kind) {
    case 'join': {
      const { name, text } = bookOf(view).order(act.order)
      const label = words.say('action-join', { order: name })
      return {
        label,
        note: act.again ? words.say('action-join.again', { title: bookOf(view).rank(act.order, 1).title }) : text,
      }
    }
    case 'fulfil': {
      const done = player && question.topic === 'action' ? fulfilledBy(player, question.data.who) : []
      const parts = done.map(({ task, mark }) =>
        words.say('action-fulfil.part', { letter: task.letter, do: partOf(task, mark).do }),
      )
      return { label: words.say('action-fulfil'), note: parts.join('; ') }
    }
    case 'take-task':
      return {
        label: words.say('action-take-task'),
        note: act.mandatory
          ? words.say('action-take-task.mandatory', { gems: bookOf(view).gems ? 'yes' : 'no' })
          : words.say('action-take-task.optional'),
      }
    case 'advance': {
      const { title } = bookOf(view).rank(playerIn(seen).order!, act.rank)
      return {
        label: words.say('action-advance', { title }),
        note: words.say('action-advance.note', { rank: act.rank, of: bookOf(view).lastRank }),
      }
    }
    case 'ask-for-gem':
      return { label: words.say('action-ask-for-gem'), note: words.say('action-ask-for-gem.note') }
    case 'summon-gem':
      return {
        label: words.say('action-summon-gem'),
        note: words.say(view.wizards.length > 0 ? 'action-summon-gem.known' : 'action-summon-gem.unknown'),
      }
    case 'deliver-gems':
      return { label: words.say('action-deliver-gems'), note: words.say('action-deliver-gems.note') }
    case 'take-leave':
      return {
        label: words.say(
          question.topic === 'action' && question.data.request ? 'action-take-gift' : 'action-take-leave',
        ),
      }
  }
}

/** Labels an action in thought contact, which can't give anyone a Gem or an Order (7.381). */
function inThought(words: Messages, { kind }: ActOn<'action'>): Named {
  switch (kind) {
    case 'fulfil':
    case 'advance':
    case 'take-task':
    case 'take-leave':
      return { label: words.say(`thought-${kind}`) }
    default:
      return { label: '' }
  }
}
