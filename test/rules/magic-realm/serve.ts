import { freshLeader, isLeader } from '../../../src/games/magic-realm/rules/facts/employment.ts'
import { characterOf, type RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'

/** Lets a native on the map serve a character for a fortnight. */
export function serve(state: RealmState, native: string, employer: string, hidden = false): void {
  const { war } = state
  if (!war) throw new Error('nobody is hired before the Third ENCOUNTER')
  war.hires[native] = { employer, since: 1, until: 14, hidden }
  if (!isLeader(native)) return
  const leader = freshLeader(state, native, characterOf(state, employer).seat, state.denizens[native]!.at!)
  leader.hidden = hidden
  war.leaders.push(leader)
}
