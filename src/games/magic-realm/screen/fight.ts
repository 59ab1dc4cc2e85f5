import type { Option, Question } from '../../../kernel/index.ts'
import { groupedBy } from '../../../parts/groups.ts'
import type { MapWindow } from '../../../screen/kit/game-screen.ts'
import { cut, pad, width, wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import { withPendingAnswer } from '../plans/combat/pending-answer.ts'
import { isFightQuestion } from '../plans/combat/policy.ts'
import { blowsOf, bodiesOf, type Melee } from '../rules/facts/melee.ts'
import { combatSideOf, isDark, isRed } from '../rules/facts/sides.ts'
import { type Blow, type Hit, hitOn, inOrder, type PieceId } from '../rules/fight/blows.ts'
import { attackIn, BOXES, type Box, maneuverIn } from '../rules/fight/directions.ts'
import type { Fighter } from '../rules/fight/fighter.ts'
import type { Foe } from '../rules/fight/foes.ts'
import { QUIET, resolve, type Struck } from '../rules/fight/resolution.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import { LEVELS } from '../rules/pieces/levels.ts'
import type { FightQuestion } from '../rules/state/asking.ts'
import type { CombatState, CombatStep, Engagement, Sheet } from '../rules/state/combat.ts'
import { attackTime, valuesStill } from '../rules/state/combat-pieces.ts'
import { struckName } from '../words/combat/names.ts'
import { spellName } from '../words/magic.ts'
import type { RealmStyle } from './tables.ts'

export interface FightSeen {
  readonly combat: CombatState
  readonly fighters: readonly Fighter[]
  readonly foes: readonly Foe[]
  /** The blows of attack spells, even before their rows are chosen. Omitted in games without magic. */
  readonly spells?: readonly Blow[]
  /** The viewer's character in the fight, or null if there is none. */
  readonly own: PieceId | null
  /** Characters who were carried off during the fight rather than running away. */
  readonly carriedOff: ReadonlySet<PieceId>
  readonly place: string
  /** Returns the name of a character, denizen, head or club. */
  readonly name: (piece: PieceId) => string
  /** Returns the name of a denizen's employer, or null if the denizen is unhired. */
  readonly serves: (piece: PieceId) => string | null
  readonly spell: (number: number) => string
}

/** The width of the row labels. */
const ROW_NAMES = 17
/** The minimum widths for the attackers and for a character's plays. */
const MIN_FOES = 12
const MIN_PLAYS = 34
/** The minimum width to show the list of blows beside the sheets. */
const BESIDE_FROM = 100

/** A level of detail, which is reduced until the table fits the available rows. */
interface Detail {
  /** True to list each attacker with all its values. Otherwise, similar attackers are grouped. */
  readonly isWhole: boolean
  readonly hasValues: boolean
  /**
   * The blows to list. `felt` leaves out blows that are canceled because the attacker or the target has fallen or left.
   * `own` also leaves out those not struck by or at the viewer's character.
   */
  readonly blows: 'all' | 'felt' | 'own' | 'none'
  /**
   * True to show a sheet for every denizen under attack. Otherwise, only the denizens in the question get a sheet, and
   * sentences state who attacks the others.
   */
  readonly hasDuels: boolean
}

const LEAST: Detail = { isWhole: false, hasValues: false, blows: 'none', hasDuels: false }

/** The levels of detail, from most to least. */
const DETAILS: readonly Detail[] = [
  { isWhole: true, hasValues: true, blows: 'all', hasDuels: true },
  { isWhole: false, hasValues: true, blows: 'all', hasDuels: true },
  { isWhole: false, hasValues: true, blows: 'felt', hasDuels: true },
  { isWhole: false, hasValues: false, blows: 'felt', hasDuels: true },
  { isWhole: false, hasValues: false, blows: 'own', hasDuels: true },
  { isWhole: false, hasValues: false, blows: 'own', hasDuels: false },
  LEAST,
]

/**
 * Draws the fight as a table: the sheets in use, the other pieces present, and the blows in their current order. Long
 * rows wrap, and the level of detail is reduced until the table fits into `rows`.
 */
export function fightLines(
  words: Messages,
  seen: FightSeen,
  columns: number,
  style: RealmStyle,
  request: FightRequest = {},
): string[] {
  const { drawn, detail } = fittingTable(words, seen, columns, style, request)
  const key = wrap(style.words(words.get('fight-key')), columns, '  ').map(line => style.paint('dim', line))
  // The values are explained if that costs no detail.
  const isExplained = detail.hasValues && drawn.length + key.length <= (request.rows ?? Number.POSITIVE_INFINITY)
  return isExplained ? [...drawn, ...key] : [...drawn]
}

/** Draws the table with as much detail as fits. If it never fits, it has the least detail. */
function fittingTable(
  words: Messages,
  seen: FightSeen,
  columns: number,
  style: RealmStyle,
  { question = null, selected = null, rows = Number.POSITIVE_INFINITY }: FightRequest,
): { readonly drawn: readonly string[]; readonly detail: Detail } {
  const open = question && isFightQuestion(question) ? question : null
  const act = open?.options.find(({ id }) => id === selected?.id)?.act ?? null
  const fight = { ...seen, combat: withPendingAnswer(seen.combat, open, act) }
  let drawn: string[] = []
  for (const detail of DETAILS) {
    drawn = fightDrawn(words, fight, columns, style, detail, open)
    if (drawn.length <= rows) return { drawn, detail }
  }
  return { drawn, detail: LEAST }
}

/** The maximum number of answers to preview for measuring the height. */
const MEASURED = 12

/**
 * Returns the largest number of rows that the fight's table takes in a window, with no answer or one of the first
 * `MEASURED` answers selected. The key to the values isn't counted.
 */
export function fightRows(
  words: Messages,
  seen: FightSeen,
  { columns, rows }: MapWindow,
  style: RealmStyle,
  question: Question | null,
): number {
  const previews = [null, ...(question?.options.slice(0, MEASURED) ?? [])]
  const heights = previews.map(
    selected => fittingTable(words, seen, columns, style, { question, selected, rows }).drawn.length,
  )
  return Math.min(rows, Math.max(...heights))
}

/** Lists the pieces that a question names: a denizen, and the owner of a sheet. */
function placedBy({ data }: FightQuestion): PieceId[] {
  return [...('denizen' in data ? [data.denizen] : []), ...('owner' in data ? [data.owner] : [])]
}

/** The parameters for drawing a fight. */
export interface FightRequest {
  readonly question?: Question | null
  /** The selected answer, which is previewed as if it had been given. */
  readonly selected?: Option | null
  readonly rows?: number
}

function fightDrawn(
  words: Messages,
  fight: FightSeen,
  columns: number,
  style: RealmStyle,
  detail: Detail,
  question: FightQuestion | null,
): string[] {
  const { combat, own } = fight
  const title = words.get('fight-title', { place: fight.place, round: combat.round })
  const step = words.get('fight-step', { step: combat.step })
  const head = `${style.paint('title', `${title}:`)} ${style.paint('dim', step)}`
  const fighters = [...fight.fighters].sort((a, b) => Number(b.id === own) - Number(a.id === own))
  const wide = columns >= BESIDE_FROM ? Math.floor(columns * 0.6) : columns
  const duels = combat.sheets.filter(({ duel }) => duel)
  const named = question ? placedBy(question) : []
  const hasLines = (sheet: Sheet): boolean => detail.hasDuels || named.some(piece => isOnSheet(sheet, piece))
  const sheets = [
    ...fighters.flatMap(fighter => sheetOf(words, fight, fighter, wide, style, detail)),
    ...duels.filter(hasLines).flatMap(sheet => duelLines(words, fight, sheet, wide, style, detail)),
    ...attackedLines(
      words,
      fight,
      duels.filter(sheet => !hasLines(sheet)),
      wide,
      style,
    ),
    ...besideLines(words, fight, wide, style, detail.isWhole),
  ]
  const blows = blowLines(words, fight, columns >= BESIDE_FROM ? columns - wide - 2 : columns, style, detail.blows)
  const { ellipsis } = style.glyphs
  if (wide === columns) return [cut(head, columns, ellipsis), ...sheets, ...blows]
  const rows = Math.max(sheets.length, blows.length)
  return [
    cut(head, columns, ellipsis),
    ...Array.from({ length: rows }, (_, i) => `${pad(sheets[i] ?? '', wide + 2)}${blows[i] ?? ''}`),
  ]
}

/**
 * Lists the denizens in the clearing that are on no sheet, namely unassigned ones and idle hirelings. Includes their
 * values if there is room.
 */
function besideLines(words: Messages, fight: FightSeen, columns: number, style: RealmStyle, isWhole: boolean) {
  const { combat, foes, name, serves } = fight
  const busy = new Set(
    combat.sheets.flatMap(({ owner, boxes, duel }) => [...(duel ? [owner, ...duel.attackers] : []), ...boxes.flat()]),
  )
  const waiting = foes.filter(({ id, part }) => !part && !busy.has(id))
  if (waiting.length === 0) return []
  const pieces = groupedBy(waiting, ({ id }) => (isWhole ? id : serves(id))).map(group => {
    const [{ id }] = group
    const employer = serves(id)
    const text = isWhole
      ? foeText(words, fight, id, style)
      : withoutSharedWords(group.map(one => name(one.id))).join(', ')
    return words.get('fight-waits', { name: text, hired: employer === null ? 'no' : 'yes', employer: employer ?? '' })
  })
  return wrap(style.words(words.get('fight-beside', { who: pieces.join('; ') })), columns, '  ').map(line =>
    style.paint('dim', line),
  )
}

/**
 * Draws a character's sheet: first the name and condition, then the attackers and the plays in each row. Leaves out the
 * rows if all are empty. Returns an empty list for a character who isn't in the fight.
 */
function sheetOf(
  words: Messages,
  fight: FightSeen,
  fighter: Fighter,
  columns: number,
  style: RealmStyle,
  detail: Detail,
): string[] {
  const { combat, own, name } = fight
  const round = combat.engagements.find(one => one.character === fighter.id)
  if (!round) return []
  const called = style.paint(fighter.id === own ? 'title' : 'text', name(fighter.id))
  const armor = fighter.armor.map(({ id, damaged, destroyed }) =>
    destroyed ? '' : words.get('fight-armor', { armor: belonging(id).name, damaged: damaged ? 'yes' : 'no' }),
  )
  const { spell } = round
  const about = [
    words.get('fight-vulnerable', { level: fighter.vulnerability }),
    ...armor.filter(text => text !== ''),
    ...(round.wounds > 0 ? [words.get('fight-wounds', { n: round.wounds })] : []),
    ...(spell?.named
      ? [words.get('fight-casts', { spell: fight.spell(spell.number), targets: words.list(spell.named.map(name)) })]
      : []),
    ...(round.gone ? [words.get('fight-gone')] : []),
    ...(fight.carriedOff.has(fighter.id) ? [words.get('fight-carried-off')] : []),
  ].join(', ')
  const head = wrap(`${called}: ${style.words(about)}`, columns, '  ')
  const attackers = combat.sheets.find(({ owner }) => owner === fighter.id)?.boxes
  const room = columns - ROW_NAMES
  const halvesOf = (shown: Detail, isAimed: boolean): Halves => {
    const foes = BOXES.map(box => foesText(words, fight, attackers?.[box] ?? [], style, shown))
    const plays = BOXES.map(box => playsIn(words, fight, fighter, round, box, isAimed).join('; '))
    // Give the attackers the width they need if that leaves enough for the plays.
    const most = Math.max(...foes.map(width)) + 2
    const half = Math.max(MIN_FOES, Math.min(most, room - Math.min(MIN_PLAYS, Math.max(...plays.map(width)))))
    return { foes, plays, half }
  }
  const whole = halvesOf(detail, true)
  // If a row would wrap, leave out what the list of blows repeats: first the target if there is only one enemy, then
  // the enemy's values.
  const [only, ...others] = attackers?.flat() ?? []
  const isDuel = only !== undefined && others.length === 0 && round.target === only
  const shorter = isDuel
    ? [halvesOf(detail, false), halvesOf({ ...detail, isWhole: false, hasValues: false }, false)]
    : []
  const { foes, plays, half } = [whole, ...shorter].find(halves => isInOneLine(halves, room)) ?? whole
  if ([...foes, ...plays].every(text => text === '')) return head
  const rows = BOXES.flatMap(box => {
    const label = words.get('fight-row', { attack: attackIn(box), maneuver: maneuverIn(box) })
    return besides(label, foes[box] ?? '', plays[box] ?? '', { half, room, style })
  })
  return [...head, ...rows]
}

/**
 * The text of the three rows, with attackers on the left and plays on the right. `half` is the width of the left half.
 */
interface Halves {
  readonly foes: readonly string[]
  readonly plays: readonly string[]
  readonly half: number
}

/** Returns true if no row wraps. */
const isInOneLine = ({ foes, plays, half }: Halves, room: number): boolean =>
  foes.every(text => width(text) < half) && plays.every(text => width(text) <= room - half)

/** Draws a labeled row with a left and a right half, which wrap separately. `half` is the width of the left half. */
function besides(
  label: string,
  before: string,
  after: string,
  { half, room, style }: { half: number; room: number; style: RealmStyle },
): string[] {
  const [left, right] = [wrap(before, half - 1), wrap(after, room - half)]
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const named = pad(i === 0 ? label : '', ROW_NAMES)
    return `${style.paint('dim', named)}${pad(left[i] ?? '', half)}${right[i] ?? ''}`
  })
}

/**
 * Draws the sheet of a denizen that other denizens attack. The heading names the owner's own target. The owner is on
 * the left, and the attackers are on the right.
 */
function duelLines(
  words: Messages,
  fight: FightSeen,
  sheet: Sheet,
  columns: number,
  style: RealmStyle,
  detail: Detail,
): string[] {
  const { owner, boxes, duel } = sheet
  if (!duel) return []
  const { holds, target, circles, squares } = duel
  const victim = holds ?? target
  const head = words.get('fight-duel', {
    owner: fight.name(owner),
    serves: fight.serves(owner) ?? '',
    hired: fight.serves(owner) === null ? 'no' : 'yes',
    target: victim === null ? '' : fight.name(victim),
    aims: victim === null ? 'no' : 'yes',
  })
  const room = columns - ROW_NAMES
  const half = Math.floor(room / 2)
  const side = (pieces: readonly PieceId[]): string => foesText(words, fight, pieces, style, detail)
  const lines = BOXES.flatMap(box => {
    const label = words.get('fight-row', { attack: attackIn(box), maneuver: maneuverIn(box) })
    return besides(label, side(boxes[box]), side([...squares[box], ...circles[box]]), { half, room, style })
  })
  return [...wrap(style.paint('text', style.words(head)), columns, '  '), ...lines]
}

const isOnSheet = ({ owner, boxes, duel }: Sheet, piece: PieceId): boolean =>
  owner === piece || boxes.flat().includes(piece) || (duel?.attackers.includes(piece) ?? false)

/** Lists the attackers of each denizen, grouped by the employer of the denizen attacked. */
function attackedLines(
  words: Messages,
  { name, serves }: FightSeen,
  sheets: readonly Sheet[],
  columns: number,
  style: RealmStyle,
): string[] {
  return groupedBy(sheets, ({ owner }) => serves(owner)).flatMap(group => {
    const employer = serves(group[0].owner)
    const owners = withoutSharedWords(group.map(({ owner }) => name(owner)))
    const who = group.map(({ duel }, i) => {
      const by = withoutSharedWords((duel?.attackers ?? []).map(name)).join(', ')
      return words.get('fight-attacked-by', { owner: owners[i] ?? '', by })
    })
    const hired = employer === null ? 'no' : 'yes'
    const heading = words.get('fight-attacked', { hired, employer: employer ?? '', who: who.join('; ') })
    return wrap(style.words(heading), columns, '  ')
  })
}

/** Lists the denizens in one place, either individually or grouped by identical descriptions. */
function foesText(
  words: Messages,
  fight: FightSeen,
  pieces: readonly PieceId[],
  style: RealmStyle,
  { isWhole, hasValues }: Detail,
): string {
  if (isWhole) return pieces.map(piece => foeText(words, fight, piece, style)).join('; ')
  const alike = groupedBy(pieces, piece => foeText(words, fight, piece, style, { name: '', hasValues }))
  const names = withoutSharedWords(alike.flat().map(fight.name))
  const called = new Map(alike.flat().map((piece, i) => [piece, names[i]]))
  return alike
    .map(group => {
      const name = group.map(piece => called.get(piece)).join(', ')
      return foeText(words, fight, group[0], style, { name, hasValues })
    })
    .join('; ')
}

/** Shortens names by omitting the words they share with the previous name, for example `Company C1`, `C2`. */
const withoutSharedWords = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const [parts, before] = [name.split(' '), names[i - 1]?.split(' ') ?? []]
    const own = parts.findIndex((part, at) => part !== before[at])
    return parts.slice(Math.max(0, own)).join(' ')
  })

/** Describes a denizen's current side: its harm, attack time and speed. `name` replaces the denizen's name. */
function foeText(
  words: Messages,
  fight: FightSeen,
  piece: PieceId,
  { paint }: RealmStyle,
  { name = fight.name(piece), hasValues = true }: { name?: string; hasValues?: boolean } = {},
): string {
  const foe = fight.foes.find(({ id }) => id === piece)
  if (!foe) return name
  const { attack, move } = combatSideOf(fight.combat, foe)
  const harm =
    attack === null
      ? words.get('fight-no-attack')
      : attack.special !== null
        ? words.get('fight-special', { what: attack.special, time: attack.time })
        : `${attack.harm ?? ''}${attack.time}${'*'.repeat(attack.stars)}${isFire(foe) ? ` ${words.get('fight-fire')}` : ''}`
  const moves = move === null ? '' : ` ${words.get('fight-moves', { time: move })}`
  const text = hasValues ? `${name} ${harm}${moves}` : name
  if (isRed(fight.combat, foe)) return paint('bad', words.get('fight-red', { foe: text }))
  return isDark(fight.combat, piece) ? paint('warn', words.get('fight-dark', { foe: text })) : text
}

/** Returns true for a dragon's head that attacks with a missile (26.9). */
const isFire = ({ part, mount, missile }: Foe): boolean => part && !mount && missile !== null

/** Lists a character's plays in one row: attack, maneuver, the rider's maneuver and shield. */
function playsIn(
  words: Messages,
  { name }: FightSeen,
  fighter: Fighter,
  round: Engagement,
  box: Box,
  isAimed: boolean,
): string[] {
  const { attack, maneuver, rider, shield, target } = round
  const plays: string[] = []
  const spent = words.get('fight-spent')
  if (attack?.box === box) {
    const values = valuesStill(fighter, attack.piece)
    const weapon = fighter.weapon.id === null ? words.get('fight-dagger') : belonging(fighter.weapon.id).name
    const attackValues = values && { weapon, strength: values.strength, time: attackTime(fighter, values.time) }
    if (!attackValues) plays.push(spent)
    else if (target === null || !isAimed) plays.push(words.get('fight-attack', attackValues))
    else
      plays.push(
        words.get(attack.atRider ? 'fight-attack.rider' : 'fight-attack.at', { ...attackValues, target: name(target) }),
      )
  }
  if (maneuver?.box === box) {
    const values = valuesStill(fighter, maneuver.piece)
    plays.push(values ? words.get('fight-maneuver', { how: maneuver.piece.kind, ...values }) : spent)
  }
  if (rider?.box === box) {
    const values = valuesStill(fighter, rider.piece)
    plays.push(values ? words.get('fight-rider', { ...values }) : spent)
  }
  if (shield === box) plays.push(words.get('fight-shield'))
  return plays
}

/** The steps up to the resolution of the blows. */
const AHEAD: readonly CombatStep[] = ['acting', 'targeting', 'playing', 'chance', 'turning', 'blows']
/** The steps in which a character can still play a maneuver. */
const EARLY: readonly CombatStep[] = ['acting', 'targeting', 'playing']

/** Lists the blows in their current order of resolution, each with the reason it hits and its effect. */
function blowLines(
  words: Messages,
  fight: FightSeen,
  columns: number,
  { paint, words: shown }: RealmStyle,
  shownBlows: Detail['blows'],
): string[] {
  const melee: Melee = fight
  const blows = AHEAD.includes(fight.combat.step) && shownBlows !== 'none' ? blowsOf(melee) : []
  if (blows.length === 0) return []
  const isFirst = fight.combat.round === 1
  const isEarly = EARLY.includes(fight.combat.step)
  // Don't roll dice: a missile does its printed harm, and a spell does the harm listed in its table.
  const struck = resolve(blows, bodiesOf(melee), isFirst, QUIET)
  const outcome = (blow: Blow) => struck.find(one => one.blow === blow)
  const targets = new Map(bodiesOf(melee).map(body => [body.id, body.maneuver]))
  const lines = inOrder(blows, isFirst).flatMap((group, i) =>
    group.flatMap(blow => {
      if (shownBlows !== 'all' && hitsTooLate(outcome(blow))) return []
      if (shownBlows === 'own' && blow.by !== fight.own && blow.target !== fight.own) return []
      const hit = hitOn(blow, targets.get(blow.target) ?? null)
      const isOpen = hit === 'open' && isEarly
      const text = blowText(words, fight, i + 1, blow, isOpen ? 'still' : hit, outcome(blow))
      const role = hit === null ? 'dim' : blow.target === fight.own ? 'bad' : 'good'
      return wrap(shown(text), columns, '  ').map(line => paint(role, line))
    }),
  )
  if (lines.length === 0) return []
  return [
    paint('title', words.get('fight-blows', { by: isFirst ? 'length' : 'time', early: isEarly ? 'yes' : 'no' })),
    ...lines,
  ]
}

/** Returns true if a blow would hit, but an earlier one kills one of the two. */
const hitsTooLate = (struck: Struck | undefined): boolean => struck?.outcome === 'cancelled' && struck.hit !== null

function blowText(
  words: Messages,
  { name }: FightSeen,
  order: number,
  blow: Blow,
  hit: Hit | 'still' | null,
  struck: Struck | undefined,
): string {
  const { by, target, time, length, spell } = blow
  const striker =
    spell === undefined ? name(by) : words.get('fight-blow-spell', { by: name(by), spell: spellName(spell) })
  const values = { order, by: striker, target: name(target), time, length }
  if (hitsTooLate(struck)) return words.get('fight-blow.cancelled', values)
  const harm = struck?.harm === null || struck?.harm === undefined ? '' : (LEVELS[Math.min(struck.harm, 4)] ?? '')
  return words.get('fight-blow', {
    ...values,
    hit: hit ?? 'miss',
    harm,
    outcome: hit === null ? 'misses' : (struck?.outcome ?? 'misses'),
    on: struck?.on === null || struck?.on === undefined ? '' : struckName(words, struck.on),
  })
}

/** Fits lines into a window. An ellipsis shows that some are left out. */
export function fitWindow(
  lines: readonly string[],
  columns: number,
  rows: number,
  { paint, glyphs }: RealmStyle,
): string[] {
  const shown = lines.slice(0, rows).map(line => (width(line) > columns ? cut(line, columns, glyphs.ellipsis) : line))
  if (lines.length > rows && shown.length > 0)
    shown[rows - 1] = `${cut(shown[rows - 1] ?? '', columns - 2)} ${paint('dim', glyphs.ellipsis)}`
  return Array.from({ length: rows }, (_, i) => pad(shown[i] ?? '', columns))
}
