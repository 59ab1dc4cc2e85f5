import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, serialize, type TextElement, Transformer, Visitor } from '@fluent/syntax'
import { inLanguage } from '../../src/kernel/index.ts'
import { capital } from '../../src/text/index.ts'
import { gameById, games } from '../games/library.ts'

const root = join(import.meta.dirname, '..', '..')

/** Returns the file of the program's messages in a language. */
export const messageFile = (language: string): string =>
  readFileSync(join(root, `src/text/words/${language}.ftl`), 'utf8')

/** Returns the words of at least two letters in a text. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? []

/** Returns all text in a file of messages, without the inserted values. */
export function saidIn(file: string): string[] {
  const texts: string[] = []
  class Texts extends Visitor {
    override visitTextElement({ value }: TextElement): void {
      texts.push(value)
    }
  }
  new Texts().visit(parse(file, { withSpans: false }))
  return texts
}

/** Returns the words that Elfenwizards uses in a language, in its messages and its rulebook. */
export function wordsOfGame(language: 'en' | 'de'): Set<string> {
  const messages = readFileSync(join(root, `src/games/elfenwizards/words/${language}.ftl`), 'utf8')
  const rules = readFileSync(
    join(root, 'data/elfenwizards', language === 'en' ? 'rules.json' : `rules.${language}.json`),
    'utf8',
  )
  return new Set(wordsOf([...saidIn(messages), ...stringsIn(JSON.parse(rules))].join(' ')))
}

/** Returns the words in the titles of all games in a language. */
export const wordsOfTitles = (language: string): string[] =>
  wordsOf(games.map(game => inLanguage(game, language).title).join(' '))

/**
 * Input that is the same in every language: ids of answers and games, words of promises and of the game's commands, old
 * spellings.
 */
export const ALIKE: ReadonlySet<string> = new Set([
  ...[
    'wizards',
    'elfenwizards',
    'quest',
    'fight',
    'trade',
    'rest',
    'magic',
    'setup',
    'evil',
    'Magic',
    'realm',
    'Realm',
    'revised',
    'place',
    'die',
    'dice',
    'done',
    'support',
    'spare',
    'leave',
    'undo',
    'back',
    'map',
    'variant',
  ],
  ...gameById('elfenwizards').inquiries.flatMap(({ word }) => [word, capital(word)]),
])

const stringsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(stringsIn)
      : []

/** The letters to mark. A mark doesn't change the width, so that a cut-off piece of a word is recognized too. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MARKED = [...'áƀćđéƒğħíĵķłḿńóƥɋŕšŧúṽŵẋýžÁƁĆĐÉƑĞĦÍĴĶŁḾŃÓƤɊŔŠŦÚṼŴẊÝŽ']

const marked = (text: string): string => text.replace(/[a-zA-Z]/g, letter => MARKED[LETTERS.indexOf(letter)] ?? letter)

/** Returns a file of messages with a mark on every letter of its text. */
export function pseudo(file: string): string {
  class Marking extends Transformer {
    override visitTextElement(text: TextElement): TextElement {
      text.value = marked(text.value)
      return text
    }
  }
  const resource = parse(file, { withSpans: false })
  new Marking().visit(resource)
  return serialize(resource, {})
}

/** Returns true if a word has a letter without a mark. */
export const isUnmarked = (word: string): boolean => /[a-zA-ZäöüßÄÖÜ]/.test(word)

/**
 * Removes from a screen or lines everything that is not text: paths, file names, ids in brackets, bots, command-line
 * options, and input.
 */
export const worded = (text: string): string =>
  text
    .replace(/^ *[>:] .*$/gm, ' ')
    .replace(/bot:\p{L}+/gu, ' ')
    .replace(/--\p{L}+(?:=\S+)?/gu, ' ')
    .replace(/\S*[/\\]\S*/g, ' ')
    .replace(/\p{L}[\p{L}\d-]*\.\p{L}[\p{L}\d.]*/gu, ' ')
    .replace(/\[[^\]\n]*\]/g, ' ')
