import { beforeAll, describe, expect, test } from 'vitest'
import { type Bot, registerExternalBot } from '../../src/bots/index.ts'
import { gamesIn } from '../../src/games/registry.ts'
import { ask, type Game, type Match, type Question, type Rule, type TableState } from '../../src/kernel/index.ts'
import type { TableEffect } from '../../src/screen/effects.ts'
import type { Message, Position } from '../../src/screen/model.ts'
import { OwnTable } from '../../src/screen/own-table.ts'
import { Assistant, stretchOf } from '../../src/server/assistant.ts'
import { GameSession, newHeader } from '../../src/storage/index.ts'
import { messagesIn } from '../../src/text/index.ts'
import { gameOf } from '../kernel/play.ts'
import { toyHeader } from '../kernel/toy.ts'
import { ScreenPlayer } from './screen-player.ts'

let game: Game
beforeAll(async () => {
  game = (await gamesIn('en', ['magic-realm']))[0]!
})

/** A local table and a screen for it. */
class Sitting {
  readonly session: GameSession
  readonly table: OwnTable
  readonly player = new ScreenPlayer(80, 24, {}, 'instant')
  last: Extract<Message, { kind: 'position' }> | null = null

  constructor(options: Record<string, string>, few = true) {
    this.session = GameSession.begin(game, newHeader(game, { seats: ['Ann'], seed: 'moon', options }), null)
    this.table = new OwnTable(this.session, '/nowhere', 'en', undefined, undefined, () => few)
    this.hear(this.table.open())
  }

  get match(): Match {
    return this.session.match
  }

  /** The round of the fight, or null if there is none. */
  get round(): number | null {
    const { combat } = this.match.state as TableState & { readonly combat: { readonly round: number } | null }
    return combat?.round ?? null
  }

  get position(): Position {
    return this.last!.position
  }

  /** The ids of the answers given, those by the table marked. */
  get answers(): string[] {
    return this.match.moves.flatMap(move => ('id' in move ? [move.auto ? `${move.id} (auto)` : move.id] : []))
  }

  does(effect: TableEffect): Message[] {
    const messages = this.table.run(effect)
    this.hear(messages)
    return messages
  }

  gives(...ids: string[]): this {
    for (const id of ids) this.does({ kind: 'answer', seat: 0, id })
    return this
  }

  undo(count = 1): this {
    this.does({ kind: 'undo', seat: 0, count })
    return this
  }

  private hear(messages: readonly Message[]): void {
    for (const message of messages) {
      if (message.kind === 'position') this.last = message
      this.player.hears(message)
    }
  }
}

/** Ann is asked twice, then Ben, and so on. The adviser always says "right". */
const errands = {
  ...gameOf(function* (): Rule {
    for (let i = 0; i < 20; i++)
      yield* ask({
        ...{ seat: i % 3 === 2 ? 1 : 0, topic: 'errand', rule: '1', show: true },
        options: [{ id: 'left' }, { id: 'right' }],
      })
  }),
  id: 'errands',
  stretches: () => [{ id: 'advised day', scope: 'day', label: 'As advised' }],
} as unknown as Game
const adviser: Bot = { name: 'guide', about: () => '', answer: () => 'right', hint: () => ({ id: 'right', why: '' }) }
registerExternalBot(errands.id, adviser)

const battle = (few = true) => new Sitting({ battle: 'build', encounter: '2' }, few).gives('elf', 'begin')

describe('the adviser at a local table', () => {
  test('plays the rest of a round, says what it did, and stops at the next round', () => {
    const session = battle(false)
    expect(session.position.stretches?.map(({ id }) => id)).toEqual(['advised round', 'advised fight'])
    const before = session.answers.length
    const round = session.round!
    session.gives('advised round')
    expect(session.answers.slice(before).every(id => id.endsWith('(auto)'))).toBe(true)
    expect(session.answers.length).toBeGreaterThan(before + 1)
    expect(session.round ?? round + 1).toBe(round + 1)
    const line = messagesIn('en').format(session.last!.notice!.lines[0]!)
    expect(line).toMatch(/^As advised: .+, .+\.$/)
  })

  test('plays a whole day, including what is asked while the recorded turn is played', () => {
    const session = new Sitting({ encounter: '1' }, false).gives('dwarf')
    const searches = () => session.answers.filter(id => /^(peer|locate|loot)/.test(id))
    const dayOf = () => (session.match.state as TableState & { readonly day: number }).day
    while (searches().length === 0 && dayOf() < 5) {
      const [question] = session.match.questions
      if (question!.topic !== 'record') session.gives(question!.options[0]!.id)
      else session.gives('advised day')
    }
    expect(searches().length).toBeGreaterThan(0)
    expect(searches().every(id => id.endsWith('(auto)'))).toBe(true)
    // The log is visible below the adviser's answers.
    const lines = session.player.screen.split('\n')
    const advised = lines.findIndex(line => line.startsWith('• As advised: '))
    expect(lines[advised + 1]).toMatch(/^(↑|•) \S.*Day \d dawns/)
  })

  test('says in advance what it would do, up to the first roll', () => {
    const session = battle(false)
    const { serial } = session.position
    const [preview] = session.does({ kind: 'check-irreversible', serial, seat: 0, id: 'advised round' })
    const text = preview?.kind === 'previewed' ? preview.text : ''
    const before = session.answers.length
    session.gives('advised round')
    const labels = messagesIn('en').format(session.last!.notice!.lines[0]!)
    expect(text.split(', ').length).toBeGreaterThan(1)
    expect(labels.startsWith(`As advised: ${text}`)).toBe(true)
    expect(session.answers.length).toBeGreaterThan(before)
  })

  test('does not mention its answers to routine questions', () => {
    const routine = (_: unknown, { seat }: Question) => (seat === 0 ? 'right' : null)
    const said = (wantsFew: boolean) => {
      const session = GameSession.begin({ ...errands, routine } as Game, toyHeader({ game: errands.id }), null)
      const assistant = new Assistant(session, () => wantsFew)
      const labels: (string | null)[] = []
      const stretch = stretchOf(session.game, session.match, 0, 'advised day')!
      const preview = assistant.preview(session.game, 0, stretch)
      assistant.delegate(0, stretch)
      assistant.assist('en', [0], (_, label) => labels.push(label))
      return { labels, preview }
    }
    expect(said(true).labels).toEqual([null, null])
    expect(said(true).preview).toEqual([])
    expect(said(false).labels).toEqual(['right', 'right'])
    expect(said(false).preview.slice(0, 2)).toEqual(['right', 'right'])
  })

  test('stops for good if the player undoes its answers before they are complete', () => {
    const session = GameSession.begin(errands, toyHeader({ game: errands.id }), null)
    const assistant = new Assistant(session, () => false)
    const answers = () =>
      session.match.moves.map(move => ('id' in move ? `${move.id}${move.auto ? ' (auto)' : ''}` : ''))
    const assist = () => assistant.assist('en', [0, 1], () => undefined)
    assistant.delegate(0, stretchOf(errands, session.match, 0, 'advised day')!)
    assist()
    // Ben is asked before the stretch is over.
    expect(answers()).toEqual(['right (auto)', 'right (auto)'])
    session.undo(0, 2)
    assistant.pause()
    assist()
    assistant.resume()
    session.answer(0, 'left')
    assist()
    expect(answers()).toEqual(['left'])
  })

  test('is listed in a fight after the answers, under digits that stay the same', () => {
    const { player } = battle()
    expect(player.screen).toContain('► 1 No action')
    expect(player.screen).toMatch(/6 Abandon the Light Bow *\n *8 As advised for this round/)
    for (let i = 0; i < 7; i++) player.press('down')
    expect(player.screen).toContain('8 As advised for this round')
    expect(player.screen).toContain('► 9 As advised for this fight')
  })
})

describe('routine answers at a local table', () => {
  test('are given and marked, unless the player wants every question', () => {
    const hasRoutine = (few: boolean): boolean => {
      const session = battle(few)
      const { round } = session
      while (session.round === round && session.position.question)
        session.gives(session.position.question.options[0]!.id)
      return session.answers.some(id => id.endsWith('(auto)'))
    }
    expect([hasRoutine(true), hasRoutine(false)]).toEqual([true, false])
  })

  test('an undo takes back the last answer of the player and the routine ones after it, which may then be changed', () => {
    const session = battle()
    const first = () => session.position.question!.options[0]!.id
    while (session.position.question?.topic !== 'attack') session.gives(first())
    const before = session.answers
    session.gives(first())
    expect(session.answers.slice(before.length)).toEqual([expect.not.stringContaining('auto'), 'thrust (auto)'])
    expect(session.position.question?.topic).toBe('maneuver')
    session.undo()
    expect(session.answers).toEqual(before)
    session.does({ kind: 'redo', seat: 0, count: 1 })
    expect(session.position.question?.topic).toBe('attack-row')
    // An answer ends the pause.
    session.gives('smash')
    expect(session.position.question?.topic).toBe('maneuver')
  })
})
