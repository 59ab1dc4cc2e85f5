import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { clearingNamed } from '../plans/clearing-names.ts'
import { clearingOfCharacter, livingCharacters, mainCharacter } from '../plans/view-facts.ts'
import { chitsOf, faceOf } from '../rules/facts/chits.ts'
import { BELONGING_IDS } from '../rules/pieces/belongings.ts'
import { CHARACTERS } from '../rules/pieces/characters.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { aboutBelonging } from './answers.ts'
import { fightOddsLines } from './combat/odds.ts'
import { GLOSSARY, glossaryText } from './glossary.ts'
import { belongingName, characterName, clearingName, treasureEffect } from './names.ts'
import { clearingWords, nightLines, roadsFromText, whereText } from './places.ts'
import { hirelingLines, nativeGroups, undertakingLines } from './service.ts'
import { activeSpellTexts, knownSpells, magicDescription, spellsNamed } from './spells.ts'
import { activityText, sourceText } from './turns.ts'
import { weatherLines } from './weather.ts'

const INQUIRIES = ['look', 'tonight', 'fight', 'turn', 'character', 'natives', 'magic', 'weather', 'term'] as const
type Inquiry = (typeof INQUIRIES)[number]

const isInquiry = (word: string): word is Inquiry => (INQUIRIES as readonly string[]).includes(word)

/** Lists the inquiry commands. */
export const inquiriesIn = (words: Messages) =>
  INQUIRIES.map(word => ({
    word,
    also: [words.get('inquiry-also', { word })].filter(also => also !== ''),
    about: words.get('inquiry-about', { word }),
    text: words.get('inquiry-text', { word }),
  }))

/** Answers an inquiry with lines of text. Returns null if the word isn't an inquiry of this game. */
export function inquireIn(words: Messages, view: RealmView, word: string, about: string): readonly string[] | null {
  if (!isInquiry(word)) return null
  const text = about.trim()
  switch (word) {
    case 'look':
      return atPlace(words, view, text, place => [
        capital(`${clearingName(place)}.`),
        roadsFromText(words, view, place),
        ...clearingWords(words, view, place),
      ])
    case 'tonight':
      return atPlace(words, view, text, place => [
        words.get('list-tonight', { place: clearingName(place) }),
        ...nightLines(words, view, place),
      ])
    case 'fight':
      return text === ''
        ? fightOddsLines(words, view)
        : atPlace(words, view, text, place => fightOddsLines(words, view, place))
    case 'turn':
      return turnLines(words, view)
    case 'character':
      return characterAsked(words, view, text)
    case 'natives':
      return nativeGroups(words, view).flatMap(({ title, lines }) => [`${title}.`, ...lines])
    case 'magic':
      return magicLines(words, view, text)
    case 'weather':
      return weatherLines(words, view)
    case 'term':
      return termLines(words, text)
  }
}

/** Describes a named clearing, or the character's own by default. */
function atPlace(
  words: Messages,
  view: RealmView,
  typed: string,
  lines: (place: string) => readonly string[],
): readonly string[] {
  const main = mainCharacter(view)
  const place = typed === '' ? (main ? clearingOfCharacter(view, main) : null) : clearingNamed(view, typed)
  if (typed === '' && place === null) return [words.get('look-nowhere')]
  if (place === null || view.tiles.length === 0) return [words.get('look-unknown', { name: typed })]
  return lines(place)
}

/** Lists the recorded phases of the viewer's characters and hired leaders. */
function turnLines(words: Messages, view: RealmView): string[] {
  const own = [...livingCharacters(view), ...(view.war?.leaders ?? [])].filter(({ plan }) => plan !== null)
  if (own.length === 0) return [words.get('turn-nobody')]
  return own.map(({ id, plan }) => {
    const phases = (plan ?? []).map(
      ({ activity, source }, i) => `${i + 1} ${activityText(words, activity)} (${sourceText(words, source)})`,
    )
    const name = characterName(id)
    return phases.length === 0
      ? words.get('turn-of-none', { name })
      : words.get('turn-of', { name, phases: phases.join(', ') })
  })
}

function characterAsked(words: Messages, view: RealmView, typed: string): readonly string[] {
  const wanted = typed.toLowerCase()
  const found =
    typed === ''
      ? mainCharacter(view)
      : (view.characters.find(({ id }) => id === wanted || id.replaceAll('-', ' ') === wanted) ??
        view.characters.find(({ seat }) => view.seats[seat]?.toLowerCase() === wanted) ??
        null)
  if (!found) return [words.get('look-nobody', { name: typed })]
  return characterLines(words, view, found)
}

/** Describes a character in a few lines. */
function characterLines(words: Messages, view: RealmView, seen: SeenCharacter): string[] {
  const name = CHARACTERS.find(card => card.id === seen.id)?.name ?? seen.id
  const chits = chitsOf(seen)
  const out = chits.filter(({ state }) => state !== 'active' && state !== 'absent')
  const where = whereText(words, view, seen)
  return [
    words.get('character-told', {
      name,
      player: seatName(view.seats, seen.seat),
      where,
      hidden: seen.hidden ? 'yes' : 'no',
    }),
    seen.gold === null
      ? words.get('character-fame', { fame: seen.fame, notoriety: seen.notoriety })
      : words.get('character-fame.gold', { fame: seen.fame, notoriety: seen.notoriety, gold: seen.gold }),
    words.get('character-chits', {
      active: chits
        .filter(({ state }) => state === 'active')
        .map(faceOf)
        .join(', '),
    }),
    ...(out.length > 0 ? [words.get('character-out', { chits: out.map(faceOf).join(', ') })] : []),
    ...seen.owned.map(({ id, active }) =>
      words.get('character-owns', {
        what: belongingName(id),
        active: active ? 'yes' : 'no',
        about: aboutBelonging(words, id),
      }),
    ),
    ...knownSpells(words, view, seen),
    ...activeSpellTexts(words, view, seen.id),
    ...hirelingLines(words, view, seen.id),
    ...undertakingLines(words, view, seen.id),
  ]
}

/** Describes the spells with a matching name, or the current state of magic if no name is given. */
function magicLines(words: Messages, view: RealmView, typed: string): readonly string[] {
  if (typed === '')
    return view.magic
      ? magicDescription(words, view).flatMap(({ title, lines }) => [`${title}.`, ...lines])
      : [words.get('magic-none')]
  const found = spellsNamed(words, typed)
  return found.length === 0 ? [words.get('magic-unknown', { name: typed })] : found
}

/** Explains the terms, treasures and spells with a matching name. Lists all terms if no name is given. */
function termLines(words: Messages, typed: string): string[] {
  if (typed === '')
    return [words.get('term-all', { terms: GLOSSARY.map(id => glossaryText(words, id).term).join(', ') })]
  const wanted = typed.toLowerCase()
  const found = GLOSSARY.map(id => glossaryText(words, id)).filter(
    ({ term }) => term.toLowerCase() === wanted || term.toLowerCase().includes(wanted),
  )
  // Treasures and spells are terms too.
  const lines = [
    ...found.map(({ term, text }) => `${term}: ${text}`),
    ...treasuresNamed(words, typed),
    ...spellsNamed(words, typed),
  ]
  return lines.length === 0 ? [words.get('term-unknown', { term: typed })] : lines
}

/** Describes the treasures with names that contain the text, ignoring case. */
const treasuresNamed = (words: Messages, typed: string): string[] =>
  BELONGING_IDS.filter(
    id => treasureEffect(words, id) !== '' && belongingName(id).toLowerCase().includes(typed.toLowerCase()),
  ).map(id => `${belongingName(id)}: ${aboutBelonging(words, id)}.`)
