import { expect, test } from 'vitest'
import { type PlainIo, playPlain } from '../../src/plain/index.ts'
import { guidedHeader } from '../../src/server/guide.ts'
import { GameSession } from '../../src/storage/index.ts'
import { gameById } from '../games/library.ts'
import { english } from '../words.ts'
import { played } from './said.ts'

const wizards = gameById('wizards')

/** Plays a lesson by typing what the guide says, until it stops. */
async function learnt(says: (told: readonly string[]) => string | null, game = wizards, lesson?: string) {
  const session = GameSession.begin(game, guidedHeader(game, 'Ann', lesson)!, null)
  const lines: string[] = []
  let count = 0
  const io: PlainIo = {
    print: line => void lines.push(line),
    resume: () => undefined,
    read: async () => {
      const told = lines.slice(count)
      count = lines.length
      return says(told)
    },
  }
  await playPlain(session, io, {
    words: () => english,
    announcedGames: new Set(),
    saveFolder: '/nowhere',
    resume: () => session,
    hints: true,
    settings: async () => [],
    rules: () => ['The rules.'],
    rule: () => null,
  })
  return { session, lines }
}

const wordsIn = (told: readonly string[]): string | null =>
  told.map(line => /: type "(.+)"\.$/.exec(line)?.[1]).findLast(words => words !== undefined) ?? null

test("following the guide's instructions leads to its end", async () => {
  const { lines, session } = await learnt(told =>
    told.some(line => line.startsWith('Guide: ')) ? null : wordsIn(told),
  )
  const { steps, end } = wizards.guide!
  const heads = lines.flatMap(line => /^Guide, (\d+) of/.exec(line)?.[1] ?? [])
  expect([...new Set(heads)].map(Number)).toEqual(steps.map((_, i) => i + 1))
  expect(lines).toContain(`Guide: ${end}`)
  expect(session.match.state.day).toBe(6)
})

test("the game's hints return after the guide", async () => {
  let over = false
  let more = 0
  const { lines } = await learnt(told => {
    over ||= told.some(line => line.startsWith('Guide: '))
    if (!over) return wordsIn(told)
    const words = ['no spell', 'stop'].find(known => told.some(line => line.includes(`[${known}]`)))
    return more++ < 8 ? (words ?? '1') : null
  })
  const end = lines.findIndex(line => line.startsWith('Guide: '))
  expect(lines.slice(end + 1).some(line => line.startsWith('Guide'))).toBe(false)
  expect(lines.slice(end + 1).some(line => line.startsWith('Hint: '))).toBe(true)
})

test('the guide can be dismissed and called back', async () => {
  const texts = ['guide off', 'roll', 'stop', 'guide', 'quit']
  const { lines } = await learnt(() => texts.shift() ?? null)
  const gone = lines.indexOf('The guide is off; the game continues. Type "guide" to bring it back.')
  const back = lines.findIndex((line, i) => i > gone && line.startsWith('Guide, 2'))
  expect(gone).toBeGreaterThan(0)
  expect(back).toBeGreaterThan(lines.findIndex(line => line.startsWith('Day 2')))
  expect(lines.slice(gone, back).some(line => line.startsWith('Guide,'))).toBe(false)
})

test('a game without a guide names one that has a guide', async () => {
  expect((await played(['guide'])).text).toContain('This game has no guide; "cantrip learn" starts one that does.')
})

test.each(['fight', 'trade', 'rest'])('the %s lesson of Magic Realm can be typed from start to end', async name => {
  const realm = gameById('magic-realm')
  const { title, steps, end } = realm.lessons!.find(lesson => lesson.name === name)!
  let typed = 0
  const { lines, session } = await learnt(told => (typed++ < 60 ? wordsIn(told) : null), realm, name)
  const read = lines.join('\n')
  for (const step of steps) expect(read, title as string).toContain(`Guide, ${steps.indexOf(step) + 1} of`)
  expect(read).toContain(end)
  // The table plays up to the lesson's start.
  expect(session.match.moves.slice(0, 3).every(move => !('id' in move) || move.auto)).toBe(true)
  expect(read).not.toContain('As advised')
})
