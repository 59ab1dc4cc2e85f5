import { type RealmAct, type RealmOption, wordOption } from './acts.ts'
import type { Character, Individual, RealmState, Standing } from './state.ts'

/**
 * Whether he is asked about what he may do: where there is something that he has not passed over yet, or his player wants to be
 * asked every time. Nobody at a table is asked day by day whether he changes his boots.
 */
export function isAsked(state: RealmState, one: Individual, able: readonly string[]): boolean {
  if (wantsAll(state, one)) return able.length > 0
  const passed = Object.values(one.passed ?? {}).flat()
  return able.some(id => !passed.includes(id))
}

/** He has no use for any of this, until there is something else. */
export function passOver(one: Individual, topic: Standing, able: readonly string[]): void {
  one.passed = { ...one.passed, [topic]: [...able] }
}

/** Whether the player of somebody wants every question, for all whom he leads. */
export const wantsAll = ({ characters }: Pick<RealmState, 'characters'>, { seat }: Pick<Individual, 'seat'>): boolean =>
  characters.some(one => one.seat === seat && one.fate === 'alive' && one.asksAll)

/** Before he records anything he may say whether he wants to be asked every time, or about what is new alone. */
export const askings = ({ asksAll, plan }: Character): RealmOption[] =>
  plan.length === 0 ? [wordOption(asksAll ? 'ask-new' : 'ask-all', '8.2.1')] : []

/** Whether an answer says what he wants to be asked. */
export const isOfAsking = (act: RealmAct): act is { readonly kind: 'ask-all' | 'ask-new' } =>
  act.kind === 'ask-all' || act.kind === 'ask-new'

/** Does as he has said. */
export function settleAskings(character: Character, kind: 'ask-all' | 'ask-new'): void {
  if (kind === 'ask-all') character.asksAll = true
  else delete character.asksAll
}
