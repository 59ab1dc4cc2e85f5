import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { traceCommand } from '../../src/cli/rules-trace.ts'
import { growth, mergeTraces, sectionsNamed, traceRules } from '../../src/lab/rule-trace.ts'
import { rulesOf } from '../rule.ts'

const SECTIONS = [
  { id: '1', chapter: '1', kind: 'definition' },
  { id: '1.1', chapter: '1', kind: 'rule' },
  { id: '1.2', chapter: '1', kind: 'rule' },
  { id: '2.1', chapter: '2', kind: 'rule' },
]

/** Returns the text of a test file for the game `chess` with these lines. */
const testFile = (...lines: string[]) => ["const rule = rulesOf('chess')", ...lines].join('\n')

const named = (...lines: string[]) => [...sectionsNamed('chess', testFile(...lines))]

describe('a test file', () => {
  test('names the section or sections that its rule tests begin with', () => {
    expect(named("rule('1.1', 'a pawn goes forward', () => {", "rule(['1.2', '2.1'], 'a rook', fn)")).toEqual([
      '1.1',
      '1.2',
      '2.1',
    ])
    expect(named('  rule(\n    [\n      "1.2",\n      \'1.1\',\n    ],\n    "all of it",')).toEqual(['1.2', '1.1'])
  })

  test('names nothing in a comment or within a string', () => {
    expect(named("// rule('1.1', 'later', fn)", "/* rule('1.2', 'later', fn) */")).toEqual([])
    expect(named('const text = "rule(\'1.1\', x)"', "const more = `rule('1.2', x)`")).toEqual([])
  })

  test('is not misled by text that looks like a comment or a string', () => {
    expect(named("const glob = 'test/**/*.ts', url = 'http://a'; rule('1.1', 'a', fn) // don't")).toEqual(['1.1'])
    expect(named("const its = /it's/", "rule('1.2', 'b', fn)")).toEqual(['1.2'])
  })

  test('names nothing for computed ids', () => {
    expect(named('rule(id, "a", fn)', 'rule(`1.2`, "b", fn)', 'rule(["1.1", more], "c", fn)')).toEqual(['1.1'])
  })

  test('names nothing in calls that are not rule tests', () => {
    expect(named("test('1.1', 'x', fn)", "book.rule('1.2', 'x')", "overrule('2.1', 'x')", "rule('1.1')")).toEqual([])
  })

  test('counts for its declared game, no matter what the function is called', () => {
    const text = "const rule = rulesOf('chess')\nconst go = rulesOf('go')\nrule('1.1', 'a', fn)\ngo('2.1', 'b', fn)"
    expect([...sectionsNamed('chess', text)]).toEqual(['1.1'])
    expect([...sectionsNamed('go', text)]).toEqual(['2.1'])
    expect([...sectionsNamed('draughts', text)]).toEqual([])
    expect([...sectionsNamed('go', "const go: RuleTest = rulesOf('go')\ngo('2.1', 'b', fn)")]).toEqual(['2.1'])
  })
})

describe('the trace', () => {
  test('counts the rules named by tests and lists the others in the order of the book', () => {
    const tests = [testFile("rule('1.2', 'a', fn)"), testFile("rule(['1', '1.2'], 'b', fn)")]
    expect(traceRules('chess', SECTIONS, tests)).toEqual({ sections: 4, rules: 3, proven: 1, unproven: ['1.1', '2.1'] })
    expect(traceRules('chess', SECTIONS, []).unproven).toEqual(['1.1', '1.2', '2.1'])
  })

  test("adds up the games, and gives an id's game only if there are several", () => {
    const chess = { sections: 4, rules: 3, proven: 1, unproven: ['1.1', '2.1'] }
    const go = { sections: 2, rules: 2, proven: 1, unproven: ['1.1'] }
    expect(mergeTraces({ chess })).toEqual(chess)
    expect(mergeTraces({ chess, go })).toEqual({
      sections: 6,
      rules: 5,
      proven: 2,
      unproven: ['chess 1.1', 'chess 2.1', 'go 1.1'],
    })
  })

  test('has grown only if a game has more unproven rules than its baseline allows', () => {
    const chess = { sections: 4, rules: 3, proven: 1, unproven: ['1.1', '2.1'] }
    expect(growth({ chess }, { chess: 2 })).toEqual([])
    expect(growth({ chess }, { chess: 3 })).toEqual([])
    expect(growth({ chess }, { chess: 1 })).toEqual(['chess has 2 rules without a test, up from 1'])
    expect(growth({ chess }, {})).toEqual(['chess has 2 rules without a test, up from 0'])
  })
})

describe('the command', () => {
  const folders: string[] = []
  afterEach(() => Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true }))))

  /** Runs the command in a project with these files. */
  async function run(args: string[], files: Record<string, unknown>) {
    const root = await mkdtemp(join(tmpdir(), 'rule-trace-'))
    folders.push(root)
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
    }
    const out: string[] = []
    const err: string[] = []
    const code = await traceCommand(args, { root, print: line => out.push(line), complain: line => err.push(line) })
    return { code, out, err }
  }

  const project = {
    'data/chess/rules.json': { chapters: [], sections: SECTIONS },
    'data/chess/pieces.json': [],
    'test/games/chess/pawn.test.ts': testFile("rule('1.2', 'a pawn goes forward', () => {})"),
    'test/games/chess/pawn.ts': testFile("rule('1.1', 'not a test file', () => {})"),
    'test/rules/unproven.json': { chess: 2 },
  }

  test('prints a readable table', async () => {
    const { code, out, err } = await run([], project)
    expect(code).toBe(0)
    expect(err).toEqual([])
    expect(out).toEqual([
      'chess: 4 sections, 3 rules, 1 proven, 2 unproven',
      'chapter  rules  proven  unproven',
      '      1      2       1  1.1',
      '      2      1       0  2.1',
      '',
    ])
  })

  test('prints exactly one JSON object with --json', async () => {
    const { code, out } = await run(['--json'], project)
    expect(code).toBe(0)
    expect(out).toHaveLength(1)
    const chess = { sections: 4, rules: 3, proven: 1, unproven: ['1.1', '2.1'] }
    expect(JSON.parse(out[0]!)).toEqual({ ...chess, games: { chess } })
  })

  test('passes with --check if there are no more unproven rules than before', async () => {
    expect(await run(['--check', '--json'], project)).toMatchObject({ code: 0, err: [] })
    const fewer = { ...project, 'test/rules/unproven.json': { chess: 3 } }
    expect(await run(['--check'], fewer)).toMatchObject({ code: 0, err: [] })
  })

  test('fails with --check if there are more, and says so', async () => {
    const { code, out, err } = await run(['--check', '--json'], {
      ...project,
      'test/rules/unproven.json': { chess: 1 },
    })
    expect(code).toBe(1)
    expect(out).toHaveLength(1)
    expect(err).toHaveLength(1)
    expect(err[0]).toContain('chess has 2 rules without a test, up from 1')
  })

  test('says what is wrong: an unknown option, a missing project, a broken file', async () => {
    expect(await run(['--chek'], project)).toMatchObject({ code: 2, err: [expect.stringContaining('--chek')] })
    expect(await run([], {})).toMatchObject({ code: 2, err: [expect.stringContaining('no data folder')] })
    const broken = await run([], { ...project, 'data/chess/rules.json': '{"sections": [{"id": 3}]}' })
    expect(broken).toMatchObject({ code: 2, err: [expect.stringContaining(join('chess', 'rules.json'))] })
    const { 'test/rules/unproven.json': _, ...bare } = project
    expect(await run(['--check'], bare)).toMatchObject({ code: 2, err: [expect.stringContaining('unproven.json')] })
  })
})

describe('a rule test', () => {
  // Called on one line, so that the trace does not take these for tests of the rules they name.
  const begun = (id: string | string[]) => () => rulesOf('wizards')(id, 'is never run', () => {})

  test('cannot name an unknown section, and suggests similar ones', () => {
    expect(begun('7.3043z')).toThrow(/no section 7\.3043z; near it are 7\.3043, 7\.3043a/)
    expect(begun(['8.45', 'Q'])).toThrow('no section Q')
    expect(begun([])).toThrow('names no section')
  })

  test('cannot exist for a game without a rulebook', () => {
    expect(() => rulesOf('no-such-game')).toThrow('rules.json')
  })

  // The only real test here: if `rulesOf` did not register it, its name would be missing.
  rulesOf('wizards')(['5', '5.1'], 'carries its sections in its name', () => {
    expect(expect.getState().currentTestName).toContain('5, 5.1 carries its sections in its name')
  })
})
