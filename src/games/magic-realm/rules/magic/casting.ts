import type { Rule } from '../../../../kernel/index.ts'
import { decide, type RealmAct, wordOption } from '../acts.ts'
import { treasureOf } from '../pieces/belongings.ts'
import { COLOURS, type Colour, holdsSpells, type Spell, type SpellId, spellOf } from '../pieces/spells.ts'
import { type Character, clearingAt, type RealmState, type RealmTable } from '../state.ts'
import type { CastAct } from './acts.ts'
import { magicChits, magicFace, unlikeChits } from './chits.ts'
import { coloursAt, sourcesOf } from './colours.ts'
import { EFFECTS } from './effects/index.ts'
import { spendColour } from './enchanting.ts'
import type { CastSpell, SpellTarget } from './state.ts'
import { type Aim, aimsOf } from './targets.ts'

/** A way to cast a spell now, as an answer, with the asterisks it shows (20.1.1). */
export interface Casting {
  readonly id: string
  readonly act: CastAct
  readonly asterisks: number
  readonly time: number
}

/** Colours that will do for a spell (20.7.3). */
export const coloursFor = ({ colour }: Pick<Spell, 'colour'>): readonly Colour[] =>
  colour === null ? COLOURS : [colour]

/**
 * The spells a character could cast in an Encounter Step, with each chit or item that could cast them: in time for his
 * attackers and within his effort, with the colour at hand, and with something to cast them upon (20.1.1, 20.3.2, 15.5.3, 15.5.5).
 */
export function castingsOf(state: RealmState, caster: Character, limit: number, effort: number): Casting[] {
  const { magic } = state
  const clearing = clearingAt(caster)
  if (!magic || !caster.magic || clearing === null) return []
  const free = coloursAt(state, clearing)
  const isPossible = (id: SpellId): boolean => {
    const spell = spellOf(id)
    return (
      EFFECTS[id] !== undefined &&
      sourcesOf(free, caster, coloursFor(spell)).length > 0 &&
      aimsOf(state, caster, spell).length > 0
    )
  }
  const used = magic.spells.filter(cast => cast.caster === caster.id).map(({ box }) => box)
  const boxes = caster.magic.spells
    .map(({ spell }, box) => ({ spell, box }))
    .filter(({ box }) => !used.includes(box))
    .filter(({ spell }, i, all) => all.findIndex(other => other.spell === spell) === i)
  const chits = magicChits(caster).filter(
    ({ state: where, time, asterisks }) => where === 'active' && time <= limit && asterisks <= effort,
  )
  const own = boxes
    .filter(({ spell }) => isPossible(spell))
    .flatMap(({ spell, box }) =>
      unlikeChits(chits.filter(({ magic: type }) => type === spellOf(spell).type)).map(chit => ({
        id: `cast ${spell} by ${magicFace(chit)}`,
        act: { kind: 'cast' as const, spell, box, chit: chit.number, item: null },
        asterisks: chit.asterisks,
        time: chit.time,
      })),
    )
  // Artifacts and books cast cards of their own type that are awake, once an evening each, and in no time (20.6.1).
  const items = caster.owned
    .filter(({ id, active }) => active && holdsSpells(id))
    .filter(({ id }) => !magic.played.includes(id) && !magic.spells.some(({ item }) => item === id))
    .flatMap(({ id }) =>
      (magic.awake[id] ?? [])
        .filter(card => spellOf(card).type === treasureOf(id)?.magic && isPossible(card))
        .map(card => ({
          id: `cast ${card} by ${id}`,
          act: { kind: 'cast' as const, spell: card, box: null, chit: null, item: id },
          asterisks: 0,
          time: 0,
        })),
    )
  return [...own, ...items]
}

/** He casts: chit or item are committed, and the colour is spent now (20.3.2, 20.3.3). */
export function* castSpell(table: RealmTable, caster: Character, { act, time }: Casting): Rule<CastSpell> {
  const { state } = table
  const magic = state.magic!
  const { seat, id } = caster
  const sources = sourcesOf(coloursAt(state, clearingAt(caster)!), caster, coloursFor(spellOf(act.spell)))
  const chosen = sources.filter(({ kind }) => kind === 'chit')
  if (chosen.length > 0) {
    const { chit, colour } = yield* decide({
      seat,
      topic: 'colour',
      rule: '20.2.5',
      data: { character: id, spell: act.spell },
      options: chosen.map(source => ({
        id: source.colour,
        act: {
          kind: 'colour',
          colour: source.colour,
          chit: source.kind === 'chit' ? source.chit : 0,
          spell: null,
        } as const,
      })),
    })
    spendColour(table, caster, chit, colour, '20.3.3')
  }
  if (act.chit !== null) caster.chits[act.chit] = 'committed'
  if (act.item !== null) magic.played.push(act.item)
  const cast: CastSpell = {
    number: ++magic.cast,
    spell: act.spell,
    caster: id,
    chit: act.chit,
    item: act.item,
    box: act.box,
    time,
    stage: 'cast',
    targets: [],
    energized: true,
    until: spellOf(act.spell).duration === 'day' ? state.day + 1 : null,
  }
  magic.spells.push(cast)
  const told = { kind: 'casts', seat, rule: '20.3.2', character: id, spell: act.spell, time } as const
  table.tell(act.item === null ? told : { ...told, item: act.item })
  return cast
}

/** A spell that he has cast this round and not yet aimed (20.4.1). */
export const unaimedOf = ({ magic }: RealmState, { id }: Pick<Character, 'id'>): CastSpell | undefined =>
  magic?.spells.find(({ caster, stage }) => caster === id && stage === 'cast')

/** He names what it is cast upon; what has only one thing it could mean names itself (20.4.1, 20.4.2). */
export function* aimSpell(table: RealmTable, caster: Character, cast: CastSpell): Rule<readonly SpellTarget[]> {
  const { state } = table
  const spell = spellOf(cast.spell)
  const isMany = spell.target === 'multiple' || spell.target === 'chits'
  const named: Aim[] = []
  const { seat, id } = caster
  for (;;) {
    const able = aimsOf(state, caster, spell).filter(
      aim => !named.some(other => other.id === aim.id) && aim.id !== `${cast.spell} ${cast.number}`,
    )
    if (able.length === 0) break
    if (isOwnPlace(spell)) {
      named.push(able[0]!)
      break
    }
    const act = yield* decide<RealmAct>({
      seat,
      topic: 'spell-target',
      rule: '20.4.1',
      data: { character: id, spell: cast.spell },
      options: [
        ...able.map(aim => ({ id: aim.id, act: { kind: 'aim', target: aim.target } as const })),
        named.length === 0 ? wordOption('nothing') : wordOption('done'),
      ],
    })
    if (act.kind !== 'aim') break
    named.push(able.find(({ target }) => target === act.target)!)
    if (!isMany) break
  }
  cast.stage = 'aimed'
  cast.targets = named.flatMap(({ all }) => all)
  table.tell({
    kind: 'aims-spell',
    seat,
    rule: '20.4.1',
    character: id,
    spell: cast.spell,
    targets: cast.targets,
  })
  return cast.targets
}

/** Spells that can only mean where the caster stands. */
const isOwnPlace = ({ target }: Spell): boolean => target === 'clearing' || target === 'cave' || target === 'tile'
