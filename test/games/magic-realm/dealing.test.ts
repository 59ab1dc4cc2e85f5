// The texts for a player who deals with natives.
import { expect, it } from 'vitest'
import { trade } from '../../../src/games/magic-realm/rules/actions/trading.ts'
import { askToBattle } from '../../../src/games/magic-realm/rules/effects/meeting.ts'
import { CHARACTERS } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { aboutBelonging } from '../../../src/games/magic-realm/words/answers.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { oddsIn, rollsIn } from '../../../src/games/magic-realm/words/chances.ts'
import { advantageLines } from '../../../src/games/magic-realm/words/names.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { nativeGroups } from '../../../src/games/magic-realm/words/service.ts'
import { Realm } from '../../rules/magic-realm/realm.ts'

const words = WORDS.in('en')

/** Sets up the Order in a clearing with one thing to sell. */
function market(): Realm {
  const realm = new Realm()
  realm.stand('order-hq', 'CV5')
  realm.empty('order')
  realm.stack('order', 'lost-keys')
  return realm
}

it("a MEETING roll shows the column for the natives' attitude, including drinks", () => {
  const rows = (answers: string[], dice: number[]) => {
    const realm = market()
    const dwarf = realm.put('dwarf', 'CV5', { gold: 100 })
    realm.do(trade(realm.table, dwarf), ['buy from order', ...answers, 'pay', 'keep'], dice)
    const [roll] = rollsIn(words, view(realm.state, 0), realm.table.events)
    return roll?.rows.map(({ text, hit }) => `${hit ? '>' : ''}${text}`)
  }
  const again = 'a good mood: roll again as if they were friendlier'
  const trouble = 'trouble: roll again as if they were unfriendly'
  // The Order are neutral to the Dwarf, and friends after a round of drinks.
  expect(rows(['nothing'], [2, 2])).toEqual([
    again,
    '>three times the price',
    'four times the price',
    'no deal',
    'no deal',
    trouble,
  ])
  const friends = [
    again,
    '>twice the price',
    'twice the price',
    'three times the price',
    'four times the price',
    'no deal',
  ]
  expect(rows(['drink'], [2, 2])).toEqual(friends)
})

it('the question about drinks states the price, the available gold and the benefit', () => {
  const realm = market()
  const dwarf = realm.put('dwarf', 'CV5', { gold: 20 })
  const seen = view(realm.state, 0)
  const question = {
    ...{ seat: 0, topic: 'drinks', rule: '10.3.2', data: { character: 'dwarf', trader: 'order', price: 1 } },
    options: ['nothing', 'drink'].map(kind => ({ id: kind, act: { kind } })),
  }
  expect(phraseIn(words, seen, question).text).toBe(
    'Buy the Order drinks first, to make them friendlier (1 of your 20 gold)?',
  )
  const twice = (id: string) => oddsIn(words, seen, question, id).find(({ what }) => what === 'twice the price')
  // Only two rolls lead to that for a neutral group.
  expect(twice('drink')!.hits / twice('drink')!.of).toBeGreaterThan(4 * (twice('nothing')!.hits / twice('nothing')!.of))
  expect(dwarf.gold).toBe(20)
})

it('in the evening, the question about drinks states the chance of a fight as the dice give it', () => {
  const faces = [1, 2, 3, 4, 5, 6]
  const evening = () => {
    const realm = new Realm()
    realm.stand('lancers-1', 'CV5')
    realm.put('elf', 'CV5', { gold: 20, notoriety: 20, fame: 20 })
    realm.state.phase = 'evening'
    return realm
  }
  // The Lancers are the Elf's enemies, and unfriendly after a round of drinks.
  const thrown = (drinks: string, dice: number[]): string => {
    const realm = evening()
    const [elf] = realm.state.characters
    const higher = Math.max(...dice)
    const isAffront = drinks === 'drink' ? higher === 4 || higher === 5 : higher < 3
    const answers = [drinks, ...(isAffront ? ['suffer'] : [])]
    if (realm.do(askToBattle(realm.table, elf!, 'lancers', 'CV5'), answers, dice)) return 'they fight you'
    const [met] = realm.told('meeting')
    return !isAffront ? 'they leave you alone' : met!.result === 'insult' ? 'an insult' : 'a challenge'
  }
  for (const drinks of ['nothing', 'drink']) {
    const counted: Record<string, number> = {}
    for (const one of faces)
      for (const other of faces) {
        const result = thrown(drinks, [one, other])
        counted[result] = (counted[result] ?? 0) + 1
      }
    const question = {
      ...{ seat: 0, topic: 'drinks', rule: '10.3.2', data: { character: 'elf', trader: 'lancers', price: 1 } },
      options: ['nothing', 'drink'].map(kind => ({ id: kind, act: { kind } })),
    }
    const odds = oddsIn(words, view(evening().state, 0), question, drinks)
    expect(Object.fromEntries(odds.map(({ what, hits, of }) => [what, (36 * hits) / of]))).toEqual(counted)
  }
})

it('a MEETING roll in the evening shows its outcome: peace, a fight or an insult', () => {
  const realm = new Realm()
  realm.stand('lancers-1', 'CV5')
  const elf = realm.put('elf', 'CV5', { gold: 0 })
  realm.state.phase = 'evening'
  realm.do(askToBattle(realm.table, elf, 'lancers', 'CV5'), [], [3, 3])
  const [roll] = rollsIn(words, view(realm.state, 0), realm.table.events)
  const fight = 'they fight you'
  expect(roll?.rows.map(({ text }) => text)).toEqual(['an insult', 'a challenge', fight, fight, fight, fight])
})

it('a search states its purpose, and leaves its chances to the odds', () => {
  const realm = new Realm()
  const dwarf = realm.put('dwarf', 'CV5')
  const question = {
    ...{ seat: 0, topic: 'search', rule: '9.2.1', data: { character: dwarf.id } },
    options: (['peer', 'locate'] as const).map(table => ({
      id: table,
      act: { kind: 'search' as const, table, clearing: 'CV5' },
    })),
  }
  const seen = view(realm.state, 0)
  for (const { id, note } of phraseIn(words, seen, question).options) {
    expect(note).toMatch(/found/)
    expect(note).not.toMatch(/\d/)
    expect(oddsIn(words, seen, question, id).length).toBeGreaterThan(3)
  }
})

it('horses are described by their speed and strength, weapons by how they strike', () => {
  expect(aboutBelonging(words, 'workhorse-1', false)).toBe('walks T8, gallops H6')
  expect(aboutBelonging(words, 'workhorse-6', false)).toBe('walks L5, gallops L4')
  expect(aboutBelonging(words, 'light-bow-1')).toBe('length 14, L1** alerted, L unalerted, light, price 6')
  expect(aboutBelonging(words, 'short-sword-1')).toBe('length 3, L*, light, price 4')
})

it('before anybody picks a character, natives have no attitude', () => {
  const [first] = nativeGroups(words, view(new Realm().state, 0))
  expect(first?.title).toMatch(/^Company(?:, all for \d+ gold)?$/)
})

it('every special advantage is explained by name and effect when it matters', () => {
  const all = { encounter: 4, magic: {} } as never
  for (const { id, advantages } of CHARACTERS) {
    const lines = advantageLines(words, all, { id })
    expect(lines).toHaveLength(advantages.length)
    const named = lines.map(line => line.split(':')[0]?.toLowerCase().replaceAll(' ', '-'))
    expect(named).toEqual(advantages)
  }
  expect(advantageLines(words, { encounter: 1 } as never, { id: 'elf' })).toEqual([
    'Elusiveness: an extra HIDE each day.',
  ])
})
