import glossaryFile from '../../../../data/wizards/glossary.json' with { type: 'json' }
import type { Messages } from '../../../text/index.ts'

/** A glossary term with a short explanation. */
export interface Term {
  readonly term: string
  readonly rule: string
  readonly text: string
}

/** The terms of the 1982 game in alphabetical order. */
export const GLOSSARY: readonly Term[] = glossaryFile

/** Explains the terms that contain the typed text, or lists all terms if it is empty. */
export function termLines(words: Messages, glossary: readonly Term[], typed: string): string[] {
  if (typed === '') return [words.get('term-all', { terms: glossary.map(({ term }) => term).join(', ') })]
  const wanted = typed.toLowerCase()
  const found = glossary.filter(({ term }) => term.toLowerCase().includes(wanted))
  if (found.length === 0) return [words.get('term-unknown', { term: typed })]
  return found.map(({ term, rule, text }) => words.get('term-told', { term, rule, text }))
}
