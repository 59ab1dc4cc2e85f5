import { capital, type Messages } from '../../../text/index.ts'
import { tilesOfDay } from '../rules/actions/automatic-enchanting.ts'
import type { Chit } from '../rules/facts/chits.ts'
import { colorsReaching } from '../rules/facts/colors.ts'
import { type Color, colorOfType, SPELLS, spellOf } from '../rules/pieces/spells.ts'
import { WEEK } from '../rules/state/calendar.ts'
import type { CastSpell } from '../rules/state/magic.ts'
import { lastDayOf, plays } from '../rules/state/optional.ts'
import type { Place } from '../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { aboutSpell, spellName, targetText } from './magic.ts'
import { characterName, thingInSentence, tileName } from './names.ts'

/** Joins the names of magic colors: `white and black`. */
export const colorsText = (words: Messages, colors: readonly Color[]): string =>
  words.list(colors.map(color => words.get('color-name', { color })))

/** Lists the magic colors at a place, as far as the viewer can know them. Games without magic have none. */
export function colorsSeen(view: RealmView, place: Place): Color[] {
  return view.magic ? colorsReaching(view, place) : []
}

/** Formats a MAGIC chit for the sheet: `IV3*`. An enchanted chit is named by its color. */
export function magicChitText(words: Messages, { magic, time, asterisks, state, power, strength }: Chit): string {
  const color = state === 'enchanted' && !power ? colorOfType(magic) : null
  return magic === null || color === null
    ? [power ? strength : magic, time, '*'.repeat(asterisks)].join('')
    : words.get('chit-color', { color, type: magic })
}

/**
 * Lists a character's spells with requirements, effect and state. Returns an empty list for other players' characters.
 */
export function knownSpells(words: Messages, view: RealmView, { id, magic, isOwn }: SeenCharacter): string[] {
  if (!magic || !isOwn) return []
  return magic.spells.map(({ spell, learned }, box) => {
    const isUsed = view.magic?.spells.some(cast => cast.caster === id && cast.box === box) ?? false
    const state = isUsed ? 'used' : learned ? 'learned' : 'known'
    return words.get('spell-known', { spell: spellName(spell), about: aboutSpell(words, spell), state })
  })
}

/** Describes an active spell: caster, targets, duration and whether it is energized. */
function activeSpellText(words: Messages, view: RealmView, cast: CastSpell): string {
  const { spell, caster, item, targets, energized, until } = cast
  const { duration, color } = spellOf(spell)
  return words.get('spell-in-being', {
    spell: spellName(spell),
    name: characterName(caster),
    by: item === null ? 'chit' : 'item',
    item: item === null ? '' : thingInSentence(words, item),
    upon: targets.length === 0 ? 'none' : words.list(targets.map(target => targetText(words, view, target))),
    state: cast.stage !== 'alive' ? 'cast' : duration !== 'permanent' ? 'works' : energized ? 'awake' : 'asleep',
    color: color ?? 'none',
    lasts: duration === 'day' ? ((until ?? 0) <= view.day ? 'today' : 'tomorrow') : duration,
  })
}

/** Lists all active spells, or only those cast by or on a character. */
export const activeSpellTexts = (words: Messages, view: RealmView, of?: string): string[] =>
  (view.magic?.spells ?? [])
    .filter(({ caster, targets }) => of === undefined || caster === of || targets.some(({ id }) => id === of))
    .map(cast => activeSpellText(words, view, cast))

/** Describes the magic in a clearing: the colors, and the spells that affect it or anyone there. */
export function magicIn(words: Messages, view: RealmView, clearing: string): string[] {
  const colors = colorsSeen(view, { kind: 'clearing', clearing })
  const spells = spellsAt(view, clearing).map(({ spell }) => spellName(spell))
  return [
    ...(colors.length === 0 ? [] : [words.get('there-colors', { colors: colorsText(words, colors) })]),
    ...(spells.length === 0 ? [] : [words.get('there-spells', { spells: words.list([...new Set(spells)]) })]),
  ]
}

/** Lists the active spells on a clearing, its tile or anyone there. */
export const spellsAt = (view: RealmView, clearing: string): CastSpell[] =>
  (view.magic?.spells ?? []).filter(
    ({ stage, targets }) => stage === 'alive' && targets.some(target => isThere(view, target, clearing)),
  )

function isThere(view: RealmView, { kind, id }: CastSpell['targets'][number], clearing: string): boolean {
  switch (kind) {
    case 'clearing':
      return id === clearing
    case 'tile':
      return id === clearing.slice(0, -1)
    case 'denizen':
      return view.denizens[id]?.at === clearing
    case 'character':
      return view.characters.some(
        ({ id: one, place }) => one === id && place.kind === 'clearing' && place.clearing === clearing,
      )
    default:
      return false
  }
}

/**
 * Returns the sections of the magic page: the colors at the viewer's characters and the next tiles to be enchanted
 * automatically, the active spells, all spells by type, and the spells of items.
 */
export function magicDescription(
  words: Messages,
  view: RealmView,
): { readonly title: string; readonly lines: readonly string[] }[] {
  const own = view.characters.filter(({ isOwn, fate }) => isOwn && fate === 'alive')
  const here = own.map(({ id, place }) => {
    const colors = colorsSeen(view, place)
    return words.get('magic-here', {
      name: characterName(id),
      colors: colors.length === 0 ? 'none' : colorsText(words, colors),
    })
  })
  const being = activeSpellTexts(words, view)
  const ahead = [...here, ...tilesAhead(words, view)]
  return [
    ...(ahead.length === 0 ? [] : [{ title: words.get('magic-title-here'), lines: ahead }]),
    { title: words.get('magic-title-being'), lines: being.length === 0 ? [words.get('magic-no-spell')] : being },
    {
      title: words.get('magic-title-spells'),
      lines: SPELLS.filter(({ type }) => type !== null).map(({ id }) => spellLine(words, id)),
    },
    {
      title: words.get('magic-title-items'),
      lines: SPELLS.filter(({ type }) => type === null).map(({ id }) => spellLine(words, id)),
    },
  ]
}

/**
 * Lists the tiles that will be enchanted automatically next and when that will happen, as far as the cards are known
 * (26.17).
 */
function tilesAhead(words: Messages, view: RealmView): string[] {
  if (!view.magic || !plays(view, 'automatic-enchanting') || view.result !== null) return []
  const day = (Math.floor(view.day / WEEK) + 1) * WEEK
  if (day > lastDayOf(view)) return []
  const tiles = tilesOfDay(view, day).map(tileName)
  return tiles.length === 0 ? [] : [words.get('magic-tiles', { n: day, tiles: words.list(tiles) })]
}

/** Describes a spell: requirements, duration, target and effect. */
const spellLine = (words: Messages, id: string): string => `${spellName(id)}: ${aboutSpell(words, id)}`

/** Describes the spell with the text as its id, and those with names that contain it, ignoring case. */
export const spellsNamed = (words: Messages, typed: string): string[] =>
  SPELLS.filter(({ id, name }) => id === typed || name.toLowerCase().includes(typed.toLowerCase())).map(({ id }) =>
    capital(spellLine(words, id)),
  )
