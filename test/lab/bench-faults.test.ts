import { expect, it, vi } from 'vitest'
import { ask, KernelError } from '../../src/kernel/index.ts'
import { decisionsOf } from '../../src/lab/bench/play.ts'
import { gameOf } from '../kernel/play.ts'
import { toyHeader } from '../kernel/toy.ts'

it('a fault in a game takes one line, and the statistics continue', () => {
  const broken = {
    ...gameOf(function* () {
      yield* ask({ seat: 0, topic: 'on', rule: '1', show: true, options: [{ id: 'on' }] })
    }),
    check() {
      throw new KernelError('a law is broken\nwith a long story')
    },
  }
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(decisionsOf(broken, toyHeader())).toBe(0)
  expect(written.mock.calls).toEqual([[`${broken.id}, seed ${toyHeader().seed}: a law is broken\n`]])
  written.mockRestore()
})
