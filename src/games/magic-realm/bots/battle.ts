import type { Question } from '../../../kernel/index.ts'
import { actOf } from '../rules/state/acts.ts'

/** Returns the answer that starts a battle with the current setup, or null for other questions. */
export const battleAnswer = ({ topic, options }: Question): string | null =>
  topic === 'battle' ? (options.find(option => actOf(option)?.kind === 'fight')?.id ?? null) : null
