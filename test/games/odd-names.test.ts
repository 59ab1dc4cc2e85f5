import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { botNames, botOf, findBot, runSeatCommand } from '../../src/bots/index.ts'
import { commandsFor, complete, readCommand, readTalk, ruleLines, TALK, talkContext } from '../../src/commands/index.ts'
import {
  below,
  copy,
  fingerprint,
  type Game,
  inLanguage,
  Match,
  phrased,
  pickAnswer,
  seedRandom,
} from '../../src/kernel/index.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { exportMoves, GameSession, loadSave, newHeader, parseMoves, replayMoves } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { english } from '../words.ts'
import { games, rulebooks } from './library.ts'

/** Names that every JavaScript object has. */
const ODD = [
  'constructor',
  'prototype',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
]
/** Text that appears if the program took such a name for one of its own properties. */
const BROKEN = /native code|\bundefined\b|\[object|\bNaN\b|Cannot read|is not a function|not iterable/

const lines: string[] = []
const hear = (...heard: readonly (string | null | undefined)[]) => {
  for (const line of heard) if (typeof line === 'string') lines.push(line)
}

/** Tries something, and hears the result or the error. */
function tried(act: () => unknown): void {
  try {
    const found = act()
    if (typeof found === 'string') hear(found)
    if (Array.isArray(found)) hear(...found)
  } catch (error) {
    hear(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  }
}

/**
 * Returns a game with this many players of odd names, played for some answers, fewer in a short game so that it is not
 * over.
 */
function played(game: Game, seed: string, answers = 40): Match {
  const [least] = game.players(Object.fromEntries(game.options.map(({ name, defaultValue }) => [name, defaultValue])))
  const match = Match.begin(game, newHeader(game, { seats: ODD.slice(0, Math.max(2, least)), seed }))
  const random = seedRandom(seed, 'play')
  for (let i = 0; i < answers && !match.over; i++) {
    const question = match.questions[below(random, match.questions.length)]!
    match.answer(question.seat, pickAnswer(random, question))
  }
  return match.over ? played(game, seed, answers >> 1) : match
}

describe.each(games.flatMap(game => ['en', 'de'].map(language => [game.id, language, game] as const)))(
  'odd names in %s, in the language %s,',
  (id, language, native) => {
    const game = inLanguage(native, language)
    const match = played(game, 'odd')
    const question = match.questions[0]!
    const view = match.view(question.seat)

    it.each(ODD)('%s is a player like any other, and nothing else', odd => {
      lines.length = 0
      for (const name of [odd, odd.toUpperCase(), `${odd}.${odd}`, `${odd} ${odd}`]) {
        for (const { word } of game.inquiries) tried(() => game.inquire(view, word, name, question))
        tried(() => game.inquire(view, name, name, question))
        tried(() => game.lookUp(view, name) as string)
        tried(() => game.lookUp(view, `players.${name}`) as string)
        tried(() => game.lookUp(view, `day.${name}`) as string)
        tried(() => match.fork({ headless: false }).stack(name, ['8']))
        tried(() => match.fork({ headless: false }).stack('tasks', [name]))
        tried(() => match.fork({ headless: false }).answer(question.seat, name))
        tried(() => game.aliases(view, question, name))
        tried(() => JSON.stringify(game.odds?.(view, question, name) ?? []))
        tried(() => game.bargains?.read(view, 0, name))
        tried(() => game.bargains?.words(name, 'Ann', ['Ann', 'Ben', 'Cleo']))
        const book = rulebooks[id]
        if (book) tried(() => ruleLines(english, book, name))
        tried(() => screenOf(game).map?.travel?.parseSpace(view, name) ?? '')
        tried(() => inLanguage(native, name).title)
        tried(() => findBot(id, name)?.name)
        tried(() => botOf(id, `bot:${name}`)?.name)
        const speaking = talkContext(match, game, [0])
        for (const word of TALK) tried(() => JSON.stringify(readTalk(word, `${name} ${name} for ${name}`, speaking)))
        tried(() => JSON.stringify(runSeatCommand(english, match.header, [], `${name} bot:${name}`)))
        tried(() => JSON.stringify(runSeatCommand(english, match.header, [], `${name} ${botNames(id)[0]}`)))
        const here = {
          ...{
            question: phrased(game, view, question),
            aliases: (option: string) => game.aliases(view, question, option),
            numbers: true,
          },
          ...{ tableCommands: commandsFor(english, game, 3), words: english, inquiries: game.inquiries },
        }
        for (const words of [name, `${name} ${name}`, `look ${name}`]) {
          tried(() => JSON.stringify(readCommand(words, here)))
          tried(() => JSON.stringify(complete(words, here)))
        }
      }
      // The names themselves may appear. The forbidden texts are different.
      for (const line of lines) expect(line).not.toMatch(BROKEN)
      for (const line of lines) expect(line).not.toMatch(/^(TypeError|RangeError|ReferenceError)/)
      expect(lines.length).toBeGreaterThan(60)
    })

    it('change nothing about the game except the names', () => {
      const plain = Match.begin(game, {
        ...match.header,
        seats: ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, match.header.seats.length),
      })
      for (const move of match.moves) plain.play(move)
      expect(plain.questions.map(({ options }) => options.map(option => option.id))).toEqual(
        match.questions.map(({ options }) => options.map(option => option.id)),
      )
      for (const event of match.events()) expect(game.sentence(event, match.header.seats) ?? '').not.toMatch(BROKEN)
    })

    it('survive a save and a move file', () => {
      const path = join(folder(), 'odd.cantrip')
      const session = GameSession.begin(game, match.header, path)
      for (const move of match.moves) if ('id' in move) session.answer(move.seat, move.id)
      session.close()
      const loaded = loadSave(path, games)
      expect([loaded.match.header, loaded.match.hash()]).toEqual([match.header, match.hash()])
      const text = exportMoves(game, session.record)
      expect(replayMoves(parseMoves(text, 'x', games)).match.hash()).toBe(match.hash())
    })
  },
)

describe('values with odd names', () => {
  it('are copied and compared like any others', () => {
    const odd = JSON.parse('{"__proto__":{"a":1},"constructor":[1,2],"toString":null}')
    expect(Object.keys(copy(odd))).toEqual(['__proto__', 'constructor', 'toString'])
    expect(fingerprint(copy(odd))).toBe(fingerprint(odd))
    expect(fingerprint(JSON.parse('{"__proto__":{"a":2},"constructor":[1,2],"toString":null}'))).not.toBe(
      fingerprint(odd),
    )
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })
})
