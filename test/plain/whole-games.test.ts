import { describe, expect, it } from 'vitest'
import { below, seedRandom } from '../../src/kernel/index.ts'
import { type PlainIo, playPlain } from '../../src/plain/index.ts'
import { GameSession, newHeader } from '../../src/storage/index.ts'
import { gameById, games } from '../games/library.ts'
import { english } from '../words.ts'

/** A player who knows only the printed text and answers from it. */
class Listener implements PlainIo {
  readonly heard: string[] = []
  private said = 0
  private readonly chance = seedRandom('heard', 'listener')
  /** Lines printed since the last answer. */
  private since: string[] = []

  constructor(private readonly most: number) {}

  print(text: string): void {
    for (const line of text.split('\n')) {
      this.heard.push(line)
      this.since.push(line)
    }
  }

  async read(): Promise<string | null> {
    const lines = this.since
    this.since = []
    const line =
      lines.some(text => text.startsWith('The game is over')) || this.said >= this.most ? 'quit' : this.answer(lines)
    this.said++
    this.heard.push(`> ${line}`)
    return line
  }

  resume(): void {}

  private answer(lines: readonly string[]): string {
    const onward = lines.find(text => /^ *\d+\. Continue (toward|your route)/.test(text))
    if (onward) return numberOf(onward)
    const [, shares] = /^Answer with \d+ numbers .*, such as "([\d ]+)"\.$/m.exec(lines.join('\n')) ?? []
    if (shares !== undefined) return shares
    const numbered = lines.flatMap(text => (/^ *\d+\. /.test(text) ? [numberOf(text)] : []))
    const [, before] = /^ {2}As before(?: \([^)]*\))?: (.*)\.$/m.exec(lines.join('\n')) ?? []
    const repeated = before === undefined ? [] : before.split(', ').flatMap(answersIn)
    const named = lines.flatMap(text => /^ {2}(?!As before|.* have the same odds)([^:.]+): \S/.exec(text)?.[1] ?? [])
    const [, least] = /^ {2}a number from (\d+) to \d+/.exec(lines.find(text => / number from /.test(text)) ?? '') ?? []
    const answers = [...numbered, ...repeated, ...(numbered.length > 0 || least === undefined ? [] : [least]), ...named]
    // Random, but the same in every run.
    return answers.length === 0 ? 'options' : answers[below(this.chance, answers.length)]!
  }
}

/** Returns the answers that an item of an "As before" line stands for: `2 Search`, `1 to 7` or `castle`. */
function answersIn(item: string): string[] {
  const [, from, to] = /^(\d+) to (\d+)$/.exec(item) ?? []
  if (from === undefined) return [/^\d+(?= )/.exec(item)?.[0] ?? item]
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => String(Number(from) + i))
}

const numberOf = (line: string): string => /\d+/.exec(line)?.[0] ?? ''

describe.each(games.map(({ id }) => id))('%s, played from its printed text alone', id => {
  it('reaches its end', async () => {
    const game = gameById(id)
    const [least] = game.players(newHeader(game, { seed: 'heard' }).options)
    const seats = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].slice(0, least)
    const listener = new Listener(20_000)
    const session = GameSession.begin(game, newHeader(game, { seed: 'heard', seats }), null)
    await playPlain(session, listener, {
      words: () => english,
      announcedGames: new Set(),
      saveFolder: '/nowhere',
      resume: () => session,
      hints: true,
      settings: async () => [],
      rules: () => [],
      rule: () => null,
    })
    const text = listener.heard.join('\n')
    expect(text).toContain('The game is over')
    expect(session.match.over).toBe(true)
    // No answer copied from the text was refused.
    expect(text).not.toMatch(/is not possible here|could be several/)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })
})

it('line mode never prints what only bots may know', async () => {
  const game = gameById('wizards-quest')
  const seats = ['Ann', 'Ben', 'Cleo']
  const players = ['person', 'bot:wanderer', 'bot:wanderer']
  const listener = new Listener(20_000)
  const session = GameSession.begin(game, newHeader(game, { seed: 'heard', seats, players }), null)
  await playPlain(session, listener, {
    words: () => english,
    announcedGames: new Set(),
    saveFolder: '/nowhere',
    resume: () => session,
    hints: true,
    settings: async () => [],
    rules: () => [],
    rule: () => null,
  })
  const text = listener.heard.join('\n')
  expect(text).toContain('The game is over')
  expect(text).toContain('only you know')
  expect(text).not.toMatch(/^(Ben|Cleo): .*only you know/m)
})
