import type { Option, Question } from '../../../kernel/index.ts'
import { arenaFrom } from '../rules/board.ts'
import { inOrder, magicianOf } from '../rules/components.ts'
import { contestOf, lacks } from '../rules/contests.ts'
import { dieOf } from '../rules/spells.ts'
import type { ElfenView } from '../rules/view.ts'
import type { Texts } from '../words/en.ts'
import { named, titlesName } from '../words/names.ts'
import type { Line, Tried } from './playout.ts'

/** Why an answer is advised, in one sentence: what it does, how often it won when it was tried, and what came next to it. */
export function reasonFor(
  texts: Texts,
  view: ElfenView,
  question: Question,
  option: Option,
  [best, next]: readonly Tried[],
): string {
  if (!best) return `${plainly(texts, view, question, option)}.`
  const times = ({ chances }: Tried) => Math.round(100 * Math.min(1, Math.max(0, chances)))
  const { hint } = texts
  const first = hint.wins(deedOf(texts, view, question, best.line), times(best))
  return next ? `${first}, ${hint.instead(deedOf(texts, view, question, next.line, true), times(next))}.` : `${first}.`
}

/** What needed no trial. */
function plainly(texts: Texts, view: ElfenView, question: Question, option: Option): string {
  if (question.topic !== 'die') return deedOf(texts, view, question, [option.id])
  const { best, low, must } = texts.hint.die
  const why = view.step === 3 ? must : option.act?.kind === 'pick' ? best : low
  return texts.hint.because(deedOf(texts, view, question, [option.id], true), why)
}

/** What is done by a line, in the words of its question; in short without what comes of it. */
function deedOf(texts: Texts, view: ElfenView, { topic, options }: Question, [id, then]: Line, short = false): string {
  const spell = topic === 'support' ? view.held : id
  const target = topic === 'support' ? id : then
  if (spell && target) return placingOf(texts, view, spell, target, short)
  const option = options.find(known => known.id === id)
  const label = (option?.label ?? '').replace(/\.$/, '')
  return option?.note && !short ? `${label} (${option.note})` : label
}

function placingOf(texts: Texts, view: ElfenView, spell: string, target: string, short: boolean): string {
  const magician = magicianOf(view, target)
  const arena = arenaFrom(magician.at)!
  const die = dieOf(spell)
  const place = texts.hint.place(texts.spell(die?.face ?? null), named(target), titlesName(texts, arena.titles))
  if (short) return place
  const left = lacks(contestOf(view, arena), magician, inOrder(view), die?.face ?? 1)
  const { wins, lacks: lacking } = texts.ask.supportNote
  return `${place} (${left === 0 ? wins : lacking(left)})`
}
