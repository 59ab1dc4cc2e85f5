import type { Rule } from '../../../../kernel/index.ts'
import { shouldPrompt, suppressPrompt } from '../effects/prompt-suppression.ts'
import { hiredLeader, hirelingsOf, hireOf, individualsAt, setHidden } from '../facts/employment.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import { wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import {
  type Character,
  clearingAt,
  type Individual,
  type IndividualId,
  living,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'

/** At Sunrise, unhides underlings and assigns them to guides, then puts recorded FOLLOWs into effect (7.1). */
export function* gatherParties(table: RealmTable): Rule {
  const { state } = table
  const { war } = state
  if (!war) return
  war.follows = {}
  for (const id of Object.keys(war.hires)) if (!hiredLeader(state, id)) setHidden(state, id, false)
  for (const character of living(state)) yield* assign(table, character)
  for (const one of [...living(state), ...war.leaders]) followRecordedGuide(table, one)
}

/**
 * Returns the underlings that a character can assign: those in a clearing, hired before today and not yet assigned
 * (7.1.1, 7.1.2).
 */
const waiting = (state: RealmState, character: Character): DenizenId[] =>
  hirelingsOf(state, character.id).filter(id => {
    const { since } = hireOf(state, id)!
    return (
      !hiredLeader(state, id) &&
      since < state.day &&
      state.denizens[id]!.at !== null &&
      state.war!.follows[id] === undefined
    )
  })

/** Returns the possible guides in a clearing. Nobody can follow mist (20.9.5, 21.6.3). */
const guidesAt = (state: RealmState, clearing: string): Individual[] =>
  individualsAt(state, clearing).filter(({ formed }) => formed !== 'mist')

/** Lists each possible pairing of an underling with a guide. The list is used to detect new choices. */
const pairs = (state: RealmState, character: Character): string[] =>
  waiting(state, character).flatMap(native =>
    guidesAt(state, state.denizens[native]!.at!).map(({ id }) => `${native} with ${id}`),
  )

/**
 * Asks the player to assign underlings to guides in their clearings; those not assigned stay behind (7.1.1). If no
 * prompt is due, repeats the last assignments that are still possible.
 */
function* assign(table: RealmTable, character: Character): Rule {
  const { state } = table
  const war = state.war!
  const able = pairs(state, character)
  if (!shouldPrompt(state, character, able)) {
    const parties = new Map<IndividualId, DenizenId[]>()
    for (const id of waiting(state, character)) {
      const guide = war.usual?.[id]
      if (guide !== undefined && able.includes(`${id} with ${guide}`))
        parties.set(guide, [...(parties.get(guide) ?? []), id])
    }
    for (const [guide, natives] of parties) assignTo(table, character, natives, guide)
    return suppressPrompt(character, 'assign', able)
  }
  suppressPrompt(character, 'assign', able)
  war.usual ??= {}
  for (const id of waiting(state, character)) delete war.usual?.[id]
  for (;;) {
    const underlings = waiting(state, character)
    const places = [...new Set(underlings.map(id => state.denizens[id]!.at!))]
    const all = places.flatMap(clearing => {
      const here = underlings.filter(id => state.denizens[id]!.at === clearing)
      return guidesAt(state, clearing).map(({ id }) => ({ guide: id, natives: here }))
    })
    const each = all.flatMap(({ guide, natives }) =>
      natives.length === 1 ? [] : natives.map(id => ({ guide, natives: [id] })),
    )
    if (all.length === 0) return
    const act = yield* decide({
      seat: character.seat,
      topic: 'assign',
      rule: '7.1.1',
      data: { character: character.id },
      options: [
        ...all.map(given => ({
          id: given.natives.length === 1 ? `${given.natives[0]} with ${given.guide}` : `all with ${given.guide}`,
          act: { kind: 'assign', ...given } as const,
        })),
        ...each.map(given => ({
          id: `${given.natives[0]} with ${given.guide}`,
          act: { kind: 'assign', ...given } as const,
        })),
        wordOption('done'),
      ],
    })
    if (act.kind !== 'assign') return
    if (war.usual) for (const id of act.natives) war.usual[id] = act.guide
    assignTo(table, character, act.natives, act.guide)
  }
}

/** Assigns underlings to a guide for the day (7.1.1). */
function assignTo(table: RealmTable, character: Character, natives: readonly DenizenId[], guide: IndividualId): void {
  for (const id of natives) table.state.war!.follows[id] = guide
  const event = { kind: 'assigns', seat: character.seat, rule: '7.1.1', character: character.id } as const
  table.emit({ ...event, natives: [...natives], guide })
}

/**
 * If an individual's turn starts with FOLLOW, makes them follow the recorded guide, who must still be in the same
 * clearing and must not be mist (7.1.3, 6.2.8a).
 */
function followRecordedGuide(table: RealmTable, one: Individual): void {
  const { state } = table
  const [first] = one.plan
  const clearing = clearingAt(one)
  if (first?.activity.kind !== 'follow' || clearing === null) return
  const { guide } = first.activity
  if (!guidesAt(state, clearing).some(({ id }) => id === guide)) return
  state.war!.follows[one.id] = guide
  table.emit({ kind: 'follows', seat: one.seat, rule: '7.1.3', character: one.id, guide })
}
