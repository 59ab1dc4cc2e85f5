import type { Seat } from '../../kernel/index.ts'
import { arenaFrom } from './board.ts'
import { COMPETING, type Competing, type Face, type Magician, type Shown } from './components.ts'
import { mayBeSupported } from './contests.ts'

/** A spell a player could place: a die of a Major Spell Box, or a chip. */
export type SpellId = string

/** The level and the face of a die, or null for a chip. */
export function dieOf(spell: SpellId): { readonly level: Competing; readonly face: Face } | null {
  const [level, face] = spell.split(' ')
  const known = COMPETING.find(one => one === level)
  return known ? { level: known, face: Number(face) } : null
}

/** The magicians a seat may place this spell beside: a die serves only the level of its box (5.3, 5.4, 6.6). */
export function targetsOf(shown: Pick<Shown, 'magicians'>, seat: Seat, spell: SpellId): Magician[] {
  const die = dieOf(spell)
  return shown.magicians.filter(magician => {
    const arena = arenaFrom(magician.at)
    return arena && (!die || arena.level === die.level) && mayBeSupported(shown, seat, magician)
  })
}

/** The spells a seat could place now, each kind once; one for which nobody is left to be supported is none. */
export function spellsOf(shown: Pick<Shown, 'magicians' | 'players'>, seat: Seat): SpellId[] {
  const { boxes, chips } = shown.players[seat]!
  const dice = COMPETING.flatMap(level => [...new Set(boxes[level])].map(face => `${level} ${face}`))
  return [...dice, ...(chips > 0 ? ['chip'] : [])].filter(spell => targetsOf(shown, seat, spell).length > 0)
}
