import { EVASIVE, FIGHTERS, favorsFighters } from '../plans/suitable-characters.ts'
import { denizensSeenIn } from '../plans/view-facts.ts'
import { FACTORS, scoreOf } from '../rules/facts/scoring.ts'
import { boardOf } from '../rules/pieces/board.ts'
import { characterCard, stageOf } from '../rules/pieces/characters.ts'
import type { DenizenId } from '../rules/pieces/denizens.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { actOf, type RealmAct } from '../rules/state/acts.ts'
import { type RealmQuestion, subjectOf } from '../rules/state/asking.ts'
import { firstDayOf } from '../rules/state/calendar.ts'
import { lastDayOf } from '../rules/state/optional.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { bestTravelPurpose } from './aims.ts'
import type { FightForecasts, ForecastFighter } from './fight-forecast.ts'
import { isHunter } from './points-sought.ts'
import { isWeary, NEW_CHARACTER } from './score.ts'

/** Answers questions about the whole month. Returns null if the day policy should answer instead. */
export function monthAnswer(fights: FightForecasts, view: RealmView, question: RealmQuestion): string | null {
  const one = (kind: RealmAct['kind']): string | null =>
    question.options.find(({ act }) => act.kind === kind)?.id ?? null
  switch (question.topic) {
    case 'record': {
      const leave = endingFor(fights, view)
      const { wantsEnd } = view.characters.find(({ id }) => id === subjectOf(question)) ?? {}
      return leave === null || (leave === 'end-month' && wantsEnd) ? null : one('farewell')
    }
    case 'farewell': {
      const leave = endingFor(fights, view)
      return leave && one(leave)
    }
    case 'character':
      return pickCharacter(fights, view, question)
    default:
      return null
  }
}

/** In the last `LATE` days, a score above `SAFE_SCORE` is risked only for a worthwhile aim. */
const LATE = 5
const SAFE_SCORE = -20

/**
 * Returns how to end a solitaire month, or null to play on. Ends the month once the score isn't negative, on the last
 * day, or shortly before it if there is nothing worthwhile left to risk the score for. Takes a new character if the
 * current one is stuck at a very low score, or if a new one would score better at the end (19.4.1, 19.4.2).
 */
function endingFor(fights: FightForecasts, view: RealmView): 'end-month' | 'end-life' | null {
  const { solitaire, characters, day } = view
  const own = characters.filter(({ isOwn }) => isOwn)
  if (!solitaire || day <= firstDayOf(view) || own.some(({ fate }) => fate !== 'alive')) return null
  const worst = Math.min(...own.map(one => scoreOf(one, view).total))
  if (worst >= 0) return 'end-month'
  const [character] = own
  if (view.encounter < 2 || own.length !== 1 || !character) return null
  const left = lastDayOf(view) - day
  if (left === 0) return 'end-month'
  if (left <= LATE && worst > SAFE_SCORE && !bestTravelPurpose(fights, view, character)) return 'end-month'
  if (worst <= SAFE_SCORE && isStuck(fights, view, character)) return 'end-life'
  // The character leaves today. The successor starts tomorrow and has found nothing and owes nothing.
  return left === 1 && worst < NEW_CHARACTER ? 'end-life' : null
}

/**
 * Returns true if a rested character has nothing to do that is worth the danger and can no longer live by fighting,
 * while a new character could and would meet no monsters at the entrance. This usually happens when the armor is gone.
 */
const isStuck = (fights: FightForecasts, view: RealmView, character: SeenCharacter): boolean =>
  !isWeary(character) &&
  !isHunter(fights, view, character) &&
  foesAtEntrance(view).length === 0 &&
  FIGHTERS.some(id => isHunter(fights, view, { id, owned: startingGear(id) })) &&
  !bestTravelPurpose(fights, view, character)

/**
 * Returns the clearing where a successor enters: in solitaire, by the same road as before (27.1.7), otherwise at the
 * Inn (19.3.1). Returns null if it is unknown.
 */
function entranceOf({ solitaire, entrance, dwellings, tiles }: RealmView): ClearingId | null {
  if (!solitaire) return dwellings.inn ?? null
  return entrance === null ? null : (boardOf(tiles).ways.get(entrance)?.ends[0] ?? null)
}

/** Lists the monsters in the clearing where a successor enters. */
function foesAtEntrance(view: RealmView): DenizenId[] {
  const at = entranceOf(view)
  return at === null ? [] : denizensSeenIn(view, at, 'monster')
}

/** Returns a character's starting gear (4.1.2). */
const startingGear = (id: string): ForecastFighter['owned'] =>
  stageOf(characterCard(id)).gear.map(type => ({ id: `${type}-1`, active: true }))

/**
 * Picks the fighter who gains most from the monsters at the entrance. If there are no monsters, picks a hunter if
 * enough days are left. Picks an evasive character in the last days, in a game without fights, or if every fighter
 * would die at the entrance. Returns null if none of these is free.
 */
function pickCharacter(fights: FightForecasts, view: RealmView, question: RealmQuestion): string | null {
  const free = question.options.flatMap(option => {
    const act = actOf(option)
    return act?.kind === 'take' ? [act.character] : []
  })
  const first = (names: readonly string[]) => names.find(id => free.includes(id)) ?? null
  if (!favorsFighters(view)) return first(EVASIVE)
  const foes = foesAtEntrance(view)
  if (foes.length === 0) {
    const hunters = FIGHTERS.filter(id => isHunter(fights, view, { id, owned: startingGear(id) }))
    return first(hunters) ?? first(EVASIVE)
  }
  const gains = (id: string): number => {
    const { fame, notoriety, dies } = fights.of({ id, owned: startingGear(id) }, foes, 'meets')
    return fame / FACTORS.fame + notoriety / FACTORS.notoriety - dies
  }
  const ranked = FIGHTERS.map(id => ({ id, value: gains(id) })).sort((a, b) => b.value - a.value)
  // If every fighter would die there for nothing, only an evasive character can get past.
  return first(ranked.filter(({ value }) => value > -1).map(({ id }) => id)) ?? first(EVASIVE)
}
