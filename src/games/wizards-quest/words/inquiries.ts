import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { forecast } from '../plans/forecast.ts'
import { approachesTo } from '../rules/campaign/targets.ts'
import { countersOf, heldBy, isProtected, leaderAt } from '../rules/facts/forces.ts'
import { isTruce, isTunnelClosed, mouthsOn, neighborsOn, wayOn } from '../rules/facts/island.ts'
import { reinforcementsFor } from '../rules/facts/kingdoms.ts'
import { attackRange, defenseRange } from '../rules/facts/ranges.ts'
import { petitionOf } from '../rules/pieces/deck.ts'
import {
  BRIDGES,
  CASTLE_IDS,
  REGIONS,
  SPACE_IDS,
  type SpaceId,
  spaceOf,
  territoriesOf,
  type Way,
  waterOf,
} from '../rules/pieces/marnon.ts'
import type { Campaign, Force } from '../rules/state/components.ts'
import { CREATURES, LEADERS } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { findSpace } from './find-space.ts'
import {
  armyName,
  bridgeName,
  cardName,
  cardText,
  creatureName,
  leaderName,
  occupantsText,
  rangeText,
  regionName,
  spaceName,
  spaceNames,
  treasureName,
} from './names.ts'

const INQUIRIES = ['look', 'player', 'cards', 'treasures', 'orcs', 'chances'] as const
type Inquiry = (typeof INQUIRIES)[number]

const isInquiry = (word: string): word is Inquiry => (INQUIRIES as readonly string[]).includes(word)

/** Lists the inquiry commands. */
export const inquiriesIn = (words: Messages) =>
  INQUIRIES.map(word => ({
    word,
    also: words.has(`inquiry-${word}.also`) ? words.get(`inquiry-${word}.also`).split(', ') : [],
    about: aboutOf(words, word),
    text: words.get(`inquiry-${word}`),
  }))

const aboutOf = (words: Messages, word: Inquiry): string => {
  if (word === 'look' || word === 'chances') return words.get('about-look')
  return word === 'player' ? words.get('about-player') : ''
}

/** Answers an inquiry with lines of text. Returns null if the word isn't an inquiry of this game. */
export function inquireIn(words: Messages, view: QuestView, word: string, about: string): readonly string[] | null {
  if (!isInquiry(word)) return null
  switch (word) {
    case 'look':
      return about.trim() === '' ? boardLines(words, view) : aboutSpace(words, about, id => spaceLines(words, view, id))
    case 'player':
      return aboutPlayer(words, view, about)
    case 'cards':
      return cardLines(words, view)
    case 'treasures':
      return treasureLines(words, view)
    case 'orcs':
      return orcLines(words, view)
    case 'chances':
      return aboutSpace(words, about, id => chanceLines(words, view, id))
  }
}

function aboutSpace(words: Messages, about: string, lines: (id: SpaceId) => readonly string[]): readonly string[] {
  const id = findSpace(words, about)
  return id === null ? [words.get('look-unknown', { name: about.trim() })] : lines(id)
}

/**
 * Describes the whole island: a line for each region and one for the castles, then the dragon, the wizard, and the
 * changes made by the blank card.
 */
function boardLines(words: Messages, view: QuestView): string[] {
  const namesOf = (ids: readonly SpaceId[]) =>
    ids.map(id => `${numbered(words, id)} ${shortForce(words, view, id)}`).join(', ')
  return [
    ...REGIONS.map(({ number }) =>
      words.get('look-region', { number, region: regionName(words, number), spaces: namesOf(territoriesOf(number)) }),
    ),
    words.get('look-castles', { spaces: namesOf(CASTLE_IDS) }),
    ...creatureLines(words, view),
    ...changeLines(words, view),
  ]
}

/** Names a territory with its number. A castle's name already contains one. */
const numbered = (words: Messages, id: SpaceId): string => {
  const { kind, number } = spaceOf(id)
  return kind === 'castle' ? spaceName(words, id) : `${number} ${spaceName(words, id)}`
}

const shortForce = (words: Messages, view: QuestView, id: SpaceId): string => `(${occupantsText(words, view, id)})`

const creatureLines = (words: Messages, view: QuestView): string[] =>
  CREATURES.flatMap(creature => {
    const at = view[creature]
    if (at === null) return []
    const space = spaceName(words, at)
    return [creature === 'dragon' ? words.get('look-dragon', { space }) : words.get('look-wizard', { space })]
  })

/** Describes a space, its neighbors, and everything there. */
function spaceLines(words: Messages, view: QuestView, id: SpaceId): string[] {
  const { region, ground } = spaceOf(id)
  const space = spaceName(words, id)
  const water = waterOf(id)
  const treasure = view.treasures.find(({ at }) => at === id)
  return [
    spaceText(words, view, id),
    ...(region === null ? [words.get('look-castle', { space, spaces: spaceNames(words, neighborsOn(view, id)) })] : []),
    words.get('look-ground', { ground }),
    ...(water ? [words.get('look-water', { water })] : []),
    ...tunnelLines(words, view, id),
    ...(region === null ? [] : [neighborsText(words, view, id)]),
    ...(isProtected(view, id) ? [words.get('look-guarded')] : []),
    ...(treasure ? [treasureText(words, view, treasure)] : []),
  ].map(capital)
}

/** Describes a space and its force. For a territory, includes the number and the region. */
export function spaceText(words: Messages, view: QuestView, id: SpaceId): string {
  const { region, number } = spaceOf(id)
  const values = { space: spaceName(words, id), force: occupantsText(words, view, id) }
  return region === null
    ? words.get('look-space', values)
    : words.get('look-space.territory', { ...values, number, region: regionName(words, region) })
}

/** Describes the blank card's changes to the island, and the truce. */
export function changeLines(words: Messages, view: QuestView): string[] {
  const { upheaval } = view
  if (!upheaval) return []
  const { entrances, bridgesDown, truce } = upheaval
  return [
    ...(isTruce(view) ? [words.get('change-truce', { turn: truce })] : []),
    ...(entrances.length > 0 ? [words.get('change-entrances', { spaces: spaceNames(words, entrances) })] : []),
    ...(isTunnelClosed(view) ? [words.get('look-tunnel.closed')] : []),
    ...bridgeLines(words, bridgesDown),
  ]
}

function bridgeLines(words: Messages, down: readonly number[]): string[] {
  if (down.length === 0) return []
  if (down.length === BRIDGES.length) return [words.get('change-bridges.all')]
  return [words.get('change-bridges', { bridges: words.list(down.map(bridge => bridgeName(words, bridge))) })]
}

/**
 * Describes where the Great Tunnel leads from a space, or says that it is closed. Returns an empty list if the space
 * isn't one of its mouths.
 */
function tunnelLines(words: Messages, view: QuestView, id: SpaceId): string[] {
  const mouths = mouthsOn(view)
  if (!mouths.includes(id)) return []
  if (isTunnelClosed(view)) return [words.get('look-tunnel.closed')]
  return [
    words.get('look-tunnel', {
      space: spaceNames(
        words,
        mouths.filter(mouth => mouth !== id),
      ),
    }),
  ]
}

/** Lists a space's neighbors, except those through the tunnel. */
export const neighborsText = (words: Messages, view: QuestView, id: SpaceId): string => {
  const isInTheOpen = (way: Way | null) => way === 'land' || way === 'bridge'
  const beside = neighborsOn(view, id).filter(next => isInTheOpen(wayOn(view, id, next)))
  return words.get('look-neighbors', { spaces: words.list(beside.map(next => neighborText(words, view, id, next))) })
}

function neighborText(words: Messages, view: QuestView, from: SpaceId, to: SpaceId): string {
  const space = spaceName(words, to)
  return wayOn(view, from, to) === 'bridge' ? words.get('look-bridge', { space }) : space
}

/** Describes a treasure: the owner and, if the viewer has seen it, the kind. */
export function treasureText(
  words: Messages,
  { seats, seat }: QuestView,
  { owner, kind }: QuestView['treasures'][number],
): string {
  const name = seatName(seats, owner)
  const whose = owner === seat ? 'own' : 'other'
  return kind === null
    ? words.get('look-treasure', { owner: name, whose })
    : words.get('look-treasure.known', { owner: name, whose, treasure: treasureName(words, kind, 'nominative') })
}

function aboutPlayer(words: Messages, view: QuestView, about: string): readonly string[] {
  const wanted = about.trim().toLowerCase()
  const found = view.players.find(({ name, seat }) =>
    [name, armyName(words, seat)].some(known => known.toLowerCase().startsWith(wanted)),
  )
  if (wanted === '') return view.players.flatMap(({ seat }) => playerLines(words, view, seat))
  if (!found) return [words.get('player-unknown', { name: about.trim(), names: words.list(view.seats) })]
  return playerLines(words, view, found.seat)
}

/** Describes a player's possessions, as far as the viewer may know about them. */
export function playerLines(words: Messages, view: QuestView, seat: number): string[] {
  const player = view.players[seat]
  if (!player) return []
  const { name, found, cardCount, boats, out } = player
  if (out) return [words.get('player-out', { name })]
  const held = heldBy(view, seat)
  const values = { name, army: armyName(words, seat), spaces: held.length, pieces: countersOf(view, seat) }
  return [
    words.get('player-line', { ...values, men: reinforcementsFor(view, seat) }),
    found.length === 0
      ? words.get('player-nothing')
      : words.get('player-found', {
          treasures: words.list(found.map(kind => treasureName(words, kind, 'nominative'))),
        }),
    ...LEADERS.map(leader => {
      const at = leaderAt(view, seat, leader)
      const name = leaderName(words, leader, 'nominative')
      return at === null
        ? words.get('player-leader-off', { leader: name })
        : words.get('player-leader', { leader: name, space: spaceName(words, at) })
    }),
    words.get('player-cards', { n: cardCount, boats: boats.length }),
  ].map(capital)
}

/** Lists the viewer's cards with their effects, and their open boats. */
export function cardLines(words: Messages, { seat, players }: QuestView): string[] {
  const player = players[seat ?? -1]
  const lines = (player?.cards ?? []).map(card =>
    words.get('cards-line', {
      card: cardName(words, card),
      text: cardText(words, card),
      timing: petitionOf(card).immediate ? words.get('card-at-once') : words.get('card-to-keep'),
    }),
  )
  const boats = (player?.boats ?? []).map(() => words.get('cards-boat'))
  return lines.length + boats.length > 0 ? [...lines, ...boats] : [words.get('cards-none')]
}

/** Lists all treasures on the board, with the kinds that the viewer has seen. */
export const treasureLines = (words: Messages, view: QuestView): string[] =>
  view.seats.map((owner, seat) => {
    const places = view.treasures
      .filter(treasure => treasure.owner === seat)
      .map(({ at, kind }) =>
        kind === null
          ? words.get('treasures-place', { space: spaceName(words, at) })
          : words.get('treasures-place.known', {
              space: spaceName(words, at),
              treasure: treasureName(words, kind, 'nominative'),
            }),
      )
    return words.get('treasures-line', {
      owner,
      places: places.length > 0 ? words.list(places) : words.get('treasures-none'),
    })
  })

/** Lists the spaces from which orcs would go on a frenzy now, with their targets (VI.B). */
export function orcLines(words: Messages, view: QuestView): string[] {
  const lines = SPACE_IDS.filter(id => view.forces[id]?.side === 'orcs' && view.forces[id].men === 4).map(id => {
    const prey = neighborsOn(view, id).filter(next => isPrey(view, next))
    const space = spaceName(words, id)
    return prey.length > 0
      ? words.get('orcs-frenzy', { space, spaces: spaceNames(words, prey) })
      : words.get('orcs-frenzy-none', { space })
  })
  return lines.length > 0 ? lines : [words.get('orcs-quiet')]
}

function isPrey(view: QuestView, id: SpaceId): boolean {
  const force = view.forces[id]
  return (
    Boolean(force) && force?.side !== 'orcs' && force?.leader !== 'hero' && view.dragon !== id && !isProtected(view, id)
  )
}

/**
 * Describes the viewer's chances against another side's force in a space from each of their spaces that can attack it,
 * even by boat, and names the dragon and the wizard if they are there.
 */
function chanceLines(words: Messages, view: QuestView, target: SpaceId): string[] {
  const { seat } = view
  const defenders = view.forces[target]
  const creatures = CREATURES.filter(creature => view[creature] === target).map(creature =>
    words.get('chances-creature', { creature: creatureName(words, creature, 'nominative') }),
  )
  const sources = seat === null ? [] : approachesTo(view, seat, target)
  const lines =
    defenders && defenders.side !== seat
      ? sources.flatMap(({ space: from, by }) => {
          const attackers = view.forces[from]
          return attackers ? [chanceLine(words, { from, to: target, by }, attackers, defenders)] : []
        })
      : []
  const all = [...lines, ...creatures].map(capital)
  return all.length > 0 ? all : [words.get('chances-none', { space: spaceName(words, target) })]
}

function chanceLine(
  words: Messages,
  front: Pick<Campaign, 'from' | 'to' | 'by'>,
  attackers: Force,
  defenders: Force,
): string {
  const { wins, loses } = forecast(attackers, defenders, front.to, front.by)
  return words.get('chances-line', {
    from: spaceName(words, front.from),
    way: words.get(`way-${front.by}`),
    attack: rangeText(words, attackRange(attackers)),
    defense: rangeText(words, defenseRange(defenders, front.to, front.by)),
    win: Math.round(100 * wins),
    lose: Math.round(100 * loses),
  })
}
