import { type Bot, concluded, type Thought } from '../../../bots/bot.ts'
import { pickAnswer, type Question, type RandomState, seedRandom } from '../../../kernel/index.ts'
import { CAREFUL, isOfFight } from '../plans/combat/policy.ts'
import { denizensIn } from '../plans/seen.ts'
import { actOf, type RealmAct } from '../rules/acts.ts'
import type { CombatTopic } from '../rules/combat/acts.ts'
import { FACTORS, scoreOf } from '../rules/fate/scoring.ts'
import { boardOf } from '../rules/map/board.ts'
import type { ClearingId } from '../rules/map/tiles.ts'
import { characterCard, stageOf } from '../rules/pieces/characters.ts'
import { lastDayOf } from '../rules/setup/optional.ts'
import type { Character, RealmState } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { WORDS } from '../words/catalogue.ts'
import { quietAnswer } from './apprentice.ts'
import { combatAnswer } from './combat/index.ts'
import { bestInFight, type Sight } from './combat/lookahead.ts'
import { type DayMind, dayAnswer, isLastDay } from './day.ts'
import { asked, type Goal, goalOf } from './goals.ts'
import { type Adviser, adviceOf } from './hints.ts'
import { bestAmbush, bestHunt, isWorthFighting } from './hunts.ts'
import { pointsSought } from './needs.ts'
import { boldly, hidesAgain, shelterOf } from './perils.ts'
import { type Contender, HUNTING, outlookOf } from './ring.ts'
import { castAnswer, magicAnswer } from './sorcery.ts'
import { outOfPlay, WEARY } from './standing.ts'

/** Where its character goes: to the fight or to the treasure that brings most for a phase. */
function aimOf(view: RealmView, character: SeenCharacter): Goal | null {
  // Whoever is hurt goes where he can rest.
  if (view.encounter >= 2 && outOfPlay(character) >= WEARY) {
    const shelter = shelterOf(view, character)
    if (shelter) return shelter
  }
  const goal = goalOf(view, character, view.encounter >= 2 ? boldly : undefined)
  // Who dies on the last day has no successor (19.5.7): he stays hidden, or sells what he has.
  if (view.encounter >= 2 && isLastDay(view)) return goal?.kind === 'sell' ? goal : shelterOf(view, character)
  const best = [bestHunt(view, character), bestAmbush(view, character)].reduce<Goal | null>(
    (most, one) => (one && (!most || one.rate > most.rate) ? one : most),
    goal,
  )
  return best && best.rate > 0 ? best : (shelterOf(view, character) ?? best)
}

const FORESEEING: DayMind = { goalOf: aimOf, needs: pointsSought, hidesAgain, flees: true }

/** What it answers in a fight and in a quiet evening; null where it is not asked about one. */
function* foughtAnswer(
  view: RealmView,
  question: Question,
  random: RandomState,
  ahead?: Sight,
): Generator<void, string | null> {
  if (!isOfFight(question)) return null
  const usual = quietAnswer(view, question) ?? castAnswer(view, question) ?? combatAnswer(view, question, random)
  const fighter = fighterAsked(view, question)
  if (!ahead || !fighter || usual === null || !WEIGHED.some(topic => topic === question.topic)) return usual
  const likely = [usual]
  if (question.topic === 'rounds') {
    if (!isWorthFighting(view, fighter)) return usual
    likely.push(...question.options.map(({ id }) => id))
  } else if (question.topic === 'target') likely.push(combatAnswer(view, question, random, HUNTING) ?? usual)
  const minds = { own: HUNTING, others: CAREFUL }
  return (yield* bestInFight(question, fighter.id, likely, minds, random, ahead)) ?? usual
}

/** Questions of a fight that it thinks about. */
const WEIGHED: readonly CombatTopic[] = ['rounds', 'action', 'target']

/** Whose answer a question of a fight is; of a quiet evening it is asked for all who are there. */
function fighterAsked({ characters }: RealmView, { data }: Question): SeenCharacter | undefined {
  const asks = data?.character
  return characters.find(({ id, isOwn, fate, place }) => {
    if (!isOwn || fate !== 'alive') return false
    return asks === undefined ? place.kind === 'clearing' && place.clearing === data?.clearing : id === asks
  })
}

/** Whether the month is won alone, and only waits to be ended: whoever goes on can but lose it (19.4.1, 27.1.8). */
function hasWon(view: RealmView): boolean {
  const { solitaire, characters } = view
  const own = characters.filter(({ isOwn }) => isOwn)
  // An own character is seen whole.
  return solitaire && own.every(one => one.fate === 'alive' && scoreOf(one as unknown as Character, view).total >= 0)
}

/** Whom it takes after a death, when the days that are left are too few to win much: who is hardest to catch, and has least to pay back. */
const SUCCESSORS = ['elf', 'woods-girl', 'druid', 'swordsman', 'magician']

/** So long before the end nobody is chosen for his fights. */
const LAST_DAYS = 5

/** Where who takes the place of the dead comes in: by the same road alone (27.1.7), else at the Inn (19.3.1). */
function whereAnew({ solitaire, entrance, dwellings, tiles }: RealmView): ClearingId | null {
  if (!solitaire) return dwellings.inn ?? null
  return entrance === null ? null : (boardOf(tiles).ways.get(entrance)?.ends[0] ?? null)
}

/** What a character wears as he begins (4.1.2). */
const startingGear = (id: string): Contender['owned'] =>
  stageOf(characterCard(id)).gear.map(type => ({ id: `${type}-1`, active: true }))

/** Who takes the place of the dead: where monsters stand at the way in, who gains most by fighting them. */
function successor(view: RealmView, question: Question): string | null {
  const at = whereAnew(view)
  const foes = at === null ? [] : denizensIn(view, at, 'monster')
  const free = question.options.flatMap(option => {
    const act = actOf(option)
    return act?.kind === 'take' ? [act.character] : []
  })
  if (foes.length > 0 && lastDayOf(view) - view.day > LAST_DAYS) {
    const gains = (id: string): number => {
      const { fame, notoriety } = outlookOf({ id, owned: startingGear(id) }, foes, 'meets')
      return fame / FACTORS.fame + notoriety / FACTORS.notoriety
    }
    const best = free.reduce((one, other) => (gains(other) > gains(one) ? other : one))
    if (gains(best) > 0) return best
  }
  return SUCCESSORS.find(id => free.includes(id)) ?? null
}

/** What it answers otherwise than the apprentice, about the month as a whole; null elsewhere. */
function monthAnswer(view: RealmView, question: Question, character: SeenCharacter | null): string | null {
  const one = (kind: RealmAct['kind']): string | null =>
    question.options.find(({ act }) => act?.kind === kind)?.id ?? null
  switch (question.topic) {
    case 'record':
      return hasWon(view) && !character?.wantsEnd ? one('farewell') : null
    case 'farewell':
      return hasWon(view) ? one('end-month') : null
    case 'character':
      if (!view.characters.some(({ seat, fate }) => seat === question.seat && fate === 'dead')) return null
      return successor(view, question)
    default:
      return null
  }
}

function* think(view: RealmView, question: Question, random: RandomState, ahead?: Sight): Thought {
  const character = asked(view, question.data)
  return (
    (yield* foughtAnswer(view, question, random, ahead)) ??
    magicAnswer({ view, question, character }) ??
    monthAnswer(view, question, character) ??
    dayAnswer({ mind: FORESEEING, view, question, character }) ??
    pickAnswer(random, question)
  )
}

/** Who is asked for its advice. */
const ADVISER: Adviser = {
  mind: FORESEEING,
  fought: (view, question) => concluded(foughtAnswer(view, question, seedRandom(`${view.day}`, 'hint'))),
}

/** Looks ahead in fights and goes where it can win one; else it plays as the apprentice does. */
export const mentor: Bot<RealmView, RealmState> = {
  name: 'mentor',
  about: language => WORDS.in(language).say('bot-mentor'),
  answer: (view, question, random, ahead) => concluded(think(view, question, random, ahead)),
  think,
  hint: (view, question, language) => adviceOf(ADVISER, view, question, language),
}
