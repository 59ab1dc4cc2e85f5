import type { Rule } from '../../../kernel/index.ts'
import { startNextDay } from './day/days.ts'
import { castBoatSummoning } from './day/moving.ts'
import { helpOption } from './day/setting-out.ts'
import { type Procedures, registerProcedures } from './effects/procedures.ts'
import { meetDemons, placeDemon } from './encounters/demons.ts'
import { bringDragon, meetDragon, stirDragon } from './encounters/dragon.ts'
import { arrive } from './encounters/order.ts'
import { hamdrel, mentorInThought } from './encounters/places.ts'
import { meetPlayers } from './encounters/players.ts'
import { meetByChance, trap } from './encounters/random.ts'
import { offerAnimalSummoning } from './encounters/summoning.ts'
import { assignTask } from './tasks/tasks.ts'

function* nothing(): Rule {
  yield* []
}
function* never(): Rule<boolean> {
  yield* []
  return false
}
function* nowhere(): Rule<null> {
  yield* []
  return null
}

/** The procedures of the 1982 rulebook, in which a transported player lands and has encounters at once (7.5). */
export const PROCEDURES_1982: Procedures = {
  *land(table, player) {
    yield* arrive(table, player)
  },
  landAll: nothing,
  placeDemons: placeDemon,
  meetDemons,
  meetDragon,
  meetPlayers,
  meetHamdrel: hamdrel,
  closeTrap: trap,
  *arriveTrapped(table, player) {
    yield* arrive(table, player)
    return false
  },
  bringDragon,
  *offerHamdrelTask(table, player, rule, giver) {
    yield* assignTask(table, player, false, rule, giver)
  },
  reachMentor: mentorInThought,
  summonBoat: castBoatSummoning,
  *offerAnimals(table, player, open) {
    if (open) yield* offerAnimalSummoning(table, player)
  },
  meetByChance,
  helpOption,
  callForHelp(table, player) {
    player.stranded = true
    table.emit({ kind: 'calls-for-help', seat: player.seat, rule: '7.3031' })
    return nowhere()
  },
  offerHelpInTrap: never,
  endTurn: stirDragon,
  endDay: startNextDay,
  mayAdvance: () => true,
  afterAdvance() {},
  noTaskLeft() {},
}

registerProcedures(undefined, PROCEDURES_1982)
