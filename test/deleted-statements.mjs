// Mutation testing with deleted calls, which StrykerJS doesn't support. Deletes one statement that is a call at a time
// and lists the deletions that no test notices. `node test/deleted-statements.mjs --tests test/rules/wizards
// src/games/wizards/rules/turn` takes files or folders. `--tests` names test folders or files, by default those of the
// same area. `--only 12,40` repeats some deletions by number.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { createVitest } from 'vitest/node'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', multiple: true }, only: { type: 'string' } },
})

const filesBelow = (path, ending) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(name => ending.test(name))
        .map(name => join(path, name))
    : [path]

const testsOf = file => {
  const game = /^src\/games\/([^/]+)/.exec(file)?.[1]
  return game ? [`test/rules/${game}`, `test/games/${game}`] : [file.replace(/^src\/([^/]+).*/, 'test/$1')]
}

const files = positionals.flatMap(path => filesBelow(path, /\.tsx?$/)).sort()
if (files.length === 0 || files.some(file => !file.startsWith('src/'))) {
  console.error('Name files or folders below src/.')
  process.exit(2)
}

/** Returns true for a call that is a whole statement, including `yield*` and `await`. */
const isCall = node => {
  if (!ts.isExpressionStatement(node)) return false
  let { expression } = node
  while (ts.isYieldExpression(expression) || ts.isAwaitExpression(expression) || ts.isVoidExpression(expression))
    expression = expression.expression ?? node
  return ts.isCallExpression(expression)
}

/** All deletions, numbered by their index. */
const deletions = []
/** The text of each file with a switch before each call. */
const switched = new Map()
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** The text to insert, by position. It is in braces, because an `else` may follow. */
  const inserted = []
  const visit = node => {
    // `super()` can't be deleted.
    if (isCall(node) && !node.getText().startsWith('super(')) {
      inserted.push([node.getStart(), `{ if (globalThis.keepsCall(${deletions.length})) `], [node.getEnd(), ' }'])
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      deletions.push({ where: `${file}:${line + 1}`, text: node.getText().split('\n')[0] })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  const ends = inserted.sort(([a], [b]) => a - b)
  const pieces = ends.map(([at, what], i) => text.slice(ends[i - 1]?.[0] ?? 0, at) + what)
  switched.set(file, pieces.join('') + text.slice(ends.at(-1)?.[0] ?? 0))
}

const folder = join('dist', 'deleted-statements')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
process.env.DELETED_FOLDER = folder
const wanted = values.tests ?? [...new Set(files.flatMap(testsOf))].filter(path => existsSync(path))
process.env.MUTANTS_TESTS = wanted.join(' ')

const vitest = await createVitest(
  'test',
  { config: 'test/mutants.config.ts', watch: false, bail: 1, maxWorkers: 1, reporters: [{}], testTimeout: 60_000 },
  {
    plugins: [
      {
        name: 'deletable-calls',
        enforce: 'pre',
        transform: (_, id) => {
          const code = switched.get(relative(process.cwd(), id.split('?')[0]))
          return code === undefined ? null : { code, map: null }
        },
      },
    ],
  },
)

/** Runs tests with one call deleted (-1 for none) and returns the modules that ran. */
async function run(specifications, deleted) {
  writeFileSync(join(folder, 'deleted'), String(deleted))
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = testModules.filter(module => module.state() === 'failed')
  return { testModules, failed, isNoticed: failed.length > 0 || unhandledErrors.length > 0 }
}

const all = await vitest.globTestSpecifications()
const before = await run(all, -1)
if (before.isNoticed) {
  console.error('These tests fail without a deletion:')
  for (const module of before.failed)
    for (const test of module.children.allTests('failed'))
      console.error(`${test.fullName}\n    ${test.result().errors?.[0]?.message}`)
  process.exit(1)
}
const duration = new Map(before.testModules.map(module => [module.moduleId, module.diagnostic().duration]))
/** The calls that each test file reaches. Calls at the top level of a module count for all files. */
const hits = new Map(
  readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map(({ path, hits }) => [path, new Set(hits)]),
)
const only = values.only?.split(',').map(Number)
const survivors = []
let noticed = 0
for (const [n, { where, text }] of deletions.entries()) {
  if (only && !only.includes(n)) continue
  const near = all
    .filter(({ moduleId }) => hits.get(moduleId)?.has(n))
    .sort((a, b) => duration.get(a.moduleId) - duration.get(b.moduleId))
  if (near.length > 0 && (await run(near, n)).isNoticed) {
    noticed++
    continue
  }
  survivors.push(n)
  console.log(`${n}: ${where}${near.length === 0 ? ' (no test comes here)' : ''}\n    ${text}`)
}
await vitest.close()
const count = noticed + survivors.length
console.log(`${noticed} of ${count} deletions noticed, ${((100 * noticed) / count).toFixed(1)} %`)
if (survivors.length > 0) console.log(`--only ${survivors.join(',')}`)
process.exit(0)
