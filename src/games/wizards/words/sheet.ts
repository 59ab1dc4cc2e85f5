import type { Question } from '../../../kernel/index.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { turnsTo } from '../plans/trips.ts'
import { knows, succeedsOn } from '../rules/effects/spells.ts'
import { spaceStands } from '../rules/facts/spaces.ts'
import { bearingTo, type Far } from '../rules/islands/bearings.ts'
import { Board } from '../rules/islands/board.ts'
import {
  COTTAGE,
  LAIR_CENTER,
  SACRED_CENTER,
  type SpaceId,
  type Terrain,
  TOWERS,
} from '../rules/islands/territories.ts'
import { type Booked, bookOf, eventTextOf } from '../rules/state/book.ts'
import { eventCard, HOME_OF, type KnownSpell, type Place, type Spell, taskCard } from '../rules/state/cards.ts'
import {
  GEMS,
  type Gem,
  type HeldEvent,
  type HeldTask,
  HIGH_WIZARDS,
  type HighWizard,
  type Mark,
  type Player,
  POINT_KINDS,
  type PointKind,
  type Points,
} from '../rules/state/components.ts'
import { openMarks, partOf } from '../rules/state/marks.ts'
import { gemsRequired } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { DAYS_BETWEEN, pointsLacking } from '../rules/tasks/orders.ts'
import { objectsOf } from '../rules/tasks/tasks.ts'
import { placeSeen } from './places.ts'

/** A sentence of the record sheet, with its tone. */
export interface Remark {
  readonly tone: 'plain' | 'good' | 'bad'
  readonly text: string
}

/** Formats a count: `3 days`, `1 turn`. */
export const countText = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** Joins a list: `Ruby, Onyx and Topaz`. */
export const joinList = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** Formats points: `5 of each`, `10 Knowledge, 5 Power`. */
export function pointsText(words: Messages, points: Readonly<Points>): string {
  const { knowledge, perception, power } = points
  if (knowledge === perception && perception === power && power > 0)
    return words.get('sheet-of-each', { points: power })
  return POINT_KINDS.filter(kind => points[kind] > 0)
    .map(kind => words.get('act-points', { points: points[kind], kind: words.get(`point-${kind}`) }))
    .join(', ')
}

/** A player's Order and Rank, and the requirements of the next Rank (10.1, 10.2). */
export interface RankStanding {
  /** The Rank's title, such as `Scholar`, or null before the player joins an Order. */
  readonly title: string | null
  /** The Order's full name, such as `Order of Wizards`, or null before the player joins one. */
  readonly order: string | null
  readonly points: readonly { readonly kind: PointKind; readonly has: number; readonly needs: number | null }[]
  /**
   * The next Rank, with the missing points and the minimum number of days to wait. Null before the player joins an
   * Order and at the last Rank.
   */
  readonly next: {
    readonly title: string
    readonly lacks: Points
    readonly ready: boolean
    readonly wait: number
  } | null
}

export function standingOf({ day }: Pick<WizardsView, 'day'>, player: PlayerView): RankStanding {
  const it = player.order === null ? null : bookOf(player).order(player.order)
  const next = it?.ranks[player.rank]
  const lacks = pointsLacking(player)
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

/** A part of a Task: the instruction and, until it is done, the place and its distance. */
export type TaskPart = OpenPart | DonePart

/** A part that is still to be done. */
export interface OpenPart {
  readonly when: 'now' | 'later'
  readonly text: string
  /** The space, or the person to meet and, if known, where they are. */
  readonly where: string
  /** The nearest space where the part can be done, if known. */
  readonly space: SpaceId | null
  readonly far: Far | null
}

interface DonePart {
  readonly when: 'done'
  readonly text: string
  readonly where: null
  readonly space: null
  readonly far: null
}

export const isOfNow = (part: TaskPart): part is OpenPart => part.when === 'now'

/** A player's Task (9) as text. */
export interface TaskSheet {
  /** The letter of the Task's markers on the map. */
  readonly letter: string
  readonly title: string
  readonly text: string
  readonly gain: Readonly<Points>
  readonly mandatory: boolean
  readonly parts: readonly TaskPart[]
  /** The objects picked up so far for the Task, and whether they can be stolen (9.8). */
  readonly carries: readonly { readonly name: string; readonly stealable: boolean }[]
}

/** Returns a player's Tasks with all their parts. */
export function tasksOf(words: Messages, view: WizardsView, player: PlayerView): TaskSheet[] {
  return player.tasks.map(held => {
    const { title, text, gain } = taskCard(held.id)
    const open = openMarks(held)
    return {
      letter: held.letter,
      title,
      text,
      gain,
      mandatory: held.mandatory,
      parts: held.marks.map(mark => partSheet(words, view, player, held, mark, open.includes(mark))),
      carries: objectsOf(held),
    }
  })
}

function partSheet(
  words: Messages,
  view: WizardsView,
  player: PlayerView,
  held: HeldTask,
  mark: Mark,
  isOpen: boolean,
): TaskPart {
  const part = partOf(held, mark)
  const text = part.do.replace(/\.$/, '')
  if (mark.done) return { when: 'done', text, where: null, space: null, far: null }
  const when = isOpen ? 'now' : 'later'
  const board = Board.of(view.placements)
  if (mark.at !== null) {
    const { at } = mark
    return { when, text, where: placeSeen(words, view, at), space: at, far: bearingTo(board, player.space, at) }
  }
  const { who, spaces } = personToMeet(words, view, player, held, mark, part.at)
  const [nearest = null] = nearestFirst(view, player, spaces)
  const atHome = spaces.length === 1 && Object.values(HOME_OF).some(home => home === nearest)
  return {
    when,
    text,
    where: nearest
      ? words.get(atHome ? 'sheet-at' : 'sheet-nearest', { who, place: placeSeen(words, view, nearest) })
      : who,
    space: nearest,
    far: nearest === null ? null : bearingTo(board, player.space, nearest),
  }
}

/** Names the person to meet for a part without a marker, and lists the known spaces where they can be met. */
function personToMeet(
  words: Messages,
  view: WizardsView,
  player: PlayerView,
  held: HeldTask,
  mark: Mark,
  at: Place,
): { who: string; spaces: SpaceId[] } {
  switch (at.kind) {
    case 'any-master':
      return { who: words.get('who-any-master'), spaces: towersOf(view) }
    case 'mentor':
      return mentorsOf(words, view, player)
    case 'wizard': {
      const others = held.marks.filter(other => other !== mark && other.by && at.unlike)
      const taken = others.flatMap(other => other.by ?? [])
      const fit = (at.who ?? HIGH_WIZARDS).filter(wizard => !taken.includes(wizard))
      const name = at.who
        ? words.list(at.who.map(capital), 'or')
        : words.get(at.unlike ? 'who-another-wizard' : 'who-any-wizard')
      return { who: name, spaces: wizardsOut(view, fit) }
    }
    case 'person':
      return { who: capital(at.who), spaces: [HOME_OF[at.who]] }
    default:
      return { who: words.get('who-unmarked'), spaces: [] }
  }
}

const towersOf = (view: WizardsView): SpaceId[] => TOWERS.filter(tower => spaceStands(view, tower))

/** Lists the spaces where these High Wizards are known to be. */
const wizardsOut = (view: WizardsView, fit: readonly HighWizard[] = HIGH_WIZARDS): SpaceId[] =>
  view.wizards.filter(({ wizard }) => wizard !== null && fit.includes(wizard)).map(({ at }) => at)

/** Names a player's Mentors and lists the known spaces where they can be met. */
export function mentorsOf(
  words: Messages,
  view: WizardsView,
  { order: name }: PlayerView,
): { who: string; spaces: SpaceId[] } {
  switch (name) {
    case 'wizards':
      return { who: words.get('who-any-wizard'), spaces: wizardsOut(view) }
    case 'sorcerers':
      return { who: words.get('who-a-master'), spaces: towersOf(view) }
    case 'druids':
      return { who: 'Ruktal', spaces: [SACRED_CENTER] }
    case 'evil':
      return { who: words.get('who-dragon'), spaces: [LAIR_CENTER, ...(view.dragon === '' ? [] : [view.dragon])] }
    case 'rangers':
      return { who: 'Hamdrel', spaces: [COTTAGE] }
    case null:
      return { who: words.get('who-nobody'), spaces: [] }
  }
}

/**
 * Lists the spaces on the board, nearest first: by turns for the viewing player, whose routes are known, and by
 * distance for others and for spaces without a route.
 */
export function nearestFirst(
  view: WizardsView,
  player: PlayerView,
  spaces: readonly SpaceId[],
  question: Question | null = null,
): SpaceId[] {
  const board = Board.of(view.placements)
  const ranked = spaces.flatMap(space => {
    const far = bearingTo(board, player.space, space)?.spaces
    return far === undefined ? [] : { space, far }
  })
  // A single space needs no route.
  const isViewer = ranked.length > 1 && player.seat === (view.seat ?? view.next)
  return ranked
    .map(one => ({ ...one, turns: (isViewer ? turnsTo(view, one.space, question) : null) ?? Number.MAX_VALUE }))
    .sort((a, b) => a.turns - b.turns || a.far - b.far)
    .map(({ space }) => space)
}

/** A remark with a short form, for a line that combines several. */
export interface Problem extends Remark {
  readonly short: string
}

/** Lists a player's problems, such as afflictions, Traps, lost turns and the deadline in the Lair. */
export function problemsOf(words: Messages, view: WizardsView, player: PlayerView): Problem[] {
  const out: Problem[] = []
  const { dazed, bound, trap, stunned, held, lair, stranded } = player
  const bad = (text: string, short: string) => out.push({ tone: 'bad', text, short })
  if (dazed) {
    const { movementEventsLast } = bookOf(view)
    const text = movementEventsLast ? words.get('condition-dazed.revised') : words.get('condition-dazed')
    bad(text, words.get('condition-dazed.short'))
  }
  if (bound) {
    const text = bookOf(view).slowOnCircle ? words.get('condition-bound.revised') : words.get('condition-bound')
    bad(text, words.get('condition-bound.short'))
  }
  if (trap?.kind === 'turns')
    bad(words.get('condition-trap-turns', { turns: trap.left }), words.get('condition-trap-turns.short'))
  if (trap?.kind === 'fortnight')
    bad(words.get('condition-trap-fortnight'), words.get('condition-trap-fortnight.short'))
  if (trap?.kind === 'rescue') bad(words.get('condition-trap-rescue'), words.get('condition-trap-rescue.short'))
  if (trap?.kind === 'roll') bad(words.get('condition-trap-roll'), words.get('condition-trap-roll.short'))
  if (stunned > 0) bad(words.get('condition-stunned', { turns: stunned }), words.get('condition-stunned.short'))
  if (held === 'folk') bad(words.get('condition-detained'), words.get('condition-detained.short'))
  if (held === 'dragon') bad(words.get('condition-held'), words.get('condition-held.short'))
  if (lair !== null) {
    const days = Math.max(0, lair - view.day)
    bad(words.get('condition-lair', { days }), words.get('condition-lair.short'))
  }
  if (stranded) bad(words.get('condition-stranded'), words.get('condition-stranded.short'))
  return out
}

/** Describes how long an Animal will stay, the current turn or day included: `3 turns left`, `1 day left`. */
export function animalTime(words: Messages, { book }: Booked, { kind, left }: NonNullable<Player['animal']>): string {
  // In the revised game some Animals stay for days (D43). The last of these begins with none left.
  return bookOf({ book }).animal(kind).days
    ? words.get('time-days', { days: left + 1 })
    : words.get('time-turns', { turns: left })
}

/** Describes how long an Event will last, the current turn or day included: `2 days left`, `until used`. */
export function eventTime(words: Messages, day: number, { until, turns }: HeldEvent): string {
  // In the revised game one Event lasts for turns (D42).
  if (turns !== undefined) return words.get('time-turns', { turns })
  return until === null ? words.get('time-until-used') : words.get('time-days', { days: until - day + 1 })
}

/** Lists a player's advantages, such as an Animal, Events, a boat and extra turns. */
export function advantagesOf(words: Messages, view: WizardsView, player: PlayerView): Remark[] {
  const out: Remark[] = []
  if (player.extra > 0) out.push({ tone: 'good', text: words.get('effect-extra-turns', { turns: player.extra }) })
  if (player.animal) {
    const { name, text } = bookOf(player).animal(player.animal.kind)
    const time = animalTime(words, player, player.animal)
    out.push({ tone: 'plain', text: words.get('effect-animal', { name, time, text }) })
  }
  for (const event of player.events) {
    const card = eventCard(event.id)
    const { title } = card
    const time = eventTime(words, view.day, event)
    out.push({ tone: 'plain', text: words.get('effect-event', { title, time, text: eventTextOf(bookOf(view), card) }) })
  }
  if (player.boat !== null) out.push({ tone: 'plain', text: words.get('effect-boat') })
  return out
}

/** A spell as a player can cast it now (10.11-10.13, 11.2). */
export interface SpellSheet {
  readonly name: string
  /** The odds of success, such as `5 in 6`, or null if the spell is never cast. */
  readonly odds: string | null
  /** The spell's range, terrain, or origin and destination, or null if it has no parameters. */
  readonly reach: string | null
  readonly text: string
  /**
   * The reason the spell can't be cast now: it was already tried this turn (11.24), or the player has an affliction.
   */
  readonly barred: string | null
}

/** Returns the spells of a player's Order and Rank. */
export function spellsOf(words: Messages, player: PlayerView): SpellSheet[] {
  if (player.order === null || player.rank === 0) return []
  const known = bookOf(player).order(player.order).ranks[player.rank - 1]?.spells ?? []
  return known.map(it => {
    const card: Spell = bookOf(player).spell(it.spell)
    return {
      name: card.name,
      odds:
        card.succeedsOn.length === 0 ? null : words.get('spell-odds', { hits: succeedsOn(player, it.spell).length }),
      reach: reachOf(words, it),
      text: card.text,
      barred: barrierTo(words, player, it),
    }
  })
}

function barrierTo(words: Messages, player: PlayerView, { spell: name }: KnownSpell): SpellSheet['barred'] {
  if (player.cast.includes(name)) return words.get('spell-tried')
  if (knows(player, name)) return null
  return words.get(player.bound ? 'spell-not-bound' : 'spell-not-dazed')
}

function reachOf(words: Messages, known: KnownSpell): string | null {
  switch (known.spell) {
    case 'boat-summoning':
      return boatReach(words, known)
    case 'swiftness':
      return swiftnessReach(words, known)
    case 'transporting':
      return known.ways
        .map(({ from, to, extraTurn }) =>
          words.get(extraTurn && from === 'stone' ? 'spell-way-extra' : 'spell-way', { from, to }),
        )
        .reduce((ways, way) => words.get('spell-ways', { ways, way }))
    case 'escaping':
      if (known.of.length === 1 && known.of[0] === 'traps') return words.get('spell-escaping')
      if (known.of.join() === 'traps,transporting') return words.get('spell-escaping-both')
      return words.list(known.of.map(what => words.get('spell-escapes', { what })))
    case 'telepathy':
      return words.get(known.for === 'gems' ? 'spell-telepathy-gems' : 'spell-telepathy')
    case 'demon-dodging':
      return known.deluxe ? words.get('spell-demon-deluxe') : null
    case 'demon-cloning':
    case 'dragon-dodging':
    case 'animal-mustering':
    case 'dove-summoning':
    case 'animal-summoning':
    case 'demon-dispelling':
    case 'dragon-taming':
    case 'gem-summoning':
    case 'perception':
      return null
  }
}

function boatReach(words: Messages, { range, pontoon }: Extract<KnownSpell, { spell: 'boat-summoning' }>): string {
  const reach =
    range === 'unlimited' ? words.get('spell-boat-anywhere') : words.get('spell-boat-within', { spaces: range })
  return pontoon ? words.get('spell-boat-pontoon', { reach }) : reach
}

/** Describes the terrain that a Swiftness Spell makes easier, or the walls it passes. */
export function swiftnessReach(words: Messages, known: Extract<KnownSpell, { spell: 'swiftness' }>): string {
  if (known.walls) return words.get('spell-swiftness-walls', { walls: known.walls })
  const terrain = words.list(known.terrain.map(it => terrainText(words, it)))
  const reach = words.get(known.in ? `spell-swiftness-${known.in}` : 'spell-swiftness', { terrain })
  return known.demons ? words.get('spell-swiftness-demons', { reach }) : reach
}

const terrainText = (words: Messages, terrain: Terrain): string =>
  terrain === 'woods' || terrain === 'mountains' || terrain === 'plains' ? words.get(`terrain-${terrain}`) : terrain

/** Returns a Gem's name with a capital letter, or an empty string for none. */
const gemText = (words: Messages, gem: Gem | undefined): string => (gem ? capital(words.get(`gem-${gem}`)) : '')

/**
 * Describes a player's private information (14.3): the Gems they carry and lack, known Gem Cards, and Secret Wizards.
 * The list is empty for a player whose secrets the viewer can't see.
 */
export function secretsOf(words: Messages, view: WizardsView, player: PlayerView): Remark[] {
  const { gems, known } = player
  if (gems === null || known === null) return []
  const out: Remark[] = []
  const carried = HIGH_WIZARDS.filter(wizard => gems[wizard])
  if (carried.length > 0) {
    const all = words.list(
      carried.map(wizard => words.get('secret-gem-of', { gem: gemText(words, gems[wizard]), wizard: capital(wizard) })),
    )
    out.push({
      tone: 'good',
      text: words.get('secret-gems', { count: carried.length, of: gemsRequired(view), gems: all }),
    })
  }
  for (const wizard of HIGH_WIZARDS) {
    const gem = known[wizard]
    if (gem === 'false') out.push({ tone: 'bad', text: words.get('told-gem-false', { wizard: capital(wizard) }) })
    else if (gem && !gems[wizard]) {
      const values = { wizard: capital(wizard), gem: gemText(words, gem) }
      out.push({ tone: 'plain', text: words.get('secret-has-gem', values) })
    }
  }
  for (const { wizard, at, letter } of view.wizards) {
    if (wizard !== null && letter !== null)
      out.push({
        tone: 'plain',
        text: words.get('secret-wizard-at', { letter, wizard: capital(wizard), place: placeSeen(words, view, at) }),
      })
  }
  if (bookOf(view).gems && player.rank === 4) {
    const unasked = HIGH_WIZARDS.filter(wizard => known[wizard] === undefined)
    const missing = GEMS.filter(gem => !Object.values(gems).includes(gem))
    const lacks = gemsRequired(view) > GEMS.length - missing.length
    if (lacks)
      out.push({
        tone: 'plain',
        text: words.get('secret-missing', { gems: words.list(missing.map(gem => gemText(words, gem))) }),
      })
    if (lacks && unasked.length > 0)
      out.push({ tone: 'plain', text: words.get('secret-unasked', { wizards: words.list(unasked.map(capital)) }) })
  }
  return out
}
