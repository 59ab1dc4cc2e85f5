import { bargainLines, mayAgree, offerLines, promiseLines, type TalkWord } from '../commands/index.ts'
import { bargainsOf, inLanguage, type Seat } from '../kernel/index.ts'
import { personsAt } from '../server/bot-seats.ts'
import { Narrators } from '../server/narrators.ts'
import type { Narrator } from '../server/positions.ts'
import { spokeAt } from '../server/talk.ts'
import type { Sitting } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'
import type { Line } from './tellings.ts'

/** What is said at a table with one screen for all, and what became of it. */
export class PlainTalk {
  private readonly narrators: Narrators
  /** How many words have been told. */
  private told: number
  /** The offers that have been asked about. */
  private readonly asking = new Set<number>()

  /** `words` says in which words it is told. */
  constructor(
    private readonly sitting: Sitting,
    private readonly words: () => Messages,
  ) {
    this.narrators = new Narrators(sitting.match, () => sitting.path)
    this.told = this.narrator.words().length
  }

  private get narrator(): Narrator {
    return this.narrators.in(this.words().language)
  }

  /** The words and the ends of bargains that have not been told yet. */
  news(): Line[] {
    const words = this.narrator.words()
    // Where answers were taken back, an end of a bargain may have gone with them.
    const news = words.slice(Math.min(this.told, words.length))
    this.told = words.length
    return news
  }

  /** Says something for whoever is asked; the lines tell what was wrong with it. */
  say(word: TalkWord, args: string, asked: Seat | null): string[] {
    const spoke = spokeAt(this.sitting, personsAt(this.sitting), asked, word, args)
    if ('wrong' in spoke) return [this.words().tell(spoke.wrong)]
    const { sentence } = this.sitting.say(spoke.by, spoke.saying)
    return sentence === null ? [] : [this.words().tell(sentence)]
  }

  /** The offers that wait for somebody who is asked now, each told once as the question it is; it may wait. */
  asked(seat: Seat): string[] {
    const { header, match } = this.sitting
    const words = this.words()
    const game = inLanguage(match.game, words.language)
    const view = match.view(seat)
    const open = bargainsOf(match).filter(
      bargain =>
        bargain.state === 'offered' &&
        bargain.to === seat &&
        !this.asking.has(bargain.number) &&
        mayAgree(game, view, bargain),
    )
    for (const { number } of open) this.asking.add(number)
    return open.flatMap(bargain => offerLines(words, bargain, game, header.seats, view))
  }

  /** Every bargain, and what can be promised now. */
  bargains(viewer: Seat | null): string[] {
    const { header, match } = this.sitting
    const words = this.words()
    const game = inLanguage(match.game, words.language)
    const known = bargainLines(words, bargainsOf(match), game, header.seats)
    return [...known, ...promiseLines(words, game, viewer, match.view(viewer))]
  }

  /** All that has happened and was said, as far as one may know of it. */
  chronicle(viewer: Seat | null): readonly Line[] {
    return this.narrator.position(viewer).chronicle
  }
}
