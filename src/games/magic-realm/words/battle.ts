import type { AnswerText } from '../../../parts/wording.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { outcomeOf } from '../rules/facts/battle.ts'
import { chitsOf, faceOf } from '../rules/facts/chits.ts'
import { servesWhom } from '../rules/facts/serving.ts'
import { DENIZENS, denizenOf, groupOf, isGroup, kindOf } from '../rules/pieces/denizens.ts'
import type { ActOfKind, RealmAct } from '../rules/state/acts.ts'
import type { BattleTopic } from '../rules/state/asking.ts'
import { living, type OpenRealm } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { pieceInSentence } from './combat/names.ts'
import { belongingName, characterName, joinCounted } from './names.ts'
import { nativeNames } from './natives.ts'
import type { QuestionContext, QuestionTexts } from './question-context.ts'

/** Names both sides of a battle. */
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
const denizensOf = (view: RealmView, employer: string | null): string[] =>
  Object.entries(view.denizens).flatMap(([id, { at }]) =>
    at !== null && at === view.battle?.clearing && servesWhom(view, id) === employer ? [id] : [],
  )

const kindName = (kind: string): string =>
  isGroup(kind) ? groupOf(kind).name : (DENIZENS.find(one => one.is === 'monster' && one.kind === kind)?.name ?? kind)

const nameOf = ({ character }: { readonly character: string | null }): string =>
  character === null ? 'nobody' : characterName(character)

/** The texts of the questions that set up a battle. */
export const BATTLE_TEXTS: QuestionTexts<BattleTopic> = {
  battle: ({ words, view }) =>
    words.get(
      'ask-battle',
      battleSides(
        words,
        living(view).map(({ id }) => id),
        denizensOf(view, null),
      ),
    ),
  'battle-pieces': ({ words, data }) => words.get('ask-battle-pieces', { name: nameOf(data) }),
  'battle-count': ({ words, data }) =>
    words.get('ask-battle-count', { name: nameOf(data), pieces: kindName(data.pieces) }),
}

type BattleAct = ActOfKind<'edit' | 'pieces' | 'ground' | 'with' | 'without' | 'chit-to'>

const KINDS: readonly string[] = [
  'edit',
  'pieces',
  'ground',
  'with',
  'without',
  'chit-to',
] satisfies BattleAct['kind'][]

export const isBattleAct = (act: RealmAct): act is BattleAct => KINDS.includes(act.kind)

/** Returns the label and note of an answer that sets up a battle. */
export function battleLabel({ words, view, topic, data, character }: QuestionContext, act: BattleAct): AnswerText {
  switch (act.kind) {
    case 'edit': {
      const one = view.characters.find(({ id }) => id === act.character)
      const gear = (one?.owned ?? []).map(({ id }) => belongingName(id))
      return {
        label: words.get('act-edit', { name: characterName(act.character) }),
        note: words.get('about-edit', {
          hidden: one?.hidden ? 'yes' : 'no',
          gear: gear.length === 0 ? words.get('about-no-gear') : gear.join(', '),
        }),
      }
    }
    case 'pieces': {
      const employer = topic === 'battle-pieces' ? data.character : null
      const n = denizensOf(view, employer).filter(id => kindOf(id) === act.of).length
      return { label: words.get('act-pieces', { name: kindName(act.of), n }) }
    }
    case 'ground':
      return { label: words.get('act-ground', { ground: act.ground }) }
    case 'with':
      return { label: words.get('act-with', { what: belongingName(act.belonging) }) }
    case 'without':
      return { label: words.get('act-without', { what: belongingName(act.belonging) }) }
    case 'chit-to': {
      const chit = character ? chitsOf(character)[act.chit] : undefined
      return { label: words.get('act-chit-to', { chit: chit ? faceOf(chit) : '', to: act.to }) }
    }
  }
}

/** Describes how a battle ended for every character. */
export function battleEnding(words: Messages, state: OpenRealm): string {
  const results = state.characters.map(one =>
    words.get('battle-outcome', { outcome: outcomeOf(state, one), name: characterName(one.id) }),
  )
  return words.get('ending-battle', { rounds: state.battle?.rounds ?? 0, results: capital(words.list(results)) })
}
