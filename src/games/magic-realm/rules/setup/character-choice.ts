import type { Rule, Seat } from '../../../../kernel/index.ts'
import { takeFromPile } from '../effects/ownership.ts'
import { takeDropped } from '../facts/dropped-belongings.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { boardOf, edgeRoads } from '../pieces/board.ts'
import {
  ABILITIES,
  advantagesOf,
  CHARACTERS,
  CHITS_OF_STAGE,
  type CharacterCard,
  characterCard,
  LAST_STAGE,
  STAGES,
  type Stage,
  stageOf,
} from '../pieces/characters.ts'
import { idleMark, VISITOR_CHITS } from '../pieces/chits.ts'
import { GROUPS } from '../pieces/denizens.ts'
import { BORDERLAND, tileCodeOf } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import { decide, decideCount } from '../state/asking.ts'
import { plays, pointsFor } from '../state/optional.ts'
import { type Character, type Familiar, type Goal, living, type RealmState, type RealmTable } from '../state/state.ts'
import { beginColors, chooseMagic, freshSorcery } from './first-spells.ts'
import { gainChit, goldGained, takeGains } from './gains.ts'

/** Starting gold (4.1.1). */
const START_GOLD = 10
/** Returns the goals to which points can be assigned. Without magic, there is no spells goal (4.2.6, D11). */
const goalsOf = ({ magic }: RealmState): readonly Goal[] =>
  magic ? ['great', 'spells', 'fame', 'notoriety', 'gold'] : ['great', 'fame', 'notoriety', 'gold']

/** Returns the character cards not in use (3.3.1, 19.3.1). */
const freeCards = (state: RealmState): readonly CharacterCard[] =>
  CHARACTERS.filter(({ id }) => !state.characters.some(one => one.id === id && one.fate !== 'dead'))

/** Returns true if a player still has a character to choose (3.3.1). */
export const lacksCharacter = ({ characters, perPlayer }: RealmState, seat: Seat): boolean =>
  characters.filter(one => one.seat === seat).length < perPlayer

/**
 * Asks a player for a character and, by the optional rules, its ability and stage (26.8, 26.21). Then collects its gear
 * from the natives (3.3.1, 4.1). A successor takes the place of `replaced`.
 */
export function* takeCharacter(table: RealmTable, seat: Seat, replaced?: Character): Rule {
  const { state } = table
  const { character: id } = yield* decide({
    seat,
    topic: 'character',
    rule: '3.3.1',
    data: { fallen: replaced && state.phase === 'successors' ? replaced.id : null },
    options: freeCards(state).map(card => ({ id: card.id, act: { kind: 'take', character: card.id } as const })),
  })
  const card = characterCard(id)
  table.emit({ kind: 'takes', seat, rule: '3.3.1', character: id })
  const character = freshCharacter(card, seat)
  if (state.magic) character.magic = freshSorcery()
  if (plays(state, 'unwritten')) character.unwritten = true
  if (plays(state, 'abilities')) yield* chooseAbility(character)
  if (replaced) state.characters[state.characters.indexOf(replaced)] = character
  else state.characters.push(character)
  if (plays(state, 'development') || (state.battle && replaced)) yield* chooseStage(table, character)
  for (const type of stageOf(card, character.stage).gear) yield* takeGear(table, character, type)
  if (character.steps !== undefined) yield* takeGains(table, character)
}

/** Asks whether the character uses an optional ability (26.8). */
function* chooseAbility(character: Character): Rule {
  const { seat, id } = character
  const abilities = ABILITIES[id] ?? []
  if (abilities.length === 0) return
  const act = yield* decide({
    seat,
    topic: 'ability',
    rule: '26.8',
    data: { character: id },
    options: [
      wordOption('as-ever'),
      ...abilities.map(ability => ({ id: ability, act: { kind: 'ability', ability } as const })),
    ],
  })
  if (act.kind === 'ability') character.ability = act.ability
}

/**
 * Returns a character's index among its player's characters. A successor has the same index as its dead predecessor
 * (26.20).
 */
const placeAmong = (state: RealmState, character: Character): number =>
  Math.max(0, state.characters.filter(({ seat }) => seat === character.seat).indexOf(character))

/**
 * Asks for the character's starting stage, which sets its chits, gear and spells (26.21). In extended development, this
 * is the stage reached in earlier games (26.22).
 */
function* chooseStage(table: RealmTable, character: Character): Rule {
  const { seat, id } = character
  const nth = placeAmong(table.state, character)
  const isExtended = plays(table.state, 'extended-development')
  const stages = isExtended ? Array.from({ length: LAST_STAGE }, (_, i) => i + 1) : STAGES
  const { stage } = yield* decide({
    seat,
    topic: 'stage',
    rule: '26.21',
    data: { character: id },
    options: stages.toReversed().map(stage => ({
      id: String(stage),
      act: { kind: 'stage', stage, points: pointsFor(table.state, { id, ...stageFields(stage) }, nth) } as const,
    })),
  })
  Object.assign(character, stageFields(stage))
  character.chits = character.chits.map((_, i) => (i < stage * CHITS_OF_STAGE ? 'active' : 'absent'))
  character.worth = startingValue(stageOf(characterCard(id), stage))
  table.emit({ kind: 'stage', seat, rule: '26.21', character: id, stage })
  if (isExtended) yield* chooseEarlierChits(table, character, stage)
}

/**
 * Returns the character fields that a starting stage sets. Beyond the fourth stage, all chits are available (26.22).
 */
const stageFields = (stage: number): Required<Pick<Character, 'stage'>> & Pick<Character, 'steps'> => ({
  stage: Math.min(stage, STAGES.length) as Stage,
  ...(stage > STAGES.length ? { steps: stage * CHITS_OF_STAGE } : {}),
})

/**
 * Asks for the number of chits gained in earlier games beyond the starting stage. Past the fourth stage, such chits are
 * only counted (26.22).
 */
function* chooseEarlierChits(table: RealmTable, character: Character, stage: number): Rule {
  const { seat, id } = character
  const chits = yield* decideCount(
    { seat, topic: 'further', rule: '26.22', data: { character: id, stage } },
    0,
    CHITS_OF_STAGE - 1,
  )
  character.steps = stage * CHITS_OF_STAGE + chits
  for (let n = 0; stage < STAGES.length && n < chits; n++) yield* gainChit(table, character, stage)
}

/** Returns the value of a character's starting gold and gear (4.2.5). */
const startingValue = ({ gear }: Pick<CharacterCard, 'gear'>): number =>
  gear.reduce((sum, type) => sum + belonging(`${type}-1`).price, START_GOLD)

/** Creates a character in its initial state (4.1.1). */
export const freshCharacter = (card: CharacterCard, seat: Seat): Character => ({
  id: card.id,
  seat,
  fate: 'alive',
  place: { kind: 'off' },
  cameBy: null,
  hidden: true,
  foundEnemies: false,
  blocked: false,
  asleep: false,
  chits: card.chits.map(() => 'active'),
  owned: [],
  gold: START_GOLD,
  fame: 0,
  notoriety: 0,
  curses: [],
  strained: {},
  boons: [],
  ways: [],
  sites: [],
  seen: [],
  needs: null,
  worth: startingValue(card),
  start: card.start[0]!,
  plan: [],
  yesterday: [],
  kills: 0,
  berserk: false,
  strength: false,
  hearing: false,
  score: null,
})

/**
 * Collects one piece of the character's gear from a group that has it, or else from a pile or among dropped belongings.
 * If there is none, the character gets its price (4.1.2, 19.3.1).
 */
function* takeGear(table: RealmTable, character: Character, type: string): Rule {
  const { state } = table
  const has = (box: readonly BelongingId[]) => box.find(id => belonging(id).type === type)
  const having = GROUPS.filter(({ id }) => has(state.boxes[id]!) !== undefined)
  // In a single battle it doesn't matter which group gives it.
  const groups = state.battle ? having.slice(0, 1) : having
  if (groups.length === 0) {
    const pile = Object.values(state.piles).find(one => has(one) !== undefined)
    if (pile) return takeStartingGear(state, character, pile, has(pile)!)
    const dropped = has((state.dropped ?? []).map(({ id }) => id))
    if (dropped !== undefined) return takeStartingGear(state, character, [takeDropped(state, dropped).id], dropped)
    character.gold += belonging(`${type}-1`).price
    return
  }
  const { group } = yield* decide({
    seat: character.seat,
    topic: 'gear',
    rule: '4.1.2',
    data: { character: character.id, type },
    options: groups.map(({ id }) => ({ id, act: { kind: 'from', group: id } as const })),
  })
  takeStartingGear(state, character, state.boxes[group]!, has(state.boxes[group]!)!)
}

/** Takes a piece out of a box or pile. Starting gear is active (4.1.2). */
function takeStartingGear(state: RealmState, character: Character, from: BelongingId[], id: BelongingId): void {
  takeFromPile(state, from, id)
  character.owned.push({ id, active: true, alerted: false, packedOn: null, on: null })
}

/**
 * Places the six visitor and mission chits in boxes of row 6, all at once or one per call (3.4). Returns true once all
 * are placed.
 */
export function* placeVisitors(table: RealmTable): Rule<boolean> {
  const { state } = table
  if (!state.byHand.visitors) {
    const boxes = table.shuffle([1, 2, 3, 4, 5, 6, 7])
    for (const [chit, place] of state.visitors.entries()) {
      place.box = boxes[chit]!
      place.side = table.shuffle([0, 1])[0] === 0 ? 0 : 1
    }
    table.reveal()
    for (const [chit] of state.visitors.entries()) logVisitor(table, null, chit)
    return true
  }
  // Players who ran out of tiles may have placed them all already (3.2.8).
  if (unplacedVisitors(state).length === 0) return true
  yield* placeVisitor(table, state.gone % state.seats.length)
  state.gone++
  return unplacedVisitors(state).length === 0
}

/** Returns the visitor and mission chits not placed yet (3.4.1). */
export const unplacedVisitors = ({ visitors }: RealmState): number[] =>
  visitors.flatMap(({ box }, chit) => (box === null ? [chit] : []))

/** Asks a player for one of the remaining chits, the side to turn up and its box (3.4.1). */
export function* placeVisitor(table: RealmTable, seat: Seat): Rule {
  const { state } = table
  const left = unplacedVisitors(state)
  const act = yield* decide({
    seat,
    topic: 'visitor',
    rule: '3.4.1',
    options: left.flatMap(chit =>
      VISITOR_CHITS[chit]!.map(side => ({ id: side, act: { kind: 'visitor', chit, side } as const })),
    ),
  })
  const taken = state.visitors.map(({ box }) => box)
  const { box } = yield* decide({
    seat,
    topic: 'visitor-box',
    rule: '3.4.1',
    data: { side: act.side },
    options: [1, 2, 3, 4, 5, 6, 7]
      .filter(number => !taken.includes(number))
      .map(number => ({ id: String(number), act: { kind: 'box', box: number } as const })),
  })
  const place = state.visitors[act.chit]!
  place.box = box
  place.side = VISITOR_CHITS[act.chit]![0] === act.side ? 0 : 1
  logVisitor(table, seat, act.chit)
}

function logVisitor(table: RealmTable, seat: Seat | null, chit: number): void {
  const { encounter, visitors } = table.state
  const { box, side: up } = visitors[chit]!
  const side = VISITOR_CHITS[chit]![up]
  table.emit({ kind: 'visitor', seat, rule: '3.4.1', chit, side, box: box!, ...idleMark(encounter, side) })
}

/**
 * Asks a player for each character's secret choices: the start (except in solitaire play), starting spells and color
 * chits, and victory points (3.3.1, 4.1.3 to 4.1.5, 4.2).
 */
export function* chooseInSecret(table: RealmTable, seat: Seat, characters: readonly Character[]): Rule {
  for (const character of characters) {
    if (!table.state.solitaire) yield* chooseStart(table, seat, character)
    yield* chooseMagic(table, character)
    character.needs = yield* chooseNeeds(table.state, seat, character)
  }
}

function* chooseStart(table: RealmTable, seat: Seat, character: Character): Rule {
  const isFirst = table.state.phase === 'choices'
  // A successor begins at the Inn (19.3.1).
  const starts = isFirst ? characterCard(character.id).start : ['inn']
  const { at } = yield* decide({
    seat,
    topic: 'start',
    rule: '4.1.5',
    data: { character: character.id },
    options: starts.map(id => ({ id, act: { kind: 'start', at: id } as const })),
  })
  character.start = at
}

function* chooseNeeds(state: RealmState, seat: Seat, character: Character): Rule<Record<Goal, number>> {
  const goals = goalsOf(state)
  const all = pointsFor(state, character, placeAmong(state, character))
  const { points } = yield* decide({
    seat,
    topic: 'needs',
    rule: '4.2.1',
    data: { character: character.id, points: all, goals },
    options: sharesOf(all, goals.length).map(points => ({
      id: points.join(' '),
      act: { kind: 'needs', points } as const,
    })),
  })
  const needs: Record<Goal, number> = { great: 0, spells: 0, fame: 0, notoriety: 0, gold: 0 }
  for (const [i, goal] of goals.entries()) needs[goal] = points[i]!
  return needs
}

/** Returns all ways to divide points among a number of goals. */
function sharesOf(points: number, goals: number): number[][] {
  if (goals === 1) return [[points]]
  return Array.from({ length: points + 1 }, (_, first) =>
    sharesOf(points - first, goals - 1).map(rest => [first, ...rest]),
  ).flat()
}

/**
 * Asks a solitaire player for the road to enter by: one at the edge of the Borderland or, if there is none, any road
 * off the map (27.1.3, D73).
 */
export function* chooseEntrance(table: RealmTable, seat: Seat): Rule {
  const { state } = table
  const roads = edgeRoads(boardOf(state.tiles))
  const ofBorderland = roads.filter(({ ends: [clearing] }) => tileCodeOf(clearing) === BORDERLAND)
  const { way } = yield* decide({
    seat,
    topic: 'entrance',
    rule: '27.1.3',
    options: (ofBorderland.length > 0 ? ofBorderland : roads).map(({ id, ends: [clearing] }) => ({
      id,
      act: { kind: 'entrance', way: id } as const,
      at: { space: clearing },
    })),
  })
  state.entrance = way
}

/**
 * Puts a character at its start, with its color chits enchanted (3.6.4, 4.1.4, 4.1.5, 27.1.3). The Wizard knows every
 * hidden path and secret passage (24.15).
 */
export function enterRealm(table: RealmTable, character: Character): void {
  const { state } = table
  beginColors(character)
  character.place = state.solitaire
    ? { kind: 'outside', way: state.entrance! }
    : { kind: 'clearing', clearing: state.dwellings[character.start] ?? state.dwellings.inn! }
  if (advantagesOf(character).includes('experience')) character.ways = allHiddenWays(state)
  // The familiar starts with the Witch (4.1.7), even outside the map (27.1.3).
  if (advantagesOf(character).includes('familiar')) character.familiar = freshFamiliar(character)
  const { id, seat, start, owned, gold } = character
  table.emit({
    kind: 'starts',
    seat,
    rule: '3.6.4',
    character: id,
    at: state.solitaire ? 'outside' : start,
    gear: owned.map(piece => piece.id),
    paid: gold - START_GOLD - goldGained(character),
  })
}

/** Creates a familiar at the Witch's place (24.14). */
export const freshFamiliar = ({ place }: Character): Familiar => ({ place, foundEnemies: false, plan: [] })

/** Returns the hidden paths and secret passages of both sides of every tile (4.1.1). */
export function allHiddenWays(state: RealmState): string[] {
  return [false, true].flatMap(enchanted =>
    [...boardOf(state.tiles.map(tile => ({ ...tile, enchanted }))).ways.values()]
      .filter(({ kind }) => kind === 'hidden' || kind === 'secret')
      .map(({ id }) => id),
  )
}

/** Returns a player's living characters whose victory points have not been chosen yet. */
export const charactersWithoutNeeds = (state: RealmState, seat: Seat): Character[] =>
  living(state).filter(character => character.seat === seat && character.needs === null)
