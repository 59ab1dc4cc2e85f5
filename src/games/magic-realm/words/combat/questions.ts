import { KernelError } from '../../../../kernel/index.ts'
import { attackIn, maneuverIn } from '../../rules/fight/directions.ts'
import { belonging } from '../../rules/pieces/belongings.ts'
import type { ChitTopic, CombatTopic } from '../../rules/state/asking.ts'
import type { CombatAct, Fighting } from '../../rules/state/combat-acts.ts'
import type { MagicAct } from '../../rules/state/magic-acts.ts'
import { partOf } from '../../rules/state/sheets.ts'
import { printed } from '../magic.ts'
import { clearingName, thingName, tileName } from '../names.ts'
import type { QuestionContext, QuestionTexts } from '../question-context.ts'
import { pieceInSentence, pieceName, playedText } from './names.ts'

/** The texts of questions in a fight, and about fatigue and wounds. In games with magic they mention casting. */
export const COMBAT_TEXTS: QuestionTexts<CombatTopic | ChitTopic> = {
  alert: ({ words }) => words.get('ask-alert'),
  rounds: ({ words, view, data }) =>
    words.get('ask-rounds', {
      place: clearingName(data.clearing),
      magic: view.magic ? 'yes' : 'no',
      quiet: data.quiet ? 'yes' : 'no',
    }),
  lure: ({ words, data }) =>
    data.hireling === undefined
      ? words.get('ask-lure')
      : words.get('ask-lure-by', { hireling: pieceInSentence(words, data.hireling) }),
  'assign-to': ({ words, data }) => words.get('ask-assign-to', { foe: pieceInSentence(words, data.denizen) }),
  deploy: ({ words }) => words.get('ask-deploy'),
  'deploy-side': sideText,
  'hireling-side': sideText,
  'charge-by': ({ words, data }) => words.get('ask-charge-by', { foe: pieceInSentence(words, data.target) }),
  'hireling-target': ({ words, data }) =>
    words.get('ask-hireling-target', { hireling: pieceInSentence(words, data.hireling) }),
  action: ({ words }) => words.get('ask-action'),
  'run-by': ({ words }) => words.get('ask-run-by'),
  'alert-by': ({ words }) => words.get('ask-alert-by'),
  'pick-up-by': ({ words }) => words.get('ask-pick-up-by'),
  'strike-at': ({ words, data }) => words.get('ask-strike-at', { foe: pieceInSentence(words, data.target) }),
  rider: ({ words }) => words.get('ask-rider'),
  'rider-row': ({ words }) => words.get('ask-rider-row'),
  'more-gear': ({ words }) => words.get('ask-more-gear'),
  target: ({ words }) => words.get('ask-target'),
  attack: ({ words, data }) =>
    data.target === null
      ? words.get('ask-attack.ready')
      : words.get('ask-attack', { foe: pieceInSentence(words, data.target) }),
  'attack-row': ({ words, data }) =>
    words.get('ask-attack-row', {
      foe: 'spell' in data || data.target === null ? 'none' : pieceInSentence(words, data.target),
    }),
  maneuver: ({ words }) => words.get('ask-maneuver'),
  'maneuver-row': ({ words }) => words.get('ask-maneuver-row'),
  shield: ({ words }) => words.get('ask-shield'),
  place: ({ words, data }) => {
    const foe = pieceInSentence(words, data.denizen)
    if (data.mine) return words.get('ask-place.mine', { foe })
    return data.owner === data.character ? words.get('ask-place', { foe }) : words.get('ask-place.own', { foe })
  },
  bracelets: ({ words, data }) => words.get('ask-bracelets', { direction: attackIn(data.box) }),
  cloak: ({ words, data }) => words.get('ask-cloak', { direction: maneuverIn(data.box) }),
  ready: ({ words }) => words.get('ask-ready'),
  'let-go': ({ words, data }) =>
    words.get('ask-let-go', {
      denizen: pieceInSentence(words, data.denizen),
      foe: pieceInSentence(words, data.target),
    }),
  'shape-side': ({ words }) => words.get('ask-shape-side'),
  'free-asterisk': ({ words }) => words.get('ask-free-asterisk'),
  fatigue: ({ words, topic, data }) => words.get('ask-chit', { topic, n: data.asterisks }),
  wound: ({ words, topic, data }) => words.get('ask-chit', { topic, n: data.wounds }),
}

function sideText({ words, data }: QuestionContext<'deploy-side' | 'hireling-side'>): string {
  return words.get('ask-deploy-side', { hireling: pieceInSentence(words, data.hireling) })
}

/** Returns the label of an answer in a fight. */
export function combatLabel(context: QuestionContext<CombatTopic>, act: Exclude<CombatAct, MagicAct>): string {
  const { words } = context
  // The question of whether to play the quiet rounds belongs to no character.
  if (context.topic === 'rounds') return words.get('act-combat', { word: act.kind })
  const who = context.data.character
  switch (act.kind) {
    case 'lure':
    case 'target':
      return pieceName(words, act.denizen)
    case 'run':
      return words.get('act-run', { road: thingName(words, act.road) })
    case 'lure-by':
      return words.get('act-lure-by', { hireling: pieceInSentence(words, act.hireling) })
    case 'assign-to':
      return pieceName(words, act.hireling)
    case 'deploy':
      return words.get('act-deploy', {
        hireling: pieceInSentence(words, act.hireling),
        foe: pieceInSentence(words, act.target),
      })
    case 'hireling-target':
      return pieceName(words, act.target)
    case 'shape-side':
      return words.get('act-shape-side', { dark: act.dark ? 'yes' : 'no' })
    case 'hireling-side':
      return sideLabel(context, act)
    case 'charge':
      return words.get('act-charge', { foe: pieceInSentence(words, act.target) })
    case 'fly-away':
      return words.get('act-fly-away', { tile: tileName(act.tile) })
    case 'run-by':
    case 'alert-by':
    case 'charge-by':
    case 'pick-up-by':
    case 'attack':
    case 'maneuver':
    case 'rider':
      return playedText(words, who, act.piece)
    case 'turn-weapon':
      return words.get('act-turn-weapon', { alerted: act.alerted ? 'yes' : 'no' })
    case 'berserk':
      return words.get('act-berserk')
    case 'alert-chit':
      return words.get('act-alert-chit', { chit: printed(who, act.chit) })
    case 'pick-up':
      return words.get('act-pick-up', { thing: belonging(act.belonging).name, own: act.isOwn ? 'yes' : 'no' })
    case 'put-on':
    case 'take-off':
    case 'abandon':
    case 'drop':
      return words.get('act-gear', { how: act.kind, thing: belonging(act.belonging).name })
    case 'shield':
      return words.get('act-shield', { direction: attackIn(act.box) })
    case 'attack-row':
    case 'move-attack':
      return words.get('direction-of', { direction: attackIn(act.box) })
    case 'maneuver-row':
    case 'rider-row':
    case 'move-maneuver':
      return words.get('direction-of', { direction: maneuverIn(act.box) })
    case 'strike-at':
      return words.get('act-strike-at', { at: act.at })
    case 'place':
      if (!('denizen' in context.data)) throw new KernelError(`"${context.topic}" has no answer "${act.kind}"`)
      return words.get('act-place', { foe: pieceName(words, context.data.denizen), attack: attackIn(act.box) })
    case 'free-asterisk':
      return words.get('act-free-asterisk', { of: act.of })
    default:
      return words.get('act-combat', { word: act.kind })
  }
}

/** Names the chosen side of a hireling and its horse, or of its head or club (15.4.1, 16.2.10). */
function sideLabel({ words, topic, data }: QuestionContext<CombatTopic>, act: Fighting<'hireling-side'>): string {
  if (!('rides' in data)) throw new KernelError(`"${topic}" has no answer "${act.kind}"`)
  return act.part === undefined
    ? words.get('act-hireling-side', {
        dark: act.dark ? 'yes' : 'no',
        horse: data.rides ? (act.gallops ? 'gallop' : 'walk') : 'none',
      })
    : words.get('act-part-side', { part: pieceName(words, partOf(data.hireling)), dark: act.part ? 'yes' : 'no' })
}
