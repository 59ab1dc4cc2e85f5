import { expect } from 'vitest'
import { isMoveRandom, rollLostRoute } from '../../../../src/games/magic-realm/rules/day/lost.ts'
import type { Character, Recorded, Turn } from '../../../../src/games/magic-realm/rules/state/state.ts'
import type { Question } from '../../../../src/kernel/index.ts'
import { rulesOf } from '../../../rule.ts'
import { bewitch, Magical, on } from './evening.ts'

const rule = rulesOf('magic-realm')

/** Returns a lost Elf at the start of the turn. */
function lost(clearing: string, more: Partial<Character> = {}, turning: Partial<Turn> = {}) {
  const realm = new Magical()
  realm.state.day = 1
  const elf = realm.put('elf', clearing, more)
  bewitch(realm, 'lost', 'elf', on('elf'))
  const turn = realm.turnOf(elf, turning)
  return {
    ...{ realm, elf, turn },
    stray: (number: number, answers: readonly string[] = []) =>
      realm.do(rollLostRoute(realm.table, elf, turn), answers, [number, 1]),
  }
}
const at = ({ place }: Character): string => (place.kind === 'clearing' ? place.clearing : place.kind)
const plan = (...kinds: readonly ('move' | 'hide')[]): Recorded[] =>
  kinds.map(kind => ({ activity: kind === 'move' ? { kind, to: 'CG3' } : { kind }, source: 'basic' }))
const kinds = ({ plan: recorded }: Character): string[] => recorded.map(({ activity }) => activity.kind)

rule('21.3.4', 'nobody is Lost on a roadway, or without the spell', () => {
  const { realm, elf } = lost('R1')
  expect(isMoveRandom(realm.state, elf)).toBe(true)
  elf.place = { kind: 'road', way: 'R1-2', from: 'R1' }
  expect(isMoveRandom(realm.state, elf)).toBe(false)
  elf.place = { kind: 'clearing', clearing: 'R1' }
  realm.state.magic!.spells = []
  expect(isMoveRandom(realm.state, elf)).toBe(false)
})

rule('22.6', 'the player chooses between two clearings with that number, and nobody discovers the path used', () => {
  const { realm, elf, turn, stray } = lost('NW2')
  realm.dice(2, 1)
  const [question] = rollLostRoute(realm.table, elf, turn).next().value as Question[]
  expect(question).toMatchObject({ seat: 0, topic: 'lost-way', rule: '22.6', data: { character: 'elf' } })
  expect(question!.options.map(({ id, at: where }) => [id, where]).sort()).toEqual([
    ['B2', { space: 'B2' }],
    ['R2', { space: 'R2' }],
  ])
  expect(stray(2, ['R2'])).toMatchObject({ id: 'NW2/R2' })
  expect(at(elf)).toBe('R2')
  const hidden = lost('DW1')
  const watcher = hidden.realm.put('dwarf', 'DW1')
  expect(hidden.stray(4, ['DW4'])).toMatchObject({ id: 'DW1-4' })
  expect([at(hidden.elf), hidden.elf.ways, watcher.ways]).toEqual(['DW4', [], []])
})

rule('22.6', 'a road off the map is never chosen, and only the number rolled counts', () => {
  const { elf, stray } = lost('B1')
  expect([stray(5), at(elf)]).toEqual([null, 'B1'])
  expect(stray(2, [])).toMatchObject({ id: 'B1/R2' })
})

rule(
  ['22.6', '8.7.1'],
  'a beast of the woods goes through them within its tile, even past a road, but not to its own clearing',
  () => {
    const beast = (from: string, number: number) => {
      const one = lost(from)
      bewitch(one.realm, 'transform', 'elf', on('elf'), { result: 'frog' })
      return [one.stray(number), at(one.elf)]
    }
    expect(beast('CV1', 4)).toEqual(['woods', 'CV4'])
    expect(beast('CV5', 5)).toEqual([null, 'CV5'])
    expect(lost('CV1').stray(4)).toMatchObject({ id: 'CV1-4' })
  },
)

rule(['22.6', '8.3.4'], 'nobody can enter a cave on a day they used sunlight', () => {
  const into = (sunlight: boolean) => {
    const one = lost('R3', {}, { sunlight })
    one.stray(6)
    return at(one.elf)
  }
  expect([into(false), into(true)]).toEqual(['R6', 'R3'])
  const cave = lost('CN1', {}, { sunlight: true })
  expect([cave.stray(3) === null, at(cave.elf)]).toEqual([true, 'CN1'])
  const open = lost('R3', {}, { sunlight: true })
  open.stray(5, ['R5'])
  expect(at(open.elf)).toBe('R5')
})

rule(
  ['22.6', '8.3.2'],
  'a mountain costs only the next recorded MOVE; if there is none, the character does not get there',
  () => {
    const climb = (recorded: readonly Recorded[], played = 1) => {
      const one = lost('CG2', { plan: [...recorded] }, { played, climbing: 'CG5' })
      one.stray(5)
      return [at(one.elf), kinds(one.elf).join(' '), one.turn.climbing]
    }
    expect(climb(plan('move', 'hide', 'move', 'move'))).toEqual(['CG5', 'move hide blank move', null])
    expect(climb(plan('move', 'hide'))).toEqual(['CG2', 'move hide', null])
    expect(climb(plan('move', 'move'), 2)).toEqual(['CG2', 'move move', null])
    expect(climb(plan('move', 'move'))).toEqual(['CG5', 'move blank', null])
    // On level ground it costs nothing extra.
    const low = lost('R1', { plan: plan('move', 'move') }, { played: 1 })
    low.stray(2)
    expect([at(low.elf), kinds(low.elf)]).toEqual(['R2', ['move', 'move']])
  },
)

rule(['22.6', '26.23', '8.3.2'], 'a climb of three phases takes the next two MOVEs', () => {
  const climb = (...recorded: readonly ('move' | 'hide')[]) => {
    const one = lost('CG2', { plan: plan(...recorded) }, { played: 1 })
    Object.assign(one.realm.state, { season: 'christmas' })
    one.stray(5)
    return [at(one.elf), kinds(one.elf).join(' ')]
  }
  expect(climb('move', 'move', 'move', 'move')).toEqual(['CG5', 'move blank blank move'])
  expect(climb('move', 'move')).toEqual(['CG2', 'move move'])
})

rule(
  ['22.6', '21.2.3'],
  'a character who chooses phases one at a time gives up a phase that could have been a MOVE',
  () => {
    const climb = (done: readonly Recorded[]) => {
      const one = lost('CG2', { plan: [...done], unwritten: true }, { played: done.length, free: true })
      one.stray(5)
      return { place: at(one.elf), plan: one.elf.plan, played: one.turn.played }
    }
    expect(climb(plan('move'))).toEqual({
      place: 'CG5',
      plan: [...plan('move'), { activity: { kind: 'blank' }, source: 'basic' }],
      played: 2,
    })
    const all: Recorded[] = ['basic', 'basic', 'sunlight', 'sunlight'].map(source => ({
      activity: { kind: 'hide' },
      source,
    }))
    expect(climb(all)).toMatchObject({ place: 'CG2', plan: all, played: 4 })
    expect(climb(all.slice(0, 3))).toMatchObject({ place: 'CG5', played: 4 })
  },
)
