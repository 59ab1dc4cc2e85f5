import { copy, type Rule, type Seat, simultaneously } from '../../../../kernel/index.ts'
import { withPart } from '../facts/as-foe.ts'
import { foeIn } from '../facts/bewitched.ts'
import {
  canTurnWeapon,
  denizensIn,
  fighterIn,
  isCharacterId,
  isPresent,
  mayTurn,
  takesPartInFight,
} from '../facts/combatants.ts'
import { isHired } from '../facts/employment.ts'
import type { Melee } from '../facts/melee.ts'
import { isHeld } from '../facts/sides.ts'
import type { PieceId } from '../fight/blows.ts'
import { attackIn, BOXES, type Box, maneuverIn, type Rows } from '../fight/directions.ts'
import type { Fighter } from '../fight/fighter.ts'
import { decide } from '../state/asking.ts'
import type { AttackPlay, CombatState, Engagement, ManeuverPlay, RoundPlays, Sheet, Spent } from '../state/combat.ts'
import {
  attackTime,
  fightPieces,
  maneuverPlayed,
  movePieces,
  mustRide,
  type Playable,
  riderPieces,
  spending,
  valuesOf,
} from '../state/combat-pieces.ts'
import { pieceOptions, word } from '../state/combat-questions.ts'
import { plays } from '../state/optional.ts'
import { engagementOf, isHorse, piecesOn, putPiecesOn, sheetOf, sheetWith } from '../state/sheets.ts'
import { type Character, characterOf, charactersAt, type RealmState, type RealmTable } from '../state/state.ts'
import { type Sides, sidesOf, turnSides } from './opponents.ts'
import { placeInRows } from './placing.ts'
import { type HirelingPlaces, hirelingSheets, placeOnHirelings } from './positions.ts'
import { attackedBy, chooseSpellRow, mayStrike, spellBlows } from './spells.ts'

/** A character's secret decisions (16.2.1). */
interface Play {
  readonly character: PieceId
  readonly spent: readonly Spent[]
  readonly attack: AttackPlay | null
  readonly maneuver: ManeuverPlay | null
  /** The rider's own maneuver (26.25). Omitted if there is none. */
  readonly rider?: ManeuverPlay
  readonly shield: Box | null
  readonly readies: boolean
  /** The row of an attack spell (16.4.8), or null if there is none. */
  readonly spellRow: Box | null
  readonly placed: readonly Placed[]
  /** The sides of hirelings and of their horses, heads and clubs (16.2.10). */
  readonly sides: readonly Sides[]
  /** True if the character's monster form is dark side up (21.5.1). Omitted if the character has no such form. */
  readonly isDark?: boolean
  /** The row of a second attack (16.2.12). Omitted if there is none. */
  readonly second?: Box
}

/** The rows that a player has chosen for the pieces on a sheet. */
type Placed = { readonly owner: PieceId } & Pick<HirelingPlaces, 'boxes'> & Partial<HirelingPlaces>

/** Copies the decisions made so far, for use in a question. */
const playedData = ({ spent, attack, maneuver, rider, shield }: RoundPlays): RoundPlays =>
  copy({ spent, attack, maneuver, ...(rider ? { rider } : {}), shield })

/** Returns the characters still in the clearing, in this step's order. */
export const stillHere = (state: RealmState, combat: CombatState): Character[] =>
  charactersAt(state, combat.clearing)
    .filter(({ id }) => combat.order.includes(id))
    .sort((one, other) => combat.order.indexOf(one.id) - combat.order.indexOf(other.id))

/**
 * Asks everyone simultaneously for their attack, maneuver, shield and placement of denizens, then reveals all choices
 * (16.2.1, 16.3.1).
 */
export function* playMelee(table: RealmTable, combat: CombatState): Rule {
  const { state } = table
  giveSheets(state, combat)
  const here = combat.order
    .map(id => characterOf(state, id))
    .filter(character => takesPartInFight(state, combat.clearing, character))
  const seats = [...new Set(here.map(({ seat }) => seat))].sort((one, other) => one - other)
  const plays = yield* simultaneously(table, seats, seat => choosePlaysOfSeat(state, combat, here, seat))
  const all = [...plays.values()].flat()
  for (const { id } of here) {
    const play = all.find(({ character }) => character === id)
    if (play) reveal(table, combat, play)
  }
}

function* choosePlaysOfSeat(
  state: RealmState,
  combat: CombatState,
  here: readonly Character[],
  seat: Seat,
): Rule<Play[]> {
  const plays: Play[] = []
  for (const character of here) if (character.seat === seat) plays.push(yield* choosePlay(state, combat, character))
  return plays
}

/**
 * Gives a sheet to every denizen that a character attacks and that isn't on a sheet yet. Such a denizen attacks nobody
 * (16.2.11).
 */
function giveSheets(state: RealmState, combat: CombatState): void {
  for (const denizen of combat.engagements.flatMap(round => attackedBy(state, combat, round)))
    if (!sheetWith(combat, denizen)) putPiecesOn(combat, denizen, withPart(denizen, state))
}

/**
 * Returns the sheets on which a character places pieces: their own, and those of denizens that they are the first to
 * attack and that no denizen attacks (16.2.9, 16.2.11, D37).
 */
function sheetsOf(state: RealmState, combat: CombatState, character: PieceId): Sheet[] {
  const { sheets, order } = combat
  const first = (denizen: PieceId): PieceId | undefined =>
    order.find(id => attackedBy(state, combat, engagementOf(combat, id)!).includes(denizen))
  const isForOwner = ({ owner, duel }: Sheet): boolean => duel !== undefined || isCharacterId(owner)
  return sheets.filter(sheet => sheet.owner === character || (!isForOwner(sheet) && first(sheet.owner) === character))
}

function* choosePlay(state: RealmState, combat: CombatState, character: Character): Rule<Play> {
  const { id, seat } = character
  const own = isPresent(combat, character) ? yield* chooseOwnPlay(state, combat, character) : emptyPlay(id)
  const placed: Placed[] = [...own.placed]
  const sides: Sides[] = []
  for (const sheet of hirelingSheets(state, combat, id)) {
    sides.push(yield* sidesOf({ state }, combat, seat, id, sheet.owner, 'hireling-side', '16.2.10'))
    placed.push({ owner: sheet.owner, ...(yield* placeOnHirelings(state, seat, id, sheet)) })
  }
  return { ...own, placed, sides }
}

/** Returns an empty play, for mist (21.6.3) or an absent character whose hirelings act alone (14.1.3). */
const emptyPlay = (character: PieceId): Play => ({
  character,
  spent: [],
  attack: null,
  maneuver: null,
  shield: null,
  readies: false,
  spellRow: null,
  placed: [],
  sides: [],
})

function* chooseOwnPlay(state: RealmState, combat: CombatState, character: Character): Rule<Play> {
  const isDark = yield* chooseFormSide(state, combat, character)
  const fighter = fighterIn(state, character.id, isDark)
  // Mist takes no part in the melee (21.6.3).
  if (fighter.shape?.mist) return emptyPlay(character.id)
  const { target, spent } = engagementOf(combat, character.id)!
  const round = { spent: [...spent] }
  const free = mayStrike(state, combat, character)
  const attack = yield* chooseAttack(character, fighter, target, round, free, canTurnWeapon(fighter))
  const row: AttackPlay | null = attack?.box === undefined ? null : { piece: attack.piece, box: attack.box }
  const isAimed = row !== null && target !== null && fighter.fumble !== undefined && rides(state, combat, target)
  const played: RoundPlays = {
    spent: round.spent,
    attack: isAimed ? yield* chooseAim(character, target, row, round.spent) : row,
    maneuver: null,
    shield: null,
  }
  const second = played.attack && fighter.shape?.part ? yield* chooseSecondRow(character, target) : null
  const held = isHeld(state, combat, character.id)
  const maneuver = yield* chooseManeuver(character, fighter, round, held, played)
  const ridden = maneuver?.piece.kind === 'horse' && fighter.fumble !== undefined
  const rider = ridden ? yield* chooseRiderManeuver(character, fighter, round, { ...played, maneuver }) : null
  const soFar: RoundPlays = { ...played, maneuver, ...(rider ? { rider } : {}) }
  const shield = yield* chooseShieldRow(character, fighter, soFar)
  const placed: { owner: PieceId; boxes: Rows<PieceId> }[] = []
  for (const sheet of sheetsOf(state, combat, character.id).filter(({ owner }) => !isHired(state, owner)))
    placed.push({ owner: sheet.owner, boxes: yield* place(state, character, sheet, { ...soFar, shield }) })
  return {
    character: character.id,
    spent: round.spent,
    attack: played.attack,
    maneuver,
    ...(rider ? { rider } : {}),
    shield,
    readies: attack !== null && attack.box === undefined,
    spellRow: yield* chooseSpellRow(state, combat, character),
    placed,
    sides: [],
    ...(fighter.shape?.monster === undefined ? {} : { isDark }),
    ...(second === null ? {} : { second }),
  }
}

/**
 * Asks which side of an absorbed monster to turn up, and returns true for its dark or red side. A Tremendous monster's
 * red side can only be turned down. If there is no choice, keeps the side that is up (21.5.1).
 */
function* chooseFormSide(state: RealmState, combat: CombatState, { seat, id }: Character): Rule<boolean> {
  const now = combat.shapes?.[id]?.isDark ?? false
  const fighter = fighterIn(state, id)
  if (fighter.shape?.monster === undefined || (!mayTurn(fighter) && !now)) return now
  const { dark } = yield* decide({
    seat,
    topic: 'shape-side',
    data: { character: id },
    rule: '21.5.1',
    options: [false, true].map(dark => ({ id: dark ? 'dark' : 'light', act: { kind: 'shape-side', dark } }) as const),
  })
  return dark
}

/** Asks for the row of the second attack, which is made by a head or club (16.2.12). */
function* chooseSecondRow({ seat, id }: Character, target: PieceId | null): Rule<Box> {
  const { box } = yield* decide({
    seat,
    topic: 'attack-row',
    data: { character: id, target, second: true },
    rule: '16.2.12',
    options: BOXES.map(box => ({ id: attackIn(box), act: { kind: 'attack-row', box } }) as const),
  })
  return box
}

/**
 * Asks for the FIGHT piece and, if there is a target, the circle (16.2.2). Without a target, playing the piece allows
 * the weapon to be turned over (16.2.4). Returns null if no piece is played, or if there is nothing to play it for.
 */
function* chooseAttack(
  { seat, id }: Character,
  fighter: Fighter,
  target: PieceId | null,
  round: { spent: Spent[] },
  free: boolean,
  canTurn: boolean,
): Rule<{ piece: AttackPlay['piece']; box?: Box } | null> {
  const data = { character: id, target }
  if (!free || (target === null && !canTurn)) return null
  const pieces = fightPieces(fighter, round)
  const played = yield* decide({
    seat,
    topic: 'attack',
    data,
    rule: target === null ? '16.2.4' : '16.2.2',
    options: [...pieceOptions('attack', fighter, pieces), word('no-attack', 'none')],
  })
  if (played.kind !== 'attack') return null
  const { piece } = played
  round.spent.push(spending(pieces.find(one => one.piece === piece)!))
  if (target === null) return { piece }
  const { box } = yield* decide({
    seat,
    topic: 'attack-row',
    data: { ...data, piece },
    rule: '16.2.2',
    options: BOXES.map(box => ({ id: attackIn(box), act: { kind: 'attack-row', box } }) as const),
  })
  return { piece, box }
}

/**
 * Returns true if the target is riding, so that a blow can be aimed at either the horse or the rider. A character rides
 * if they have an active horse and nobody holds them (26.25).
 */
const rides = (state: RealmState, combat: CombatState, target: PieceId): boolean =>
  isCharacterId(target)
    ? mustRide(fighterIn(state, target), isHeld(state, combat, target))
    : withPart(target, state).some(isHorse)

/** Asks whether to aim at the horse or at its rider (26.25). */
function* chooseAim(
  { seat, id }: Character,
  target: PieceId,
  attack: AttackPlay,
  spent: readonly Spent[],
): Rule<AttackPlay> {
  const { at } = yield* decide({
    seat,
    topic: 'strike-at',
    data: { character: id, target, played: playedData({ spent: [...spent], attack, maneuver: null, shield: null }) },
    rule: '26.25',
    options: (['horse', 'rider'] as const).map(at => ({ id: at, act: { kind: 'strike-at', at } }) as const),
  })
  return at === 'rider' ? { ...attack, atRider: true } : attack
}

/** Asks for a rider's own maneuver (26.25). Returns null if there is none. */
function* chooseRiderManeuver(
  character: Character,
  fighter: Fighter,
  round: { spent: Spent[] },
  before: RoundPlays,
): Rule<ManeuverPlay | null> {
  const { seat, id } = character
  const pieces = riderPieces(fighter, round)
  if (pieces.length === 0) return null
  const played = playedData(before)
  const chosen = yield* decide({
    seat,
    topic: 'rider',
    data: { character: id, played },
    rule: '26.25',
    options: [...pieceOptions('rider', fighter, pieces), word('no-maneuver', 'none')],
  })
  if (chosen.kind !== 'rider') return null
  return yield* chooseSquare(character, round, pieces, chosen.piece, { topic: 'rider-row', rule: '26.25', played })
}

/** Asks for the MOVE piece and the square to put it in (16.2.5). Returns null if no piece is played. */
function* chooseManeuver(
  character: Character,
  fighter: Fighter,
  round: { spent: Spent[] },
  held: boolean,
  before: RoundPlays,
): Rule<ManeuverPlay | null> {
  const { seat, id } = character
  const played = playedData(before)
  const pieces = movePieces(fighter, round, 'maneuver', held)
  const chosen = yield* decide({
    seat,
    topic: 'maneuver',
    data: { character: id, played },
    rule: '16.2.5',
    // If an active horse can be used for the maneuver, it must be (26.25).
    options: [
      ...pieceOptions('maneuver', fighter, pieces),
      ...(mustRide(fighter, held) && pieces.length > 0 ? [] : [word('no-maneuver', 'none')]),
    ],
  })
  if (chosen.kind !== 'maneuver') return null
  return yield* chooseSquare(character, round, pieces, chosen.piece, { topic: 'maneuver-row', rule: '16.2.5', played })
}

/** Plays the chosen piece, and asks which square to put it in. */
function* chooseSquare(
  { seat, id }: Character,
  round: { spent: Spent[] },
  pieces: readonly Playable[],
  piece: ManeuverPlay['piece'],
  { topic, rule, played }: { topic: 'maneuver-row' | 'rider-row'; rule: string; played: RoundPlays },
): Rule<ManeuverPlay> {
  const playable = pieces.find(one => one.piece === piece)!
  round.spent.push(spending(playable))
  const { box } = yield* decide({
    seat,
    topic,
    data: { character: id, piece, played },
    rule,
    options: playable.rows.map(box => ({ id: maneuverIn(box), act: { kind: topic, box } }) as const),
  })
  return { piece, box }
}

/** Asks for the shield's direction (16.2.7). Returns null if the fighter has no shield. */
function* chooseShieldRow({ seat, id }: Character, { armor }: Fighter, played: RoundPlays): Rule<Box | null> {
  if (!armor.some(({ place }) => place === 'shield')) return null
  const { box } = yield* decide({
    seat,
    topic: 'shield',
    data: { character: id, played: playedData(played) },
    rule: '16.2.7',
    options: BOXES.map(box => ({ id: attackIn(box), act: { kind: 'shield', box } }) as const),
  })
  return box
}

/**
 * Asks for the rows of attackers on the character's own sheet, or on the sheet of a denizen that the character attacks
 * (16.2.9, 16.2.11).
 */
function place(state: RealmState, { seat, id }: Character, sheet: Sheet, before: RoundPlays): Rule<Rows<PieceId>> {
  const played = playedData(before)
  return placeInRows(
    {
      seat,
      rule: sheet.owner === id ? '16.2.9' : '16.2.11',
      free: plays(state, 'free-rows'),
      data: (denizen, rows) => ({
        ...{ character: id, owner: sheet.owner, denizen, played },
        rows: copy(rows),
      }),
    },
    piecesOn(sheet),
  )
}

/** Turns up the chosen side of a monster form. The form holds nobody unless its red side is up (21.5.1). */
function showSide(combat: CombatState, character: PieceId, isDark: boolean): void {
  const victim = isDark ? (combat.shapes?.[character]?.victim ?? null) : null
  combat.shapes = { ...combat.shapes, [character]: { isDark, victim } }
}

/** Reveals a character's secret decisions (16.3.1). */
function reveal(table: RealmTable, combat: CombatState, play: Play): void {
  const { state } = table
  const { character, attack, maneuver, rider, shield, readies, placed, sides } = play
  const { seat } = characterOf(state, character)
  if (isPresent(combat, characterOf(state, character))) {
    if (play.isDark !== undefined) showSide(combat, character, play.isDark)
    const fighter = fighterIn(state, character)
    const round = engagementOf(combat, character)!
    if (play.second !== undefined) round.second = play.second
    if (rider) round.rider = rider
    if (round.spell) round.spell.box = play.spellRow
    Object.assign(round, { spent: [...play.spent], attack, maneuver, shield, readies } satisfies Partial<Engagement>)
    table.emit({
      kind: 'plays-round',
      seat,
      rule: '16.3.1',
      character,
      target: round.target,
      attack: attack && { ...attack, time: attackTime(fighter, valuesOf(fighter, attack.piece).time) },
      maneuver: maneuver && { ...maneuver, time: maneuverPlayed(fighter, maneuver).time },
      ...(rider ? { rider: { ...rider, time: maneuverPlayed(fighter, rider).time } } : {}),
      shield,
    })
  }
  for (const { owner, boxes, circles, squares } of placed) {
    const sheet = sheetOf(combat, owner)!
    sheet.boxes = boxes
    if (sheet.duel && circles && squares) Object.assign(sheet.duel, { circles, squares })
    table.emit({ kind: 'placed', seat, rule: '16.2.9', owner, boxes })
  }
  for (const side of sides) turnSides(combat, side)
}

/** Returns the melee: all fighters and foes in the clearing, with their current values. */
export const meleeOf = (state: RealmState, combat: CombatState): Melee => ({
  fighters: stillHere(state, combat).map(({ id }) => fighterIn(state, id)),
  foes: denizensIn(state, combat.clearing)
    .flatMap(denizen => withPart(denizen, state))
    .map(piece => foeIn(state, piece)),
  combat,
  ...(state.war ? { hires: state.war.hires } : {}),
  ...(state.magic ? { spells: spellBlows(state, combat) } : {}),
})
