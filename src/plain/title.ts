import { readCommand } from '../commands/index.ts'
import type { Game, PhrasedOption, PhrasedQuestion } from '../kernel/index.ts'
import type { SaveEntry } from '../storage/index.ts'
import { type Messages, type Sentence, sentence, wordsIn } from '../text/index.ts'
import type { PlainIo } from './io.ts'
import { optionLines } from './listing.ts'

/** What somebody wants to play. */
export type Wanted =
  | { readonly kind: 'new'; readonly game: Game }
  | { readonly kind: 'learn'; readonly game: Game }
  | { readonly kind: 'resume'; readonly path: string }
  | null

/** One line of the first page: what is said for it, and where it leads. */
interface Choice {
  readonly said: Sentence
  readonly label: string
  readonly note?: string
  readonly wanted: Wanted
}

/** How many saves the first page lists. */
const MOST_SAVES = 10

/** The first page of the line mode: the games, as they are told, and the latest saves. Null where nothing is wanted. */
export async function plainTitle(
  words: Messages,
  io: PlainIo,
  games: readonly Game[],
  saves: readonly SaveEntry[],
): Promise<Wanted> {
  const choices = choicesOf(words, games, saves)
  const known = new Map(choices.map(choice => [words.tell(choice.said), choice]))
  const options = [...known].map(([id, { label, note }]): PhrasedOption => ({ id, label, ...(note ? { note } : {}) }))
  const question: PhrasedQuestion = {
    seat: 0,
    topic: 'title',
    text: words.say('plain-what-to-play'),
    rule: '',
    options,
  }
  // What one says in English is understood in every language.
  const sayings = (id: string) => [id, wordsIn('en').tell(known.get(id)?.said ?? '')]
  io.print(words.say('plain-tagline'))
  io.print(words.say('plain-how-to-play'))
  io.print(words.say('plain-how-to-ask'))
  io.print(question.text)
  for (const line of optionLines(words, question)) io.print(line, '     ')
  for (;;) {
    const line = await io.read()
    if (line === null) {
      io.print(words.say('plain-input-ended'))
      return null
    }
    if (line.trim() === '') continue
    const heard = readCommand(line, { words, question, sayings, tableCommands: [], inquiries: [], numbers: true })
    if (heard.kind === 'unclear') io.print(heard.message)
    if (heard.kind === 'option') return known.get(heard.id)?.wanted ?? null
  }
}

function choicesOf(words: Messages, games: readonly Game[], saves: readonly SaveEntry[]): Choice[] {
  const learn = (game: Game): Choice => ({
    said: sentence('plain-word-learn', { game: game.id }),
    label: words.say('plain-learn', { game: game.title }),
    wanted: { kind: 'learn', game },
  })
  const play = (game: Game): Choice => ({
    said: sentence('plain-word-play', { game: game.id }),
    label: words.say('plain-new-game', { game: game.title }),
    wanted: { kind: 'new', game },
  })
  const resume = ({ name, path, header, answers }: SaveEntry): Choice => ({
    said: sentence('plain-word-resume', { name }),
    label: words.say('plain-go-on', { name }),
    note: words.say('plain-save-note', {
      game: games.find(game => game.id === header?.game)?.title ?? header?.game ?? '',
      seats: header?.seats.join(', ') ?? '',
      n: answers,
    }),
    wanted: { kind: 'resume', path },
  })
  const latest = saves.filter(save => save.header !== null && !/^\d+$/.test(save.name)).slice(0, MOST_SAVES)
  const leave: Choice = { said: sentence('plain-word-quit'), label: words.say('plain-leave'), wanted: null }
  return [...games.filter(({ guide }) => guide).map(learn), ...games.map(play), ...latest.map(resume), leave]
}
