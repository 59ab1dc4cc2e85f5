import type { Blow } from '../../rules/combat/blows.ts'
import { BOXES, type Box, emptyRows, type Rows, shifted } from '../../rules/combat/directions.ts'
import { turnsOver } from '../../rules/combat/foes.ts'
import { blowsOf, bodiesOf, type Melee } from '../../rules/combat/melee.ts'
import { MIDDLING_AIM, QUIET, resolve } from '../../rules/combat/resolution.ts'
import { bodyOf, partsOf, piecesOn, sheetOf, sheetWith, spread } from '../../rules/combat/sheets.ts'
import type { Sheet } from '../../rules/combat/state.ts'
import { aimChances, missileChances } from './exchange.ts'

/** What a round brings a character with what he plays, counted over everything that dice may do. */
export interface RoundOdds {
  /** How likely his blow hits, and kills. */
  readonly hits: number
  readonly kills: number
  /** How likely he is hit at all, and dies of a blow. */
  readonly hit: number
  readonly dies: number
  /** Wounds on the average. */
  readonly wounds: number
}

/** How likely a row changes its tactics: a six on either of two dice (2.1.4). */
const TURNS = 11 / 36

/** One way the dice may fall, with how likely it is. */
interface Fall {
  readonly chance: number
  readonly sheets: readonly Sheet[]
  readonly dark: readonly string[]
}

/**
 * The round as it stands or is supposed for one character: repositioning, change of tactics and MISSILE rolls are gone
 * through one by one, and every case is judged by the rules. Attackers not yet placed are spread over the rows. Others'
 * blows are left out; a roll on a table (17.3.7) counts as a hit that does nothing.
 */
export function roundOdds(melee: Melee, character: string, firstRound: boolean): RoundOdds {
  const { combat } = melee
  const round = combat.engagements.find(one => one.character === character)
  const own = sheetOf(combat, character)
  const elsewhere = round?.target ? sheetWith(combat, round.target) : undefined
  const sheets = [own, elsewhere === own || !elsewhere ? undefined : only(elsewhere, round!.target!)].filter(
    sheet => sheet !== undefined,
  )
  const odds = { hits: 0, kills: 0, hit: 0, dies: 0, wounds: 0 }
  const falls = fallsOf(melee, sheets)
  // Where every blow is rolled for, so many ways would be too many to go through (26.25).
  const most = falls.length > MANY_FALLS ? 1 : MOST_SHOTS
  for (const fall of falls) {
    const fought: Melee = { ...melee, combat: { ...combat, sheets: [...fall.sheets], dark: [...fall.dark] } }
    const blows = blowsOf(fought).filter(({ by, target }) => by === character || target === character)
    for (const { results, share } of shotsOf(blows, most))
      tally(odds, fought, blows, character, firstRound, results, fall.chance * share)
  }
  return odds
}

/** What an archer rolls who is one too many to be counted. */
const MIDDLING = 3
/** So many who shoot are counted throw by throw. */
const MOST_SHOTS = 2
/** Of so many ways the dice may fall otherwise, one roll at the most is gone through beside. */
const MANY_FALLS = 400

/** Every way in which the MISSILE rolls of those who shoot may come out, with how likely it is (17.1.3). */
function shotsOf(blows: readonly Blow[], most: number): { results: ReadonlyMap<string, number>; share: number }[] {
  let ways = [{ results: new Map<string, number>(), share: 1 }]
  const shooters = new Map(
    blows.flatMap(blow => ((blow.missile ?? blow.fumble) ? [[blow.by, rollsOf(blow)] as const] : [])),
  )
  for (const [by, rolls] of [...shooters].slice(0, blows.some(({ fumble }) => fumble) ? most : MOST_SHOTS))
    ways = ways.flatMap(({ results, share }) =>
      rolls.map(roll => ({ results: new Map([...results, [by, roll.result]]), share: share * roll.share })),
    )
  return ways
}

/** What the dice of a blow come to, with how likely that is: before it is added how well it is aimed, where that counts (26.25). */
const rollsOf = ({ missile, fumble }: Blow): { readonly result: number; readonly share: number }[] =>
  fumble
    ? aimChances(missile ?? fumble)
    : missileChances(missile!).flatMap((share, n) => (share === 0 ? [] : [{ result: n + 1, share }]))

/** A sheet on which nothing matters but one denizen, with what goes with it. */
const only = (sheet: Sheet, piece: string): Sheet => {
  const kept = (box: Box): string[] =>
    partsOf(sheet).flatMap(rows => rows[box].filter(other => bodyOf(other) === piece))
  return { owner: sheet.owner, boxes: [kept(0), kept(1), kept(2)] }
}

/** Adds what one case brings. */
function tally(
  odds: { -readonly [K in keyof RoundOdds]: number },
  melee: Melee,
  blows: readonly Blow[],
  character: string,
  firstRound: boolean,
  results: ReadonlyMap<string, number>,
  chance: number,
): void {
  const bodies = bodiesOf(melee)
  const missile = ({ by }: Blow): number => results.get(by) ?? MIDDLING
  const aimed = ({ by }: Blow, added: number): number => (results.get(by) ?? MIDDLING_AIM) + added
  const struck = resolve(blows, bodies, firstRound, { ...QUIET, missile, aimed })
  const lands = struck.filter(({ outcome }) => outcome !== 'misses' && outcome !== 'cancelled')
  if (lands.some(({ blow }) => blow.by === character)) odds.hits += chance
  if (lands.some(({ blow, outcome }) => blow.by === character && outcome === 'kills')) odds.kills += chance
  if (lands.some(({ blow }) => blow.target === character)) odds.hit += chance
  const self = bodies.find(({ id }) => id === character)
  if (self?.dead) odds.dies += chance
  odds.wounds += chance * (self?.wounds ?? 0)
}

/** Everything dice may do to some sheets, a die each and then two dice a row, with how likely it is (16.3.1, 16.3.3). */
function fallsOf(melee: Melee, sheets: readonly Sheet[]): Fall[] {
  let falls: Fall[] = [{ chance: 1, sheets: [], dark: melee.combat.dark }]
  for (const { owner, boxes } of sheets) {
    const placed = spreadOut(boxes)
    // A row is as likely as another for every piece: what stands together stays together.
    falls = falls.flatMap(fall =>
      [1, 2, 3, 4, 5, 6].map(die => ({
        ...fall,
        chance: fall.chance / 6,
        sheets: [...fall.sheets, { owner, boxes: shifted(placed, die) }],
      })),
    )
    for (const box of BOXES) falls = falls.flatMap(fall => turned(melee, fall, box))
  }
  return falls
}

/** Both things that two dice may do to a row of the last sheet. */
function turned({ foes }: Melee, fall: Fall, box: Box): Fall[] {
  const able = fall.sheets.at(-1)!.boxes[box].filter(piece => {
    const foe = foes.find(({ id }) => id === piece)
    return foe !== undefined && turnsOver(foe)
  })
  if (able.length === 0) return [fall]
  const other = fall.dark.filter(piece => !able.includes(piece))
  const over = able.filter(piece => !fall.dark.includes(piece))
  return [
    { ...fall, chance: fall.chance * (1 - TURNS) },
    { ...fall, chance: fall.chance * TURNS, dark: [...other, ...over] },
  ]
}

/** Rows as they are, or with everything spread where it still stands as it was taken. */
const spreadOut = (boxes: Rows<string>): Rows<string> => {
  const pieces = piecesOn({ owner: '', boxes })
  const filled = BOXES.filter(box => boxes[box].length > 0).length
  const together = BOXES.some(box => new Set(boxes[box].map(bodyOf)).size < boxes[box].length)
  return filled < Math.min(BOXES.length, pieces.length) || together ? spread(emptyRows(), pieces) : boxes
}
