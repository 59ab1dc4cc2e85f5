import { botNames, rivalNames } from '../bots/index.ts'
import { excerpt, normalized } from '../commands/index.ts'
import { type Game, type Header, matters, type SetupOption } from '../kernel/index.ts'
import {
  botIn,
  botKind,
  DEFAULT_NAMES,
  errorText,
  newHeader,
  PERSON,
  seatsOf,
  splitNames,
  UserError,
} from '../storage/index.ts'
import { type Messages, sentence } from '../text/index.ts'
import type { PlainIo } from './io.ts'

/** A game being set up: the options chosen so far, and the header of the game. */
interface SetUp {
  readonly game: Game
  /** The options chosen explicitly. The defaults of the others depend on the number of players. */
  readonly chosen: Header['options']
  readonly header: Header
}

/** A line of the setup form: its word, aliases and action. */
interface Row {
  readonly word: string
  readonly also: readonly string[]
  readonly text: string
  /** The prompts for a value if only the word was typed. Omitted if no value is needed. */
  readonly asks?: readonly string[]
  /** Returns the changed setup, or the next step (`begin` or `back`). Throws UserError if the value is invalid. */
  change(typed: string): SetUp | 'begin' | 'back'
}

/**
 * Sets up a game in plain mode, starting with the defaults. Returns the header, or null if the player goes back or the
 * input ends.
 */
export async function setUpGame(words: Messages, io: PlainIo, game: Game, usual: Header): Promise<Header | null> {
  let setUp: SetUp = { game, chosen: {}, header: usual }
  show(words, io, setUp)
  for (;;) {
    const line = await io.read()
    if (line === null) return null
    const text = line.trim()
    if (text === '') continue
    const rows = rowsOf(words, setUp)
    const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? []
    const row = rowCalled(rows, first)
    if (!row) {
      if (!isLook(words, first))
        io.print(
          words.get('setup-no-line', {
            input: excerpt(text),
            known: { items: rows.map(({ word }) => word), last: 'or' },
          }),
        )
      show(words, io, setUp)
      continue
    }
    let value = rest
    if (rest === '' && row.asks) {
      for (const asked of row.asks) io.print(asked, '     ')
      const answer = await io.read()
      if (answer === null) return null
      value = answer.trim()
    }
    try {
      // An empty answer changes nothing.
      const next = value === '' && row.asks ? setUp : row.change(value)
      if (next === 'back') return null
      if (next === 'begin') return setUp.header
      setUp = next
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      io.print(words.format(errorText(error)))
    }
    show(words, io, setUp)
  }
}

function show(words: Messages, io: PlainIo, setUp: SetUp): void {
  io.print('')
  io.print(words.get('setup-heading', { game: setUp.game.title }))
  for (const [i, { text, word }] of rowsOf(words, setUp).entries())
    io.print(`${String(i + 1).padStart(3)}. ${text} [${word}]`, '     ')
  io.print(words.get('setup-how'))
}

/** Returns true for a command that shows the form again. */
const isLook = (words: Messages, typed: string): boolean =>
  ['look', 'help', '?', words.get('command-look'), words.get('command-help')].some(
    known => normalized(known) === normalized(typed),
  )

/** Returns the row with this number, or the one with this word or alias, which may be abbreviated. */
function rowCalled(rows: readonly Row[], input: string): Row | undefined {
  const number = /^(\d{1,2})[.)]?$/.exec(input)?.[1]
  if (number !== undefined) return rows[Number(number) - 1]
  const typed = normalized(input)
  const known = (row: Row) => [row.word, ...row.also].map(word => normalized(word))
  const begun = rows.filter(row => known(row).some(word => word.startsWith(typed)))
  return rows.find(row => known(row).includes(typed)) ?? (begun.length === 1 ? begun[0] : undefined)
}

function rowsOf(words: Messages, setUp: SetUp): Row[] {
  const { game, header } = setUp
  const [begin, back] = [words.get('setup-begin'), words.get('setup-back')]
  return [
    { word: begin, also: ['begin', 'start'], text: words.get('setup-begin.about'), change: () => 'begin' },
    ...game.options
      .filter(option => matters(option, header.options, header.seats.length))
      .map(option => choiceRow(words, setUp, option)),
    playersRow(words, setUp),
    {
      word: words.get('setup-seed'),
      also: ['seed'],
      text: words.get('setup-line', { what: words.get('form-seed'), value: header.seed }),
      asks: [words.get('setup-which-seed')],
      change: seed => withHeader(setUp, { seed }),
    },
    {
      word: words.get('setup-practice'),
      also: ['practice'],
      text: words.get('setup-line', {
        what: words.get('form-practice'),
        value: words.get(header.practice ? 'form-practice-yes' : 'form-practice-no'),
      }),
      change: () => withHeader(setUp, { practice: !header.practice }),
    },
    { word: back, also: ['back', 'quit', 'q'], text: words.get('setup-back.about'), change: () => 'back' },
  ]
}

/** Returns the row for a game option. Its value may be typed as a number, an id or the start of the text. */
function choiceRow(words: Messages, setUp: SetUp, option: SetupOption): Row {
  const { name, text, values } = option
  const now = values.find(({ id }) => id === setUp.header.options[name])
  return {
    word: name,
    also: [text],
    text: words.get('setup-line', { what: text, value: now?.text ?? '' }),
    asks: [
      words.get('setup-which', { what: text }),
      ...values.map((value, i) => `${String(i + 1).padStart(3)}. ${value.text} [${value.id}]`),
    ],
    change: input => {
      const typed = normalized(input)
      const begun = values.filter(value => [value.id, value.text].some(word => normalized(word).startsWith(typed)))
      const value =
        values.find(({ id }) => normalized(id) === typed) ??
        (/^\d+$/.test(input) ? values[Number(input) - 1] : undefined) ??
        (begun.length === 1 ? begun[0] : undefined)
      if (!value) {
        const known = { items: values.map(({ id }) => id), last: 'or' } as const
        throw new UserError(sentence('setup-no-such-value', { what: text, input: excerpt(input), known }))
      }
      return withChoice(words, setUp, name, value.id)
    },
  }
}

/** Returns the row for the players. They are typed as a number, or as a list of all names with `bot:KIND` for bots. */
function playersRow(words: Messages, setUp: SetUp): Row {
  const { game, header } = setUp
  const players = header.seats.map((name, seat) => {
    const bot = botIn(header.players?.[seat] ?? PERSON)
    return bot === null ? name : words.get('setup-bot', { name, bot: botKind(words, bot) })
  })
  const bots = { items: botNames(game.id), last: 'or' } as const
  return {
    word: words.get('setup-players-word'),
    also: ['players'],
    text: words.get('setup-line', { what: words.get('form-players'), value: words.list(players) }),
    asks: [words.get('setup-who-plays', { bots })],
    change: typed =>
      withSeats(
        words,
        setUp,
        /^\d{1,3}$/.test(typed) ? resizedSeats(setUp, Number(typed)) : splitNames(typed).map(playerTyped),
      ),
  }

  /** Returns a name as typed, or a bot's full name if its kind was typed. */
  function playerTyped(input: string): string {
    const known = botNames(game.id)
    const bot = known.find(one =>
      [one, one.slice('bot:'.length), botKind(words, one.slice('bot:'.length))].some(
        word => normalized(word) === normalized(input),
      ),
    )
    if (bot === undefined && input.startsWith('bot:'))
      throw new UserError(sentence('bot-unknown', { bot: excerpt(input), game: game.title, known: bots }))
    return bot ?? input
  }
}

/** Returns the players in command-line form: people by name and bots by kind. */
const playersText = ({ seats, players }: Header): string[] =>
  seats.map((name, seat) => (botIn(players?.[seat] ?? PERSON) === null ? name : (players?.[seat] ?? name)))

/** Returns the list of players, cut off or extended to this length. New seats get the best bot. */
function resizedSeats({ game, header }: SetUp, count: number): string[] {
  const [best] = botNames(game.id)
  return Array.from({ length: count }, (_, seat) => playersText(header)[seat] ?? best ?? DEFAULT_NAMES[seat] ?? '')
}

const withSeats = (words: Messages, setUp: SetUp, given: readonly string[]): SetUp =>
  withHeader(setUp, seatsOf(given, words, rivalNames(setUp.game.id)))

/** Sets an option. Adds bots or removes seats if the option needs a different number of players. */
function withChoice(words: Messages, setUp: SetUp, name: string, id: string): SetUp {
  const { game, header } = setUp
  const [least, most] = game.players({ ...header.options, [name]: id })
  const count = Math.min(Math.max(header.seats.length, least), most)
  const next = { ...setUp, chosen: { ...setUp.chosen, [name]: id } }
  return withSeats(words, next, resizedSeats(setUp, count))
}

/** Returns the setup with changes to its header. Throws UserError if the result is invalid. */
function withHeader(setUp: SetUp, wish: Partial<Pick<Header, 'seats' | 'players' | 'seed' | 'practice'>>): SetUp {
  const { seats, players, seed, practice } = setUp.header
  const header = newHeader(setUp.game, { seats, players, seed, practice, ...wish, options: setUp.chosen })
  return { ...setUp, header }
}
