import { type ClearingId, isCave } from '../pieces/tiles.ts'
import { clearingAt, type Individual, type RealmState, type Turn } from '../state/state.ts'

/** Dwellings with a roof; campfires have none (21.4.7, 26.23). */
const ROOFS = ['inn', 'house', 'chapel', 'guard-house']

/** Returns true if a clearing is a cave or has a building (26.23). */
export const isRoofed = ({ dwellings }: Pick<RealmState, 'dwellings'>, clearing: ClearingId): boolean =>
  isCave(clearing) || ROOFS.some(roof => dwellings[roof] === clearing)

/** Returns true if a clearing has a Dwelling, including campfires (24.3). */
export const hasDwelling = ({ dwellings }: Pick<RealmState, 'dwellings'>, clearing: ClearingId | null): boolean =>
  clearing !== null && Object.entries(dwellings).some(([name, at]) => name !== 'ghosts' && at === clearing)

const isSheltered = (state: Pick<RealmState, 'dwellings'>, one: Pick<Individual, 'place'>): boolean => {
  const clearing = clearingAt(one)
  return clearing !== null && isRoofed(state, clearing)
}

/** Marks the turn as exposed if the individual is outdoors; it is no longer a sheltered one (26.23). */
export function noteExposure(state: RealmState, one: Pick<Individual, 'place'>, turn: Pick<Turn, 'exposed'>): void {
  if (state.season !== undefined && !isSheltered(state, one)) turn.exposed = true
}
