import { type RandomState, type Rule, shuffle } from '../../../../kernel/index.ts'
import { distinctChits, magicChits, magicFace } from '../facts/magic-chits.ts'
import { characterCard, stageOf } from '../pieces/characters.ts'
import { colorOfType, MAGIC_TYPES, SPELL_BOXES, SPELL_CARDS, SPELLS, spellOf } from '../pieces/spells.ts'
import { wordOption } from '../state/acts.ts'
import { decide } from '../state/asking.ts'
import type { MagicState, Sorcery } from '../state/magic.ts'
import type { Character, RealmTable } from '../state/state.ts'

/** Creates the initial magic state: the Spell cards of each type shuffled into their boxes (3.1.8). */
export function layOutSpells(random: RandomState): MagicState {
  const left = new Map<string, string[]>()
  for (const type of MAGIC_TYPES)
    left.set(
      type,
      shuffle(
        random,
        SPELL_CARDS.filter(id => spellOf(id).type === type),
      ),
    )
  const cards = Object.fromEntries(
    SPELL_BOXES.map(({ id, types }) => [id, types.map(type => left.get(type)!.shift()!)]),
  )
  return { cards, awake: {}, spells: [], cast: 0, played: [], sparing: [] }
}

export const freshSorcery = (): Sorcery => ({ spells: [], alerted: [], altered: {}, sight: [], prepared: false })

/** Enchants the chits that were chosen as color chits, once everyone has chosen (4.1.4). */
export function beginColors({ chits, magic }: Character): void {
  if (!magic?.begins) return
  for (const chit of magic.begins) chits[chit] = 'enchanted'
  delete magic.begins
}

/** Asks for a character's starting spells and color chits (4.1.3, 4.1.4). */
export function* chooseMagic(table: RealmTable, character: Character): Rule {
  if (!table.state.magic) return
  const { seat, id } = character
  character.magic ??= freshSorcery()
  const sorcery = character.magic
  const { spells: allowed } = stageOf(characterCard(id), character.stage)
  const able = SPELLS.filter(({ type }) => type !== null && allowed?.types.includes(type)).map(({ id }) => id)
  const count = (allowed?.count ?? 0) + (sorcery.more ? 1 : 0)
  delete sorcery.more
  for (let left = count; left > 0; left--) {
    const chosen = sorcery.spells.map(({ spell }) => spell)
    // A second copy of a spell is legal but unlikely, so it is listed last.
    const ordered = [...able.filter(one => !chosen.includes(one)), ...able.filter(one => chosen.includes(one))]
    const { spell } = yield* decide({
      seat,
      topic: 'spell',
      rule: '4.1.3',
      data: { character: id, left, ...(chosen.length > 0 ? { chosen } : {}) },
      options: ordered.map(one => ({ id: one, act: { kind: 'spell', spell: one } }) as const),
    })
    sorcery.spells.push({ spell, learned: false })
  }
  const begins: number[] = []
  for (;;) {
    const able = distinctChits(
      magicChits(character).filter(
        ({ state, magic, number }) => state === 'active' && colorOfType(magic) !== null && !begins.includes(number),
      ),
    )
    const act = yield* decide({
      seat,
      topic: 'color-chits',
      rule: '4.1.4',
      data: { character: id, ...(begins.length > 0 ? { chosen: [...begins] } : {}) },
      options: [
        wordOption('done'),
        ...able.map(chit => ({ id: magicFace(chit), act: { kind: 'color-chit', chit: chit.number } }) as const),
      ],
    })
    if (act.kind !== 'color-chit') break
    begins.push(act.chit)
  }
  sorcery.begins = begins
  if (sorcery.spells.length > 0)
    table.emit({
      kind: 'records-spells',
      seat,
      rule: '4.1.3',
      character: id,
      spells: sorcery.spells.map(({ spell }) => spell),
      to: [seat],
    })
}
