import { type Question, seedRandom } from '../../../kernel/index.ts'
import { buildFight, CAREFUL, fightAnswer } from '../plans/combat/policy.ts'
import { stateFromView } from '../plans/combat/state-from-view.ts'
import { reasonsToStay } from '../rules/combat/actions.ts'
import { fighterIn, isCharacterId } from '../rules/facts/combatants.ts'
import { isHired } from '../rules/facts/employment.ts'
import { isDark } from '../rules/facts/sides.ts'
import { denizenOf, isDenizen } from '../rules/pieces/denizens.ts'
import { asRealmQuestion, type RealmQuestion } from '../rules/state/asking.ts'
import type { CombatState } from '../rules/state/combat.ts'
import type { CombatAct } from '../rules/state/combat-acts.ts'
import { plays } from '../rules/state/optional.ts'
import { allOn, isHorse, piecesOn, sheetOf, sheetWith, victimOf } from '../rules/state/sheets.ts'
import { characterOf, clearingAt } from '../rules/state/state.ts'
import type { OwnCharacter, RealmView } from '../rules/state/view.ts'
import { WORDS } from './catalog.ts'
import { oddsIn } from './chances.ts'
import { findingsLeft } from './places.ts'

/**
 * Returns the automatic answer for a player who wants few questions, or null if the player should decide. An automatic
 * answer either changes nothing or declines something that is seldom wanted (R101).
 */
export function routineAnswer(view: RealmView, question: Question): string | null {
  const own = view.characters.filter(
    (one): one is OwnCharacter => one.isOwn && one.fate === 'alive' && one.seat === question.seat,
  )
  if (own.some(({ asksAll }) => asksAll)) return null
  const id = routineOf(view, asRealmQuestion(question), own)
  return id !== null && question.options.some(option => option.id === id) ? id : null
}

function routineOf(view: RealmView, question: RealmQuestion, own: readonly OwnCharacter[]): string | null {
  switch (question.topic) {
    case 'phase-start':
      return mayUse(question, own) ? null : 'go'
    case 'evening':
      return mayUse(question, own) ? null : 'done'
    case 'block':
      return question.options.some(({ act }) => act.kind === 'block-one') ? null : 'pass'
    case 'search':
      return searchAnswerOf(view, question, own)
    case 'drinks':
      return drinksAnswer(view, question)
    case 'rounds':
      return roundsAnswer(view, question, own)
    case 'gear':
      return question.options[0]?.id ?? null
    case 'lure':
      return lureAnswer(view, question)
    case 'action':
      return question.options.every(({ act }) => act.kind === 'no-action' || UNDRESSING.includes(act.kind))
        ? 'nothing'
        : null
    case 'target':
      return targetAnswer(view, question)
    case 'attack':
      // Without a target, a FIGHT chit only turns the weapon over (16.2.4).
      return question.data.target === null ? 'none' : null
    case 'maneuver':
      return maneuverAnswer(view, question)
    case 'shield':
      return advised(view, question)
    case 'place':
      return placeAnswer(view, question)
    case 'attack-row':
      return 'piece' in question.data && isAnyRowEqual(view, question.data.character, question.data.target)
        ? (question.options[0]?.id ?? null)
        : null
    case 'maneuver-row':
      return advised(view, question)
    default:
      return null
  }
}

/** Acts that put belongings away. The player is not prompted just because one becomes possible. */
const PUTTING_AWAY: readonly string[] = ['deactivate', 'abandon', 'drop', 'pack', 'unpack']
const DECLINING: readonly string[] = ['go', 'go-on', 'done', 'show-himself']

/**
 * Returns true if there is something new to use, pick up or deal with (2.3.2, 2.6.1, 25.4). A hired leader needs no
 * deal with its employer, because the employer can propose it too.
 */
function mayUse({ options, data }: RealmQuestion<'phase-start' | 'evening'>, own: readonly OwnCharacter[]): boolean {
  const character = own.find(({ id }) => id === data.character)
  const passed = Object.values(character?.passed ?? {}).flat()
  return options.some(({ id, act }) => {
    const isWasted =
      (act.kind === 'color' && act.spell === null) ||
      (act.kind === 'deal-with' && !character && own.some(one => one.id === act.character))
    return !PUTTING_AWAY.includes(act.kind) && !DECLINING.includes(act.kind) && !isWasted && !passed.includes(id)
  })
}

/**
 * Chooses either table if neither can find anything that the player knows of, and nobody else could be hiding in the
 * clearing (9.2.4, 9.2.5).
 */
function searchAnswerOf(
  view: RealmView,
  { options, data }: RealmQuestion<'search'>,
  own: readonly OwnCharacter[],
): string | null {
  const one = own.find(({ id }) => id === data.character)
  if (!one || view.characters.some(({ seat, fate }) => seat !== one.seat && fate === 'alive')) return null
  const isVain = options.every(
    ({ act }) =>
      act.kind === 'search' &&
      (act.table === 'peer' || act.table === 'locate') &&
      findingsLeft(view, one, { table: act.table, clearing: act.clearing }).length === 0,
  )
  return isVain ? (options[0]?.id ?? null) : null
}

/** Declines drinks if they don't change the odds (10.3.2). */
function drinksAnswer(view: RealmView, question: RealmQuestion<'drinks'>): string | null {
  const chances = question.options.map(({ id }) => JSON.stringify(oddsIn(WORDS.in('en'), view, question, id)))
  return new Set(chances).size === 1 && chances[0] !== '[]' ? 'nothing' : null
}

/**
 * Skips the rounds if nobody can be met and no spell can be cast. An alerted weapon or a BERSERK chit would only be put
 * back at Midnight (14.3.5, 5.1.3).
 */
function roundsAnswer(view: RealmView, { data }: RealmQuestion<'rounds'>, own: readonly OwnCharacter[]): string | null {
  const { combat } = view
  if (!combat) return null
  const state = stateFromView(view)
  const reasons = own
    .filter(one => clearingAt(one) === data.clearing)
    .flatMap(({ id }) => reasonsToStay(state, combat, characterOf(state, id)))
  return reasons.every(reason => reason === 'alert' || reason === 'berserk') ? 'nothing' : null
}

/**
 * Declines a maneuver if nobody attacks the character, because it has no other use (16.4.1). The player decides after a
 * quiet round, because fatigue from the maneuver could prolong the fight (14.3.2), and always with optional combat.
 */
function maneuverAnswer(view: RealmView, { data }: RealmQuestion<'maneuver'>): string | null {
  const { combat } = view
  if (!combat || combat.quiet > 0 || plays(view, 'optional-combat')) return null
  return isAttacked(combat, data.character) ? null : 'none'
}

/**
 * Chooses a row as the adviser would: the one with the strongest armor. Dice move denizens to any row, so no other
 * choice is better against them (16.3.1). With optional combat, and if somebody else may choose a row to strike in,
 * the player decides.
 */
function advised(view: RealmView, question: RealmQuestion<'shield' | 'maneuver-row'>): string | null {
  const { combat } = view
  if (!combat || plays(view, 'optional-combat') || isStruckOutsideSheet(combat, question.data.character)) return null
  const fight = buildFight(stateFromView(view), combat)
  return fightAnswer(fight, question, CAREFUL, seedRandom(`${view.day}`, 'routine'))
}

/** Acts that only take gear off during a fight. */
const UNDRESSING: readonly string[] = ['take-off', 'abandon', 'drop'] satisfies CombatAct['kind'][]

/**
 * Lures nobody if a character is alone with the denizens. Then there is nobody to protect by luring: denizens attack an
 * unhidden character anyway, and a hidden one can name a target (15.2.1, 15.3.1, 16.1.4).
 */
function lureAnswer({ combat }: RealmView, { options }: RealmQuestion<'lure'>): string | null {
  const isAlone = combat?.order.length === 1 && options.every(({ act }) => act.kind !== 'lure-by')
  return isAlone ? 'done' : null
}

/**
 * Names a target if all possible targets attack the character and are equal: of one kind, and with the same side up.
 * The player can still play no chit against it (16.2.2).
 */
function targetAnswer({ combat }: RealmView, { data, options }: RealmQuestion<'target'>): string | null {
  const targets = options.flatMap(({ act }) => (act.kind === 'target' ? [act.denizen] : []))
  if (!combat) return null
  const own = piecesOn(sheetOf(combat, data.character))
  const kinds = new Set(targets.map(id => `${isDenizen(id) ? denizenOf(id).kind : id} ${isDark(combat, id)}`))
  return kinds.size === 1 && targets.every(id => own.includes(id)) ? (targets[0] ?? null) : null
}

/** Returns true if a piece, another character or any spell may strike a character this round. */
const isAttacked = (combat: CombatState, character: string): boolean =>
  combat.sheets.some(sheet => sheet.owner === character && allOn(sheet).length > 0) ||
  combat.sheets.flatMap(allOn).some(piece => victimOf(combat, piece) === character) ||
  isStruckOutsideSheet(combat, character) ||
  (combat.war?.rebels.length ?? 0) > 0

/** The number of rows on a sheet. */
const ROWS = 3

/**
 * On the sheet of a character or an unhired denizen, spreads the pieces evenly over the rows (16.2.9). It doesn't
 * matter which piece is in which row, because a die rearranges the rows and all six orders are equally likely (16.3.1,
 * 16.3.2). Leaves any other sheet to the player.
 */
function placeAnswer(view: RealmView, { data, options }: RealmQuestion<'place'>): string | null {
  const { combat } = view
  if (!combat || data.mine || plays(view, 'free-rows')) return null
  const sheet = sheetOf(combat, data.owner)
  const pieces = piecesOn(sheet)
  if (!sheet || sheet.duel || isHired(view, data.owner) || pieces.some(isHorse)) return null
  return (options.find(({ id }) => id === 'spread') ?? options[0])?.id ?? null
}

/**
 * Returns true if it doesn't matter which row a character chooses first in a round. This is the case if a die moves
 * every opponent to a random row and nothing distinguishes the character's own rows (16.3.1, 17.2.4). Rows chosen later
 * do matter.
 */
function isAnyRowEqual(view: RealmView, id: string, target: string | null): boolean {
  const { combat } = view
  if (!combat || plays(view, 'optional-combat') || isStruckOutsideSheet(combat, id)) return false
  if (target !== null) {
    const sheet = sheetWith(combat, target)
    if (isCharacterId(target) || !sheet || isHired(view, sheet.owner)) return false
  }
  const { armor, bracelets, cloak, chits, shape } = fighterIn(stateFromView(view), id)
  return (
    !(bracelets || cloak || shape) &&
    chits.every(({ kind }) => kind !== 'DUCK') &&
    armor.every(({ place: worn, covers }) => worn === 'shield' || covers.length === ROWS)
  )
}

/** Returns true if another character or a spell may strike this character in a row chosen by the attacker. */
const isStruckOutsideSheet = ({ engagements }: CombatState, id: string): boolean =>
  engagements.some(({ target, charge, spell }) => target === id || charge || spell)
