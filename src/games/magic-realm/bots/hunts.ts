import { denizensIn, endOfPlan } from '../plans/seen.ts'
import type { ClearingId } from '../rules/map/tiles.ts'
import { isHired } from '../rules/natives/serving.ts'
import { type DenizenId, denizenOf } from '../rules/pieces/denizens.ts'
import type { Character } from '../rules/state.ts'
import type { RealmView, SeenCharacter } from '../rules/view.ts'
import type { Goal } from './goals.ts'
import { journeysOf } from './journeys.ts'
import { type Outlook, outlookOf } from './ring.ts'
import { priceNow, standingOf } from './standing.ts'

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

/** The fight that brings a character most for a phase; null where none is worth its danger. */
export function bestHunt(view: RealmView, character: SeenCharacter): Hunt | null {
  if (view.encounter < 2) return null
  const here = endOfPlan(view, character)
  if (here === null) return null
  const journeys = journeysOf(view, here)
  let best: Hunt | null = null
  for (const clearing of quarters(view)) {
    const journey = journeys.get(clearing)
    if (!journey || journey.phases > FAR) continue
    for (const foes of fightsIn(view, clearing)) {
      const outlook = outlookOf(character, foes)
      const worth = HOPE * worthOf(view, character, outlook)
      if (worth < LEAST) continue
      const rate = worth / (journey.phases + FIGHTING + REST * outlook.spent)
      if (!best || rate > best.rate)
        best = { kind: 'hunt', clearing, phases: journey.phases, journey, foes, worth, rate }
    }
  }
  return best
}

/** Where denizens stand. */
const quarters = ({ denizens }: RealmView): ClearingId[] => [
  ...new Set(Object.values(denizens).flatMap(({ at, dead }) => (at === null || dead ? [] : [at]))),
]

/** Whether one of the fights that can be had where a character stands is worth its danger. */
export function isWorthFighting(view: RealmView, character: SeenCharacter): boolean {
  const { place } = character
  if (place.kind !== 'clearing') return false
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

/** What a fight is worth to a character: what it brings, less what he may lose. */
export function worthOf(view: RealmView, seen: SeenCharacter, { fame, notoriety, gold, dies }: Outlook): number {
  // An own character is seen whole.
  const character = seen as unknown as Character
  const gains = standingOf(character, view, { fame, notoriety, gold }) - standingOf(character, view)
  return gains - dies * priceNow(view, seen)
}
