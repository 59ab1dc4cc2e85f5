import { join } from 'node:path'
import { hintFor } from '../../src/bots/index.ts'
import type { Game } from '../../src/kernel/index.ts'
import { EffectRunner } from '../../src/screen/effect-runner.ts'
import { lessonHintAt } from '../../src/screen/guide/hint.ts'
import type { Effect, Message, Model, Position } from '../../src/screen/model.ts'
import { newHeader, type Settings } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { fair } from '../plain/fair.ts'
import { festival } from '../plain/festival.ts'
import { street } from '../plain/street.ts'
import { ScreenPlayer } from './screen-player.ts'

/** The effects that only a terminal has. */
const OF_TERMINAL: ReadonlySet<Effect['kind']> = new Set([
  ...(['notify', 'repaint', 'quit', 'wait', 'reaction-time', 'blink', 'forecast'] as const),
])
/** Members of the model that hold types or games, or that other members repeat. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'overlays',
  'library',
  'game',
  'view',
  'header',
  'entries',
  'then',
  'legend',
])

/**
 * A player at a screen with real games in a folder of its own. Writes down each key, what it changes in the model, and
 * the effects that it asks for. Messages of the program appear by their ids, and pages only by their length.
 */
export class Transcript {
  readonly saves = folder()
  readonly player: ScreenPlayer
  private readonly runner: EffectRunner
  private readonly lines: string[] = []
  private seeds = 0

  constructor({ columns = 80, rows = 24, speed = 'instant' as Settings['speed'] } = {}) {
    const games = [fair, street, festival]
    this.runner = new EffectRunner({
      ...{ games, saves: this.saves, examples: null, bookmarks: join(this.saves, 'bookmarks.json') },
      store: async () => undefined,
      newSeed: () => `seed ${++this.seeds}`,
    })
    const { daily: _, ...library } = this.runner.library()
    this.player = new ScreenPlayer(columns, rows, library, speed)
  }

  get text(): string {
    return `${this.lines.join('\n').replaceAll(this.saves, 'SAVES')}\n`
  }

  /** Begins a game at once. */
  begins(game: Game, seats: readonly string[], more: Partial<Parameters<typeof newHeader>[1]> = {}): this {
    const players = seats.map(() => 'person')
    const header = newHeader(game, { seed: 'fair', seats: [...seats], players, ...more })
    return this.notes(`begin ${game.id}`, () => this.performs({ kind: 'begin', header }))
  }

  press(...keys: readonly string[]): this {
    for (const key of keys) this.notes(key, () => this.player.press(key))
    return this
  }

  types(text: string): this {
    return this.notes(`"${text}"`, () => this.player.types(text))
  }

  /** Types commands and presses Enter, each at the bare table. */
  says(...commands: readonly string[]): this {
    for (const command of commands)
      this.notes(`:${command}`, () => {
        if (this.player.model.overlay || this.player.table.typing) this.player.press('escape')
        this.player.press(':').types(command).press('enter')
      })
    return this
  }

  hears(message: Message): this {
    return this.notes(`<${message.kind}>`, () => this.player.hears(message))
  }

  private notes(what: string, act: () => unknown): this {
    const before = flat(this.player.model)
    this.lines.push(`> ${what}`)
    act()
    this.performs()
    const now = flat(this.player.model)
    for (const [path, value] of now) if (before.get(path) !== value) this.lines.push(`  ${path}: ${value}`)
    for (const path of before.keys()) if (!now.has(path)) this.lines.push(`  ${path}: gone`)
    return this
  }

  /** Performs the effects that the screen asks for, in order. */
  private performs(...first: readonly Effect[]): void {
    const { player } = this
    player.effects.unshift(...first)
    for (let effect = player.effects.shift(); effect; effect = player.effects.shift()) {
      if (effect.kind !== 'check-irreversible') this.lines.push(`  ! ${JSON.stringify(effect, withoutQuestions)}`)
      if (OF_TERMINAL.has(effect.kind)) continue
      if (effect.kind === 'advise') {
        const { question } = effect
        const { table } = player
        const hint = lessonHintAt(table, question, hintFor(table.position.game, table.position.view, question))
        player.hears({ kind: 'advised', question, hint })
      } else for (const message of this.runner.run(effect)) player.hears(message)
    }
  }
}

/** Leaves out the texts of questions, which effects repeat. */
const withoutQuestions = (key: string, value: unknown): unknown =>
  key === 'question' ? undefined : key === 'header' ? 'header' : value

/** Returns the values in a model by their paths. */
function flat(model: Model): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown, path: string, name: string): void => {
    if (LEFT_OUT.has(name) || typeof value === 'function' || value === undefined) return
    if (name === 'position') found.set(path, positionText(value as Position))
    else if (name === 'commandHistory') found.set(path, saidText(value as readonly string[]))
    else if (name === 'lines' && path.startsWith('overlay')) found.set(path, `${(value as unknown[]).length} lines`)
    else if (Array.isArray(value) || value === null || typeof value !== 'object' || 'message' in value)
      found.set(path, JSON.stringify(value))
    else for (const [key, part] of Object.entries(value)) visit(part, path === '' ? key : `${path}.${key}`, key)
  }
  visit(model, '', '')
  return found
}

/** Summarizes the command history: its length and the last two commands. */
const saidText = (given: readonly string[]): string => [given.length, ...given.slice(-2)].join('; ')

/** Summarizes a position in one line. */
function positionText(position: Position): string {
  const { seat, question, length, log, known, undoable, redoable, result, bargains, language } = position
  const asked = question ? `${question.topic} of ${question.seat}` : 'nothing'
  const more = [
    ...(result ? [`over for ${result.winners}`] : []),
    ...(bargains.length > 0 ? [`${bargains.length} bargains`] : []),
  ]
  const counts = `${length} moves, ${log.length - known} of ${log.length} sentences new`
  return [`seat ${seat} asked ${asked}`, counts, `undo ${undoable.moves}, redo ${redoable}`, language, ...more].join(
    '; ',
  )
}
