import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const data = join(import.meta.dirname, '..', '..', 'data')

/** Returns the values of every `text` in a file of every game, with the game's name, if the game has that file. */
const textsIn = (file: string): [game: string, text: string][] =>
  readdirSync(data).flatMap(game => {
    const path = join(data, game, file)
    if (!existsSync(path)) return []
    return [...readFileSync(path, 'utf8').matchAll(/"text": ?"((?:[^"\\]|\\.)*)"/g)].map((match): [string, string] => [
      game,
      match[1]!,
    ])
  })

/** A beginning that points to another section: a pronoun, or "these" without a list after it. */
const POINTS_ELSEWHERE =
  /^(It (?!is )|They\b|This\b|That\b|Those you see this way|Otherwise\b|The same\b|Neither\b|Cast it\b|These (?!.*:|are ))/

it.each(['rules.json', 'glossary.json'])('each text in %s can be read without the one before it', file => {
  const texts = textsIn(file)
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter(([, text]) => POINTS_ELSEWHERE.test(text))).toEqual([])
})

it.each(['events.json', 'spells.json', 'encounter-tables.json', 'rules.json'])(
  '%s says who rolls and what counts',
  file => {
    expect(textsIn(file).filter(([, text]) => /a die roll (of|in|minus) |rolls a random /.test(text))).toEqual([])
  },
)
