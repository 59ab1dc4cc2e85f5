import type { Hint } from '../bots/index.ts'
import { type Guide, type GuideStep, inLanguage, type PhrasedQuestion, type Seat } from '../kernel/index.ts'
import { lessonAnswersIn } from '../screen/kit/lesson-answer.ts'
import {
  type AnswerFinder,
  type GuideReader,
  guideWords,
  isAsideFrom,
  isGuideOver,
  lessonHint,
  needsNoAnswer,
  openGuide,
  prepareChance,
  stepAt,
  wantsToUse,
} from '../server/guide.ts'
import type { GameSession } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

/** The commands that show pages in plain mode. The sheet isn't listed, because each game has its own query for it. */
const COMMANDS = { log: 'log', rules: 'rules', help: 'help' } as const

/** Returns the command or query that a step asks the player to type in plain mode, or null. */
function queryFor({ sheetWord = 'sheet' }: Guide, step: GuideStep | undefined): string | null {
  const page = step?.see
  if (page) return page === 'sheet' ? sheetWord : COMMANDS[page]
  return step?.use ?? null
}

/** A lesson's guide in plain mode. It prints nothing by itself, and in a game that isn't a lesson it stays silent. */
export class PlainGuide {
  private readonly reader: GuideReader | null
  private isOff = false
  /** The number of steps that have already been read. */
  private seen = 0
  private shown = ''
  private asked: PhrasedQuestion | null = null
  /** The index of the step that was shown last. */
  private at = 0

  /** `words` returns the current messages. */
  constructor(
    private readonly session: GameSession,
    private readonly words: () => Messages,
  ) {
    this.reader = openGuide(session, inLanguage(session.game, words().language))
  }

  /** True if there is a guide and it is neither turned off nor over. */
  get isOn(): boolean {
    return this.reader !== null && !this.isOff && !isGuideOver(this.reader.now())
  }

  /** True if routine questions are answered in this lesson, false if they aren't, and null if no guide is on. */
  get wantsFew(): boolean | null {
    return this.reader && this.isOn ? this.reader.wantsFew : null
  }

  /** Returns the lesson's hint, or the adviser's hint if the guide is off or has none. */
  hint(question: PhrasedQuestion, advised: Hint | null): Hint | null {
    if (!this.reader || !this.isOn) return advised
    return lessonHint(this.words(), this.reader.now(), this.seen, question, advised, this.find)
  }

  /** Finds the answer that a step points to at this table. */
  private readonly find: AnswerFinder = (step, question) => {
    const { game, match } = this.session
    return lessonAnswersIn(game, match.view(question?.seat ?? 0))(step, question)
  }

  /** Sets up the dice and cards that the guide wants for this answer. */
  before(seat: Seat, id: string): void {
    if (this.reader) prepareChance(this.reader, this.session, seat, id)
  }

  /**
   * Returns the guide's text if it has changed, or only its instruction if the same step suggests an answer to a new
   * question.
   */
  lines(question: PhrasedQuestion | null): string[] {
    if (!this.reader || !this.isOn) return []
    const place = this.reader.now()
    const words = this.words()
    // Skip a step that asks for an undo if there is nothing to undo.
    if (
      question &&
      wantsToUse(stepAt(place, this.seen), 'undo') &&
      this.session.match.undoable(question.seat).moves === 0
    )
      this.seen = Math.max(place.at, this.seen) + 1
    const {
      title,
      text: instruction,
      do: doing,
      option,
      rule,
      number,
      of,
    } = guideWords(place, this.seen, question, this.find)
    const what = words.format(doing)
    const step = stepAt(place, this.seen)
    const query = queryFor(place.guide, step)
    this.at = Math.max(place.at, this.seen)
    const isAside = step !== undefined && isAsideFrom(step, question, option)
    const answer = isAside
      ? words.get('command-hint')
      : (option?.id ?? (step?.see === 'sheet' ? query : query && words.get(`command-${query}`)))
    const wanted =
      answer === null ? words.get('guide-do-next', { what }) : words.get('guide-do-say', { what, words: answer })
    const lines =
      number === null
        ? [words.get('guide-says', { say: instruction })]
        : [words.get('guide-step', { number, of, title, rule, say: words.format(instruction) }), wanted]
    const text = lines.join('\n')
    const isAsked = question !== this.asked
    this.asked = question
    if (text !== this.shown) {
      this.shown = text
      return lines
    }
    // The same step may ask for an answer to several questions.
    return isAsked && option !== null && number !== null ? [wanted] : []
  }

  /** Returns the guide's next text if it was waiting for this command. */
  afterCommand(word: string, question: PhrasedQuestion | null): string[] {
    if (!this.reader || this.isOff) return []
    // An undo has already led back to the step before.
    const { guide } = this.reader.now()
    const step = guide.steps[this.at]
    if (!step || !needsNoAnswer(step) || queryFor(guide, step) !== word) return []
    this.seen = this.at + 1
    return this.lines(question)
  }

  command(args: string, question: PhrasedQuestion | null): string[] {
    const words = this.words()
    if (!this.reader) return [words.get('guide-none')]
    this.isOff = [words.get('value-off'), 'off'].includes(args)
    this.shown = ''
    if (this.isOff) return [words.get('guide-gone')]
    const place = this.reader.now()
    return isGuideOver(place) ? [words.get('guide-says', { say: place.guide.end })] : this.lines(question)
  }
}
