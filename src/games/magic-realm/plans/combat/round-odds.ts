import { blowsOf, bodiesOf, type Melee } from '../../rules/facts/melee.ts'
import type { Blow } from '../../rules/fight/blows.ts'
import { BOXES, type Box, emptyRows, type Rows, shifted } from '../../rules/fight/directions.ts'
import { turnsOver } from '../../rules/fight/foes.ts'
import { AVERAGE_AIM, QUIET, resolve } from '../../rules/fight/resolution.ts'
import type { Sheet } from '../../rules/state/combat.ts'
import { bodyOf, partsOf, piecesOn, sheetOf, sheetWith, spread } from '../../rules/state/sheets.ts'
import { aimChances, missileChances } from './exchange.ts'

/** The chances of a round's results for one character, over all dice. */
export interface RoundOdds {
  /** The chance that the character's blow hits, and the chance that it kills. */
  readonly hits: number
  readonly kills: number
  /** The chance that anything hits the character, and the chance that a blow kills the character. */
  readonly hit: number
  readonly dies: number
  /** The expected number of wounds. */
  readonly wounds: number
}

/** The chance that a row changes tactics: a 6 on either of two dice (2.1.4). */
const TACTICS_CHANCE = 11 / 36

/** One outcome of the repositioning rolls and the tactics rolls. */
interface RowOutcome {
  readonly chance: number
  readonly sheets: readonly Sheet[]
  readonly dark: readonly string[]
}

/**
 * Computes one character's odds for a real or hypothetical round. Uses the rules to resolve every case of repositioning
 * and change of tactics, and of the MISSILE or FUMBLE rolls of up to `MAX_SHOTS` attackers. Spreads attackers that have
 * not been placed over the rows, and ignores blows between others. A roll on a table (17.3.7) counts as a hit without
 * effect.
 */
export function roundOdds(melee: Melee, character: string, firstRound: boolean): RoundOdds {
  const { combat } = melee
  const round = combat.engagements.find(one => one.character === character)
  const own = sheetOf(combat, character)
  const struck = (melee.spells ?? []).filter(({ by }) => by === character).map(({ target }) => target)
  const targets = [...new Set(round?.target ? [round.target, ...struck] : struck)].slice(0, MAX_SHEETS)
  const elsewhere = targets.flatMap(target => {
    const sheet = sheetWith(combat, target)
    return sheet && sheet !== own ? [onlyPiece(sheet, target)] : []
  })
  const sheets = own ? [own, ...elsewhere] : elsewhere
  const odds = { hits: 0, kills: 0, hit: 0, dies: 0, wounds: 0 }
  const falls = rowOutcomes(melee, sheets)
  // With a roll for every blow, there may be too many cases to enumerate (26.25).
  const most = falls.length > MANY_OUTCOMES ? 1 : MAX_SHOTS
  for (const fall of falls) {
    const fought: Melee = { ...melee, combat: { ...combat, sheets: [...fall.sheets], dark: [...fall.dark] } }
    const blows = blowsOf(fought).filter(({ by, target }) => by === character || target === character)
    for (const { results, share } of shotsOf(blows, most))
      addCase(odds, fought, blows, character, firstRound, results, fall.chance * share)
  }
  return odds
}

/** The MISSILE roll assumed for any attackers beyond those whose rolls are enumerated. */
const AVERAGE_ROLL = 3
/** The maximum number of attackers whose MISSILE or FUMBLE rolls are enumerated. */
const MAX_SHOTS = 2
/** The maximum number of targets on other sheets whose repositioning is enumerated. */
const MAX_SHEETS = 2
/** The number of repositioning and tactics outcomes above which the roll of only one attacker is enumerated (26.25). */
const MANY_OUTCOMES = 400

/**
 * Enumerates the attackers' MISSILE or FUMBLE rolls, with the chance of each case (17.1.3, 26.25). `most` limits the
 * number of attackers in optional combat.
 */
function shotsOf(blows: readonly Blow[], most: number): { results: ReadonlyMap<string, number>; share: number }[] {
  let ways = [{ results: new Map<string, number>(), share: 1 }]
  const shooters = new Map(
    blows.flatMap(blow => ((blow.missile ?? blow.fumble) ? [[blow.by, rollsOf(blow)] as const] : [])),
  )
  for (const [by, rolls] of [...shooters].slice(0, blows.some(({ fumble }) => fumble) ? most : MAX_SHOTS))
    ways = ways.flatMap(({ results, share }) =>
      rolls.map(roll => ({ results: new Map([...results, [by, roll.result]]), share: share * roll.share })),
    )
  return ways
}

/** Lists the possible dice results for a blow, with their chances, before `aimModifier` is added (26.25). */
const rollsOf = ({ missile, fumble }: Blow): { readonly result: number; readonly share: number }[] =>
  fumble
    ? aimChances(missile ?? fumble)
    : missileChances(missile!).flatMap((share, n) => (share === 0 ? [] : [{ result: n + 1, share }]))

/** Reduces a sheet to one denizen and its parts. */
const onlyPiece = (sheet: Sheet, piece: string): Sheet => {
  const piecesIn = (box: Box): string[] =>
    partsOf(sheet).flatMap(rows => rows[box].filter(other => bodyOf(other) === piece))
  return { owner: sheet.owner, boxes: [piecesIn(0), piecesIn(1), piecesIn(2)] }
}

/** Resolves one case by the rules and adds its results to the odds, weighted by its chance. */
function addCase(
  odds: { -readonly [K in keyof RoundOdds]: number },
  melee: Melee,
  blows: readonly Blow[],
  character: string,
  firstRound: boolean,
  results: ReadonlyMap<string, number>,
  chance: number,
): void {
  const bodies = bodiesOf(melee)
  const missile = ({ by }: Blow): number => results.get(by) ?? AVERAGE_ROLL
  const aimed = ({ by }: Blow, added: number): number => (results.get(by) ?? AVERAGE_AIM) + added
  const struck = resolve(blows, bodies, firstRound, { ...QUIET, missile, aimed })
  const lands = struck.filter(({ outcome }) => outcome !== 'misses' && outcome !== 'cancelled')
  if (lands.some(({ blow }) => blow.by === character)) odds.hits += chance
  if (lands.some(({ blow, outcome }) => blow.by === character && outcome === 'kills')) odds.kills += chance
  if (lands.some(({ blow }) => blow.target === character)) odds.hit += chance
  const self = bodies.find(({ id }) => id === character)
  if (self?.dead) odds.dies += chance
  odds.wounds += chance * (self?.wounds ?? 0)
}

/** Enumerates the repositioning and tactics rolls for the sheets, with the chance of each case (16.3.1, 16.3.3). */
function rowOutcomes(melee: Melee, sheets: readonly Sheet[]): RowOutcome[] {
  let falls: RowOutcome[] = [{ chance: 1, sheets: [], dark: melee.combat.dark }]
  for (const { owner, boxes } of sheets) {
    const placed = spreadOut(boxes)
    // A piece is equally likely to end up in any row. Pieces in the same row stay together.
    falls = falls.flatMap(fall =>
      [1, 2, 3, 4, 5, 6].map(die => ({
        ...fall,
        chance: fall.chance / 6,
        sheets: [...fall.sheets, { owner, boxes: shifted(placed, die) }],
      })),
    )
    for (const box of BOXES) falls = falls.flatMap(fall => tacticsOutcomes(melee, fall, box))
  }
  return falls
}

/** Returns both outcomes of the tactics roll for a row of the last sheet. */
function tacticsOutcomes({ foes }: Melee, fall: RowOutcome, box: Box): RowOutcome[] {
  const able = fall.sheets.at(-1)!.boxes[box].filter(piece => {
    const foe = foes.find(({ id }) => id === piece)
    return foe !== undefined && turnsOver(foe)
  })
  if (able.length === 0) return [fall]
  const other = fall.dark.filter(piece => !able.includes(piece))
  const over = able.filter(piece => !fall.dark.includes(piece))
  return [
    { ...fall, chance: fall.chance * (1 - TACTICS_CHANCE) },
    { ...fall, chance: fall.chance * TACTICS_CHANCE, dark: [...other, ...over] },
  ]
}

/** Spreads the pieces over the rows if they have not been placed yet. */
const spreadOut = (boxes: Rows<string>): Rows<string> => {
  const pieces = piecesOn({ owner: '', boxes })
  const filled = BOXES.filter(box => boxes[box].length > 0).length
  const together = BOXES.some(box => new Set(boxes[box].map(bodyOf)).size < boxes[box].length)
  return filled < Math.min(BOXES.length, pieces.length) || together ? spread(emptyRows(), pieces) : boxes
}
