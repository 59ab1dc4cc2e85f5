import { copy, type RandomState } from '../../../../kernel/index.ts'
import { monstersIn } from '../../rules/facts/ground.ts'
import { type DenizenId, denizenOf } from '../../rules/pieces/denizens.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import type { RealmView, SeenCharacter } from '../../rules/state/view.ts'
import { nightOf, rowsAhead } from '../seen.ts'
import { mayCome } from '../summons.ts'
import { type FightOdds, fightOdds } from './can-win.ts'
import { guessed } from './state-from-view.ts'

/** A group of monsters that a character may have to fight in a clearing. */
export interface Meeting {
  readonly denizens: readonly DenizenId[]
  /** The row on which the monsters may come tonight. Null if they are already there. */
  readonly row: number | null
}

/** Lists the monsters present, then those that may come. Equal groups are listed once. */
export function meetingsAt(view: RealmView, clearing: ClearingId): Meeting[] {
  const here = monstersIn(view, clearing)
  const found = new Map<string, Meeting>()
  for (const { denizens, to, row } of mayCome(nightOf(view, clearing), clearing, rowsAhead(view))) {
    const monsters = denizens.filter(id => denizenOf(id).is === 'monster')
    const looks = monsters.map(id => denizenOf(id).name).join()
    if (to === clearing && monsters.length > 0 && !found.has(looks)) found.set(looks, { denizens: monsters, row })
  }
  return [...(here.length > 0 ? [{ denizens: here, row: null }] : []), ...found.values()]
}

/**
 * Simulates a character's fight with these monsters in a clearing. Monsters already there fight everybody present, and
 * those that may come fight only the character.
 */
export function meetingOdds(
  view: RealmView,
  { id }: Pick<SeenCharacter, 'id'>,
  clearing: ClearingId,
  { denizens, row }: Meeting,
  random: RandomState,
  games: number,
): FightOdds {
  const state = copy(guessed(view, random))
  if (row !== null || state.combat?.clearing !== clearing) state.combat = null
  for (const character of state.characters) {
    if (character.id === id) {
      Object.assign(character, { place: { kind: 'clearing', clearing }, hidden: false })
    } else if (row !== null && character.place.kind === 'clearing' && character.place.clearing === clearing)
      character.place = { kind: 'off' }
  }
  for (const [monster, at] of Object.entries(state.denizens)) {
    if (denizens.includes(monster)) Object.assign(at, { at: clearing, dead: false })
    else if (at.at === clearing) at.at = null
  }
  return fightOdds(state, clearing, id, random, { games })
}
