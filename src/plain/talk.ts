import { mayAgree, offerLines, type TalkWord } from '../commands/index.ts'
import { bargainsOf, inLanguage, type Seat } from '../kernel/index.ts'
import { personsAt } from '../server/bot-seats.ts'
import { GameLogs } from '../server/game-logs.ts'
import type { GameLog } from '../server/positions.ts'
import { readSharedTalk } from '../server/talk.ts'
import type { GameSession } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'
import type { LogLine } from './keyboard-log.ts'

export class PlainTalk {
  private readonly logs: GameLogs
  private shown: number
  private readonly shownOffers = new Set<number>()

  /** `words` returns the current messages. */
  constructor(
    private readonly session: GameSession,
    private readonly words: () => Messages,
  ) {
    this.logs = new GameLogs(session.match, () => session.path)
    this.shown = this.log.words().length
  }

  /** The log in the current language. */
  get log(): GameLog {
    return this.logs.in(this.words().language)
  }

  /** Returns the chat and settled bargains that haven't been shown yet. */
  news(): LogLine[] {
    const words = this.log.words()
    // An undo may have removed the end of a bargain.
    const news = words.slice(Math.min(this.shown, words.length))
    this.shown = words.length
    return news
  }

  /**
   * Runs a chat command. The speaker is the player to move or, in a reply to an offer, the person to whom it was made.
   * Returns an error or a notice, if any, as lines.
   */
  say(word: TalkWord, args: string, asked: Seat | null): string[] {
    const spoke = readSharedTalk(this.session, personsAt(this.session), asked, word, args)
    if ('wrong' in spoke) return [this.words().format(spoke.wrong)]
    const { sentence } = this.session.say(spoke.by, spoke.message)
    const reply = sentence ?? spoke.notice
    return reply === undefined ? [] : [this.words().format(reply)]
  }

  /**
   * Returns the open offers made to a player as lines. Each offer is shown only once, and players don't have to reply
   * right away.
   */
  asked(seat: Seat): string[] {
    const { header, match } = this.session
    const words = this.words()
    const game = inLanguage(match.game, words.language)
    const view = match.view(seat)
    const open = bargainsOf(match).filter(
      bargain =>
        bargain.state === 'offered' &&
        bargain.to === seat &&
        !this.shownOffers.has(bargain.number) &&
        mayAgree(game, view, bargain),
    )
    for (const { number } of open) this.shownOffers.add(number)
    return open.flatMap(bargain => offerLines(words, bargain, game, header.seats, view))
  }
}
