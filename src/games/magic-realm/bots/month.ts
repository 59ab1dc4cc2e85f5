import type { Question } from '../../../kernel/index.ts'
import { denizensSeenIn } from '../plans/seen.ts'
import { FACTORS, scoreOf } from '../rules/facts/scoring.ts'
import { boardOf } from '../rules/pieces/board.ts'
import { characterCard, stageOf } from '../rules/pieces/characters.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { actOf, type RealmAct } from '../rules/state/acts.ts'
import { firstDayOf } from '../rules/state/calendar.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import type { RealmView } from '../rules/state/view.ts'
import { bestAim } from './aims.ts'
import type { FightForecasts, ForecastFighter } from './fight-forecast.ts'
import { isHunter } from './needs.ts'
import { NEW_CHARACTER } from './standing.ts'

/** Answers questions about the whole month. Null leaves the question to the policy of the day. */
export function monthAnswer(fights: FightForecasts, view: RealmView, question: Question): string | null {
  const one = (kind: RealmAct['kind']): string | null =>
    question.options.find(({ act }) => act?.kind === kind)?.id ?? null
  switch (question.topic) {
    case 'record': {
      const leave = leaveOf(fights, view)
      const { wantsEnd } = view.characters.find(({ id }) => id === question.data?.character) ?? {}
      return leave === null || (leave === 'end-month' && wantsEnd) ? null : one('farewell')
    }
    case 'farewell': {
      const leave = leaveOf(fights, view)
      return leave && one(leave)
    }
    case 'character':
      if (!view.characters.some(({ seat, fate }) => seat === question.seat && fate === 'dead')) return null
      return successor(fights, view, question)
    default:
      return null
  }
}

/** In the last days, a score above `WORTH_KEEPING` is not risked unless there is a worthwhile aim. */
const LATE = 5
const WORTH_KEEPING = -20

/**
 * Returns how to end a solitaire month. Ends it if playing on can only lose points, and takes a new character if that
 * beats the current score (19.4.1, 19.4.2). Null to play on.
 */
function leaveOf(fights: FightForecasts, view: RealmView): 'end-month' | 'end-life' | null {
  const { solitaire, characters, day } = view
  const own = characters.filter(({ isOwn }) => isOwn)
  if (!solitaire || day <= firstDayOf(view) || own.some(({ fate }) => fate !== 'alive')) return null
  const worst = Math.min(...own.map(one => scoreOf(one, view).total))
  if (worst >= 0) return 'end-month'
  const [character] = own
  if (view.encounter < 2 || own.length !== 1 || !character) return null
  const left = lastDayOf(view) - day
  if (left === 0) return 'end-month'
  if (left <= LATE && worst > WORTH_KEEPING && !bestAim(fights, view, character)) return 'end-month'
  // The character leaves today. The successor starts tomorrow with nothing found and nothing owed.
  return left === 1 && worst < NEW_CHARACTER ? 'end-life' : null
}

/** Successors if enough days are left to gain by fighting. The most likely survivors come first. */
const FIGHTERS = ['black-knight', 'berserker', 'white-knight', 'dwarf']
/** Other successors. Those that are hardest to catch and have the least to lose come first. */
const EVASIVE = ['druid', 'elf', 'woods-girl', 'swordsman', 'magician', 'sorceror', 'witch']

/** The maximum number of monsters at the entrance that a hunter may get past without beating them. */
const FEW = 3

/** The number of last days on which no successor is chosen for fighting. */
const LAST_DAYS = 5

/** Returns the clearing where a successor enters: by the same road in solitaire (27.1.7), else at the Inn (19.3.1). */
function whereAnew({ solitaire, entrance, dwellings, tiles }: RealmView): ClearingId | null {
  if (!solitaire) return dwellings.inn ?? null
  return entrance === null ? null : (boardOf(tiles).ways.get(entrance)?.ends[0] ?? null)
}

/** Returns a character's starting gear (4.1.2). */
const startingGear = (id: string): ForecastFighter['owned'] =>
  stageOf(characterCard(id)).gear.map(type => ({ id: `${type}-1`, active: true }))

/**
 * Picks a successor: a fighter who can gain from the monsters at the entrance, or a hunter if enough days are left,
 * else an evasive character.
 */
function successor(fights: FightForecasts, view: RealmView, question: Question): string | null {
  const at = whereAnew(view)
  const foes = at === null ? [] : denizensSeenIn(view, at, 'monster')
  const free = question.options.flatMap(option => {
    const act = actOf(option)
    return act?.kind === 'take' ? [act.character] : []
  })
  const contenders = FIGHTERS.filter(id => free.includes(id)).map(id => ({ id, owned: startingGear(id) }))
  const gains = (contender: ForecastFighter): number => {
    const { fame, notoriety } = fights.of(contender, foes, 'meets')
    return fame / FACTORS.fame + notoriety / FACTORS.notoriety
  }
  const hasDays = foes.length === 0 || lastDayOf(view) - view.day > LAST_DAYS
  if (foes.length > 0 && hasDays) {
    const [best] = contenders.map(one => ({ id: one.id, worth: gains(one) })).sort((a, b) => b.worth - a.worth)
    if (best && best.worth > 0) return best.id
  }
  // Somebody gets past a few monsters sooner or later.
  const hunter =
    hasDays && foes.length <= FEW ? contenders.find(contender => isHunter(fights, view, contender)) : undefined
  if (hunter) return hunter.id
  return EVASIVE.find(id => free.includes(id)) ?? null
}
