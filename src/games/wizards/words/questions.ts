import type { PhrasedQuestion, Question } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { territory } from '../rules/islands/territories.ts'
import { asked, type WizardsQuestion } from '../rules/state/asking.ts'
import { taskCard } from '../rules/state/cards.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { named } from './answers.ts'
import { placeSeen } from './places.ts'

/** Adds text to a question, using only its player's view and its data. */
export function phrase(words: Messages, view: WizardsView, question: Question): PhrasedQuestion {
  const it = asked(question)
  const seen = { words, view, question: it, player: view.players[question.seat] }
  return {
    ...question,
    text: textOf(words, view, it),
    options: it.options.map(option => ({ ...option, ...named(seen, option) })),
  }
}

function textOf(words: Messages, view: WizardsView, question: WizardsQuestion): string {
  const name = (seat: number) => seatName(view.seats, seat)
  switch (question.topic) {
    case 'tower':
      return words.say('ask-tower')
    case 'tile':
      return words.say(`ask-tile-${question.data.for}`)
    case 'hex': {
      const { tile, left } = question.data
      return tile === null
        ? words.say('ask-hex-face-down', { left })
        : words.say('ask-hex', { tile: territory(tile).name })
    }
    case 'turn':
      return words.say('ask-turn', { tile: territory(question.data.tile).name })
    case 'roll':
      return words.say(question.data.trapped ? 'ask-roll-trapped' : 'ask-roll')
    case 'move': {
      const { left } = question.data
      return words.say('ask-move', { left, points: left % 1 === 0 ? String(left) : `${Math.floor(left)}½` })
    }
    case 'boat':
      return words.say('ask-boat')
    case 'animal':
      return words.say('ask-animal')
    case 'space': {
      const { data } = question
      if (data.for !== 'marker') return words.say(`ask-space-${data.for}`)
      const { title, stages } = taskCard(data.task)
      const asks = { title, do: inSentence(stages[data.stage]![data.part]!.do) }
      return data.number === undefined || data.of === undefined
        ? words.say('ask-space-marker', asks)
        : words.say('ask-space-marker.several', { ...asks, number: data.number, of: data.of })
    }
    case 'marker':
      return words.say('ask-marker', { markers: question.data.markers })
    case 'action': {
      const { who, own, inThought } = question.data
      if (inThought) return words.say('ask-action-in-thought')
      return words.say(own ? 'ask-action-mentor' : 'ask-action-other', { who: capital(who) })
    }
    case 'points': {
      const { change, points, divided } = question.data
      if (divided) return words.say('ask-points-divided', { points, kind: words.say(`point-${divided}`) })
      return words.say(change === 'gain' ? 'ask-points-gain' : 'ask-points-lose', { points })
    }
    case 'spell': {
      const { data } = question
      return words.say(`ask-spell-${data.on}`, 'to' in data ? { place: placeSeen(words, view, data.to) } : {})
    }
    case 'dodged':
      return words.say('ask-dodged', { bound: question.data.bound ? 'yes' : 'no' })
    case 'lamps': {
      const { by, gems, objects } = question.data
      const loot = [...gems.map(gem => words.say(`gem-${gem}`)), ...objects].join(', ')
      return words.say('ask-lamps', { robber: capital(words.say(`robber-${by}`)), loot })
    }
    case 'task': {
      const { data } = question
      if (data.for === 'completion') return words.say('ask-task-completion')
      if (data.for === 'offer') return words.say('ask-task-offer', { name: name(data.to), points: data.points })
      return words.say(data.partner ? 'ask-task-partner' : 'ask-task-gift', { name: name(data.to) })
    }
    case 'offer': {
      const { from, task, points } = question.data
      return words.say('ask-offer', { name: name(from), task: taskCard(task).title, points })
    }
    case 'gem':
      return words.say('ask-gem', { name: name(question.data.to) })
    case 'wander': {
      const { player, spaces } = question.data
      return words.say('ask-wander', { name: name(player), spaces })
    }
    case 'wizard':
      return words.say('ask-wizard')
    case 'secret':
      return words.say('ask-secret', { name: name(question.data.to) })
  }
}

/** Lowercases the first letter of a card's instruction and drops its period, for use at the end of a sentence. */
const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
