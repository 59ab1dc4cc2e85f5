import { registerProcedures } from '../../wizards/rules/effects/procedures.ts'
import { PROCEDURES_1982 } from '../../wizards/rules/procedures-1982.ts'
import { takeOff } from '../../wizards/rules/state/aloft.ts'
import { endsDay } from './day/evil.ts'
import { hamdrelOffers, mayRise, meetHamdrel, noTaskIsLeft, reachesMentor, rises } from './day/orders.ts'
import { chanceComes, summonsAnimal, summonsBoat } from './day/spells.ts'
import { demonsAppear, meetDemons } from './encounters/demons.ts'
import { meetDragon, moveDragon, stirs } from './encounters/dragon.ts'
import { CALL, callsForHelp, isCaught } from './encounters/help.ts'
import { landTransported } from './encounters/landing.ts'
import { comeTrapped, meetPlayers } from './encounters/players.ts'
import { trapCloses } from './encounters/traps.ts'
import { REVISED } from './state/book.ts'
import { forgetDodging } from './state/dodging.ts'

/** Registers the revised rulebook's procedures, which are those of 1982 except where it differs. */
registerProcedures(REVISED.id, {
  ...PROCEDURES_1982,
  *land(table, player, { onErrand }) {
    yield* []
    takeOff(table, { seat: player.seat, onErrand })
  },
  landAll: landTransported,
  placeDemons: demonsAppear,
  meetDemons: (table, player) => meetDemons(table, player),
  meetDragon: meetDragon,
  meetPlayers: meetPlayers,
  meetHamdrel: meetHamdrel,
  closeTrap: trapCloses,
  arriveTrapped: comeTrapped,
  bringDragon: (table, player) => moveDragon(table, player.space, player),
  offerHamdrelTask: hamdrelOffers,
  reachMentor: reachesMentor,
  summonBoat: summonsBoat,
  offerAnimals: summonsAnimal,
  meetByChance: chanceComes,
  helpOption: () => CALL,
  callForHelp: callsForHelp,
  offerHelpInTrap: isCaught,
  *endTurn(table, player, lost) {
    yield* landTransported(table)
    if (!table.state.result) yield* stirs(table, player, lost)
    yield* landTransported(table)
    forgetDodging(table)
  },
  endDay: endsDay,
  mayAdvance: mayRise,
  afterAdvance: rises,
  noTaskLeft: noTaskIsLeft,
})
