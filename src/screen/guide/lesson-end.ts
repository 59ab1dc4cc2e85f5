import { isGuideOver, stepAt } from '../../server/guide.ts'
import { type Sentence, sentence } from '../../text/index.ts'
import { lessonsOf } from '../front/load.ts'
import type { Effect, Model } from '../model.ts'

/** Once the last step of a lesson is done and nothing else is open, offers the next lesson of the same game. */
export function withLessonEnd(model: Model): Model {
  const { screen, overlay } = model
  if (screen.kind !== 'table' || overlay !== null || screen.watch || screen.diceAnimation || screen.covered)
    return model
  const { position, guide } = screen
  const { guide: place, result } = position
  if (!place || result || guide.off || guide.hasOfferedNext) return model
  if (stepAt(place, guide.seen) || isGuideOver(place)) return model
  const offer = offerAfter(model, position.game.id, place.guide.name)
  const asked = { ...model, screen: { ...screen, guide: { ...guide, hasOfferedNext: true } } }
  return offer ? { ...asked, overlay: { kind: 'ask', ...offer } } : asked
}

/** Returns the offer that follows a lesson, or null if it is the last one and there is no title screen to return to. */
function offerAfter(
  model: Model,
  game: string,
  name?: string,
): { readonly text: Sentence; readonly yes: Effect } | null {
  const lessons = lessonsOf(model).filter(lesson => lesson.game.id === game)
  const at = lessons.findIndex(lesson => lesson.guide.name === name)
  const next = at < 0 ? undefined : lessons[at + 1]
  if (next)
    return {
      text: sentence('guide-next-lesson', { title: next.guide.title }),
      yes: { kind: 'begin', header: next.header },
    }
  return model.fromTitle ? { text: sentence('guide-last-lesson'), yes: { kind: 'library', open: 'title' } } : null
}
