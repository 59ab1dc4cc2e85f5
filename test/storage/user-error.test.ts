import { expect, test } from 'vitest'
import { diskWords } from '../../src/storage/index.ts'
import { german, said } from '../words.ts'

const systemError = (code: string) => Object.assign(new Error(`${code}: something failed, open 'x'`), { code })

test('a disk error is explained in words, an unusual one by its code, and any other by its message', () => {
  expect(said(diskWords(systemError('ENOSPC')))).toBe('the disk is full')
  expect(german.format(diskWords(systemError('ENOSPC')))).toBe('die Platte ist voll')
  expect(said(diskWords(systemError('EXDEV')))).toBe('EXDEV')
  expect(said(diskWords(new Error('the pipe is closed')))).toBe('the pipe is closed')
  expect(said(diskWords('closed'))).toBe('closed')
})
