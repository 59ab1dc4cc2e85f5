import { capital, type Messages } from '../../../text/index.ts'
import { outcomeOf } from '../rules/facts/battle.ts'
import { employerIdOf } from '../rules/facts/employment.ts'
import { denizenOf, kindOf } from '../rules/pieces/denizens.ts'
import type { OpenRealm } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { pieceInSentence } from './combat/names.ts'
import { belongingName, characterName, joinCounted, kindName } from './names.ts'
import { nativeNames } from './natives.ts'
import { type AnswerTexts, answerBy } from './question-context.ts'

/** Returns the message variables that name both sides of a battle, with monsters counted by kind. */
export function battleSides(words: Messages, characters: readonly string[], foes: readonly string[]) {
  const faces = foes.map(denizenOf)
  const kinds = [...new Set(faces.flatMap(one => (one.is === 'monster' ? [one.kind] : [])))]
  const monsters = kinds.map(kind => {
    const n = faces.filter(one => one.is === 'monster' && one.kind === kind).length
    return n === 1 ? `1 ${kindName(kind)}` : joinCounted(Array<string>(n).fill(kindName(kind)))
  })
  const natives = nativeNames(faces.flatMap(one => (one.is === 'native' ? [one.id] : [])))
  return {
    names: words.list(characters.map(id => pieceInSentence(words, id))),
    foes: foes.length,
    who: [...monsters, natives].filter(text => text !== '').join(', '),
  }
}

/** Lists the denizens in the battle that were hired by this employer, or the unhired ones if `employer` is null. */
export const denizensOf = (view: RealmView, employer: string | null): string[] =>
  Object.entries(view.denizens).flatMap(([id, { at }]) =>
    at !== null && at === view.battle?.clearing && employerIdOf(view, id) === employer ? [id] : [],
  )

/** The texts of answers that set up a battle. */
export const BATTLE_ANSWERS: AnswerTexts<'edit' | 'pieces'> = {
  edit(context, act) {
    const { words, view } = context
    const one = view.characters.find(({ id }) => id === act.character)
    const gear = (one?.owned ?? []).map(({ id }) => belongingName(id))
    return {
      ...answerBy(context, act),
      note: words.get('about-edit', {
        hidden: one?.hidden ? 'yes' : 'no',
        gear: gear.length === 0 ? words.get('about-no-gear') : gear.join(', '),
      }),
    }
  },
  pieces(context, act) {
    const employer = context.topic === 'battle-pieces' ? context.data.character : null
    const n = denizensOf(context.view, employer).filter(id => kindOf(id) === act.of).length
    return answerBy(context, act, { name: kindName(act.of), n })
  },
}

/** Describes how a battle ended for every character. */
export function battleEnding(words: Messages, state: OpenRealm): string {
  const results = state.characters.map(one =>
    words.get('battle-outcome', { outcome: outcomeOf(state, one), name: characterName(one.id) }),
  )
  return words.get('ending-battle', { rounds: state.battle?.rounds ?? 0, results: capital(words.list(results)) })
}
