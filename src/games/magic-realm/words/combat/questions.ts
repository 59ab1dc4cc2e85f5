import type { Messages } from '../../../../text/index.ts'
import { attackIn, maneuverIn } from '../../rules/fight/directions.ts'
import { belonging } from '../../rules/pieces/belongings.ts'
import type { CombatAct, CombatTopic } from '../../rules/state/combat-acts.ts'
import type { MagicAct } from '../../rules/state/magic-acts.ts'
import { partOf } from '../../rules/state/sheets.ts'
import { printed } from '../magic.ts'
import { clearingName, thingName, tileName } from '../names.ts'
import { pieceName, pieceSaid, playedText } from './names.ts'

/** The data of fight questions besides the view. */
export interface CombatData {
  readonly character?: string
  readonly target?: string | null
  readonly denizen?: string
  readonly owner?: string
  readonly clearing?: string
  readonly alerted?: boolean
  readonly hireling?: string
  /** True when placing one of the player's own hirelings. */
  readonly mine?: boolean
  /** True if nothing happened in the previous round (14.3.3). */
  readonly quiet?: boolean
  readonly rides?: boolean
  readonly box?: 0 | 1 | 2
}

/** Returns the text of a fight question. In games with magic it mentions casting. */
export function combatText(words: Messages, topic: CombatTopic, data: CombatData, isMagical: boolean): string {
  const who = data.character ?? ''
  const name = who === '' ? '' : pieceSaid(words, who)
  const named = (piece: string | null | undefined): string => (piece ? pieceSaid(words, piece) : '')
  switch (topic) {
    case 'alert':
      return words.say('ask-alert', { name })
    case 'rounds':
      return words.say('ask-rounds', {
        place: data.clearing === undefined ? '' : clearingName(data.clearing),
        magic: isMagical ? 'yes' : 'no',
        quiet: data.quiet ? 'yes' : 'no',
      })
    case 'lure':
      return data.hireling
        ? words.say('ask-lure-by', { hireling: named(data.hireling) })
        : words.say('ask-lure', { name })
    case 'assign-to':
      return words.say('ask-assign-to', { name, foe: named(data.denizen) })
    case 'deploy':
      return words.say('ask-deploy', { name })
    case 'deploy-side':
    case 'hireling-side':
      return words.say('ask-deploy-side', { hireling: named(data.hireling) })
    case 'charge-by':
      return words.say('ask-charge-by', { name, foe: named(data.target) })
    case 'hireling-target':
      return words.say('ask-hireling-target', { hireling: named(data.hireling) })
    case 'action':
      return words.say('ask-action', { name })
    case 'run-by':
      return words.say('ask-run-by', { name })
    case 'alert-by':
      return words.say('ask-alert-by', { name })
    case 'pick-up-by':
      return words.say('ask-pick-up-by', { name })
    case 'strike-at':
      return words.say('ask-strike-at', { foe: named(data.target) })
    case 'rider':
      return words.say('ask-rider', { name })
    case 'rider-row':
      return words.say('ask-rider-row', { name })
    case 'more-gear':
      return words.say('ask-more-gear', { name })
    case 'target':
      return words.say('ask-target', { name })
    case 'attack':
      return data.target
        ? words.say('ask-attack', { name, foe: named(data.target) })
        : words.say('ask-attack.ready', { name })
    case 'attack-row':
      return words.say('ask-attack-row', { name, foe: named(data.target) })
    case 'maneuver':
      return words.say('ask-maneuver', { name })
    case 'maneuver-row':
      return words.say('ask-maneuver-row', { name })
    case 'shield':
      return words.say('ask-shield', { name })
    case 'place':
      if (data.mine) return words.say('ask-place.mine', { foe: named(data.denizen) })
      return data.owner === who
        ? words.say('ask-place', { foe: named(data.denizen), name })
        : words.say('ask-place.own', { foe: named(data.denizen) })
    case 'bracelets':
      return words.say('ask-bracelets', { name, direction: attackIn(data.box ?? 0) })
    case 'cloak':
      return words.say('ask-cloak', { name, direction: maneuverIn(data.box ?? 0) })
    case 'ready':
      return words.say('ask-ready', { name })
    case 'let-go':
      return words.say('ask-let-go', { denizen: named(data.denizen), foe: named(data.target) })
    case 'shape-side':
      return words.say('ask-shape-side', { name })
    case 'free-asterisk':
      return words.say('ask-free-asterisk', { name })
  }
}

/** Returns the label of an answer in a fight. */
export function combatLabel(words: Messages, act: Exclude<CombatAct, MagicAct>, data: CombatData): string {
  const who = data.character ?? ''
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
      if (act.part !== undefined && data.hireling)
        return words.say('act-part-side', {
          part: pieceName(words, partOf(data.hireling)),
          dark: act.part ? 'yes' : 'no',
        })
      return words.say('act-hireling-side', {
        dark: act.dark ? 'yes' : 'no',
        horse: data.rides ? (act.gallops ? 'gallop' : 'walk') : 'none',
      })
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

/** Asks which chit to fatigue or wound (2.2.2, 2.2.8). */
export const chitQuestion = (words: Messages, topic: 'fatigue' | 'wound', character: string, left: number): string =>
  words.say('ask-chit', { topic, name: pieceSaid(words, character), n: left })
