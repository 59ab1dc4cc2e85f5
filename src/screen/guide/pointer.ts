import { amountOf, type GuidePage, type GuideTool } from '../../kernel/index.ts'
import { isAsideFrom, stepAt } from '../../server/guide.ts'
import type { Messages } from '../../text/index.ts'
import { type Command, commandsIn, keyShown } from '../commands.ts'
import { withSwappedKeys } from '../key-names.ts'
import type { Wind } from '../kit/game-screen.ts'
import { lessonAnswer } from '../kit/lesson-answer.ts'
import { screenOf } from '../kit/screens.ts'
import type { Model, TableScreen } from '../model.ts'
import { hasNumbers, hasOneDigit } from '../table/amounts.ts'
import { contextOf } from '../table/contexts.ts'
import { nextObjectiveSpace } from '../table/looking.ts'
import { numberedOffers, selectedOffer } from '../table/offers.ts'
import { planOf } from '../table/plans.ts'
import { nextCursorStop } from '../table/settle.ts'
import { shareFormAt } from '../table/shares.ts'
import { tableWords } from '../words.ts'

/** The keys to press for the guide's current task, and a description of what they do. */
export interface Pointer {
  readonly keys: readonly string[]
  readonly text: string
  /** The task, if it isn't the step's own. */
  readonly do?: string
  /** True if the step leaves the choice to the player, and the keys only ask for a hint and take it. */
  readonly isFree?: true
}

/** Commands that move the cursor, with their directions, in order of preference. */
const STEERING: readonly (readonly [Command['name'], Wind])[] = [
  ['left', 'w'],
  ['right', 'e'],
  ['up', 'n'],
  ['down', 's'],
]

/** The commands that open each page from the map. */
const OPENING: Readonly<Record<GuidePage, readonly Command['name'][]>> = {
  sheet: ['page'],
  log: ['page-back'],
  rules: ['rules'],
  help: ['help'],
}

/** The command for each tool that a step may ask the player to try. */
const TRYING: Readonly<Record<GuideTool, Command['name']>> = { hint: 'hint', undo: 'undo' }

/** The maximum number of keys to suggest for moving the cursor. */
const MAX_WAY = 6

/** The maximum number of spaces to examine when searching for a cursor path. */
const FARTHEST = 1200

/** Returns the keys to press now for the guide's task, or null if nothing can be done here. */
export function pointerOf(model: Model): Pointer | null {
  const pointer = pointed(model)
  // While others are thinking, the key that the step asks for has no effect.
  if (!pointer || pointer.keys.length === 0) return null
  return { ...pointer, keys: pointer.keys.map(key => withSwappedKeys(model.settings.keys, key)) }
}

/** Does the work of `pointerOf` with the keys of the key table, ignoring any keys that the player has swapped. */
function pointed(model: Model): Pointer | null {
  const { screen } = model
  if (screen.kind !== 'table' || model.overlay || screen.typing || screen.diceAnimation) return null
  const { guide, question } = screen.position
  if (!guide || screen.guide.off) return null
  const step = stepAt(guide, screen.guide.seen)
  const { option, goal } = answerFor(screen)
  const isTrial = step?.see !== undefined || step?.use !== undefined
  const isAside = step !== undefined && isAsideFrom(step, question, option)
  const isFree = step !== undefined && step.point === undefined && question !== null && !option && !isTrial
  if (!option && !isTrial && !isAside && !isFree) return null
  if (screen.page !== 'map')
    return { keys: keysFor(model, ['leave']), text: '', do: tableWords(screen).get('guide-back-to-map') }
  if (step?.see && !option) return { keys: keysFor(model, OPENING[step.see]), text: '' }
  if (step?.use && !option) return { keys: keysFor(model, [TRYING[step.use]]), text: '' }
  if (!option) return { keys: [...keysFor(model, ['hint']), 'enter'], text: '', ...(isFree ? { isFree } : {}) }
  if (question && amountOf(question, option.id) !== undefined) return { keys: numberKeys(screen, option.id), text: '' }
  const label = option.label
  if (shareFormAt(screen)) return { keys: formKeys(screen, option.id), text: label }
  if (selectedOffer(screen)?.id === option.id) return { keys: ['enter'], text: label }
  const listed = numberedOffers(screen)
  const number = listed.findIndex(one => one.option.id === option.id)
  const key = hasNumbers(screen) ? listed[number]?.key : null
  if (key) return { keys: [key], text: label }
  if (number >= 0)
    return screen.focus === 'map'
      ? null
      : { keys: [...arrowKeys(number - screen.selected, listed.length), 'enter'], text: label }
  const space = option.at?.space
  const way = space === undefined ? null : shortestWay(model, screen, space)
  const far = goal === null ? null : shortestWay(model, screen, goal)
  if (far && far.length <= Math.min(way?.length ?? MAX_WAY, MAX_WAY))
    return { keys: [...far, 'enter'], text: tableWords(screen).get('guide-plan') }
  // A hint selects the answer. That takes fewer keys, and chooses between several answers in the same space.
  const isNear = way !== null && way.length <= MAX_WAY
  const isTaken = space !== undefined && selectedOffer({ ...screen, focus: 'map', cursor: space })?.id === option.id
  const keys = isNear && isTaken ? way : keysFor(model, ['hint'])
  return { keys: [...keys, 'enter'], text: label }
}

/** Returns the space that the guide points to, or null. */
export function meantSpace(table: TableScreen): string | null {
  const {
    position,
    guide: { off },
    watch,
  } = table
  if (!position.guide || off || watch) return null
  const { option, goal } = answerFor(table)
  return goal ?? option?.at?.space ?? null
}

/**
 * Returns the answer for the guide's task, and its space if that is out of reach and the player hasn't planned the way
 * there yet.
 */
function answerFor(table: TableScreen): ReturnType<typeof lessonAnswer> {
  const { position, guide } = table
  const step = position.guide && stepAt(position.guide, guide.seen)
  const answer = lessonAnswer(position.game, position.view, step, position.question)
  return planOf(table)?.space === answer.goal ? { ...answer, goal: null } : answer
}

/** Returns the displayed names of the keys. */
export const pointerKeys = (words: Messages, { keys }: Pointer): string =>
  keys.map(key => keyShown(words, key)).join(' ')

/**
 * Returns the keys that erase any digits already typed, type a number and press Enter. Only Enter is needed if the
 * number is already selected, and only the digit if all numbers have one digit.
 */
function numberKeys(table: TableScreen, number: string): string[] {
  if (selectedOffer(table)?.id === number) return ['enter']
  if (hasOneDigit(table)) return [number]
  return [...Array<string>(table.digits.length).fill('backspace'), ...number, 'enter']
}

/** Returns the keys that fill in a form from its first field, or only Enter if the form is already filled in. */
function formKeys(table: TableScreen, id: string): string[] {
  const up = Array<string>(table.selected).fill('up')
  return table.digits === id ? ['enter'] : [...up, ...id.split(' '), 'enter']
}

/** Returns the arrow keys that move the selection by `steps` in a list, wrapping around if that takes fewer keys. */
function arrowKeys(steps: number, length: number): string[] {
  const [down, up] = [(steps + length) % length, (length - steps) % length]
  return up < down ? Array<string>(up).fill('up') : Array<string>(down).fill('down')
}

/** Returns the first key of each command in the current context. */
function keysFor(model: Model, names: readonly Command['name'][]): string[] {
  const commands = commandsIn(model, contextOf(model))
  return names.flatMap(name => commands.find(command => command.name === name)?.keys[0] ?? [])
}

/**
 * Returns the shortest sequence of keys that brings the cursor to a space. If two are equally short, jumps are
 * preferred over arrow keys. Returns null if there is none.
 */
function shortestWay(model: Model, table: TableScreen, space: string): string[] | null {
  const jump = (key: string, to: (cursor: string | null) => string | null) => {
    let { cursor } = table
    for (let n = 1; n <= MAX_WAY; n++) {
      cursor = to(cursor)
      if (cursor === space) return Array<string>(n).fill(key)
    }
    return null
  }
  const ways = [
    jump('t', cursor => nextObjectiveSpace({ ...table, cursor }, 1)),
    jump('.', cursor => nextCursorStop({ ...table, cursor }, 1)),
    jump(',', cursor => nextCursorStop({ ...table, cursor }, -1)),
    stepsTo(model, table, space),
  ].filter(way => way !== null)
  return ways.reduce<string[] | null>((best, way) => (best && best.length <= way.length ? best : way), null)
}

/**
 * Returns the fewest arrow keys that bring the cursor to a space, or null if it can't be reached or is too far away.
 */
function stepsTo(model: Model, { position, cursor }: TableScreen, space: string): string[] | null {
  const { map } = screenOf(position.game)
  if (!map || cursor === null) return null
  const commands = commandsIn(model, 'map')
  const ways = STEERING.flatMap(([command, wind]) => {
    const key = commands.find(({ name }) => name === command)?.keys[0]
    return key ? [{ wind, key }] : []
  })
  const reached = new Map<string, readonly string[]>([[cursor, []]])
  for (const [from, keys] of reached) {
    if (from === space) return [...keys]
    if (reached.size > FARTHEST) return null
    for (const { wind, key } of ways) {
      const to = map.step(position.view, from, wind)
      if (to !== null && !reached.has(to)) reached.set(to, [...keys, key])
    }
  }
  return null
}
