import type { Question } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { REGIONS, spaceOf } from '../rules/pieces/marnon.ts'
import { asQuestQuestion, type QuestAct } from '../rules/state/acts.ts'
import { shortName } from './find-space.ts'
import { cardName, leaderName, regionName, spaceName, treasureName } from './names.ts'
import { stretchNames } from './stretches.ts'

/** Lists other ways to type an option: names and numbers of spaces, card titles, and words for common answers. */
export function typedNames(words: Messages, question: Question, id: string): readonly string[] {
  const act = asQuestQuestion(question).options.find(known => known.id === id)?.act
  if (!act) return stretchNames(words, id)
  return namesOf(words, question, act, id).filter(name => name !== '' && name !== id)
}

function namesOf(words: Messages, question: Question, act: QuestAct, id: string): string[] {
  switch (act.kind) {
    case 'draw':
    case 'keep':
    case 'end':
    case 'fight':
    case 'halt':
    case 'done':
    case 'discard':
      return words.get(`saying-${act.kind}`).split(', ')
    case 'play':
      return [cardName(words, act.card).toLowerCase(), ...(question.topic === 'ring' ? ['play'] : [])]
    case 'region':
      return [String(act.region), regionName(words, act.region).toLowerCase(), REGIONS[act.region - 1]!.id]
    case 'attack':
      return act.against === 'space' ? spaceNames(words, act.space, question, id) : []
    case 'bring':
    case 'boat':
      return [id.replace(act.space, shortName(act.space))]
    case 'from':
      return act.by === 'boat' ? [`boat ${shortName(act.space)}`] : spaceNames(words, act.space, question, id)
    case 'treasure':
      return [treasureName(words, act.treasure, 'nominative').toLowerCase()]
    case 'leader':
      return [leaderName(words, act.leader, 'nominative').toLowerCase()]
    case 'lead':
    case 'with':
    case 'lose':
    case 'count':
      return []
    default:
      return spaceNames(words, act.space, question, id)
  }
}

/**
 * Lists the ways to type a space or an attack on it. The bare map number and name are left out if another option has
 * the same space.
 */
function spaceNames(words: Messages, space: string, { options }: Question, id: string): string[] {
  const name = spaceName(words, space).toLowerCase()
  const short = shortName(space)
  const verb = id.startsWith('attack ') ? [`attack ${short}`, `attack ${name}`, space] : []
  const isPlain = !options.some(other => other.id !== id && other.at?.space === space)
  if (!isPlain) return verb
  const onMap = spaceOf(space).short
  return [...verb, short, name, ...(onMap === null ? [] : [onMap.toLowerCase()])]
}
