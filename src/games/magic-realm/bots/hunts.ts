import type { Journey } from '../plans/routes.ts'
import { denizensIn, endOfPlan, nightOf } from '../plans/seen.ts'
import { type Coming, mayCome, ROWS, rowChance } from '../plans/summons.ts'
import { type ClearingId, isCave } from '../rules/map/tiles.ts'
import { isHired } from '../rules/natives/serving.ts'
import { type DenizenId, denizenOf } from '../rules/pieces/denizens.ts'
import type { Character } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { type Goal, PACE } from './goals.ts'
import { journeysOf } from './journeys.ts'
import { perilOf, perilOnWay } from './perils.ts'
import { type Outlook, outlookOf } from './ring.ts'
import { isWorn, livesByFights, priceNow, standingOf } from './standing.ts'

/** A fight that is worth going to, and what it brings: points of the score, and those for a phase. */
export interface Hunt extends Goal {
  readonly kind: 'hunt'
  readonly foes: readonly DenizenId[]
  readonly worth: number
  readonly rate: number
}

/** Phases that a fight takes beside the way to it: hiding, readying the weapon, and what is left of the day. */
const FIGHTING = 4
/** What a chit out of play costs: it takes a phase to rest. */
const REST = 1
/** Farther than so many phases nobody goes for a fight: who is there now will have gone. */
const FAR = 16
/** Less is not worth a fight. */
const LEAST = 0.5
/** What is found is less than what was hoped for: others come to the place. */
const HOPE = 0.8

/** How often he is seen where he has had two tries to hide, and where a cave has left him one (9.1.1). */
const SEEN = { outdoors: (11 / 36) ** 2, cave: 11 / 36 } as const

/** What it is worth to come upon denizens: hidden and ready as a rule, and else met by them. */
function worthOfMeeting(
  view: RealmView,
  character: SeenCharacter,
  clearing: ClearingId,
  foes: readonly DenizenId[],
): number {
  const hidden = worthOf(view, character, outlookOf(character, foes))
  if (hidden <= 0) return hidden
  const seen = SEEN[isCave(clearing) ? 'cave' : 'outdoors']
  return (1 - seen) * hidden + seen * worthOf(view, character, outlookOf(character, foes, 'meets'))
}

/** The fight that brings a character most for a phase; null where none is worth its danger. */
export function bestHunt(view: RealmView, character: SeenCharacter): Hunt | null {
  if (view.encounter < 2 || isWorn(character)) return null
  const here = endOfPlan(view, character)
  if (here === null) return null
  const journeys = journeysOf(view, here)
  const dreadOf = dreadOn(view, character)
  let best: Hunt | null = null
  for (const clearing of quarters(view)) {
    const journey = journeys.get(clearing)
    if (!journey || journey.phases > FAR || hasPassed(character, clearing)) continue
    for (const foes of fightsIn(view, clearing)) {
      const worth = HOPE * worthOfMeeting(view, character, clearing, foes) - dreadOf(journey)
      if (worth < LEAST) continue
      const rate = worth / (journey.phases + FIGHTING + REST * outlookOf(character, foes).spent)
      if (!best || rate > best.rate)
        best = { kind: 'hunt', clearing, phases: journey.phases, journey, foes, worth, rate }
    }
  }
  return best
}

/** Whether somebody has spent all of yesterday in a clearing: whom he did not fight then he does not fight today. */
const hasPassed = ({ place, plan, yesterday }: SeenCharacter, clearing: ClearingId): boolean =>
  place.kind === 'clearing' &&
  place.clearing === clearing &&
  !(plan ?? []).some(({ activity }) => activity.kind === 'move') &&
  (yesterday ?? []).length > 0 &&
  !(yesterday ?? []).some(({ activity }) => activity.kind === 'move')

/** What those who stand on a way may cost a character. */
const dreadOn =
  (view: RealmView, character: SeenCharacter) =>
  ({ clearings }: Journey): number =>
    perilOnWay(view, character, clearings) * priceNow(view, character)

/** Nights that a hunter lies in wait somewhere before he thinks of somewhere else. */
const NIGHTS = 3
/** Farther than so many phases he does not go to lie in wait. */
const NEAR = 8

/** Where a hunter who hides at night has most to hope for by who may come there; null where nobody whom he can beat will. */
export function bestAmbush(view: RealmView, character: SeenCharacter): Goal | null {
  if (view.encounter < 2 || isWorn(character) || !livesByFights(character)) return null
  const here = endOfPlan(view, character)
  if (here === null) return null
  const dreadOf = dreadOn(view, character)
  let best: Goal | null = null
  for (const [clearing, journey] of journeysOf(view, here)) {
    const { phases, opens } = journey
    if (phases > NEAR || opens !== null) continue
    const worth = NIGHTS * HOPE * worthOfNight(view, character, clearing) - dreadOf(journey)
    const rate = worth / (phases + NIGHTS * PACE)
    if (worth >= LEAST && (!best || rate > best.rate)) best = { kind: 'ambush', clearing, phases, journey, rate }
  }
  return best
}

/** What a night in a clearing is worth to who fights whom he can beat of those who may come, and lets others go by. */
function worthOfNight(view: RealmView, character: SeenCharacter, clearing: ClearingId): number {
  const night = nightOf(view, clearing)
  const here = denizensIn(view, clearing, 'monster')
  const comes = (coming: readonly Coming[]): number => {
    const foes = coming.flatMap(({ denizens }) => denizens).filter(id => denizenOf(id).is === 'monster')
    return foes.length === 0 ? 0 : Math.max(0, worthOf(view, character, outlookOf(character, [...here, ...foes])))
  }
  const hope = ROWS.reduce((sum, row) => {
    const coming = mayCome(night, clearing, [row]).filter(({ to }) => to === clearing)
    const sure = coming.filter(({ isSure }) => isSure)
    const unsure = coming.filter(({ isSure }) => !isSure)
    if (sure.length > 0) return sum + comes(sure)
    return sum + unsure.reduce((total, one) => total + comes([one]) / night.chits.warnings.length, 0)
  }, 0)
  if (hope === 0) return 0
  const tries = isCave(clearing) ? 1 : 2
  const peril = perilOf(view, character, clearing, tries) * priceNow(view, character)
  return (rowChance(view.solitaire) / 36) * hope - peril
}

/** Where denizens stand. */
const quarters = ({ denizens }: RealmView): ClearingId[] => [
  ...new Set(Object.values(denizens).flatMap(({ at, dead }) => (at === null || dead ? [] : [at]))),
]

/** Whether one of the fights that can be had where a character stands is worth its danger. */
export function isWorthFighting(view: RealmView, character: SeenCharacter): boolean {
  const { place } = character
  if (place.kind !== 'clearing' || isWorn(character)) return false
  return fightsIn(view, place.clearing).some(foes => worthOf(view, character, outlookOf(character, foes)) > 0)
}

/** The fights that can be had in a clearing: with its monsters, and with them and one of its native groups. */
function fightsIn(view: RealmView, clearing: ClearingId): DenizenId[][] {
  const monsters = denizensIn(view, clearing, 'monster').filter(id => !isHired(view, id))
  const natives = view.war ? denizensIn(view, clearing, 'native').filter(id => !isHired(view, id)) : []
  const groups = new Map<string, DenizenId[]>()
  for (const id of natives) {
    const face = denizenOf(id)
    if (face.is === 'native') groups.set(face.group, [...(groups.get(face.group) ?? []), id])
  }
  return [...(monsters.length > 0 ? [monsters] : []), ...[...groups.values()].map(group => [...monsters, ...group])]
}

/** What few trials do not show: how often he dies in a fight that has always gone well. */
const DOUBT = 0.07

/** What a fight is worth to a character: what it brings, less what he may lose. */
export function worthOf(view: RealmView, seen: SeenCharacter, { fame, notoriety, gold, dies }: Outlook): number {
  // An own character is seen whole.
  const character = seen as unknown as Character
  const gains = standingOf(character, view, { fame, notoriety, gold }) - standingOf(character, view)
  return gains - (dies + DOUBT * (1 - dies)) * priceNow(view, seen)
}
