import { copy, type RandomState } from '../../../../kernel/index.ts'
import { monstersIn } from '../../rules/combat/ground.ts'
import type { ClearingId } from '../../rules/map/tiles.ts'
import { type DenizenId, denizenOf } from '../../rules/pieces/denizens.ts'
import type { RealmView, SeenCharacter } from '../../rules/view.ts'
import { nightOf, rowsAhead } from '../seen.ts'
import { mayCome } from '../summons.ts'
import { type FightOdds, fightOdds } from './can-win.ts'
import { guessed } from './supposed.ts'

/** Monsters that somebody may have to fight: those that stand in his clearing, or that may come to it on a row. */
export interface Meeting {
  readonly denizens: readonly DenizenId[]
  /** Null for those that are there already. */
  readonly row: number | null
}

/** Whom one may have to fight in a clearing: who is there, then what may come, each lot of monsters once. */
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
 * How a fight of somebody with these monsters would end in a clearing, fought out so many times. Who is there already fights
 * with them; what may come is met alone.
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
