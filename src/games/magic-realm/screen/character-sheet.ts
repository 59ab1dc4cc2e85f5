import { pad, wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import { carryingStrength, tooHeavy } from '../rules/facts/carrying.ts'
import { chitsOf } from '../rules/facts/chits.ts'
import { FACTORS, progressToward, type Scored } from '../rules/facts/scoring.ts'
import { type BelongingId, belonging } from '../rules/pieces/belongings.ts'
import { type ActionChit, CHARACTERS, characterCard } from '../rules/pieces/characters.ts'
import { isCave } from '../rules/pieces/tiles.ts'
import { type ChitState, clearingAt, GOALS, type Owned } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { aboutCharacter } from '../words/answers.ts'
import { aboutAbility, advantageLines, clearingName, thingName } from '../words/names.ts'
import { magicChitText } from '../words/spells.ts'
import type { RealmRole, RealmStyle } from './tables.ts'

/** The parameters for drawing a character's sheet. */
export interface SheetInk {
  readonly words: Messages
  readonly style: RealmStyle
  readonly columns: number
  readonly damaged: readonly BelongingId[]
  /** The state that determines which spells score and which advantages are useful. */
  readonly scored: Scored & Pick<RealmView, 'encounter' | 'magic'>
  /** The player's name, and a description of the character's place. */
  readonly player: string
  readonly where: string
}

/**
 * Returns a character's sheet: chits by state, belongings, advantages, discoveries and progress toward victory. If the
 * character is no longer in play, returns only the title and the character's fate.
 */
export function characterLines(seen: SeenCharacter, ink: SheetInk): string[] {
  const { words, style } = ink
  const name = characterCard(seen.id).name
  const plight = [
    ...(seen.place.kind === 'off' ? [] : [words.get(seen.hidden ? 'sheet-hidden' : 'sheet-unhidden')]),
    ...(seen.foundEnemies ? [words.get('sheet-sees-enemies')] : []),
    ...familiarAt(words, seen),
    ...phantasmAt(words, seen),
    ...(seen.ability ? [aboutAbility(words, seen)] : []),
    ...seen.curses.map(curse => words.get('sheet-curse', { curse })),
  ]
  const title = words.get('sheet-character', { character: name, player: ink.player })
  const head = [style.paint('title', title), ...wrapped(ink, [ink.where, ...plight].join(', '))]
  if (seen.fate !== 'alive') return [style.paint('title', title), words.get('sheet-fate', { fate: seen.fate })]
  return [
    ...head,
    ...wrapped(ink, wealth(words, seen)),
    ...victoryAndChits(seen, ink),
    ...belongingLines(seen, ink),
    ...advantages(seen, ink),
    ...discoveries(seen, ink),
  ]
}

/** Describes where the Witch's familiar is (24.14). */
const familiarAt = (words: Messages, { familiar }: SeenCharacter): string[] => {
  if (!familiar) return []
  const { place } = familiar
  return [words.get('sheet-familiar', { place: place.kind === 'clearing' ? clearingName(place.clearing) : 'none' })]
}

/** Describes where the phantasm is today (21.6.4). */
const phantasmAt = (words: Messages, { phantasm }: SeenCharacter): string[] =>
  phantasm?.place.kind === 'clearing'
    ? [words.get('sheet-phantasm', { place: clearingName(phantasm.place.clearing) })]
    : []

const wrapped = ({ style, columns }: Pick<SheetInk, 'style' | 'columns'>, text: string): string[] =>
  wrap(style.words(text), columns, '  ')

const wealth = (words: Messages, { gold, fame, notoriety }: SeenCharacter): string =>
  words.get('sheet-wealth', { gold: gold ?? -1, fame, notoriety, told: gold === null ? 'no' : 'yes' })

/**
 * The minimum width at which the victory requirements and the chits are shown side by side, and the width of the
 * victory requirements.
 */
const BESIDE_FROM = 72
const VICTORY_COLUMNS = 34

/**
 * Returns the victory requirements and the chits. They are side by side if there is room, so that both fit on a short
 * screen.
 */
function victoryAndChits(seen: SeenCharacter, ink: SheetInk): string[] {
  const isWide = ink.columns >= BESIDE_FROM
  const needs = victory(seen, isWide ? { ...ink, columns: VICTORY_COLUMNS } : ink)
  if (!isWide || needs.length === 0) return [...needs, ...chitLines(seen, ink)]
  const chits = chitLines(seen, { ...ink, columns: ink.columns - VICTORY_COLUMNS - 2 })
  return Array.from({ length: Math.max(needs.length, chits.length) }, (_, i) =>
    `${pad(needs[i] ?? '', VICTORY_COLUMNS + 2)}${chits[i] ?? ''}`.trimEnd(),
  )
}

/** The width of a progress bar, in columns. */
const BAR = 8

/**
 * Compares the victory requirements of the viewer's own character with the current score (4.2, 19.5). Returns an empty
 * list for any other character.
 */
function victory(seen: SeenCharacter, { words, style, columns, scored }: SheetInk): string[] {
  const { needs } = seen
  if (!seen.isOwn || needs === null) return []
  const { paint, glyphs } = style
  const lines = GOALS.filter(goal => needs[goal] > 0).flatMap(goal => {
    const needed = needs[goal] * FACTORS[goal]
    const has = progressToward(seen, goal, scored)
    const done = Math.max(0, Math.min(BAR, Math.floor((has / needed) * BAR)))
    const bar =
      paint(has >= needed ? 'good' : 'accent', glyphs.barFull.repeat(done)) + glyphs.barEmpty.repeat(BAR - done)
    const text = words.get('sheet-need', { goal, has, needed })
    const line = `${bar} ${pad(text, Math.max(1, columns - BAR - 1)).trimEnd()}`
    if (goal !== 'gold' || seen.worth === 0 || seen.gold === null) return [line]
    return [line, ...wrapped({ style, columns }, words.get('sheet-need-gold', { gold: seen.gold, worth: seen.worth }))]
  })
  return lines.length === 0 ? [] : [paint('title', words.get('sheet-victory')), ...lines]
}

const STATES: readonly ChitState[] = ['active', 'fatigued', 'wounded', 'committed', 'enchanted', 'absent']

const STATE_ROLES: Readonly<Record<ChitState, RealmRole>> = {
  active: 'text',
  fatigued: 'warn',
  wounded: 'bad',
  committed: 'dim',
  enchanted: 'accent',
  absent: 'dim',
}

/** Lists the chits by state, grouped by kind, for example `Move M4 M4 H5*` (2.2.1). */
function chitLines(seen: SeenCharacter, { words, style, columns }: SheetInk): string[] {
  const chits = chitsOf(seen)
  const lines = STATES.flatMap(state => {
    const there = chits.filter(chit => chit.state === state)
    if (there.length === 0) return []
    const faces = byKind(words, there, chit => (chit.kind === 'MAGIC' ? magicChitText(words, chit) : chitText(chit)))
    const text = `${words.get('sheet-chits', { state, n: there.length })} ${faces}`
    return wrap(text, columns, '  ').map(line => style.paint(STATE_ROLES[state], line))
  })
  return [style.paint('title', words.get('sheet-chits-title')), ...lines]
}

/** Joins chits into a line, grouped by kind. */
const byKind = <C extends ActionChit>(words: Messages, chits: readonly C[], text: (chit: C) => string): string =>
  [...new Set(chits.map(({ kind }) => kind))]
    .map(kind => [words.get('sheet-chit', { kind }), ...chits.filter(chit => chit.kind === kind).map(text)].join(' '))
    .join(', ')

/** Formats a chit as its strength or type of magic, its time and its effort, for example `M4*`. */
const chitText = ({ strength, magic, time, asterisks }: ActionChit): string =>
  `${strength ?? magic ?? ''}${time}${'*'.repeat(asterisks)}`

/** Lists the belongings, active ones first (2.3). Those that are too heavy to carry are highlighted (8.4). */
function belongingLines(seen: SeenCharacter, ink: SheetInk): string[] {
  const { words, style, columns } = ink
  const here = clearingAt(seen)
  const strength = carryingStrength(seen, here === null || !isCave(here))
  const left = tooHeavy(seen, strength)
  const carries = words.get('sheet-carries', { level: strength })
  const owned = [...seen.owned].sort((a, b) => Number(b.active) - Number(a.active))
  const lines = owned.flatMap(piece => {
    const mark = piece.active ? style.glyphs.bullet : '-'
    const heavy = left.includes(piece.id)
    return wrap(style.words(`${mark} ${belongingText(words, piece, ink)}`), columns, '  ').map(line =>
      style.paint(heavy ? 'warn' : 'text', line),
    )
  })
  const unseen = seen.unseen > 0 ? [words.get('sheet-unseen', { n: seen.unseen })] : []
  const heavy = left.length > 0 ? wrapped(ink, words.get('sheet-heavy')) : []
  const none = lines.length + unseen.length === 0 ? [words.get('sheet-nothing')] : []
  return [
    style.paint('title', words.get('sheet-belongings')),
    ...wrapped(ink, carries),
    ...lines,
    ...unseen,
    ...none,
    ...heavy,
  ]
}

function belongingText(
  words: Messages,
  { id, active, alerted, packedOn, enchanted }: Owned,
  { damaged }: SheetInk,
): string {
  const piece = belonging(id)
  const about = [
    piece.kind === 'horse'
      ? `${piece.walk.strength}${piece.walk.time}/${piece.gallop.strength}${piece.gallop.time}`
      : words.get('sheet-weight', { level: piece.weight }),
    ...(piece.kind === 'weapon' && active ? [words.get('sheet-alerted', { alerted: alerted ? 'yes' : 'no' })] : []),
    ...(enchanted === undefined ? [] : [words.get('color-name', { color: enchanted })]),
    ...(damaged.includes(id) ? [words.get('sheet-damaged')] : []),
    ...(piece.kind === 'treasure' && piece.great ? [words.get('sheet-great')] : []),
    ...(packedOn === null ? [] : [words.get('sheet-packed', { horse: belonging(packedOn).name })]),
  ]
  return `${piece.name} (${about.join(', ')})`
}

/** Lists the special advantages (ch. 24). */
function advantages(seen: SeenCharacter, ink: SheetInk): string[] {
  const lines = advantageLines(ink.words, ink.scored, seen)
  return lines.length === 0
    ? []
    : [ink.style.paint('title', ink.words.get('sheet-advantages')), ...lines.flatMap(line => wrapped(ink, line))]
}

/**
 * Describes the characters to choose from, with their advantages, chits, starting places and relations with natives.
 */
export function choiceLines(words: Messages, view: RealmView, columns: number, style: RealmStyle): string[] {
  const ink = { style, columns }
  return [
    ...wrapped(ink, words.get('characters-choice')).map(line => style.paint('dim', line)),
    ...CHARACTERS.flatMap(card => {
      const taken = view.characters.find(({ id }) => id === card.id)
      const player = taken ? (view.seats[taken.seat] ?? '') : 'none'
      const standing = (['ally', 'friendly', 'unfriendly', 'enemy'] as const).flatMap(relation => {
        const who = Object.keys(card.relations).filter(id => card.relations[id] === relation)
        return who.length === 0
          ? []
          : [words.get('character-stands', { relation, who: words.list(who.map(id => thingName(words, id))) })]
      })
      return [
        '',
        style.paint('title', words.get('character-card', { name: card.name, player })),
        ...wrapped(ink, aboutCharacter(words, view, card.id)),
        ...wrapped(ink, `${byKind(words, card.chits, chitText)}.`),
        ...wrapped(
          ink,
          words.get('character-begins', { places: words.list(card.start.map(at => words.get('start-at', { at }))) }),
        ),
        ...wrapped(ink, standing.join(' ')),
      ]
    }),
  ]
}

/**
 * Lists the discovered hidden paths, secret passages and sites (1.5.3). If there are too many paths and passages, gives
 * only their number.
 */
function discoveries({ ways, sites }: SeenCharacter, ink: SheetInk): string[] {
  const { words, style } = ink
  // Another player's discoveries are secret (2.5.1).
  if (ways === null || sites === null) return []
  const found = [
    ...sites.map(site => thingName(words, site)),
    ...(ways.length > MAX_WAYS ? [words.get('sheet-ways', { n: ways.length })] : ways),
  ]
  return found.length === 0 ? [] : [style.paint('title', words.get('sheet-found')), ...wrapped(ink, found.join(', '))]
}

/** The maximum number of paths and passages to list. If there are more, like the Wizard's, they are only counted. */
const MAX_WAYS = 16
