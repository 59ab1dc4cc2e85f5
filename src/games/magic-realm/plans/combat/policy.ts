import { type Option, pickAnswer, type Question, type RandomState } from '../../../../kernel/index.ts'
import { meleeOf, type RoundPlays } from '../../rules/combat/plays.ts'
import { CHIT_TOPICS, type ChitAct } from '../../rules/effects/weariness.ts'
import type { Melee } from '../../rules/facts/melee.ts'
import { isDark } from '../../rules/facts/sides.ts'
import type { Fighter } from '../../rules/fight/fighter.ts'
import { belonging } from '../../rules/pieces/belongings.ts'
import { characterCard } from '../../rules/pieces/characters.ts'
import { denizenOf } from '../../rules/pieces/denizens.ts'
import { rankOf } from '../../rules/pieces/levels.ts'
import type { CombatState, PlayedPiece } from '../../rules/state/combat.ts'
import { COMBAT_TOPICS, type CombatAct, type CombatTopic } from '../../rules/state/combat-acts.ts'
import { isSamePiece, valuesOf } from '../../rules/state/combat-pieces.ts'
import { bodyOf, engagementOf } from '../../rules/state/sheets.ts'
import type { RealmState } from '../../rules/state/state.ts'
import { attackersOf, bestPlan, prospect, strongestRow, weighed } from './choices.ts'

/** A fight as the answering player knows it. */
export interface Fight extends Melee {
  readonly combat: CombatState
}

/** Builds a fight from a state. Fighters and foes are computed on first use. */
export function buildFight(state: RealmState, combat: CombatState): Fight {
  let found: Melee | null = null
  const melee = (): Melee => {
    found ??= meleeOf(state, combat)
    return found
  }
  return {
    combat,
    get fighters() {
      return melee().fighters
    },
    get foes() {
      return melee().foes
    },
  }
}

/** A fighter's policy. */
export interface Mind {
  /** The fighter runs if their chance of survival is below this. 0 means never. */
  readonly courage: number
  /** The fighter lures a monster if their chance of survival with it is at least this. Above 1 means never. */
  readonly daring: number
  /** If true, the fighter attacks monsters and natives unprovoked. */
  readonly hunts?: boolean
}

/** Fights to the end. */
export const STUBBORN: Mind = { courage: 0, daring: 2 }
/** Runs from fights that look lost. At an estimated chance of 0.8, `fightOdds` wins about half of the fights. */
export const CAREFUL: Mind = { courage: 0.8, daring: 2 }

/** Acts that end a choice without any further effect. */
const NOTHING: readonly CombatAct['kind'][] = ['rest-of-evening', 'lured', 'deployed', 'no-target', 'spread']

/** Returns whether a question is about fatigue or wounds, in a fight or by day (2.2). */
export const isOfChits = ({ topic }: Question): boolean => CHIT_TOPICS.some(known => known === topic)

export const isOfFight = (question: Question): boolean =>
  COMBAT_TOPICS.some(known => known === question.topic) || isOfChits(question)

/** Chooses an answer in a fight by its topic, its kind of act and the expected results of the round. */
export function fightAnswer(fight: Fight, question: Question, mind: Mind, random: RandomState): string {
  const topic = question.topic as CombatTopic | 'fatigue' | 'wound'
  if (topic === 'fatigue' || topic === 'wound') return leastMissed(question)
  if (topic === 'attack-row') return pickAnswer(random, question)
  const fighter = fight.fighters.find(({ id }) => id === question.data?.character)
  // Hirelings of an absent character do only what they must.
  if (!fighter) return idOf(question, ({ kind }) => NOTHING.includes(kind)) ?? pickAnswer(random, question)
  switch (topic) {
    case 'lure':
      return lure(fight, fighter, question, mind)
    case 'deploy':
      return deploy(fight, fighter, question)
    case 'assign-to':
    case 'hireling-target':
      return sturdiest(question)
    case 'action':
      return action(fight, fighter, question, mind)
    case 'run-by':
    case 'pick-up-by':
      return fighter.fumble ? fastest(fighter, question) : cheapest(fighter, question)
    case 'alert-by':
    case 'charge-by':
      return cheapest(fighter, question)
    case 'target':
      return target(fight, fighter, question, mind)
    case 'attack':
    case 'maneuver':
      return play(fight, fighter, question, topic)
    case 'strike-at':
      return idOf(question, act => act.kind === 'strike-at' && act.at === 'horse') ?? pickAnswer(random, question)
    // Denizens do not aim at riders (26.25).
    case 'rider':
      return idOf(question, ({ kind }) => kind === 'no-maneuver') ?? pickAnswer(random, question)
    case 'maneuver-row':
    case 'shield':
      return row(fighter, question)
    case 'place':
      return idOf(question, ({ kind }) => kind === 'spread') ?? pickAnswer(random, question)
    case 'ready':
      return idOf(question, act => act.kind === 'turn-weapon' && act.alerted) ?? staying(question, random)
    case 'alert':
      return (
        idOf(question, act => act.kind === 'turn-weapon' && act.alerted) ??
        idOf(question, ({ kind }) => kind === 'turn-weapon') ??
        pickAnswer(random, question)
      )
    case 'bracelets':
    case 'cloak':
      return staying(question, random)
    case 'more-gear':
      return idOf(question, ({ kind }) => kind === 'enough') ?? pickAnswer(random, question)
    default:
      return pickAnswer(random, question)
  }
}

/** Returns the id of the first option whose act matches. */
const idOf = ({ options }: Question, is: (act: CombatAct) => boolean): string | undefined =>
  options.find(({ act }) => act !== undefined && is(act as CombatAct))?.id

const staying = (question: Question, random: RandomState): string =>
  idOf(question, ({ kind }) => kind === 'as-it-is') ?? pickAnswer(random, question)

/** Lures the first denizen that the fighter expects to beat. */
function lure(fight: Fight, fighter: Fighter, question: Question, { daring }: Mind): string {
  const now = attackersOf(fight, fighter.id)
  const able = question.options.find(({ act }) => {
    const lured = act as CombatAct
    if (lured.kind !== 'lure') return false
    const foes = fight.foes
      .filter(({ id }) => bodyOf(id) === lured.denizen)
      .map(foe => ({ foe, dark: isDark(fight.combat, foe.id) }))
    return prospect(fight, fighter, [...now, ...foes]) >= daring
  })
  return able?.id ?? idOf(question, ({ kind }) => kind === 'lured') ?? question.options[0]!.id
}

/** Sends hirelings against the fighter's attackers, but charges nobody. */
function deploy(fight: Fight, fighter: Fighter, question: Question): string {
  const own = attackersOf(fight, fighter.id).map(({ foe }) => foe.id)
  return (
    idOf(question, act => act.kind === 'deploy' && !act.kin && own.includes(act.target)) ??
    idOf(question, ({ kind }) => kind === 'deployed') ??
    question.options[0]!.id
  )
}

/** Picks the largest hireling or the smallest target. Spares hirelings of the same group if possible. */
function sturdiest(question: Question): string {
  const size = ({ act }: Option): number => {
    const one = act as CombatAct
    if (one.kind === 'assign-to') return rankOf(denizenOf(one.hireling).size)
    return one.kind === 'hireling-target' ? -rankOf(denizenOf(one.target).size) : 0
  }
  const honest = question.options.filter(({ act }) => !('kin' in (act as CombatAct)))
  return (honest.length > 0 ? honest : question.options).reduce((best, one) => (size(one) > size(best) ? one : best)).id
}

/** Runs from a lost fight. Otherwise goes berserk, puts on gear or alerts the weapon if that helps. */
function action(fight: Fight, fighter: Fighter, question: Question, { courage }: Mind): string {
  const nothing = idOf(question, ({ kind }) => kind === 'no-action') ?? question.options[0]!.id
  const attackers = attackersOf(fight, fighter.id)
  if (attackers.length === 0) return nothing
  const run = idOf(question, ({ kind }) => kind === 'run')
  if (run && prospect(fight, fighter) < courage) return run
  const berserk = idOf(question, ({ kind }) => kind === 'berserk')
  if (berserk && bestPlan(fight, fighter, { spent: [] }, false).brings.dies > 0.2) return berserk
  const wears = idOf(question, act => act.kind === 'put-on' && isForFights(fighter, act.belonging))
  if (wears) return wears
  const alert = idOf(question, ({ kind }) => kind === 'alert')
  return alert && fighter.weapon.alerted === false && isBetterAlerted(fighter) ? alert : nothing
}

/** Returns true for armor, and for a weapon if none is active. */
function isForFights({ weapon }: Fighter, id: string): boolean {
  const { kind } = belonging(id)
  return kind === 'armor' || (kind === 'weapon' && weapon.id === null)
}

const isBetterAlerted = ({ weapon }: Fighter): boolean => weapon.shoots || weapon.face.time !== null

/** Picks the piece with the fewest asterisks. */
function cheapest({ chits }: Fighter, { options }: Question): string {
  const price = ({ act }: Option): number => {
    const { piece } = act as Extract<CombatAct, { piece: PlayedPiece }>
    return piece.kind === 'chit' ? (chits.find(({ number }) => number === piece.chit)?.asterisks ?? 0) : 0
  }
  return options.reduce((best, one) => (price(one) < price(best) ? one : best)).id
}

/** Picks the fastest piece. Under the FUMBLE rule, saving asterisks does not pay (26.25). */
function fastest(fighter: Fighter, { options }: Question): string {
  const time = ({ act }: Option): number =>
    valuesOf(fighter, (act as Extract<CombatAct, { piece: PlayedPiece }>).piece).time
  return options.reduce((best, one) => (time(one) < time(best) ? one : best)).id
}

function target(fight: Fight, fighter: Fighter, question: Question, { hunts = false }: Mind): string {
  const nobody = idOf(question, ({ kind }) => kind === 'no-target') ?? question.options[0]!.id
  if (!hunts && attackersOf(fight, fighter.id).length === 0) return nobody
  const round = engagementOf(fight.combat, fighter.id)
  const best = bestPlan(fight, fighter, { spent: round?.spent ?? [] }, fight.combat.round === 1, hunts).plan.target
  return best === null
    ? nobody
    : (idOf(question, act => act.kind === 'target' && act.denizen === best.foe.id) ?? nobody)
}

/** Picks the piece of the best plan that fits the chosen target and the pieces already played. */
function play(fight: Fight, fighter: Fighter, question: Question, topic: 'attack' | 'maneuver'): string {
  const round = engagementOf(fight.combat, fighter.id)
  const foe = fight.foes.find(({ id }) => id === (round?.target ?? question.data?.target))
  const aim = foe ? { foe, dark: isDark(fight.combat, foe.id) } : null
  const all = weighed(fight, fighter, { spent: round?.spent ?? [] }, aim, fight.combat.round === 1)
  const struck = topic === 'maneuver' ? (question.data?.played as RoundPlays | undefined)?.attack?.piece : undefined
  const going = struck
    ? all.filter(({ plan: { attack } }) => attack !== null && isSameChoice(fighter, attack.piece, struck))
    : all
  const plans = going.length > 0 ? going : all
  const none = idOf(question, ({ kind }) => kind === 'no-attack' || kind === 'no-maneuver') ?? question.options[0]!.id
  // Earlier choices restrict the options, so take the best plan that is still open.
  for (const { plan } of plans) {
    const piece = plan[topic]?.piece
    if (!piece) return none
    const id = idOf(question, act => act.kind === topic && isSameChoice(fighter, act.piece, piece))
    if (id !== undefined) return id
  }
  return none
}

/** Returns whether two pieces are equal. Chits with the same face are equal. */
function isSameChoice({ chits }: Fighter, one: PlayedPiece, other: PlayedPiece): boolean {
  if (one.kind !== 'chit' || other.kind !== 'chit')
    return isSamePiece(one, other) && (one.kind !== 'horse' || other.kind !== 'horse' || one.gallops === other.gallops)
  const face = (number: number): string => JSON.stringify({ ...chits.find(chit => chit.number === number), number: 0 })
  return face(one.chit) === face(other.chit)
}

/** Picks the row with the strongest armor. */
function row(fighter: Fighter, question: Question): string {
  const best = strongestRow(fighter)
  return (
    idOf(question, act => (act.kind === 'maneuver-row' || act.kind === 'shield') && act.box === best) ??
    question.options[0]!.id
  )
}

/** Picks the chit to lose: MAGIC first, then by fewest asterisks, with BERSERK and DUCK late. */
function leastMissed(question: Question): string {
  const { chits } = characterCard(String(question.data?.character))
  const worth = ({ act }: Option): number => {
    const { kind, asterisks } = chits[(act as ChitAct).chit]!
    return kind === 'MAGIC' ? 0 : kind === 'BERSERK' || kind === 'DUCK' ? 4 : 1 + asterisks
  }
  return question.options.reduce((best, one) => (worth(one) < worth(best) ? one : best)).id
}
