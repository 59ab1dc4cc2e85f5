import type { SetupOption } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { CHOICES } from '../rules/setup.ts'

/** The choices of the set-up in words. */
export const setupOptions = (words: Messages): SetupOption[] =>
  CHOICES.map(({ name, values, ...choice }) => ({
    ...choice,
    name,
    text: words.say(`setup-${name}`),
    values: values.map((id: string) => ({ id, text: valueText(words, name, id) })),
  }))

const valueText = (words: Messages, name: string, id: string): string =>
  /^\d$/.test(id) ? words.say('setup-tiles-removed', { tiles: Number(id) }) : words.say(`setup-${name}.${id}`)
