/** The parts of a rulebook section that the trace needs. Only sections of kind `rule` need a test. */
export interface TracedSection {
  readonly id: string
  readonly chapter: string
  readonly kind: string
}

export interface RuleTrace {
  /** The number of sections of all kinds. */
  readonly sections: number
  readonly rules: number
  /** The number of rules that a test names. Together with `unproven` they add up to `rules`. */
  readonly proven: number
  /** The ids of the rules that no test names, in the book's order. */
  readonly unproven: readonly string[]
}

/**
 * The tokens of a test file: comments and strings (to skip their contents), `const rule = rulesOf('game')`, and calls
 * with an id or a list of ids as the first argument. Ids in variables and templates aren't recognized.
 */
const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\b(?:const|let)\s+(?<name>\w+)(?:\s*:\s*\w+)?\s*=\s*rulesOf\(\s*['"](?<game>[^'"\n]+)['"]|(?<![\w.$])(?<call>\w+)\(\s*(?<ids>\[[^\]]*\]|'[^'\n]*'|"[^"\n]*")\s*,|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

/** Returns the sections of a game that a test file names in `rule('id', ...)` or `rule(['id', 'id'], ...)`. */
export function sectionsNamed(game: string, text: string): Set<string> {
  const names = new Set<string>()
  const ids = new Set<string>()
  for (const { groups } of text.matchAll(TOKENS)) {
    if (groups?.name && groups.game === game) names.add(groups.name)
    if (groups?.call && groups.ids && names.has(groups.call))
      for (const [quoted] of groups.ids.matchAll(/'[^'\n]+'|"[^"\n]+"/g)) ids.add(quoted.slice(1, -1))
  }
  return ids
}

/** Determines which sections of a game the test files name. */
export function traceRules(game: string, sections: readonly TracedSection[], tests: readonly string[]): RuleTrace {
  const named = new Set(tests.flatMap(text => [...sectionsNamed(game, text)]))
  const rules = sections.filter(section => section.kind === 'rule')
  const unproven = rules.filter(section => !named.has(section.id)).map(section => section.id)
  return { sections: sections.length, rules: rules.length, proven: rules.length - unproven.length, unproven }
}

/** Combines the traces of several games. If there is more than one, ids are prefixed with their game. */
export function mergeTraces(games: Readonly<Record<string, RuleTrace>>): RuleTrace {
  const all = Object.entries(games)
  const sum = (count: (trace: RuleTrace) => number) => all.reduce((total, [, trace]) => total + count(trace), 0)
  return {
    sections: sum(trace => trace.sections),
    rules: sum(trace => trace.rules),
    proven: sum(trace => trace.proven),
    unproven: all.flatMap(([game, trace]) => trace.unproven.map(id => (all.length > 1 ? `${game} ${id}` : id))),
  }
}

/**
 * Returns a clause for each game with more untested rules than its baseline. The baseline of a game that isn't listed
 * is 0.
 */
export function growth(
  games: Readonly<Record<string, RuleTrace>>,
  baseline: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(games).flatMap(([game, { unproven }]) => {
    const granted = baseline[game] ?? 0
    return unproven.length > granted ? [`${game} has ${unproven.length} rules without a test, up from ${granted}`] : []
  })
}
