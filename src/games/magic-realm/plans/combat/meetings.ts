import { copy, type RandomState } from '../../../../kernel/index.ts'
import { isHired } from '../../rules/facts/employment.ts'
import { type DenizenId, denizenOf } from '../../rules/pieces/denizens.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import { denizensAt, type RealmState } from '../../rules/state/state.ts'
import type { RealmView, SeenCharacter } from '../../rules/state/view.ts'
import { expectedDenizens } from '../summons.ts'
import { nightOf, rowsAhead } from '../view-facts.ts'
import { enemiesOf, type FightSample, sampleFights } from './can-win.ts'
import { STUBBORN } from './policy.ts'
import { withNewDice } from './state-from-view.ts'

/** A group of denizens that a character may have to fight in a clearing. */
export interface Meeting {
  readonly denizens: readonly DenizenId[]
  /** The row of the Monster Roll on which the monsters may come tonight, or null if the denizens are already there. */
  readonly row: number | null
}

/** Lists the enemies that are present, then the monsters that may come. Identical groups are listed only once. */
export function meetingsAt(view: RealmView, { id }: Pick<SeenCharacter, 'id'>, clearing: ClearingId): Meeting[] {
  const here = enemiesOf(view, clearing, id)
  const now = here.length > 0 ? [{ denizens: here, row: null }] : []
  // Nobody else comes to a single battle.
  if (view.battle) return now
  const found = new Map<string, Meeting>()
  for (const { denizens, to, row } of expectedDenizens(nightOf(view, clearing), clearing, rowsAhead(view))) {
    const monsters = denizens.filter(id => denizenOf(id).is === 'monster')
    const names = monsters.map(id => denizenOf(id).name).join()
    if (to === clearing && monsters.length > 0 && !found.has(names)) found.set(names, { denizens: monsters, row })
  }
  return [...now, ...found.values()]
}

/**
 * Repeatedly simulates a character's fight with these denizens in a clearing. Denizens that are already there fight
 * everybody present. Those that may come fight only the character. A fight in progress simply continues.
 */
export function meetingFights(
  view: RealmView,
  main: Pick<SeenCharacter, 'id'>,
  clearing: ClearingId,
  meeting: Meeting,
  random: RandomState,
): Generator<FightSample, never> {
  const state = copy(withNewDice(view, random))
  if (meeting.row !== null || !isUnderWay(view, clearing)) withMeeting(state, main.id, clearing, meeting)
  const isPeaceful = denizensAt(state, clearing).some(
    id => denizenOf(id).is === 'native' && !isHired(state, id) && !meeting.denizens.includes(id),
  )
  return sampleFights(state, clearing, random, { ...STUBBORN, hunts: !isPeaceful })
}

/** Returns true if the fight in the clearing has begun, or if it is a battle that is being set up. */
const isUnderWay = ({ combat, battle }: RealmView, clearing: ClearingId): boolean =>
  combat?.clearing === clearing || battle?.clearing === clearing

/**
 * Puts a character into the clearing, unhidden, with only these denizens. If the denizens may come tonight, removes
 * other characters from the clearing.
 */
function withMeeting(state: RealmState, id: string, clearing: ClearingId, { denizens, row }: Meeting): void {
  state.combat = null
  for (const character of state.characters) {
    if (character.id === id) {
      Object.assign(character, { place: { kind: 'clearing', clearing }, hidden: false })
    } else if (row !== null && character.place.kind === 'clearing' && character.place.clearing === clearing)
      character.place = { kind: 'off' }
  }
  for (const [denizen, at] of Object.entries(state.denizens)) {
    if (denizens.includes(denizen)) Object.assign(at, { at: clearing, dead: false })
    else if (at.at === clearing) at.at = null
  }
}
