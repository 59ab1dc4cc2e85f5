import type { Question } from '../../../kernel/index.ts'
import { actOf } from '../rules/state/acts.ts'

/** Begins a battle as it is set up. Null for other questions. */
export const battleAnswer = ({ topic, options }: Question): string | null =>
  topic === 'battle' ? (options.find(option => actOf(option)?.kind === 'fight')?.id ?? null) : null
