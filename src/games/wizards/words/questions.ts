import type { PhrasedQuestion, Question } from '../../../kernel/index.ts'
import { halvesText, type Messages, type Values } from '../../../text/index.ts'
import { movementFor } from '../rules/facts/movement.ts'
import { POINT } from '../rules/facts/prices.ts'
import { asWizardsQuestion, type WizardsQuestion } from '../rules/state/asking.ts'
import { bookOf } from '../rules/state/book.ts'
import { taskCard } from '../rules/state/cards.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { answerIn } from './answers.ts'
import { gemName, valuesOf } from './values.ts'

/** Adds text to a question and its options, using only its player's view and its data. */
export function phrase(words: Messages, view: WizardsView, question: Question): PhrasedQuestion {
  const it = asWizardsQuestion(question)
  const naming = { words, book: bookOf(view), seats: view.seats, view }
  const values = valuesOf(it.data, naming)
  const seen = { words, view, question: it, player: view.players[question.seat], naming, values }
  return {
    ...question,
    text: textOf(words, it, values, seen.player),
    options: it.options.map(option => ({ ...option, ...answerIn(seen, option) })),
  }
}

function textOf(
  words: Messages,
  { topic, data }: WizardsQuestion,
  values: Values,
  player: PlayerView | undefined,
): string {
  switch (topic) {
    case 'move': {
      const { left, die } = data
      const points = halvesText(2 * left)
      const added = player ? movementFor(player, die).land / POINT - die : 0
      // Only at the start of a move do the points left add up to the roll and the bonus.
      if (added > 0 && left === die + added) return words.get('ask-move.added', { points, die, added })
      return words.get('ask-move', { count: Math.ceil(left), points })
    }
    case 'roll':
      return words.get('ask-roll', { trap: data.trapped ? (player?.trap?.kind ?? 'other') : 'none' })
    case 'space': {
      if (data.for !== 'marker') return words.get('ask-space', values)
      const marked = { ...values, do: inSentence(taskCard(data.task).stages[data.stage]![data.part]!.do) }
      return words.get(data.number === undefined ? 'ask-space-marker' : 'ask-space-marker.several', marked)
    }
    case 'spell':
      return words.get(data.on === 'demon' && data.bound ? 'ask-spell-demon.bound' : `ask-spell-${data.on}`, values)
    case 'lamps': {
      const loot = words.list([...data.objects, ...data.gems.map(gem => gemName(words, gem))])
      return words.get('ask-lamps', { by: data.by, loot })
    }
    default:
      return words.get(`ask-${topic}`, values)
  }
}

/** Lowercases the first letter of a card's instruction and drops its period, for use at the end of a sentence. */
const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
