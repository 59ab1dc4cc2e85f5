import type { SaveEntry } from '../../storage/index.ts'
import { type Messages, sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { movedIn } from '../list-moves.ts'
import { asking, type LoadScreen, type Model, saying, still, type Update } from '../model.ts'

/** How many games are listed. */
export const listLength = ({ library }: Model, { what }: LoadScreen): number =>
  what === 'saves' ? library.saves.length : library.examples.length

/** What a command does in the list of games. */
export function inList(model: Model, screen: LoadScreen, command: Command): Update {
  const selected = movedIn(command.name, screen.selected, listLength(model, screen), roomFor(model))
  if (selected !== null) return still({ ...model, screen: { ...screen, selected } })
  return command.name === 'take' ? open(model, screen) : still(model)
}

function open(model: Model, { what, selected }: LoadScreen): Update {
  if (what === 'examples') {
    const example = model.library.examples[selected]
    return example ? asking(model, { kind: 'watch', path: example.path }) : still(model)
  }
  const save = model.library.saves[selected]
  if (!save) return still(model)
  if (save.trouble !== null) return saying(model, { tone: 'bad', lines: [save.trouble] })
  return asking(model, { kind: 'resume', path: save.path })
}

/** Lines of the list on this screen. */
export const roomFor = ({ rows }: Model): number => Math.max(1, rows - 8)

/** The first game shown: the list is leafed by whole screens, so that a game that is clicked stays where it is. */
export const topOf = (model: Model, selected: number): number => selected - (selected % roomFor(model))

/** The list as rows, and more about the selected game. */
export function listed({ library, notice }: Model, { what, selected, peeked }: LoadScreen, words: Messages) {
  const { saves, examples } = library
  const rows: readonly Row[] =
    what === 'saves'
      ? saves.map(save => saveRow(words, save))
      : examples.map(({ name, about }) => ({ name, text: about, end: '' }))
  const more = saves[selected]?.path === peeked?.path && what === 'saves' ? (peeked?.text ?? '') : ''
  const wrong = notice?.lines.map(line => words.tell(line)).join(' ')
  return { rows, about: wrong ?? words.tell(more), isWrong: wrong !== undefined }
}

/** A game of the list: what is told of it, and how far it has come and when it was played. */
export interface Row {
  readonly name: string
  readonly text: string
  readonly end: string
  readonly bad?: boolean
}

function saveRow(words: Messages, { name, header, trouble, answers, changed }: SaveEntry): Row {
  if (!header) return { name, text: words.tell(trouble ?? sentence('load-unreadable')), end: '', bad: true }
  const count = words.say('load-answers', { n: answers })
  return { name, text: header.seats.join(', '), end: `${count}  ${stamp(changed)}` }
}

/** A moment of the clock as `2031-05-09 14:02`, in the time of this place. */
function stamp(milliseconds: number): string {
  const at = new Date(milliseconds)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
