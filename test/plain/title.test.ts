import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainIo, plainTitle } from '../../src/plain/index.ts'
import { listSaves } from '../../src/storage/index.ts'
import { toy } from '../kernel/toy.ts'
import { folder, library, played as savedGame } from '../storage/table.ts'
import { english } from '../words.ts'
import { saying } from './said.ts'

async function title(lines: readonly string[], saves = folder()) {
  let text = ''
  const write = (part: string) => {
    text += part
  }
  const wanted = await plainTitle(
    english,
    await plainIo({ input: saying(...lines), output: { write } }),
    library,
    listSaves(saves),
  )
  return { text, wanted }
}

test('the first page lists the games and the saves, and takes a number or words', async () => {
  const saves = folder()
  savedGame(join(saves, 'friday.cantrip'), 3)
  const { text, wanted } = await title(['1'], saves)
  expect(text).toContain(
    '  1. A new game of Goblin Market [play toy]\n  2. Go on with friday [resume friday], Goblin Market, Ann, Bob, 3 answers\n',
  )
  expect(wanted).toEqual({ kind: 'new', game: toy })
  expect((await title(['friday'], saves)).wanted).toEqual({ kind: 'resume', path: join(saves, 'friday.cantrip') })
})

test('the first page is left by "quit", by its number and by the end of the input', async () => {
  for (const lines of [['quit'], ['q'], ['2'], []]) expect((await title(lines)).wanted).toBeNull()
})

test('the first page says what it does not know', async () => {
  const { text, wanted } = await title(['', 'chess', 'toy'])
  expect(text).toContain('"chess" is not possible here. Possible: play toy or quit.')
  expect(wanted).toMatchObject({ kind: 'new' })
})
