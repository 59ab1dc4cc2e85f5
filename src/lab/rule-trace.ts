/** A section of a rulebook, as far as the trace looks at it. Only sections of the kind `rule` ask for a test. */
export interface TracedSection {
  readonly id: string
  readonly chapter: string
  readonly kind: string
}

/** Which rules of a game have a test. */
export interface RuleTrace {
  /** All sections, whatever their kind. */
  readonly sections: number
  readonly rules: number
  /** Rules that some test names; `proven` and the length of `unproven` make up `rules`. */
  readonly proven: number
  /** The ids of the others, in the order of the book. */
  readonly unproven: readonly string[]
}

/**
 * What matters in the text of a test, told apart from left to right: comments and strings (so that nothing inside them
 * counts), `const rule = rulesOf('game')`, and calls whose first argument is an id or a list of ids.
 * Ids in variables and templates cannot be read and prove nothing.
 */
const PIECES =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\b(?:const|let)\s+(?<name>\w+)(?:\s*:\s*\w+)?\s*=\s*rulesOf\(\s*['"](?<game>[^'"\n]+)['"]|(?<![\w.$])(?<call>\w+)\(\s*(?<ids>\[[^\]]*\]|'[^'\n]*'|"[^"\n]*")\s*,|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

/** The sections of a game that the text of a test file names in `rule('id', ...)` or `rule(['id', 'id'], ...)`. */
export function sectionsNamed(game: string, text: string): Set<string> {
  const names = new Set<string>()
  const ids = new Set<string>()
  for (const { groups } of text.matchAll(PIECES)) {
    if (groups?.name && groups.game === game) names.add(groups.name)
    if (groups?.call && groups.ids && names.has(groups.call))
      for (const [quoted] of groups.ids.matchAll(/'[^'\n]+'|"[^"\n]+"/g)) ids.add(quoted.slice(1, -1))
  }
  return ids
}

/** Sets the sections of a game against the texts of all test files. */
export function traceRules(game: string, sections: readonly TracedSection[], tests: readonly string[]): RuleTrace {
  const named = new Set(tests.flatMap(text => [...sectionsNamed(game, text)]))
  const rules = sections.filter(section => section.kind === 'rule')
  const unproven = rules.filter(section => !named.has(section.id)).map(section => section.id)
  return { sections: sections.length, rules: rules.length, proven: rules.length - unproven.length, unproven }
}

/** The traces of several games as one; with more than one game every id says which it belongs to. */
export function sumOf(games: Readonly<Record<string, RuleTrace>>): RuleTrace {
  const all = Object.entries(games)
  const sum = (count: (trace: RuleTrace) => number) => all.reduce((total, [, trace]) => total + count(trace), 0)
  return {
    sections: sum(trace => trace.sections),
    rules: sum(trace => trace.rules),
    proven: sum(trace => trace.proven),
    unproven: all.flatMap(([game, trace]) => trace.unproven.map(id => (all.length > 1 ? `${game} ${id}` : id))),
  }
}

/** A clause for each game with more unproven rules than the baseline grants it; a game it does not name may have none. */
export function growth(
  games: Readonly<Record<string, RuleTrace>>,
  baseline: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(games).flatMap(([game, { unproven }]) => {
    const granted = baseline[game] ?? 0
    return unproven.length > granted ? [`${game} has ${unproven.length} rules without a test, and had ${granted}`] : []
  })
}
