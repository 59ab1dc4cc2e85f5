import { type Game, type GameWords, KernelError } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'
import { guideIn, lessonsIn } from './guide/index.ts'
import { highlightOf } from './rules/facts/highlights.ts'
import { brokenInvariant } from './rules/invariants.ts'
import { SEASONS } from './rules/pieces/tables.ts'
import { begin, playersFor, RULE_CHOICE, SETUP_OPTIONS } from './rules/setup/begin.ts'
import type { RealmEvent } from './rules/state/events.ts'
import { OPTIONAL_RULES } from './rules/state/optional.ts'
import type { RealmState } from './rules/state/state.ts'
import { lookUp, type RealmView, view } from './rules/state/view.ts'
import { turn } from './rules/turn.ts'
import { WORDS } from './words/catalog.ts'
import { oddsIn, rollsIn } from './words/chances.ts'
import { endingIn } from './words/ending.ts'
import { inquireIn, inquiriesIn } from './words/inquiries.ts'
import { sentenceIn } from './words/log.ts'
import { phraseIn } from './words/questions.ts'
import { routineAnswer } from './words/routine.ts'
import { shortFormIn } from './words/short-forms.ts'
import { stretchesIn } from './words/stretches.ts'
import { typedNames } from './words/typed-names.ts'
import { sharesIn } from './words/victory-points.ts'

/** The property of options that have no effect in a single battle. */
const NO_BATTLE = { unless: { name: 'battle', id: 'build' } } as const

const optionsIn = (words: Messages): Game['options'] => [
  {
    name: 'battle',
    text: words.get('setup-battle'),
    about: words.get('setup-battle.about'),
    defaultValue: SETUP_OPTIONS.battle.defaultValue,
    values: SETUP_OPTIONS.battle.values.map(id => ({ id, text: words.get('setup-battle-of', { battle: id }) })),
  },
  {
    name: 'encounter',
    text: words.get('setup-encounter'),
    defaultValue: SETUP_OPTIONS.encounter.defaultValue,
    values: SETUP_OPTIONS.encounter.values.map(id => ({
      id,
      text: words.get('setup-encounter-of', { encounter: Number(id) }),
    })),
  },
  {
    name: 'map',
    text: words.get('setup-map'),
    about: words.get('setup-map.about'),
    defaultValue: SETUP_OPTIONS.map.defaultValue,
    values: SETUP_OPTIONS.map.values.map(id => ({ id, text: words.get('setup-map-of', { by: id }) })),
    ...NO_BATTLE,
  },
  {
    name: 'characters',
    text: words.get('setup-characters'),
    about: words.get('setup-characters.about'),
    defaultValue: SETUP_OPTIONS.characters.defaultValue,
    values: SETUP_OPTIONS.characters.values.map(id => ({ id, text: id })),
  },
  {
    name: 'visitors',
    text: words.get('setup-visitors'),
    about: words.get('setup-visitors.about'),
    defaultValue: SETUP_OPTIONS.visitors.defaultValue,
    values: SETUP_OPTIONS.visitors.values.map(id => ({ id, text: words.get('setup-visitors-of', { by: id }) })),
    ...NO_BATTLE,
  },
  {
    name: 'weeks',
    text: words.get('setup-weeks'),
    about: words.get('setup-weeks.about'),
    defaultValue: SETUP_OPTIONS.weeks.defaultValue,
    values: SETUP_OPTIONS.weeks.values.map(id => ({
      id,
      text: words.get('setup-weeks-of', { n: Number(id), points: Number(id) + 1 }),
    })),
    ...NO_BATTLE,
  },
  {
    name: 'optional',
    text: words.get('setup-optional'),
    about: words.get('setup-optional.about'),
    defaultValue: SETUP_OPTIONS.optional.defaultValue,
    values: SETUP_OPTIONS.optional.values.map(id => ({ id, text: words.get('setup-optional-of', { by: id }) })),
  },
  {
    name: 'season',
    text: words.get('setup-season'),
    about: words.get('setup-season.about'),
    defaultValue: SETUP_OPTIONS.season.defaultValue,
    values: SETUP_OPTIONS.season.values.map(id => {
      const season = SEASONS.find(one => one.id === id)
      return {
        id,
        text: season
          ? words.get('setup-season-of', { season: season.name, points: season.points })
          : words.get('setup-season-none'),
      }
    }),
    where: { name: 'optional', id: 'choose' },
    ...NO_BATTLE,
  },
  ...OPTIONAL_RULES.map(rule => ({
    name: rule,
    text: words.get('setup-rule', { rule }),
    defaultValue: RULE_CHOICE.defaultValue,
    values: RULE_CHOICE.values.map(id => ({
      id,
      text: id === 'yes' ? words.get('setup-rule-yes', { rule }) : words.get('setup-rule-no'),
    })),
    where: { name: 'optional', id: 'choose' },
  })),
]

/** Returns all of the game's text in one language. */
const wordsIn = (words: Messages): GameWords<RealmState, RealmEvent, RealmView> => ({
  title: words.get('game-title'),
  about: words.get('game-about'),
  options: optionsIn(words),
  vocabulary: {
    clock: words.get('term-day'),
    date: n => words.get('term-day.date', { n }),
    price: n => words.get('term-day.price', { n }),
    typed: words.get('term-day.typed').split(', '),
  },
  guide: guideIn(words),
  lessons: lessonsIn(words),
  inquiries: inquiriesIn(words),
  phrase: (shown, question) => phraseIn(words, shown, question),
  sentence: (event, seats) => sentenceIn(words, event, seats),
  shortForm: event => shortFormIn(words, event),
  rolls: (shown, events) => rollsIn(words, shown, events),
  odds: (shown, question, id) => oddsIn(words, shown, question, id),
  inquire: (shown, word, about) => inquireIn(words, shown, word, about),
  aliases: (_shown, question, id) => typedNames(question, id),
  ending: state => endingIn(words, state),
  stretches: (shown, question) => stretchesIn(words, shown, question),
  shares: question => sharesIn(words, question),
})

/** Magic Realm (second edition, 1986). One to sixteen players seek treasure and fame for a month. */
export const magicRealm: Game<RealmState, RealmEvent, RealmView> = {
  id: 'magic-realm',
  rules: 1,
  ...wordsIn(WORDS.in('en')),
  players: playersFor,
  isPartial: ({ battle }) => battle === NO_BATTLE.unless.id,
  begin,
  turn,
  view,
  routine: routineAnswer,
  lookUp,
  highlight: highlightOf,
  stack(_state, pile) {
    throw new Error(`Magic Realm has no pile "${pile}" whose cards could be chosen.`)
  },
  check(state) {
    const broken = brokenInvariant(state)
    if (broken) throw new KernelError(broken)
  },
}
