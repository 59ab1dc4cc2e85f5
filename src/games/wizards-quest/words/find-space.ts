import type { Messages } from '../../../text/index.ts'
import { CASTLE_IDS, isSpace, SPACE_IDS, SPACES, type SpaceId, spaceOf, territoryAt } from '../rules/pieces/marnon.ts'
import { spaceName } from './names.ts'

/** Normalizes text: lower case, letters and digits only. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Returns the short way to type a space: `23` for territory 3 of region 2, `c4` for a castle. */
export function shortName(id: SpaceId): string {
  const { region, number } = spaceOf(id)
  return region === null ? `c${number}` : `${region}${number}`
}

/**
 * Finds a space by its id, its map number (`23`, `c4`), its name, or a prefix of the name. Returns null if none or
 * several match.
 */
export function findSpace(words: Messages, text: string): SpaceId | null {
  const wanted = plain(text)
  if (wanted === '') return null
  if (isSpace(text.trim())) return text.trim()
  if (/^[1-6][1-6]$/.test(wanted)) return territoryAt(Number(wanted[0]), Number(wanted[1]))
  const castle = /^c([1-8])$/.exec(wanted)
  if (castle) return CASTLE_IDS[Number(castle[1]) - 1] ?? null
  const whole = SPACE_IDS.find(id => plain(spaceName(words, id)) === wanted)
  if (whole !== undefined) return whole
  const begun = SPACES.filter(({ id }) => plain(spaceName(words, id)).startsWith(wanted))
  return begun.length === 1 ? begun[0]!.id : null
}
