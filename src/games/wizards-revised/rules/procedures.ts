import { takeOff } from '../../wizards/rules/movement/aloft.ts'
import { openProcedures } from '../../wizards/rules/procedures.ts'
import { PROCEDURES_1982 } from '../../wizards/rules/procedures-1982.ts'
import { REVISED } from './book.ts'
import { demonsAppear, meetDemons } from './demons.ts'
import { forgetDodging } from './dodging.ts'
import { meetDragon, moveDragon, stirs } from './dragon.ts'
import { endsDay } from './evil.ts'
import { CALL, callsForHelp, isCaught } from './help.ts'
import { landTransported } from './landing.ts'
import { hamdrelOffers, mayRise, meetHamdrel, noTaskIsLeft, reachesMentor, rises } from './orders.ts'
import { comeTrapped, meetPlayers } from './players.ts'
import { chanceComes, summonsAnimal, summonsBoat } from './spells.ts'
import { trapCloses } from './traps.ts'

/** Registers the procedures, with those that differ from 1982. */
openProcedures(REVISED.id, {
  ...PROCEDURES_1982,
  *lands(table, player, { onErrand }) {
    yield* []
    takeOff(table, { player, onErrand })
  },
  settles: landTransported,
  demonsAppear,
  meetsDemons: (table, player) => meetDemons(table, player),
  meetsDragon: meetDragon,
  meetsPlayers: meetPlayers,
  meetsHamdrel: meetHamdrel,
  trapCloses,
  comesTrapped: comeTrapped,
  dragonComes: (table, player) => moveDragon(table, player.space, player),
  hamdrelOffers,
  reachesMentor,
  summonsBoat,
  summonsAnimal,
  chanceComes,
  help: () => CALL,
  callsForHelp,
  isCaught,
  *endsTurn(table, player, lost) {
    yield* landTransported(table)
    if (!table.state.result) yield* stirs(table, player, lost)
    yield* landTransported(table)
    forgetDodging(table)
  },
  endsDay,
  mayRise,
  rises,
  noTaskIsLeft,
})
