import { lyingAt } from '../facts/dropped-belongings.ts'
import { canSee, hiredLeader, isHired } from '../facts/employment.ts'
import { formOf, isFormed } from '../facts/forms.ts'
import { magicChits, magicFace } from '../facts/magic-chits.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { characterCard } from '../pieces/characters.ts'
import { CHIT_IDS, chitFace } from '../pieces/chits.ts'
import { denizenOf, GROUPS } from '../pieces/denizens.ts'
import { holdsSpells, type Spell } from '../pieces/spells.ts'
import { type ClearingId, isCave, isMountain, tileCodeOf, tileOf } from '../pieces/tiles.ts'
import type { CastSpell, SpellTarget } from '../state/magic.ts'
import { type Character, charactersAt, clearingAt, denizensAt, type RealmState } from '../state/state.ts'
import { cursesNow } from './curses.ts'
import { allOwned } from './unbinding.ts'

/** An option for a spell's target, with all the targets it includes. */
export interface Aim {
  readonly id: string
  readonly target: SpellTarget
  /** All targets of the chosen group or kind, or the single target. */
  readonly all: readonly SpellTarget[]
}

const one = (target: SpellTarget, id: string = target.id): Aim => ({ id, target, all: [target] })

/** Returns true if the caster's clearing is suitable for the spell (21.4.4 to 21.4.6, 21.8.6). */
export function isPlaceFor({ in: where }: Spell, clearing: ClearingId): boolean {
  switch (where) {
    case 'mountain':
      return isMountain(clearing)
    case 'cave':
      return isCave(clearing)
    case 'six':
      return tileOf(tileCodeOf(clearing)).normal.clearings.length === 6
    case undefined:
      return true
  }
}

/** Lists the possible targets of a spell from the caster's clearing (20.4.2). */
export function aimsOf(state: RealmState, caster: Character, spell: Spell): Aim[] {
  const clearing = clearingAt(caster)
  if (clearing === null || !isPlaceFor(spell, clearing)) return []
  const characters = charactersAt(state, clearing).filter(who => who === caster || canSee(state, caster, who.id))
  const denizens = denizensAt(state, clearing).filter(id => canSee(state, caster, id))
  // The current form matters, not the original one (D48).
  const kindOf = (id: string): string => {
    const form = formOf(state, id)
    if (form) return form.kind === 'beast' ? form.beast : ''
    const face = denizenOf(id)
    return face.is === 'monster' ? face.kind : ''
  }
  const people = characters.map(({ id }) => one({ kind: 'character', id }))
  const beings = (which: (kind: string, id: string) => boolean): Aim[] =>
    denizens.filter(id => which(kindOf(id), id)).map(id => one({ kind: 'denizen', id }))
  const together = (id: string, ids: readonly string[]): Aim[] => {
    const all = ids.map((denizen): SpellTarget => ({ kind: 'denizen', id: denizen }))
    return all.length === 0 ? [] : [{ id, target: all[0]!, all }]
  }
  const ofKind = (name: string): string[] => denizens.filter(id => kindOf(id).includes(name) && !isHired(state, id))
  switch (spell.target) {
    case 'character':
      return people
    case 'light-character':
      return people.filter(({ id }) => characterCard(id).weight === 'L')
    case 'leader':
      return [...people, ...beings((_, id) => hiredLeader(state, id) !== undefined)]
    case 'individual':
    case 'multiple':
      return [...people, ...beings(() => true)]
    case 'monster':
      return beings((_, id) => denizenOf(id).is === 'monster' && !isFormed(state, id))
    case 'demon':
      return beings(kind => kind.includes('demon'))
    case 'dragon':
      return beings(kind => kind.includes('dragon'))
    case 'spider-or-octopus':
      return beings(kind => kind.includes('spider') || kind === 'octopus')
    case 'bats':
      return together('bats', ofKind('bat'))
    case 'goblins':
      return together('goblins', ofKind('goblin'))
    case 'group':
      return [
        ...GROUPS.flatMap(({ id, members }) =>
          together(
            id,
            members.filter(native => denizens.includes(native) && !isHired(state, native)),
          ),
        ),
        ...together(
          'giants',
          ofKind('giant').filter(id => !kindOf(id).includes('bat')),
        ),
        ...together('ogres', ofKind('ogre')),
      ]
    case 'clearing':
    case 'cave':
      return [one({ kind: 'clearing', id: clearing })]
    case 'tile':
      return [one({ kind: 'tile', id: tileCodeOf(clearing) })]
    case 'character-or-tile':
      return [...people, one({ kind: 'tile', id: tileCodeOf(clearing) })]
    case 'spell':
      return spellAims(state, clearing)
    case 'spell-or-curse':
      return [...spellAims(state, clearing), ...curseAims(characters)]
    case 'weapon':
      return [...weaponAims(state, clearing), ...beings((kind, id) => isArmed(kind, id))]
    case 'item':
      // An item can only gain one of the caster's spells (21.6.2).
      if (!caster.magic?.spells.length) return []
      return caster.owned
        .filter(({ id, active }) => active && holdsSpells(id))
        .map(({ id }) => one({ kind: 'belonging', id }))
    case 'chits':
      return magicChits(caster)
        .filter(({ state: where, magic }) => where === 'active' && spell.alters?.[magic as 'I'] !== undefined)
        .map(chit => one({ kind: 'chit', id: String(chit.number) }, `${magicFace(chit)} ${chit.number + 1}`))
    case 'sound':
      // A state rebuilt from a view contains only the chits its player knows.
      return CHIT_IDS.filter(id => {
        const chit = state.chits[id]
        return chit?.up && chit.tile !== null && chitFace(id).kind === 'sound'
      }).map(id => one({ kind: 'sound', id }))
    case 'weather':
      // Without weather, there is nothing to target.
      return state.weather ? [one({ kind: 'clearing', id: clearing })] : []
    case 'carpet':
      return []
  }
}

/** Returns true for natives, Goblins and Ogres with their own weapons, and Giants with clubs (21.8.4). */
const isArmed = (kind: string, id: string): boolean =>
  denizenOf(id).is === 'native' || kind.includes('goblin') || kind === 'ogre' || kind === 'giant'

/** Returns the weapon counters in a clearing, whether a character owns them or they lie there (20.4.2). */
const weaponAims = (state: RealmState, clearing: ClearingId): Aim[] =>
  [...charactersAt(state, clearing).flatMap(({ owned }) => owned.map(({ id }) => id)), ...lyingAt(state, clearing)]
    .filter(id => belonging(id).kind === 'weapon')
    .map(id => one({ kind: 'belonging', id }))

/**
 * Returns the spells in effect that can be targeted in a clearing: those whose caster, casting item or target is there,
 * and those whose target is the clearing itself or its tile (20.4.2).
 */
export const spellAims = (state: RealmState, clearing: ClearingId): Aim[] =>
  (state.magic?.spells ?? [])
    .filter(
      cast =>
        cast.stage === 'alive' &&
        (isCasterAt(state, cast, clearing) || cast.targets.some(target => isAt(state, target, clearing))),
    )
    .map(({ number, spell }) => one({ kind: 'spell', id: String(number) }, `${spell} ${number}`))

const curseAims = (characters: readonly Character[]): Aim[] =>
  characters.flatMap(who =>
    cursesNow(who).map(curse => one({ kind: 'curse', id: who.id, curse }, `${who.id} ${curse}`)),
  )

/** Returns true if a spell's caster, or the item that cast it, is in a clearing (20.6.3). */
export const isCasterAt = (state: RealmState, { caster, item }: CastSpell, clearing: ClearingId): boolean =>
  item === null ? charactersAt(state, clearing).some(({ id }) => id === caster) : isBelongingAt(state, item, clearing)

/**
 * Returns true if a belonging is in a clearing: it lies there, or a character there owns it, even a transformed one.
 */
const isBelongingAt = (state: RealmState, belonging: BelongingId, clearing: ClearingId): boolean =>
  charactersAt(state, clearing).some(one => allOwned(one).some(({ id }) => id === belonging)) ||
  lyingAt(state, clearing).includes(belonging)

/**
 * Returns true if a spell's target is in a clearing; a tile counts for all of its clearings (20.10.2). Returns false
 * for spells, sounds and chits.
 */
export function isAt(state: RealmState, target: SpellTarget, clearing: ClearingId): boolean {
  switch (target.kind) {
    case 'character':
    case 'curse':
      return charactersAt(state, clearing).some(({ id }) => id === target.id)
    case 'denizen':
      return state.denizens[target.id]!.at === clearing
    case 'clearing':
      return target.id === clearing
    case 'tile':
      return target.id === tileCodeOf(clearing)
    case 'belonging':
      return isBelongingAt(state, target.id, clearing)
    case 'spell':
    case 'sound':
    case 'chit':
      return false
  }
}
