import { botNames, rivalNames } from '../../bots/index.ts'
import { type Game, MAX_SEATS, matters, type SetupOption } from '../../kernel/index.ts'
import { botIn, DEFAULT_NAMES, PERSON, SETTINGS, seatsError, seatsOf, settingChange } from '../../storage/index.ts'
import { type Messages, sentence, type Words } from '../../text/index.ts'
import type { Model, NewScreen } from '../model.ts'
import type { TextLine } from '../text-line.ts'

export type FormRow =
  | { readonly kind: 'option'; readonly option: SetupOption }
  | { readonly kind: 'players' }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'seed' }
  | { readonly kind: 'practice' }
  | { readonly kind: 'handover' }
  | { readonly kind: 'begin' }

/** Returns the form for a new game, filled in from the settings. Its last row, which starts the game, is selected. */
export function newForm({ library, settings }: Model, game: number): NewScreen {
  const selectedGame = library.games[game]
  const options = Object.fromEntries((selectedGame?.options ?? []).map(option => [option.name, option.defaultValue]))
  const others = DEFAULT_NAMES.filter(name => !settings.names.includes(name))
  const known = Math.max(1, settings.names.length)
  const form: NewScreen = {
    kind: 'new',
    game,
    options,
    players: known,
    names: [...settings.names, ...others].slice(0, MAX_SEATS),
    seatPlayers: Array<string>(MAX_SEATS).fill(PERSON),
    rivals: selectedGame ? rivalNames(selectedGame.id) : [],
    seed: library.seed,
    practice: false,
    handover: settings.handover,
    row: 0,
    at: 0,
  }
  if (!selectedGame) return form
  const suited = fitPlayers(fitOptions(form, selectedGame), selectedGame)
  // By default, bots take all seats beyond those of the people named in the settings.
  const best = seatChoices(selectedGame).at(1) ?? PERSON
  const seatPlayers =
    suited.players > known ? form.seatPlayers.map((who, seat) => (seat < known ? who : best)) : form.seatPlayers
  const seated: NewScreen = { ...suited, seatPlayers }
  return { ...seated, row: rowsOf(seated, selectedGame).length - 1 }
}

export function rowsOf(form: NewScreen, game: Game | undefined): FormRow[] {
  const seats = Array.from({ length: form.players }, (_, seat): FormRow => ({ kind: 'seat', seat }))
  return [
    ...(game?.options ?? [])
      .filter(option => matters(option, form.options, form.players))
      .map((option): FormRow => ({ kind: 'option', option })),
    { kind: 'players' },
    ...seats,
    { kind: 'seed' },
    { kind: 'practice' },
    ...(personsIn(form) > 1 ? [{ kind: 'handover' } as const] : []),
    { kind: 'begin' },
  ]
}

/** Returns the number of people at the keyboard. */
const personsIn = ({ seatPlayers, players }: NewScreen): number =>
  seatPlayers.slice(0, players).filter(who => botIn(who) === null).length

/** Returns the choices for a seat: a person, then the game's bots, strongest first. */
const seatChoices = (game: Game): string[] => [PERSON, ...botNames(game.id)]

/** Returns the names and the players of the seats. Bots get their names from the game's list. */
export function tableOf(
  words: Messages,
  { names, seatPlayers, players, rivals }: NewScreen,
): { seats: string[]; players: string[] } {
  const entered = names.slice(0, players).map((name, seat) => {
    const player = seatPlayers[seat] ?? PERSON
    return botIn(player) === null ? name.trim() : player
  })
  return { seats: seatsOf(entered, words, rivals).seats, players: seatPlayers.slice(0, players) }
}

/** Returns the bot's name for a seat, or null for a person. */
export const botAt = (form: NewScreen, seat: number): string | null => botIn(form.seatPlayers[seat] ?? PERSON)

/** Returns the first error in the seats' names and the row where it occurs, or null if there is none. */
export function nameProblem(
  words: Messages,
  form: NewScreen,
  game: Game | undefined,
): { readonly row: number; readonly text: Words } | null {
  const { seats } = tableOf(words, form)
  const wrong = seats.findIndex((_, i) => seatsError(seats.slice(0, i + 1)) !== null)
  if (wrong < 0) return null
  const fault = seatsError(seats.slice(0, wrong + 1)) ?? ''
  const row = rowsOf(form, game).findIndex(known => known.kind === 'seat' && known.seat === wrong)
  return { row, text: sentence('form-own-name', { fault }) }
}

/**
 * Changes one option if the current ones don't allow this number of players. Returns the form unchanged if that
 * wouldn't help.
 */
function fitOptions(form: NewScreen, game: Game): NewScreen {
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

/** Adjusts the number of players as little as possible to fit the options. */
function fitPlayers(form: NewScreen, game: Game): NewScreen {
  const [least, most] = game.players(form.options)
  return { ...form, players: Math.min(Math.max(form.players, least), most) }
}

/** Selects a row, wrapping around at both ends. */
export function selectRow(form: NewScreen, game: Game, to: number): NewScreen {
  const rows = rowsOf(form, game)
  const row = (to + rows.length) % rows.length
  return { ...form, row, at: [...(textOf(form, rows[row]) ?? '')].length }
}

/** Changes the value of a row to the next or previous one and keeps the row selected. */
export function changeRow(form: NewScreen, game: Game, row: FormRow | undefined, step: 1 | -1): NewScreen {
  const next = withNext(form, game, row, step)
  const at = rowsOf(next, game).findIndex(known => known.kind === row?.kind && idOf(known) === idOf(row))
  return at < 0 ? next : { ...next, row: at }
}

/** Returns an id that is unique among rows of the same kind. */
const idOf = (row: FormRow): string | number =>
  row.kind === 'option' ? row.option.name : row.kind === 'seat' ? row.seat : ''

function withNext(form: NewScreen, game: Game, row: FormRow | undefined, step: 1 | -1): NewScreen {
  switch (row?.kind) {
    case 'option': {
      const { name, values } = row.option
      const next = nextOf(
        values.map(({ id }) => id),
        form.options[name],
        step,
      )
      return fitPlayers({ ...form, options: { ...form.options, [name]: next } }, game)
    }
    case 'players': {
      const players = Math.min(MAX_SEATS, Math.max(1, form.players + step))
      const next = fitOptions({ ...form, players }, game)
      const [least, most] = game.players(next.options)
      // Skip numbers that no options allow.
      return players >= least && players <= most ? next : form
    }
    case 'seat': {
      const next = nextOf(seatChoices(game), form.seatPlayers[row.seat], step)
      const seatPlayers = form.seatPlayers.map((who, seat) => (seat === row.seat ? next : who))
      return { ...form, seatPlayers, at: [...(textOf({ ...form, seatPlayers }, row) ?? '')].length }
    }
    case 'practice':
      return { ...form, practice: !form.practice }
    case 'handover': {
      const known = SETTINGS.find(({ name }) => name === 'handover')?.values ?? []
      return { ...form, ...settingChange('handover', nextOf(known, form.handover, step)) }
    }
    case 'seed':
      return { ...form, at: Math.min([...form.seed].length, Math.max(0, form.at + step)) }
    default:
      return form
  }
}

/** Returns the next or previous id, wrapping around. */
function nextOf(ids: readonly string[], id: string | undefined, step: 1 | -1): string {
  return ids.at((ids.indexOf(id ?? '') + step) % ids.length) ?? ''
}

/** Returns the text of an editable row, or null for any other row. */
export function textOf(form: NewScreen, row: FormRow | undefined): string | null {
  if (row?.kind === 'seat') return botAt(form, row.seat) === null ? (form.names[row.seat] ?? '') : null
  return row?.kind === 'seed' ? form.seed : null
}

export function withText(form: NewScreen, row: FormRow, { text, at }: TextLine): NewScreen {
  if (row.kind === 'seed') return { ...form, seed: text, at }
  if (row.kind !== 'seat') return form
  return { ...form, names: form.names.map((name, seat) => (seat === row.seat ? text : name)), at }
}
