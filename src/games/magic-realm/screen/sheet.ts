import type { SheetRequest } from '../../../screen/kit/game-screen.ts'
import type { Style } from '../../../screen/kit/style.ts'
import { cut, pad, wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import { adjacentClearings, endOfPlan, letterOf, livingCharacters, mainCharacter } from '../plans/view-facts.ts'
import { characterCard } from '../rules/pieces/characters.ts'
import type { RealmView, SeenIndividual } from '../rules/state/view.ts'
import { GLOSSARY, glossaryText } from '../words/glossary.ts'
import { characterName, clearingName } from '../words/names.ts'
import { nightLines, whereText } from '../words/places.ts'
import { activityText, roofText, sourceText } from '../words/turns.ts'
import { weatherLines } from '../words/weather.ts'
import { adviceLines } from './advice.ts'
import { characterLines, choiceLines } from './character-sheet.ts'
import { sorceryLines } from './magic.ts'
import { serviceLines } from './natives.ts'
import { phasesLeftFor } from './phases.ts'
import { inRealm } from './tables.ts'

/** Joins sections with blank lines between them. */
const spaced = (sections: readonly (readonly string[])[]): string[] =>
  sections.filter(lines => lines.length > 0).flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]))

/**
 * Returns the record sheet: suggestions, recorded turns, the other characters, hirelings and missions, the seat's own
 * characters and their magic.
 */
export function sheetLines(
  words: Messages,
  view: RealmView,
  columns: number,
  style: Style,
  { of = null, hints = false }: SheetRequest = {},
): string[] {
  const seat = of ?? view.seat ?? mainCharacter(view)?.seat ?? 0
  const dressed = inRealm(style)
  const main = mainCharacter(view)
  const own = view.characters
    .filter(one => one.seat === seat)
    .sort((a, b) => Number(b.id === main?.id) - Number(a.id === main?.id))
  const sheets = own.map(one =>
    characterLines(one, {
      ...{ words, style: dressed, columns, damaged: view.damaged, scored: view },
      player: view.seats[one.seat] ?? '',
      where: whereText(words, view, one),
    }),
  )
  const leaders = (view.war?.leaders ?? []).filter(one => one.seat === seat)
  const plan = [...own, ...leaders].map(one => planLines(words, view, one, columns, style))
  const service = own.map(({ id }) => serviceLines(words, view, id, columns, style))
  const sorcery = own.map(one => sorceryLines(words, view, one, columns, style))
  const next =
    seat === view.seat && hints ? adviceLines(words, view).flatMap(line => wrap(style.words(line), columns)) : []
  const todo = next.length === 0 ? [] : [style.paint('title', words.get('sheet-next')), ...next]
  if (own.length === 0 && view.day === 0 && seat === view.seat)
    return spaced([todo, wrap(style.words(words.get('sheet-none')), columns).map(line => style.paint('dim', line))])
  return spaced([todo, ...plan, othersLines(words, view, seat, columns, style), ...service, ...sheets, ...sorcery])
}

/** Lists today's recorded phases with their sources. During Birdsong, adds the phases left and the weather. */
function planLines(
  words: Messages,
  view: RealmView,
  character: SeenIndividual,
  columns: number,
  { paint, words: shown, glyphs }: Style,
): string[] {
  const { plan } = character
  if (plan === null || (plan.length === 0 && view.phase !== 'birdsong')) return []
  const played = playedOf(view, character, plan.length)
  const phases = plan.flatMap(({ activity, source }, i) => {
    const text = words.get('plan-phase', { n: i + 1, what: activityText(words, activity), source })
    const mark = i < played ? paint('good', glyphs.tick) : ' '
    return wrap(`${mark} ${shown(text)}`, columns, '     ')
  })
  const left = phasesLeftFor(view, character)
  const { basic, sunlight, sheltered, extra } = left
  const roof = roofText(words, sheltered)
  const named = extra.map(source => sourceText(words, source)).join(', ')
  const rest =
    extra.length === 0
      ? words.get('plan-left', { basic, sunlight, roof })
      : words.get('plan-left.extra', { basic, sunlight, roof, named })
  const more = view.phase === 'birdsong' ? wrap(rest, columns) : []
  const weather = view.phase === 'birdsong' ? weatherLines(words, view).flatMap(line => wrap(shown(line), columns)) : []
  const title = paint('title', words.get('plan-title', { name: characterName(character.id) }))
  return [title, ...phases, ...more, ...(view.season === undefined ? [] : weather.map(line => paint('dim', line)))]
}

/**
 * Returns how many of the recorded phases a character has played today, or 0 if the turn is still to come or was
 * blocked.
 */
function playedOf(view: RealmView, { id, blocked }: SeenIndividual, recorded: number): number {
  if (view.turn?.character === id) return view.turn.played
  return view.phase === 'birdsong' || blocked || view.draw.includes(id) ? 0 : recorded
}

/** The minimum width for two columns of other characters, and the maximum number of characters in one column. */
const TWO_COLUMNS = 76
const MAX_IN_ONE = 6
/** The maximum number of other characters that may use several lines each. */
const FEW = 3

/** Describes the other characters, in one line each if there are many. */
function othersLines(
  words: Messages,
  view: RealmView,
  seat: number,
  columns: number,
  { paint, glyphs }: Style,
): string[] {
  const others = view.characters.filter(one => one.seat !== seat)
  if (others.length === 0) return []
  const isWide = columns >= TWO_COLUMNS && others.length > MAX_IN_ONE
  const wide = isWide ? (columns - 2) >> 1 : columns
  const lines = others.flatMap(one => {
    const name = `${letterOf(view, one)} ${characterCard(one.id).name} (${view.seats[one.seat] ?? ''})`
    const where = one.fate === 'alive' ? whereText(words, view, one) : words.get('sheet-fate', { fate: one.fate })
    const worth = words.get('sheet-fame', { fame: one.fame, notoriety: one.notoriety })
    const line = `${name}: ${worth}, ${where}`
    return others.length <= FEW ? wrap(line, wide, '  ') : [cut(line, wide, glyphs.ellipsis)]
  })
  const half = Math.ceil(lines.length / 2)
  const rows = isWide
    ? lines.slice(0, half).map((line, i) => `${pad(line, wide)}  ${lines[half + i] ?? ''}`.trimEnd())
    : lines
  return [paint('title', words.get('sheet-others')), ...rows]
}

/**
 * Returns the page about tonight: the denizens that may appear where the recorded turn ends and in adjacent clearings.
 */
export function nightPage(words: Messages, view: RealmView, columns: number, style: Style): string[] {
  const main = mainCharacter(view)
  const end = main && endOfPlan(view, main)
  if (end === null) return wrap(style.words(words.get('night-nowhere')), columns).map(line => style.paint('dim', line))
  const about = wrap(style.words(words.get('night-about')), columns)
  const places = [end, ...new Set(adjacentClearings(view, end).filter(one => one !== end))]
  return spaced([
    about.map(line => style.paint('dim', line)),
    ...places.map((place, i) => [
      style.paint('title', words.get('night-place', { place: clearingName(place), is: i === 0 ? 'end' : 'beside' })),
      ...nightLines(words, view, place).flatMap(line => wrap(style.words(line), columns, '   ')),
    ]),
  ])
}

/** Returns the sheets of all characters or, until all are chosen, the characters to choose from. */
export const charactersPage = (words: Messages, view: RealmView, columns: number, style: Style): string[] => {
  if (view.day === 0 && view.characters.length < view.seats.length * view.perPlayer)
    return choiceLines(words, view, columns, inRealm(style))
  return spaced(
    [...view.characters]
      .sort((a, b) => Number(livingCharacters(view).includes(b)) - Number(livingCharacters(view).includes(a)))
      .map(one =>
        characterLines(one, {
          ...{ words, style: inRealm(style), columns, damaged: view.damaged, scored: view },
          player: view.seats[one.seat] ?? '',
          where: whereText(words, view, one),
        }),
      ),
  )
}

/** Returns the glossary: each term with a short explanation and a rule number. */
export const glossaryPage = (words: Messages, columns: number, { words: shown }: Style): string[] =>
  GLOSSARY.flatMap(id => {
    const { term, text } = glossaryText(words, id)
    return wrap(shown(`${term}: ${text}`), columns, '  ')
  })
