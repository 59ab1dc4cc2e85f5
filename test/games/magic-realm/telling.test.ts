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
    expect(brief({ ...told, kind: 'hides', hidden: true })).toEqual({ about: 'what', text: 'hidden', who: 'Dwarf' })
    expect(brief({ ...told, kind: 'hides', hidden: false })).toBeUndefined()
    expect(brief({ ...told, kind: 'gets', from: 'pool' })).toMatchObject({ text: 'takes something from the Pool' })
    const asked = { ...told, with: 'company' }
    expect(brief({ ...asked, kind: 'no-deal' })).toMatchObject({ text: 'no deal with the Company' })
  })

  it('says of a search what it may have found, for only who searches knows whether it has', () => {
    const rolls = (table: 'locate' | 'hide', result: number) =>
      brief({ ...told, kind: 'table', table, dice: [result, 1], modifier: 0, result })
    expect(rolls('locate', 3)).toMatchObject({ text: 'searches, and may find secret passages' })
    expect(rolls('locate', 5)).toMatchObject({ text: 'searches, and finds nothing' })
    expect(rolls('hide', 5)).toBeUndefined()
  })

  it('says what is lost where somebody is blocked, and stops for it as for a phase that fails and a turn that is none', () => {
    const blocks = { ...told, kind: 'blocks', denizens: ['demon-1'], by: 'denizens' } as const
    expect(sentence(blocks)).toBe('The Dwarf is blocked by Demon.')
    expect(sentence({ ...blocks, lost: 2 })).toBe('The Dwarf is blocked by Demon, and loses 2 phases.')
    expect(magicRealm.moment?.(blocks)).toBe('blocked')
    expect(magicRealm.moment?.({ ...told, kind: 'loses-turn', why: 'blocked' })).toBe('lost-turn')
    expect(magicRealm.moment?.({ ...told, kind: 'blank', activity: { kind: 'trade' }, why: 'nothing' })).toBe('failed')
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
