import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetHostedTable, hostedTable, hostedTables, storeHostedTable } from '../../src/storage/hosted-tables.ts'
import { savePath } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { played } from './table.ts'

test('the settings of a hosted table are stored privately and found again until they are deleted', () => {
  const saves = folder()
  const settings = { eve: { hall: '/hall', group: 'players', idle: 30 }, ann: { hall: '/', group: null, idle: null } }
  for (const [name, each] of Object.entries(settings)) {
    played(savePath(saves, name), 1).close()
    storeHostedTable(savePath(saves, name), each)
  }
  played(savePath(saves, 'private'), 1).close()
  expect(hostedTables(saves)).toMatchObject(
    ['ann', 'eve'].map(name => ({ name, path: savePath(saves, name), standing: settings[name as 'ann' | 'eve'] })),
  )
  expect(statSync(`${savePath(saves, 'eve')}.host`).mode & 0o077).toBe(0)
  forgetHostedTable(savePath(saves, 'eve'))
  expect(existsSync(`${savePath(saves, 'eve')}.host`)).toBe(false)
  expect(hostedTable(savePath(saves, 'eve'))).toBeNull()
  expect(hostedTables(saves).map(({ name }) => name)).toEqual(['ann'])
  expect(hostedTables(join(saves, 'nowhere'))).toEqual([])
})

test('damaged settings of a hosted table, and those of a game that was deleted, are ignored', () => {
  const saves = folder()
  const path = savePath(saves, 'eve')
  storeHostedTable(path, { hall: '/hall', group: null, idle: null })
  expect([hostedTable(path), hostedTables(saves)]).toEqual([null, []])
  played(path, 1).close()
  expect(hostedTable(path)).not.toBeNull()
  const text = readFileSync(`${path}.host`, 'utf8')
  const damaged = [
    text.slice(0, -5),
    text.replace('"cantrip":1', '"cantrip":2'),
    text.replace('"group":null', '"group":7'),
    text.replace('"idle":null', '"idle":0'),
    '',
  ]
  for (const each of damaged) {
    writeFileSync(`${path}.host`, each)
    expect(hostedTable(path), each).toBeNull()
  }
})
