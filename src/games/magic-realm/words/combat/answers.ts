import { KernelError } from '../../../../kernel/index.ts'
import type { AnswerText } from '../../../../parts/wording.ts'
import { employerIdOf } from '../../rules/facts/employment.ts'
import { denizenOf, isDenizen } from '../../rules/pieces/denizens.ts'
import type { Fighting } from '../../rules/state/combat-acts.ts'
import { partOf } from '../../rules/state/sheets.ts'
import { printed } from '../magic.ts'
import { type AnswerTexts, answerBy, characterIn, type QuestionContext } from '../question-context.ts'
import { pieceName } from './names.ts'

type AttackAct = Fighting<'lure' | 'deploy' | 'hireling-target' | 'target'>

/** The texts of answers in a fight. */
export const FIGHT_ANSWERS: AnswerTexts<AttackAct['kind'] | 'hireling-side' | 'alert-chit'> = {
  lure: attackLabel,
  deploy: attackLabel,
  'hireling-target': attackLabel,
  target: attackLabel,
  'hireling-side': sideLabel,
  'alert-chit': (context, act) => answerBy(context, act, { chit: printed(characterIn(context), act.chit) }),
}

/**
 * Labels an attack. The note warns of treachery and of natives who will attack. It is treachery to attack the
 * character's own hired native, or to use it against its own group (16.6.1, 26.10, 26.11).
 */
function attackLabel(context: QuestionContext, act: AttackAct): AnswerText {
  const { words, view } = context
  const isOwn = (denizen: string): boolean =>
    isDenizen(denizen) && denizenOf(denizen).is === 'native' && employerIdOf(view, denizen) === characterIn(context)
  const isTreason = act.kind === 'target' ? isOwn(act.denizen) : 'kin' in act
  const roused = 'rouses' in act ? (act.rouses?.length ?? 0) : 0
  return {
    ...answerBy(context, act),
    ...(isTreason ? { note: words.get('note-treachery') } : {}),
    ...(!isTreason && roused > 0 ? { note: words.get('note-rouses', { n: roused }) } : {}),
  }
}

/** Names the chosen side of a hireling and its horse, or of its head or club (15.4.1, 16.2.10). */
function sideLabel(context: QuestionContext, act: Fighting<'hireling-side'>): AnswerText {
  const { words, topic, data } = context
  if (!data || !('rides' in data)) throw new KernelError(`"${topic}" has no answer "${act.kind}"`)
  return act.part === undefined
    ? answerBy(context, act, { horse: data.rides ? (act.gallops ? 'gallop' : 'walk') : 'none' })
    : {
        label: words.get('act-part-side', {
          part: pieceName(words, partOf(data.hireling)),
          dark: act.part ? 'yes' : 'no',
        }),
      }
}
