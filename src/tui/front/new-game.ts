import type { Game, SetupOption } from '../../kernel/index.ts'
import { newHeader, seatsFault, USUAL_NAMES } from '../../storage/index.ts'
import { cut, pad, width, wrap } from '../../terminal/text.ts'
import type { Command } from '../commands.ts'
import { asking, type Model, type NewScreen, saying, still, type Update } from '../model.ts'
import type { Style } from '../style.ts'
import { edited, inserted, type TextLine } from '../text-line.ts'

/** One line of the form. */
type Row =
  | { readonly kind: 'option'; readonly option: SetupOption }
  | { readonly kind: 'players' }
  | { readonly kind: 'name'; readonly seat: number }
  | { readonly kind: 'seed' }
  | { readonly kind: 'practice' }
  | { readonly kind: 'begin' }

/** What a line of the form is about, in a sentence or two. */
function aboutRow(form: NewScreen, row: Row, game: Game): string {
  switch (row.kind) {
    case 'option': {
      const values = row.option.values.map(({ text }) => text)
      return values.length > 4 ? `${row.option.text}: ${values.length} ways to have it.` : `${values.join('; or ')}.`
    }
    case 'players': {
      const [least, most] = game.players(form.options)
      const range = least === most ? `${least}` : `${least} to ${most}`
      return `For ${range} as the game is chosen above; with another number that choice follows.`
    }
    case 'name':
      if (form.players === 1) return 'The name by which the game tells of you, and your saved games of you.'
      return `Player ${row.seat + 1} has the number ${row.seat + 1} on the map. Type over the name; all sit at this one keyboard.`
    case 'seed':
      return 'Everything that chance does follows from it: the same seed and choices begin the same game. Any word will do.'
    case 'practice':
      return form.practice
        ? 'Everything may be taken back, dice and cards too, and the record says so.'
        : 'What chance has shown cannot be taken back, as at a real table.'
    case 'begin':
      return `Begins the game. It is saved from the first answer on; ${form.players === 1 ? 'you can' : 'anybody can'} leave at any time.`
  }
}

/** What is wrong with the names, as a sentence, and the row where it is; null where nothing is. */
function nameTrouble(form: NewScreen, game: Game | undefined): { readonly row: number; readonly text: string } | null {
  const seats = form.names.slice(0, form.players).map(name => name.trim())
  const wrong = seats.findIndex((_, i) => seatsFault(seats.slice(0, i + 1)) !== null)
  if (wrong < 0) return null
  const text = seatsFault(seats.slice(0, wrong + 1)) ?? ''
  const row = rowsOf(form, game).findIndex(known => known.kind === 'name' && known.seat === wrong)
  return { row, text: `${text} Each player needs a name of his own.` }
}

/** Nobody's name is longer. */
const LONGEST_TEXT = 40
const MOST_PLAYERS = 6
/** The colours of the seats, as the table has them. */
const SEAT_ROLES = ['other0', 'other1', 'other2', 'other3', 'other4', 'other5'] as const

/** The form for a game of the shelf, filled in so that it can be begun at once: the last line is selected. */
export function newForm({ shelf, settings }: Model, game: number): NewScreen {
  const it = shelf.games[game]
  const options = Object.fromEntries((it?.options ?? []).map(option => [option.name, option.usual]))
  const names = [...settings.names, ...USUAL_NAMES.filter(name => !settings.names.includes(name))].slice(
    0,
    MOST_PLAYERS,
  )
  const form: NewScreen = {
    kind: 'new',
    game,
    options,
    players: Math.max(1, settings.names.length),
    names,
    seed: shelf.seed,
    practice: false,
    row: 0,
    at: 0,
  }
  const suited = it ? suitOptions(form, it) : form
  return { ...suited, row: rowsOf(suited, it).length - 1 }
}

function rowsOf(form: NewScreen, game: Game | undefined): Row[] {
  const names = Array.from({ length: form.players }, (_, seat): Row => ({ kind: 'name', seat }))
  return [
    ...(game?.options ?? []).map((option): Row => ({ kind: 'option', option })),
    { kind: 'players' },
    ...names,
    { kind: 'seed' },
    { kind: 'practice' },
    { kind: 'begin' },
  ]
}

/** The choices changed, where they must, so that so many can play. */
function suitOptions(form: NewScreen, game: Game): NewScreen {
  const fits = (options: NewScreen['options']) => {
    const [least, most] = game.players(options)
    return form.players >= least && form.players <= most
  }
  if (fits(form.options)) return form
  for (const { name, values } of game.options) {
    for (const { id } of values) {
      const options = { ...form.options, [name]: id }
      if (fits(options)) return { ...form, options }
    }
  }
  return form
}

/** As many players as the choices allow, as near to how many there were as can be. */
function suitPlayers(form: NewScreen, game: Game): NewScreen {
  const [least, most] = game.players(form.options)
  return { ...form, players: Math.min(Math.max(form.players, least), most) }
}

/** What a command does in the form. */
export function inForm(model: Model, form: NewScreen, command: Command): Update {
  const game = model.shelf.games[form.game]
  if (!game) return still({ ...model, screen: { kind: 'title', selected: 0 } })
  const rows = rowsOf(form, game)
  const row = rows[form.row]
  switch (command.name) {
    case 'up':
    case 'down':
      return still({ ...model, screen: atRow(form, game, form.row + (command.name === 'up' ? -1 : 1)) })
    case 'left':
    case 'right':
      return still({ ...model, screen: changed(form, game, row, command.name === 'left' ? -1 : 1) })
    case 'take':
      return row?.kind === 'begin'
        ? begin(model, form, game)
        : still({ ...model, screen: atRow(form, game, form.row + 1) })
    default:
      return still(model)
  }
}

function atRow(form: NewScreen, game: Game, to: number): NewScreen {
  const rows = rowsOf(form, game)
  const row = (to + rows.length) % rows.length
  return { ...form, row, at: [...(textOf(form, rows[row]) ?? '')].length }
}

function changed(form: NewScreen, game: Game, row: Row | undefined, step: 1 | -1): NewScreen {
  switch (row?.kind) {
    case 'option': {
      const { name, values } = row.option
      const at = values.findIndex(value => value.id === form.options[name])
      const next = values[(at + step + values.length) % values.length]
      return next ? suitPlayers({ ...form, options: { ...form.options, [name]: next.id } }, game) : form
    }
    case 'players': {
      const players = Math.min(MOST_PLAYERS, Math.max(1, form.players + step))
      const next = suitOptions({ ...form, players }, game)
      const [least, most] = game.players(next.options)
      // A number that no choice allows is stepped over.
      return players >= least && players <= most ? next : form
    }
    case 'practice':
      return { ...form, practice: !form.practice }
    case 'name':
    case 'seed': {
      const text = textOf(form, row) ?? ''
      return { ...form, at: Math.min([...text].length, Math.max(0, form.at + step)) }
    }
    default:
      return form
  }
}

function textOf(form: NewScreen, row: Row | undefined): string | null {
  if (row?.kind === 'name') return form.names[row.seat] ?? ''
  return row?.kind === 'seed' ? form.seed : null
}

function withText(form: NewScreen, row: Row, { text, at }: TextLine): NewScreen {
  if (row.kind === 'seed') return { ...form, seed: text, at }
  if (row.kind !== 'name') return form
  return { ...form, names: form.names.map((name, seat) => (seat === row.seat ? text : name)), at }
}

/** What a key that is no command does in the form: it edits the line, or begins or changes by its letter. */
export function typedInForm(model: Model, form: NewScreen, key: string, text: string | null): Update {
  const game = model.shelf.games[form.game]
  const row = rowsOf(form, game)[form.row]
  const old = textOf(form, row)
  if (!game || !row) return still(model)
  if (old === null) return key === 'space' ? still({ ...model, screen: changed(form, game, row, 1) }) : still(model)
  const line: TextLine = { text: old, at: form.at }
  const next = edited(line, key) ?? (text === null ? null : inserted(line, text, LONGEST_TEXT))
  return next ? still({ ...model, screen: withText(form, row, next) }) : still(model)
}

function begin(model: Model, form: NewScreen, game: Game): Update {
  const { options, names, players, seed, practice } = form
  const trouble = nameTrouble(form, game)
  if (trouble) {
    // The cursor goes to where it is to be mended.
    return saying({ ...model, screen: atRow(form, game, trouble.row) }, { tone: 'bad', lines: [trouble.text] })
  }
  try {
    const seats = names.slice(0, players).map(name => name.trim())
    return asking(model, { kind: 'begin', header: newHeader(game, { options, seats, seed: seed.trim(), practice }) })
  } catch (error) {
    return saying(model, { tone: 'bad', lines: [error instanceof Error ? error.message : String(error)] })
  }
}

/**
 * The line of the form that stands on a line of the screen, and the key that does something with it once it is selected;
 * null where none does.
 */
export function formRowAt(
  model: Model,
  form: NewScreen,
  y: number,
): { readonly row: number; readonly take: string | null } | null {
  const game = model.shelf.games[form.game]
  if (!game) return null
  const rows = rowsOf(form, game)
  const first = wrap(game.about, model.columns - 4).length + 3
  // An empty line stands above the last one.
  const row = y - first < rows.length ? y - first : y - first - 1
  const found = rows[row]
  if (!found || (found.kind === 'begin') !== (y - first === rows.length)) return null
  return { row, take: found.kind === 'begin' ? 'enter' : textOf(form, found) === null ? 'right' : null }
}

/** The form as lines, and where the caret stands. */
export function drawForm(
  model: Model,
  form: NewScreen,
  style: Style,
): { lines: string[]; caret: { x: number; y: number } | null } {
  const { say, glyphs } = style
  const game = model.shelf.games[form.game]
  if (!game) return { lines: [], caret: null }
  const lines = [
    '',
    `  ${say('title', `A new game of ${game.title}`)}`,
    ...wrap(game.about, model.columns - 4).map(line => `  ${say('dim', line)}`),
    '',
  ]
  let caret: { x: number; y: number } | null = null
  rowsOf(form, game).forEach((row, i) => {
    const isHere = i === form.row
    const mark = isHere ? say('accent', glyphs.cursor) : ' '
    if (row.kind === 'begin') {
      lines.push('', ` ${mark} ${isHere ? say('select', ' Begin ') : ' Begin '}`)
      return
    }
    const [words, value] = wordsOf(form, row)
    const label =
      row.kind === 'name' && form.players > 1
        ? `${say(SEAT_ROLES[row.seat] ?? 'text', String(row.seat + 1))} ${words}`
        : words
    const shown =
      textOf(form, row) === null
        ? isHere
          ? `${glyphs.arrowLeft} ${say('select', value)} ${glyphs.arrow}`
          : `  ${value}`
        : `  ${value}`
    if (isHere && textOf(form, row) !== null)
      caret = { x: 40 + width([...value].slice(0, form.at).join('')), y: lines.length }
    lines.push(cut(` ${mark} ${pad(label, 34, 'left', glyphs.ellipsis)} ${shown}`, model.columns, glyphs.ellipsis))
  })
  const here = rowsOf(form, game)[form.row]
  const room = Math.min(model.columns, 100) - 6
  const trouble = nameTrouble(form, game)?.text ?? null
  const wrong = model.notice?.lines ?? (trouble === null ? [] : [trouble])
  const about = here ? wrap(style.words(aboutRow(form, here, game)), room).map(line => say('dim', line)) : []
  const said = wrong.length > 0 ? wrong.flatMap(line => wrap(line, room)).map(line => say('bad', line)) : about
  lines.push('', ...said.map(line => `   ${line}`))
  return { lines, caret }
}

function wordsOf(form: NewScreen, row: Exclude<Row, { kind: 'begin' }>): [string, string] {
  switch (row.kind) {
    case 'option': {
      const value = row.option.values.find(known => known.id === form.options[row.option.name])
      return [row.option.text, value?.text ?? '']
    }
    case 'players':
      return ['Players', String(form.players)]
    case 'name':
      return [form.players === 1 ? 'Name' : 'Player', form.names[row.seat] ?? '']
    case 'seed':
      return ['Seed of dice, cards and islands', form.seed]
    case 'practice':
      return ['Practice', form.practice ? 'yes: anything can be taken back' : 'no']
  }
}
