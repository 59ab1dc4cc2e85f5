import type { Messages } from '../../../text/index.ts'

/** The terms of the glossary in the order they are told. */
export const GLOSSARY = [
  'phase',
  'sunlight',
  'hide',
  'move',
  'search',
  'loot',
  'trade',
  'rest',
  'alert',
  'clearing',
  'hidden-path',
  'chit-map',
  'site',
  'monster-roll',
  'prowling',
  'block',
  'summon',
  'dwelling',
  'natives',
  'hire',
  'leader',
  'underling',
  'follow',
  'battling',
  'mission',
  'campaign',
  'chit-action',
  'effort',
  'fatigue',
  'wound',
  'weight',
  'active',
  'great',
  'fame',
  'requirements',
  'undercut',
  'intercept',
] as const
export type Term = (typeof GLOSSARY)[number]

/** A term, and what it means in a sentence or two with the number of its rule. */
export const glossaryText = (words: Messages, id: Term): { readonly term: string; readonly text: string } => ({
  term: words.say(`glossary-${id}.term`),
  text: words.say(`glossary-${id}`),
})
