import type { Messages } from '../../../text/index.ts'
import { nativeOf } from '../rules/facts/employment.ts'
import { groupOf, isGroup, kindOf } from '../rules/pieces/denizens.ts'
import { denizenName, joinCounted } from './names.ts'

/** Joins the names of natives. A complete group has the group's name, and hired monsters have their own. */
export function nativeNames(natives: readonly string[]): string {
  const groups = [...new Set(natives.map(kindOf))]
  return groups
    .flatMap(group => {
      const own = natives.filter(id => id.startsWith(`${group}-`))
      if (!isGroup(group)) return own.map(denizenName)
      const { name, members } = groupOf(group)
      if (own.length === members.length) return [name]
      // Name the group only once: `Rogues RHQ, R1, R2`.
      return own.map((id, n) => (n === 0 ? denizenName(id) : nativeOf(id).code))
    })
    .join(', ')
}

/** Names a mission or campaign. */
export const undertakingName = (words: Messages, name: string): string => words.get('visitor-side', { side: name })

/** Joins the names of groups, and of the Dragons, which are not a native group. */
export const groupNames = (words: Messages, ids: readonly string[]): string =>
  joinCounted([...new Set(ids.map(id => (isGroup(id) ? groupOf(id).name : words.get('foes-dragons'))))])
