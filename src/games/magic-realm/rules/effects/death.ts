import { abandonAt, putIntoBox } from '../facts/dropped-belongings.ts'
import { dismiss, dismissAll, hiredLeader, hireOf, isHired, removeFromFollowing } from '../facts/employment.ts'
import { gainFame } from '../facts/scoring.ts'
import { treasureOf } from '../pieces/belongings.ts'
import { CHITS_OF_STAGE, LAST_STAGE, stageOfSteps } from '../pieces/characters.ts'
import { type DenizenId, denizenOf, isDenizen, leaderOf } from '../pieces/denizens.ts'
import { plays } from '../state/optional.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from '../state/state.ts'
import { endSpellsOfDead } from './ending.ts'
import { groundBelow } from './falling.ts'
import { layDownChits, settleCampaigns } from './missions.ts'

/**
 * Kills a character. Their belongings are abandoned in the clearing, or go to the box of the natives who killed them.
 * Active potions return to their boxes, and gold and achievements are lost (18.4.2, 18.4.7, 19.2.2). If the character
 * is off the map, the belongings leave the game.
 */
export function killCharacter(table: RealmTable, character: Character, by: string | null, rule: string): void {
  const { state } = table
  if (character.fate !== 'alive') return
  table.emit({ kind: 'dies', seat: character.seat, rule, character: character.id, by })
  logNextStage(table, character, 'died')
  // Mission and campaign chits stay in the clearing, and hirelings are dismissed (18.4.6, 18.4.7).
  const clearing = groundBelow(table, character.place)
  layDownChits(state, character, clearing)
  dismissAll(table, character.id, '18.4.6')
  removeFromFollowing(state, character.id)
  clearOwnerOfCachesAndDrops(state, character.id)
  endSpellsOfDead(table, character.id)
  const killers = nativeKillers(state, by)
  for (const { id, active } of character.owned.splice(0)) {
    const box = treasureOf(id)?.returns ?? null
    if (active && box !== null) {
      putIntoBox(state, box, id)
      state.shown = state.shown.filter(other => other !== id)
    } else if (killers !== null) putIntoBox(state, killers, id)
    else if (clearing === null) state.lost.push(id)
    else abandonAt(state, clearing, id)
  }
  character.fate = 'dead'
  character.place = { kind: 'off' }
  delete character.familiar
  delete character.phantasm
  Object.assign(character, {
    gold: 0,
    fame: 0,
    notoriety: 0,
    curses: [],
    ways: [],
    sites: [],
    seen: [],
    boons: [],
    plan: [],
  })
  state.fallen.push(state.characters.indexOf(character))
  state.draw = state.draw.filter(id => id !== character.id)
}

/**
 * Clears the owner of a character's caches and drops when the character dies or leaves. Others may then loot the caches
 * (26.5), and the drops belong to nobody (26.7).
 */
function clearOwnerOfCachesAndDrops({ caches = [], dropped = [] }: RealmState, id: string): void {
  for (const cache of caches) if (cache.owner === id) cache.owner = null
  for (const drop of dropped) if (drop.by === id) drop.by = null
}

/**
 * Kills a denizen, which leaves the map until it regenerates (18.4.5). An unhired leader's box is emptied into the
 * clearing. A hired leader's box stays closed; the leader's own belongings are abandoned in the clearing, or go to the
 * box of the natives who killed it (18.4.2-18.4.4).
 */
export function killDenizen(table: RealmTable, denizen: DenizenId, by: string | null, rule: string): void {
  const { state } = table
  const slain = state.denizens[denizen]
  if (!slain || slain.dead) return
  const { at } = slain
  const isFree = !isHired(state, denizen)
  if (!isFree) loseHireling(table, denizen, by)
  endSpellsOfDead(table, denizen)
  Object.assign(slain, { dead: true, at: null, blocked: false })
  table.emit({ kind: 'slain', seat: null, rule, denizen, by })
  const face = denizenOf(denizen)
  if (isFree && face.is === 'native' && at !== null && leaderOf(face.group) === denizen)
    for (const piece of state.boxes[face.group]!.splice(0)) abandonAt(state, at, piece)
  settleCampaigns(table)
}

/**
 * Returns the group of the unhired natives who killed someone and therefore take the victim's belongings (18.4.3), or
 * null if the killer is anyone else.
 */
function nativeKillers(state: RealmState, by: string | null): string | null {
  const killer = by !== null && isDenizen(by) && !isHired(state, by) ? denizenOf(by) : null
  return killer?.is === 'native' ? killer.group : null
}

/**
 * Handles a hired denizen's death. The employer loses notoriety equal to the denizen's bounty, no matter who killed it
 * (11.3.1, 18.3.8). A leader's belongings go to the natives who killed it, or else are abandoned (18.4.2, 18.4.3).
 */
function loseHireling(table: RealmTable, denizen: DenizenId, by: string | null): void {
  const { state } = table
  const employer = characterOf(state, hireOf(state, denizen)!.employer)
  const { at } = state.denizens[denizen]!
  const leader = hiredLeader(state, denizen)
  const killers = nativeKillers(state, by)
  for (const { id } of [...(leader?.owned.splice(0) ?? []), ...(leader?.within?.owned.splice(0) ?? [])]) {
    if (killers !== null) putIntoBox(state, killers, id)
    else if (at !== null) abandonAt(state, at, id)
    else state.lost.push(id)
  }
  gainFame(table, employer, 0, -denizenOf(denizen).notoriety, '18.3.8')
  dismiss(table, denizen, 'killed', '11.3.1')
}

/** Removes a character who leaves the map. Their belongings leave the game too (19.4.3). */
export function leaveRealm(table: RealmTable, character: Character): void {
  const { state } = table
  layDownChits(state, character, groundBelow(table, character.place))
  dismissAll(table, character.id, '19.4.3')
  removeFromFollowing(state, character.id)
  clearOwnerOfCachesAndDrops(state, character.id)
  state.lost.push(...character.owned.splice(0).map(({ id }) => id))
  character.fate = 'left'
  character.place = { kind: 'off' }
  delete character.familiar
  delete character.phantasm
  state.draw = state.draw.filter(id => id !== character.id)
  table.emit({ kind: 'leaves', seat: character.seat, rule: '19.4.3', character: character.id })
}

/** The outcome of a character's game, which affects the next one (26.22). */
export type CharacterOutcome = 'won' | 'lived' | 'died'

/** The number of chits gained for the next game: a whole stage, one chit, or minus a whole stage (26.22). */
const STEPS: Readonly<Record<CharacterOutcome, number>> = { won: CHITS_OF_STAGE, lived: 1, died: -CHITS_OF_STAGE }

/**
 * Returns the number of chits with which a character starts the next game, limited to the range from the first stage to
 * the eleventh (26.22).
 */
export const stepsAfter = ({ steps = 0 }: Pick<Character, 'steps'>, how: CharacterOutcome): number =>
  Math.min((LAST_STAGE + 1) * CHITS_OF_STAGE, Math.max(CHITS_OF_STAGE, steps + STEPS[how]))

/** Logs the stage at which a character starts the next game, with extended development (26.22). */
export function logNextStage(table: RealmTable, character: Character, how: CharacterOutcome): void {
  if (!plays(table.state, 'extended-development')) return
  const steps = stepsAfter(character, how)
  const { seat, id } = character
  const stage = stageOfSteps(steps)
  table.emit({ kind: 'next-stage', seat, rule: '26.22', character: id, how, stage, chits: steps % CHITS_OF_STAGE })
}
