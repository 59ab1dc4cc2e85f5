import { seatName } from '../../../parts/seat-name.ts'
import { type Messages, sentence } from '../../../text/index.ts'
import { DICE_BOXES, type ElfenEvent, type EndReason } from '../rules/state/components.ts'
import { boxName, faces, named, titlesName } from './names.ts'

/** Describes an event in a sentence. Returns null if another event's sentence covers it. */
export function sentenceOf(words: Messages, event: ElfenEvent, seats: readonly string[]): string | null {
  const name = event.seat === null ? '' : seatName(seats, event.seat)
  switch (event.kind) {
    case 'roll':
      return event.purpose === 'dragon'
        ? null
        : words.say(`tell-roll-${event.purpose}`, { name, dice: faces(event.dice) })
    case 'round':
      return words.say('tell-round', { round: event.round, of: event.of })
    case 'dragon':
      return words.say(event.drawn ? 'tell-dragon-drawn' : 'tell-dragon', { name })
    case 'retires':
      return words.say('tell-retires', { magician: named(event.magician), box: boxName(words, event.box) })
    case 'track':
      return words.say(`tell-track-${event.from ?? 'none'}`, { name })
    case 'places':
      return placesText(words, event, name)
    case 'pays':
      return words.say('tell-pays', { name })
    case 'buys':
      return words.say('tell-buys', { name, n: event.chips, dice: faces(event.dice) })
    case 'takes-dice': {
      const [taken, left] = [faces(event.taken), faces(event.left)]
      if (event.left.length === 0) return words.say('tell-takes-dice', { name, taken })
      if (event.taken.length === 0) return words.say('tell-takes-dice.leaves', { name, left })
      return words.say('tell-takes-dice.both', { name, taken, left })
    }
    case 'spell': {
      const { die, points } = event
      const magician = named(event.magician)
      return die === null
        ? words.say('tell-spell.chip', { name, magician, points })
        : words.say('tell-spell', { name, die: faces([die]), magician, points })
    }
    case 'passes':
      return words.say('tell-passes', { name })
    case 'award':
      return awardText(words, event)
    case 'over':
      return words.say('tell-over', { magician: named(event.magician), level: words.say(`level-${event.level}`) })
    case 'vacancy':
      return words.say('tell-vacancy', { magician: named(event.magician), title: boxName(words, event.title) })
    case 'demoted':
      return words.say(event.grey ? 'tell-demoted.grey' : 'tell-demoted', {
        magician: named(event.magician),
        box: boxName(words, event.box),
      })
    case 'frees':
      return words.say('tell-frees', { magician: named(event.magician) })
    case 'scores':
      return words.say('tell-scores', { name, points: event.points, score: event.score })
    case 'bonus':
      return words.say('tell-bonus', { name, points: event.points, score: event.score })
    case 'end':
      return endText(words, event, seats)
  }
}

function placesText(words: Messages, { dice, kept }: Extract<ElfenEvent, { kind: 'places' }>, name: string): string {
  const placed = DICE_BOXES.flatMap(box => {
    const there = dice[box]
    return there ? [words.say(`dice-${box}.into`, { dice: faces(there) })] : []
  })
  const told = placed.length > 0 ? { items: placed } : sentence('name-nothing')
  return kept > 0
    ? words.say('tell-places.keeps', { name, dice: told, kept })
    : words.say('tell-places', { name, dice: told })
}

function awardText(words: Messages, { titles, votes, risen, why }: Extract<ElfenEvent, { kind: 'award' }>): string {
  const told = votes.map(({ magician, points }) => words.say('tell-vote', { magician: named(magician), points }))
  const all = told.join(', ')
  const what = {
    items: risen.map(({ magician, title }) =>
      sentence('tell-becomes', { magician: named(magician), title: boxName(words, title) }),
    ),
  }
  switch (why) {
    case 'tie':
      return words.say('tell-award-tie', { titles: titlesName(words, titles), votes: all })
    case 'nothing':
      return words.say('tell-award-nothing', { titles: titlesName(words, titles), votes: all })
    case 'second-tie':
      return words.say('tell-award-second-tie', { what, votes: all })
    default:
      return words.say('tell-award', { what, votes: all })
  }
}

/** Describes the end of the game: the reason and the winners. */
export function endText(
  words: Messages,
  { why, winners, score }: { readonly why: EndReason; readonly winners: readonly number[]; readonly score: number },
  seats: readonly string[],
): string {
  const names = { items: winners.map(seat => seatName(seats, seat)) }
  return `${words.say(`end-${why}`)} ${words.say('end-wins', { winners: names, n: winners.length, score })}`
}
