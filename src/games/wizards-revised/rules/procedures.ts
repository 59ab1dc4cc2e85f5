import { openProcedures } from '../../wizards/rules/effects/procedures.ts'
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
openProcedures(REVISED.id, {
  ...PROCEDURES_1982,
  *lands(table, player, { onErrand }) {
    yield* []
    takeOff(table, { seat: player.seat, onErrand })
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
