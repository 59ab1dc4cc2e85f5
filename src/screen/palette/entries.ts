import { isGameCommand, type TableCommandName, termsText, vocabularyOf } from '../../commands/index.ts'
import type { Game, PhrasedOption, PhrasedQuestion } from '../../kernel/index.ts'
import { rulebookOf } from '../../parts/rulebook.ts'
import {
  chosenValue,
  SETTINGS,
  type Settings,
  settingChange,
  settingWord,
  valueAbout,
  valueWord,
} from '../../storage/index.ts'
import { capital, type Messages } from '../../text/index.ts'
import {
  type Command,
  type CommandName,
  commandsIn,
  footerLabelOf,
  gameOnScreen,
  keyShown,
  whatDoes,
} from '../commands.ts'
import { titleItems } from '../front/title-items.ts'
import { withSwappedKeys } from '../key-names.ts'
import { screenOf } from '../kit/screens.ts'
import type { Effect, Model, TableScreen } from '../model.ts'
import type { Press } from '../overlay.ts'
import { contextOf } from '../table/contexts.ts'
import { nextZoom } from '../table/looking.ts'
import type { Numbered } from '../table/numbered.ts'
import { numberedOffers } from '../table/offers.ts'
import { offersTo } from '../table/sheets.ts'
import { inputContextAt, wordsAt } from '../table/typed-words.ts'
import { gameInLanguage, wordsOf } from '../words.ts'

/** The effect of a palette entry. */
export type Action =
  /** Presses a key in the context under the palette. */
  | { readonly kind: 'key'; readonly key: string }
  /** Runs a typed command at the table. */
  | { readonly kind: 'say'; readonly text: string }
  /** Opens the command line with the beginning of a command. */
  | { readonly kind: 'begin'; readonly text: string }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'change'; readonly change: Partial<Settings> }
  | { readonly kind: 'settings' }
  /** Shows a space of the board. */
  | { readonly kind: 'place'; readonly space: string }
  | { readonly kind: 'rules'; readonly game: Game; readonly words: string }

export interface PaletteEntry {
  readonly label: string
  /** One sentence of description. */
  readonly text: string
  /** The equivalent key or typed command, or an empty string if there is none. */
  readonly key: string
  readonly action: Action
}

/** Commands for moving, selecting and typing. They aren't useful in the palette. */
export const MOVES: ReadonlySet<CommandName> = new Set<CommandName>([
  'up',
  'down',
  'left',
  'right',
  'earlier',
  'later',
  'pick',
  'erase',
  'complete',
  'palette',
  'steer-nw',
  'steer-sw',
  'next-place',
  'previous-place',
  'previous-errand',
])

/** Commands with their own label in the palette, because their footer label is too short or missing. */
const NAMED: ReadonlySet<CommandName> = new Set<CommandName>([
  'look',
  'closer',
  'type',
  'eyes',
  'first',
  'slower',
] as const)

/** Typed commands that also have a key. */
const ALSO_KEYS: Readonly<Partial<Record<TableCommandName, CommandName>>> = {
  help: 'help',
  undo: 'undo',
  redo: 'redo',
  look: 'look',
  rules: 'rules',
  quit: 'leave',
}

/**
 * Returns everything that is possible on this screen, most relevant first. Calls `press` to find out which keys have an
 * effect.
 */
export function entriesOf(model: Model, press: Press): PaletteEntry[] {
  const { screen, overlay } = model
  const table = screen.kind === 'table' && !screen.covered && !overlay ? { ...screen, typing: null } : null
  const at: Model = table ? { ...model, screen: table } : model
  const isTyping = screen.kind === 'table' && screen.typing !== null
  const words = wordsOf(model)
  const keys = keyEntries(words, at, press).filter(({ name }) => name !== 'type' || !isTyping)
  const [near, far] = table ? answerEntries(table) : [[], []]
  // Rarely used entries come last.
  const isSeldom = ({ name }: KeyEntry) => name === 'repaint'
  return [
    ...near,
    ...(overlay ? [] : frontEntries(words, model)),
    ...keys.filter(key => !isSeldom(key)).map(({ entry }) => entry),
    ...(table ? wordEntries(words, table, keys) : []),
    ...settingEntries(words, model),
    ...keys.filter(isSeldom).map(({ entry }) => entry),
    ...ruleEntries(words, model),
    ...far,
    ...(table ? placeEntries(words, table) : []),
  ]
}

/** Returns the answers to the open question: those listed in the prompt, with their numbers, and those on the map. */
function answerEntries(table: TableScreen): [PaletteEntry[], PaletteEntry[]] {
  const { question } = table.position
  if (!question || table.watch) return [[], []]
  // Skip the entry for a range of numbers, because it doesn't specify a number.
  const listed = numberedOffers(table).filter(({ option }) => question.options.includes(option))
  const others = question.options.filter(option => !listed.some(one => one.option === option))
  const listing = ({ option, key }: Numbered) => answerEntry(question, option, key ?? '')
  return [listed.map(listing), others.map(option => answerEntry(question, option, ''))]
}

function answerEntry({ seat, text }: PhrasedQuestion, { id, label, note }: PhrasedOption, key: string): PaletteEntry {
  return { label, text: capital(note ?? text), key, action: { kind: 'effect', effect: { kind: 'answer', seat, id } } }
}

/** Returns an entry for each space that can be searched for by name. The entry moves the cursor there. */
function placeEntries(words: Messages, { position: { game, view } }: TableScreen): PaletteEntry[] {
  const { map } = screenOf(game)
  const text = words.get('palette-place')
  return (map?.places?.(view) ?? []).map(space => ({
    label: capital(map?.name(space, view) ?? space),
    text,
    key: '',
    action: { kind: 'place', space },
  }))
}

/**
 * Returns the title's menu items and the saved games, or on a list of games only the latter. Empty on other screens.
 */
function frontEntries(words: Messages, model: Model): PaletteEntry[] {
  const { screen, library } = model
  if (screen.kind !== 'title' && screen.kind !== 'load') return []
  const items = screen.kind === 'title' ? titleItems(model) : []
  const saves = library.saves.filter(save => save.header !== null)
  return [
    ...items.map(
      ({ key, label, text }): PaletteEntry => ({
        label,
        text: capital(text || label),
        key,
        action: { kind: 'key', key },
      }),
    ),
    ...saves.map(
      ({ name, path, header, answers }): PaletteEntry => ({
        label: words.get('palette-go-on-with', { name }),
        text: words.get('palette-played', { seats: header?.seats.join(', ') ?? '', n: answers }),
        key: '',
        action: { kind: 'effect', effect: { kind: 'resume', path } },
      }),
    ),
  ]
}

/** A palette entry with its command. */
interface KeyEntry {
  readonly name: CommandName
  readonly entry: PaletteEntry
}

/** Returns the keys that have an effect here, one per command. */
function keyEntries(words: Messages, model: Model, press: Press): KeyEntry[] {
  const where = contextOf(model)
  const known = new Set<CommandName>(MOVES)
  const game = gameOnScreen(model)
  // Enter is only listed in a confirmation or on a cover. Elsewhere it gives the selected answer, which has its own
  // entry.
  if (where !== 'ask' && where !== 'cover') known.add('take')
  // Elsewhere than in a replay, these only move in a list.
  if (where !== 'watch') for (const name of ['first', 'last'] as const) known.add(name)
  // The title's menu items cover these.
  if (where === 'title') for (const name of ['help', 'rules', 'leave'] as const) known.add(name)
  return commandsIn(model, where).flatMap(command => {
    const { name } = command
    const text = whatDoes(words, command, game)
    const [key = ''] = command.keys
    if (known.has(name) || !acts(model, command, key, press)) return []
    known.add(name)
    const label = labelOf(words, command, game)
    return [
      {
        name,
        entry: {
          label,
          text,
          key: keyShown(words, withSwappedKeys(model.settings.keys, key)),
          action: { kind: 'key', key },
        } satisfies PaletteEntry,
      },
    ]
  })
}

/** Returns a command's label in the palette: its footer label or a special one. */
export function labelOf(words: Messages, command: Command, game: Game | null): string {
  const { name, labelId } = command
  const { clock } = vocabularyOf(words, game)
  const isNamed = labelId === undefined || NAMED.has(name)
  return capital(isNamed ? words.get(`palette-${name}`, { clock }) : footerLabelOf(words, command, game))
}

/** Returns true if a key has an effect. */
function acts(model: Model, { name }: Command, key: string, press: Press): boolean {
  const { screen } = model
  if (screen.kind === 'table') {
    if (name === 'undo') return screen.position.undoable.moves > 0 && !screen.watch
    if (name === 'redo') return screen.position.redoable > 0 && !screen.watch
    if (name === 'closer' || name === 'farther') return nextZoom(screen, name === 'closer' ? 1 : -1) !== screen.zoom
  }
  const { model: next, effects } = press(model, key)
  return (
    effects.length > 0 || next.overlay !== model.overlay || JSON.stringify(shape(next)) !== JSON.stringify(shape(model))
  )
}

/** Returns the part of a screen, excluding the game, that a key may change. */
function shape({ screen }: Model): unknown {
  return screen.kind === 'table' ? { ...screen, position: null } : screen
}

/** Returns the typed commands for the table, except those already listed as keys. */
function wordEntries(spoken: Messages, table: TableScreen, keys: readonly KeyEntry[]): PaletteEntry[] {
  const { position, watch, page } = table
  const { game, question } = position
  const named = new Set(keys.map(({ name }) => name))
  const labels = new Set(keys.map(({ entry }) => entry.label))
  const inquiries = wordsAt(table)
  // The game's words also work without an argument, but the screen's words require one.
  const inquiryEntries = inquiries.map(({ word, about, text }) =>
    wordEntry(word, text, about !== '' && !game.inquiries.some(known => known.word === word)),
  )
  const words = inputContextAt(table).tableCommands.filter(command => {
    const { name } = command
    if (isGameCommand(inquiries, command)) return false
    if (name === 'undo' || name === 'redo' || (name === 'options' && !question)) return false
    if (name === 'log' && page === 'log') return false
    if (watch && (name === 'save' || name === 'new')) return false
    const key = ALSO_KEYS[name]
    return name !== 'settings' && (key === undefined || !named.has(key))
  })
  // Square brackets mark optional arguments.
  const typed = words
    .filter(({ name }) => name !== 'accept' && name !== 'refuse')
    .map(({ word, args = '', text }) => wordEntry(word, text, args !== '' && !args.startsWith('[')))
  return [...replyEntries(spoken, table), ...inquiryEntries, ...typed].filter(({ label }) => !labels.has(label))
}

/** Returns the replies to the viewer's open offers. */
function replyEntries(
  words: Messages,
  { position: { bargains, seat, game, header }, watch }: TableScreen,
): PaletteEntry[] {
  if (watch) return []
  return offersTo(bargains, seat).flatMap(bargain =>
    (['accept', 'refuse'] as const).map(
      (word): PaletteEntry => ({
        label: words.get(`palette-${word}`, { number: bargain.number }),
        text: `${termsText(words, bargain, game, header.seats)}.`,
        key: `:${words.get(`command-${word}`)}`,
        action: { kind: 'say', text: `${word} ${bargain.number}` },
      }),
    ),
  )
}

/**
 * Returns an entry for a typed command. If the command needs arguments, the entry only types its first word on the
 * command line.
 */
function wordEntry(word: string, text: string, needsMore: boolean): PaletteEntry {
  const action: Action = needsMore ? { kind: 'begin', text: `${word} ` } : { kind: 'say', text: word }
  return { label: needsMore ? `${capital(word)}...` : capital(word), text: capital(text), key: `:${word}`, action }
}

/** Returns entries for the settings page and for every value that isn't the current one. */
function settingEntries(words: Messages, { settings, screen }: Model): PaletteEntry[] {
  const values = SETTINGS.flatMap(({ name, values: all }) =>
    all
      .filter(value => value !== chosenValue(settings, name))
      .map(
        (value): PaletteEntry => ({
          label: words.get('palette-setting', {
            setting: capital(settingWord(words, name)),
            value: valueWord(words, name, value),
          }),
          text: valueAbout(words, name, value),
          key: '',
          action: { kind: 'change', change: settingChange(name, value) },
        }),
      ),
  )
  // The title's menu already has an item for the settings page.
  if (screen.kind === 'title') return values
  const page: PaletteEntry = {
    label: words.get('palette-settings'),
    text: words.get('palette-settings-about'),
    key: screen.kind === 'table' ? `:${words.get('command-settings')}` : '',
    action: { kind: 'settings' },
  }
  return [page, ...values]
}

/**
 * Returns entries for the chapters of a rulebook: that of the game on the table, or that of the library's first game.
 */
function ruleEntries(words: Messages, model: Model): PaletteEntry[] {
  const { screen, library, overlay } = model
  const first = library.games[0] && gameInLanguage(model, library.games[0])
  const game = screen.kind === 'table' ? screen.position.game : first
  const book = game && rulebookOf(game)
  if (!book || overlay?.kind === 'ask') return []
  return book.chapters.map(({ number, title, intro }) => ({
    label: words.get('palette-rules', { number, title }),
    text: intro,
    key: '',
    action: { kind: 'rules', game, words: number },
  }))
}
