import { type GuidePage, inLanguage, type PhrasedQuestion, type Seat } from '../kernel/index.ts'
import { GuideReader, guideFor, guideWords, isGuideOver, prepareChance, stepAt, wantsToSee } from '../server/guide.ts'
import type { GameSession } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

/** The pages that a guide may ask for, with the commands that show them in plain mode. */
const TOLD_BY = { sheet: 'sheet', chronicle: 'log', rules: 'rules', help: 'help' } as const

/** Returns the word to type for a page. The word for the sheet is the game's own. */
const wordFor = (words: Messages, page: GuidePage): string =>
  page === 'sheet' ? TOLD_BY.sheet : words.say(`command-${TOLD_BY[page]}`)

/** A game's guide in plain mode. Prints nothing if the game has no guide. */
export class PlainGuide {
  private readonly reader: GuideReader | null
  private isOff = false
  /** The number of steps that have already been read. */
  private seen = 0
  private shown = ''

  /** `words` returns the current messages. */
  constructor(
    private readonly sitting: GameSession,
    private readonly words: () => Messages,
  ) {
    const guide = guideFor(inLanguage(sitting.game, words().language), sitting.header)
    this.reader = guide && new GuideReader(guide, sitting.match)
  }

  /** True if the guide has something to say. */
  get isOn(): boolean {
    return this.reader !== null && !this.isOff && !isGuideOver(this.reader.now())
  }

  /** Sets up the dice and cards that the guide wants for this answer. */
  before(seat: Seat, id: string): void {
    if (this.reader) prepareChance(this.reader, this.sitting, seat, id)
  }

  /** Returns the guide's text if it has changed. */
  lines(question: PhrasedQuestion | null): string[] {
    if (!this.reader || !this.isOn) return []
    const place = this.reader.now()
    const words = this.words()
    const { title, say, do: doing, option, rule, number, of } = guideWords(place, this.seen, question)
    const what = words.tell(doing)
    const page = stepAt(place, this.seen)?.see
    const said = option?.id ?? (page ? wordFor(words, page) : null)
    const wanted =
      said === null ? words.say('guide-do-next', { what }) : words.say('guide-do-say', { what, words: said })
    const lines =
      number === null
        ? [words.say('guide-says', { say })]
        : [words.say('guide-step', { number, of, title, rule, say: words.tell(say) }), wanted]
    const text = lines.join('\n')
    if (text === this.shown) return []
    this.shown = text
    return lines
  }

  /** Returns the guide's next text if it was waiting for this command. */
  heard(word: string, question: PhrasedQuestion | null): string[] {
    if (!this.reader || this.isOff) return []
    const place = this.reader.now()
    const step = stepAt(place, this.seen)
    const page = step?.see
    if (!page || TOLD_BY[page] !== word || !wantsToSee(step, page)) return []
    this.seen = Math.max(place.at, this.seen) + 1
    return this.lines(question)
  }

  command(args: string, question: PhrasedQuestion | null): string[] {
    const words = this.words()
    if (!this.reader) return [words.say('guide-none')]
    this.isOff = [words.say('said-off'), 'off'].includes(args)
    this.shown = ''
    return this.isOff ? [words.say('guide-gone')] : this.lines(question)
  }
}
