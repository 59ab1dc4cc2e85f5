import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Matchers that check only the properties given, so that `{}` matches any object. */
const PARTIAL = new Set(['toMatchObject', 'objectContaining'])

/** Returns the lines with an empty object inside a partial matcher. */
function emptyExpectations(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node, inside: boolean): void => {
    if (inside && ts.isObjectLiteralExpression(node) && node.properties.length === 0)
      found.push(`${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    const partial =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      PARTIAL.has(node.expression.name.text)
    if (partial) {
      visit(node.expression, inside)
      for (const argument of node.arguments) visit(argument, true)
    } else ts.forEachChild(node, child => visit(child, inside))
  }
  visit(source, false)
  return found
}

/** Test sources that use a partial matcher. */
const sources = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name))
  .map(name => [join('test', name), readFileSync(join('test', name), 'utf8')] as const)
  .filter(([, text]) => [...PARTIAL].some(matcher => text.includes(matcher)))

describe('an assertion asserts something', () => {
  it('no partial matcher gets an empty object, which would match anything', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.flatMap(([name, text]) => emptyExpectations(name, text))).toEqual([])
  })

  it('an empty object is found at any depth', () => {
    const lines = [
      'x.toMatchObject({ known: {} })',
      'x.toEqual(y.objectContaining([{ a: 1, b: { c: {} } }]))',
      'x.toEqual({})',
    ]
    expect(emptyExpectations('probe.ts', lines.join('\n'))).toEqual(['probe.ts:1', 'probe.ts:2'])
  })

  // Empty lists need no ban, because a list is matched with its length.
  it('an empty list is allowed, because it matches only an empty list', () => {
    expect({ tasks: [] }).toMatchObject({ tasks: [] })
    expect({ tasks: [1] }).not.toMatchObject({ tasks: [] })
    expect({ tasks: { 1: 1 } }).not.toMatchObject({ tasks: [] })
  })
})
