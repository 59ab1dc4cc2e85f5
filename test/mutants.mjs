// Mutation testing: plants every small fault that StrykerJS supports in a file, one at a time, and lists those that the
// tests of the same area don't notice. `npm run mutants -- src/kernel/random.ts` takes a file, a folder, or part of a
// file such as `src/kernel/match.ts:120-180`. `--tests test/rules/wizards` runs other tests. `--again` plants only the
// faults that survived the last run for the same path.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true },
    workers: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
})
const [path = ''] = positionals
const file = path.replace(/:[\d-]+$/, '')
if (!file.startsWith('src/') || !existsSync(file)) {
  console.error(
    `There is no "${path}" to plant faults in; name a file or a folder below src/, such as src/kernel/random.ts.`,
  )
  process.exit(2)
}

/** Returns the folders with the tests for a file's area. */
function testsOf(name) {
  const game = /^src\/games\/([^/]+)/.exec(name)?.[1]
  const folders = game ? [`test/rules/${game}`, `test/games/${game}`] : [name.replace(/^src\/([^/]+).*/, 'test/$1')]
  return folders.filter(folder => existsSync(folder))
}

/** Returns the tests named after the file, which quickly notice most faults. */
function testsNamedFor(name, folders) {
  const own = basename(name).replace(/\.tsx?$/, '')
  return folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(test => new RegExp(`^${own}s?\\.test\\.tsx?$`).test(basename(test)))
      .map(test => join(folder, test)),
  )
}

/** Plants faults, runs these tests, and returns the files in the report. */
async function plant(mutate, tests) {
  process.env.MUTANTS_TESTS = tests.join(' ')
  await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutants.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: Number(values.workers),
    reporters: ['json', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName },
    allowConsoleColors: false,
    logLevel: 'warn',
    // Tests of behavior don't need to notice a different word in a sentence.
    mutator: { excludedMutations: ['StringLiteral'] },
    timeoutMS: 8_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    tempDirName: 'dist/mutants/sandbox',
    ignorePatterns: ['dist', 'docs', 'saves/*', '!saves/examples', '.ci'],
  }).runMutationTest()
  return JSON.parse(readFileSync(fileName, 'utf8')).files
}

/** Returns a key that identifies a fault by its place and its replacement. */
const keyOf = (name, { location: { start, end }, replacement }) =>
  `${name}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`

/** Returns all faults in a report by key, with the lines of their file. */
const faultsOf = files =>
  new Map(
    Object.entries(files).flatMap(([name, { mutants, source }]) =>
      mutants.map(mutant => [keyOf(name, mutant), { ...mutant, name, lines: source.split('\n') }]),
    ),
  )

// Some faults keep every test file from loading. Then no test fails, but none runs either.
const hasLived = ({ status, testsCompleted }) =>
  status === 'NoCoverage' || (status === 'Survived' && testsCompleted !== 0)

/** The file with the last report for a path. */
const fileName = join('dist', 'mutants', `${path.replace(/[^\w.-]+/g, '-')}.json`)
mkdirSync('dist/mutants', { recursive: true })
const all = values.tests ?? testsOf(file)
const isFolder = statSync(file).isDirectory()
const named = isFolder || values.tests ? [] : testsNamedFor(file, all)

/**
 * Returns the places of faults without duplicates. Columns are counted from 1 in a report, but from 0 when faults are
 * planted.
 */
const placesOf = faults => [
  ...new Set(
    faults.map(
      ({ name, location: { start, end } }) => `${name}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
    ),
  ),
]
const livedIn = faults => [...faults.values()].filter(hasLived)

const whole = isFolder ? [`${file.replace(/\/$/, '')}/**/*.{ts,tsx}`] : [path]
const before = values.again ? faultsOf(JSON.parse(readFileSync(fileName, 'utf8')).files) : null
const faults = faultsOf(await plant(before ? placesOf(livedIn(before)) : whole, named.length > 0 ? named : all))
// If faults overlap, those noticed before are planted again too.
if (before) for (const key of faults.keys()) if (!before.has(key) || !hasLived(before.get(key))) faults.delete(key)
// Run all tests of the area for the faults that the tests named after the file did not notice.
const left = livedIn(faults)
if (named.length > 0 && left.length > 0)
  for (const [key, fault] of faultsOf(await plant(placesOf(left), all)))
    if (hasLived(faults.get(key) ?? {})) faults.set(key, fault)

let killed = 0
let lived = 0
for (const fault of faults.values()) {
  const { name, lines, status, location, mutatorName, replacement } = fault
  if (['Killed', 'Timeout', 'Survived'].includes(status) && !hasLived(fault)) killed++
  if (!hasLived(fault)) continue
  lived++
  const { start, end } = location
  const there = lines
    .slice(start.line - 1, end.line)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const how = status === 'NoCoverage' ? ' (not covered by any test)' : ''
  console.log(`${name}:${start.line}:${start.column} ${mutatorName}${how}\n    ${there}\n    -> ${replacement}`)
}
console.log(
  `${path}: ${killed} of ${killed + lived} faults noticed, ${((100 * killed) / (killed + lived)).toFixed(1)} %`,
)
