import { describe, expect, it } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import type { RealmEvent } from '../../../src/games/magic-realm/rules/events.ts'

const told = { seat: 1, day: 3, rule: '9.2', character: 'dwarf' } as const
const sentence = (event: RealmEvent) => magicRealm.sentence(event, ['Ann', 'Brenna'])
const brief = (event: RealmEvent) => magicRealm.brief?.(event, ['Ann', 'Brenna'])

describe('what happens in the Realm', () => {
  it('is a whole sentence where a tile has no chits to be seen', () => {
    expect(sentence({ ...told, kind: 'sees', chits: [] })).toBe('The Dwarf sees that there are no chits here.')
  })

  it('is told in a word or two to those who follow a turn on one line', () => {
    expect(brief({ ...told, kind: 'turn', chosen: false })).toEqual({ about: 'who', text: 'Dwarf' })
    expect(brief({ ...told, kind: 'moves', from: 'CV4', target: 'CV1', way: 'CV1-CV4' })).toMatchObject({
      about: 'where',
      text: 'Curst Valley 1',
    })
    expect(brief({ ...told, kind: 'hides', hidden: true })).toEqual({ about: 'what', text: 'hidden' })
    expect(brief({ ...told, kind: 'hides', hidden: false })).toBeUndefined()
    expect(brief({ ...told, kind: 'gets', from: 'pool' })).toMatchObject({ text: 'takes something from the Pool' })
  })

  it('is stopped for where a treasure is seen to be taken, and not where it is only known that something was', () => {
    const gets = (belonging?: string): RealmEvent => ({
      ...{ ...told, kind: 'gets', from: 'pool' },
      ...(belonging === undefined ? {} : { belonging }),
    })
    expect(magicRealm.moment?.(gets('elven-slippers'))).toBe('treasure')
    expect(magicRealm.moment?.(gets('golden-icon'))).toBe('great-treasure')
    expect(magicRealm.moment?.(gets('helmet-1'))).toBeUndefined()
    expect(magicRealm.moment?.(gets())).toBeUndefined()
  })
})
