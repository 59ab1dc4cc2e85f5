import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { built, runBuilt } from '../cli/built.ts'
import { browser, openPage, type Page } from './browser.ts'

const home = mkdtempSync(join(tmpdir(), 'cantrip-share-'))
const env = { HOME: home, CANTRIP_SAVES: join(home, 'saves') }
const examples = 'saves/examples'
let program = ''
beforeAll(async () => {
  program = await built()
})
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))

async function shared(file: string, ...more: string[]): Promise<string> {
  const page = join(home, `${Math.random()}.html`)
  const { err, code } = await runBuilt(program, ['share', file, '-o', page, ...more], env)
  expect([err, code]).toEqual([`Written to ${page}; open it in any browser.\n`, 0])
  return page
}

describe('a shared page', () => {
  it('holds the longest bundled game in less than a megabyte, and makes no requests', {
    timeout: 180_000,
  }, async () => {
    const page = await shared(join(examples, 'three-players.moves'))
    expect(statSync(page).size).toBeLessThan(1_000_000)
    const text = readFileSync(page, 'utf8')
    expect(text).toContain(`default-src 'none'`)
    expect(text.replace(/xmlns="[^"]*"|http:\/\/www\.w3\.org\/[^"\\]*/g, '')).not.toMatch(
      /https?:\/\/|@import|<link|<img/,
    )
  })

  it('is the same each time, and is printed if no file is named', async () => {
    const file = join(examples, 'first-fortnight.moves')
    const printed = await runBuilt(program, ['share', file], env)
    expect(printed.out).toBe(readFileSync(await shared(file), 'utf8'))
  })

  it('never overwrites another file', async () => {
    const file = join(home, 'letter.html')
    writeFileSync(file, '<html>dear')
    const { err, code } = await runBuilt(program, ['share', join(examples, 'first-fortnight.moves'), '-o', file], env)
    expect([code, err]).toEqual([
      1,
      `cantrip: ${file} already exists and is not a web page of a game; choose another file.\n`,
    ])
    expect(readFileSync(file, 'utf8')).toBe('<html>dear')
  })

  it('shows a seat only what it can know', async () => {
    const moves = join(home, 'hidden.moves')
    const head = 'cantrip-moves 1\ngame wizards\nseed 1982\nseats <b>Ann, Ben\n--\n'
    writeFileSync(moves, head)
    const open = readFileSync(await shared(moves), 'utf8')
    expect(open).not.toContain('1982')
    // Names are shown as text even if they contain markup.
    expect(open).not.toContain('<b>Ann')
    expect(open).toContain('&lt;b&gt;Ann')
    expect(readFileSync(await shared(moves, '--seat', 'Ben'), 'utf8')).toContain('As seen by Ben.')
  })
})

describe.skipIf(!browser)('in a real browser', () => {
  let page: Page
  const told = () => page.value(`document.getElementById('told').innerText`)
  const where = () => page.value(`document.getElementById('where').textContent`)
  const board = () => page.value(`document.getElementById('board').innerHTML`)

  it('steps both ways with keys, buttons and the slider', async () => {
    page = await openPage(await shared(join(examples, 'first-fortnight.moves')), join(home, 'profile'))
    try {
      const [, last] = /^0 \/ (\d+)$/.exec(String(await where())) ?? []
      expect(Number(last)).toBeGreaterThan(7)
      expect(await page.value(`document.querySelectorAll('#board svg').length`)).toBe(1)
      const boards = [await board()]
      await page.press('ArrowRight')
      expect(await where()).toBe(`1 / ${last}`)
      boards.push(await board())
      await page.value(`document.getElementById('on').click()`)
      expect(await where()).toBe(`2 / ${last}`)
      await page.press('ArrowLeft')
      expect(await board()).toBe(boards[1])
      await page.value(`document.getElementById('back').click()`)
      expect(await board()).toBe(boards[0])
      await page.press('End')
      expect(await where()).toBe(`${last} / ${last}`)
      expect(String(await told())).not.toBe('')
      await page.press('ArrowRight')
      expect(await where()).toBe(`${last} / ${last}`)
      await page.press('Home')
      expect(await where()).toBe(`0 / ${last}`)
      await page.value(`document.getElementById('at').value = 7; document.getElementById('at').oninput()`)
      expect(await where()).toBe(`7 / ${last}`)
      expect(page.complaints).toEqual([])
    } finally {
      await page.close()
    }
  })

  it('puts the board above the log on a phone', async () => {
    page = await openPage(await shared(join(examples, 'three-guilds.moves')), join(home, 'profile-2'))
    try {
      const width = (id: string) => page.value(`document.getElementById('${id}').getBoundingClientRect().width`)
      await page.resize(390, 800)
      expect(await width('board')).toBe(390)
      expect(await width('told')).toBe(390)
      expect(Number(await page.value(`document.querySelector('#board svg').getBoundingClientRect().width`))).toBe(390)
      await page.resize(1200, 800)
      expect(Number(await width('told'))).toBeLessThan(500)
      expect(page.complaints).toEqual([])
    } finally {
      await page.close()
    }
  })
})
