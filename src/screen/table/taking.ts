import { amountWords } from '../../commands/index.ts'
import { BARRIERS } from '../../kernel/index.ts'
import { screenOf } from '../kit/screens.ts'
import { asking, type Model, saying, still, type TableScreen, type Update } from '../model.ts'
import { amountOffer, isSayable, withDigit } from './amounts.ts'
import { isSpatial, offers, selectedOffer } from './offers.ts'

/** Takes the selected answer; on the map, says of a space that is none what it is. */
export function take(model: Model, table: TableScreen): Update {
  const { position } = table
  const option = table.watch ? null : selectedOffer(table)
  const { amount } = position.question ?? {}
  if (option && amount && !isSayable(table, option)) {
    const line = `${option.id} is not ${amountWords(amount)}.`
    return saying(model, { tone: 'bad', lines: [line] })
  }
  if (option && position.question) return asking(model, { kind: 'answer', seat: position.question.seat, id: option.id })
  if (table.focus === 'map' && table.cursor !== null) {
    const map = screenOf(position.game).map
    const lines = map?.describe(position.view, table.cursor, null) ?? []
    const isHome = table.cursor === map?.home(position.view)
    // The prompt says already what it is: of more use is how to get away.
    if (isHome && isSpatial(position) && !table.watch) {
      const stay = offers(table).length > 0 ? ', or take an answer by its number' : ''
      const line = `You are here: lead the cursor to where you want to go ("." goes to the next such space)${stay}.`
      return saying(model, { tone: 'plain', lines: [line] })
    }
    const refusal = isSpatial(position) && !table.watch && !isHome ? ['This space cannot be chosen now.'] : []
    return saying(model, { tone: refusal.length > 0 ? 'bad' : 'plain', lines: [...refusal, ...lines] })
  }
  return still(model)
}

/** Takes the answer of that number; where a number is asked for, types it. */
export function pick(model: Model, table: TableScreen, number: number): Update {
  const typed = table.watch ? null : amountOffer(table)
  if (typed) {
    const digits = withDigit(table.digits, String(number))
    return still({ ...model, screen: { ...table, digits, selected: offers(table).length - 1 } })
  }
  const list = table.watch ? [] : offers(table)
  const option = list[number - 1]
  if (!option || !table.position.question) {
    const lines =
      list.length > 0
        ? [`There is no answer ${number}: they go from 1 to ${list.length}.`]
        : ['There is nothing to pick by number here.']
    return saying(model, { tone: 'bad', lines })
  }
  return asking(model, { kind: 'answer', seat: table.position.question.seat, id: option.id })
}

/**
 * Goes to where a sentence of the chronicle was told: shows a watched game as it was then, takes back in one's own what was
 * answered since, or says what stands in the way. `back` counts the sentences from the newest, 0.
 */
export function backTo(model: Model, table: TableScreen, back: number): Update {
  const { chronicle, length, undoable, seat } = table.position
  const entry = chronicle.at(-1 - back)
  if (!entry) return saying(model, { tone: 'bad', lines: ['Nothing has been told yet.'] })
  if (table.watch || seat === null) return asking(model, { kind: 'goto', at: entry.at })
  const count = length - entry.at
  if (count === 0) return saying(model, { tone: 'plain', lines: ['Nothing has been answered since.'] })
  if (count <= undoable.moves) {
    const yes = { kind: 'undo', seat, count } as const
    if (count === 1) return asking(model, yes)
    return still({ ...model, overlay: { kind: 'ask', text: `Take back your last ${count} answers?`, yes } })
  }
  const answers = count === 1 ? '1 answer' : `${count} answers`
  const most = undoable.moves === 0 ? 'none' : `only ${undoable.moves}`
  const why = BARRIERS[undoable.barrier]
  const line = `To go back to there would take back ${answers}, and ${most} can be: ${why}.`
  return saying(model, { tone: 'bad', lines: [line] })
}

/** Takes back answers, or says why that cannot be. */
export function undo(model: Model, { position, watch }: TableScreen, count: number): Update {
  if (watch || position.seat === null)
    return saying(model, { tone: 'bad', lines: ['A game that is watched cannot be changed.'] })
  return asking(model, { kind: 'undo', seat: position.seat, count })
}
