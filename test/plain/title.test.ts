import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainIo, plainTitle, type TitleEnvironment } from '../../src/plain/index.ts'
import { listExamples, listSaves, newHeader, UserError } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toy } from '../kernel/toy.ts'
import { library, played as savedGame } from '../storage/table.ts'
import { english } from '../words.ts'
import { reply, saying } from './said.ts'

async function title(lines: readonly string[], saves = folder(), environment: Partial<TitleEnvironment> = {}) {
  let text = ''
  const write = (part: string) => {
    text += part
  }
  const wanted = await plainTitle(await plainIo({ input: saying(...lines), output: { write } }), {
    words: () => english,
    games: library,
    saves: listSaves(saves),
    saveFolder: saves,
    examples: [],
    usual: async game =>
      newHeader(game, { seed: '4711', seats: ['Ann', 'Wanderer'], players: ['person', 'bot:wanderer'] }),
    settings: async (_words, typed) => [`settings ${typed}`],
    rules: (_words, { id }, input) => [`Rules of ${id} about "${input}".`],
    ...environment,
  })
  return { text, wanted }
}

test('the start page lists games and saves, and accepts a number or words', async () => {
  const saves = folder()
  savedGame(join(saves, 'friday.cantrip'), 3)
  const { text, wanted } = await title(['1'], saves)
  expect(text).toContain(
    [
      '  1. New game of Goblin Market [play toy]',
      '  2. Set up a game: players, bots, seed and options [set up]',
      '  3. Continue friday [resume friday]. Goblin Market, Ann, Bob, 3 moves',
      '  4. Leave [quit]\n',
    ].join('\n'),
  )
  expect(wanted).toEqual({ kind: 'new', game: toy })
  expect((await title(['friday'], saves)).wanted).toEqual({ kind: 'resume', path: join(saves, 'friday.cantrip') })
})

test('"quit", its number or the end of input leaves the start page', async () => {
  for (const lines of [['quit'], ['q'], ['3'], []]) expect((await title(lines)).wanted).toBeNull()
})

test('the start page explains unknown input', async () => {
  const { text, wanted } = await title(['', 'chess', 'toy'])
  expect(text).toContain('"chess" is not possible here. Choices: play toy, set up or quit.')
  expect(wanted).toMatchObject({ kind: 'new' })
})

test('the start page offers help, the rules of each game, and the settings', async () => {
  const { text } = await title([
    'help',
    'rules',
    'rules toy 2',
    'rules goblin market wells',
    'rules wells',
    'settings theme',
  ])
  for (const word of [
    'rules [game] [section or words]',
    'settings [setting] [value]',
    'load [name]',
    '"set up" lets you',
  ])
    expect(reply(text, 'help')).toContain(word)
  expect(reply(text, 'rules')).toBe(
    'Which game? Type "rules", a game (toy) and, if you like, a section number or search words.\n',
  )
  expect(reply(text, 'rules toy 2')).toBe('Rules of toy about "2".\n')
  expect(reply(text, 'rules goblin market wells')).toBe('Rules of toy about "wells".\n')
  expect(reply(text, 'rules wells')).toContain('Rules of toy about "wells".')
  expect(reply(text, 'settings theme')).toBe('settings theme\n')
})

test('an invalid setting is reported, and the start page stays open', async () => {
  const settings = () => Promise.reject(new UserError('No such setting.'))
  const { text, wanted } = await title(['settings pink', 'quit'], folder(), { settings })
  expect(reply(text, 'settings pink')).toBe('No such setting.\n')
  expect(wanted).toBeNull()
})

test('any save can be resumed by name, and "load" lists them all', async () => {
  const saves = folder()
  for (let i = 0; i < 14; i++) savedGame(join(saves, `game${i}.cantrip`), 1)
  const { text, wanted } = await title(['load', 'resume nothing', 'load game3'], saves)
  expect(reply(text, 'load')).toContain('"load NAME" continues a saved game.')
  expect(reply(text, 'resume nothing')).toContain('There is no saved game called "nothing".')
  expect(wanted).toEqual({ kind: 'resume', path: join(saves, 'game3.cantrip') })
})

test('a new game accepts other players, bots, a seed, options and practice', async () => {
  const { text, wanted } = await title([
    'set up',
    'players Ann, Zoë, wanderer',
    'seed moon',
    'length long',
    'practice',
    'start',
  ])
  expect(text).toContain('New game of Goblin Market, with these settings:\n  1. Start this game [start]\n')
  expect(text).toContain('Players: Ann and Wanderer (a bot, wanderer) [players]')
  expect(wanted).toMatchObject({
    kind: 'begin',
    header: {
      game: 'toy',
      seats: ['Ann', 'Zoë', 'Wanderer'],
      players: ['person', 'person', 'bot:wanderer'],
      seed: 'moon',
      practice: true,
      options: { length: 'long' },
    },
  })
})

test('setup lines are chosen by number, and an impossible value is refused', async () => {
  const { text, wanted } = await title([
    '2',
    '2',
    '2',
    'players 4',
    'players 9',
    'players Ann, Ann',
    'length vast',
    'soup',
    '4',
    'fog',
    '1',
  ])
  expect(text).toContain('Choose a value for Days:\n  1. short')
  expect(text).toContain('Days can be short or long, not "vast".')
  expect(text).toContain(
    'There is nothing called "soup" here. Choices: start, length, cursed, players, seed, practice or back.',
  )
  expect(reply(text, 'players 9')).toMatch(/^\S.*4.*9.*\.\n\nNew game/)
  expect(reply(text, 'players Ann, Ann')).toMatch(/^\S.*Ann.*\.\n\nNew game/)
  expect(wanted).toMatchObject({
    header: { options: { length: 'long' }, seats: ['Ann', 'Wanderer', 'Wanderer 2', 'Wanderer 3'] },
  })
})

test('the setup has a way back to the start page', async () => {
  const { text, wanted } = await title(['set up', 'back', 'play toy'])
  expect(reply(text, 'back')).toContain('What would you like to play?')
  expect(wanted).toEqual({ kind: 'new', game: toy })
})

test('a bundled example plays a turn at each Enter, or all at once', async () => {
  const shipped = folder()
  mkdirSync(shipped, { recursive: true })
  const moves = [
    'cantrip-moves 1',
    '# A night at the market.',
    'game toy',
    'seats Ann, Bob',
    'seed market',
    '--',
    'Ann: leave purse',
    'Bob: leave purse',
    'Ann: search',
    'Ann: stop',
  ]
  writeFileSync(join(shipped, 'night.moves'), moves.join('\n'))
  const examples = listExamples(shipped)
  expect(examples).toMatchObject([{ name: 'night', about: 'A night at the market.' }])
  const { text, wanted } = await title(['examples', 'night', 'all', 'quit'], folder(), { examples })
  expect(reply(text, 'examples')).toContain('  1. A night at the market. [night]')
  expect(reply(text, 'night')).toContain('Players: Ann, Bob.')
  expect(text).toContain('Ann searched.')
  expect(text).toContain('The end.')
  expect(wanted).toBeNull()
  const { text: left } = await title(['examples', '1', 'back', 'quit'], folder(), { examples })
  expect(left).not.toContain('The end.')
})

test('the start page lists every lesson, and begins the one that is named', async () => {
  const guide = { title: 'Fencing', seed: '1', options: {}, steps: [], asides: [], end: 'Well done.' }
  const taught = { ...toy, guide, lessons: [{ ...guide, name: 'fencing' }] }
  const { text, wanted } = await title(['learn toy fencing'], folder(), { games: [taught] })
  expect(text).toContain(
    ['1. Learn Goblin Market with a guide [learn toy]', '  2. Learn Goblin Market: fencing [learn toy fencing]'].join(
      '\n',
    ),
  )
  expect(wanted).toEqual({ kind: 'learn', game: taught, lesson: 'fencing' })
  expect((await title(['1'], folder(), { games: [taught] })).wanted).toEqual({ kind: 'learn', game: taught })
})
