import type { SaveEntry } from '../../storage/index.ts'
import { pad, wrap } from '../../terminal/text.ts'
import { type Messages, sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import type { Style } from '../kit/style.ts'
import { movedIn } from '../list-moves.ts'
import { asking, type LoadScreen, type Model, saying, still, type Update } from '../model.ts'

/** How many games are listed. */
export const listLength = ({ shelf }: Model, { what }: LoadScreen): number =>
  what === 'saves' ? shelf.saves.length : shelf.examples.length

/** What a command does in the list of games. */
export function inList(model: Model, screen: LoadScreen, command: Command): Update {
  const selected = movedIn(command.name, screen.selected, listLength(model, screen), roomFor(model))
  if (selected !== null) return still({ ...model, screen: { ...screen, selected } })
  return command.name === 'take' ? open(model, screen) : still(model)
}

function open(model: Model, { what, selected }: LoadScreen): Update {
  if (what === 'examples') {
    const example = model.shelf.examples[selected]
    return example ? asking(model, { kind: 'watch', path: example.path }) : still(model)
  }
  const save = model.shelf.saves[selected]
  if (!save) return still(model)
  if (save.trouble !== null) return saying(model, { tone: 'bad', lines: [save.trouble] })
  return asking(model, { kind: 'resume', path: save.path })
}

/** Lines of the list on this screen. */
const roomFor = ({ rows }: Model): number => Math.max(1, rows - 8)

/** The first game shown: the list is leafed by whole screens, so that a game that is clicked stays where it is. */
const topOf = (model: Model, selected: number): number => selected - (selected % roomFor(model))

/** Lines above the list. */
const ABOVE = 3

/** The game of the list that stands on a line of the screen; null where none does. */
export function listedAt(model: Model, screen: LoadScreen, y: number): number | null {
  const { selected } = screen
  const count = listLength(model, screen)
  const row = y - ABOVE
  const at = topOf(model, selected) + row
  return row >= 0 && row < roomFor(model) && at < count ? at : null
}

/** The list as lines, with more about the selected game below it. */
export function drawList(model: Model, { what, selected, peeked }: LoadScreen, style: Style): string[] {
  const { say, glyphs, text: words } = style
  const { saves, examples } = model.shelf
  const rows: Row[] =
    what === 'saves'
      ? saves.map(save => saveRow(words, save))
      : examples.map(({ name, about }) => ({ name, text: about, end: '' }))
  const room = roomFor(model)
  const top = topOf(model, selected)
  const lines = ['', `  ${say('title', words.say(what === 'saves' ? 'load-saves' : 'load-examples'))}`, '']
  if (rows.length === 0) lines.push(`   ${words.say('load-none')}`)
  rows.slice(top, top + room).forEach(({ name, text, end, bad }, i) => {
    const isHere = top + i === selected
    const mark = isHere ? say('accent', glyphs.cursor) : ' '
    const label = pad(name, 24, 'left', glyphs.ellipsis)
    const about = pad(text, model.columns - 32 - end.length, 'left', glyphs.ellipsis)
    lines.push(
      ` ${mark} ${isHere ? say('select', label) : label}  ${bad ? say('bad', about) : about}  ${say('dim', end)}`,
    )
  })
  if (rows.length > room) lines.push(say('dim', `   ${words.say('load-count', { at: selected + 1, of: rows.length })}`))
  const more = saves[selected]?.path === peeked?.path && what === 'saves' ? (peeked?.text ?? '') : ''
  const notice = model.notice?.lines.map(line => words.tell(line)).join(' ')
  const said = notice === undefined ? words.tell(more) : say('bad', notice)
  return [...lines, '', ...wrap(style.words(said), model.columns - 6).map(line => `   ${line}`)]
}

interface Row {
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
