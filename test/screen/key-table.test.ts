import { expect, it } from 'vitest'
import type { Game } from '../../src/kernel/index.ts'
import {
  type Command,
  type Context,
  contextsOf,
  footerLabelOf,
  keysShown,
  ownCommandsIn,
  whatDoes,
} from '../../src/screen/commands.ts'
import { type Feature, hasFeature } from '../../src/screen/features.ts'
import type { Model } from '../../src/screen/model.ts'
import { games } from '../games/library.ts'
import { english } from '../words.ts'
import { expectGolden } from './golden.ts'
import { Player, position, ROLL, wizards } from './sitting.ts'

/** A game that the screen has no board for. */
const UNKNOWN: Game = { ...wizards, id: 'unknown' }

const atTable = (game: Game): Model => {
  const { model, table } = Player.at(ROLL)
  return { ...model, screen: { ...table, position: { ...position(ROLL), game } } }
}

/** Returns the keys shown for a command, all its keys, its footer label, its description and the feature it needs. */
const row = (command: Command): string =>
  [
    `  ${keysShown(english, command, [])}`,
    command.keys.join(' '),
    footerLabelOf(english, command, null) || '-',
    whatDoes(english, command, null),
    ...(command.needs ? [`needs ${command.needs}`] : []),
  ].join(' | ')

const rows = (model: Model, where: Context): string[] => [where, ...ownCommandsIn(model, where).map(row)]

it('each context has these keys, footer labels and descriptions, in this order', async () => {
  const { model } = new Player()
  const boardless = atTable(UNKNOWN)
  await expectGolden(
    [
      ...contextsOf(model).flatMap(where => rows(model, where)),
      '',
      'without a board',
      ...(['list', 'waiting', 'sheet', 'log'] as const).flatMap(where => rows(boardless, where)),
    ],
    'keys',
  )
})

it('each key of a context belongs to one command', () => {
  for (const model of [new Player().model, ...games.map(atTable), atTable(UNKNOWN)])
    for (const where of contextsOf(model)) {
      const keys = ownCommandsIn(model, where).flatMap(command => command.keys)
      expect([where, keys.filter((key, i) => keys.indexOf(key) !== i)]).toEqual([where, []])
    }
})

it('each game has the keys of its own features', () => {
  const all: readonly Feature[] = ['board', 'table', 'zoom', 'travel', 'errands', 'bargains']
  const featuresOf = (game: Game | null) => all.filter(feature => hasFeature(game, feature))
  expect(Object.fromEntries(games.map(game => [game.id, featuresOf(game)]))).toEqual({
    wizards: ['board', 'zoom', 'travel', 'errands'],
    'wizards-revised': ['board', 'zoom', 'travel', 'errands'],
    elfenwizards: ['board', 'bargains'],
    'wizards-quest': ['board', 'zoom', 'errands', 'bargains'],
    'magic-realm': ['board', 'zoom', 'travel', 'errands'],
  })
  expect(featuresOf(null)).toEqual(['board', 'zoom', 'travel', 'errands', 'bargains'])
  expect(featuresOf(UNKNOWN)).toEqual(['table'])
})
