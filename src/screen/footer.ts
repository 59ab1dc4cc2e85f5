import { width } from '../terminal/text.ts'
import { type Command, commandsIn, footerLabelOf, gameOnScreen, keysShown } from './commands.ts'
import type { Style } from './kit/style.ts'
import type { Model } from './model.ts'
import { openOverlay } from './overlay.ts'
import { contextOf } from './table/contexts.ts'
import { hasMoreRolls } from './table/dice-animation.ts'
import { isCommandUseful } from './useful-commands.ts'
import { wordsOf } from './words.ts'

/** A command in the footer, with its position. */
export interface FooterPart {
  readonly command: Command
  readonly keys: string
  readonly label: string
  /** The styled text of the keys and the label. */
  readonly text: string
  readonly x: number
  readonly columns: number
}

/** The gap between two parts, in columns. */
const GAP = 2

/** Returns true if the key would skip several rolls at once. Its label should say so. */
const skipsSeveralRolls = ({ helpId }: Command, { screen }: Model): boolean =>
  helpId === 'end-throw' && screen.kind === 'table' && hasMoreRolls(screen)

/** Returns the label (the suffix of `label-`) that replaces a command's own, if there is one. */
function currentLabel(command: Command, model: Model): string | undefined {
  const open = openOverlay(model)
  if (open) return open.type.footerLabelFor?.(open.page, command)
  return skipsSeveralRolls(command, model) ? 'end-rolls' : undefined
}

/** Returns the commands that fit into the footer. Help is always included. */
export function footerParts(model: Model, style: Style): FooterPart[] {
  const words = wordsOf(model)
  const game = gameOnScreen(model)
  const entries = commandsIn(model, contextOf(model)).flatMap(command => {
    if (command.labelId === undefined || !isCommandUseful(command.name, model)) return []
    const keys = style.words(keysShown(words, command, model.settings.keys))
    const other = currentLabel(command, model)
    const label = other === undefined ? footerLabelOf(words, command, game) : words.get(`label-${other}`)
    const text = `${style.paint('key', keys)} ${style.paint('dim', label)}`
    return [{ command, keys, label, text, columns: width(text) }]
  })
  const help = entries.filter(({ command }) => command.name === 'help').slice(0, 1)
  const ending = help.reduce((sum, { columns }) => sum + GAP + columns, 0)
  const parts: FooterPart[] = []
  let x = 0
  for (const part of entries.filter(({ command }) => command.name !== 'help')) {
    // In a game whose clock counts turns, two commands would have the same label. Show only one of them.
    if (parts.some(({ label }) => label === part.label)) continue
    if (x + part.columns + ending > model.columns) break
    parts.push({ ...part, x })
    x += part.columns + GAP
  }
  return [...parts, ...help.map(part => ({ ...part, x: parts.length > 0 ? x : GAP }))]
}
