import { width } from '../terminal/text.ts'
import { briefOf, type Command, commandsIn, gameOn, keysShown } from './commands.ts'
import type { Style } from './kit/style.ts'
import type { Model } from './model.ts'
import { openOverlay } from './overlay.ts'
import { contextOf } from './table/contexts.ts'
import { hasMoreRolls } from './table/throwing.ts'
import { isOfUse } from './uses.ts'
import { wordsOf } from './words.ts'

/** A command in the footer, with its position. */
export interface FooterPart {
  readonly command: Command
  readonly keys: string
  readonly brief: string
  /** The styled text of the keys and the label. */
  readonly text: string
  readonly x: number
  readonly columns: number
}

/** The gap between two parts, in columns. */
const GAP = 2

/** Returns true if the key would skip several rolls at once. Its label should say so. */
const endsSeveral = ({ does }: Command, { screen }: Model): boolean =>
  does === 'end-throw' && screen.kind === 'table' && hasMoreRolls(screen)

/** Returns the label (the suffix of `brief-`) that replaces a command's own, if there is one. */
function briefNow(command: Command, model: Model): string | undefined {
  const open = openOverlay(model)
  if (open) return open.type.briefFor?.(open.page, command)
  return endsSeveral(command, model) ? 'end-rolls' : undefined
}

/** Returns the commands that fit into the footer. Help is always included. */
export function footerParts(model: Model, style: Style): FooterPart[] {
  const words = wordsOf(model)
  const game = gameOn(model)
  const entries = commandsIn(model, contextOf(model)).flatMap(command => {
    if (command.brief === undefined || !isOfUse(command.name, model)) return []
    const keys = style.words(keysShown(words, command, model.settings.keys))
    const other = briefNow(command, model)
    const brief = other === undefined ? briefOf(words, command, game) : words.say(`brief-${other}`)
    const text = `${style.say('key', keys)} ${style.say('dim', brief)}`
    return [{ command, keys, brief, text, columns: width(text) }]
  })
  const help = entries.filter(({ command }) => command.name === 'help').slice(0, 1)
  const ending = help.reduce((sum, { columns }) => sum + GAP + columns, 0)
  const parts: FooterPart[] = []
  let x = 0
  for (const part of entries.filter(({ command }) => command.name !== 'help')) {
    // In a game whose clock counts turns, two commands would have the same label. Show only one of them.
    if (parts.some(({ brief }) => brief === part.brief)) continue
    if (x + part.columns + ending > model.columns) break
    parts.push({ ...part, x })
    x += part.columns + GAP
  }
  return [...parts, ...help.map(part => ({ ...part, x: parts.length > 0 ? x : GAP }))]
}
