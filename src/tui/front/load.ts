import { cut, pad, wrap } from '../../terminal/text.ts'
import type { Command } from '../commands.ts'
import { asking, type LoadScreen, type Model, saying, still, type Update } from '../model.ts'
import type { Style } from '../style.ts'

/** What a command does in the list of games. */
export function inList(model: Model, screen: LoadScreen, command: Command): Update {
  const count = screen.what === 'saves' ? model.shelf.saves.length : model.shelf.examples.length
  const to = (selected: number): Update =>
    still({ ...model, screen: { ...screen, selected: Math.min(Math.max(0, selected), Math.max(0, count - 1)) } })
  switch (command.name) {
    case 'up':
      return to(screen.selected - 1)
    case 'down':
      return to(screen.selected + 1)
    case 'earlier':
      return to(screen.selected - roomFor(model))
    case 'later':
      return to(screen.selected + roomFor(model))
    case 'take':
      return open(model, screen)
    default:
      return still(model)
  }
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

/** The list as lines. */
export function drawList(model: Model, { what, selected }: LoadScreen, style: Style): string[] {
  const { say, glyphs } = style
  const rows =
    what === 'saves'
      ? model.shelf.saves.map(saveRow)
      : model.shelf.examples.map(({ name, about }) => ({ name, text: about, bad: false }))
  const room = roomFor(model)
  const top = Math.max(0, Math.min(selected - (room >> 1), rows.length - room))
  const title = what === 'saves' ? 'Saved games' : 'Examples: games to watch'
  const lines = ['', `  ${say('title', title)}`, '']
  if (rows.length === 0) lines.push('   None.')
  rows.slice(top, top + room).forEach(({ name, text, bad }, i) => {
    const isHere = top + i === selected
    const mark = isHere ? say('accent', glyphs.cursor) : ' '
    const label = pad(name, 26, 'left', glyphs.ellipsis)
    const about = cut(text, model.columns - 33, glyphs.ellipsis)
    lines.push(
      ` ${mark} ${isHere ? say('select', label) : label}  ${bad ? say('bad', about) : isHere ? about : say('dim', about)}`,
    )
  })
  if (rows.length > room) lines.push(say('dim', `   ${selected + 1} of ${rows.length}`))
  if (model.notice)
    lines.push(
      '',
      ...model.notice.lines.flatMap(line => wrap(line, model.columns - 4)).map(line => `  ${say('bad', line)}`),
    )
  return lines
}

function saveRow({ name, header, trouble, answers, changed }: Model['shelf']['saves'][number]) {
  if (!header) return { name, text: trouble ?? 'It cannot be read.', bad: true }
  const variant = header.options.variant ? ` (${header.options.variant})` : ''
  return {
    name,
    text: `${header.game}${variant}, ${header.seats.join(', ')}, ${answers} answers, ${stamp(changed)}`,
    bad: false,
  }
}

/** A moment of the clock as `2031-05-09 14:02`, in the time of this place. */
function stamp(milliseconds: number): string {
  const at = new Date(milliseconds)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}
