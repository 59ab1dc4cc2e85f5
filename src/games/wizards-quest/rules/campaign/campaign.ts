import type { Rule, Seat } from '../../../../kernel/index.ts'
import { battle, battleCreature } from '../battle/battle.ts'
import { eliminate } from '../effects/elimination.ts'
import { countersIn, forceIn, isProtected, sideOf } from '../facts/forces.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { decide, type QuestAct, type QuestOption, wordOption } from '../state/acts.ts'
import type { Campaign, QuestState, QuestTable } from '../state/components.ts'
import { boatOptions, sail, spendBoat } from './boats.ts'
import { capture } from './capture.ts'
import { leadOptions, moveLeader } from './leaders.ts'
import { chooseMarch } from './marching.ts'
import { supplement, supplementOptions } from './supplements.ts'
import { type AttackTarget, leadersNeeded, sourcesOf, targetsOf } from './targets.ts'
import { resolveVictory } from './victory.ts'

/**
 * Runs one decision of the campaign phase: to start or continue a campaign, to use a boat, or to end the turn. Returns
 * true if the player ends the turn (X.C, X.D).
 */
export function* decideCampaign(table: QuestTable, seat: Seat): Rule<boolean> {
  const { campaign } = table.state.turn
  if (campaign) {
    yield* decideNext(table, seat, campaign)
    return false
  }
  const options = campaignOptions(table.state, seat)
  const { campaigns } = table.state.turn
  const act = yield* decide({ seat, topic: 'campaign', data: { campaigns }, rule: 'X.C.1', options })
  if (act.kind === 'attack') yield* beginCampaign(table, seat, act)
  else if (act.kind === 'boat') yield* sail(table, seat, act.space)
  else return true
  return false
}

function campaignOptions(state: QuestState, seat: Seat): QuestOption[] {
  const attacks = targetsOf(state, seat).map(({ space, against, free }) => ({
    id: against === 'space' ? `attack ${space}` : against,
    act: { kind: 'attack' as const, space, against, free },
    at: { space },
    rule: against === 'space' ? 'X.C.2' : free ? 'X.D.2' : 'X.D.1',
  }))
  return [...attacks, ...boatOptions(state, seat), { ...wordOption('end'), stops: true }]
}

/** Asks for the source of an attack and starts the campaign (X.C.2). An attack by boat uses up the card (X.A.6.c.4). */
function* beginCampaign(table: QuestTable, seat: Seat, { space, against, free }: AttackTarget): Rule {
  const { state } = table
  const { space: from, by } = yield* decide({
    seat,
    topic: 'from',
    data: { space, against },
    rule: 'X.C.2',
    options: sourcesOf(state, seat, { space, against, free }).map(source => ({
      id: source.by === 'boat' ? `boat ${source.space}` : source.space,
      act: { kind: 'from' as const, ...source },
      at: { space: source.space },
    })),
  })
  if (by === 'boat') spendBoat(table, seat)
  if (!free) state.turn.campaigns--
  state.turn.campaign = { from, to: space, against, by, free, begun: false, led: false }
  table.emit({ kind: 'campaign', seat, rule: free ? 'X.D.4' : 'X.C.1', from, target: space, against, by, free })
}

/**
 * Runs one decision of a campaign: to fight, bring men, call a leader, use a boat, capture the space, or end the
 * campaign (X.C.2-7). Ends the campaign instead if it has become impossible.
 */
function* decideNext(table: QuestTable, seat: Seat, campaign: Campaign): Rule {
  const { state } = table
  const { from, to } = campaign
  if (isFoiled(state, seat, campaign)) return endCampaignBecause(table, seat, campaign, 'weak')
  const beside = helpOptions(state, seat, campaign)
  if (isOver(state, campaign) && countersIn(forceIn(state, from)) > 1) {
    const move = { seat, from, to }
    const chosen = yield* chooseMarch(table, move, MARCH, beside)
    if ('kind' in chosen) yield* callHelp(table, seat, campaign, chosen)
    else {
      state.turn.campaign = null
      capture(table, move, chosen)
    }
    return
  }
  const fights = mayFight(state, campaign) ? [{ ...wordOption('fight'), at: { space: to }, rule: 'XI.A' }] : []
  // A free campaign must fight at least once. Otherwise, it could be started and dropped endlessly (ruling W78).
  const mustFight = campaign.free && !campaign.begun
  const leaving: QuestOption[] = mustFight ? [] : [{ ...wordOption('halt'), stops: true }]
  const sailing = mustFight ? [] : boatOptions(state, seat, campaign)
  const options: QuestOption[] = [...fights, ...beside, ...sailing, ...leaving]
  const data = { ...campaign }
  const act = yield* decide({ seat, topic: 'battle', data, rule: 'X.C.2', show: mustFight, options })
  if (act.kind === 'fight') yield* fight(table, seat, campaign)
  else if (act.kind === 'halt') endCampaign(table, seat, campaign)
  else if (act.kind === 'boat') yield* sailWithin(table, seat, campaign, act.space)
  else yield* callHelp(table, seat, campaign, act)
}

/**
 * Returns true if a card from a ring has ended the campaign: the attackers are gone, the wizard guards the target
 * (VIII.C), or the attacked creature has left.
 */
const isFoiled = (state: QuestState, seat: Seat, { from, to, against }: Campaign): boolean =>
  sideOf(state, from) !== seat || (against === 'space' ? isProtected(state, to) : state[against] !== to)

/** Moves pieces by boat during a campaign (X.A.6.c). If they capture the target, the campaign is over. */
function* sailWithin(table: QuestTable, seat: Seat, campaign: Campaign, from: SpaceId): Rule {
  const { state } = table
  yield* sail(table, seat, from, campaign)
  if (sideOf(state, campaign.to) === seat && campaign.from !== campaign.to) state.turn.campaign = null
}

const MARCH = { topic: 'march', withTopic: 'march-with', rule: 'X.C.7' } as const

/**
 * Returns true if the campaign is against a space that is now unoccupied, so that it must be captured if possible
 * (X.C.5).
 */
const isOver = (state: QuestState, { to, against }: Campaign): boolean =>
  against === 'space' && sideOf(state, to) === null

/**
 * Lists the supplements and leaders that can join a campaign. A leader can be called only once, before the first
 * battle. A free campaign has neither (X.C.3-4, X.D.4).
 */
function helpOptions(state: QuestState, seat: Seat, campaign: Campaign): QuestOption[] {
  if (campaign.free) return []
  const leaders = campaign.begun || campaign.led ? [] : leadOptions(state, seat, campaign.from)
  return [...supplementOptions(state, seat, campaign), ...leaders]
}

function* callHelp(table: QuestTable, seat: Seat, campaign: Campaign, act: QuestAct): Rule {
  if (act.kind === 'bring') yield* supplement(table, seat, act.space, campaign.from)
  if (act.kind !== 'lead') return
  moveLeader(table, seat, act, campaign.from)
  campaign.led = true
}

/** Returns true if there is someone to fight and any required leader is with the attackers (X.D.5, XI.C.5). */
function mayFight(state: QuestState, { from, to, against }: Campaign): boolean {
  if (against === 'space' && sideOf(state, to) === null) return false
  const needed = leadersNeeded(state, to, against)
  const { leader } = forceIn(state, from)!
  return needed.length === 0 || needed.some(one => one === leader)
}

/** Fights one battle of the campaign and updates the campaign (XI.A). */
function* fight(table: QuestTable, seat: Seat, campaign: Campaign): Rule {
  const { state } = table
  const { from, against } = campaign
  if (!campaign.begun) notifyDefender(table, seat, campaign)
  campaign.begun = true
  if (against === 'space') yield* battle(table, campaign)
  else yield* fightCreature(table, seat, campaign, against)
  eliminate(table)
  // After beating the dragon or the wizard, there may be a space to capture, even if the leader has fallen (X.C.5,
  // ruling W40).
  const now = state.turn.campaign
  if (state.result || !now) return
  if (sideOf(state, from) !== seat) state.turn.campaign = null
  else if (!isOver(state, now) && !mayFight(state, now)) endCampaignBecause(table, seat, now, 'hero')
}

/**
 * Emits `attacked` for the player whose space is attacked, with the attacking pieces. Does nothing if the target is a
 * creature, orcs or an unoccupied space.
 */
function notifyDefender(table: QuestTable, seat: Seat, { from, to, against }: Campaign): void {
  const defender = sideOf(table.state, to)
  if (against !== 'space' || defender === null || defender === 'orcs') return
  const { men, leader } = forceIn(table.state, from)!
  table.emit({ kind: 'attacked', seat: defender, rule: 'X.C.2', by: seat, target: to, men, leader })
}

/**
 * Fights the dragon or the wizard. After a victory in an unoccupied space that the wizard doesn't protect, the player
 * may capture it (ruling W40).
 */
function* fightCreature(table: QuestTable, seat: Seat, campaign: Campaign, creature: 'dragon' | 'wizard'): Rule {
  const { state } = table
  // A leader is required to fight a creature (X.D.5).
  const leader = forceIn(state, campaign.from)!.leader!
  const isBeaten = yield* battleCreature(table, campaign, creature)
  if (!isBeaten) return
  yield* resolveVictory(table, seat, campaign, creature, leader)
  const mayCapture = !campaign.free && !isProtected(state, campaign.to)
  state.turn.campaign = mayCapture ? { ...campaign, against: 'space' } : null
}

/** Ends the campaign because the player halts. The event's reason is `weak` if they couldn't have fought. */
function endCampaign(table: QuestTable, seat: Seat, campaign: Campaign): void {
  endCampaignBecause(table, seat, campaign, mayFight(table.state, campaign) ? 'wish' : 'weak')
}

function endCampaignBecause(
  table: QuestTable,
  seat: Seat,
  { from, to }: Campaign,
  why: 'wish' | 'weak' | 'hero',
): void {
  table.state.turn.campaign = null
  table.emit({ kind: 'halts', seat, rule: why === 'hero' ? 'XI.C.5' : 'X.C.2', from, target: to, why })
}
