import { describe, expect, it } from 'vitest'
import { answerNamesIn } from '../../../src/commands/index.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { BELONGINGS } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import type { RealmEvent } from '../../../src/games/magic-realm/rules/state/events.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { treasureEffect } from '../../../src/games/magic-realm/words/names.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import type { Question } from '../../../src/kernel/index.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'
import { english } from '../../words.ts'

const told = { seat: 1, day: 3, rule: '9.2', character: 'dwarf' } as const
const sentence = (event: RealmEvent) => magicRealm.sentence(event, ['Ann', 'Brenna'])
const brief = (event: RealmEvent) => magicRealm.shortForm?.(event, ['Ann', 'Brenna'])

describe('what happens in the Realm', () => {
  it('is described in a whole sentence on a tile without visible chits', () => {
    expect(sentence({ ...told, kind: 'sees', chits: [] })).toBe('The Dwarf sees that there are no chits here.')
  })

  it('is summarized in a word or two for those who follow a turn on one line', () => {
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

  it('shows only what a search may have found, because only the searcher knows the result', () => {
    const rolls = (table: 'locate' | 'hide', result: number) =>
      brief({ ...told, kind: 'table', table, dice: [result, 1], modifier: 0, result })
    expect(rolls('locate', 3)).toMatchObject({ text: 'searches and may find secret passages' })
    expect(rolls('locate', 5)).toMatchObject({ text: 'searches and finds nothing' })
    expect(rolls('hide', 5)).toBeUndefined()
  })

  it('includes the effect of every treasure and every curse', () => {
    const silent = BELONGINGS.filter(({ id, kind }) => kind === 'treasure' && treasureEffect(WORDS.in('en'), id) === '')
    expect(silent.map(({ id }) => id)).toEqual([])
    expect(sentence({ ...told, kind: 'gets', from: 'lair', belonging: 'deft-gloves' })).toBe(
      'The Dwarf takes the Deft Gloves from the Lair: one die instead of two for LOOT; works as FIGHT L2 once a round.',
    )
    expect(sentence({ ...told, kind: 'gets', from: 'lair', belonging: 'helmet-1' })).toBe(
      'The Dwarf takes the Helmet from the Lair.',
    )
    expect(sentence({ ...told, kind: 'cursed', curse: 'ill-health' })).toBe(
      'The Dwarf is cursed with Ill Health: no REST.',
    )
  })

  it('says who died if that ends a fight, and only otherwise that nobody is left', () => {
    const over = { ...told, seat: null, kind: 'combat-over', clearing: 'B2', why: 'nobody' } as const
    expect(sentence(over)).toBe('Nobody is left to fight at Borderland 2.')
    expect(sentence({ ...over, fallen: ['black-knight'] })).toBe(
      'The Black Knight is dead. The fight at Borderland 2 is over.',
    )
    expect(sentence({ ...over, fallen: ['black-knight', 'elf'] })).toBe(
      'The Black Knight and the Elf are dead. The fight at Borderland 2 is over.',
    )
  })

  it('asks for a successor with what became of the last character (19.3.1)', () => {
    const realm = new Realm({ seats: 1, encounter: '2' })
    const asks = (fallen: string | null) => {
      const question: Question = { seat: 0, topic: 'character', rule: '3.3.1', data: { fallen }, options: [] }
      return phraseIn(WORDS.in('en'), view(realm.state, 0), question).text
    }
    expect(asks(null)).toBe('Which character will you play?')
    realm.state.day = 6
    realm.put('black-knight', 'B2', { fate: 'dead' })
    // A character that is replaced during setup did not die.
    expect(asks(null)).toBe('Which character will you play?')
    expect(asks('black-knight')).toBe('Your Black Knight died on day 6. Which character will you play now?')
  })

  it('calls an evening roll a fight, and a daytime roll a price', () => {
    const meeting = { ...told, kind: 'meeting', with: 'company', result: 'price2' } as const
    expect(sentence({ ...meeting, battle: true })).toBe('The Company leave the Dwarf alone tonight.')
    expect(sentence(meeting)).toBe('The Company will deal at twice the price.')
  })

  it('distinguishes one arrival from several, and does not pause for a phase that a player gives up', () => {
    const comes = { ...told, kind: 'prowls', clearing: 'CV1' } as const
    expect(sentence({ ...comes, denizens: ['t-troll-1'] })).toBe('A T Troll comes to Curst Valley 1.')
    expect(sentence({ ...comes, denizens: ['h-troll-1', 'h-troll-2'] })).toBe('2 H Trolls come to Curst Valley 1.')
    // Natives are named by their group, even one alone.
    const returns = { ...told, kind: 'regenerates', denizens: ['rogues-5'] } as const
    expect(sentence(returns)).toBe('The Rogues return to where they began.')
    expect(sentence({ ...returns, denizens: ['imp-1'] })).toBe('An Imp returns to where it began.')
    const blank = { ...told, kind: 'blank', activity: { kind: 'trade' } } as const
    expect(magicRealm.highlight?.({ ...blank, why: 'nothing' })).toBe('failed')
    expect(magicRealm.highlight?.({ ...blank, why: 'declined' })).toBeUndefined()
    expect(sentence({ ...blank, why: 'declined' })).toBe('The Dwarf skips a phase (trade).')
  })

  it('gives goods an article in a sentence', () => {
    const asks = { ...told, kind: 'asks-price', from: 'crone', drinks: false } as const
    expect(sentence({ ...asks, belonging: 'axe-1' })).toBe('The Dwarf asks the Crone the price of the Axe.')
    expect(sentence({ ...asks, belonging: 'spell' })).toBe('The Dwarf asks the Crone the price of a spell.')
    expect(sentence({ ...asks, belonging: null })).toBe('The Dwarf asks the Crone the price of the favor owed.')
    const buys = { ...told, kind: 'buys', from: 'guard', gold: 4, boon: false } as const
    expect(sentence({ ...buys, belonging: 'axe-1' })).toBe('The Dwarf buys the Axe from the Guard for 4 gold.')
    expect(sentence({ ...buys, belonging: 'spell' })).toBe('The Dwarf buys a spell from the Guard for 4 gold.')
    const shows = { ...told, kind: 'shows-goods', buyer: 'rogues', belongings: ['axe-1', 'pony-1'] } as const
    expect(sentence({ ...shows, drinks: false })).toBe('The Dwarf shows the Axe and Pony to the Rogues.')
    const looks = { ...told, kind: 'looks-into', to: [1] } as const
    expect(sentence({ ...looks, box: 'rogues', belongings: ['suit-of-armor-1', 'suit-of-armor-2'] })).toBe(
      'The Dwarf looks over the goods that the Rogues sell: 2 Suits of Armor.',
    )
    expect(sentence({ ...looks, box: 'crone', belongings: [] })).toBe(
      'The Dwarf looks over the goods that the Crone sells: nothing.',
    )
    expect(sentence({ ...looks, box: 'good-book', belongings: [] })).toBe(
      'The Dwarf looks into the Good Book: nothing.',
    )
    expect(sentence({ ...told, kind: 'gets', from: 'chest' })).toBe('The Dwarf takes something from the Chest.')
  })

  it('says that a spell was given no target (20.4.1)', () => {
    const aims = { ...told, kind: 'aims-spell', spell: 'fog', targets: [] } as const
    expect(sentence(aims)).toBe('The Dwarf names no target for Fog.')
    expect(sentence({ ...aims, targets: [{ kind: 'tile', id: 'CV' }] })).toBe('The Dwarf aims Fog at Curst Valley.')
  })

  it('gives a reason for the end of a service only if there is one to name (11.3.1, 20.8.5)', () => {
    const ends = { ...told, kind: 'dismissed', denizen: 'rogues-7' } as const
    expect(sentence({ ...ends, why: 'gone' })).toBe('The Rogues R7 no longer serves the Dwarf.')
    expect(sentence({ ...ends, why: 'killed' })).toBe('The Rogues R7 no longer serves the Dwarf: it was killed.')
  })

  it('also pauses for a player blocked by another character', () => {
    expect(magicRealm.highlight?.({ ...told, kind: 'blocks', denizens: ['elf'], by: 'character' })).toBe('blocked')
  })

  it('says what a blocked player loses, and pauses for that, for a failed phase and for a lost turn', () => {
    const blocks = { ...told, kind: 'blocks', denizens: ['demon-1'], by: 'denizens' } as const
    expect(sentence(blocks)).toBe('The Dwarf is blocked by a Demon.')
    expect(sentence({ ...blocks, lost: 2 })).toBe('The Dwarf is blocked by a Demon and loses 2 phases.')
    expect(magicRealm.highlight?.(blocks)).toBe('blocked')
    expect(magicRealm.highlight?.({ ...told, kind: 'loses-turn', why: 'blocked' })).toBe('lost-turn')
    expect(magicRealm.highlight?.({ ...told, kind: 'blank', activity: { kind: 'trade' }, why: 'nothing' })).toBe(
      'failed',
    )
  })

  it("names belongings in lists of answers, and never shows their counters' numbers", () => {
    const ids = ['deactivate short-sword-3', 'axe-goblin-2', 'go-on']
    const acts = [{ kind: 'deactivate', belonging: 'short-sword-3' }, { kind: 'lure', denizen: 'axe-goblin-2' }, {}]
    const options = ids.map((id, i) => ({ id, act: acts[i] })) as Question['options']
    const question: Question = { seat: 0, topic: 'phase-start', rule: '8.2.1', options }
    const called = answerNamesIn(english, id => magicRealm.aliases?.(null as never, question, id) ?? [])
    expect(ids.map(called)).toEqual(['deactivate short sword', 'axe goblin 2', 'go-on'])
  })

  it('pauses for a treasure if others see which it is, and not if they only know that something was taken', () => {
    const gets = (belonging?: string): RealmEvent => ({
      ...{ ...told, kind: 'gets', from: 'pool' },
      ...(belonging === undefined ? {} : { belonging }),
    })
    expect(magicRealm.highlight?.(gets('elven-slippers'))).toBe('treasure')
    expect(magicRealm.highlight?.(gets('golden-icon'))).toBe('great-treasure')
    expect(magicRealm.highlight?.(gets('helmet-1'))).toBeUndefined()
    expect(magicRealm.highlight?.(gets())).toBeUndefined()
  })
})
