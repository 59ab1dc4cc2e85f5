import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the page of rulings lists each number at most once, in order', () => {
  const page = readFileSync('docs/wizards-quest.md', 'utf8')
  const rows = [...page.matchAll(/^\| W(\d+) \|/gm)].map(([, number]) => Number(number))
  expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
  expect(rows.length).toBeGreaterThanOrEqual(59)
})

test('the page has every ruling that the code cites', () => {
  const page = readFileSync('docs/wizards-quest.md', 'utf8')
  const sources = readdirSync('src/games/wizards-quest', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(`src/games/wizards-quest/${file}`, 'utf8'))
  const named = sources.flatMap(text => [...text.matchAll(/\bW\d+\b/g)].map(([number]) => number))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter(number => !page.includes(`| ${number} |`))).toEqual([])
})
