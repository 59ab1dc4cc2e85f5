import { readFileSync } from 'node:fs'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { BLANK_RESULTS, CARD_COUNT, PETITIONS, type Verb } from '../../../src/games/wizards-quest/rules/pieces/deck.ts'
import {
  DATA_FILES,
  marnonSchema,
  petitionSchema,
  tablesSchema,
} from '../../../src/games/wizards-quest/rules/pieces/schema.ts'
import { ARMIES } from '../../../src/games/wizards-quest/rules/pieces/tables.ts'

interface Island {
  readonly castles: readonly object[]
}
interface Armies {
  readonly armies: readonly object[]
}

describe('the files', () => {
  for (const { file, schema, holds } of DATA_FILES)
    test(`${file} matches its schema`, () => {
      const result = safeParse(schema, holds)
      expect(result.issues?.map(issue => `${issue.path?.map(step => step.key).join('.')}: ${issue.message}`)).toBe(
        undefined,
      )
    })

  test('a card with an unknown verb, or a number that its verb does not take, is refused', () => {
    const card = { id: 'gift', count: 1, timing: 'keep', worth: 3, effects: [{ verb: 'gain-men', men: 3 }] }
    expect(safeParse(petitionSchema, card).success).toBe(true)
    expect(safeParse(petitionSchema, { ...card, effects: [{ verb: 'fly', men: 3 }] }).success).toBe(false)
    expect(safeParse(petitionSchema, { ...card, effects: [{ verb: 'send-wizard', men: 3 }] }).success).toBe(false)
    expect(safeParse(petitionSchema, { ...card, effects: [{ verb: 'gain-men' }] }).success).toBe(false)
    expect(safeParse(petitionSchema, { ...card, effects: [] }).success).toBe(false)
  })

  test('an unknown name, an upside-down box and a wrong number of ends are refused', () => {
    const island = DATA_FILES.find(({ file }) => file === 'marnon.json')!.holds as Island
    const [castle] = island.castles
    const stands = (changed: object) => safeParse(marnonSchema, { ...island, ...changed }).success
    const first = (changed: object) => stands({ castles: [{ ...castle, ...changed }, ...island.castles.slice(1)] })
    expect([stands({}), first({ box: [0, 0, 1, 1] }), first({ id: 'castle-1b' })]).toEqual([true, true, true])
    for (const box of [
      [1, 0, 1, 1],
      [2, 0, 1, 1],
      [0, 1, 1, 1],
      [0, 2, 1, 1],
      [0, 0, 1],
    ])
      expect(first({ box }), box.join()).toBe(false)
    for (const id of ['Castle 1', 'castle 1', 'castle-', '-castle', 'castle--1', ''])
      expect(first({ id }), id).toBe(false)
    for (const tunnel of [[], ['haven'], ['haven', 7], ['Haven', 'larkley']]) expect(stands({ tunnel })).toBe(false)
    const bridge = (changed: object) => stands({ bridges: [{ between: ['haven', 'larkley'], at: [1, 1], ...changed }] })
    expect([bridge({}), bridge({ between: [] }), bridge({ at: [] }), bridge({ at: [1, -1] })]).toEqual([
      ...[true, false],
      ...[false, false],
    ])
  })

  test('each army has its own single letter', () => {
    const tables = DATA_FILES.find(({ file }) => file === 'tables.json')!.holds as Armies
    const stands = (letter: string) =>
      safeParse(tablesSchema, { ...tables, armies: tables.armies.map(army => ({ ...army, letter })) }).success
    expect(['A', 'AB', 'bA', 'Ab', 'a', ''].map(stands)).toEqual([true, ...Array(5).fill(false)])
  })

  test('there are four data files, and each is read', () => {
    expect(DATA_FILES.map(({ file }) => file)).toEqual([
      'blank-card.json',
      'marnon.json',
      'petitions.json',
      'tables.json',
    ])
  })

  test('the README explains every verb of the cards', () => {
    const readme = readFileSync('data/wizards-quest/README.md', 'utf8')
    const effects = [...PETITIONS.map(card => card.effects), ...BLANK_RESULTS.values()].flat()
    const verbs = [...new Set(effects.map(({ verb }) => verb))]
    expect(verbs.filter(verb => !readme.includes(`| \`${verb}\` |`))).toEqual([])
  })
})

describe('the armies', () => {
  test('have letters that the map does not use', () => {
    const letters = ARMIES.map(({ letter }) => letter)
    expect(new Set(letters).size).toBe(6)
    // D is the dragon, W the wizard, H and S the leaders; o is an orc.
    expect(letters.filter(letter => 'DWHSO'.includes(letter))).toEqual([])
  })
})

/** Returns the number of cards in the deck with this effect. */
const cardsThat = (...verbs: Verb[]): number =>
  PETITIONS.filter(({ effects }) => effects.some(({ verb }) => verbs.includes(verb))).reduce(
    (sum, { count }) => sum + count,
    0,
  )

describe('the petitions', () => {
  test('number 35, one of each kind', () => {
    expect(CARD_COUNT).toBe(35)
    expect(new Set(PETITIONS.map(({ id }) => id)).size).toBe(PETITIONS.length)
  })

  test('include every kind of card that the rules mention', () => {
    // X.A.6.a-d: men, extra campaigns, boats and six men for players in trouble, several of each.
    expect(cardsThat('gain-men')).toBeGreaterThanOrEqual(4)
    expect(cardsThat('extra-campaigns')).toBeGreaterThanOrEqual(2)
    expect(cardsThat('boat')).toBeGreaterThanOrEqual(2)
    expect(cardsThat('gain-men-if-few')).toBeGreaterThanOrEqual(2)
    // IV.D.5.c: a card that moves a treasure. X.E.1.c: one that takes reinforcements.
    expect(cardsThat('move-treasure')).toBeGreaterThanOrEqual(1)
    expect(cardsThat('lose-reinforcements')).toBeGreaterThanOrEqual(1)
    // III.B.3: power over dragon, wizard and orcs.
    for (const verb of ['send-dragon', 'send-wizard', 'scatter-orcs', 'remove-orcs'] as const)
      expect(cardsThat(verb), verb).toBeGreaterThanOrEqual(1)
  })

  test('give a boat with one man, and six men to a player with fewer than seven pieces', () => {
    const effects = PETITIONS.flatMap(({ effects }) => effects)
    for (const effect of effects) {
      if (effect.verb === 'boat') expect(effect.men).toBe(1)
      if (effect.verb === 'gain-men-if-few') expect(effect).toMatchObject({ men: 6, fewerThan: 7 })
    }
    expect(
      PETITIONS.filter(({ effects }) => effects.some(({ verb }) => verb === 'boat')).map(card => card.immediate),
    ).toEqual([false])
  })

  test('are helpful three times in four, and every harmful one must be played immediately', () => {
    expect(PETITIONS.filter(({ worth, immediate }) => worth < 0 && !immediate)).toEqual([])
    const sum = (of: typeof PETITIONS, what: (card: (typeof PETITIONS)[number]) => number) =>
      of.reduce((all, card) => all + card.count * what(card), 0)
    const good = PETITIONS.filter(({ worth }) => worth > 0)
    expect(sum(good, () => 1)).toBe(27)
    expect(sum(PETITIONS, ({ worth }) => worth) / CARD_COUNT).toBeCloseTo(2.04, 2)
    expect(sum(good, ({ worth }) => worth) / sum(good, () => 1)).toBeCloseTo(3.33, 2)
    expect(PETITIONS.filter(({ worth }) => Math.abs(worth) > 5)).toEqual([])
  })
})
