import { registerProcedures } from '../../wizards/rules/effects/procedures.ts'
import { PROCEDURES_1982 } from '../../wizards/rules/procedures-1982.ts'
import { takeOff } from '../../wizards/rules/state/aloft.ts'
import { endDay } from './day/evil.ts'
import { endIfLastRank, endWithoutTasks, mayAdvance, meetHamdrel, offerHamdrelTask, reachMentor } from './day/orders.ts'
import { meetByChanceOrMuster, offerAnimals, summonBoat } from './day/spells.ts'
import { meetDemons, placeDemons } from './encounters/demons.ts'
import { meetDragon, moveDragon, stirDragon } from './encounters/dragon.ts'
import { CALL, callForHelp, offerHelpInTrap } from './encounters/help.ts'
import { landTransported } from './encounters/landing.ts'
import { arriveTrapped, meetPlayers } from './encounters/players.ts'
import { closeTrap } from './encounters/traps.ts'
import { REVISED } from './state/book.ts'
import { clearDodging } from './state/dodging.ts'

/** Registers the revised rulebook's procedures, which are those of 1982 except where it differs. */
registerProcedures(REVISED.id, {
  ...PROCEDURES_1982,
  *land(table, player, { onErrand }) {
    yield* []
    takeOff(table, { seat: player.seat, onErrand })
  },
  landAll: landTransported,
  placeDemons,
  meetDemons: (table, player) => meetDemons(table, player),
  meetDragon,
  meetPlayers,
  meetHamdrel,
  closeTrap,
  arriveTrapped,
  bringDragon: (table, player) => moveDragon(table, player.space, player),
  offerHamdrelTask,
  reachMentor,
  summonBoat,
  offerAnimals,
  meetByChance: meetByChanceOrMuster,
  helpOption: () => CALL,
  callForHelp,
  offerHelpInTrap,
  *endTurn(table, player, lost) {
    yield* landTransported(table)
    if (!table.state.result) yield* stirDragon(table, player, lost)
    yield* landTransported(table)
    clearDodging(table)
  },
  endDay,
  mayAdvance,
  afterAdvance: endIfLastRank,
  noTaskLeft: endWithoutTasks,
})
