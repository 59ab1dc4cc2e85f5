import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ProgramTalk } from '../../src/lab/exec/talk.ts'
import { folder } from '../folder.ts'

/** Creates a shell program that answers as instructed. */
function program(text: string): string {
  const file = join(folder(), 'mybot')
  writeFileSync(file, `#!/bin/sh\n${text}\n`)
  chmodSync(file, 0o755)
  return file
}

/** Creates a program that answers `look` once a file next to it says so, and everything else immediately. */
const slow = () => {
  const mark = join(folder(), 'go')
  const talk = new ProgramTalk(
    program(
      `while read -r l; do [ "$l" = slow ] && while [ ! -e ${mark} ]; do sleep 0.02; done; echo "heard $l"; done`,
    ),
    60_000,
  )
  return { talk, go: () => writeFileSync(mark, '') }
}

test('a program that is thinking blocks nothing else', async () => {
  const { talk, go } = slow()
  const order: string[] = []
  const answer = talk.ask('slow').then(line => void order.push(line))
  await new Promise(resolve => setImmediate(resolve))
  order.push('something else')
  go()
  await answer
  expect(order).toEqual(['something else', 'heard slow'])
})

test('a pending line is not sent twice, and a late answer to an earlier one is ignored', async () => {
  const { talk, go } = slow()
  const both = [talk.ask('slow'), talk.ask('slow'), talk.ask('other')]
  go()
  expect(await Promise.all(both)).toEqual(['heard slow', 'heard slow', 'heard other'])
})

test('a program that has ended gives the reason whenever it is asked', async () => {
  const talk = new ProgramTalk(program('echo "no idea" >&2; exit 3'), 60_000)
  for (let i = 0; i < 2; i++) await expect(talk.ask('x')).rejects.toThrow('it exited with code 3: no idea')
})
