import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, serialize, type TextElement, Transformer, Visitor } from '@fluent/syntax'
import { inLanguage } from '../../src/kernel/index.ts'
import { capital } from '../../src/text/index.ts'
import { gameById, games } from '../games/library.ts'

const root = join(import.meta.dirname, '..', '..')

/** The file of the program's messages in a language. */
export const messageFile = (language: string): string =>
  readFileSync(join(root, `src/text/words/${language}.ftl`), 'utf8')

/** Words of two letters or more, as they stand in a text. */
export const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? []

/** Everything that the messages of a file say, without what is put in. */
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

/** The words that Elfenwizards itself says in a language: those of its messages and of its rulebook. */
export function wordsOfGame(language: 'en' | 'de'): Set<string> {
  const messages = readFileSync(join(root, `src/games/elfenwizards/words/${language}.ftl`), 'utf8')
  const rules = readFileSync(
    join(root, 'data/elfenwizards', language === 'en' ? 'rules.json' : `rules.${language}.json`),
    'utf8',
  )
  return new Set(wordsOf([...saidIn(messages), ...stringsIn(JSON.parse(rules))].join(' ')))
}

/** The words of the titles of all games in a language. */
export const wordsOfTitles = (language: string): string[] =>
  wordsOf(games.map(game => inLanguage(game, language).title).join(' '))

/** What is typed alike in every language: ids of answers and games, words of promises and of the game's own commands, old spellings. */
export const ALIKE: ReadonlySet<string> = new Set([
  ...[
    'wizards',
    'elfenwizards',
    'quest',
    'magic',
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

/** Each letter with a mark, as wide as it was, so that a piece of a word that is cut off is known as well. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MARKED = [...'áƀćđéƒğħíĵķłḿńóƥɋŕšŧúṽŵẋýžÁƁĆĐÉƑĞĦÍĴĶŁḾŃÓƤɊŔŠŦÚṼŴẊÝŽ']

const marked = (text: string): string => text.replace(/[a-zA-Z]/g, letter => MARKED[LETTERS.indexOf(letter)] ?? letter)

/** A file of messages in which every letter that is said has a mark. */
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

/** Whether any letter of a word has no mark. */
export const isUnmarked = (word: string): boolean => /[a-zA-ZäöüßÄÖÜ]/.test(word)

/** A screen or lines without what is no word of anybody: paths, names of files, ids in brackets, bots, options of the command line, and what was typed. */
export const worded = (text: string): string =>
  text
    .replace(/^ *[>:] .*$/gm, ' ')
    .replace(/bot:\p{L}+/gu, ' ')
    .replace(/--\p{L}+(?:=\S+)?/gu, ' ')
    .replace(/\S*[/\\]\S*/g, ' ')
    .replace(/\p{L}[\p{L}\d-]*\.\p{L}[\p{L}\d.]*/gu, ' ')
    .replace(/\[[^\]\n]*\]/g, ' ')
