import type { SetupOption } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { CHOICES } from '../rules/setup.ts'

/** A setup option as defined by a rulebook. */
type Choice = Omit<SetupOption, 'text' | 'values'> & { readonly values: readonly string[] }

export const setupOptions = (words: Messages, choices: readonly Choice[] = CHOICES): SetupOption[] =>
  choices.map(({ name, values, ...choice }) => ({
    ...choice,
    name,
    text: words.get(`setup-${name}`),
    ...(words.has(`setup-${name}.about`) && { about: words.get(`setup-${name}.about`) }),
    values: values.map((id: string) => ({ id, text: valueText(words, name, id) })),
  }))

function valueText(words: Messages, name: string, id: string): string {
  if (name === 'fortnight') return words.get('setup-fortnight-days', { days: Number(id) })
  return /^\d$/.test(id) ? words.get('setup-tiles-removed', { tiles: Number(id) }) : words.get(`setup-${name}.${id}`)
}
