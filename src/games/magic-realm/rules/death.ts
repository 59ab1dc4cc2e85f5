import { putIntoBox } from './belongings/boxes.ts'
import { abandonAt } from './belongings/lying.ts'
import { drop, settleCampaigns } from './campaigns/undertaking.ts'
import { tellNext } from './fate/next-game.ts'
import { fall } from './flying/falling.ts'
import { endSpellsOfDead } from './magic/ending.ts'
import type { ClearingId } from './map/tiles.ts'
import { dismiss, dismissAll, forget, hiredLeader, hireOf, isHired } from './natives/serving.ts'
import { treasureOf } from './pieces/belongings.ts'
import { type DenizenId, denizenOf, isDenizen, leaderOf } from './pieces/denizens.ts'
import { gainFame } from './renown.ts'
import { type Character, characterOf, type RealmState, type RealmTable } from './state.ts'

/** Where the goods of a character are left: his clearing, the one he has just run from, or where they fall out of the air (18.4.2, 8.6.12); null outside the map. */
function lastClearing(table: RealmTable, { place }: Character): ClearingId | null {
  switch (place.kind) {
    case 'clearing':
      return place.clearing
    case 'road':
    case 'woods':
      return place.from
    case 'air':
      return fall(table, place.tiles[0]!)
    case 'outside':
    case 'off':
      return null
  }
}

/**
 * A character dies: what he owns is abandoned in his clearing, or goes to the box of the natives who killed him; activated potions go back to their boxes, his gold and all he
 * had come to are lost (18.4.2, 18.4.7, 19.2.2). Outside the map his goods leave the game.
 */
export function die(table: RealmTable, character: Character, by: string | null, rule: string): void {
  const { state } = table
  if (character.fate !== 'alive') return
  table.tell({ kind: 'dies', seat: character.seat, rule, character: character.id, by })
  tellNext(table, character, 'died')
  // His chits lie in the clearing, and whom he has hired serve nobody (18.4.6, 18.4.7).
  drop(state, character)
  dismissAll(table, character.id, '18.4.6')
  forget(state, character.id)
  disown(state, character.id)
  endSpellsOfDead(table, character.id)
  const clearing = lastClearing(table, character)
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

/** Nobody opens the caches of who is dead or gone; others may loot them (26.5), and what he has dropped is nobody's drop (26.7). */
function disown({ caches = [], dropped = [] }: RealmState, id: string): void {
  for (const cache of caches) if (cache.owner === id) cache.owner = null
  for (const drop of dropped) if (drop.by === id) drop.by = null
}

/**
 * A denizen is killed and leaves the map until it regenerates (18.4.5). An unhired leader's box is emptied there; a hired
 * one's stays shut, and what he carried is left there, or goes to the box of the natives who killed him (18.4.2-18.4.4).
 */
export function slay(table: RealmTable, denizen: DenizenId, by: string | null, rule: string): void {
  const { state } = table
  const slain = state.denizens[denizen]
  if (!slain || slain.dead) return
  const { at } = slain
  const isFree = !isHired(state, denizen)
  if (!isFree) loseHireling(table, denizen, by)
  endSpellsOfDead(table, denizen)
  Object.assign(slain, { dead: true, at: null, blocked: false })
  table.tell({ kind: 'slain', seat: null, rule, denizen, by })
  const face = denizenOf(denizen)
  if (isFree && face.is === 'native' && at !== null && leaderOf(face.group) === denizen)
    for (const piece of state.boxes[face.group]!.splice(0)) abandonAt(state, at, piece)
  settleCampaigns(table)
}

/** The group of the unhired natives who have killed somebody, and take what he owned (18.4.3); null where they were none. */
function nativeKillers(state: RealmState, by: string | null): string | null {
  const killer = by !== null && isDenizen(by) && !isHired(state, by) ? denizenOf(by) : null
  return killer?.is === 'native' ? killer.group : null
}

/** A hired native is killed: it costs his employer its bounty in notoriety, whoever did it (11.3.1, 18.3.8). */
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

/** A character leaves the map for good by its edge, and his goods leave the game with him (19.4.3). */
export function leaveRealm(table: RealmTable, character: Character): void {
  const { state } = table
  drop(state, character)
  dismissAll(table, character.id, '19.4.3')
  forget(state, character.id)
  disown(state, character.id)
  state.lost.push(...character.owned.splice(0).map(({ id }) => id))
  character.fate = 'left'
  character.place = { kind: 'off' }
  delete character.familiar
  delete character.phantasm
  state.draw = state.draw.filter(id => id !== character.id)
  table.tell({ kind: 'leaves', seat: character.seat, rule: '19.4.3', character: character.id })
}
