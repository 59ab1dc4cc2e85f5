import { allOn, bodyOf } from '../state/sheets.ts'
import type { RealmState } from '../state/state.ts'
import { isCharacterId } from './ground.ts'

/**
 * Describes the first broken invariant of the fight, or returns null if there is none. Every piece must be in the
 * clearing, and on only one sheet (15.1.3).
 */
export function brokenFight({ combat, denizens }: RealmState): string | null {
  if (combat === null) return null
  const seen = new Set<string>()
  for (const sheet of combat.sheets) {
    const { owner, duel } = sheet
    for (const piece of allOn(sheet)) {
      if (seen.has(piece)) return `${piece} stands twice in the fight`
      seen.add(piece)
      if (isCharacterId(piece)) return `${piece} stands on a sheet, as only denizens do`
      if (denizens[bodyOf(piece)]?.at !== combat.clearing) return `${piece} fights where it is not`
    }
    if (isCharacterId(owner)) {
      if (duel) return `${owner} is no denizen, and denizens attack him in circles`
    } else if (!seen.has(owner)) return `${owner} has a sheet and does not stand on it`
    if (duel?.attackers.some(one => !allOn(sheet).includes(one))) return `an attacker of ${owner} stands elsewhere`
    if (duel && duel.target !== null && !duel.attackers.includes(duel.target))
      return `${owner} attacks one who does not attack it`
  }
  return null
}
