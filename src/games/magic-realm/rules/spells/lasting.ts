import { endSpell } from '../effects/ending.ts'
import { rollWithWand } from '../facts/dice.ts'
import { boardOf } from '../pieces/board.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import { tileCodeOf } from '../pieces/tiles.ts'
import { decide } from '../state/asking.ts'
import { LASTS, type SpellEffect } from './effect.ts'

/** Transform: the caster rolls for the target's new form (21.6.5, 22.4). */
const transform: SpellEffect = function* ({ table, cast, caster }) {
  const { seat, id } = caster
  cast.result = resultFor(TABLES.transform, yield* rollWithWand(table, caster, 'transform', '21.6.5'))
  for (const target of cast.targets)
    table.emit({ kind: 'transforms', seat, rule: '21.6.5', character: id, target: target.id, into: cast.result })
}

/**
 * Violent Storm: the caster rolls for the number of phases that the storm costs individuals outdoors in the tile
 * (21.4.7, 22.5).
 */
const violentStorm: SpellEffect = function* ({ table, cast, caster }) {
  cast.result = String(resultFor(TABLES.storm, yield* rollWithWand(table, caster, 'storm', '21.4.7')))
}

/** Hurricane Winds: the caster names the adjacent tile to which the target is blown (21.4.4). */
const hurricaneWinds: SpellEffect = function* ({ table, cast, caster, clearing }) {
  const beside = boardOf(table.state.tiles).neighbors.get(tileCodeOf(clearing)) ?? []
  if (beside.length === 0) return endSpell(table, cast, 'no-target', '21.4.4')
  const act = yield* decide({
    seat: caster.seat,
    topic: 'winds',
    rule: '21.4.4',
    data: { character: caster.id },
    options: beside.map(tile => ({ id: tile, act: { kind: 'tile-to', tile } }) as const),
  })
  cast.to = act.tile
}

/** The lasting spells. The rules they affect check `isUnder` (20.7.1). */
export const LASTING = {
  'blend-into-background': LASTS,
  fog: LASTS,
  prophecy: LASTS,
  'elven-grace': LASTS,
  illusion: LASTS,
  lost: LASTS,
  'see-hidden-signs': LASTS,
  'blazing-light': LASTS,
  'hurricane-winds': hurricaneWinds,
  'violent-storm': violentStorm,
  broomstick: LASTS,
  pentangle: LASTS,
  'enchant-artifact': LASTS,
  'melt-into-mist': LASTS,
  phantasm: LASTS,
  transform,
  'world-fades': LASTS,
  'peace-with-nature': LASTS,
  premonition: LASTS,
  'protection-from-magic': LASTS,
  'sense-danger': LASTS,
  'bad-luck': LASTS,
  poison: LASTS,
  'flying-carpet': LASTS,
} as const satisfies Readonly<Record<string, SpellEffect>>
