import { seatName } from '../../../parts/seat-name.ts'
import { type Messages, sentence, type Value, type Values } from '../../../text/index.ts'
import { DICE_BOXES, type ElfenEvent, type EndReason } from '../rules/state/components.ts'
import { boxName, faces, magicianName, valuesOf } from './names.ts'

/** Describes an event in a sentence. Returns null if another event's sentence covers it. */
export function sentenceOf(words: Messages, event: ElfenEvent, seats: readonly string[]): string | null {
  const values = () => valuesOf(event, { words, seats })
  switch (event.kind) {
    case 'roll':
      return event.purpose === 'dragon' ? null : words.get('tell-roll', values())
    case 'places':
      return words.get(event.kept > 0 ? 'tell-places.keeps' : 'tell-places', {
        ...values(),
        dice: placedText(words, event),
      })
    case 'award':
      return awardText(words, event, values())
    case 'end':
      return endText(words, event, seats)
    default:
      return words.get(`tell-${event.kind}`, values())
  }
}

function placedText(words: Messages, { dice }: Extract<ElfenEvent, { kind: 'places' }>): Value {
  const placed = DICE_BOXES.flatMap(box => {
    const there = dice[box]
    return there ? [words.get(`dice-${box}.into`, { dice: faces(there) })] : []
  })
  return placed.length > 0 ? { items: placed } : sentence('name-nothing')
}

function awardText(words: Messages, { risen, why }: Extract<ElfenEvent, { kind: 'award' }>, values: Values): string {
  const items = risen.map(({ magician, title }) =>
    sentence('tell-becomes', { magician: magicianName(magician), title: boxName(words, title) }),
  )
  return words.get(why === 'most' || why === 'alone' ? 'tell-award' : `tell-award-${why}`, {
    ...values,
    what: { items },
  })
}

/** Describes the end of the game: the reason and the winners. */
export function endText(
  words: Messages,
  { why, winners, score }: { readonly why: EndReason; readonly winners: readonly number[]; readonly score: number },
  seats: readonly string[],
): string {
  const names = { items: winners.map(seat => seatName(seats, seat)) }
  return `${words.get(`end-${why}`)} ${words.get('end-wins', { winners: names, n: winners.length, score })}`
}
