import {
  animal,
  eventCard,
  HOME_OF,
  type KnownSpell,
  order,
  type Place,
  type Spell,
  spell,
  taskCard,
} from '../rules/cards.ts'
import {
  GEMS,
  type HeldTask,
  HIGH_WIZARDS,
  type HighWizard,
  type Mark,
  POINT_KINDS,
  type PointKind,
  type Points,
} from '../rules/components.ts'
import { bearingTo, type Far } from '../rules/islands/bearings.ts'
import { Board } from '../rules/islands/board.ts'
import { spaceStands } from '../rules/islands/spaces.ts'
import { SACRED_CENTER, type SpaceId, TOWERS } from '../rules/islands/territories.ts'
import { DAYS_BETWEEN, lacking } from '../rules/orders/orders.ts'
import { capital } from '../rules/orders/points.ts'
import { knows, odds } from '../rules/spells.ts'
import { openMarks, partOf } from '../rules/tasks/marks.ts'
import { objectsOf } from '../rules/tasks/tasks.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { spaceName } from './places.ts'

/** A sentence of the record sheet, and whether it is to a player's good. */
export interface Remark {
  readonly tone: 'plain' | 'good' | 'bad'
  readonly text: string
}

/** `3 days`, `1 turn`. */
export const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** `Ruby, Onyx and Topaz`. */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** Points in words: `5 of each`, `10 Knowledge, 5 Power`. */
export function pointsText(points: Readonly<Points>): string {
  const { knowledge, perception, power } = points
  if (knowledge === perception && perception === power && power > 0) return `${power} of each`
  return POINT_KINDS.filter(kind => points[kind] > 0)
    .map(kind => `${points[kind]} ${capital(kind)}`)
    .join(', ')
}

/** Order and Rank, and what the next Rank asks (10.1, 10.2). */
export interface Standing {
  /** `Scholar`; null before a player joins an Order. */
  readonly title: string | null
  /** `Order of Wizards`. */
  readonly order: string | null
  readonly points: readonly { readonly kind: PointKind; readonly has: number; readonly needs: number | null }[]
  /** The next Rank: whether all its points are there, and the days that must pass before it can be given; null at the highest. */
  readonly next: {
    readonly title: string
    readonly lacks: Points
    readonly ready: boolean
    readonly wait: number
  } | null
}

/** How a player stands. */
export function standingOf({ day }: Pick<WizardsView, 'day'>, player: PlayerView): Standing {
  const it = player.order === null ? null : order(player.order)
  const next = it?.ranks[player.rank]
  const lacks = lacking(player)
  return {
    title: it?.ranks[player.rank - 1]?.title ?? null,
    order: it?.name ?? null,
    points: POINT_KINDS.map(kind => ({ kind, has: player.points[kind], needs: next?.[kind] ?? null })),
    next:
      next && lacks
        ? {
            title: next.title,
            lacks,
            ready: POINT_KINDS.every(kind => lacks[kind] === 0),
            wait: player.advanced === null ? 0 : Math.max(0, player.advanced + DAYS_BETWEEN - day),
          }
        : null,
  }
}

/** One part of a Task: what to do, where, and how far that is. */
export interface TaskPart {
  readonly when: 'done' | 'now' | 'later'
  readonly text: string
  /** The space, or who must be met and where one is; null once it is done. */
  readonly where: string | null
  /** The nearest space where it can be done, as far as one is known. */
  readonly space: SpaceId | null
  readonly far: Far | null
}

/** A Task a player holds (9), in words. */
export interface TaskSheet {
  /** The letter of its markers on the map. */
  readonly letter: string
  readonly title: string
  readonly text: string
  readonly gain: Readonly<Points>
  readonly mandatory: boolean
  readonly parts: readonly TaskPart[]
  /** What of it the player carries, and whether thieves could take it (9.8). */
  readonly carries: readonly { readonly name: string; readonly stealable: boolean }[]
}

/** The Tasks of a player, part by part. */
export function tasksOf(view: WizardsView, player: PlayerView): TaskSheet[] {
  return player.tasks.map(held => {
    const { title, text, gain } = taskCard(held.id)
    const open = openMarks(held)
    return {
      letter: held.letter,
      title,
      text,
      gain,
      mandatory: held.mandatory,
      parts: held.marks.map(mark => partSheet(view, player, held, mark, open.includes(mark))),
      carries: objectsOf(held),
    }
  })
}

function partSheet(view: WizardsView, player: PlayerView, held: HeldTask, mark: Mark, isOpen: boolean): TaskPart {
  const part = partOf(held, mark)
  const text = part.do.replace(/\.$/, '')
  if (mark.done) return { when: 'done', text, where: null, space: null, far: null }
  const when = isOpen ? 'now' : 'later'
  const board = Board.of(view.placements)
  if (mark.at !== null) {
    const { at } = mark
    return { when, text, where: spaceName(at), space: at, far: bearingTo(board, player.space, at) }
  }
  const { who, spaces } = whoIsMeant(view, player, held, mark, part.at)
  const nearest = nearestOf(view, player, spaces)
  return {
    when,
    text,
    where: nearest ? `${who}, nearest ${spaceName(nearest)}` : who,
    space: nearest,
    far: nearest === null ? null : bearingTo(board, player.space, nearest),
  }
}

/** Who must be met for a part that has no marker, and where such a one is known to be. */
function whoIsMeant(
  view: WizardsView,
  player: PlayerView,
  held: HeldTask,
  mark: Mark,
  at: Place,
): { who: string; spaces: SpaceId[] } {
  switch (at.kind) {
    case 'any-master':
      return { who: 'any Master Sorcerer', spaces: towersOf(view) }
    case 'mentor':
      return mentorsOf(view, player)
    case 'wizard': {
      const others = held.marks.filter(other => other !== mark && other.by && at.unlike)
      const taken = others.flatMap(other => other.by ?? [])
      const fit = (at.who ?? HIGH_WIZARDS).filter(wizard => !taken.includes(wizard))
      const name = at.who ? listed(at.who.map(capital), 'or') : at.unlike ? 'another High Wizard' : 'any High Wizard'
      return { who: name, spaces: wizardsOut(view, fit) }
    }
    case 'person':
      return { who: capital(at.who), spaces: [HOME_OF[at.who]] }
    default:
      return { who: 'a space still to be marked', spaces: [] }
  }
}

const towersOf = (view: WizardsView): SpaceId[] => TOWERS.filter(tower => spaceStands(view, tower))

/** Where these High Wizards are, as far as it is known. */
const wizardsOut = (view: WizardsView, fit: readonly HighWizard[] = HIGH_WIZARDS): SpaceId[] =>
  view.wizards.filter(({ wizard }) => wizard !== null && fit.includes(wizard)).map(({ at }) => at)

/** A player's Mentors, and where they can be met. */
export function mentorsOf(view: WizardsView, { order: name }: PlayerView): { who: string; spaces: SpaceId[] } {
  switch (name) {
    case 'wizards':
      return { who: 'any High Wizard', spaces: wizardsOut(view) }
    case 'sorcerers':
      return { who: 'a Master Sorcerer', spaces: towersOf(view) }
    case 'druids':
      return { who: 'Ruktal', spaces: [SACRED_CENTER] }
    case null:
      return { who: 'nobody', spaces: [] }
  }
}

/** Of these spaces the one nearest a player, as the crow flies. */
export function nearestOf(view: WizardsView, player: PlayerView, spaces: readonly SpaceId[]): SpaceId | null {
  const board = Board.of(view.placements)
  let nearest: SpaceId | null = null
  let least = Number.POSITIVE_INFINITY
  for (const space of spaces) {
    const far = bearingTo(board, player.space, space)?.spaces ?? Number.POSITIVE_INFINITY
    if (far >= least) continue
    nearest = space
    least = far
  }
  return nearest
}

/** What weighs on a player: afflictions, Traps, lost turns, the clock of the Lair. */
export function plightOf(view: WizardsView, player: PlayerView): Remark[] {
  const out: string[] = []
  const { dazed, bound, trap, stunned, held, lair, stranded } = player
  if (dazed)
    out.push(
      'Demon Dazed: every space costs 2, no animal stays, Movement Events are lost; only three spells are left, on 1 to 3. Any Mentor, Hamdrel or the Abbey heals.',
    )
  if (bound)
    out.push(
      'Dragonbound: every space costs 2; no magic, no points, no Tasks, no Events, and to other players like a Demon. Any Mentor, Hamdrel or the Abbey heals.',
    )
  if (trap?.kind === 'turns') out.push(`In a Trap: ${counted(trap.left, 'turn')} still to lose.`)
  if (trap?.kind === 'fortnight') out.push('In a Trap until the Fortnight ends.')
  if (trap?.kind === 'roll') out.push('In a Trap until a Movement Roll of 5 or 6.')
  if (stunned > 0) out.push(`Stunned: ${counted(stunned, 'turn')} still to lose.`)
  if (held === 'folk') out.push('Detained: on the next turn the Common Folk are met again here.')
  if (held === 'dragon') out.push('Held by the Dragon: on the next turn it is met again here.')
  if (lair !== null) {
    const left = Math.max(0, lair - view.day)
    out.push(`Lair Time: unless out of the Dragon's Lair, Dragonbound in ${counted(left, 'day')}.`)
  }
  if (stranded) out.push('Stranded, and has called for help.')
  return out.map(text => ({ tone: 'bad', text }))
}

/** What is with a player: the animal, Events, a boat, turns to come. */
export function companyOf(view: WizardsView, player: PlayerView): Remark[] {
  const out: Remark[] = []
  if (player.extra > 0) out.push({ tone: 'good', text: `${counted(player.extra, 'extra turn')} to come.` })
  if (player.animal) {
    const { name, text } = animal(player.animal.kind)
    out.push({ tone: 'plain', text: `Animal: ${name}, ${counted(player.animal.left, 'turn')} left. ${text}` })
  }
  for (const { id, until } of player.events) {
    const { title, text } = eventCard(id)
    const left = until === null ? 'until it is used' : `${counted(until - view.day + 1, 'day')} left`
    out.push({ tone: 'plain', text: `Event: ${title}, ${left}. ${text}` })
  }
  if (player.boat !== null) out.push({ tone: 'plain', text: 'In a boat: a point sails it two spaces.' })
  return out
}

/** A spell as a player has it now (10.11-10.13, 11.2). */
export interface SpellSheet {
  readonly name: string
  /** `5 in 6`; null for what is never cast, or not now. */
  readonly odds: string | null
  /** How far, over what ground, from where to where. */
  readonly reach: string | null
  readonly text: string
  /** Tried already this turn (11.24), or out of reach for one so afflicted. */
  readonly barred: 'tried this turn' | 'not while Demon Dazed' | 'not while Dragonbound' | null
}

/** The spells of a player's Rank. */
export function spellsOf(player: PlayerView): SpellSheet[] {
  if (player.order === null || player.rank === 0) return []
  const known = order(player.order).ranks[player.rank - 1]?.spells ?? []
  return known.map(it => {
    const card: Spell = spell(it.spell)
    return {
      name: card.name,
      odds: card.succeedsOn.length === 0 ? null : odds(player, it.spell),
      reach: reachOf(it),
      text: card.text,
      barred: barOf(player, it),
    }
  })
}

function barOf(player: PlayerView, { spell: name }: KnownSpell): SpellSheet['barred'] {
  if (player.cast.includes(name)) return 'tried this turn'
  if (knows(player, name)) return null
  return player.bound ? 'not while Dragonbound' : 'not while Demon Dazed'
}

const DESTINATIONS = {
  random: 'a random space',
  'random-in-any-territory': 'a random space of a Territory you choose',
  'random-stone': 'a random Stone of the Circle',
} as const

function reachOf(known: KnownSpell): string | null {
  switch (known.spell) {
    case 'boat-summoning':
      return known.range === 'unlimited' ? 'a boat at any distance' : `a boat up to ${known.range} spaces away`
    case 'swiftness':
      return `${listed(known.terrain)} cost 1`
    case 'transporting':
      return known.ways
        .map(({ from, to, extraTurn }) => {
          const start = from === 'stone' ? 'from a Stone to' : 'to'
          return `${start} ${DESTINATIONS[to]}${extraTurn && from === 'stone' ? ', with an extra turn' : ''}`
        })
        .join('; or ')
    case 'escaping':
      return known.of.includes('transporting') ? 'Traps, and being transported' : 'Traps'
    case 'telepathy':
      return known.for === 'gems' ? 'to be given a Gem' : 'to advance'
    case 'animal-summoning':
    case 'demon-dispelling':
    case 'dragon-taming':
    case 'gem-summoning':
    case 'perception':
      return null
  }
}

/** What a player's own eyes alone may see (14.3): Gems, what is known of Gem Cards, Secret Wizards. None of another. */
export function secretsOf(view: WizardsView, player: PlayerView): Remark[] {
  const { gems, known } = player
  if (gems === null || known === null) return []
  const out: Remark[] = []
  const carried = HIGH_WIZARDS.filter(wizard => gems[wizard])
  if (carried.length > 0) {
    const names = carried.map(wizard => `the ${capital(gems[wizard] ?? '')} of ${capital(wizard)}`)
    out.push({
      tone: 'good',
      text: `Gems, ${carried.length} of ${GEMS.length}: ${listed(names)}. They can be stolen.`,
    })
  }
  for (const wizard of HIGH_WIZARDS) {
    const gem = known[wizard]
    if (gem === 'false') out.push({ tone: 'bad', text: `${capital(wizard)} is the False Wizard.` })
    else if (gem && !gems[wizard]) out.push({ tone: 'plain', text: `${capital(wizard)} has the ${capital(gem)}.` })
  }
  for (const { wizard, at, letter } of view.wizards) {
    if (wizard !== null && letter !== null)
      out.push({ tone: 'plain', text: `Secret Wizard ${letter} is ${capital(wizard)}, at ${spaceName(at)}.` })
  }
  if (player.rank === 4) {
    const unasked = HIGH_WIZARDS.filter(wizard => known[wizard] === undefined)
    const missing = GEMS.filter(gem => !Object.values(gems).includes(gem))
    if (missing.length > 0) out.push({ tone: 'plain', text: `Gems still to find: ${listed(missing.map(capital))}.` })
    if (missing.length > 0 && unasked.length > 0)
      out.push({ tone: 'plain', text: `Not found out yet: ${listed(unasked.map(capital))}.` })
  }
  return out
}
