import { cut, pad, width } from '../terminal/text.ts'
import { commandsIn, keysShown } from './commands.ts'
import type { Model } from './model.ts'
import type { Style } from './style.ts'
import { contextOf } from './table/contexts.ts'

/** The keys that matter here, as many as the screen is wide for; help is always among them. */
export function footerLine(model: Model, style: Style): string {
  const commands = commandsIn(contextOf(model)).filter(command => command.brief !== undefined)
  const texts = commands.map(
    command => `${style.say('key', style.words(keysShown(command)))} ${style.say('dim', command.brief ?? '')}`,
  )
  const help = texts.filter((_, i) => commands[i]?.name === 'help')
  const rest = texts.filter((_, i) => commands[i]?.name !== 'help')
  let line = ''
  const ending = help.length > 0 ? `  ${help[0]}` : ''
  for (const text of rest) {
    const next = line === '' ? text : `${line}  ${text}`
    if (width(next) + width(ending) > model.columns) break
    line = next
  }
  return pad(cut(line + ending, model.columns), model.columns)
}
