import { expect } from 'vitest'
import { endGame } from '../../../src/games/magic-realm/rules/day/midnight.ts'
import { phasesLeft, recordablePhases } from '../../../src/games/magic-realm/rules/day/phases.ts'
import { killCharacter, stepsAfter } from '../../../src/games/magic-realm/rules/effects/death.ts'
import { progressToward } from '../../../src/games/magic-realm/rules/facts/scoring.ts'
import { belonging } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { advantagesOf } from '../../../src/games/magic-realm/rules/pieces/characters.ts'
import { begin } from '../../../src/games/magic-realm/rules/setup/begin.ts'
import { enterRealm, takeCharacter } from '../../../src/games/magic-realm/rules/setup/character-choice.ts'
import { developCharacters } from '../../../src/games/magic-realm/rules/setup/developing.ts'
import { chooseMagic } from '../../../src/games/magic-realm/rules/setup/first-spells.ts'
import { pointsFor } from '../../../src/games/magic-realm/rules/state/optional.ts'
import type { Character } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { sentenceIn } from '../../../src/games/magic-realm/words/log.ts'
import { rulesOf } from '../../rule.ts'
import { Realm } from './realm.ts'

const rule = rulesOf('magic-realm')

/**
 * Returns a character taken at a stage with some chits beyond it. Other questions get the answers by topic, or their
 * first answer.
 */
function taken(id: string, stage: number, chits = 0, answers: Readonly<Record<string, string>> = {}) {
  const realm = new Realm({ 'extended-development': 'yes', encounter: '4' })
  const taking = takeCharacter(realm.table, 0)
  const asked: string[] = []
  let step = taking.next()
  while (!step.done) {
    const [question] = step.value
    const { topic, options } = question!
    asked.push(topic)
    const wanted: Readonly<Record<string, string>> = { character: id, stage: String(stage), further: String(chits) }
    step = taking.next({ seat: 0, id: wanted[topic] ?? answers[topic] ?? options[0]!.id })
  }
  return { realm, one: realm.state.characters[0]!, asked }
}

const present = ({ chits }: Character) => chits.filter(state => state !== 'absent').length

rule(['26.22', '26.21'], 'over several games a character starts at the stage reached so far, up to stage ten', () => {
  const header = { game: 'magic-realm', rules: 3, seats: ['Ann'], seed: 'x', practice: false }
  expect(begin({ ...header, options: { 'extended-development': 'yes' } }).optional).toEqual([
    'development',
    'extended-development',
  ])
  const { one, asked } = taken('captain', 2, 2)
  // The player chooses the chits gained beyond the stage, as in a game.
  expect(asked.filter(topic => topic === 'grow')).toHaveLength(2)
  expect([one.stage, one.steps, present(one)]).toEqual([2, 8, 8])
  expect(advantagesOf(one)).toHaveLength(1)
  const veteran = taken('captain', 6, 1).one
  expect([veteran.stage, veteran.steps, present(veteran)]).toEqual([4, 19, 12])
  expect(advantagesOf(veteran)).toHaveLength(2)
})

rule(['26.22', '4.2.1'], 'each further stage needs one more point', () => {
  const points = [1, 2, 3, 4, 5, 7, 10].map(stage => {
    const { realm, one } = taken('captain', stage)
    return pointsFor(realm.state, one)
  })
  expect(points).toEqual([2, 3, 4, 5, 6, 8, 11])
})

rule('26.22', 'each stage beyond the fourth brings a gain, and gains do not count toward victory', () => {
  const four = taken('captain', 4).one
  const at = (stage: number, answers?: Readonly<Record<string, string>>) => taken('captain', stage, 0, answers)
  expect(at(5).one.gold).toBe(four.gold + 15)
  const six = at(6)
  const [card] = six.one.owned.filter(({ id }) => belonging(id).kind === 'treasure')
  expect(card).toBeDefined()
  expect(six.realm.told('gets').map(({ to, belonging: what }) => [to, what])).toEqual([
    [undefined, undefined],
    [[0], card!.id],
  ])
  expect(view(six.realm.state, 1).characters[0]!.owned.some(({ id }) => id === card!.id)).toBe(false)
  const seven = at(7).one
  expect([seven.fame, seven.notoriety]).toEqual([5, 10])
  const eight = at(8).one
  expect(eight.owned.filter(({ id }) => belonging(id).kind === 'horse')).toHaveLength(1)
  const nine = at(9)
  nine.one.place = { kind: 'clearing', clearing: 'CV5' }
  expect(phasesLeft(nine.realm.state, nine.one, []).extra).toContain('stage')
  expect(phasesLeft(at(8).realm.state, eight, []).extra).not.toContain('stage')
  const basic = recordablePhases(nine.realm.state, nine.one, []).filter(({ source }) => source === 'basic')
  expect(basic.length).toBeGreaterThan(0)
  const arms = (one: Character) => one.owned.filter(({ id }) => ['weapon', 'armor'].includes(belonging(id).kind)).length
  const ten = at(10).one
  expect(arms(ten)).toBe(arms(four) + 1)
  // As with his gear, its value is subtracted from what he has won.
  const prices = ({ owned }: Character) => owned.reduce((sum, { id }) => sum + belonging(id).price, 0)
  for (const one of [four, at(5).one, six.one, eight, ten]) expect(progressToward(one, 'gold')).toBe(-prices(one))
})

rule(['26.22', '4.1.3'], 'at stage ten, a character with spells can choose an extra one instead of a weapon', () => {
  const spells = (answers: Readonly<Record<string, string>>) => {
    const { realm, one } = taken('magician', 10, 0, answers)
    const choosing = chooseMagic(realm.table, one)
    let step = choosing.next()
    while (!step.done) {
      const { topic, options } = step.value[0]!
      step = choosing.next({ seat: 0, id: topic === 'spell' ? options[0]!.id : 'done' })
    }
    return one.magic!.spells.length
  }
  expect(spells({ 'gain-arm': 'gain-spell' })).toBe(spells({}) + 1)
})

rule(['26.22', '3.6.4'], 'the gold of a stage is not spent on unavailable gear', () => {
  const { realm, one } = taken('captain', 5)
  realm.state.dwellings = { inn: 'CV5' }
  enterRealm(realm.table, one)
  expect(realm.told('starts')[0]!.paid).toBe(one.gold - 25)
})

rule('26.22', 'in the next game winners gain a stage, survivors a chit, and dead characters lose a stage', () => {
  expect(stepsAfter({ steps: 12 }, 'won')).toBe(15)
  expect(stepsAfter({ steps: 12 }, 'lived')).toBe(13)
  expect(stepsAfter({ steps: 13 }, 'died')).toBe(10)
  expect(stepsAfter({ steps: 4 }, 'died')).toBe(3)
  expect(stepsAfter({ steps: 32 }, 'won')).toBe(33)
})

rule(['26.22', '19.5.6'], 'the end of a game tells each player which stage to choose for the next one', () => {
  const realm = new Realm({ 'extended-development': 'yes' })
  const needs = { great: 0, spells: 0, fame: 1, notoriety: 0, gold: 0 }
  realm.put('elf', 'CV5', { steps: 14, needs, fame: 50, worth: 0 })
  const dwarf = realm.put('dwarf', 'CV5', { steps: 11, stage: 3, needs })
  const captain = realm.put('captain', 'CV5', { seat: 1, steps: 7, stage: 2, needs })
  killCharacter(realm.table, captain, null, '19.2.1')
  endGame(realm.table)
  expect(realm.told('next-stage').map(({ character, how, stage, chits }) => [character, how, stage, chits])).toEqual([
    ['captain', 'died', 1, 1],
    ['elf', 'won', 5, 2],
    ['dwarf', 'lived', 4, 0],
  ])
  expect(dwarf.fate).toBe('alive')
  const told = realm.told('next-stage').map(event => sentenceIn(WORDS.in('en'), event, ['Ann', 'Bob']))
  expect(told[1]).toBe('Next game, the Elf starts at stage 5, with 2 extra chits: up a stage for winning.')
  const plain = new Realm()
  plain.put('elf', 'CV5', { needs })
  endGame(plain.table)
  expect(plain.told('next-stage')).toEqual([])
})

rule('26.22', 'a character beyond stage ten retires', () => {
  const realm = new Realm({ 'extended-development': 'yes' })
  realm.put('elf', 'CV5', { steps: 32, needs: { great: 0, spells: 0, fame: 1, notoriety: 0, gold: 0 }, fame: 50 })
  endGame(realm.table)
  const [event] = realm.told('next-stage')
  expect(sentenceIn(WORDS.in('en'), event!, ['Ann', 'Bob'])).toMatch(/retires/)
})

rule(['26.22', '26.21'], 'chits gained during a game count as steps too', () => {
  const { realm, one } = taken('captain', 2)
  one.needs = { great: 0, spells: 0, fame: 9, notoriety: 0, gold: 0 }
  one.fame = 20
  realm.do(developCharacters(realm.table), ['FIGHT H5*'])
  expect(one.steps).toBe(7)
})
