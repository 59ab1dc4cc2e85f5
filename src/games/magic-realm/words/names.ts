import type { Messages } from '../../../text/index.ts'
import { type BelongingId, belonging, isBelonging } from '../rules/pieces/belongings.ts'
import { type Able, advantagesOf, characterCard, isCharacter, type Staged } from '../rules/pieces/characters.ts'
import { type ChitId, chitFace } from '../rules/pieces/chits.ts'
import { DENIZENS, denizenOf, groupOf, isDenizen, isGroup } from '../rules/pieces/denizens.ts'
import { isSiteCard, SETUP, SITE_IDS, VISITORS } from '../rules/pieces/setup-card.ts'
import { type ClearingId, numberOf, type TileCode, tileCodeOf, tileOf } from '../rules/pieces/tiles.ts'
import type { OfferedGood } from '../rules/state/goods.ts'
import type { RealmView } from '../rules/state/view.ts'

/** Returns the name of a character or hired leader. */
export const characterName = (id: string): string => (isCharacter(id) ? characterCard(id).name : denizenName(id))

/** Returns the name of a counter or card. */
export const belongingName = (id: BelongingId): string => belonging(id).name

export const tileName = (code: TileCode): string => tileOf(code).name

/** Names a clearing by its tile and number: `Bad Valley 4`. */
export const clearingName = (id: ClearingId): string =>
  /\d$/.test(id) ? `${tileOf(tileCodeOf(id)).name} ${numberOf(id)}` : tileOf(id).name

/** Joins names, counting duplicates: `3 Wolves, Ogre`. */
export const joinCounted = (names: readonly string[]): string => kindsOf(names).join(', ')

/** Lists the distinct names, with a count for duplicates. `single` formats a name without duplicates. */
export function kindsOf(names: readonly string[], single = (name: string): string => name): string[] {
  const count = new Map<string, number>()
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1)
  return [...count].map(([name, n]) => (n === 1 ? single(name) : `${n} ${pluralOf(name)}`))
}

/** Returns the plural of a name from the rulebook. These names are in English in every language. */
function pluralOf(name: string): string {
  const [noun = name, ...rest] = name.split(/(?= of )/)
  return [noun.endsWith('f') ? `${noun.slice(0, -1)}ves` : `${noun}s`, ...rest].join('')
}

/** Formats a kind of monster as on its counter: `h-dragon` (Heavy Dragon) becomes `H Dragon`. */
export const monsterKindName = (kind: string): string =>
  kind
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** Names the kinds of monsters on rows of the Monster Roll, without their sizes: `Giants, Trolls`. */
export function prowlerNames(rows: readonly number[]): string {
  const kinds = SETUP.regeneration.filter(({ row }) => rows.includes(row)).flatMap(({ monsters }) => monsters)
  return [...new Set(kinds.map(kind => pluralOf(monsterKindName(kind.replace(/^[ht]-/, '')))))].join(', ')
}

/** Names denizens: monsters with their numbers, then each native group once (`3 Wolves, Ogre, Rogues`). */
export const denizenNames = (ids: readonly string[]): string =>
  [joinCounted(monstersIn(ids)), ...groupsIn(ids).map(group => groupOf(group).name)]
    .filter(text => text !== '')
    .join(', ')

/** Lists the names of denizens for a sentence: `a Giant Bat`, `3 Wolves`, `the Rogues`. */
export const denizensInSentence = (words: Messages, ids: readonly string[]): string[] => [
  ...kindsOf(monstersIn(ids), name => words.get('one-monster', { name, an: AN.test(name) ? 'yes' : 'no' })),
  ...groupsIn(ids).map(group => words.get('with-article', { name: groupOf(group).name })),
]

/** Returns true if denizens are named in the plural: two or more, or natives, who are named by their group. */
export const isPlural = (ids: readonly string[]): boolean => ids.length > 1 || groupsIn(ids).length > 0

/** Matches names of monsters that take the article "an", such as an Ogre or an H Serpent. */
const AN = /^(?:[AEIO]|H )/

const monstersIn = (ids: readonly string[]): string[] =>
  ids.map(denizenOf).flatMap(denizen => (denizen.is === 'monster' ? [denizen.name] : []))

const groupsIn = (ids: readonly string[]) => [
  ...new Set(ids.map(denizenOf).flatMap(denizen => (denizen.is === 'native' ? [denizen.group] : []))),
]

/** Names a kind of monster or a native group. */
export const kindName = (kind: string): string =>
  isGroup(kind) ? groupOf(kind).name : (DENIZENS.find(one => one.is === 'monster' && one.kind === kind)?.name ?? kind)

/** Returns the name of a monster, or the group and code of a native. */
export function denizenName(id: string): string {
  const denizen = denizenOf(id)
  return denizen.is === 'monster' ? denizen.name : `${groupOf(denizen.group).name} ${denizen.code}`
}

const capital = (word: string): string =>
  word
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** Returns a map chit's name: `Smoke M`, `Howl 4`, `Lost City`. */
export function chitName(id: ChitId): string {
  const face = chitFace(id)
  const name = capital(face.name)
  if (face.kind === 'warning') return `${name} ${face.letter}`
  return face.kind === 'lost' ? name : `${name} ${face.clearing}`
}

/** Names a roadway by its ends, which are within a tile, across an edge or off the map. */
export function wayName(words: Messages, id: string): string {
  const [, tile, one, other] = /^([A-Z]+)(\d)-(\d)e?$/.exec(id) ?? []
  if (tile && one && other) return words.get('way-between', { tile: tileName(tile), one, other })
  const end = id.search(/[/:]/)
  const from = clearingName(id.slice(0, end))
  return id[end] === '/'
    ? words.get('way-over', { from, to: clearingName(id.slice(end + 1)) })
    : words.get('way-off', { from })
}

const isWay = (id: string): boolean => /^[A-Z]+\d[-/:]/.test(id)

/** Names anything that has an id: a site, group, visitor, card, character or clearing. */
export function thingName(words: Messages, id: string): string {
  if (SITE_IDS.includes(id) || isSiteCard(id)) return words.get('site-name', { site: id })
  if (isGroup(id)) return words.get('with-article', { name: groupOf(id).name })
  if (VISITORS.includes(id)) return words.get('there-visitor', { visitor: id })
  if (isCharacter(id)) return characterName(id)
  if (isDenizen(id)) return denizenName(id)
  if (isBelonging(id)) return belongingName(id)
  if (SETUP.within.some(box => box.id === id)) return belongingName(id)
  if (/^cache-\d+$/.test(id)) return words.get('thing-cache', { n: Number(id.slice('cache-'.length)) })
  if (id === 'spell') return words.get('thing-spell')
  if (id === 'ground') return words.get('thing-ground')
  if (isWay(id)) return wayName(words, id)
  return /^[A-Z]+\d$/.test(id) ? words.get('pile-at', { place: clearingName(id) }) : id
}

/** Names anything that has an id within a sentence: like `thingName`, but belongings have an article. */
export const thingInSentence = (words: Messages, id: string): string =>
  isBelonging(id) && !isSiteCard(id) ? words.get('with-article', { name: belongingName(id) }) : thingName(words, id)

/** Describes a character's optional ability (26.8). */
export const aboutAbility = (words: Messages, { id, ability }: Able): string =>
  words.get('about-ability', { character: id === 'elf' ? `${ability ?? 'light'}-elf` : id })

/** Special advantages that matter only in games with combat or with magic (28.3.1, 28.5.1). */
const OF_FIGHTS: readonly string[] = ['aim', 'archer', 'berserk', 'magical-paraphernalia']
const OF_MAGIC: readonly string[] = ['aura-of-power', 'disembodied', 'knowledge', 'learning', 'lore']

/** Describes the character's special advantages that matter in this game (24). */
export const advantageLines = (words: Messages, view: Pick<RealmView, 'encounter' | 'magic'>, one: Staged): string[] =>
  advantagesOf(one)
    .filter(advantage => view.encounter > 1 || !OF_FIGHTS.includes(advantage))
    .filter(advantage => view.magic !== undefined || !OF_MAGIC.includes(advantage))
    .map(advantage => words.get('special-advantage', { advantage }))

/** Describes a treasure's effect in a few words. Returns an empty string for anything else. */
export const treasureEffect = (words: Messages, id: string): string =>
  words.get('treasure-does', { treasure: isBelonging(id) && belonging(id).kind === 'treasure' ? id : 'none' })

/**
 * Names a part of a deal within a sentence: `12 gold`, a belonging or a discovery, or only the kind of a discovery that
 * isn't named.
 */
export function goodName(words: Messages, good: OfferedGood): string {
  switch (good.kind) {
    case 'gold':
      return words.get('deal-gold-of', { n: good.gold })
    case 'belonging':
      return thingInSentence(words, good.id)
    case 'discovery':
      return thingName(words, good.thing)
    default:
      return words.get('deal-unnamed', { good: good.kind })
  }
}
