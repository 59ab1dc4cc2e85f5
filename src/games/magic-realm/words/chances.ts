import type { Odds, Question, Roll, RollRow } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { isFightQuestion } from '../plans/combat/policy.ts'
import { columnFor } from '../rules/effects/relations.ts'
import { resultOf, rollsWith, type TableDice } from '../rules/facts/dice.ts'
import { type BelongingId, isBelonging } from '../rules/pieces/belongings.ts'
import { RELATIONS, type Relation } from '../rules/pieces/characters.ts'
import { groupOf } from '../rules/pieces/denizens.ts'
import { SETUP } from '../rules/pieces/setup-card.ts'
import { type MeetingResult, PRICE_TIMES, resultFor, SEASONS, TABLES } from '../rules/pieces/tables.ts'
import { actOf, type RealmAct } from '../rules/state/acts.ts'
import { asRealmQuestion, subjectOf } from '../rules/state/asking.ts'
import type { RealmEvent, TableName } from '../rules/state/events.ts'
import { type RealmView, type SeenIndividual, seenIndividual } from '../rules/state/view.ts'
import { roundOddsTexts } from './combat/odds.ts'
import { combatRoll, stumbleRows } from './combat/rolls.ts'
import { belongingName, joinCounted, monsterKindName } from './names.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/**
 * Describes a table's result in a few words. Returns null if the die alone does not determine the effect. `pieces` is
 * the number of treasures in the loot, if known.
 */
export function resultText(words: Messages, table: TableName, face: number, pieces?: number): string | null {
  switch (table) {
    case 'hide':
      return words.get('result-hide', { result: resultFor(TABLES.hide, face) })
    case 'peer':
    case 'locate': {
      const found = resultFor(TABLES[table], face)
      return found.length === 0
        ? words.get('odds-nothing')
        : words.list(found.map(finding => words.get('odds-finding', { finding })))
    }
    case 'loot':
      return face > (pieces ?? face) ? words.get('odds-nothing') : words.get('result-loot', { n: face })
    case 'curses':
      return words.get('curse-name', { curse: resultFor(TABLES.curses, face) })
    case 'wishes':
      return words.get('result-wish', { result: resultFor(TABLES.wishes, face) })
    case 'pit':
      return words.get('result-pit', { result: resultFor(TABLES.pit, face) })
    case 'toadstool-circle':
    case 'crypt-of-the-knight':
    case 'enchanted-meadow': {
      const result = resultFor(TABLES[table], face)
      return isBelonging(result) ? belongingName(result as BelongingId) : words.get('result-card', { result })
    }
    case 'runes':
      return words.get('result-runes', { result: resultFor(TABLES.runes, face) })
    case 'magic-sight':
      return words.get('result-sight', { result: resultFor(TABLES['magic-sight'], face) })
    case 'transform':
    case 'storm':
    case 'lost':
    case 'meeting':
    case 'commerce':
    case 'missile':
    case 'fumble':
    case 'stumble':
    case 'serious-wounds':
      return null
  }
}

/** The kinds of events that include a dice roll. */
const ROLLED: readonly RealmEvent['kind'][] = [
  'table',
  'prowl',
  'weather',
  'aims',
  'missile',
  'repositioned',
  'tactics',
]

/** Describes the rolls among the events, with the effect of each face. */
export function rollsIn(words: Messages, view: RealmView, events: readonly RealmEvent[]): Roll[] {
  const at = events.flatMap(({ kind }, i) => (ROLLED.includes(kind) ? [i] : []))
  return at.flatMap((own, n): Roll[] => {
    const event = events[own]
    const before = events.slice(n === 0 ? 0 : own, own + 1)
    const after = events.slice(own + 1, at[n + 1])
    if (event?.kind === 'table') {
      const met = event.table === 'meeting' ? meetingRows(words, view, event, before, after) : []
      const roll = tableRoll(words, event)
      return [{ ...roll, rows: [...roll.rows, ...met], before, after }]
    }
    if (event?.kind === 'prowl') return [{ ...prowlRoll(words, event), before, after }]
    if (event?.kind === 'weather')
      return event.dice.length === 0 ? [] : [{ ...weatherRoll(words, event), before, after }]
    const fought = event ? combatRoll(words, event) : null
    return fought ? [{ ...fought, before, after }] : []
  })
}

type EventOf<K extends RealmEvent['kind']> = Extract<RealmEvent, { kind: K }>

function tableRoll(words: Messages, event: EventOf<'table'>): Roll {
  const { seat, dice, table, modifier, result, rule } = event
  const rows = table === 'stumble' ? stumbleRows(words, result) : faceRows(words, event)
  const shown = modifier > 0 ? `+${modifier}` : String(modifier)
  return {
    seat,
    dice: [...dice],
    title: words.get('table-name', { table }),
    reading:
      modifier === 0
        ? words.get('roll-reading', { dice: dice.length })
        : words.get('roll-reading.changed', { dice: dice.length, modifier: shown }),
    rows,
    rule,
  }
}

/** Lists the effect of each face on a table, or no rows if the die alone does not determine it. */
const faceRows = (words: Messages, { table, result, pieces }: EventOf<'table'>): RollRow[] =>
  FACES.flatMap((face): RollRow[] => {
    const text = resultText(words, table, face, pieces)
    return text === null ? [] : [{ on: String(face), text, hit: face === result }]
  })

/** Lists the rows of the MEETING column that was used, or none if no column explains the outcome. */
function meetingRows(
  words: Messages,
  view: RealmView,
  { result: face }: EventOf<'table'>,
  before: readonly RealmEvent[],
  after: readonly RealmEvent[],
): RollRow[] {
  const met = after.find(event => event.kind === 'meeting')
  const one = met && seenIndividual(view, met.character)
  if (!met || !one) return []
  const standing = (drinks: boolean): Relation => columnFor(view, one, met.with, drinks)
  const asked = before.find(event => event.kind === 'asks-price' || event.kind === 'asks-hire')
  const last = before.findLast(event => event.kind === 'meeting')
  const columns =
    last?.result === 'trouble'
      ? (['unfriendly'] as const)
      : last?.result === 'opportunity'
        ? (['friendly', 'ally'] as const)
        : asked
          ? [standing(asked.drinks)]
          : [standing(false), standing(true)]
  const column = columns.find(one => resultFor(TABLES.meeting[one]!, face) === met.result)
  if (!column) return []
  return FACES.map((on): RollRow => {
    const result = resultFor(TABLES.meeting[column]!, on)
    const text = words.get('result-meeting', { result: met.battle ? ofAnEvening(result) : result })
    return { on: String(on), text, hit: on === face }
  })
}

/** Describes a Monster Roll: the monsters and natives on each row. */
function prowlRoll(words: Messages, { dice, rows: fallen, rule }: EventOf<'prowl'>): Roll {
  const rows = FACES.map((face): RollRow => {
    const home = SETUP.regeneration.find(({ row }) => row === face)
    const who = joinCounted([
      ...new Set([...(home?.monsters ?? []).map(monsterKindName), ...(home?.groups ?? []).map(id => groupOf(id).name)]),
    ])
    return { on: String(face), text: words.get('roll-prowl-row', { who }), hit: fallen.includes(face) }
  })
  return { seat: null, dice: [...dice], title: words.get('roll-prowl'), reading: '', rows, rule }
}

/**
 * Describes the week's weather roll. The highest value counts, whether it is on a die or on the chit drawn earlier
 * (26.23).
 */
function weatherRoll(words: Messages, event: EventOf<'weather'>): Roll {
  const kinds = SEASONS.find(({ id }) => id === event.season)!.weather
  const higher = Math.max(...event.dice, event.chit ?? 0)
  const rows = ROWS.map(([on, kind, least, most]): RollRow => {
    return { on, text: kinds[kind].name, hit: higher >= least && higher <= most }
  })
  const reading = words.get('roll-weather-reading', { chit: event.chit ?? 0 })
  return { seat: null, dice: [...event.dice], title: words.get('roll-weather'), reading, rows, rule: event.rule }
}

const ROWS = [
  ['1-3', 'special', 1, 3],
  ['4', 'storm', 4, 4],
  ['5', 'showers', 5, 5],
  ['6', 'clear', 6, 6],
] as const

/**
 * Returns the odds of an answer that leads to a roll or, in a fight, its odds for the current round. Equal results are
 * combined. Returns an empty list for any other answer.
 */
export function oddsIn(words: Messages, view: RealmView, question: Question, id: string): readonly Odds[] {
  const option = question.options.find(one => one.id === id)
  const act = actOf(option)
  const known = asRealmQuestion(question)
  const subject = subjectOf(known)
  const character = subject === null ? null : seenIndividual(view, subject)
  if (!act || !character?.isOwn) return []
  if (act.kind === 'hire') return hireOdds(words, view, character, act.group)
  if (known.topic === 'drinks') {
    const oddsOf = view.phase === 'evening' ? battleOdds : dealOdds
    return oddsOf(words, view, character, known.data.trader, act.kind === 'drink')
  }
  if (isFightQuestion(known)) {
    const answer = known.options.find(one => one.id === id)
    return answer ? roundOddsTexts(words, view, known, answer.act) : []
  }
  const table = tableOf(act)
  if (table === null) return []
  const rolling = rollsWith(view, character, table)
  return oddsOn(words, table, rolling)
}

/** Returns the odds of each reaction to a HIRE, including rerolls (10.3.3, 11.1.3). */
function hireOdds(words: Messages, view: RealmView, one: SeenIndividual, group: string): Odds[] {
  const rolling = rollsWith(view, one, 'meeting', { hire: true })
  const odds = meetingOdds(columnFor(view, one, group), rolling)
  return odds.map(({ result, ...odds }) => ({ what: words.get('result-hire', { result }), ...odds }))
}

/** Returns the odds of a TRADE or HIRE roll, with or without drinks. */
function dealOdds(words: Messages, view: RealmView, one: SeenIndividual, trader: string, drinks: boolean): Odds[] {
  const activity = one.plan?.[(view.turn?.played ?? 0) - 1]?.activity.kind
  const purpose = activity === 'trade' ? { trade: true } : activity === 'hire' ? { hire: true as const } : {}
  const rolling = rollsWith(view, one, 'meeting', purpose)
  const odds = meetingOdds(columnFor(view, one, trader, drinks), rolling)
  const what = activity === 'hire' ? 'result-hire' : 'result-meeting'
  return odds.map(({ result, ...odds }) => ({ what: words.get(what, { result }), ...odds }))
}

/**
 * Returns the odds that a group fights or stays peaceful in the evening, with or without drinks. Refusing an affront
 * also leads to a fight (14.2.2).
 */
function battleOdds(words: Messages, view: RealmView, one: SeenIndividual, trader: string, drinks: boolean): Odds[] {
  const rolling = rollsWith(view, one, 'meeting')
  const hits = new Map<string, Odds>()
  for (const { result, ...odds } of meetingOdds(columnFor(view, one, trader, drinks), rolling)) {
    const what = words.get('result-meeting', { result: ofAnEvening(result) })
    hits.set(what, { what, ...odds, hits: odds.hits + (hits.get(what)?.hits ?? 0) })
  }
  return [...hits.values()]
}

/**
 * Converts a MEETING result to its meaning in the evening, when nothing is traded. A block means a fight, and anything
 * else except an affront means peace (14.2.2).
 */
function ofAnEvening(result: MeetingResult): string {
  if (result === 'block') return 'battle'
  return result === 'boon' || result === 'nodeal' || result in PRICE_TIMES ? 'peace' : result
}

/** Returns the odds of each final MEETING result if the first roll uses the given column. Rerolls are included. */
function meetingOdds(first: Relation, rolling: TableDice): { result: MeetingResult; hits: number; of: number }[] {
  const of = FACES.length ** (MAX_ROLLS * rolling.dice)
  const hits = new Map<MeetingResult, number>()
  const count = (column: Relation, weight: number): void => {
    for (const [result, share] of meetings(column, rolling)) {
      if (result === 'trouble') count('unfriendly', weight * share)
      else if (result === 'opportunity') count(friendlier(column), weight * share)
      else hits.set(result, (hits.get(result) ?? 0) + weight * share)
    }
  }
  count(first, of)
  return [...hits].map(([result, n]) => ({ result, hits: Math.round(n), of }))
}

/**
 * The maximum number of MEETING rolls. An opportunity leads to a reroll on the next friendlier column: from neutral to
 * friendly, or from friendly to ally.
 */
const MAX_ROLLS = 3

const friendlier = (column: Relation): Relation =>
  RELATIONS[Math.min(RELATIONS.indexOf(column) + 1, RELATIONS.length - 1)]!

/** Returns the results of a column with their probabilities. */
function meetings(column: Relation, { dice, modifier }: TableDice): Map<MeetingResult, number> {
  const shares = new Map<MeetingResult, number>()
  const throws = FACES.flatMap(one => (dice === 2 ? FACES.map(other => [one, other]) : [[one]]))
  for (const thrown of throws) {
    const result = resultFor(TABLES.meeting[column]!, resultOf(thrown, modifier))
    shares.set(result, (shares.get(result) ?? 0) + 1 / throws.length)
  }
  return shares
}

const tableOf = (act: RealmAct): TableName | null => {
  if (act.kind === 'record') return act.activity === 'hide' ? 'hide' : null
  return act.kind === 'search' && act.site === undefined ? act.table : null
}

function oddsOn(words: Messages, table: TableName, { dice, modifier }: TableDice): Odds[] {
  const hits = new Map<string, number>()
  const of = FACES.length ** dice
  for (const one of FACES)
    for (const other of dice === 2 ? FACES : [0]) {
      const result = resultOf(dice === 2 ? [one, other] : [one], modifier)
      const text = resultText(words, table, result)
      if (text !== null) hits.set(text, (hits.get(text) ?? 0) + 1)
    }
  return [...hits].map(([what, n]) => ({ what, hits: n, of }))
}
