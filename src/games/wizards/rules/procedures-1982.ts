import type { Rule } from '../../../kernel/index.ts'
import { newDay } from './day/days.ts'
import { castBoatSummoning } from './day/moving.ts'
import { callForHelp } from './day/setting-out.ts'
import { openProcedures, type Procedures } from './effects/procedures.ts'
import { meetDemons, placeDemon } from './encounters/demons.ts'
import { dragonComes, dragonStirs, meetDragon } from './encounters/dragon.ts'
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
  *lands(table, player) {
    yield* arrive(table, player)
  },
  settles: nothing,
  demonsAppear: placeDemon,
  meetsDemons: meetDemons,
  meetsDragon: meetDragon,
  meetsPlayers: meetPlayers,
  meetsHamdrel: hamdrel,
  trapCloses: trap,
  *comesTrapped(table, player) {
    yield* arrive(table, player)
    return false
  },
  dragonComes,
  *hamdrelOffers(table, player, rule, giver) {
    yield* assignTask(table, player, false, rule, giver)
  },
  reachesMentor: mentorInThought,
  summonsBoat: castBoatSummoning,
  *summonsAnimal(table, player, open) {
    if (open) yield* offerAnimalSummoning(table, player)
  },
  chanceComes: meetByChance,
  help: callForHelp,
  callsForHelp(table, player) {
    player.stranded = true
    table.emit({ kind: 'calls-for-help', seat: player.seat, rule: '7.3031' })
    return nowhere()
  },
  isCaught: never,
  endsTurn: dragonStirs,
  endsDay: newDay,
  mayRise: () => true,
  rises() {},
  noTaskIsLeft() {},
}

openProcedures(undefined, PROCEDURES_1982)
