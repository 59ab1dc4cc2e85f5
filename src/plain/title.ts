import { commandsBefore, normalized, readCommand } from '../commands/index.ts'
import { type Game, type Header, inLanguage, type PhrasedOption, type PhrasedQuestion } from '../kernel/index.ts'
import { guidesOf } from '../server/guide.ts'
import { type ExampleEntry, errorText, playFile, type SaveEntry, UserError } from '../storage/index.ts'
import { type Messages, messagesIn, type Sentence, sentence } from '../text/index.ts'
import { commandLine } from './help.ts'
import type { PlainIo } from './io.ts'
import { optionLines } from './listing.ts'
import { saveToLoad } from './load.ts'
import { readAloud } from './read-aloud.ts'
import { setUpGame } from './set-up.ts'

/** The player's choice on the title page. */
export type Wanted =
  | { readonly kind: 'new'; readonly game: Game }
  | { readonly kind: 'begin'; readonly header: Header }
  | { readonly kind: 'learn'; readonly game: Game; readonly lesson?: string }
  | { readonly kind: 'resume'; readonly path: string }
  | null

export interface TitleEnvironment {
  readonly words: () => Messages
  readonly games: readonly Game[]
  readonly saves: readonly SaveEntry[]
  readonly saveFolder: string
  readonly examples: readonly ExampleEntry[]
  readonly usual: (game: Game) => Promise<Header>
  /** Shows settings or changes one. Throws UserError if the input is invalid or the change cannot be stored. */
  readonly settings: (words: Messages, typed: string) => Promise<readonly string[]>
  /** Returns a game's rules on a topic as lines. Without a topic, lists the chapters. */
  readonly rules: (words: Messages, game: Game, input: string) => readonly string[]
}

/** A line of the title page, with the input that chooses it and the page or game that it leads to. */
interface Choice {
  readonly word: Sentence
  readonly label: string
  readonly note?: string
  readonly target: Wanted | 'set-up' | 'examples'
}

const MAX_SAVES = 10

/** Shows the title page of plain mode, with games and recent saves. Returns null if the player leaves. */
export async function plainTitle(io: PlainIo, environment: TitleEnvironment): Promise<Wanted> {
  return new PlainTitle(io, environment).open()
}

class PlainTitle {
  constructor(
    private readonly io: PlainIo,
    private readonly environment: TitleEnvironment,
  ) {}

  private get words(): Messages {
    return this.environment.words()
  }

  private get games(): readonly Game[] {
    return this.environment.games.map(game => inLanguage(game, this.words.language))
  }

  private print(...lines: readonly string[]): void {
    for (const line of lines) this.io.print(line, /^ *\d+\. /.test(line) ? '     ' : /^ {2}/.test(line) ? '    ' : '')
  }

  async open(): Promise<Wanted> {
    const { words } = this
    this.print(words.get('plain-tagline'), words.get('plain-how-to-play'), words.get('plain-how-to-ask'))
    this.list()
    for (;;) {
      const line = await this.io.read()
      if (line === null) return this.ended()
      if (line.trim() === '') continue
      const target = await this.handleLine(line)
      if (target !== 'here') return target
    }
  }

  private ended(): null {
    this.print(this.words.get('plain-input-ended'))
    return null
  }

  private list(): void {
    const { question } = this.page()
    this.print(question.text, ...optionLines(this.words, question))
  }

  private page() {
    const choices = choicesOf(this.words, this.games, this.environment)
    const known = new Map(choices.map(choice => [this.words.format(choice.word), choice]))
    const options = [...known].map(([id, { label, note }]): PhrasedOption => ({ id, label, ...(note ? { note } : {}) }))
    return { known, question: titleQuestion(this.words.get('plain-what-to-play'), options) }
  }

  private async handleLine(line: string): Promise<Wanted | 'here'> {
    const { words } = this
    const { known, question } = this.page()
    // English input works in every language.
    const aliases = (id: string) => [id, messagesIn('en').format(known.get(id)?.word ?? '')]
    const tableCommands = commandsBefore(words)
    const command = readCommand(line, { words, question, aliases, tableCommands, inquiries: [], numbers: true })
    try {
      switch (command.kind) {
        case 'option':
          return await this.follow(known.get(command.id)?.target ?? null)
        case 'command':
          return await this.command(command.name, command.args)
        case 'unclear':
          this.print(command.message)
          return 'here'
        case 'inquiry':
          return 'here'
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      this.print(words.format(errorText(error)))
      return 'here'
    }
  }

  private async follow(target: Choice['target']): Promise<Wanted | 'here'> {
    if (target === 'set-up') return this.setUp()
    if (target === 'examples') return this.examples()
    return target
  }

  private async command(name: string, args: string): Promise<Wanted | 'here'> {
    const { words } = this
    switch (name) {
      case 'help':
        this.help()
        return 'here'
      case 'rules':
        this.print(...this.rules(args))
        return 'here'
      case 'settings':
        this.print(...(await this.environment.settings(words, args)))
        return 'here'
      case 'load': {
        const found = saveToLoad(words, this.environment.saveFolder, args, null)
        if ('path' in found) return { kind: 'resume', path: found.path }
        this.print(found.sentence)
        return 'here'
      }
      default:
        this.list()
        return 'here'
    }
  }

  private help(): void {
    const { words } = this
    this.print(
      words.get('first-help'),
      ...commandsBefore(words).map(commandLine),
      words.get('first-help-set-up'),
      words.get('first-help-at-table'),
    )
  }

  /**
   * Returns the rules of the game named at the start of the input. If no game is named, returns those of the first
   * game, or asks which game is meant if the input is empty.
   */
  private rules(typed: string): readonly string[] {
    const { words, games } = this
    const [first = '', ...rest] = typed.split(/\s+/)
    const named = games.find(game => normalized(game.id) === normalized(first) && first !== '')
    const longer = games.find(game => typed !== '' && normalized(typed).startsWith(normalized(game.title)))
    const game = longer && longer.title.length > (named?.id.length ?? 0) ? longer : named
    if (game) {
      const about = game === longer ? typed.slice(longer.title.length).trim() : rest.join(' ')
      return this.environment.rules(words, game, about)
    }
    const [usual] = games
    if (!usual) return []
    if (typed === '') return [words.get('first-rules-which', { games: { items: games.map(({ id }) => id) } })]
    return [words.get('first-rules-of', { game: usual.title }), ...this.environment.rules(words, usual, typed)]
  }

  private async setUp(): Promise<Wanted | 'here'> {
    const options = this.games.map(({ id, title, about }): PhrasedOption => ({ id, label: title, note: about }))
    const id = options.length === 1 ? options[0]!.id : await this.choose(sentence('setup-which-game'), options)
    const game = this.games.find(known => known.id === id)
    if (id === null) return this.ended()
    const header = game ? await setUpGame(this.words, this.io, game, await this.environment.usual(game)) : null
    if (header) return { kind: 'begin', header }
    this.list()
    return 'here'
  }

  private async examples(): Promise<Wanted | 'here'> {
    const { words } = this
    const { examples, games } = this.environment
    const id = await this.choose(
      sentence('first-which-example'),
      examples.map(({ name, about }) => ({ id: name, label: about })),
    )
    if (id === null) return this.ended()
    const example = examples.find(({ name }) => name === id)
    if (example) {
      const { match, problems: problem } = playFile(
        example.path,
        games.map(game => inLanguage(game, words.language)),
      )
      if (!(await readAloud(words, this.io, match, problem))) return this.ended()
    }
    this.list()
    return 'here'
  }

  /**
   * Prompts for one of the options and returns its id. The id of "back" means that the player changed their mind, and
   * null means the end of the input.
   */
  private async choose(text: Sentence, options: readonly PhrasedOption[]): Promise<string | null> {
    const { words } = this
    const back = words.get('setup-back')
    const question = titleQuestion(words.format(text), [...options, { id: back, label: words.get('setup-back.about') }])
    const labels = new Map(question.options.map(({ id, label }) => [id, label]))
    const aliases = (id: string) => (id === back ? [id, 'back', 'quit', 'q'] : [id, labels.get(id) ?? ''])
    this.print(question.text, ...optionLines(words, question))
    for (;;) {
      const line = await this.io.read()
      if (line === null) return null
      if (line.trim() === '') continue
      const command = readCommand(line, {
        words,
        question,
        aliases,
        tableCommands: [],
        inquiries: [],
        numbers: true,
      })
      if (command.kind === 'option') return command.id
      if (command.kind === 'unclear') this.print(command.message)
    }
  }
}

const titleQuestion = (text: string, options: readonly PhrasedOption[]): PhrasedQuestion => ({
  seat: 0,
  topic: 'title',
  text,
  rule: '',
  options,
})

function choicesOf(
  words: Messages,
  games: readonly Game[],
  { saves, examples }: Pick<TitleEnvironment, 'saves' | 'examples'>,
): Choice[] {
  const learn = (game: Game): Choice[] =>
    guidesOf(game).map(({ name }) =>
      name === undefined
        ? {
            word: sentence('plain-word-learn', { game: game.id }),
            label: words.get('plain-learn', { game: game.title }),
            target: { kind: 'learn', game },
          }
        : {
            word: sentence('plain-word-learn', { game: `${game.id} ${name}` }),
            label: words.get('plain-learn-more', { game: game.title, lesson: name }),
            target: { kind: 'learn', game, lesson: name },
          },
    )
  const play = (game: Game): Choice => ({
    word: sentence('plain-word-play', { game: game.id }),
    label: words.get('plain-new-game', { game: game.title }),
    target: { kind: 'new', game },
  })
  const resume = ({ name, path, header, answers }: SaveEntry): Choice => ({
    word: sentence('plain-word-resume', { name }),
    label: words.get('plain-go-on', { name }),
    note: words.get('plain-save-note', {
      game: games.find(game => game.id === header?.game)?.title ?? header?.game ?? '',
      seats: header?.seats.join(', ') ?? '',
      n: answers,
    }),
    target: { kind: 'resume', path },
  })
  const setUp: Choice = { word: sentence('plain-word-set-up'), label: words.get('plain-set-up'), target: 'set-up' }
  const shown: Choice = {
    word: sentence('plain-word-examples'),
    label: words.get('plain-examples'),
    target: 'examples',
  }
  const latest = saves.filter(save => save.header !== null && !/^\d+$/.test(save.name)).slice(0, MAX_SAVES)
  const leave: Choice = { word: sentence('plain-word-quit'), label: words.get('plain-leave'), target: null }
  return [
    ...games.flatMap(learn),
    ...games.map(play),
    ...(games.length > 0 ? [setUp] : []),
    ...latest.map(resume),
    ...(examples.length > 0 ? [shown] : []),
    leave,
  ]
}
