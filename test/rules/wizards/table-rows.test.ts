import { expect } from 'vitest'
import type { Rank } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { comeTogether, company } from './company.ts'
import { ABBEY, atTheDoorOf, COTTAGE, CREST, DWELLING, enter, HOLLOW, type Place, TOWN } from './doorstep.ts'
import { enrol, heldTask, Stage } from './stage.ts'

const rule = rulesOf('wizards')
const FACES = [1, 2, 3, 4, 5, 6]

/** Returns the section for the first result on a table, for each face that both dice show. */
const rowsOf = (table: string, roll: (face: number) => Stage): string[] =>
  FACES.map(face => {
    const [first] = roll(face)
      .allTold('result')
      .filter(result => result.table === table)
    expect(first, `${table} ${face}`).toMatchObject({ on: face })
    return first!.rule
  })

/** Lets Ann, at a Rank, enter a place. A Task there admits her to the Star Crest. */
const into =
  (place: Place, rank: Rank = 1) =>
  (face: number): Stage => {
    const stage = atTheDoorOf(place, {
      prepare: ({ players: [ann] }) => {
        if (rank > 0) enrol(ann!, 'wizards', rank)
        if (place === CREST) ann!.events = [{ id: 27, until: null }]
      },
    })
    return enter(stage, place, face, face)
  }

/** Lets her wait on a plain for a Random Encounter. */
const byChance = (...first: readonly number[]) =>
  function comes(face: number): Stage {
    const stage = Stage.set({ prepare: ({ players: [ann] }) => enrol(ann!, 'druids') })
    return stage
      .roll(1, 1)
      .dice(...first, face, face)
      .say('stop')
  }

const onto = (what: 'demons' | 'dragon') => (face: number) =>
  Stage.set({
    prepare: state => {
      enrol(state.players[0]!, 'druids')
      state.players[0]!.tasks = [heldTask(48, [[0, 0, 'torwall.a1']])]
      if (what === 'demons') state.demons = ['meadowfarm.c2']
      else state.dragon = 'meadowfarm.c2'
    },
  })
    .roll(1)
    .dice(face, face)
    .say('go meadowfarm.c2')

const meeting = (rank: Rank) => (face: number) => comeTogether(company([rank, rank]), face, face)

const each = (section: string): string[] => FACES.map(face => `${section}.${face}`)
const pairs = (section: string): string[] => ['1-2', '1-2', '3-4', '3-4', '5-6', '5-6'].map(two => `${section}.${two}`)

rule(
  ['7.301', '7.302', '7.304', '7.305', '7.353', '7.36', '7.371', '7.38', '7.39'],
  'results for places and meetings are logged with the section of their row',
  () => {
    expect(rowsOf('common-towns', into(TOWN))).toEqual(each('7.301'))
    expect(rowsOf('elven-dwellings', into(DWELLING))).toEqual(pairs('7.39'))
    expect(rowsOf('abbey', into(ABBEY))).toEqual(pairs('7.38'))
    expect(rowsOf('high-hollow', into(HOLLOW))).toEqual(pairs('7.36'))
    expect(rowsOf('star-crest', into(CREST))).toEqual(pairs('7.371'))
    expect(rowsOf('hamdrels-gifts-1-3', into(COTTAGE))).toEqual(pairs('7.353.r123'))
    expect(rowsOf('hamdrels-gifts-0-4', into(COTTAGE, 0))).toEqual(pairs('7.353.r04'))
    expect(rowsOf('player-encounters-1-3', meeting(1))).toEqual(each('7.302.r123'))
    expect(rowsOf('player-encounters-4', meeting(4))).toEqual(each('7.302.r4'))
    expect(rowsOf('demons', onto('demons'))).toEqual(each('7.304'))
    expect(rowsOf('dragon', onto('dragon'))).toEqual(each('7.305'))
  },
)

rule(['8', '8.3', '8.4'], 'Random Encounters are logged with the section of their row', () => {
  expect(rowsOf('random-encounters', byChance())).toEqual(each('8.table'))
  expect(rowsOf('traps', byChance(2, 2))).toEqual(each('8.3'))
  expect(rowsOf('animals', byChance(3, 3))).toEqual(each('8.4'))
})
