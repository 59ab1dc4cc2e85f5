import { lookAround } from '../actions/searching.ts'
import { bountyFor, bountyForCharacter, bountyOnce } from '../effects/bounty.ts'
import { allCurses, curseOf, layCurse, liftCurses } from '../effects/curses.ts'
import { killDenizen } from '../effects/death.ts'
import { breakSpellAt } from '../effects/ending.ts'
import { powerOfThePit } from '../effects/pit.ts'
import { lowerRelation } from '../effects/relations.ts'
import { type Spoils, spoilsOf, takeSpoils } from '../effects/spoils.ts'
import { allOwned } from '../effects/unbinding.ts'
import { rollWish } from '../effects/wishes.ts'
import { isDemonic } from '../facts/as-foe.ts'
import { rollWithWand } from '../facts/dice.ts'
import { individualsAt, isHired, nativeOf } from '../facts/employment.ts'
import { absorbedBy } from '../facts/spells.ts'
import { boardOf } from '../pieces/board.ts'
import { chitFace } from '../pieces/chits.ts'
import { denizenOf } from '../pieces/denizens.ts'
import { clearingOf, numberOf, type TileCode, tileCodeOf, tileOf } from '../pieces/tiles.ts'
import { decide } from '../state/asking.ts'
import { drawWeatherChit } from '../state/calendar.ts'
import {
  type Character,
  characterOf,
  charactersAt,
  denizensAt,
  type RealmState,
  type RealmTable,
} from '../state/state.ts'
import type { Living, SpellEffect } from './effect.ts'
import { askDemon } from './questions.ts'

const peopleOf = ({ table, cast }: Living): Character[] => cast.targets.map(({ id }) => characterOf(table.state, id))

/** Compares two denizens for sorting by bounty, the most valuable first (18.3.5). */
const byBounty = (one: string, other: string): number => bountyOf(other) - bountyOf(one)
const bountyOf = (id: string): number => {
  const { fame, notoriety } = denizenOf(id)
  return fame + notoriety
}

/**
 * Exorcise: kills the Demons and the Imp in the clearing. Breaks every other spell there or releases its targets, ends
 * all curses, fatigues color chits and disenchants items (21.1.1).
 */
const exorcise = ({ table, cast, caster, clearing }: Living): undefined => {
  const { state } = table
  const demons = denizensAt(state, clearing).filter(isDemonic)
  for (const id of demons.sort(byBounty)) {
    killDenizen(table, id, caster.id, '21.1.1')
    // Dead characters gain nothing (19.2.2).
    if (caster.fate === 'alive') bountyFor(table, caster, id, 1)
  }
  for (const other of [...state.magic!.spells]) if (other !== cast) breakSpellAt(table, other, clearing, '21.1.1')
  for (const character of charactersAt(state, clearing)) {
    liftCurses(table, character, allCurses(character), '21.1.1')
    for (const [number, chit] of character.chits.entries())
      if (chit === 'enchanted') character.chits[number] = 'fatigued'
    for (const piece of character.owned) delete piece.enchanted
  }
}

/**
 * Make Whole: repairs damaged armor, ends Wither and, unless the target is transformed, restores fatigued and wounded
 * chits (21.1.2).
 */
const makeWhole = (living: Living): undefined => {
  const { table } = living
  for (const target of peopleOf(living)) {
    liftCurses(table, target, ['wither'], '21.1.2')
    const own = allOwned(target).map(({ id }) => id)
    table.state.damaged = table.state.damaged.filter(id => !own.includes(id))
    if (target.formed) continue
    for (const [number, state] of target.chits.entries())
      if (state === 'fatigued' || state === 'wounded') target.chits[number] = 'active'
  }
}

/** Small Blessing: the target rolls for a wish (21.1.4). */
const smallBlessing: SpellEffect = function* (living) {
  for (const target of peopleOf(living)) yield* rollWish(living.table, target, '21.1.4')
}

/** Talk to Wise Bird: the target PEERs at any clearing (21.2.5). */
const talkToWiseBird: SpellEffect = function* (living) {
  const { table } = living
  for (const target of peopleOf(living)) {
    const { clearing } = yield* decide({
      seat: target.seat,
      topic: 'bird',
      rule: '21.2.5',
      data: { character: target.id },
      options: boardOf(table.state.tiles).clearings.map(
        id => ({ id, act: { kind: 'to', clearing: id }, at: { space: id } }) as const,
      ),
    })
    yield* lookAround(table, target, 'peer', clearing)
  }
}

/** Curse: the caster rolls for the target (21.5.4). */
const curse: SpellEffect = function* (living) {
  const { table, caster } = living
  for (const target of peopleOf(living))
    layCurse(table, target, curseOf(yield* rollWithWand(table, caster, 'curses', '21.5.4')), '21.5.4')
}

/**
 * Returns everyone in a clearing who can die there. `unhired` lists the unhired natives, and `people` the characters
 * with their notoriety and the monsters they have absorbed.
 */
export const thoseInClearing = (state: RealmState, clearing: string) => ({
  denizens: denizensAt(state, clearing),
  unhired: denizensAt(state, clearing).filter(id => denizenOf(id).is === 'native' && !isHired(state, id)),
  people: charactersAt(state, clearing).map(({ id, notoriety }) => ({ id, notoriety, inside: absorbedBy(state, id) })),
})

/**
 * Power of the Pit: the caster rolls against the target, is credited with all kills and may take the spoils (18.3.5,
 * 18.3.7, 18.4.1, 21.5.6).
 */
const powerOfThePitSpell: SpellEffect = function* ({ table, cast, caster, clearing, before }) {
  const { state } = table
  const there = thoseInClearing(state, clearing)
  const goods = goodsAt(table, caster, clearing)
  for (const { id } of cast.targets) yield* powerOfThePit(table, caster, id, '21.5.6', before)
  rewardPit(table, caster, there)
  if (caster.fate === 'alive') yield* takeSpoils(table, { clearing }, goods())
}

/**
 * Returns a function that finds the spoils of a Power of the Pit's victims in a clearing. The spell's caster may take
 * them (18.4.1).
 */
export function goodsAt(table: RealmTable, caster: Character, clearing: string): () => Spoils[] {
  const others = individualsAt(table.state, clearing).filter(one => one !== caster)
  const goods = others.flatMap(({ id }) => spoilsOf(table, id, [caster.id]) ?? [])
  const isDead = (victim: string): boolean => others.some(({ id, fate }) => id === victim && fate === 'dead')
  return () => goods.filter(({ victim }) => isDead(victim))
}

/**
 * Credits a Power of the Pit's caster, if alive, with those it killed, the most valuable first, and with the monsters
 * they had absorbed (18.3.5, 18.3.7, 21.5.1). Natives resent it (26.12).
 */
export function rewardPit(
  table: RealmTable,
  caster: Character,
  { denizens, unhired, people }: ReturnType<typeof thoseInClearing>,
): void {
  const { state } = table
  if (caster.fate !== 'alive') return
  const dead = [
    ...denizens
      .filter(id => state.denizens[id]!.dead)
      .map(id => ({
        bounty: bountyOf(id),
        pay() {
          if (unhired.includes(id)) lowerRelation(state, caster, nativeOf(id).group)
          bountyFor(table, caster, id, 1)
        },
      })),
    ...people
      .filter(({ id }) => characterOf(state, id).fate === 'dead')
      .map(victim => ({
        bounty: victim.notoriety,
        pay() {
          bountyForCharacter(table, caster, victim, 1)
          for (const monster of victim.inside) bountyOnce(table, caster, monster, 1)
        },
      })),
  ]
  for (const { pay } of dead.sort((one, other) => other.bounty - one.bounty)) pay()
}

/**
 * Dissolve Spell: breaks the chosen spell if its caster is in the clearing, and otherwise releases its targets there
 * (20.10.2, 21.6.1).
 */
const dissolveSpell = ({ table, cast, clearing }: Living): undefined => {
  breakAims(table, cast.targets, clearing, '21.6.1')
}

/** Remedy: ends one curse, or breaks one spell as Dissolve Spell does (20.10.2, 21.8.5). */
const remedy = ({ table, cast, clearing }: Living): undefined => {
  breakAims(table, cast.targets, clearing, '21.8.5')
  for (const target of cast.targets)
    if (target.kind === 'curse') liftCurses(table, characterOf(table.state, target.id), [target.curse], '21.8.5')
}

function breakAims(table: Living['table'], targets: Living['cast']['targets'], clearing: string, rule: string): void {
  for (const { kind, id } of targets) {
    const broken = table.state.magic!.spells.find(({ number }) => kind === 'spell' && String(number) === id)
    if (broken) breakSpellAt(table, broken, clearing, rule)
  }
}

/** Returns the tiles on the map that have six clearings, so that any sound chit can go there. */
const wideTiles = ({ tiles }: Pick<RealmState, 'tiles'>): TileCode[] =>
  tiles.map(({ tile }) => tile).filter(tile => tileOf(tile).normal.clearings.length === 6)

/** Whistle for Monsters: moves a sound to the caster's tile, or from there to any tile with six clearings (21.8.6). */
const whistle: SpellEffect = function* ({ table, cast, caster, clearing }) {
  const { state } = table
  const here = tileCodeOf(clearing)
  for (const { id } of cast.targets) {
    const chit = state.chits[id]!
    let to = here
    if (chit.tile === here) {
      const act = yield* decide({
        seat: caster.seat,
        topic: 'sound-to',
        rule: '21.8.6',
        data: { character: caster.id },
        options: wideTiles(state)
          .filter(tile => tile !== here)
          .map(tile => ({ id: tile, act: { kind: 'tile-to', tile } }) as const),
      })
      to = act.tile
    }
    const face = chitFace(id)
    const number = face.kind === 'sound' ? face.clearing : numberOf(clearing)
    Object.assign(chit, { tile: to, at: chit.at === null ? null : clearingOf(to, number), up: true, known: true })
    table.emit({ kind: 'turned-up', seat: caster.seat, rule: '21.8.6', tile: to, chits: [id] })
  }
}

/** See/Change Weather: the caster alone looks at next week's number chit, or redraws it unseen (21.9.2). */
const seeWeather: SpellEffect = function* ({ table, caster }) {
  const { weather } = table.state
  if (!weather) return
  const { seat, id } = caster
  const { how } = yield* decide({
    seat,
    topic: 'weather',
    rule: '21.9.2',
    data: { character: id },
    options: (['look', 'change'] as const).map(how => ({ id: how, act: { kind: 'weather', how } }) as const),
  })
  const event = { seat, rule: '21.9.2', character: id } as const
  if (how === 'change') {
    Object.assign(weather, { chit: drawWeatherChit(table), seen: [] })
    table.reveal()
    table.emit({ kind: 'changes-weather', ...event })
    return
  }
  if (!weather.seen.includes(seat)) weather.seen.push(seat)
  table.reveal([seat])
  table.emit({ kind: 'sees-weather', ...event, chit: weather.chit, to: [seat] })
}

/** The spells that have only an immediate effect (20.7.1). */
export const INSTANTS = {
  exorcise,
  'make-whole': makeWhole,
  'small-blessing': smallBlessing,
  'talk-to-wise-bird': talkToWiseBird,
  curse,
  'power-of-the-pit': powerOfThePitSpell,
  'ask-demon': askDemon,
  'see-change-weather': seeWeather,
  'dissolve-spell': dissolveSpell,
  remedy,
  'whistle-for-monsters': whistle,
} as const satisfies Readonly<Record<string, SpellEffect>>
