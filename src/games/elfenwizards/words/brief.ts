import type { ShortForm } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { DICE_BOXES, type ElfenEvent } from '../rules/state/components.ts'
import { boxName, diceBoxName, faces, named } from './names.ts'

/** Returns the short form of an event, for the one-line summary of another player's turn. */
export function briefIn(words: Messages, event: ElfenEvent): ShortForm | undefined {
  const what = (text: string, space?: string): ShortForm => ({
    about: 'what',
    text,
    ...(space === undefined ? {} : { space }),
  })
  switch (event.kind) {
    case 'retires':
      return what(
        words.say('brief-goes', { magician: named(event.magician), box: boxName(words, event.box) }),
        event.box,
      )
    case 'places': {
      const parts = DICE_BOXES.flatMap(box => {
        const dice = event.dice[box]
        return dice ? [words.say('brief-dice', { dice: faces(dice), box: diceBoxName(words, box) })] : []
      })
      if (event.kept > 0) parts.push(words.say('brief-keeps', { kept: event.kept }))
      return what(parts.join(', '))
    }
    case 'pays':
      return what(words.say('brief-pays'))
    case 'buys':
      return what(words.say('brief-buys', { n: event.chips }))
    case 'spell': {
      const { magician, die, points } = event
      const values = { magician: named(magician), points }
      const text =
        die === null
          ? words.say('brief-spell.chip', values)
          : words.say('brief-spell', { ...values, die: faces([die]) })
      return what(text, magician)
    }
    case 'passes':
      return what(words.say('brief-passes'))
    case 'vacancy':
      return what(
        words.say('brief-goes', { magician: named(event.magician), box: boxName(words, event.title) }),
        event.title,
      )
    case 'demoted':
      return what(
        words.say('brief-goes', { magician: named(event.magician), box: boxName(words, event.box) }),
        event.box,
      )
    case 'scores':
    case 'bonus':
      return what(words.say('brief-scores', { points: event.points, score: event.score }))
    default:
      return undefined
  }
}
