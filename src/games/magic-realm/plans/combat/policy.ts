import { pickAnswer, type Question, type RandomState } from '../../../../kernel/index.ts'
import type { ActOption } from '../../../../parts/asking.ts'
import { meleeOf } from '../../rules/combat/plays.ts'
import type { Melee } from '../../rules/facts/melee.ts'
import { isDark } from '../../rules/facts/sides.ts'
import type { Fighter } from '../../rules/fight/fighter.ts'
import { belonging } from '../../rules/pieces/belongings.ts'
import { characterCard } from '../../rules/pieces/characters.ts'
import { denizenOf } from '../../rules/pieces/denizens.ts'
import { rankOf } from '../../rules/pieces/levels.ts'
import {
  type ChitTopic,
  type CombatTopic,
  type FightQuestion,
  type OptionOn,
  type RealmQuestion,
  subjectOf,
} from '../../rules/state/asking.ts'
import type { CombatState, PlayedPiece } from '../../rules/state/combat.ts'
import type { CombatAct, PieceAct } from '../../rules/state/combat-acts.ts'
import { isSamePiece, valuesOf } from '../../rules/state/combat-pieces.ts'
import { bodyOf, engagementOf } from '../../rules/state/sheets.ts'
import type { RealmState } from '../../rules/state/state.ts'
import { attackersOf, bestPlan, ratedPlans, strongestRow, survivalChance } from './choices.ts'

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
    ...(state.war ? { hires: state.war.hires } : {}),
  }
}

/** A fighter's policy. */
export interface FightPolicy {
  /** The fighter runs if their chance of survival is below this value. 0 means never. */
  readonly courage: number
  /**
   * The fighter lures a monster if their chance of survival against it is at least this value. A value above 1 means
   * never.
   */
  readonly daring: number
  /** True if the fighter attacks monsters and natives unprovoked. */
  readonly hunts?: boolean
}

/** A policy that fights to the end. */
export const STUBBORN: FightPolicy = { courage: 0, daring: 2 }
/**
 * A policy that runs from fights that look lost. Fighters with an estimated chance of survival of 0.8 win about half of
 * the fights that `sampleFights` simulates.
 */
export const CAREFUL: FightPolicy = { courage: 0.8, daring: 2 }

/** Acts that end a choice without any further effect. */
const NOTHING: readonly CombatAct['kind'][] = ['rest-of-evening', 'lured', 'deployed', 'no-target', 'spread']

/** Everything needed to answer a question on a topic. */
interface FightContext<K extends CombatTopic> {
  readonly fight: Fight
  readonly fighter: Fighter
  readonly question: RealmQuestion<K>
  readonly policy: FightPolicy
  readonly random: RandomState
}

type AnswerRule<K extends CombatTopic> = (asking: FightContext<K>) => string

/** Returns true if a question is about fatigue or wounds, in a fight or by day (2.2). */
export const isChitQuestion = (question: Question): question is RealmQuestion<ChitTopic> =>
  question.topic === 'fatigue' || question.topic === 'wound'

export const isFightQuestion = (question: Question): question is FightQuestion =>
  Object.hasOwn(ANSWER_RULES, question.topic) || isChitQuestion(question)

/** Chooses an answer in a fight by its topic, its kind of act and the expected results of the round. */
export function fightAnswer(fight: Fight, question: Question, policy: FightPolicy, random: RandomState): string {
  if (!isFightQuestion(question) || question.topic === 'attack-row') return pickAnswer(random, question)
  if (isChitQuestion(question)) return leastValuableChit(question)
  const id = subjectOf(question)
  const fighter = fight.fighters.find(one => one.id === id)
  // Hirelings of an absent character do only what they must.
  if (!fighter) return idOf<CombatAct>(question, ({ kind }) => NOTHING.includes(kind)) ?? pickAnswer(random, question)
  const { topic } = question
  return answerByRule(topic, { fight, fighter, question, policy, random })
}

/** Returns the id of the first option whose act matches. */
const idOf = <A extends CombatAct>(
  { options }: { readonly options: readonly ActOption<A>[] },
  is: (act: A) => boolean,
): string | undefined => options.find(({ act }) => is(act))?.id

const pickAtRandom: AnswerRule<CombatTopic> = ({ question, random }) => pickAnswer(random, question)

const ANSWER_RULES: { readonly [K in CombatTopic]: AnswerRule<K> } = {
  lure,
  deploy,
  'assign-to': ({ question }) => sturdiest(question),
  'hireling-target': ({ question }) => sturdiest(question),
  action,
  'run-by': ({ fighter, question }) => (fighter.fumble ? fastest(fighter, question) : cheapest(fighter, question)),
  'pick-up-by': ({ fighter, question }) => (fighter.fumble ? fastest(fighter, question) : cheapest(fighter, question)),
  'alert-by': ({ fighter, question }) => cheapest(fighter, question),
  'charge-by': ({ fighter, question }) => cheapest(fighter, question),
  target,
  attack: play,
  maneuver: play,
  'strike-at': ({ question, random }) => idOf(question, ({ at }) => at === 'horse') ?? pickAnswer(random, question),
  // Denizens do not aim at riders (26.25).
  rider: ({ question, random }) => idOf(question, ({ kind }) => kind === 'no-maneuver') ?? pickAnswer(random, question),
  'maneuver-row': row,
  shield: row,
  place: ({ question, random }) => idOf(question, ({ kind }) => kind === 'spread') ?? pickAnswer(random, question),
  ready: ({ question, random }) =>
    idOf(question, act => act.kind === 'turn-weapon' && act.alerted) ?? stayingAnswer(question, random),
  alert: ({ question, random }) =>
    idOf(question, act => act.kind === 'turn-weapon' && act.alerted) ??
    idOf(question, ({ kind }) => kind === 'turn-weapon') ??
    pickAnswer(random, question),
  bracelets: ({ question, random }) => stayingAnswer(question, random),
  cloak: ({ question, random }) => stayingAnswer(question, random),
  'more-gear': ({ question, random }) =>
    idOf(question, ({ kind }) => kind === 'enough') ?? pickAnswer(random, question),
  ...{ rounds: pickAtRandom, 'deploy-side': pickAtRandom, 'hireling-side': pickAtRandom, 'attack-row': pickAtRandom },
  ...{ 'rider-row': pickAtRandom, 'free-asterisk': pickAtRandom, 'let-go': pickAtRandom, 'shape-side': pickAtRandom },
}

const answerByRule = <K extends CombatTopic>(topic: K, asking: FightContext<K>): string => ANSWER_RULES[topic](asking)

type StayingAct = OptionOn<'ready' | 'bracelets' | 'cloak'>['act']
type StayingContext = { readonly options: readonly ActOption<StayingAct>[] }

const stayingAnswer = (question: Question & StayingContext, random: RandomState): string =>
  idOf<StayingAct>(question, ({ kind }) => kind === 'as-it-is') ?? pickAnswer(random, question)

/** Lures the first denizen that the fighter expects to beat. */
function lure({ fight, fighter, question, policy: { daring } }: FightContext<'lure'>): string {
  const now = attackersOf(fight, fighter.id)
  const able = question.options.find(({ act: lured }) => {
    if (lured.kind !== 'lure') return false
    const foes = fight.foes
      .filter(({ id }) => bodyOf(id) === lured.denizen)
      .map(foe => ({ foe, dark: isDark(fight.combat, foe.id) }))
    return survivalChance(fight, fighter, [...now, ...foes]) >= daring
  })
  return able?.id ?? idOf(question, ({ kind }) => kind === 'lured') ?? question.options[0]!.id
}

/** Sends hirelings against the fighter's attackers. The fighter charges nobody. */
function deploy({ fight, fighter, question }: FightContext<'deploy'>): string {
  const own = attackersOf(fight, fighter.id).map(({ foe }) => foe.id)
  return (
    idOf(question, act => act.kind === 'deploy' && !act.kin && own.includes(act.target)) ??
    idOf(question, ({ kind }) => kind === 'deployed') ??
    question.options[0]!.id
  )
}

/** Picks the largest hireling or the smallest target, avoiding hirelings of the same group if possible. */
function sturdiest({ options }: { readonly options: readonly SturdyOption[] }): string {
  const size = ({ act }: SturdyOption): number =>
    act.kind === 'assign-to' ? rankOf(denizenOf(act.hireling).size) : -rankOf(denizenOf(act.target).size)
  const honest = options.filter(({ act }) => !('kin' in act))
  return (honest.length > 0 ? honest : options).reduce((best, one) => (size(one) > size(best) ? one : best)).id
}

type SturdyOption = OptionOn<'assign-to' | 'hireling-target'>

/** Runs from a lost fight. Otherwise goes berserk, puts on gear or alerts the weapon if that helps. */
function action({ fight, fighter, question, policy: { courage } }: FightContext<'action'>): string {
  const nothing = idOf(question, ({ kind }) => kind === 'no-action') ?? question.options[0]!.id
  const attackers = attackersOf(fight, fighter.id)
  if (attackers.length === 0) return nothing
  const run = idOf(question, ({ kind }) => kind === 'run')
  if (run && survivalChance(fight, fighter) < courage) return run
  const berserk = idOf(question, ({ kind }) => kind === 'berserk')
  if (berserk && bestPlan(fight, fighter, { spent: [] }, false).results.dies > 0.2) return berserk
  const wears = idOf(question, act => act.kind === 'put-on' && isForFights(fighter, act.belonging))
  if (wears) return wears
  const alert = idOf(question, ({ kind }) => kind === 'alert')
  return alert && fighter.weapon.alerted === false && isBetterAlerted(fighter) ? alert : nothing
}

/** Returns true for armor, and also for a weapon if none is active. */
function isForFights({ weapon }: Fighter, id: string): boolean {
  const { kind } = belonging(id)
  return kind === 'armor' || (kind === 'weapon' && weapon.id === null)
}

const isBetterAlerted = ({ weapon }: Fighter): boolean => weapon.shoots || weapon.face.time !== null

interface PieceQuestion {
  readonly options: readonly ActOption<{ readonly kind: PieceAct; readonly piece: PlayedPiece }>[]
}

/** Picks the piece with the fewest asterisks. */
function cheapest({ chits }: Fighter, { options }: PieceQuestion): string {
  const price = ({ act: { piece } }: PieceQuestion['options'][number]): number =>
    piece.kind === 'chit' ? (chits.find(({ number }) => number === piece.chit)?.asterisks ?? 0) : 0
  return options.reduce((best, one) => (price(one) < price(best) ? one : best)).id
}

/** Picks the fastest piece. Under the FUMBLE rule (26.25), saving asterisks isn't worthwhile. */
function fastest(fighter: Fighter, { options }: PieceQuestion): string {
  const time = ({ act }: PieceQuestion['options'][number]): number => valuesOf(fighter, act.piece).time
  return options.reduce((best, one) => (time(one) < time(best) ? one : best)).id
}

function target({ fight, fighter, question, policy: { hunts = false } }: FightContext<'target'>): string {
  const nobody = idOf(question, ({ kind }) => kind === 'no-target') ?? question.options[0]!.id
  if (!hunts && attackersOf(fight, fighter.id).length === 0) return nobody
  const round = engagementOf(fight.combat, fighter.id)
  const best = bestPlan(fight, fighter, { spent: round?.spent ?? [] }, fight.combat.round === 1, hunts).plan.target
  return best === null
    ? nobody
    : (idOf(question, act => act.kind === 'target' && act.denizen === best.foe.id) ?? nobody)
}

/** Picks the piece of the best plan that fits the chosen target and the pieces already played. */
function play({ fight, fighter, question }: FightContext<'attack' | 'maneuver'>): string {
  const round = engagementOf(fight.combat, fighter.id)
  const foe = fight.foes.find(
    ({ id }) => id === (round?.target ?? (question.topic === 'attack' ? question.data.target : null)),
  )
  const aim = foe ? { foe, dark: isDark(fight.combat, foe.id) } : null
  const all = ratedPlans(fight, fighter, { spent: round?.spent ?? [] }, aim, fight.combat.round === 1)
  const struck = question.topic === 'maneuver' ? question.data.played.attack?.piece : undefined
  const matching = struck
    ? all.filter(({ plan: { attack } }) => attack !== null && isSameChoice(fighter, attack.piece, struck))
    : all
  const plans = matching.length > 0 ? matching : all
  const acts: { readonly options: readonly OptionOn<'attack' | 'maneuver'>[] } = question
  const none = idOf(acts, ({ kind }) => kind === 'no-attack' || kind === 'no-maneuver') ?? question.options[0]!.id
  // Earlier choices restrict the options, so take the best plan that is still open.
  for (const { plan } of plans) {
    const piece = plan[question.topic]?.piece
    if (!piece) return none
    const id = idOf(acts, act => 'piece' in act && isSameChoice(fighter, act.piece, piece))
    if (id !== undefined) return id
  }
  return none
}

/** Returns true if two pieces are equal. Chits with the same face are equal. */
function isSameChoice({ chits }: Fighter, one: PlayedPiece, other: PlayedPiece): boolean {
  if (one.kind !== 'chit' || other.kind !== 'chit')
    return isSamePiece(one, other) && (one.kind !== 'horse' || other.kind !== 'horse' || one.gallops === other.gallops)
  const face = (number: number): string => JSON.stringify({ ...chits.find(chit => chit.number === number), number: 0 })
  return face(one.chit) === face(other.chit)
}

/** Picks the row with the strongest armor. */
function row({ fighter, question }: FightContext<'maneuver-row' | 'shield'>): string {
  const best = strongestRow(fighter)
  const rows: { readonly options: readonly OptionOn<'maneuver-row' | 'shield'>[] } = question
  return idOf(rows, ({ box }) => box === best) ?? question.options[0]!.id
}

/**
 * Picks the chit to lose. MAGIC chits go first, then those with the fewest asterisks. BERSERK and DUCK are kept as long
 * as possible.
 */
function leastValuableChit(question: RealmQuestion<ChitTopic>): string {
  const { chits } = characterCard(question.data.character)
  const rate = ({ act }: OptionOn<ChitTopic>): number => {
    const { kind, asterisks } = chits[act.chit]!
    return kind === 'MAGIC' ? 0 : kind === 'BERSERK' || kind === 'DUCK' ? 4 : 1 + asterisks
  }
  const options: readonly OptionOn<ChitTopic>[] = question.options
  return options.reduce((best, one) => (rate(one) < rate(best) ? one : best)).id
}
