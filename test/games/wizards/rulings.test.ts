import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rulebook } from '../../../src/games/wizards/rulebook.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The rows of the page: number, rules, case, ruling, source. */
const RULINGS = read('docs/wizards.md')
  .split('\n')
  .filter(line => /^\| W?\d+ \|/.test(line))
  .map(line => {
    const [number, rules, question, answer, source] = line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim())
    return { number, rules, question, answer, source }
  })

/** Returns the numbers of the rulings that a folder cites (`ruling 40`, `rulings 68, 69`), each with a file. */
function named(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const entry of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.ts')) continue
    for (const [, numbers] of read(`${folder}/${entry}`).matchAll(/\brulings? (W?\d+(?:(?:, | and )W?\d+)*)/g))
      for (const number of numbers!.split(/, | and /)) found.set(number, entry)
  }
  return found
}

describe('the page of rulings', () => {
  test('lists each number at most once, in order, and our own after the others', () => {
    const numbers = RULINGS.map(ruling => ruling.number!)
    const order = (number: string) => (number.startsWith('W') ? 1000 + Number(number.slice(1)) : Number(number))
    expect(numbers.map(order)).toEqual([...new Set(numbers.map(order))].sort((a, b) => a - b))
    expect(numbers.length).toBeGreaterThanOrEqual(88)
  })

  test('gives the case, the ruling and the source of each', () => {
    for (const { number, question, answer, source } of RULINGS) {
      expect(question, number).toMatch(/[?.]$/)
      expect(answer, number).toMatch(/^[A-Z].*\.$/)
      for (const one of source!.split(', '))
        expect(['book', 'authors 2003', 'house rules', 'ours'], number).toContain(one)
    }
  })

  test('names only existing sections and cards', () => {
    for (const { number, rules } of RULINGS)
      for (const id of rules!.split(', ').flatMap(one => one.split('-'))) {
        if (/^([ET]\d+|\d{1,2})$/.test(id) && !rulebook.section(id)) continue
        expect(rulebook.section(id), `${number}: ${id}`).toBeDefined()
      }
  })

  for (const folder of ['src/games/wizards', 'src/bots', 'test/rules/wizards'])
    test(`has every ruling that ${folder} cites`, () => {
      const known = new Set(RULINGS.map(ruling => ruling.number))
      for (const [number, file] of named(folder)) expect(known.has(number), `ruling ${number} in ${file}`).toBe(true)
    })
})
