import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { folder } from '../folder.ts'
import { gameById } from '../games/library.ts'

const SCHEMAS = join('docs', 'bots', 'schemas')

it('the schema files are those of the current types', () => {
  const fresh = folder()
  execFileSync(process.execPath, ['schemas.mjs', fresh])
  for (const name of readdirSync(fresh))
    expect(readFileSync(join(SCHEMAS, name), 'utf8'), `run npm run schemas for ${name}`).toBe(
      readFileSync(join(fresh, name), 'utf8'),
    )
  expect(readdirSync(SCHEMAS)).toEqual(readdirSync(fresh))
})

/** Forbids fields that a schema doesn't name, which the published schemas allow. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const all = Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, strict(one)]))
  return all.type === 'object' && !('additionalProperties' in all) ? { ...all, additionalProperties: false } : all
}

/** The number of random games of each. */
const GAMES = amount(3, 20)
/** The maximum number of answers per game, and the number of answers between two views. */
const ANSWERS = amount(400, 20_000)
const SPARSE = 25

it.each(['wizards', 'wizards-revised', 'elfenwizards', 'wizards-quest', 'magic-realm'])(
  'all views, events and acts in random games of %s match their schema',
  id => {
    const game = gameById(id)
    const whole = JSON.parse(readFileSync(join(SCHEMAS, `${id}.json`), 'utf8')) as AnySchemaObject
    const ajv = new Ajv2020({ strict: false, inlineRefs: false })
    ajv.addSchema(strict({ ...whole, $id: id }) as AnySchemaObject)
    const check = (what: 'view' | 'event' | 'act', value: unknown) => {
      const validate = ajv.getSchema(`${id}#/properties/${what}`)!
      // Programs receive JSON.
      if (!validate(JSON.parse(JSON.stringify(value))))
        throw new Error(`${what} ${JSON.stringify(value).slice(0, 300)}: ${ajv.errorsText(validate.errors)}`)
    }
    for (let n = 0; n < GAMES; n++) {
      const match = Match.begin(game, headerFor(game, n, 'schema', { varied: true }))
      const random = seedRandom(`schema ${n}`, 'play')
      for (let answers = 0; answers < ANSWERS && !match.over; answers++) {
        if (answers % SPARSE === 0) {
          for (const { seat, options } of match.questions) {
            check('view', match.view(seat))
            for (const { act } of options) if (act !== undefined) check('act', act)
          }
          check('view', match.view(null))
        }
        const { seat, id } = randomAnswer(random, match.questions)
        match.answer(seat, id)
        for (const event of match.lastEvents) check('event', event)
      }
      check('view', match.view(0))
    }
  },
)
