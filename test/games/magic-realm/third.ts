import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { begin, peace } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state.ts'
import type { Header } from '../../../src/kernel/index.ts'

/** The Third ENCOUNTER as far as it stands, for its proofs. */
export const third: typeof magicRealm = {
  ...magicRealm,
  begin(header: Header): RealmState {
    const state = begin({ ...header, options: { ...header.options, encounter: '2' } })
    return { ...state, encounter: 3, war: peace() }
  },
}
