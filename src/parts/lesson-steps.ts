import type { GuideStep } from '../kernel/index.ts'

/** A lesson's step without its texts. */
export type BareStep = Omit<GuideStep, 'title' | 'say' | 'do' | 'otherwise'>

/**
 * Adds the texts to a lesson's steps. `textOf` returns the message for a step's id, or for an attribute such as
 * `ID.say`. By default, the reply to an unexpected answer repeats `say`. Texts are looked up only when they are needed,
 * because most games start without a lesson.
 */
export const lessonSteps = (
  steps: readonly BareStep[],
  textOf: (id: string) => string,
  otherwise: (id: string) => string | undefined = id => textOf(`${id}.say`),
): GuideStep[] =>
  steps.map(step => ({
    ...step,
    get title() {
      return textOf(step.id)
    },
    get say() {
      return textOf(`${step.id}.say`)
    },
    get do() {
      return textOf(`${step.id}.do`)
    },
    get otherwise() {
      return otherwise(step.id)
    },
  }))
