import { rankOf, TREMENDOUS } from '../levels.ts'
import { type CombatSide, type DenizenAttack, denizenOf, type Monster, type Play } from '../pieces/denizens.ts'
import type { PieceId, Special } from './blows.ts'
import type { Foe, FoeAttack, FoeSide } from './foes.ts'
import { bodyOf, isPart, partOf } from './sheets.ts'

/** A monster with its values, or its head or club (1.3.2, 1.3.4). Throws Error for what is neither. */
export function foeOf(piece: PieceId): Foe {
  const known = KNOWN.get(piece)
  if (known) return known
  const monster = denizenOf(bodyOf(piece))
  if (monster.is !== 'monster') throw new Error(`${piece} is no monster`)
  const foe = isPart(piece) ? partFoe(piece, monster) : monsterFoe(monster)
  KNOWN.set(piece, foe)
  return foe
}

/** Pieces never change: what each is like is worked out once. */
const KNOWN = new Map<PieceId, Foe>()

/** A denizen with its head or club (1.3.4). */
export function withPart(denizen: PieceId): PieceId[] {
  const values = denizenOf(denizen)
  return values.is === 'monster' && values.part ? [denizen, partOf(denizen)] : [denizen]
}

/** Demons, the Winged Demon and the Imp attack by a spell, and leave the Pilgrim alone (17.3.7, 24.9). */
export const isDemonic = (denizen: PieceId): boolean => {
  const values = denizenOf(denizen)
  return values.is === 'monster' && values.light.attack?.spell === true
}

function monsterFoe(monster: Monster): Foe {
  const { id, size, armored, light, dark } = monster
  // The Demons' victims meet the Power of the Pit, the Imp's a curse (17.3.7).
  const spell: Special = rankOf(size) === TREMENDOUS ? 'pit' : 'curse'
  const side = ({ attack, move, length }: CombatSide): FoeSide => ({
    attack: attack && attackOf(attack, spell),
    move,
    length,
  })
  return { id, part: false, size, armored, missile: null, light: side(light), dark: side(dark) }
}

const attackOf = ({ harm, time, stars, kills, spell }: DenizenAttack, special: Special): FoeAttack => ({
  harm,
  time,
  stars,
  special: kills ? 'kill' : spell ? special : null,
})

function partFoe(id: PieceId, { size, armored, part }: Monster): Foe {
  if (!part) throw new Error(`${id} has neither head nor club`)
  const side = ({ strength, time }: Play): FoeSide => ({
    attack: { harm: strength, time, stars: 0, special: null },
    move: null,
    length: part.length,
  })
  return { id, part: true, size, armored, missile: null, light: side(part.light), dark: side(part.dark) }
}
