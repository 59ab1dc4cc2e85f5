import { gainFame, gainGold } from '../facts/scoring.ts'
import { boardOf, farEnd, waysAt } from '../pieces/board.ts'
import { CAMPAIGNS, MISSIONS, VISITOR_CHITS } from '../pieces/chits.ts'
import { DENIZENS, denizenOf } from '../pieces/denizens.ts'
import type { Season } from '../pieces/tables.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import type { ActOfKind, RealmOption } from '../state/acts.ts'
import { seasonOf } from '../state/calendar.ts'
import { lastDayOf } from '../state/optional.ts'
import {
  type Character,
  clearingAt,
  living,
  type RealmState,
  type RealmTable,
  type Undertaking,
  type War,
} from '../state/state.ts'
import { groundBelow } from './falling.ts'

/** The length of a mission in days, including today (25.4.2). */
const MISSION_DAYS = 14
/** The length in days of a campaign that lasts a month, in longer games (25.4.2). */
const MONTH_DAYS = 28
/** A mission's reward in gold per clearing of its route, unless the season has its own rate (25.4.3, 26.23). */
const PER_CLEARING = 2
/** A mission's reward in gold if no roadway reaches its destination (25.4.3). */
const NO_WAY = 30

/** Returns the cost of a mission or campaign in recorded fame and notoriety (25.4.3, 25.4.4). */
export function costOf(name: string): { readonly fame: number; readonly notoriety: number } {
  const campaign = CAMPAIGNS.find(({ id }) => id === name)
  return campaign ?? { fame: 0, notoriety: MISSIONS.find(({ id }) => id === name)!.notoriety }
}

const isCampaign = (name: string): boolean => CAMPAIGNS.some(({ id }) => id === name)
/** Returns true for a mission, false for a campaign (25.4.3). */
export const isMission = (name: string): boolean => MISSIONS.some(({ id }) => id === name)

/** Returns all foes of a campaign: the members of hostile groups, or all Dragons (25.4.4). */
export const foesOf = (name: string): readonly string[] => {
  const { foes } = CAMPAIGNS.find(({ id }) => id === name)!
  return DENIZENS.filter(one => foes.includes(one.is === 'native' ? one.group : one.kind)).map(({ id }) => id)
}

/**
 * Returns true if a foe of a campaign is on the map; a living garrison counts even before its Dwelling is found
 * (25.4.5).
 */
export const hasFoes = (state: RealmState, name: string): boolean =>
  foesOf(name).some(id => {
    const { at, dead } = state.denizens[id]!
    return at !== null || (!dead && isGarrison(id))
  })

const isGarrison = (id: string): boolean => {
  const native = denizenOf(id)
  return native.is === 'native' && GARRISONS.includes(native.group)
}
const GARRISONS = ['order', 'soldiers', 'rogues', 'guard']

/** Returns the mission and campaign chits that are face up in a clearing, with their numbers (25.4.1). */
const chitsAt = (state: RealmState, clearing: ClearingId): { chit: number; name: string }[] =>
  state.visitors.flatMap(({ at, side }, chit) => {
    const name = VISITOR_CHITS[chit]![side]
    return at === clearing && (isCampaign(name) || isMission(name)) ? [{ chit, name }] : []
  })

export const undertakingsOf = (
  { war }: { readonly war?: Pick<War, 'undertakings'> },
  character: string,
): Undertaking[] => war?.undertakings.filter(one => one.character === character) ?? []

/**
 * Returns true if a character may take up a chit: they can pay its cost, which the Disgust curse prevents if it
 * includes fame. For a campaign, they must also have no other campaign, and one of its foes must be on the map (25.4.1,
 * 25.4.5).
 */
export function mayTake(state: RealmState, character: Character, name: string): boolean {
  const { fame, notoriety } = costOf(name)
  if (character.fame - fame < 0 || character.notoriety - notoriety < 0) return false
  if (fame > 0 && character.curses.includes('disgust')) return false
  if (isMission(name)) return true
  return hasFoes(state, name) && !undertakingsOf(state, character.id).some(one => isCampaign(one.name))
}

/**
 * Returns the chits in the clearing that a character can take up, and the campaigns that can be given up because no foe
 * is on the map (25.4.1, 25.4.8).
 */
export function undertakingOptions(
  state: RealmState,
  character: Character,
): RealmOption<ActOfKind<'take-up' | 'give-up'>>[] {
  const clearing = clearingAt(character)
  if (!state.war || clearing === null || character.blocked || character.asleep) return []
  return [
    ...chitsAt(state, clearing)
      .filter(({ name }) => mayTake(state, character, name))
      .map(({ chit, name }) => ({
        id: `take up ${name}`,
        act: { kind: 'take-up', chit, name } as const,
        rule: isMission(name) ? '25.4.3' : '25.4.4',
      })),
    ...undertakingsOf(state, character.id)
      .filter(({ name }) => isCampaign(name) && !hasFoes(state, name))
      .map(({ name }) => ({ id: `give up ${name}`, act: { kind: 'give-up', name } as const, rule: '25.4.8' })),
  ]
}

/**
 * Returns the number of clearings on the shortest route between two clearings, over all roadways of the map, or null if
 * there is no route (25.4.3, D61).
 */
export function clearingsBetween(state: Pick<RealmState, 'tiles'>, from: ClearingId, to: ClearingId): number | null {
  const board = boardOf(state.tiles)
  const steps = new Map<ClearingId, number>([[from, 0]])
  for (const [clearing, entered] of steps) {
    if (clearing === to) return entered
    for (const way of waysAt(board, clearing)) {
      const next = farEnd(way, clearing)
      if (next !== null && !steps.has(next)) steps.set(next, entered + 1)
    }
  }
  return null
}

/** Returns a mission's goal, and its reward if it is taken up in the given clearing (25.4.3). */
export function missionReward(
  state: Pick<RealmState, 'tiles' | 'dwellings' | 'day' | 'season'>,
  name: string,
  from: ClearingId | null,
): { goal: string; reward: number } {
  const season = seasonOf(state)
  const mission = season?.missions[name as keyof Season['missions']] ?? MISSIONS.find(({ id }) => id === name)!
  const goal = from !== null && dwellingOf(state, mission.to) === from ? mission.else : mission.to
  const there = dwellingOf(state, goal)
  const entered = from === null || there === null ? null : clearingsBetween(state, from, there)
  return { goal, reward: entered === null ? NO_WAY : (season?.reward ?? PER_CLEARING) * entered }
}

const dwellingOf = ({ dwellings }: Pick<RealmState, 'dwellings'>, name: string): ClearingId | null =>
  dwellings[name] ?? null

/** Returns the last day for a mission or campaign taken up today, at most the last day of the game (25.4.2). */
export function deadlineOf(state: Pick<RealmState, 'day' | 'weeks'>, name: string): number {
  const days = isMission(name) ? MISSION_DAYS : (CAMPAIGNS.find(({ id }) => id === name)!.days ?? MONTH_DAYS)
  return Math.min(lastDayOf(state), state.day + days - 1)
}

/** Takes up a chit and pays for it immediately (25.4.1). */
export function takeUp(table: RealmTable, character: Character, chit: number): void {
  const { state } = table
  const clearing = clearingAt(character)!
  const visitor = state.visitors[chit]!
  const name = VISITOR_CHITS[chit]![visitor.side]
  const errand = isMission(name) ? missionReward(state, name, clearing) : { goal: null, reward: 0 }
  const until = deadlineOf(state, name)
  visitor.at = null
  state.war!.undertakings.push({ character: character.id, chit, name, until, ...errand })
  const { fame, notoriety } = costOf(name)
  const event = { kind: 'takes-up', seat: character.seat, rule: '25.4.1', character: character.id } as const
  table.emit({ ...event, name, until, goal: errand.goal, reward: errand.reward })
  gainFame(table, character, -fame, -notoriety, '25.4.1')
}

/** Ends an undertaking and puts its chit into the clearing, unless `clearing` is null. */
function returnChit(state: RealmState, { chit }: Undertaking, clearing: ClearingId | null): void {
  state.war!.undertakings = state.war!.undertakings.filter(one => one.chit !== chit)
  if (clearing !== null) state.visitors[chit]!.at = clearing
}

/**
 * Completes the character's missions whose destination is the current clearing: their cost is returned, the reward is
 * paid, and the chits stay (25.4.2, 25.4.3).
 */
export function completeMissions(table: RealmTable, character: Character): void {
  const { state } = table
  const clearing = clearingAt(character)
  if (clearing === null) return
  for (const one of undertakingsOf(state, character.id)) {
    if (one.goal === null || dwellingOf(state, one.goal) !== clearing) continue
    returnChit(state, one, clearing)
    logUndertakingEnd(table, character, one, true, '25.4.3')
    gainGold(table, character, one.reward, '25.4.3')
  }
}

/** Logs the end of an undertaking. Its cost is returned if it succeeded, and paid again if it failed (25.4.2). */
function logUndertakingEnd(
  table: RealmTable,
  character: Character,
  { name }: Undertaking,
  done: boolean,
  rule: string,
): void {
  const { fame, notoriety } = costOf(name)
  const { seat, id } = character
  table.emit({ kind: 'undertaken', seat, rule, character: id, name, how: done ? 'done' : 'failed' })
  const sign = done ? 1 : -1
  gainFame(table, character, sign * fame, sign * notoriety, '25.4.2')
}

/** Completes campaigns once all their foes are dead, no matter who killed them (25.4.7). */
export function settleCampaigns(table: RealmTable): void {
  const { state } = table
  for (const one of state.war?.undertakings ?? []) {
    if (!isCampaign(one.name) || foesOf(one.name).some(id => !state.denizens[id]!.dead)) continue
    const character = living(state).find(({ id }) => id === one.character)
    if (!character) continue
    returnChit(state, one, groundBelow(table, character.place))
    logUndertakingEnd(table, character, one, true, '25.4.7')
  }
}

/** Fails the undertakings whose term ends by `lastDay`; their cost is paid again (19.1.1, 25.4.2). */
export function endTerms(table: RealmTable, lastDay = table.state.day): void {
  const { state } = table
  for (const one of state.war?.undertakings ?? []) {
    const character = living(state).find(({ id }) => id === one.character)
    if (!character || one.until > lastDay) continue
    returnChit(state, one, groundBelow(table, character.place))
    logUndertakingEnd(table, character, one, false, '25.4.2')
  }
}

/** Gives up a campaign: its cost is lost, and the chit stays in the clearing (25.4.8). */
export function giveUp(table: RealmTable, character: Character, name: string): void {
  const one = undertakingsOf(table.state, character.id).find(undertaking => undertaking.name === name)!
  returnChit(table.state, one, clearingAt(character))
  const { seat, id } = character
  table.emit({ kind: 'undertaken', seat, rule: '25.4.8', character: id, name, how: 'given-up' })
}

/** Puts down the chits of a character who died or left (18.4.7). */
export function layDownChits(state: RealmState, character: Character, clearing: ClearingId | null): void {
  for (const one of undertakingsOf(state, character.id)) returnChit(state, one, clearing)
}
