import type { Roll, RollRow } from '../../../../kernel/index.ts'
import { capital, type Messages } from '../../../../text/index.ts'
import { TACTICS_FACE } from '../../rules/combat/chance.ts'
import { aimRow } from '../../rules/fight/aiming.ts'
import { MISSILE_LEVELS } from '../../rules/fight/blows.ts'
import { TABLES } from '../../rules/pieces/tables.ts'
import type { RealmEvent } from '../../rules/state/events.ts'
import { pieceInSentence, signed } from './names.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/**
 * Formats the results above `after`, up to and including `to`, as a range: `2-3`, or `1-` at the lower end and `10+` at
 * the upper end.
 */
function rangeText(after: number | null, to: number | null): string {
  if (to === null) return `${(after ?? 0) + 1}+`
  if (after === null) return `${to}-`
  return after + 1 === to ? String(to) : `${after + 1}-${to}`
}

/** Returns the rows of a STUMBLE roll (26.25). */
export const stumbleRows = (words: Messages, result: number): RollRow[] => [
  {
    on: rangeText(null, TABLES.stumbleOver),
    text: words.get('combat-stumble-row', { falls: 'no' }),
    hit: result <= TABLES.stumbleOver,
  },
  {
    on: rangeText(TABLES.stumbleOver, null),
    text: words.get('combat-stumble-row', { falls: 'yes' }),
    hit: result > TABLES.stumbleOver,
  },
]

/** Describes a roll in a fight with the effect of each face. Returns null for any other event. */
export function combatRoll(words: Messages, event: RealmEvent): Roll | null {
  switch (event.kind) {
    case 'aims':
      return {
        seat: event.seat,
        dice: [...event.dice],
        title: capital(words.get('combat-roll', { roll: event.table, name: pieceInSentence(words, event.by) })),
        reading: words.get('combat-reading-aim', {
          dice: event.dice.length,
          modifier: signed(event.modifier),
          changed: event.modifier === 0 ? 'no' : 'yes',
        }),
        rows: TABLES[event.table].map((row, i, all) => ({
          on: rangeText(all[i - 1]?.to ?? null, row.to),
          text: words.get('combat-aim-row', { levels: row.levels === null ? 'none' : levelsOf(row.levels) }),
          hit: row === aimRow(event.table, event.result),
        })),
        rule: event.rule,
      }
    case 'missile':
      return {
        seat: event.seat,
        dice: [...event.dice],
        title: capital(words.get('combat-roll', { roll: 'missile', name: pieceInSentence(words, event.by) })),
        reading: words.get('combat-reading', { dice: event.dice.length }),
        rows: FACES.map(face => missileRow(words, face, event.result)),
        rule: event.rule,
      }
    case 'repositioned':
      return {
        seat: event.seat,
        dice: [event.die],
        title: capital(words.get('combat-roll', { roll: 'moved', name: pieceInSentence(words, event.owner) })),
        reading: '',
        rows: FACES.map(face => ({
          on: String(face),
          text: words.get('combat-moved-row', { die: face }),
          hit: face === event.die,
        })),
        rule: event.rule,
      }
    case 'tactics':
      return tacticsRoll(words, event)
    default:
      return null
  }
}

/** Returns a change of harm with its sign, or `same` for 0. */
const levelsOf = (levels: number): string => (levels === 0 ? 'same' : signed(levels))

function missileRow(words: Messages, face: number, result: number): RollRow {
  const levels = MISSILE_LEVELS[face - 1] ?? 0
  const text = words.get('combat-missile-row', { levels: levelsOf(levels) })
  return { on: String(face), text, hit: face === result }
}

/**
 * Describes a tactics roll. Two dice are rolled for a row, and a 6 on either turns over every piece that can turn
 * (16.3.3).
 */
function tacticsRoll(words: Messages, event: Extract<RealmEvent, { kind: 'tactics' }>): Roll {
  const { dice, able, turned } = event
  const names = { items: able.map(piece => pieceInSentence(words, piece)) }
  const turns = turned.length > 0
  return {
    seat: event.seat,
    dice: [...dice],
    title: capital(words.get('combat-roll', { roll: 'tactics', name: pieceInSentence(words, event.owner) })),
    reading: words.get('combat-reading-six'),
    rows: [
      { on: `1-${TACTICS_FACE - 1}`, text: words.get('combat-stays-row'), hit: !turns },
      { on: String(TACTICS_FACE), text: words.get('combat-turned-row', { names, n: able.length }), hit: turns },
    ],
    rule: event.rule,
  }
}
