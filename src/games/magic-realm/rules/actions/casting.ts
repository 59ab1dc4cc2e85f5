import type { Rule } from '../../../../kernel/index.ts'
import { isAtPeace } from '../effects/forbidding.ts'
import { type Aim, aimsOf } from '../effects/targets.ts'
import { colorsAt, sourcesOf } from '../facts/colors.ts'
import { isFree, isTied, itemChits, itemSpells, playedAs } from '../facts/items.ts'
import { distinctChits, type MagicChit, magicChitsAtSpeed, magicFace } from '../facts/magic-chits.ts'
import { boxesInUse } from '../facts/spells.ts'
import { COLORS, type Color, type Spell, type SpellId, spellOf } from '../pieces/spells.ts'
import { wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import type { CastSpell, SpellTarget } from '../state/magic.ts'
import type { CastAct } from '../state/magic-acts.ts'
import { plays } from '../state/optional.ts'
import { type Character, clearingAt, type RealmState, type RealmTable } from '../state/state.ts'
import { spendColor } from './enchanting.ts'

/** An option to cast a spell, with its asterisks and time (20.1.1). */
export interface Casting {
  readonly id: string
  readonly act: CastAct
  readonly asterisks: number
  readonly time: number
}

/** Returns the colors that can power a spell (20.7.3). */
export const colorsFor = ({ color }: Pick<Spell, 'color'>): readonly Color[] => (color === null ? COLORS : [color])

/**
 * Lists the spells that a character could cast in an Encounter Step, with each chit or item that can cast them. The
 * spell must be fast enough and within the effort limit, and its color and a target must be available (15.5.3, 15.5.5,
 * 20.1.1, 20.3.2). Transformed characters (20.3.5) and those at peace (21.1.3) can cast none.
 */
export function castingsOf(state: RealmState, caster: Character, limit: number, effort: number): Casting[] {
  const clearing = clearingAt(caster)
  // A transformed character cannot cast (20.3.5), and a character at peace cannot name targets (21.1.3).
  if (!caster.magic || clearing === null || caster.formed || isAtPeace(state, caster.id)) return []
  const free = colorsAt(state, clearing)
  const isPossible = (id: SpellId): boolean => {
    const spell = spellOf(id)
    return sourcesOf(free, caster, colorsFor(spell)).length > 0 && aimsOf(state, caster, spell).length > 0
  }
  const used = boxesInUse(state, caster)
  const boxes = caster.magic.spells
    .map(({ spell }, box) => ({ spell, box }))
    .filter(({ box }) => !used.includes(box))
    .filter(({ spell }, i, all) => all.findIndex(other => other.spell === spell) === i)
  const chits = magicChitsAtSpeed(caster).filter(
    ({ state: where, time, asterisks }) => where === 'active' && time <= limit && asterisks <= effort,
  )
  const own = boxes
    .filter(({ spell }) => isPossible(spell))
    .flatMap(({ spell, box }) =>
      distinctChits(chits.filter(({ magic: type }) => type === spellOf(spell).type)).map(chit => ({
        id: `cast ${spell} by ${magicFace(chit)}`,
        act: { kind: 'cast' as const, spell, box, chit: chit.number, item: null },
        asterisks: chit.asterisks,
        time: chit.time,
      })),
    )
  const items = itemSpells(state, caster)
    .filter(({ spell }) => isPossible(spell))
    .map(({ item, spell }) => ({
      id: `cast ${spell} by ${item}`,
      act: { kind: 'cast' as const, spell, box: null, chit: null, item },
      asterisks: 0,
      time: 0,
    }))
  const cast: Casting[] = [...own, ...items]
  for (const casting of plays(state, 'enhanced-items') ? enhancedItemCastings(state, caster, chits, boxes) : [])
    if (isPossible(casting.act.spell) && !cast.some(({ id }) => id === casting.id)) cast.push(casting)
  return cast
}

/**
 * Returns the castings that the rule for enhanced items adds: known spells cast by items, and awakened cards cast with
 * chits (26.15).
 */
function enhancedItemCastings(
  state: RealmState,
  caster: Character,
  chits: readonly MagicChit[],
  boxes: readonly { readonly spell: SpellId; readonly box: number }[],
): Casting[] {
  const magic = state.magic!
  const byItem = boxes.flatMap(({ spell, box }) =>
    itemChits(state, caster)
      .filter(({ item, type }) => type === spellOf(spell).type && isFree(state, item, spell))
      .map(({ item }) => ({
        id: `cast ${spell} by ${item}`,
        act: { kind: 'cast' as const, spell, box, chit: null, item },
        asterisks: 0,
        time: 0,
      })),
  )
  const byChit = caster.owned
    .filter(({ active }) => active)
    .flatMap(({ id: card }) =>
      (magic.awake[card] ?? [])
        .filter(spell => !isTied(state, card, spell))
        .flatMap(spell =>
          distinctChits(chits.filter(({ magic: type }) => type === spellOf(spell).type)).map(chit => ({
            id: `cast ${spell} by ${magicFace(chit)}`,
            act: { kind: 'cast' as const, spell, box: null, chit: chit.number, item: null, card },
            asterisks: chit.asterisks,
            time: chit.time,
          })),
        ),
    )
  return [...byItem, ...byChit]
}

/**
 * Casts a spell. Commits the chit or item immediately (20.3.2). If the color isn't freely available, also asks for a
 * color chit and spends it (20.2.5, 20.3.3).
 */
export function* castSpell(table: RealmTable, caster: Character, { act, time }: Casting): Rule<CastSpell> {
  const { state } = table
  const magic = state.magic!
  const { seat, id } = caster
  const sources = sourcesOf(colorsAt(state, clearingAt(caster)!), caster, colorsFor(spellOf(act.spell)))
  const chosen = sources.filter(({ kind }) => kind === 'chit')
  if (chosen.length > 0) {
    const { chit, color, item } = yield* decide({
      seat,
      topic: 'color',
      rule: '20.2.5',
      data: { character: id, spell: act.spell },
      options: chosen.map(source => ({
        id: source.color,
        act: {
          kind: 'color',
          color: source.color,
          chit: source.kind === 'chit' ? source.chit : 0,
          spell: null,
          ...(source.kind === 'chit' && source.item !== undefined ? { item: source.item } : {}),
        } as const,
      })),
    })
    spendColor(table, caster, chit, color, '20.3.3', item)
  }
  if (act.chit !== null) caster.chits[act.chit] = 'committed'
  if (act.item !== null) magic.played.push(playedAs(act.item, act.spell))
  const cast: CastSpell = {
    number: ++magic.cast,
    spell: act.spell,
    caster: id,
    chit: act.chit,
    item: act.item,
    box: act.box,
    ...(act.card === undefined ? {} : { card: act.card }),
    time,
    stage: 'cast',
    targets: [],
    energized: true,
    until: spellOf(act.spell).duration === 'day' ? state.day + 1 : null,
  }
  magic.spells.push(cast)
  const event = { kind: 'casts', seat, rule: '20.3.2', character: id, spell: act.spell, time } as const
  table.emit(act.item === null ? event : { ...event, item: act.item })
  return cast
}

/** Returns the spell that a character has cast but not yet aimed, or undefined if there is none (20.4.1). */
export const unaimedOf = ({ magic }: RealmState, { id }: Pick<Character, 'id'>): CastSpell | undefined =>
  magic?.spells.find(({ caster, stage }) => caster === id && stage === 'cast')

/**
 * Asks for a spell's targets and returns them. A spell on the caster's location needs no choice. The caster may name
 * none (20.4.1, 20.4.2). If the target is an item, also asks for the spell that it gains (21.6.2).
 */
export function* aimSpell(table: RealmTable, caster: Character, cast: CastSpell): Rule<readonly SpellTarget[]> {
  const { state } = table
  const spell = spellOf(cast.spell)
  const isMany = spell.target === 'multiple' || spell.target === 'chits'
  const named: Aim[] = []
  const { seat, id } = caster
  const first = aimsOf(state, caster, spell).map(aim => aim.id)
  for (;;) {
    const able = aimsOf(state, caster, spell).filter(aim => !named.some(other => other.id === aim.id))
    if (able.length === 0) break
    if (isOwnPlace(spell)) {
      named.push(able[0]!)
      break
    }
    const act = yield* decide({
      seat,
      topic: 'spell-target',
      rule: '20.4.1',
      data: { character: id, spell: cast.spell, first, ...soFar(named) },
      options: [
        ...able.map(aim => ({ id: aim.id, act: { kind: 'aim', target: aim.target } as const })),
        named.length === 0 ? wordOption('nothing') : wordOption('done'),
      ],
    })
    if (act.kind !== 'aim') break
    named.push(able.find(({ target }) => target === act.target)!)
    if (spell.target === 'item') cast.result = yield* nameSpell(caster)
    if (!isMany) break
  }
  cast.stage = 'aimed'
  cast.targets = named.flatMap(({ all }) => all)
  table.emit({
    kind: 'aims-spell',
    seat,
    rule: '20.4.1',
    character: id,
    spell: cast.spell,
    targets: cast.targets,
  })
  return cast.targets
}

/** Returns the targets named so far. Empty before the first. */
const soFar = (named: readonly Aim[]): { readonly named?: readonly SpellTarget[] } =>
  named.length === 0 ? {} : { named: named.map(({ target }) => target) }

/** Asks which recorded spell an item gains (21.6.2). */
function* nameSpell({ seat, id, magic }: Character): Rule<SpellId> {
  const known = [...new Set(magic?.spells.map(({ spell }) => spell))]
  const { spell } = yield* decide({
    seat,
    topic: 'item-spell',
    rule: '21.6.2',
    data: { character: id },
    options: known.map(spell => ({ id: spell, act: { kind: 'spell', spell } }) as const),
  })
  return spell
}

/** Returns true for spells whose only target is the caster's location. */
const isOwnPlace = ({ target }: Spell): boolean => ['clearing', 'cave', 'tile', 'weather'].includes(target)
