import { expect, it } from 'vitest'
import { type Handlers, handle, isOf, type OneOf } from '../../src/screen/kinds.ts'

/** Effects on a bell, known to the program only by this type and the record below. */
interface BellEffects {
  readonly ring: { readonly times: number }
  readonly hush: unknown
}

const bell: Handlers<BellEffects, string[], number> = {
  ring: (given, { times }) => given.push(...Array<string>(times).fill('ding')),
  hush: inputs => inputs.push('...'),
}

it('needs only the type of an effect and its handler', () => {
  const lines: string[] = []
  const effects: OneOf<BellEffects>[] = [{ kind: 'ring', times: 2 }, { kind: 'hush' }]
  expect(effects.map(effect => handle(bell, lines, effect))).toEqual([2, 3])
  expect(lines).toEqual(['ding', 'ding', '...'])
  expect(['ring', 'hush', 'quit', 'toString'].map(kind => isOf(bell, { kind }))).toEqual([true, true, false, false])
})

it('rejects a missing or unknown handler', () => {
  // @ts-expect-error: `hush` has no handler
  const some: Handlers<BellEffects, string[], number> = { ring: () => 0 }
  // @ts-expect-error: no effect is called `toll`
  const more: Handlers<BellEffects, string[], number> = { ...bell, toll: () => 0 }
  expect([some, more]).toHaveLength(2)
})
