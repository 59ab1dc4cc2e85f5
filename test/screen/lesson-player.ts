import { type Hint, hintFor } from '../../src/bots/index.ts'
import type { Game, Match } from '../../src/kernel/index.ts'
import { lessonsOf } from '../../src/screen/front/load.ts'
import { lessonHintAt } from '../../src/screen/guide/hint.ts'
import type { Effect } from '../../src/screen/model.ts'
import { hasNumbers } from '../../src/screen/table/amounts.ts'
import { guidesOf } from '../../src/server/guide.ts'
import { GameLog } from '../../src/server/positions.ts'
import { Learner } from '../games/learner.ts'
import { games } from '../games/library.ts'
import { ScreenPlayer } from './screen-player.ts'

/** The key names in the guide's text. */
const NAMES: Readonly<Record<string, string>> = {
  Enter: 'enter',
  Tab: 'tab',
  'Shift+Tab': 'shift+tab',
  Backspace: 'backspace',
  Esc: 'escape',
  '↑': 'up',
  '↓': 'down',
  '←': 'left',
  '→': 'right',
}

/** Plays a lesson like a person who only presses keys and reads lines. */
export class LessonPlayer {
  readonly player: ScreenPlayer
  /** Headings of the guide, in the order of appearance. */
  readonly heads: string[] = []
  /** The screens on which a highlight was framed. */
  readonly framed: string[] = []
  /** The ids of the answers given. */
  readonly answers: string[] = []
  /** The number of keys pressed, including those on the title screen. */
  keys = 0
  /** The keys that the guide has told the player to press. */
  readonly toldKeys = new Set<string>()
  /** The steps at which the guide named the number of an answer in a list, because that answer wasn't selected. */
  readonly numberedSteps: string[] = []

  private learner: Learner | null = null
  private log: GameLog | null = null

  constructor(
    private readonly game: Game,
    private readonly lesson?: string,
    columns = 80,
    rows = 24,
  ) {
    this.player = new ScreenPlayer(columns, rows, { games }, 'instant')
  }

  get match(): Match {
    return this.learner!.match
  }

  /** Starts the lesson from the title screen. */
  begin(): this {
    const all = lessonsOf(this.player.model)
    const guide = guidesOf(this.game).find(({ name }) => name === this.lesson)
    const at = all.findIndex(one => one.game === this.game && one.guide === guide)
    return this.press(...(at === 0 ? ['p'] : ['o', ...Array<string>(at).fill('down'), 'enter']))
  }

  press(...keys: readonly string[]): this {
    for (const key of keys) {
      this.pressOne(key)
      // A learner reads a framed highlight and continues.
      while (this.player.model.overlay?.kind === 'highlight') {
        this.framed.push(this.player.screen)
        this.pressOne('enter')
      }
      const { head } = this
      if (head !== null && this.heads.at(-1) !== head) this.heads.push(head)
    }
    return this
  }

  /**
   * Does what the screen says, until the guide shows this heading. Takes the hint where the screen leaves the choice to
   * the player.
   */
  follow(title: string): this {
    let looks = 0
    for (let i = 0; i < 300 && !this.head?.startsWith(title); i++) {
      const { told } = this
      for (const key of told) this.toldKeys.add(key)
      const isNumber = this.player.model.screen.kind === 'table' && hasNumbers(this.player.table)
      if (isNumber && /^[0-9]$/.test(told.join(''))) this.numberedSteps.push(`${this.head}: ${told}`)
      const isLook = told.includes('tab') || told.includes('shift+tab')
      looks = isLook ? looks + 1 : told[0] === 'escape' ? looks : 0
      // A page that was already opened is not opened again.
      const isOpen = told.length === 0 || (isLook && looks > 1)
      this.press(...(isOpen ? ['h', 'enter'] : told))
    }
    return this
  }

  /** Gives an answer without pressing its keys. */
  stray(id: string): void {
    this.perform({ kind: 'answer', seat: 0, id })
    while (this.player.model.overlay?.kind === 'highlight') this.pressOne('enter')
  }

  private pressOne(key: string): void {
    this.keys++
    this.player.press(key)
    for (const effect of this.player.effects.splice(0)) this.perform(effect)
  }

  /** The current hint. Asks the adviser only if the lesson has no answer. */
  get hint(): Hint | null {
    const { table } = this.player
    const { game, question, view } = table.position
    return (
      question && (lessonHintAt(table, question, null) ?? lessonHintAt(table, question, hintFor(game, view, question)))
    )
  }

  private perform(effect: Effect): void {
    const { player, learner } = this
    if (effect.kind === 'begin') {
      this.learner = new Learner(this.game, this.lesson)
      this.log = new GameLog(this.learner.match, () => null)
      this.show()
    } else if (effect.kind === 'answer' && learner) {
      this.answers.push(effect.id)
      learner.answer(effect.id)
      this.show()
    } else if (effect.kind === 'undo' && learner) {
      if (learner.match.undoable(effect.seat).moves < effect.count) return
      learner.session.undo(effect.seat, effect.count)
      this.show()
    } else if (effect.kind === 'advise') {
      player.hears({ kind: 'advised', question: effect.question, hint: this.hint, stays: false })
    }
  }

  /** The heading of the guide on the screen, or null. */
  get head(): string | null {
    const line = this.player.screen.split('\n').find(text => text.startsWith('─ ') && text.includes('"guide off"'))
    return /^─ (.+? (?:\d+ of \d+|done)) ─/.exec(line ?? '')?.[1] ?? null
  }

  /** The keys that the screen tells the player to press, or none. */
  get told(): string[] {
    const shown = /→ .*: press ((?:\S+ )*?\S+)(?: {2}|$)/m.exec(this.player.screen)?.[1]
    return (shown ?? '')
      .split(' ')
      .filter(key => key !== '')
      .map(key => NAMES[key] ?? key)
  }

  private show(): void {
    const { learner, player } = this
    const position = { ...this.log!.position(0), guide: learner!.reader.now() }
    player.hears({ kind: 'position', position, cover: false, notice: null })
  }
}
