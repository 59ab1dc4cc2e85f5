import { type ArmorPlace, coverOf, type WornArmor } from '../../../../src/games/magic-realm/rules/fight/armor.ts'
import type { Blow } from '../../../../src/games/magic-realm/rules/fight/blows.ts'
import {
  ATTACK_DIRECTIONS,
  type AttackDirection,
  type Box,
} from '../../../../src/games/magic-realm/rules/fight/directions.ts'
import { DAGGER, EFFORT_LIMIT, type Fighter } from '../../../../src/games/magic-realm/rules/fight/fighter.ts'
import type { Body, Fate, Struck } from '../../../../src/games/magic-realm/rules/fight/resolution.ts'
import { type Level, rankOf } from '../../../../src/games/magic-realm/rules/pieces/levels.ts'

/** Returns the row of an attack. */
export const row = (attack: AttackDirection): Box => ATTACK_DIRECTIONS.indexOf(attack) as Box

/** Returns a blow from its harm, time and stars, `M4**`, in a direction. */
export function blow(
  by: string,
  target: string,
  attack: AttackDirection,
  text: string,
  more: Partial<Blow> = {},
): Blow {
  const [, harm, time, stars = ''] = /^([NLMHT])(\d+)(\**)$/.exec(text)!
  return {
    by,
    body: by,
    target,
    box: row(attack),
    time: Number(time),
    length: 0,
    harm: rankOf(harm as Level),
    stars: stars.length,
    excess: false,
    missile: null,
    special: null,
    bites: false,
    penetrates: false,
    exactly: null,
    ...more,
  }
}

/** Returns a worn piece of armor: `helmet M`. */
export function worn(text: string, held: Box = 0): WornArmor {
  const [place, toughness] = text.split(' ') as [ArmorPlace, Level]
  const covers =
    place === 'shield' ? [held] : place === 'card' ? [held] : place === 'ointment' ? coverOf('suit') : coverOf(place)
  const card = place === 'card' || place === 'ointment'
  return { id: place, place, covers, toughness: rankOf(toughness), card, damaged: false, destroyed: false }
}

/** Returns a character as a target. */
export const person = (id: string, vulnerability: Level, more: Partial<Body> = {}): Body => ({
  id,
  kind: 'character',
  vulnerability: rankOf(vulnerability),
  armored: false,
  maneuver: null,
  mount: null,
  armor: [],
  greased: false,
  wounds: 0,
  dead: false,
  ...more,
})

/** Returns a monster as a target. */
export const beast = (id: string, vulnerability: Level, more: Partial<Body> = {}): Body =>
  person(id, vulnerability, { kind: 'denizen', ...more })

/** Returns a fate with these rolls that remembers which blows fell at the same time. */
export function fate(...missiles: number[]): Fate & { readonly groups: (readonly Struck[])[] } {
  const groups: (readonly Struck[])[] = []
  return {
    groups,
    missile: () => missiles.shift()!,
    aimed: (_blow, added) => missiles.shift()! + added,
    serious: () => missiles.shift()!,
    special: () => [],
    fallen: group => {
      groups.push(group)
    },
  }
}

/** Returns a character with these chits in play, `FIGHT M4*`, and nothing else except what is named. */
export const fighter = (chits: readonly string[], more: Partial<Fighter> = {}): Fighter => ({
  id: 'hero',
  weight: 'M',
  vulnerability: 'M',
  chits: chits.map((text, number) => {
    const [, kind, strength, time, stars = ''] = /^(\w+) ([LMHT])(\d)(\**)$/.exec(text)!
    return {
      number,
      kind: kind as Fighter['chits'][number]['kind'],
      strength: strength as Level,
      time: Number(time),
      asterisks: stars.length,
    }
  }),
  weapon: DAGGER,
  gloves: null,
  boots: null,
  horse: null,
  armor: [],
  load: 'N',
  effort: EFFORT_LIMIT,
  missile: { dice: 2, modifier: 0 },
  bracelets: false,
  cloak: false,
  greased: false,
  wish: false,
  ...more,
})
