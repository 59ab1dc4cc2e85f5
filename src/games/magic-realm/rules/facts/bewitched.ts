import type { Missile, PieceId } from '../fight/blows.ts'
import { type ActiveWeapon, DAGGER, type Fighter, type Shape } from '../fight/fighter.ts'
import type { Foe, FoeSide } from '../fight/foes.ts'
import { denizenOf, type Monster } from '../pieces/denizens.ts'
import type { Level } from '../pieces/levels.ts'
import { BEASTS } from '../pieces/tables.ts'
import { plays } from '../state/optional.ts'
import { bodyOf, isHorse } from '../state/sheets.ts'
import { foeOf } from './as-foe.ts'
import { flyChitsOf } from './fly-chits.ts'
import { beastOf, type Form, formOf, gaitOf } from './forms.ts'
import { type Bespelled, isUnder, spellTargetOf } from './spells.ts'

/**
 * Returns a denizen, head, club or horse as changed by spells (20.7.2a, 20.9, 21.3.1, 21.8.4), dragon fire (26.9) and
 * optional combat (26.25).
 */
export function foeIn(state: Bespelled, piece: PieceId): Foe {
  const foe = changedFoe(state, piece)
  return plays(state, 'optional-combat') ? { ...foe, fumble: UNCHANGED } : foe
}

function changedFoe(state: Bespelled, piece: PieceId): Foe {
  const foe = withDragonFire(state, foeOf(piece))
  if (!state.magic?.spells.length || isHorse(piece)) return foe
  const body = bodyOf(piece)
  const beast = beastOf(state, body)
  if (beast) {
    const { size, armored, attack, gait } = beast
    const side: FoeSide = {
      attack: attack && { harm: attack.strength, time: attack.time, stars: 0, special: null },
      move: gait.time,
      length: 0,
    }
    return { id: piece, part: false, beast: true, size, armored, missile: null, light: side, dark: side }
  }
  const stars = isPoisoned(state, piece) ? 1 : 0
  const move = moveTimeOf(state, foe)
  // Most denizens are unaffected, so no copy is needed.
  if (stars === 0 && move === null) return foe
  const changed = (side: FoeSide): FoeSide => ({
    ...side,
    attack: side.attack && { ...side.attack, stars: side.attack.stars + stars },
    move: move ?? side.move,
  })
  return { ...foe, light: changed(foe.light), dark: changed(foe.dark) }
}

/** Two dice without a modifier, for the MISSILE roll of dragon fire and for denizens' FUMBLE rolls (26.9, 26.25). */
const UNCHANGED: Missile = { dice: 2, modifier: 0 }

/** Makes a dragon's head shoot if the dragon fire rule is in play (26.9). */
function withDragonFire(state: Bespelled, foe: Foe): Foe {
  if (!foe.part || foe.mount || !plays(state, 'dragon-fire')) return foe
  const length = (denizenOf(bodyOf(foe.id)) as Monster).part?.fire
  if (length === undefined) return foe
  return { ...foe, missile: UNCHANGED, light: { ...foe.light, length }, dark: { ...foe.dark, length } }
}

/** Returns true if Poison affects a piece: a Giant's club, or any other denizen's own counter (21.8.4). */
function isPoisoned(state: Bespelled, piece: PieceId): boolean {
  const body = bodyOf(piece)
  const isClub = denizenOf(body).kind === 'giant'
  return isClub === (piece !== body) && isUnder(state, 'poison', spellTargetOf(body))
}

/** Move times under Elven Grace, by size (21.3.1). */
const GRACE: Readonly<Record<Level, number>> = { N: 1, L: 1, M: 2, H: 3, T: 4 }

/**
 * Returns a denizen's move time if a spell sets it, or null if none does. An unused FLY chit takes precedence (20.7.2a,
 * 21.3.1).
 */
function moveTimeOf(state: Bespelled, { id, size }: Foe): number | null {
  const [fly] = flyChitsOf(state, id)
  if (fly) return fly.time
  return isUnder(state, 'elven-grace', spellTargetOf(id)) ? GRACE[size] : null
}

/**
 * Returns a character as changed by spells, which can change the character's form, chits and weapon, or add FLY values
 * (15.5.9a, 20.9, 21.3.1, 21.8.4).
 */
export function fighterUnderSpells(state: Bespelled, fighter: Fighter, isHastened: boolean, isDark: boolean): Fighter {
  if (!state.magic?.spells.length) return fighter
  const form = formOf(state, fighter.id)
  const [fly] = flyChitsOf(state, fighter.id).filter(({ free }) => free)
  const flight = fly ? { strength: fly.strength, time: fly.time } : null
  if (form) return asCreature(fighter, form, isDark, plays(state, 'dragon-fire'))
  const { weapon } = fighter
  const venom = weapon.id !== null && isUnder(state, 'poison', { kind: 'belonging', id: weapon.id }) ? 1 : 0
  const graced = !isHastened && isUnder(state, 'elven-grace', spellTargetOf(fighter.id))
  return {
    ...fighter,
    weapon: { ...weapon, face: { ...weapon.face, stars: weapon.face.stars + venom } },
    chits: fighter.chits.map(chit =>
      graced && chit.kind === 'MOVE' && chit.printed !== undefined ? { ...chit, time: GRACE[chit.printed] } : chit,
    ),
    flight,
  }
}

/**
 * Returns a creature's claws as a weapon, which takes no potions. Its weight equals its harm, so the form's strength is
 * never in excess (16.2.12).
 */
const claws = (harm: Level, time: number, stars: number, length: number): ActiveWeapon => ({
  ...DAGGER,
  weight: harm,
  length,
  face: { harm, time, stars },
})

/**
 * Returns a transformed character, who can only play the form's attack and move. The attack counts as Gloves, and the
 * move as Boots (16.2.12, 20.9.6).
 */
function asCreature(fighter: Fighter, form: Form, isDark: boolean, burns: boolean): Fighter {
  const own = { ...fighter, chits: [], gloves: null, horse: null, armor: [], weapon: DAGGER, weight: 'N' as const }
  const none = { bracelets: false, cloak: false, greased: false, wish: false, flight: null }
  const { strength, time, flies } = gaitOf(form, isDark)
  const boots = { id: FORM_MOVE, strength, time }
  const shape = (more: Partial<Shape> = {}): Shape => ({ flies, armored: false, special: null, part: null, ...more })
  switch (form.kind) {
    case 'mist':
      return { ...own, ...none, vulnerability: 'T', boots, shape: shape({ mist: true }) }
    case 'beast': {
      const { size, armored, attack } = BEASTS[form.beast]
      return {
        ...own,
        ...none,
        vulnerability: size,
        boots,
        shape: shape({ armored }),
        ...(attack
          ? { gloves: { id: FORM_ATTACK, ...attack }, weapon: claws(attack.strength, attack.time, 0, 0) }
          : {}),
      }
    }
    case 'monster': {
      const foe = foeOf(form.denizen)
      const { attack, length } = isDark ? foe.dark : foe.light
      const part = (denizenOf(form.denizen) as Monster).part
      const harm = attack?.harm ?? 'N'
      return {
        ...own,
        ...none,
        vulnerability: foe.size,
        boots,
        shape: shape({
          armored: foe.armored,
          special: attack?.special ?? null,
          monster: form.denizen,
          part: part && {
            ...(isDark ? part.dark : part.light),
            ...(burns && part.fire !== undefined
              ? { length: part.fire, missile: UNCHANGED }
              : { length: part.length, missile: null }),
          },
        }),
        ...(attack
          ? {
              gloves: { id: FORM_ATTACK, strength: harm, time: attack.time },
              weapon: claws(harm, attack.time, attack.stars, length),
            }
          : {}),
      }
    }
  }
}

/** The gear id of a form's attack. */
export const FORM_ATTACK = 'form-attack'
/** The gear id of a form's move. */
export const FORM_MOVE = 'form-move'
