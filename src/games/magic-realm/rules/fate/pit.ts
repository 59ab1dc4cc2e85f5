import type { Rule } from '../../../../kernel/index.ts'
import { putIntoBox } from '../belongings/boxes.ts'
import { chitsOf } from '../chits/chits.ts'
import { isSpent } from '../chits/weariness.ts'
import { rollWithWand } from '../dice.ts'
import type { Level } from '../levels.ts'
import type { ClearingId } from '../map/tiles.ts'
import { belonging } from '../pieces/belongings.ts'
import { denizenOf, isDenizen } from '../pieces/denizens.ts'
import { TABLES } from '../pieces/tables.ts'
import { type Character, characterOf, charactersAt, clearingAt, denizensAt, type RealmTable } from '../state.ts'
import { killCharacter, killDenizen } from './death.ts'

/** Whose doing a death by the pit is: a character's, a monster's, or nobody's (18.3.7). */
export type PitOwner = string | null

const isSmall = (level: Level): boolean => level === 'L' || level === 'M'

/**
 * Rolls on the POWER OF THE PIT for a target and lets it happen (22.3). `roller` throws the dice with all that changes them;
 * `owner` has brought it about and is paid for whom it kills.
 */
export function* powerOfThePit(
  table: RealmTable,
  roller: Character,
  target: string,
  owner: PitOwner,
  rule: string,
): Rule {
  const result = TABLES.pit[(yield* rollWithWand(table, roller, 'pit', rule)) - 1]!
  table.tell({ kind: 'pit', seat: roller.seat, rule, character: roller.id, result, target })
  yield* strike(table, result, target, owner, rule)
}

function* strike(table: RealmTable, result: string, target: string, owner: PitOwner, rule: string): Rule {
  const { state } = table
  const character = isDenizen(target) ? null : characterOf(state, target)
  const clearing = character ? clearingAt(character) : state.denizens[target]!.at
  switch (result) {
    case 'doom':
      if (clearing !== null) yield* killAllUnhidden(table, clearing, owner, rule)
      return
    case 'death':
      if (character) yield* killCharacter(table, character, owner, rule)
      else yield* killDenizen(table, target, owner, rule)
      return
    case 'terror':
      if (clearing !== null) yield* spreadTerror(table, clearing, owner, rule)
      return
    case 'blight':
      if (character) yield* hurtAll(table, character, ({ asterisks }) => asterisks > 0, owner, rule)
      return
    case 'forget':
      if (character)
        for (const chit of chitsOf(character))
          if (chit.kind === 'MAGIC' && chit.state === 'active') character.chits[chit.number] = 'fatigued'
      return
    case 'rust':
      if (character) rustArmor(table, character, rule)
      return
  }
}

/** Every unhidden character, native and monster here dies (22.3, result 1). */
function* killAllUnhidden(table: RealmTable, clearing: ClearingId, owner: PitOwner, rule: string): Rule {
  const { state } = table
  for (const id of denizensAt(state, clearing)) yield* killDenizen(table, id, owner, rule)
  for (const character of charactersAt(state, clearing))
    if (!character.hidden) yield* killCharacter(table, character, owner, rule)
}

/** Light and Medium chits of everybody here are wounded, Light and Medium denizens and horses die (22.3, result 3; 22.3.1). */
function* spreadTerror(table: RealmTable, clearing: ClearingId, owner: PitOwner, rule: string): Rule {
  const { state } = table
  for (const id of denizensAt(state, clearing))
    if (isSmall(denizenOf(id).size)) yield* killDenizen(table, id, owner, rule)
  for (const character of charactersAt(state, clearing)) {
    const horses = character.owned.filter(({ id }) => {
      const piece = belonging(id)
      return piece.kind === 'horse' && piece.horse === 'pony'
    })
    for (const { id } of horses) {
      character.owned = character.owned.filter(piece => piece.id !== id)
      for (const item of character.owned) if (item.packedOn === id) item.packedOn = null
      state.lost.push(id)
    }
    yield* hurtAll(
      table,
      character,
      ({ kind, strength }) => (kind === 'MOVE' || kind === 'FIGHT') && strength !== null && isSmall(strength),
      owner,
      rule,
    )
  }
}

type ChitNow = ReturnType<typeof chitsOf>[number]

/** Wounds all his active chits of a sort; who has none left that is not wounded dies (22.3, 2.2.9). */
function* hurtAll(
  table: RealmTable,
  character: Character,
  which: (chit: ChitNow) => boolean,
  owner: PitOwner,
  rule: string,
): Rule {
  const hurt = chitsOf(character).filter(chit => chit.state === 'active' && which(chit))
  for (const { number } of hurt) character.chits[number] = 'wounded'
  if (hurt.length === 0) return
  const chits = hurt.map(({ number }) => number)
  table.tell({ kind: 'wounded', seat: character.seat, rule, character: character.id, chits })
  if (isSpent(character)) yield* killCharacter(table, character, owner, rule)
}

/** Each active armor counter is damaged, or destroyed where it was (22.3, result 6). */
function rustArmor(table: RealmTable, character: Character, rule: string): void {
  for (const { id, active } of [...character.owned])
    if (active && belonging(id).kind === 'armor') damageArmor(table, character, id, rule)
}

/** One step of damage to an armor counter: intact, damaged, destroyed (17.2.5, 17.2.7). */
export function damageArmor(table: RealmTable, character: Character, id: string, rule: string): void {
  const { state } = table
  const piece = belonging(id)
  if (piece.kind !== 'armor') return
  if (!state.damaged.includes(id)) {
    state.damaged.push(id)
    table.tell({ kind: 'armor', seat: character.seat, rule, character: character.id, belonging: id, destroyed: false })
    return
  }
  destroyArmor(table, character, id, rule)
}

/** Ordinary armor goes back whole to the natives it is of; treasure armor leaves the game and pays its gold (17.2.7). */
export function destroyArmor(table: RealmTable, character: Character, id: string, rule: string): void {
  const { state } = table
  const piece = belonging(id)
  if (piece.kind !== 'armor') return
  character.owned = character.owned.filter(one => one.id !== id)
  state.damaged = state.damaged.filter(one => one !== id)
  if (piece.returns === null) {
    state.lost.push(id)
    character.gold += piece.destroyed
  } else putIntoBox(state, piece.returns, id)
  table.tell({ kind: 'armor', seat: character.seat, rule, character: character.id, belonging: id, destroyed: true })
}
