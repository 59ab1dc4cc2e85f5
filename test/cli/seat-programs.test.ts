import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resumeSeatPrograms } from '../../src/cli/seat-programs.ts'
import { UserError, writeHeader } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { toyHeader } from '../kernel/toy.ts'
import { english, german } from '../words.ts'

test('a program without a seat is refused with a list of the seats, in the language of the user', async () => {
  const path = join(folder(), 'toy.cantrip')
  writeFileSync(path, `${writeHeader(toyHeader({ players: ['person', 'bot:mentor'] }))}\n`)
  const error = await resumeSeatPrograms(path, { program: ['./mybot'], limit: '10' }).catch(error => error)
  expect(error).toBeInstanceOf(UserError)
  expect(english.format(error.words)).toContain('the seats are Ann (person) and Bob (bot:mentor).')
  expect(german.format(error.words)).toContain('es gibt Ann (person) und Bob (bot:mentor).')
  writeFileSync(path, `${writeHeader(toyHeader())}\n`)
  const people = await resumeSeatPrograms(path, { program: ['./mybot'], limit: '10' }).catch(error => error)
  expect(english.format(people.words)).toContain('the seats are Ann (person) and Bob (person).')
})
