import type { PhrasedQuestion } from '../kernel/index.ts'
import type { Entry, Position } from './positions.ts'
import type { Told } from './wire.ts'

type PositionTold = Extract<Told, { kind: 'position' }>

/** What a seat may see of a position, as a line of the wire; of the chronicle what is unlike `before`. */
export function positionTold(
  position: Position,
  before: readonly Entry[],
): Omit<PositionTold, 'kind' | 'serial' | 'asking' | 'own' | 'asked' | 'notice'> {
  const { view, question, result, day, chronicle, known, length, undoable, rolls, rolledNow, bargains } = position
  const from = sameUntil(before, chronicle)
  return {
    view,
    question: question && asShown(question),
    result: result && { winners: [...result.winners], text: result.text },
    day,
    from,
    entries: chronicle.slice(from),
    // As data of their own, whatever else a game keeps with its tables.
    rolls: rolls.map(({ seat: by, dice, names, title, reading, rows, rule }) => ({
      ...{ seat: by, dice: [...dice], names: names && [...names], title, reading, rule },
      rows: rows.map(({ on, text, hit }) => ({ on, text, hit })),
    })),
    rolledNow,
    known,
    length,
    undoable,
    bargains: bargains.map(bargain => ({ ...bargain })),
  }
}

/** A question with what a person may see of it, and nothing that a rule keeps with its options. */
function asShown(question: PhrasedQuestion): NonNullable<PositionTold['question']> {
  const { seat, topic, data, amount, text, rule, show, waiting, options } = question
  const shown = options.map(({ id, act, label, note, at, cost, stops, rule: behind }) => ({
    ...{ id, act: act && { ...act }, label, note, cost, stops, rule: behind },
    at: at && { ...at, path: at.path && [...at.path] },
  }))
  const numbers = amount && { ...amount, act: amount.act && { ...amount.act } }
  return { seat, topic, data: data && { ...data }, amount: numbers, text, rule, show, waiting, options: shown }
}

/** How many entries two chronicles begin with alike. */
function sameUntil(before: readonly Entry[], now: readonly Entry[]): number {
  const most = Math.min(before.length, now.length)
  for (let i = 0; i < most; i++) {
    const { text, day, at } = now[i]!
    if (before[i]?.text !== text || before[i]?.day !== day || before[i]?.at !== at) return i
  }
  return most
}
