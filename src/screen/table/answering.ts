import { amountText } from '../../commands/index.ts'
import { allows } from '../../kernel/index.ts'
import { type Sentence, sentence } from '../../text/index.ts'
import { screenOf } from '../kit/screens.ts'
import {
  type Effect,
  type Model,
  noEffect,
  type Position,
  type TableScreen,
  type Update,
  withEffects,
  withNotice,
} from '../model.ts'
import { tableWords } from '../words.ts'
import { amountOffer, hasOneDigit, isAnswer, withDigit } from './amounts.ts'
import { cancelPlan, planTo } from './looking.ts'
import type { Numbered } from './numbered.ts'
import { isCounted, isSpatial, numberedOffers, offers, selectedOffer } from './offers.ts'
import { plannedOption, planOf } from './plans.ts'
import { shownOnPage } from './rivals.ts'
import { leftWords, shareFormAt, withShare } from './shares.ts'

/**
 * Gives the selected answer, or says why the number or form can't be an answer yet. On a map space without an answer,
 * describes the space or plans the path there.
 */
export function takeSelected(model: Model, table: TableScreen): Update {
  const { position } = table
  const option = table.watch ? null : selectedOffer(table)
  const { amount } = position.question ?? {}
  if (option && amount && !isAnswer(table, option)) {
    const values = { number: option.id, amount: amountText(tableWords(table), amount) }
    return withNotice(model, { tone: 'bad', lines: [sentence('table-not-amount', values)] })
  }
  const form = table.watch ? null : shareFormAt(table)
  if (option && form && !isAnswer(table, option))
    return withNotice(model, { tone: 'bad', lines: [leftWords(table, form)] })
  if (option && position.question) {
    const isFollowingPlan = plannedOption(table)?.id === option.id
    return answerOrConfirm({ ...model, screen: { ...table, isFollowingPlan } }, position, option.id)
  }
  if (table.focus === 'map' && table.cursor !== null) {
    const map = screenOf(position.game).map
    const lines = map?.describe(position.view, table.cursor, null) ?? []
    const isHome = table.cursor === map?.home(position.view)
    // The prompt already describes the space, so explain how to continue.
    const plan = planOf(table)
    if (isHome && isSpatial(position) && plan && map) {
      if (table.spaceToReplacePlan === table.cursor) return cancelPlan(model, table)
      const place = map.name(plan.space, position.view)
      const awaitingEnter = { ...model, screen: { ...table, spaceToReplacePlan: table.cursor } }
      return withNotice(awaitingEnter, { tone: 'plain', lines: [sentence('plan-cancel', { place })] })
    }
    if (isHome && isSpatial(position) && !table.watch) {
      const line = sentence(offers(table).length > 0 ? 'table-you-are-here-or' : 'table-you-are-here')
      return withNotice(model, { tone: 'plain', lines: [line] })
    }
    // A space that is out of reach this turn becomes the destination of a plan.
    if (map?.travel && position.question && !isHome && !table.watch) {
      if (!plan || plan.space === table.cursor || table.spaceToReplacePlan === table.cursor)
        return planTo(model, table, table.cursor)
      // A different destination would replace the plan, so require a second Enter.
      const places = { place: map.name(plan.space, position.view), other: map.name(table.cursor, position.view) }
      const awaitingEnter = { ...model, screen: { ...table, spaceToReplacePlan: table.cursor } }
      return withNotice(awaitingEnter, { tone: 'plain', lines: [sentence('plan-replace', places)] })
    }
    const refusal = isSpatial(position) && !table.watch && !isHome ? [sentence('table-not-this-space')] : []
    return withNotice(model, { tone: refusal.length > 0 ? 'bad' : 'plain', lines: [...refusal, ...lines] })
  }
  return noEffect(model)
}

/**
 * Gives the answer with this digit, or types the digit if longer numbers are possible. In a form, fills in the selected
 * field. On a space where pieces are placed, chooses the space and types the digit as their number.
 */
export function pickByDigit(model: Model, table: TableScreen, digit: string): Update {
  const form = table.watch ? null : shareFormAt(table)
  if (form) return noEffect({ ...model, screen: { ...table, ...withShare(table, form, Number(digit), 1) } })
  const typed = table.watch ? null : amountOffer(table)
  const { question } = table.position
  if (typed && question && hasOneDigit(table) && allows(question, digit))
    return answerOrConfirm({ ...model, screen: { ...table, digits: digit } }, table.position, digit)
  if (typed) {
    const digits = withDigit(table, digit)
    return noEffect({ ...model, screen: { ...table, digits, selected: offers(table).length - 1 } })
  }
  const list = table.watch ? [] : numberedOffers(table)
  const option = list.find(({ key }) => key === digit)?.option
  if (!option && question && isCounted(table)) return takeSelected(model, { ...table, count: digit })
  if (!option || !question) {
    const lines = [noAnswerNumbered(list, digit)]
    return withNotice(model, { tone: 'bad', lines })
  }
  return answerOrConfirm(model, table.position, option.id)
}

/** Gives an answer. If the game requires a confirmation, asks for it first. */
function answerOrConfirm(model: Model, { game, view, question }: Position, id: string): Update {
  if (!question) return noEffect(model)
  const yes: Effect = { kind: 'answer', seat: question.seat, id }
  const text = screenOf(game).confirmation?.(view, question, id) ?? null
  return text === null ? withEffects(model, yes) : noEffect({ ...model, overlay: { kind: 'ask', text, yes } })
}

/**
 * Returns the error message for a digit that no answer has. The message names the digits that work, if there are any.
 */
function noAnswerNumbered(list: readonly Numbered[], digit: string): Sentence {
  if (list.length === 0) return sentence('table-no-numbers')
  const keys = list.flatMap(({ key }) => key ?? [])
  // The answers are numbered in list order.
  if (keys.every((key, i) => key === String((i + 1) % 10)))
    return sentence('table-no-number', { number: Number(digit), most: list.length })
  return sentence('table-no-number-now', { digit, keys: keys.join(', ') })
}

/**
 * Goes back to a log sentence, counted back from the newest (0). In a watched game, this shows the position at that
 * time. In the player's own game, it undoes the moves since then (several only after a confirmation) or explains why it
 * can't.
 */
export function backTo(model: Model, table: TableScreen, back: number): Update {
  const { length, undoable, seat } = table.position
  const { log } = shownOnPage(table)
  const entry = log.at(-1 - back)
  if (!entry) return withNotice(model, { tone: 'bad', lines: [sentence('table-nothing-told')] })
  if (table.watch || seat === null) return withEffects(model, { kind: 'goto', at: entry.at })
  const count = length - entry.at
  if (count === 0) return withNotice(model, { tone: 'plain', lines: [sentence('table-nothing-since')] })
  if (count <= undoable.moves) {
    const yes = { kind: 'undo', seat, count, exact: true } as const
    if (count === 1) return withEffects(model, yes)
    return noEffect({ ...model, overlay: { kind: 'ask', text: sentence('table-take-back', { n: count }), yes } })
  }
  const why = sentence(`barrier-${undoable.barrier}`)
  const line =
    undoable.moves === 0
      ? sentence('table-cannot-go-back', { n: count, why })
      : sentence('table-cannot-go-so-far-back', { n: count, most: undoable.moves, why })
  return withNotice(model, { tone: 'bad', lines: [line] })
}

/** Undoes answers, or reports why that isn't possible. */
export function undo(model: Model, { position, watch }: TableScreen, count: number): Update {
  if (watch || position.seat === null)
    return withNotice(model, { tone: 'bad', lines: [sentence('table-watched-stays')] })
  return withEffects(model, { kind: 'undo', seat: position.seat, count })
}

/** Redoes what was undone, or reports why that isn't possible. */
export function redo(model: Model, { position, watch }: TableScreen, count: number): Update {
  if (watch || position.seat === null)
    return withNotice(model, { tone: 'bad', lines: [sentence('table-watched-stays')] })
  return withEffects(model, { kind: 'redo', seat: position.seat, count })
}
