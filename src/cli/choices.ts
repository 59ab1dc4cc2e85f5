import type { Command } from 'commander'
import { excerpt } from '../commands/index.ts'
import type { Game, Header } from '../kernel/index.ts'
import { UserError } from '../storage/index.ts'
import { sentence } from '../text/index.ts'

/** Game options on the command line: all through `--set`, the common ones also as options of their own. */
export interface Choices {
  readonly variant?: string
  readonly map?: string
  readonly set?: readonly string[]
}

const OWN = ['variant', 'map'] as const

export function withChoices(command: Command): Command {
  return command
    .option('--variant <variant>', 'the variant, if the game has several')
    .option('--map <map>', 'how the map is laid out, if the game lets you choose')
    .option('--set <name=value>', 'set any option of the game; can be repeated', collected)
}

const collected = (text: string, before: readonly string[] = []): readonly string[] => [...before, text]

/** Returns the game options given, by name. Throws UserError for one that the game lacks. */
export function choicesSaid(game: Game, { set = [], ...own }: Choices): Header['options'] {
  const names = game.options.map(option => option.name)
  const named = OWN.flatMap(name => {
    const value = own[name]
    if (value === undefined) return []
    if (names.includes(name)) return [[name, value] as const]
    const values = { game: game.title, option: name }
    if (names.length === 0) throw new UserError(sentence('shell-no-choices', values))
    throw new UserError(sentence('shell-other-choices', { ...values, choices: { items: names, last: 'or' } }))
  })
  const said = set.map(text => {
    const at = text.indexOf('=')
    if (at >= 1) return [text.slice(0, at), text.slice(at + 1)] as const
    const [first] = game.options
    const example = first ? `${first.name}=${first.defaultValue}` : 'name=value'
    throw new UserError(sentence('shell-choice-and-value', { example, said: excerpt(text) }))
  })
  // Built from entries so that even a name like `__proto__` becomes an own key.
  return Object.fromEntries([...named, ...said])
}
