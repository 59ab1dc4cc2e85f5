import { amountOf, type GuidePage, type PhrasedOption } from '../../kernel/index.ts'
import { guideAnswer, matchesPattern, stepAt } from '../../server/guide.ts'
import type { Messages } from '../../text/index.ts'
import { type Command, commandsIn, keyShown } from '../commands.ts'
import { exchanged } from '../key-names.ts'
import type { Wind } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Model, TableScreen } from '../model.ts'
import { hasNumbers, hasOneDigit } from '../table/amounts.ts'
import { contextOf } from '../table/contexts.ts'
import { nextObjectiveSpace } from '../table/looking.ts'
import { numberedOffers, selectedOffer } from '../table/offers.ts'
import { nextCursorStop } from '../table/settle.ts'
import { shareFormAt } from '../table/shares.ts'
import { tableWords } from '../words.ts'

/** The keys to press for the guide's current task, and a description of what they do. */
export interface Pointer {
  readonly keys: readonly string[]
  readonly text: string
}

/** Commands that move the cursor, with their directions, in order of preference. */
const STEERING: readonly (readonly [Command['name'], Wind])[] = [
  ['left', 'w'],
  ['right', 'e'],
  ['up', 'n'],
  ['down', 's'],
]

/** The keys that open each page from the map. */
const OPENING: Readonly<Record<GuidePage, readonly Command['name'][]>> = {
  sheet: ['page'],
  log: ['page-back'],
  rules: ['rules'],
  help: ['help'],
}

/** The maximum number of spaces to examine when searching for a cursor path. */
const FARTHEST = 1200

/** Returns the keys to press now for the guide's task, or null if nothing can be done here. */
export function pointerOf(model: Model): Pointer | null {
  const pointer = pointed(model)
  return pointer && { ...pointer, keys: pointer.keys.map(key => exchanged(model.settings.keys, key)) }
}

/** Does the work of `pointerOf` with the keys of the key table, ignoring any keys that the player has swapped. */
function pointed(model: Model): Pointer | null {
  const { screen } = model
  if (screen.kind !== 'table' || model.overlay || screen.typing || screen.diceAnimation) return null
  const { guide, question } = screen.position
  if (!guide || screen.guide.off) return null
  const step = stepAt(guide, screen.guide.seen)
  const option = answerFor(screen)
  const isSeen = step?.see !== undefined
  if (!option && !isSeen) return null
  if (screen.page !== 'map')
    return { keys: keysFor(model, ['leave']), text: tableWords(screen).say('guide-back-to-map') }
  if (step?.see && !option) return { keys: keysFor(model, OPENING[step.see]), text: '' }
  if (!option) return null
  if (question && amountOf(question, option.id) !== undefined) return { keys: typed(screen, option.id), text: '' }
  const label = option.label
  if (shareFormAt(screen)) return { keys: shared(screen, option.id), text: label }
  if (selectedOffer(screen)?.id === option.id) return { keys: ['enter'], text: label }
  const listed = numberedOffers(screen)
  const number = listed.findIndex(one => one.option.id === option.id)
  const key = hasNumbers(screen) ? listed[number]?.key : null
  if (key) return { keys: [key], text: label }
  if (number >= 0)
    return screen.focus === 'map'
      ? null
      : { keys: [...arrows(number - screen.selected, listed.length), 'enter'], text: label }
  const way = option.at?.space === undefined ? null : shortestWay(model, screen, option.at.space)
  return way && { keys: [...way, 'enter'], text: label }
}

/** Returns the space that the guide points to, or null. */
export function meantSpace(table: TableScreen): string | null {
  const {
    position,
    guide: { off },
    watch,
  } = table
  if (!position.guide || off || watch) return null
  return answerFor(table)?.at?.space ?? null
}

/**
 * Returns the answer for the guide's task. If the task's space is out of reach, returns the next step toward it, which
 * guides a stray player back.
 */
function answerFor({ position, guide: { seen } }: TableScreen): PhrasedOption | null {
  const { guide, question, game, view } = position
  const step = guide && stepAt(guide, seen)
  const answer = guideAnswer(step, question)
  const travel = screenOf(game).map?.travel
  if (!question || !travel) return answer
  for (const pattern of step?.point ?? []) {
    if (answer && matchesPattern(pattern, answer.id)) return answer
    const [verb = '', space = ''] = pattern.split(' ')
    const isWay = question.options.some(({ id, at }) => at?.space !== undefined && id.startsWith(`${verb} `))
    const id = isWay ? travel.findPath(view, question, space)?.option?.id : undefined
    const next = question.options.find(option => option.id === id)
    if (next) return next
  }
  return answer
}

/** Returns the displayed names of the keys. */
export const pointerKeys = (words: Messages, { keys }: Pointer): string =>
  keys.map(key => keyShown(words, key)).join(' ')

/**
 * Returns the keys that erase any digits already typed and then type a number. If the number is already selected, Enter
 * is enough.
 */
function typed(table: TableScreen, number: string): string[] {
  if (selectedOffer(table)?.id === number) return ['enter']
  if (hasOneDigit(table)) return [number]
  return [...Array<string>(table.digits.length).fill('backspace'), ...number, 'enter']
}

/** Returns the keys that fill in a form from its first field. */
function shared(table: TableScreen, id: string): string[] {
  const up = Array<string>(table.selected).fill('up')
  return table.digits === id ? ['enter'] : [...up, ...id.split(' '), 'enter']
}

/** Returns the arrow keys that move the selection by `steps` in a list, wrapping around if that takes fewer keys. */
function arrows(steps: number, length: number): string[] {
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
    for (let n = 1; n <= MAX_JUMPS; n++) {
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

/** The maximum number of jumps to suggest. */
const MAX_JUMPS = 6

/** Returns the arrow keys that bring the cursor to a space, or null. */
function stepsTo(model: Model, { position, cursor }: TableScreen, space: string): string[] | null {
  const { map } = screenOf(position.game)
  if (!map || cursor === null) return null
  const commands = commandsIn(model, 'map')
  const ways = STEERING.flatMap(([command, wind]) => {
    const key = commands.find(({ name }) => name === command)?.keys[0]
    return key ? [{ wind, key }] : []
  })
  const come = new Map<string, readonly string[]>([[cursor, []]])
  for (const [from, keys] of come) {
    if (from === space) return [...keys]
    if (come.size > FARTHEST) return null
    for (const { wind, key } of ways) {
      const to = map.step(position.view, from, wind)
      if (to !== null && !come.has(to)) come.set(to, [...keys, key])
    }
  }
  return null
}
