import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'

/*
 * Provides the switch before each call for `test/deleted-statements.mjs`, and records the calls that a test file
 * reaches.
 */
const MAX_TIME = 60_000
const folder = process.env.DELETED_FOLDER
if (folder) {
  const deleted = Number(readFileSync(join(folder, 'deleted'), 'utf8'))
  const shared = globalThis as { callsAtTop?: Set<number> }
  shared.callsAtTop ??= new Set()
  const atTop = shared.callsAtTop
  const hits = new Set<number>()
  let isLoading = true
  let calls = 0
  const end = Date.now() + MAX_TIME
  Object.assign(globalThis, {
    keepsCall: (n: number) => {
      ;(isLoading ? atTop : hits).add(n)
      // Without the deleted call, a loop may never end.
      if (deleted >= 0 && ++calls % 1024 === 0 && Date.now() > end) throw new Error('no end')
      return n !== deleted
    },
  })
  afterAll(() => {
    if (deleted >= 0) return
    const path = expect.getState().testPath ?? ''
    const name = path.replace(/\W+/g, '-')
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ path, hits: [...atTop, ...hits] }))
  })
  beforeAll(() => {
    isLoading = false
  })
}
