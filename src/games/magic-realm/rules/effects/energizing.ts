import type { Rule } from '../../../../kernel/index.ts'
import { colorsReaching } from '../facts/colors.ts'
import { clearingOfDropped } from '../facts/dropped-belongings.ts'
import { CARPET, holderOfSpell, ownerOf } from '../facts/spells.ts'
import { COLORS, spellOf } from '../pieces/spells.ts'
import { clearingOf, tileOf } from '../pieces/tiles.ts'
import { decide } from '../state/asking.ts'
import type { CastSpell, SpellTarget } from '../state/magic.ts'
import { characterNow, characterOf, type Place, type RealmState, type RealmTable } from '../state/state.ts'
import { settleMagic } from './unbinding.ts'

/**
 * Returns the places where color can energize a spell with this target; for a tile, that is any of its clearings
 * (20.7.4). Spells, curses, sounds and chits have none.
 */
function placesOf(state: RealmState, { kind, id }: SpellTarget): Place[] {
  switch (kind) {
    case 'character':
      return [characterOf(state, id).place]
    case 'denizen': {
      const at = state.denizens[id]?.at ?? null
      return at === null ? [] : [{ kind: 'clearing', clearing: at }]
    }
    case 'tile':
      return tileOf(id).normal.clearings.map(({ number }) => ({ kind: 'clearing', clearing: clearingOf(id, number) }))
    case 'clearing':
      return [{ kind: 'clearing', clearing: id }]
    case 'belonging': {
      const owner = ownerOf(state.characters, id)
      if (owner) return [owner.place]
      const clearing = clearingOfDropped(state, id)
      return clearing === null ? [] : [{ kind: 'clearing', clearing }]
    }
    case 'spell':
    case 'curse':
    case 'sound':
    case 'chit':
      return []
  }
}

/** Returns true if free color energizes a spell without anyone's action (20.7.2). */
export function isSupplied(state: RealmState, cast: CastSpell): boolean {
  const { color } = spellOf(cast.spell)
  const wanted = color === null ? COLORS : [color]
  return cast.targets.some(target =>
    placesOf(state, target).some(place => colorsReaching(state, place).some(one => wanted.includes(one))),
  )
}

/**
 * Energizes or de-energizes a Permanent spell. This also starts or ends any transformation by the spell (20.7.2,
 * 20.10.7).
 */
export function setEnergized(table: RealmTable, cast: CastSpell, energized: boolean, rule: string): void {
  if (cast.energized === energized) return
  cast.energized = energized
  if (energized && cast.absorbed !== undefined) cast.woke = lastEnergizedNumber(table.state.magic!.spells) + 1
  const seat = characterNow(table.state, cast.caster)?.seat ?? null
  table.emit({ kind: 'energizes', seat, rule, character: cast.caster, spell: cast.spell, energized })
  settleMagic(table)
}

/**
 * Returns the highest `woke` number so far. These numbers record the order in which spells were energized, which
 * matters for Absorb Essence (21.5.1).
 */
export const lastEnergizedNumber = (spells: readonly CastSpell[]): number =>
  Math.max(0, ...spells.map(({ woke }) => woke ?? 0))

/**
 * Energizes the Permanent spells that their color reaches. If several of a character's absorbed monsters wake at the
 * same time, the player chooses one (5.1.3, 20.7.2, 21.5.1).
 */
export function* energizeSpells(table: RealmTable): Rule {
  const { state } = table
  if (!state.magic) return
  unrollCarpet(state)
  const waking = state.magic.spells.filter(
    cast =>
      cast.stage === 'alive' &&
      spellOf(cast.spell).duration === 'permanent' &&
      !cast.energized &&
      isSupplied(state, cast),
  )
  for (const cast of waking) setEnergized(table, cast, true, '20.7.2')
  const absorbing = waking.filter(({ absorbed }) => absorbed !== undefined)
  for (const holder of new Set(absorbing.map(cast => holderOfSpell(state, cast)))) {
    const own = absorbing.filter(cast => holderOfSpell(state, cast) === holder)
    if (holder === null || own.length < 2) continue
    const { seat, id } = characterOf(state, holder)
    const { spell } = yield* decide({
      seat,
      topic: 'absorbs',
      rule: '21.5.1',
      data: { character: id },
      options: own.map(({ number, absorbed }) => ({ id: absorbed!, act: { kind: 'be', spell: number } }) as const),
    })
    own.find(({ number }) => number === spell)!.woke = lastEnergizedNumber(state.magic.spells) + 1
    settleMagic(table)
  }
}

/**
 * Creates the Flying Carpet's spell once the card is activated; until then, others must not know of it (21.9.3,
 * 2.3.11).
 */
function unrollCarpet(state: RealmState): void {
  const magic = state.magic!
  if (magic.spells.some(({ spell }) => spell === CARPET)) return
  const owner = ownerOf(state.characters, CARPET)
  if (!owner?.owned.some(({ id, active }) => id === CARPET && active)) return
  magic.spells.push({
    number: ++magic.cast,
    spell: CARPET,
    caster: owner.id,
    chit: null,
    item: CARPET,
    box: null,
    time: 0,
    stage: 'alive',
    targets: [{ kind: 'belonging', id: CARPET }],
    energized: false,
    until: null,
  })
}
