import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { growth, mergeTraces, type RuleTrace, type TracedSection, traceRules } from '../lab/rule-trace.ts'

/** The file with the maximum number of untested rules for each game. Lower a number when more rules are tested. */
const BASELINE = 'test/rules/unproven.json'

const RulesFile = v.object({ sections: v.array(v.object({ id: v.string(), chapter: v.string(), kind: v.string() })) })
const BaselineFile = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))

export interface TracePlace {
  readonly root: string
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

const HERE: TracePlace = {
  root: process.cwd(),
  print: line => process.stdout.write(`${line}\n`),
  complain: line => process.stderr.write(`${line}\n`),
}

/**
 * Runs `rules [--json] [--check]`, which lists the rules in every data/<game>/rules.json that no test names. `--check`
 * compares the numbers with the baseline. Returns the exit code: 0, 1 if there are more untested rules than the
 * baseline allows, or 2 on errors.
 */
export async function traceCommand(args: string[], place: TracePlace = HERE): Promise<number> {
  const unknown = args.find(arg => arg !== '--json' && arg !== '--check')
  if (unknown !== undefined) {
    place.complain(`There is no option ${unknown}; use --json or --check.`)
    return 2
  }
  try {
    return await trace(args, place)
  } catch (error) {
    place.complain(error instanceof Error ? error.message : String(error))
    return 2
  }
}

async function trace(args: readonly string[], { root, print, complain }: TracePlace): Promise<number> {
  const books = await rulebooks(root)
  const tests = await testTexts(root)
  const games: Record<string, RuleTrace> = {}
  for (const [game, sections] of books) games[game] = traceRules(game, sections, tests)

  if (args.includes('--json')) print(JSON.stringify({ ...mergeTraces(games), games }))
  else for (const [game, sections] of books) for (const line of table(game, sections, games[game]!)) print(line)

  if (!args.includes('--check')) return 0
  const grown = growth(games, await readJson(join(root, BASELINE), BaselineFile))
  if (grown.length > 0) complain(`${grown.join('; ')}: name the new rules in a test, or raise ${BASELINE} and say why.`)
  return grown.length > 0 ? 1 : 0
}

async function rulebooks(root: string): Promise<[string, readonly TracedSection[]][]> {
  const data = join(root, 'data')
  if (!existsSync(data)) throw new Error(`There is no data folder in ${root}; run this in the project folder.`)
  const files = (await readdir(data)).sort().map(game => [game, join(data, game, 'rules.json')] as const)
  const found = files.filter(([, file]) => existsSync(file))
  return Promise.all(
    found.map(async ([game, file]): Promise<[string, readonly TracedSection[]]> => {
      return [game, (await readJson(file, RulesFile)).sections]
    }),
  )
}

async function testTexts(root: string): Promise<string[]> {
  const folder = join(root, 'test')
  if (!existsSync(folder)) return []
  const files = (await readdir(folder, { recursive: true })).filter(file => /\.test\.tsx?$/.test(file))
  return Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
}

/** Reads and validates a JSON file. Throws an Error with a one-sentence message that names the file. */
async function readJson<T>(file: string, form: v.GenericSchema<unknown, T>): Promise<T> {
  try {
    return v.parse(form, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new Error(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Returns a line with a game's totals, then a line for each chapter with the ids that no test names. */
function table(game: string, sections: readonly TracedSection[], trace: RuleTrace): string[] {
  const unproven = new Set(trace.unproven)
  const chapters = [...new Set(sections.map(section => section.chapter))]
  const rows = chapters.flatMap(chapter => {
    const rules = sections.filter(section => section.chapter === chapter && section.kind === 'rule')
    const open = rules.filter(rule => unproven.has(rule.id)).map(rule => rule.id)
    const counts = `${chapter.padStart(7)}${String(rules.length).padStart(7)}${String(rules.length - open.length).padStart(8)}  `
    return rules.length === 0
      ? []
      : folded(open, 100 - counts.length).map((ids, i) => (i === 0 ? counts : ' '.repeat(counts.length)) + ids)
  })
  const total = `${game}: ${trace.sections} sections, ${trace.rules} rules, ${trace.proven} proven, ${trace.unproven.length} unproven`
  return [total, 'chapter  rules  proven  unproven', ...rows, '']
}

/** Wraps words to a number of columns. Returns one empty line if there are no words. */
function folded(words: readonly string[], columns: number): string[] {
  const lines = ['']
  for (const word of words) {
    const last = lines.length - 1
    const longer = lines[last] === '' ? word : `${lines[last]} ${word}`
    if (longer.length <= columns || lines[last] === '') lines[last] = longer
    else lines.push(word)
  }
  return lines
}
