import type { Rule } from '../../../../kernel/index.ts'
import { transport } from '../../../wizards/rules/effects/journey.ts'
import { escapesTrap, knows } from '../../../wizards/rules/effects/spells.ts'
import { tableRoll } from '../../../wizards/rules/effects/table-roll.ts'
import { holdInTrap } from '../../../wizards/rules/effects/trapping.ts'
import { anyRandomSpace, exactSpace } from '../../../wizards/rules/facts/spaces.ts'
import { LAIR, LAIR_CENTER } from '../../../wizards/rules/islands/territories.ts'
import type { Player, WizardsTable } from '../../../wizards/rules/state/components.ts'
import { heldWith } from '../../../wizards/rules/state/event-effects.ts'

/**
 * Closes a random Trap, unless a ward stops it. The player learns its kind before trying to escape. If it transports
 * them, they may try to refuse that once the destination is known, unless they tried to escape already (D35).
 */
export function* closeTrap(table: WizardsTable, player: Player): Rule {
  table.emit({ kind: 'meets', seat: player.seat, rule: '8.3', who: 'trap', space: player.space })
  if (heldWith(player, 'ward')) {
    table.emit({ kind: 'warded', seat: player.seat, rule: '8.3', from: 'trap' })
    return
  }
  const { does } = tableRoll(table, player, 'traps')
  const canEscapeTraps = knows(player, 'escaping')?.of.includes('traps') ?? false
  if (yield* escapesTrap(table, player, { on: 'trap' })) return
  // Each spell can be tried once a turn, so after a failed attempt to escape the Trap, the transport can't be refused
  // as well.
  const refuses = { unwanted: true, forced: true }
  switch (does) {
    case 'held-until-rescued':
      holdInTrap(table, player, { kind: 'rescue' }, 'D15')
      break
    case 'den':
      // The destination is known at once, so there is one question instead of two (D35).
      yield* transport(table, player, LAIR_CENTER, 'D15', { ...refuses, unwanted: !canEscapeTraps })
      break
    case 'turns-lost':
      holdInTrap(table, player, { kind: 'turns', left: table.roll(player.seat, 1, 'turns-lost', 'D15')[0]! }, 'D15')
      break
    case 'lair':
      yield* transport(table, player, exactSpace(table, LAIR), 'D15', refuses)
      break
    case 'held-roll':
      holdInTrap(table, player, { kind: 'roll' }, 'D15')
      break
    case 'transported':
      yield* transport(table, player, anyRandomSpace(table), 'D15', refuses)
      break
  }
}
