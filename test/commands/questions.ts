import * as fc from 'fast-check'
import { commandsFor, type InputContext } from '../../src/commands/index.ts'
import type { PhrasedQuestion } from '../../src/kernel/index.ts'
import { english } from '../words.ts'

/** Makes a question with these ids as its options. A label defaults to one made of the id. */
export function question(...ids: (string | readonly [id: string, label: string])[]): PhrasedQuestion {
  const options = ids.map(id => (typeof id === 'string' ? { id, label: `To ${id}` } : { id: id[0], label: id[1] }))
  return { seat: 0, topic: 'test', text: 'What now?', rule: '1', options }
}

/** Builds the vocabulary of a question. `aliases` are aliases by option id. */
export function spoken(
  asked: PhrasedQuestion | undefined,
  { sayings = {}, numbers = false }: { sayings?: Record<string, readonly string[]>; numbers?: boolean } = {},
): InputContext {
  return {
    words: english,
    question: asked,
    aliases: id => (Object.hasOwn(sayings, id) ? sayings[id]! : []),
    tableCommands: commandsFor(english, {}, 1),
    inquiries: [
      { word: 'look', about: 'a space', text: 'Tells what is there.' },
      { word: 'tasks', about: '', text: 'Tells your tasks.' },
    ],
    numbers,
  }
}

/** Ids of every shape: any printable text, often similar to each other or to commands. */
export const ids = fc.uniqueArray(
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '-', '.', "'", 'A'), minLength: 1, maxLength: 6 }),
    fc.constantFrom('help', 'undo', '?', '1', '2', 'look', 'look b4', 'save game', 'go torwall.b4', 'GO torwall.b4'),
  ),
  { minLength: 1, maxLength: 12 },
)

/** Ids as games should write them: letters, digits and dots, with single spaces or dashes. */
export const tameIds = fc.uniqueArray(
  fc
    .array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', '4'), minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    })
    .chain(words =>
      fc
        .array(fc.constantFrom(' ', '-', '.'), { minLength: words.length, maxLength: words.length })
        .map(marks => words.map((word, i) => (i === 0 ? word : marks[i] + word)).join('')),
    ),
  { minLength: 1, maxLength: 12 },
)

/** Anything a user might type: noise, control characters, parts of ids and commands, and overlong input. */
export const typings = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('a', 'go ', '.', '-', '\u001b[2J', '\u0000', '\ud800', '\u202e', "'", '1'),
    maxLength: 30,
  }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    'help',
    'undo 3',
    'look b4',
    '99',
    '0',
    '-1',
    '1e9',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
  ),
)
