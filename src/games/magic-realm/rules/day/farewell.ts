import type { Rule } from '../../../../kernel/index.ts'
import { killCharacter } from '../effects/death.ts'
import { scoreOf } from '../facts/scoring.ts'
import type { ActOfKind } from '../state/acts.ts'
import { type RealmOption, wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import { firstDayOf } from '../state/calendar.ts'
import { plays } from '../state/optional.ts'
import { type Character, living, type RealmState, type RealmTable } from '../state/state.ts'

/**
 * Returns the farewell option, which is available from the second day on until a phase is recorded (19.4.1, 19.4.2).
 */
export const farewellOptions = (state: RealmState, { plan }: Character): RealmOption<ActOfKind<'farewell'>>[] =>
  state.day > firstDayOf(state) && plan.length === 0 ? [wordOption('farewell', '19.4.1')] : []

/**
 * Asks the player whether to vote for ending the month, or withdraw that vote (19.4.1), or to end the character's life.
 * In that case, the death counts as of last Midnight (19.4.2).
 */
export function* askForFarewell(character: Character): Rule {
  const act = yield* decide({
    seat: character.seat,
    topic: 'farewell',
    rule: '19.4.1',
    data: { character: character.id },
    options: [
      wordOption('stay'),
      character.wantsEnd ? wordOption('play-on', '19.4.1') : wordOption('end-month', '19.4.1'),
      wordOption('end-life', '19.4.2'),
    ],
  })
  if (act.kind === 'end-month') character.wantsEnd = true
  if (act.kind === 'play-on') delete character.wantsEnd
  if (act.kind === 'end-life') character.wantsDeath = true
}

/**
 * Kills the characters whose players chose to end their lives; they sit the day out (19.4.2). Returns true if others
 * are left and all of them want to end the month (19.4.1).
 */
export function settleFarewells(table: RealmTable): boolean {
  const all = living(table.state)
  for (const character of all) {
    if (!character.wantsDeath) continue
    delete character.wantsDeath
    killCharacter(table, character, null, '19.4.2')
  }
  const left = living(table.state)
  return left.length > 0 && left.every(({ wantsEnd }) => wantsEnd)
}

/**
 * With sudden death, asks the players whose characters have met every goal whether to end the game at Midnight (26.19).
 * Returns true if one of them ends it.
 */
export function* claimVictory(table: RealmTable): Rule<boolean> {
  const { state } = table
  if (!plays(state, 'sudden-death')) return false
  for (const character of living(state)) {
    if (scoreOf(character, state).goals.some(({ has, needed }) => has < needed)) continue
    const act = yield* decide({
      seat: character.seat,
      topic: 'claim',
      rule: '26.19',
      data: { character: character.id },
      options: [wordOption('end-month', '26.19'), wordOption('play-on')],
    })
    if (act.kind === 'end-month') return true
  }
  return false
}
