import type { Rule } from '../../../../kernel/index.ts'
import { rollWithWand } from '../facts/dice.ts'
import { canSee, dismiss, hiredLeader, isCharacterPiece, putAt } from '../facts/employment.ts'
import { isMist } from '../facts/forms.ts'
import { stopAllFollowing, stopFollowing } from '../facts/party.ts'
import { isSame, spellTargetOf } from '../facts/spells.ts'
import { placeOfBox } from '../facts/whereabouts.ts'
import { boardOf } from '../pieces/board.ts'
import { denizenOf, groupOf } from '../pieces/denizens.ts'
import { BOX_IDS } from '../pieces/setup-card.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import { type ClearingId, isCave } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import {
  characterOf,
  charactersAt,
  clearingAt,
  denizensAt,
  type Individual,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import { dismount } from './activating.ts'
import { restoreHealth } from './curses.ts'
import { releaseTargets } from './ending.ts'
import { removeFromFight } from './fight-cleanup.ts'
import { noteCards } from './seen-cards.ts'

/** Rolls for a character's wish and grants it (22.2). */
export function* rollWish(table: RealmTable, character: Individual, rule: string): Rule {
  yield* grantWish(
    table,
    character,
    resultFor(TABLES.wishes, yield* rollWithWand(table, character, 'wishes', rule)),
    rule,
  )
}

/** Grants a wish, given by its name in the WISHES table (22.2). */
export function* grantWish(table: RealmTable, character: Individual, wish: string, rule: string): Rule {
  const { state } = table
  const clearing = clearingAt(character)
  table.emit({ kind: 'wish', seat: character.seat, rule, character: character.id, wish })
  switch (wish) {
    case 'teleport':
      return yield* teleport(table, character, clearing === null ? [] : [clearing], '22.2')
    case 'banish':
      return yield* banish(table, character)
    case 'vision':
      return yield* showBox(table, character)
    case 'peace':
      // Nobody attacks in this clearing tonight (22.2.2, D54).
      if (clearing !== null && !state.peace.includes(clearing)) state.peace.push(clearing)
      return
    case 'health':
      if (isCharacterPiece(character)) restoreHealth(table, character, ['wither', 'ill-health'], rule)
      return
    case 'strength':
      character.strength = true
      return
  }
}

/**
 * Moves an individual and all their belongings to a clearing that the player chooses among those that `only` allows and
 * `except` doesn't contain (22.2, wish 1). Nobody follows along. In a cave, unused sunlight is lost (22.2.1).
 */
export function* teleport(
  table: RealmTable,
  character: Individual,
  except: readonly ClearingId[],
  rule: string,
  only: (clearing: ClearingId) => boolean = () => true,
): Rule {
  const clearings = boardOf(table.state.tiles).clearings.filter(one => !except.includes(one) && only(one))
  const { clearing } = yield* decide({
    seat: character.seat,
    topic: 'teleport',
    rule,
    data: { character: character.id },
    options: clearings.map(id => ({ id, act: { kind: 'to', clearing: id } as const, at: { space: id } })),
  })
  // Followers stay behind (12.4.4, 22.2).
  stopAllFollowing(table.state, character)
  // The individual also stops following anyone (12.4.2).
  stopFollowing(table.state, character.id)
  // Spells that are aimed but not yet in effect lose this target (22.2.1).
  removeAsTarget(table, character)
  leaveFight(table, character.id)
  putAt(table.state, character, clearing)
  character.cameBy = null
  // In a cave, unused sunlight is lost; if sunlight was used, so is the rest of the turn (22.2.1).
  const { turn } = table.state
  if (isCave(clearing) && turn?.character === character.id) turn.sunless = true
  if (isCave(clearing)) dismount(character)
  table.emit({ kind: 'teleports', seat: character.seat, rule, character: character.id, target: clearing })
}

/**
 * Removes an individual from the fight after a wish has moved them, and ends any holds on or by them (22.2, 17.3.3).
 */
function leaveFight(table: RealmTable, id: string): void {
  const { combat } = table.state
  if (combat) removeFromFight(table, combat, id, '17.3.3')
}

/** Removes an individual as a target of spells that are not yet in effect (22.2.1). */
function removeAsTarget(table: RealmTable, { id }: Individual): void {
  for (const cast of (table.state.magic?.spells ?? []).filter(({ stage }) => stage === 'aimed'))
    releaseTargets(table, cast, target => isSame(target, spellTargetOf(id)), '22.2.1')
}

/**
 * Banishes someone that the individual can see in the clearing, except mist. A banished character's player chooses the
 * destination; a denizen returns to its starting place (22.2, wish 2).
 */
function* banish(table: RealmTable, character: Individual): Rule {
  const { state } = table
  const clearing = clearingAt(character)
  if (clearing === null) return
  const others = charactersAt(state, clearing).filter(
    one => one !== character && canSee(state, character, one.id) && one.formed !== 'mist',
  )
  const denizens = denizensAt(state, clearing).filter(
    id => id !== character.id && canSee(state, character, id) && !isMist(state, id),
  )
  const who = [...others.map(({ id }) => id), ...denizens]
  const options: OptionOn<'banish'>[] = who.map(id => ({ id, act: { kind: 'banish', who: id } }))
  if (options.length === 0) options.push(wordOption('nothing'))
  const act = yield* decide({
    seat: character.seat,
    topic: 'banish',
    rule: '22.2',
    data: { character: character.id },
    options,
  })
  if (act.kind !== 'banish') return
  if (others.some(({ id }) => id === act.who)) {
    const other = characterOf(state, act.who)
    other.hidden = false
    return yield* teleport(table, other, [clearing], '22.2')
  }
  const { at } = state.denizens[act.who]!
  const home = homeOf(state, act.who)
  if (home === null) returnToBox(table, act.who, '22.2')
  else if (home !== at) {
    stopFollowing(state, act.who)
    const leader = hiredLeader(state, act.who)
    if (leader) {
      stopAllFollowing(state, leader)
      putAt(state, leader, home)
    }
  }
  if (home !== null) sendHome(state, act.who)
  if (state.denizens[act.who]!.at !== at) leaveFight(table, act.who)
  table.emit({ kind: 'sent-home', seat: character.seat, rule: '22.2', character: character.id, denizen: act.who })
}

/** Returns a denizen to its starting place. It no longer serves anyone, and spells on it end (8.6.10, 11.3.1, 22.2). */
export function returnToBox(table: RealmTable, id: string, rule: string): void {
  const { state } = table
  for (const cast of [...(state.magic?.spells ?? [])])
    releaseTargets(table, cast, target => target.kind === 'denizen' && target.id === id, rule)
  dismiss(table, id, 'gone', '11.3.1')
  sendHome(state, id)
}

/** Returns the clearing where a denizen starts, or null if it starts in its box or its Dwelling has not been found. */
function homeOf(state: RealmState, id: string): ClearingId | null {
  const face = denizenOf(id)
  const home = face.is === 'native' ? groupOf(face.group).garrison : face.kind === 'ghost' ? 'ghosts' : null
  return home === null ? null : (state.dwellings[home] ?? null)
}

/**
 * Returns a denizen, dead or alive, to its starting place: Ghosts and garrisons to their clearings, others to their
 * boxes (22.2, 7.3.1).
 */
export function sendHome(state: RealmState, id: string): void {
  const denizen = state.denizens[id]!
  denizen.at = homeOf(state, id)
  denizen.dead = false
  denizen.blocked = false
  if (denizen.at !== null) denizen.arrived = ++state.arrivals
}

/**
 * Asks for a box with contents and shows them to the player, without changing anything (22.2, wish 3). Enchanted cards
 * don't awaken (2.4.2).
 */
function* showBox(table: RealmTable, character: Individual): Rule {
  const { state } = table
  const boxes = BOX_IDS.filter(id => state.boxes[id]!.length > 0)
  const { box } = yield* decide({
    seat: character.seat,
    topic: 'vision',
    rule: '22.2',
    data: { character: character.id },
    options: boxes.map(id => {
      const space = placeOfBox(state, id)
      return { id, act: { kind: 'look', box: id } as const, ...(space === null ? {} : { at: { space } }) }
    }),
  })
  table.reveal([character.seat])
  noteCards(state, [character.seat], state.boxes[box]!, box)
  table.emit({
    kind: 'looks-into',
    seat: character.seat,
    rule: '22.2',
    character: character.id,
    box,
    belongings: state.boxes[box]!,
    to: [character.seat],
  })
}
