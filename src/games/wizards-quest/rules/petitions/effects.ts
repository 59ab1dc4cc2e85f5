import type { Rule, Seat } from '../../../../kernel/index.ts'
import { sendToRegion, sendToTerritory } from '../creatures/sending.ts'
import { inOrder } from '../effects/order.ts'
import { placeMen } from '../effects/placing.ts'
import { countersOf } from '../facts/forces.ts'
import { BLANK_RESULTS, type CardEffect, type Verb } from '../pieces/deck.ts'
import type { QuestState, QuestTable } from '../state/components.ts'
import { canLoseMen, dragonTargets, loseMen, sendDragonToEat } from './hardships.ts'
import { canWelcome, welcomeLeader } from './leaders.ts'
import {
  addOrcsBeside,
  dispelOrcs,
  orcsBeside,
  orcsWithRoomBeside,
  restlessRegions,
  rousableSpaces,
  rouseOrcs,
  scatterOrcs,
} from './orcs.ts'
import { canCart, cart, hiddenFrom, showTreasures } from './treasures.ts'
import {
  attendedLeaders,
  breakBridges,
  callCouncil,
  closeTunnel,
  declareTruce,
  openTunnel,
  sitesFor,
} from './upheavals.ts'

type EffectOf<K extends Verb> = Extract<CardEffect, { verb: K }>

/** The condition and the effect of a card's verb. */
interface Action<K extends Verb> {
  can(state: QuestState, seat: Seat, effect: EffectOf<K>): boolean
  perform(table: QuestTable, seat: Seat, effect: EffectOf<K>): Rule | undefined
}

const always = () => true

const ACTIONS: { readonly [K in Verb]: Action<K> } = {
  'gain-men': { can: always, perform: (table, seat, { men }) => gainMen(table, seat, men) },

  // Pieces are counted when the card is played, before any reinforcement (X.A.6.d, ruling W28).
  'gain-men-if-few': {
    can: (state, seat, { fewerThan }) => countersOf(state, seat) < fewerThan,
    perform: (table, seat, { men }) => gainMen(table, seat, men),
  },

  boat: { can: always, perform: (table, seat, { men }) => gainMen(table, seat, men) },

  'extra-campaigns': {
    can: always,
    perform(table, seat, { campaigns }) {
      table.state.turn.campaigns += campaigns
      table.emit({ kind: 'extra', seat, rule: 'X.A.6.b', campaigns })
      return undefined
    },
  },

  'free-leader': {
    can: always,
    *perform(table, seat, { elseMen }) {
      if (canWelcome(table.state, seat)) yield* welcomeLeader(table, seat)
      else yield* gainMen(table, seat, elseMen)
    },
  },

  'peek-treasures': {
    can: (state, seat) => hiddenFrom(state, seat).length > 0,
    perform: (table, seat, { treasures }) => showTreasures(table, seat, treasures),
  },

  'move-treasure': {
    can: canCart,
    perform: cart,
  },

  'send-dragon': {
    can: (state, seat, { aim }) => aim !== 'own-lot' || dragonTargets(state, seat).length > 0,
    perform(table, seat, { aim }) {
      if (aim === 'own-lot') return sendDragonToEat(table, seat)
      return aim === 'region'
        ? sendToRegion(table, seat, 'dragon', 'III.B.3')
        : sendToTerritory(table, seat, 'dragon', 'XIV.7')
    },
  },

  'send-wizard': {
    can: always,
    perform: (table, seat, { aim }) =>
      aim === 'region'
        ? sendToRegion(table, seat, 'wizard', 'III.B.3')
        : sendToTerritory(table, seat, 'wizard', 'XIV.8'),
  },

  'remove-orcs': {
    can: (state, seat) => orcsBeside(state, seat).length > 0,
    perform: (table, seat, { orcs }) => dispelOrcs(table, seat, orcs),
  },

  'scatter-orcs': {
    can: (state, _seat, { leave }) => restlessRegions(state, leave).length > 0,
    perform: scatterOrcs,
  },

  'add-orcs': {
    can: (state, seat) => orcsWithRoomBeside(state, seat).length > 0,
    perform(table, seat, { orcs }) {
      addOrcsBeside(table, seat, orcs)
      return undefined
    },
  },

  'lose-reinforcements': {
    can: always,
    perform(table, seat, { part }) {
      table.state.turn.lost = part
      table.emit({ kind: 'short', seat, rule: 'X.A.2', part })
      return undefined
    },
  },

  'lose-men': {
    can: (state, seat) => canLoseMen(state, seat) > 0,
    perform: (table, seat, { men }) => loseMen(table, seat, men),
  },

  'rivals-gain-men': {
    can: always,
    *perform(table, seat, { men }) {
      const { state } = table
      for (const other of inOrder({ ...state, first: seat }))
        if (other !== seat && !state.players[other]!.out) yield* placeMen(table, other, men, 'X.A.4')
    },
  },

  'roll-blank': { can: always, perform: rollBlank },

  'open-tunnel': { can: state => sitesFor(state).length > 0, perform: openTunnel },

  'close-tunnel': {
    can: always,
    perform(table, seat) {
      closeTunnel(table, seat)
      return undefined
    },
  },

  truce: {
    can: always,
    perform(table, seat, { turns }) {
      declareTruce(table, seat, turns)
      return undefined
    },
  },

  'break-bridges': {
    can: always,
    perform(table, seat) {
      breakBridges(table, seat)
      return undefined
    },
  },

  'rouse-orcs': { can: state => rousableSpaces(state).length > 0, perform: rouseOrcs },

  'call-council': {
    can: state => attendedLeaders(state).length > 0,
    perform(table) {
      callCouncil(table)
      return undefined
    },
  },
}

/** Returns the action of an effect. The table above has one of the right type for each verb. */
const actionOf = (effect: CardEffect) => ACTIONS[effect.verb] as Action<Verb>

/** Returns true if an effect would do anything for a player now. */
export const canDo = (state: QuestState, seat: Seat, effect: CardEffect): boolean =>
  actionOf(effect).can(state, seat, effect)

/** Performs one effect of a card. */
export function* applyCardEffect(table: QuestTable, seat: Seat, effect: CardEffect): Rule {
  const rule = actionOf(effect).perform(table, seat, effect)
  if (rule) yield* rule
}

/** Rolls two dice for the blank card and performs those effects for their total that are possible now (XIV.A). */
function* rollBlank(table: QuestTable, seat: Seat): Rule {
  const total = table.roll(seat, 2, 'blank', 'XIV.A').reduce((sum, die) => sum + die, 0)
  const effects = BLANK_RESULTS.get(total)!.filter(effect => canDo(table.state, seat, effect))
  if (effects.length === 0) table.emit({ kind: 'no-effect', seat, rule: 'XIV.A' })
  for (const effect of effects) yield* applyCardEffect(table, seat, effect)
}

/** Adds men to the reinforcements. If these have already arrived, places the men immediately (X.A.6.a, ruling W26). */
function* gainMen(table: QuestTable, seat: Seat, men: number): Rule {
  table.emit({ kind: 'awarded', seat, rule: 'X.A.6.a', men })
  if (table.state.phase === 'petition') table.state.turn.men += men
  else yield* placeMen(table, seat, men, 'X.A.6.a')
}
