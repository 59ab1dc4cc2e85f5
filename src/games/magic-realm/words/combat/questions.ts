import { KernelError } from '../../../../kernel/index.ts'
import type { Messages } from '../../../../text/index.ts'
import type { PieceId } from '../../rules/fight/blows.ts'
import { attackIn, maneuverIn } from '../../rules/fight/directions.ts'
import { belonging } from '../../rules/pieces/belongings.ts'
import type { ChitTopic, CombatTopic } from '../../rules/state/asking.ts'
import type { CombatAct, Fighting } from '../../rules/state/combat-acts.ts'
import type { MagicAct } from '../../rules/state/magic-acts.ts'
import { partOf } from '../../rules/state/sheets.ts'
import { printed } from '../magic.ts'
import { clearingName, thingName, tileName } from '../names.ts'
import type { QuestionTexts, Telling } from '../telling.ts'
import { pieceName, pieceSaid, playedText } from './names.ts'

const said = (words: Messages, { character }: { readonly character: PieceId }): string => pieceSaid(words, character)

/** The texts of questions in a fight, and about fatigue and wounds. In games with magic they mention casting. */
export const COMBAT_TEXTS: QuestionTexts<CombatTopic | ChitTopic> = {
  alert: ({ words, data }) => words.say('ask-alert', { name: said(words, data) }),
  rounds: ({ words, view, data }) =>
    words.say('ask-rounds', {
      place: clearingName(data.clearing),
      magic: view.magic ? 'yes' : 'no',
      quiet: data.quiet ? 'yes' : 'no',
    }),
  lure: ({ words, data }) =>
    data.hireling === undefined
      ? words.say('ask-lure', { name: said(words, data) })
      : words.say('ask-lure-by', { hireling: pieceSaid(words, data.hireling) }),
  'assign-to': ({ words, data }) =>
    words.say('ask-assign-to', { name: said(words, data), foe: pieceSaid(words, data.denizen) }),
  deploy: ({ words, data }) => words.say('ask-deploy', { name: said(words, data) }),
  'deploy-side': sideText,
  'hireling-side': sideText,
  'charge-by': ({ words, data }) =>
    words.say('ask-charge-by', { name: said(words, data), foe: pieceSaid(words, data.target) }),
  'hireling-target': ({ words, data }) =>
    words.say('ask-hireling-target', { hireling: pieceSaid(words, data.hireling) }),
  action: ({ words, data }) => words.say('ask-action', { name: said(words, data) }),
  'run-by': ({ words, data }) => words.say('ask-run-by', { name: said(words, data) }),
  'alert-by': ({ words, data }) => words.say('ask-alert-by', { name: said(words, data) }),
  'pick-up-by': ({ words, data }) => words.say('ask-pick-up-by', { name: said(words, data) }),
  'strike-at': ({ words, data }) => words.say('ask-strike-at', { foe: pieceSaid(words, data.target) }),
  rider: ({ words, data }) => words.say('ask-rider', { name: said(words, data) }),
  'rider-row': ({ words, data }) => words.say('ask-rider-row', { name: said(words, data) }),
  'more-gear': ({ words, data }) => words.say('ask-more-gear', { name: said(words, data) }),
  target: ({ words, data }) => words.say('ask-target', { name: said(words, data) }),
  attack: ({ words, data }) =>
    data.target === null
      ? words.say('ask-attack.ready', { name: said(words, data) })
      : words.say('ask-attack', { name: said(words, data), foe: pieceSaid(words, data.target) }),
  'attack-row': ({ words, data }) =>
    words.say('ask-attack-row', {
      name: said(words, data),
      foe: 'spell' in data || data.target === null ? '' : pieceSaid(words, data.target),
    }),
  maneuver: ({ words, data }) => words.say('ask-maneuver', { name: said(words, data) }),
  'maneuver-row': ({ words, data }) => words.say('ask-maneuver-row', { name: said(words, data) }),
  shield: ({ words, data }) => words.say('ask-shield', { name: said(words, data) }),
  place: ({ words, data }) => {
    const foe = pieceSaid(words, data.denizen)
    if (data.mine) return words.say('ask-place.mine', { foe })
    return data.owner === data.character
      ? words.say('ask-place', { foe, name: said(words, data) })
      : words.say('ask-place.own', { foe })
  },
  bracelets: ({ words, data }) =>
    words.say('ask-bracelets', { name: said(words, data), direction: attackIn(data.box) }),
  cloak: ({ words, data }) => words.say('ask-cloak', { name: said(words, data), direction: maneuverIn(data.box) }),
  ready: ({ words, data }) => words.say('ask-ready', { name: said(words, data) }),
  'let-go': ({ words, data }) =>
    words.say('ask-let-go', { denizen: pieceSaid(words, data.denizen), foe: pieceSaid(words, data.target) }),
  'shape-side': ({ words, data }) => words.say('ask-shape-side', { name: said(words, data) }),
  'free-asterisk': ({ words, data }) => words.say('ask-free-asterisk', { name: said(words, data) }),
  fatigue: ({ words, topic, data }) => words.say('ask-chit', { topic, name: said(words, data), n: data.asterisks }),
  wound: ({ words, topic, data }) => words.say('ask-chit', { topic, name: said(words, data), n: data.wounds }),
}

function sideText({ words, data }: Telling<'deploy-side' | 'hireling-side'>): string {
  return words.say('ask-deploy-side', { hireling: pieceSaid(words, data.hireling) })
}

/** Returns the label of an answer in a fight. */
export function combatLabel(telling: Telling<CombatTopic>, act: Exclude<CombatAct, MagicAct>): string {
  const { words } = telling
  // The question of whether to play the quiet rounds belongs to no character.
  if (telling.topic === 'rounds') return words.say('act-combat', { word: act.kind })
  const who = telling.data.character
  switch (act.kind) {
    case 'lure':
    case 'target':
      return pieceName(words, act.denizen)
    case 'run':
      return words.say('act-run', { road: thingName(words, act.road) })
    case 'lure-by':
      return words.say('act-lure-by', { hireling: pieceSaid(words, act.hireling) })
    case 'assign-to':
      return pieceName(words, act.hireling)
    case 'deploy':
      return words.say('act-deploy', {
        hireling: pieceSaid(words, act.hireling),
        foe: pieceSaid(words, act.target),
      })
    case 'hireling-target':
      return pieceName(words, act.target)
    case 'shape-side':
      return words.say('act-shape-side', { dark: act.dark ? 'yes' : 'no' })
    case 'hireling-side':
      return sideLabel(telling, act)
    case 'charge':
      return words.say('act-charge', { foe: pieceSaid(words, act.target) })
    case 'fly-away':
      return words.say('act-fly-away', { tile: tileName(act.tile) })
    case 'run-by':
    case 'alert-by':
    case 'charge-by':
    case 'pick-up-by':
    case 'attack':
    case 'maneuver':
    case 'rider':
      return playedText(words, who, act.piece)
    case 'turn-weapon':
      return words.say('act-turn-weapon', { alerted: act.alerted ? 'yes' : 'no' })
    case 'berserk':
      return words.say('act-berserk')
    case 'alert-chit':
      return words.say('act-alert-chit', { chit: printed(who, act.chit) })
    case 'pick-up':
      return words.say('act-pick-up', { thing: belonging(act.dropped).name, own: act.isOwn ? 'yes' : 'no' })
    case 'put-on':
    case 'take-off':
    case 'abandon':
    case 'drop':
      return words.say('act-gear', { how: act.kind, thing: belonging(act.belonging).name })
    case 'attack-row':
    case 'shield':
    case 'move-attack':
      return words.say('direction-of', { direction: attackIn(act.box) })
    case 'maneuver-row':
    case 'rider-row':
    case 'move-maneuver':
      return words.say('direction-of', { direction: maneuverIn(act.box) })
    case 'strike-at':
      return words.say('act-strike-at', { at: act.at })
    case 'place':
      return words.say('row-name', { attack: attackIn(act.box) })
    case 'free-asterisk':
      return words.say('act-free-asterisk', { of: act.of })
    default:
      return words.say('act-combat', { word: act.kind })
  }
}

/** Names the chosen side of a hireling and its horse, or of its head or club (15.4.1, 16.2.10). */
function sideLabel({ words, topic, data }: Telling<CombatTopic>, act: Fighting<'hireling-side'>): string {
  if (!('rides' in data)) throw new KernelError(`"${topic}" has no answer "${act.kind}"`)
  return act.part === undefined
    ? words.say('act-hireling-side', {
        dark: act.dark ? 'yes' : 'no',
        horse: data.rides ? (act.gallops ? 'gallop' : 'walk') : 'none',
      })
    : words.say('act-part-side', { part: pieceName(words, partOf(data.hireling)), dark: act.part ? 'yes' : 'no' })
}
