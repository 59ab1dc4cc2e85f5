import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainIo, plainTitle } from '../../src/plain/index.ts'
import { GameSession, listExamples, listSaves, newHeader } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toy } from '../kernel/toy.ts'
import { byId } from './by-id.ts'
import { fair, fairHeader } from './fair.ts'
import { saying } from './said.ts'

const MOVES = [
  ...['cantrip-moves 1', '# A day at the fair.', 'game fair', 'seats Ann, Bob', 'seed fair', '--'],
  ...['Ann: gamble', 'Ann: rest', 'Ann: close', 'Bob: rest', 'Bob: close', 'Ann: up', 'Ann: up', 'Bob: up', 'Bob: up'],
  ...['Ann: rest', 'Ann: close', 'Bob: listen', 'Bob: rest', 'Bob: close', 'Ann: rest', 'Ann: close', 'Bob: rest'],
  'Bob: close',
]

/** Types these lines at the start page, where a game, a damaged file and an example can be opened. */
async function transcript(lines: readonly string[]): Promise<string> {
  const [saves, shipped] = [folder(), folder()]
  for (const path of [saves, shipped]) mkdirSync(path, { recursive: true })
  const session = GameSession.begin(fair, fairHeader(), join(saves, 'friday.cantrip'))
  session.answer(0, 'rest')
  session.close()
  writeFileSync(join(saves, 'broken.cantrip'), 'no save')
  writeFileSync(join(shipped, 'day.moves'), MOVES.join('\n'))
  let text = ''
  const wanted = await plainTitle(
    await plainIo({ input: saying(...lines), output: { write: (part: string) => (text += part) } }),
    {
      words: () => byId,
      games: [fair, toy],
      saves: listSaves(saves),
      saveFolder: saves,
      examples: listExamples(shipped),
      usual: async game => newHeader(game, { seed: '4711', seats: ['Ann', 'Ben'] }),
      settings: async (_, typed) => [`settings ${typed}`],
      rules: (_, { id }, input) => [`Rules of ${id} about "${input}".`],
    },
  )
  const { game } = { game: undefined, ...wanted }
  const result = game === undefined ? wanted : { ...wanted, game: game.id }
  return `${text}${JSON.stringify(result)}\n`.replaceAll(saves, 'SAVES')
}

test('transcripts of the start page have every command and every line of the setup', async () => {
  const texts = [
    await transcript([
      ...['help', 'look', '', 'rules', 'rules fair', 'rules fair 2', 'rules the fair 2', 'rules dragon', 'settings a'],
      ...['load', 'load broken', 'load dragon', 'dragon', '99', 'set up', '', 'dragon', 'back', 'set up', 'quit'],
      ...['examples', '', 'dragon', 'back', 'examples', '1', '', 'no', 'examples', 'day', '', 'ALL', 'load friday'],
    ]),
    await transcript([
      ...['set up', 'fair', 'look', 'dragon', 'pl', '4', 'players 1', 'players', '', 'players Ann, bot:dragon'],
      ...['players Ann, keeper, Cid', 'weather', '2', 'weather', 'snow', 'weather d', 'weather', '', 'seed'],
      ...['moon', 'practice', 'se', 'practice', '5', 's', 'help', '99', 'start'],
    ]),
    await transcript(['set up', '2', 'players 3', 'length l', 'players Ann, Ann', 'players 9', '1']),
    await transcript(['set up', 'toy', 'seed']),
    await transcript(['set up', 'toy']),
    await transcript(['set up']),
    await transcript(['examples', 'day', '', '']),
    await transcript(['examples', 'day', '', '', '', '', '', '', 'resume friday']),
    await transcript(['play fair']),
  ]
  await expect(texts.join('\n')).toMatchFileSnapshot('../goldens/plain/start-page.txt')
})
