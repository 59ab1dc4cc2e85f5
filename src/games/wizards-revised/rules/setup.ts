import type { Header } from '../../../kernel/index.ts'
import { checkOptionNames } from '../../../parts/setup-options.ts'
import { freshState } from '../../wizards/rules/setup.ts'
import type { Variant, WizardsState } from '../../wizards/rules/state/components.ts'

/** The setup options with their values. */
export const CHOICES = [
  { name: 'variant', defaultValue: 'competitive', values: ['competitive', 'cooperative'] },
  { name: 'map', defaultValue: 'auto', values: ['auto', 'arrange'] },
] as const

/** Returns an option's value, or its default. Throws Error for an invalid value. */
function chosen(options: Header['options'], name: string): string {
  const choice: { readonly defaultValue: string; readonly values: readonly string[] } = CHOICES.find(
    o => o.name === name,
  )!
  const value = options[name] ?? choice.defaultValue
  if (!choice.values.includes(value))
    throw new Error(
      `Wizards revised has no value "${value}" for "${name}"; the values are ${choice.values.join(', ')}.`,
    )
  return value
}

/**
 * Returns the minimum and maximum number of players: 2 to 6 for a competitive game, 1 to 6 for a cooperative one (D44,
 * R1). Throws Error for an unknown variant.
 */
export const playersFor = (options: Header['options']): readonly [number, number] =>
  chosen(options, 'variant') === 'cooperative' ? [1, 6] : [2, 6]

/** Builds the state before the first die roll. Throws Error for an invalid header. */
export function begin(header: Header): WizardsState {
  checkOptionNames(
    'Wizards revised',
    header.options,
    CHOICES.map(({ name }) => name),
  )
  const [least, most] = playersFor(header.options)
  const n = header.seats.length
  const variant = chosen(header.options, 'variant') as Variant
  if (n < least || n > most)
    throw new Error(`The ${variant} game of Wizards revised is for ${least} to ${most} players, not ${n}.`)
  return freshState(header, {
    book: 'revised',
    variant,
    map: chosen(header.options, 'map'),
    removed: '0',
  })
}
