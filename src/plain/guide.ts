import type { GuidePage, PhrasedQuestion, Seat } from '../kernel/index.ts'
import { GuideReader, guideOf, guideWords, isOver, layReady, pointedAt, stepAt, wantsToSee } from '../server/guide.ts'
import type { Sitting } from '../storage/index.ts'

/** The pages a guide may ask to be looked at, by the words that tell the same line by line. */
const WORDS: Readonly<Record<GuidePage, string>> = { sheet: 'sheet', chronicle: 'log', rules: 'rules', help: 'help' }

/** The guide of a game played line by line; it says nothing where the game has none. */
export class PlainGuide {
  private readonly reader: GuideReader | null
  private isOff = false
  /** How many steps have been looked through. */
  private seen = 0
  private shown = ''

  constructor(private readonly sitting: Sitting) {
    const guide = guideOf(sitting.game, sitting.header)
    this.reader = guide && new GuideReader(guide, sitting.match)
  }

  /** Whether it speaks. */
  get isOn(): boolean {
    return this.reader !== null && !this.isOff && !isOver(this.reader.now())
  }

  /** Lays ready what the guide wants for this answer. */
  before(seat: Seat, id: string): void {
    if (this.reader) layReady(this.reader, this.sitting, seat, id)
  }

  /** What it says now, where that is another thing than before. */
  lines(question: PhrasedQuestion | undefined): string[] {
    if (!this.reader || !this.isOn) return []
    const place = this.reader.now()
    const { title, say, do: doing, rule, number, of } = guideWords(place, this.seen)
    const step = stepAt(place, this.seen)
    const option = pointedAt(step, question ?? null)
    const words = option?.id ?? (step?.see ? WORDS[step.see] : null)
    const lines =
      doing === ''
        ? [`Guide: ${say}`]
        : [
            `Guide, ${number} of ${of}: ${title} (rule ${rule}). ${say}`,
            `${doing}${words === null ? ' ("next" tells where that is)' : `: say "${words}"`}.`,
          ]
    const text = lines.join('\n')
    if (text === this.shown) return []
    this.shown = text
    return lines
  }

  /** Somebody has asked for this; what the guide says then, where it was waiting for it. */
  heard(word: string, question: PhrasedQuestion | undefined): string[] {
    if (!this.reader || this.isOff) return []
    const place = this.reader.now()
    const step = stepAt(place, this.seen)
    const page = step?.see
    if (!page || WORDS[page] !== word || !wantsToSee(step, page)) return []
    this.seen = Math.max(place.at, this.seen) + 1
    return this.lines(question)
  }

  /** What "guide" and "guide off" do. */
  command(args: string, question: PhrasedQuestion | undefined): string[] {
    if (!this.reader) return ['No guide comes with this game; "cantrip learn" begins one that has.']
    this.isOff = args === 'off'
    this.shown = ''
    return this.isOff ? ['The guide is gone; the game goes on. "guide" calls it back.'] : this.lines(question)
  }
}
