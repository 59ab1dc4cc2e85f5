import { type Rule, simultaneously } from '../../../../kernel/index.ts'
import { hireNatives } from '../actions/hiring.ts'
import { beginCombat, combatStep } from '../combat/combat.ts'
import { activate, canActivate, dismount } from '../effects/activating.ts'
import { activateBelonging, awaken, takeFromPile } from '../effects/ownership.ts'
import { outcomeOf, victors } from '../facts/battle.ts'
import { chitsOf, faceOf } from '../facts/chits.ts'
import { putIntoBox } from '../facts/dropped-belongings.ts'
import { hireOf, isHired, removeFromFollowing } from '../facts/employment.ts'
import { BELONGING_IDS, type BelongingId, belonging, isEnchanted, treasureOf } from '../pieces/belongings.ts'
import { boardOf, farEnd, waysAt } from '../pieces/board.ts'
import { advantagesOf } from '../pieces/characters.ts'
import { type DenizenId, GROUPS, groupOf, isGroup, kindOf, MONSTER_IDS } from '../pieces/denizens.ts'
import { type ClearingId, isCave, isMountain } from '../pieces/tiles.ts'
import { GROUNDS, type Ground, wordOption } from '../state/acts.ts'
import { decide, decideCount, type OptionOn } from '../state/asking.ts'
import type { CombatState } from '../state/combat.ts'
import { type Character, living, type RealmState, type RealmTable, type SingleBattle } from '../state/state.ts'
import { allHiddenWays, freshFamiliar, takeCharacter } from './character-choice.ts'
import { beginColors, chooseMagic } from './first-spells.ts'

/** The monster that every battle starts with, until the players change it. */
const FIRST_FOE = 'axe-goblin'
/** The seat of the player who sets up the battle. */
const HOST = 0
const DAY = 1

/** Lets everyone choose their starting spells, and puts the characters and a first monster into a clearing. */
export function* gatherForBattle(table: RealmTable, battle: SingleBattle): Rule {
  const { state } = table
  const seats = state.seats.map((_, seat) => seat)
  yield* simultaneously(table, seats, seat => chooseSpells(table, seat))
  state.day = DAY
  battle.clearing = groundOf(state, 'road')
  for (const character of living(state)) placeIn(state, battle.clearing, character)
  setPieces(table, battle.clearing, FIRST_FOE, 1, null)
}

function* chooseSpells(table: RealmTable, seat: number): Rule {
  for (const character of living(table.state)) if (character.seat === seat) yield* chooseMagic(table, character)
}

/** Asks the host to change one thing about the battle or to begin it. Returns true when the battle should begin. */
export function* setUpBattle(table: RealmTable, battle: SingleBattle): Rule<boolean> {
  const { state } = table
  const edited = state.characters.find(({ id }) => id === battle.edited)
  if (edited) {
    yield* changeCharacter(table, battle, edited)
    return false
  }
  const act = yield* decide({
    seat: HOST,
    topic: 'battle',
    rule: '14.3',
    show: true,
    options: [
      // The id is not `fight`, because that is a command.
      { id: 'begin', act: { kind: 'fight' } } as const,
      wordOption('foes'),
      ...living(state).map(({ id }) => ({ id, act: { kind: 'edit', character: id } }) as const),
      wordOption('terrain'),
    ],
  })
  switch (act.kind) {
    case 'fight':
      beginEvening(table, battle)
      return true
    case 'foes':
      yield* changePieces(table, battle, null)
      return false
    case 'edit':
      battle.edited = act.character
      return false
    default:
      yield* changeGround(table, battle)
      return false
  }
}

function beginEvening(table: RealmTable, battle: SingleBattle): void {
  const { state } = table
  const clearing = battle.clearing!
  const foes = Object.keys(state.denizens).filter(id => state.denizens[id]!.at === clearing && !isHired(state, id))
  battle.duel = foes.length === 0
  state.evenings = [clearing]
  const characters = living(state).map(({ id }) => id)
  table.emit({ kind: 'battle', seat: null, rule: '14.3', clearing, characters, foes })
}

/** Plays the next step of the battle. Ends the game when the battle is over. */
export function* fightBattle(table: RealmTable, battle: SingleBattle): Rule {
  const { state } = table
  state.combat ??= beginBattle(state, battle.clearing!)
  const { combat } = state
  // Once the outcome is decided, don't offer to skip the rest of the evening.
  const isDecided =
    combat.step === 'passing' &&
    combat.round > 1 &&
    state.characters.every(one => outcomeOf(state, one) !== 'undecided')
  if (!isDecided && (yield* combatStep(table, combat)) === null) {
    battle.rounds = combat.round - (combat.step === 'passing' ? 1 : 0)
    return
  }
  state.combat = null
  state.fought = true
  const outcomes = state.characters.map(one => `${one.id} ${outcomeOf(state, one)}`)
  table.end({ winners: victors(state), text: `battle: ${outcomes.join(', ')}` })
}

/** Creates the fight of a single battle. Unhired natives fight everybody, without a roll. */
export function beginBattle(state: RealmState, clearing: ClearingId): CombatState {
  const combat = beginCombat(state, clearing)
  if (!combat.war) return combat
  const groups = GROUPS.filter(({ members }) =>
    members.some(id => state.denizens[id]!.at === clearing && !isHired(state, id)),
  )
  const battles = combat.order.flatMap(character => groups.map(({ id: group }) => ({ group, character })))
  return { ...combat, step: 'passing', war: { ...combat.war, battles } }
}

/** Returns the clearing of the given kind with the most roads and tunnels to run along. */
function groundOf({ tiles }: RealmState, ground: Ground): ClearingId {
  const board = boardOf(tiles)
  const kind = (id: ClearingId): Ground => (isCave(id) ? 'cave' : isMountain(id) ? 'mountain' : 'road')
  const exits = (id: ClearingId): number =>
    waysAt(board, id).filter(way => (way.kind === 'road' || way.kind === 'tunnel') && farEnd(way, id) !== null).length
  const able = board.clearings.filter(id => kind(id) === ground)
  return able.reduce((best, one) => (exits(one) > exits(best) ? one : best))
}

/**
 * Puts a character into the clearing, unhidden, with color chits enchanted. As at the start of a game, the Witch gets
 * her familiar, and the Wizard knows every hidden path and secret passage.
 */
function placeIn(state: RealmState, clearing: ClearingId, character: Character): void {
  beginColors(character)
  character.place = { kind: 'clearing', clearing }
  character.hidden = false
  if (isCave(clearing)) dismount(character)
  const advantages = advantagesOf(character)
  if (advantages.includes('experience')) character.ways = allHiddenWays(state)
  if (advantages.includes('familiar')) character.familiar = freshFamiliar(character)
}

function* changeGround(table: RealmTable, battle: SingleBattle): Rule {
  const { state } = table
  const { ground } = yield* decide({
    seat: HOST,
    topic: 'battle-ground',
    rule: '1.1',
    options: GROUNDS.map(one => ({ id: one, act: { kind: 'ground', ground: one } }) as const),
  })
  const before = battle.clearing!
  const clearing = groundOf(state, ground)
  battle.clearing = clearing
  for (const denizen of Object.values(state.denizens)) if (denizen.at === before) denizen.at = clearing
  for (const one of [...living(state), ...(state.war?.leaders ?? [])]) one.place = { kind: 'clearing', clearing }
  for (const { familiar, place } of living(state)) if (familiar) familiar.place = place
  if (isCave(clearing)) for (const one of living(state)) dismount(one)
}

/** The kinds of monsters, each with its counters. */
const KINDS: ReadonlyMap<string, readonly DenizenId[]> = (() => {
  const kinds = new Map<string, DenizenId[]>()
  for (const id of MONSTER_IDS) {
    const kind = kindOf(id)
    kinds.set(kind, [...(kinds.get(kind) ?? []), id])
  }
  return kinds
})()

/** Returns the counters of a kind of monster, or of a native group with its leader first. */
const membersOf = (kind: string): readonly DenizenId[] => (isGroup(kind) ? groupOf(kind).members : KINDS.get(kind)!)

/**
 * Lets the host change how many denizens of a kind take part. They fight everybody, unless `employer` has hired them.
 */
function* changePieces(table: RealmTable, battle: SingleBattle, employer: Character | null): Rule {
  const { state } = table
  const groups = state.war ? GROUPS.map(({ id }) => id) : []
  const data = { character: employer?.id ?? null }
  const act = yield* decide({
    seat: HOST,
    topic: 'battle-pieces',
    rule: employer ? '11.1' : '14.1.3',
    data,
    options: [
      wordOption('done'),
      ...[...(employer ? [] : KINDS.keys()), ...groups].map(of => ({ id: of, act: { kind: 'pieces', of } }) as const),
    ],
  })
  if (act.kind !== 'pieces') return
  const free = membersOf(act.of).filter(id => state.denizens[id]!.at === null || isWith(state, id, employer))
  const count = yield* decideCount(
    { seat: HOST, topic: 'battle-count', rule: '14.1.3', data: { ...data, pieces: act.of } },
    0,
    free.length,
  )
  setPieces(table, battle.clearing!, act.of, count, employer)
}

/** Returns true if a denizen in the battle serves this employer, or is unhired if `employer` is null. */
const isWith = (state: RealmState, id: DenizenId, employer: Character | null): boolean =>
  state.denizens[id]!.at !== null && (hireOf(state, id)?.employer ?? null) === (employer?.id ?? null)

function setPieces(
  table: RealmTable,
  clearing: ClearingId,
  kind: string,
  count: number,
  employer: Character | null,
): void {
  const { state } = table
  const members = membersOf(kind)
  const now = members.filter(id => isWith(state, id, employer))
  for (const id of now.slice(count)) sendHome(state, id)
  const added = members.filter(id => state.denizens[id]!.at === null).slice(0, Math.max(0, count - now.length))
  for (const id of added) Object.assign(state.denizens[id]!, { at: clearing, arrived: ++state.arrivals })
  if (employer && added.length > 0) hireNatives(table, employer, { group: kind, natives: added, again: false }, 0)
}

function sendHome(state: RealmState, id: DenizenId): void {
  state.denizens[id]!.at = null
  if (!state.war) return
  delete state.war.hires[id]
  state.war.leaders = state.war.leaders.filter(leader => leader.id !== id)
  removeFromFollowing(state, id)
}

/** Asks the host to change one thing about a character. */
function* changeCharacter(table: RealmTable, battle: SingleBattle, character: Character): Rule {
  const { state } = table
  const { id, hidden } = character
  const act = yield* decide({
    seat: HOST,
    topic: 'battle-character',
    rule: '4.1',
    data: { character: id },
    options: [
      wordOption('done'),
      wordOption('another'),
      wordOption(hidden ? 'in-sight' : 'hidden'),
      wordOption('belongings'),
      wordOption('chits'),
      ...(state.war ? [wordOption('hirelings')] : []),
    ],
  })
  switch (act.kind) {
    case 'another':
      return yield* replace(table, battle, character)
    case 'in-sight':
    case 'hidden':
      character.hidden = act.kind === 'hidden'
      return
    case 'belongings':
      return yield* changeBelongings(table, character)
    case 'chits':
      return yield* changeChits(character)
    case 'hirelings':
      return yield* changePieces(table, battle, character)
    default:
      battle.edited = null
  }
}

/** Lets the host replace a character with another one, or with the same one at another stage. */
function* replace(table: RealmTable, battle: SingleBattle, old: Character): Rule {
  const { state } = table
  for (const id of Object.keys(state.denizens)) if (hireOf(state, id)?.employer === old.id) sendHome(state, id)
  for (const { id } of old.owned.splice(0)) putIntoBox(state, boxFor(id), id)
  // A character who is out of play can be taken again.
  old.fate = 'dead'
  const at = state.characters.indexOf(old)
  yield* takeCharacter(table, old.seat, old)
  const character = state.characters[at]!
  yield* chooseMagic(table, character)
  placeIn(state, battle.clearing!, character)
  battle.edited = character.id
}

/** Returns the box for something taken from a character: a potion's own box, or else the first native group's box. */
const boxFor = (id: BelongingId): string => treasureOf(id)?.returns ?? GROUPS[0]!.id

/**
 * Lets the host give a character a belonging, active if possible, or take one away. Potions stay inactive so that they
 * can be used in the battle.
 */
function* changeBelongings(table: RealmTable, character: Character): Rule {
  const { state } = table
  const boxed = new Set(Object.values(state.boxes).flat())
  // Listed in data order, because the order in the boxes is hidden.
  const free = new Map(
    BELONGING_IDS.filter(id => boxed.has(id) && treasureOf(id)?.size !== 'within').map(id => [belonging(id).type, id]),
  )
  const act = yield* decide({
    seat: HOST,
    topic: 'battle-belongings',
    rule: '2.3',
    data: { character: character.id },
    options: [
      wordOption('done'),
      ...character.owned.map(({ id }) => ({ id: `without ${id}`, act: { kind: 'without', belonging: id } }) as const),
      ...[...free].map(
        ([type, id]): OptionOn<'battle-belongings'> => ({ id: type, act: { kind: 'with', belonging: id } }),
      ),
    ],
  })
  if (act.kind === 'without') {
    character.owned = character.owned.filter(({ id }) => id !== act.belonging)
    putIntoBox(state, boxFor(act.belonging), act.belonging)
  }
  if (act.kind !== 'with') return
  takeFromPile(state, Object.values(state.boxes).find(box => box.includes(act.belonging))!, act.belonging)
  const piece = { id: act.belonging, active: false, alerted: false, packedOn: null, on: null }
  character.owned.push(piece)
  if (isEnchanted(piece.id)) awaken(table, character, piece.id)
  else if (treasureOf(piece.id)?.returns === null ? canActivate(state, character, piece) : false)
    yield* activateBelonging(table, character, piece)
  else if (!treasureOf(piece.id) && canActivate(state, character, piece)) activate(character, piece)
}

/** The state that a chosen chit changes to. */
const NEXT = { active: 'fatigued', fatigued: 'wounded', wounded: 'active' } as const

/** Asks for a chit, and changes it from active to fatigued, from fatigued to wounded, or from wounded to active. */
function* changeChits(character: Character): Rule {
  const able = chitsOf(character).flatMap(chit => {
    const { number, state } = chit
    if (state !== 'active' && state !== 'fatigued' && state !== 'wounded') return []
    return [{ id: `${number + 1} ${faceOf(chit)}`, act: { kind: 'chit-to', chit: number, to: NEXT[state] } } as const]
  })
  const act = yield* decide({
    seat: HOST,
    topic: 'battle-chits',
    rule: '2.2',
    data: { character: character.id },
    options: [wordOption('done'), ...able],
  })
  if (act.kind === 'chit-to') character.chits[act.chit] = act.to
}
