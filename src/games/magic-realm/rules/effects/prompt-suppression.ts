import type { ActOfKind } from '../state/acts.ts'
import { type RealmAct, type RealmOption, wordOption } from '../state/acts.ts'
import type { Character, Individual, RealmState, StandingOrders } from '../state/state.ts'

/**
 * Returns true if the player should be prompted: an option is new since they last declined, or there is any option and
 * they want every prompt. This avoids asking every day about the same belongings.
 */
export function shouldPrompt(state: RealmState, one: Individual, able: readonly string[]): boolean {
  if (wantsAllPrompts(state, one)) return able.length > 0
  const passed = Object.values(one.passed ?? {}).flat()
  return able.some(id => !passed.includes(id))
}

/** Remembers the declined options; the player is not prompted again until there is a new one. */
export function suppressPrompt(one: Individual, topic: StandingOrders, able: readonly string[]): void {
  one.passed = { ...one.passed, [topic]: [...able] }
}

/** Returns true if the player wants every prompt, for all their characters and hirelings. */
export const wantsAllPrompts = (
  { characters }: Pick<RealmState, 'characters'>,
  { seat }: Pick<Individual, 'seat'>,
): boolean => characters.some(one => one.seat === seat && one.fate === 'alive' && one.asksAll)

/** Returns the option to switch between all prompts and only new ones. There is none once a phase is recorded. */
export const promptOptions = ({ asksAll, plan }: Character): RealmOption<ActOfKind<'ask-all' | 'ask-new'>>[] =>
  plan.length === 0 ? [wordOption(asksAll ? 'ask-new' : 'ask-all', '8.2.1')] : []

export const isPromptAct = (act: RealmAct): act is { readonly kind: 'ask-all' | 'ask-new' } =>
  act.kind === 'ask-all' || act.kind === 'ask-new'

export function setPrompts(character: Character, kind: 'ask-all' | 'ask-new'): void {
  if (kind === 'ask-all') character.asksAll = true
  else delete character.asksAll
}
