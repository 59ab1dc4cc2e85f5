import { DICE_BOXES, type ElfenEvent, type EndReason } from '../rules/components.ts'
import type { Texts } from './en.ts'
import { boxName, faces, named, titlesName } from './names.ts'

/** What happened, in a sentence of one language; null where another says it. */
export function sentenceOf(texts: Texts, event: ElfenEvent, seats: readonly string[]): string | null {
  const { tell } = texts
  const who = event.seat === null ? '' : (seats[event.seat] ?? '')
  switch (event.kind) {
    case 'roll':
      return event.purpose === 'dragon' ? null : tell.roll[event.purpose](who, faces(event.dice))
    case 'round':
      return tell.round(event.round, event.of)
    case 'dragon':
      return event.rule === '2.4' ? tell.roll.dragon(who) : tell.dragon(who)
    case 'retires':
      return tell.retires(named(event.magician), boxName(texts, event.box))
    case 'track':
      return tell.track(who, event.from)
    case 'places': {
      const parts = DICE_BOXES.flatMap(box => {
        const dice = event.dice[box]
        return dice ? [tell.placesPart(faces(dice), texts.diceBox[box])] : []
      })
      return tell.places(who, parts, event.kept)
    }
    case 'pays':
      return tell.pays(who)
    case 'buys':
      return tell.buys(who, texts.chips(event.chips), faces(event.dice))
    case 'takes-dice':
      return tell.takesDice(who, faces(event.taken), faces(event.left))
    case 'spell':
      return tell.spell(who, texts.spell(event.die), named(event.magician), event.points)
    case 'passes':
      return tell.passes(who)
    case 'award':
      return awardText(texts, event)
    case 'over':
      return tell.over(named(event.magician), texts.level[event.level])
    case 'vacancy':
      return tell.vacancy(named(event.magician), boxName(texts, event.title))
    case 'demoted':
      return tell.demoted(named(event.magician), boxName(texts, event.box), event.grey)
    case 'frees':
      return tell.frees(named(event.magician))
    case 'scores':
      return tell.scores(who, event.points, event.score)
    case 'bonus':
      return tell.bonus(who, event.points, event.score)
    case 'end':
      return endText(texts, event, seats)
  }
}

function awardText(texts: Texts, { titles, votes, risen, why }: Extract<ElfenEvent, { kind: 'award' }>): string {
  const { award } = texts.tell
  const told = award.votes(votes.map(({ magician, points }) => award.vote(named(magician), points)))
  const which = titlesName(texts, titles)
  const what = texts.list(risen.map(({ magician, title }) => award.rises(named(magician), boxName(texts, title))))
  switch (why) {
    case 'tie':
      return award.tie(which, told)
    case 'nothing':
      return award.nothing(which, told)
    case 'second-tie':
      return award.secondTie(what, told)
    default:
      return award.result(what, told)
  }
}

/** How the game ended: why, and who has won. */
export function endText(
  { tell }: Texts,
  { why, winners, score }: { readonly why: EndReason; readonly winners: readonly number[]; readonly score: number },
  seats: readonly string[],
): string {
  const names = winners.map(seat => seats[seat] ?? '')
  return `${tell.ends[why]} ${tell.wins(names, score)}`
}
