import { allOn, bodyOf } from '../state/sheets.ts'
import type { RealmState } from '../state/state.ts'
import { isCharacterId } from './combatants.ts'

/** Describes the first broken invariant of the sheets (15.1.3), or returns null if there is none or no fight. */
export function brokenFightInvariant({ combat, denizens }: RealmState): string | null {
  if (combat === null) return null
  const seen = new Set<string>()
  for (const sheet of combat.sheets) {
    const { owner, duel } = sheet
    for (const piece of allOn(sheet)) {
      if (seen.has(piece)) return `${piece} is on two sheets or twice on one`
      seen.add(piece)
      if (isCharacterId(piece)) return `${piece} is on a sheet but is a character`
      if (denizens[bodyOf(piece)]?.at !== combat.clearing) return `${piece} is on a sheet but in another clearing`
    }
    if (isCharacterId(owner)) {
      if (duel) return `${owner} is a character but has a sheet for duels`
    } else if (!seen.has(owner)) return `${owner} is not on its own sheet`
    if (duel?.attackers.some(one => !allOn(sheet).includes(one))) return `an attacker of ${owner} is not on its sheet`
    if (duel && duel.target !== null && !duel.attackers.includes(duel.target))
      return `${owner} attacks a piece that is not attacking it`
  }
  return null
}
