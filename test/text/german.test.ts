import { describe, expect, it } from 'vitest'
import { ALIKE, messageFile, saidIn, worded, wordsOf, wordsOfGame } from './vocabulary.ts'
import { linesTold, NAMES, type Sight, screensSeen } from './walk.ts'

/** The German words of the program and the game, and words that are the same in both languages. */
const GERMAN = new Set([...wordsOf(saidIn(messageFile('de')).join(' ')), ...wordsOfGame('de'), ...NAMES])
/** Words that exist only in English. */
const ENGLISH = new Set(
  [...wordsOf(saidIn(messageFile('en')).join(' ')), ...wordsOfGame('en')].filter(
    word => !GERMAN.has(word) && !ALIKE.has(word),
  ),
)

/** Returns the English words on the screens, each with its line. */
const english = ({ where, text }: Sight): string[] =>
  text
    .split('\n')
    .flatMap(line =>
      wordsOf(worded(line)).flatMap(word => (ENGLISH.has(word) ? [`${where}: ${word}: ${line.trim()}`] : [])),
    )

describe('a player of Elfenwizards in German', () => {
  it('sees no English word on any screen', () => {
    expect([...new Set(screensSeen().flatMap(english))]).toEqual([])
  })

  it('reads no English word in plain mode', async () => {
    expect([...new Set((await linesTold()).flatMap(english))]).toEqual([])
  })

  it('would notice an English word', () => {
    expect(english({ where: 'here', text: 'Nimm the card, and keep it.' })).toHaveLength(5)
  })
})
