import { readFileSync } from 'node:fs'
import { test } from 'vitest'

/** A test that proves sections of a rulebook: `rule('8.45', 'a horse adds four', ...)`. */
export type RuleTest = (id: string | readonly string[], sentence: string, fn: () => void | Promise<void>) => void

/**
 * Returns the rule-test function of a game. It throws for a section that data/<game>/rules.json lacks. The rule trace
 * reads the calls as text, so write the ids as plain strings, not as variables or templates.
 */
export function rulesOf(game: string): RuleTest {
  const known = sectionsOf(game)
  return (id, sentence, fn) => {
    const ids = typeof id === 'string' ? [id] : id
    if (ids.length === 0) throw new Error(`the test "${sentence}" names no section`)
    for (const one of ids) if (!known.has(one)) throw new Error(noSuchSection(game, one, known))
    test(`${ids.join(', ')} ${sentence}`, fn)
  }
}

export function sectionsOf(game: string): ReadonlySet<string> {
  const { sections } = JSON.parse(readFileSync(`data/${game}/rules.json`, 'utf8')) as {
    sections: readonly { id: string }[]
  }
  return new Set(sections.map(section => section.id))
}

/** Returns the error for an unknown section, with the sections that share its longest prefix. */
function noSuchSection(game: string, id: string, known: ReadonlySet<string>): string {
  for (let length = id.length - 1; length > 0; length--) {
    const near = [...known].filter(other => other.startsWith(id.slice(0, length)))
    if (near.length > 0)
      return `data/${game}/rules.json has no section ${id}; near it are ${near.slice(0, 12).join(', ')}`
  }
  return `data/${game}/rules.json has no section ${id}`
}
