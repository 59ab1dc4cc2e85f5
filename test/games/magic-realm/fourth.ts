import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { layOutSpells } from '../../../src/games/magic-realm/rules/magic/beginning.ts'
import { begin } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state.ts'
import type { Header } from '../../../src/kernel/index.ts'

/** The Fourth ENCOUNTER as far as it stands, for its proofs. */
export const fourth: typeof magicRealm = {
  ...magicRealm,
  begin(header: Header): RealmState {
    const state = begin({ ...header, options: { ...header.options, encounter: '3' } })
    return { ...state, encounter: 4, magic: layOutSpells(state.random.decks) }
  },
}
