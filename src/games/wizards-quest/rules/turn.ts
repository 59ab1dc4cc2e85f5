import type { Rule } from '../../../kernel/index.ts'
import { nextFrenzy, runFrenzy } from './battle/frenzy.ts'
import { decideCampaign } from './campaign/campaign.ts'
import { placeTreasureMen } from './campaign/capture.ts'
import { flyDragon } from './creatures/dragon.ts'
import { moveWizard } from './creatures/wizard.ts'
import { fillWithOrcs } from './effects/fill-with-orcs.ts'
import { growOrcs } from './effects/growth.ts'
import { nextSeat, rollForFirst } from './effects/order.ts'
import { reinforce } from './effects/reinforcement.ts'
import { playPetitions, playRingCard } from './petitions/petition.ts'
import { playAtOnce } from './petitions/playing.ts'
import { SPACE_IDS } from './pieces/marnon.ts'
import { freshTurn } from './setup/begin.ts'
import { freeTerritories, placeFirstMan, placeFirstOrcs, takeCastle } from './setup/castles.ts'
import { placeFirstMen } from './setup/men.ts'
import { hideTreasure } from './setup/treasures.ts'
import { activeSeat, type Phase, type QuestTable } from './state/components.ts'

/**
 * Runs to the next checkpoint: a player's part of the setup, a phase without decisions, a frenzy, a flight, or one step
 * of a player's turn (V).
 */
export function* turn(table: QuestTable): Rule {
  const { state } = table
  switch (state.phase) {
    case 'first-set-up':
      rollForFirst(table, 'set-up')
      return enterQuestPhase(table, 'castles')
    case 'castles':
      if (yield* nextSeat(table, seat => takeCastle(table, seat))) enterQuestPhase(table, 'orcs')
      return
    case 'orcs':
      placeFirstOrcs(table)
      return enterQuestPhase(table, 'territories')
    case 'territories':
      // Any player may place the last man, because the territories may not divide evenly (ruling W3).
      yield* nextSeat(table, seat => placeFirstMan(table, seat))
      if (freeTerritories(table).length === 0) enterQuestPhase(table, 'treasures')
      return
    case 'treasures':
      yield* nextSeat(table, seat => hideTreasure(table, seat))
      if (state.players.every(({ hand }) => hand.length === 0)) enterQuestPhase(table, 'men')
      return
    case 'men':
      if (yield* placeFirstMen(table)) enterQuestPhase(table, 'growth')
      return
    case 'growth':
      state.day++
      table.emit({ kind: 'turn', seat: null, rule: 'V', turn: state.day })
      growOrcs(table)
      return enterQuestPhase(table, 'frenzy')
    case 'frenzy':
      return yield* nextOfFrenzies(table)
    case 'filling':
      fillWithOrcs(table)
      return enterQuestPhase(table, 'dragon')
    case 'dragon':
      if ((yield* flyDragon(table)) && !state.result) enterQuestPhase(table, 'wizard')
      return
    case 'wizard':
      moveWizard(table)
      return enterQuestPhase(table, 'first-player')
    case 'first-player':
      rollForFirst(table, 'turn')
      return enterQuestPhase(table, 'petition')
    case 'petition':
    case 'reinforcement':
    case 'campaign':
      return yield* playerPhase(table, state.phase)
  }
}

function enterQuestPhase({ state }: QuestTable, phase: Phase): void {
  state.phase = phase
  state.gone = 0
}

/** Runs the next frenzy of the turn, or enters the filling phase if none is left (VI.B.3, VI.C). */
function* nextOfFrenzies(table: QuestTable): Rule {
  const { state } = table
  const at = nextFrenzy(state, state.gone)
  if (at < 0) return enterQuestPhase(table, 'filling')
  yield* runFrenzy(table, SPACE_IDS[at]!)
  state.gone = at + 1
}

/** Runs the next step of the current player's turn (X), or ends the turn of an eliminated player (XI.D). */
function* playerPhase(table: QuestTable, phase: Phase): Rule {
  const { state } = table
  const seat = activeSeat(state)
  const player = state.players[seat]!
  const { found, atOnce, ring } = state.turn
  // Eliminated players get no turn and lose the rest of their current one (XI.D).
  if (player.out) return endPlayerTurn(table)
  if (found !== null) yield* placeTreasureMen(table, seat, found)
  else if (atOnce !== null) yield* playAtOnce(table, seat, atOnce.card, atOnce.ring)
  else if (ring !== null) yield* playRingCard(table, seat, ring)
  else if (phase === 'petition') {
    if (yield* playPetitions(table, seat)) state.phase = 'reinforcement'
  } else if (phase === 'reinforcement') {
    yield* reinforce(table, seat)
    state.phase = 'campaign'
  } else if (yield* decideCampaign(table, seat)) endPlayerTurn(table)
}

/** Passes the turn to the next player. After the last player, the next turn begins with the growth of the orcs (V). */
function endPlayerTurn(table: QuestTable): void {
  const { state } = table
  table.emit({ kind: 'turn-over', seat: activeSeat(state), rule: 'X' })
  state.turn = freshTurn()
  state.gone++
  if (state.gone < state.players.length) state.phase = 'petition'
  else enterQuestPhase(table, 'growth')
}
