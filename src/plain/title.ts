import { readCommand } from '../commands/index.ts'
import type { Game, PhrasedQuestion } from '../kernel/index.ts'
import type { SaveEntry } from '../storage/index.ts'
import type { PlainIo } from './io.ts'
import { optionLines } from './listing.ts'

/** What somebody wants to play. */
export type Wanted =
  | { readonly kind: 'new'; readonly game: Game }
  | { readonly kind: 'learn'; readonly game: Game }
  | { readonly kind: 'resume'; readonly path: string }
  | null

/** For whoever comes here for the first time, or through a pipe. */
const HOW_TO_PLAY = [
  'How to play: answer with the number before a line, or in the words after it. "help" tells what can be said and asked,',
  '"look" how things stand, "undo" takes back, "quit" leaves. Every answer is kept as it is given.',
]

/** How many saves the first page lists. */
const MOST_SAVES = 10

/** The first page of the line mode: the games and the latest saves. Null where nothing is wanted. */
export async function plainTitle(io: PlainIo, games: readonly Game[], saves: readonly SaveEntry[]): Promise<Wanted> {
  const latest = saves.filter(save => save.header !== null && !/^\d+$/.test(save.name)).slice(0, MOST_SAVES)
  const question: PhrasedQuestion = {
    seat: 0,
    topic: 'title',
    text: 'What shall be played?',
    rule: '',
    options: [
      ...games
        .filter(({ guide }) => guide)
        .map(game => ({ id: `learn ${game.id}`, label: `Learn ${game.title} by playing it, with a guide` })),
      ...games.map(game => ({ id: `play ${game.id}`, label: `A new game of ${game.title}` })),
      ...latest.map(save => ({
        id: `resume ${save.name}`,
        label: `Go on with ${save.name}`,
        note: `${games.find(game => game.id === save.header?.game)?.title ?? save.header?.game}, ${save.header?.seats.join(', ')}, ${save.answers} ${save.answers === 1 ? 'answer' : 'answers'}`,
      })),
      { id: 'quit', label: 'Leave' },
    ],
  }
  io.print('cantrip: the classic board games of wizardry.')
  for (const line of HOW_TO_PLAY) io.print(line)
  io.print(question.text)
  for (const line of optionLines(question)) io.print(line, '     ')
  for (;;) {
    const line = await io.read()
    if (line === null) {
      io.print('The input has ended. No game was begun, and whatever was begun before is kept.')
      return null
    }
    if (line.trim() === '') continue
    const heard = readCommand(line, { question, sayings: () => [], tableCommands: [], inquiries: [], numbers: true })
    if (heard.kind === 'unclear') io.print(heard.message)
    if (heard.kind !== 'option') continue
    const game = games.find(known => heard.id === `play ${known.id}`)
    if (game) return { kind: 'new', game }
    const lesson = games.find(known => heard.id === `learn ${known.id}`)
    if (lesson) return { kind: 'learn', game: lesson }
    const save = latest.find(known => heard.id === `resume ${known.name}`)
    return save ? { kind: 'resume', path: save.path } : null
  }
}
