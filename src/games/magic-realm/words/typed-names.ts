import type { Question } from '../../../kernel/index.ts'
import { actOf, type RealmAct } from '../rules/state/acts.ts'
import { belongingName, characterName, clearingName } from './names.ts'

/** Lists alternative ways to type an answer, with the name of its clearing, character, belonging or phase source. */
export function typedNames(question: Question, id: string): readonly string[] {
  const option = question.options.find(one => one.id === id)
  const act = actOf(option)
  if (!act) return []
  return namesOf(act).filter(name => name !== '' && name !== id)
}

function namesOf(act: RealmAct): string[] {
  switch (act.kind) {
    case 'record':
      if (act.guide !== undefined) return [`follow ${characterName(act.guide).toLowerCase()}`]
      if (act.clearing === undefined) return []
      return act.activity === 'move' ? placeNames(act.clearing) : placeNames(act.clearing).map(one => `peer ${one}`)
    case 'to':
      return placeNames(act.clearing)
    case 'take':
      return [characterName(act.character).toLowerCase()]
    case 'activate':
    case 'deactivate':
    case 'abandon':
    case 'drop':
    case 'pick-up':
    case 'unpack':
    case 'turn':
    case 'hand':
    case 'buy':
      return [`${act.kind.replace('-', ' ')} ${belongingName(act.belonging).toLowerCase()}`]
    case 'retag':
      return [`use ${act.source}`]
    default:
      return []
  }
}

const placeNames = (clearing: string): string[] => [
  clearing.toLowerCase(),
  clearingName(clearing).toLowerCase(),
  `move ${clearingName(clearing).toLowerCase()}`,
]
