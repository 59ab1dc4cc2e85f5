import { describe, expect, it } from 'vitest'
import { formatAnswer, listNamer, valuesBy } from '../../src/parts/wording.ts'
import { catalog } from '../../src/text/index.ts'

type Thing =
  | { readonly kind: 'sells'; readonly buyer: number; readonly goods: readonly string[]; readonly gold: number | null }
  | { readonly kind: 'goes'; readonly buyer: number; readonly free: boolean; readonly parts: { readonly a: string } }

const words = catalog({ en: 'act-sell = Sell to { $buyer }\n    .note = for { $gold }\nact-go = Go\n' }).in('en')
const naming = { words, seats: ['Ann', 'Ben'] }
const valuesOf = valuesBy<Thing, typeof naming>({
  buyer: (seat, { seats }) => ({ buyer: seats[seat] ?? '', seat }),
  goods: listNamer(good => good.toUpperCase()),
})

describe('the variables of a message', () => {
  it('name the fields of an event', () => {
    expect(valuesOf({ kind: 'sells', buyer: 1, goods: ['axe', 'bow'], gold: 4 }, naming)).toEqual({
      ...{ kind: 'sells', buyer: 'Ben', seat: 1 },
      ...{ goods: 'AXE and BOW', gold: 4 },
    })
  })

  it('are words for yes, no and none, and omit fields without a name', () => {
    expect(valuesOf({ kind: 'sells', buyer: 0, goods: [], gold: null }, naming)).toMatchObject({
      ...{ goods: 'none', gold: 'none' },
    })
    expect(valuesOf({ kind: 'goes', buyer: 0, free: true, parts: { a: 'b' } }, naming)).toEqual({
      ...{ kind: 'goes', buyer: 'Ann', seat: 0, free: 'yes' },
    })
    expect(valuesOf(undefined, naming)).toEqual({})
  })
})

it('the text of an answer has a note if its message has one', () => {
  expect(formatAnswer(words, 'act-sell', { buyer: 'Ben', gold: 4 })).toEqual({ label: 'Sell to Ben', note: 'for 4' })
  expect(formatAnswer(words, 'act-go', {})).toEqual({ label: 'Go' })
})
