import { type BelongingId, belonging } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { CHIT_IDS, chitFace } from '../../../src/games/magic-realm/rules/pieces/chits.ts'
import { GOALS, type RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { below, next, type RandomState, type Seat, seedRandom, shuffle } from '../../../src/kernel/index.ts'

/** Changes in place everything that a seat may not know (`null`: a spectator). */
export function disguise(state: RealmState, seat: Seat | null, random: RandomState): void {
  disguiseUnheld(state, seat, random)
  dealCards(state, seat, random)
  disguiseHeld(state, seat, random)
}

/** Changes only the contents of the board and the boxes, because unheld things do nothing by themselves. */
export function disguiseUnheld(state: RealmState, seat: Seat | null, random: RandomState): void {
  const seed = String(next(random))
  state.random = { dice: seedRandom(seed, 'dice'), decks: seedRandom(seed, 'decks') }
  state.draw = shuffle(random, state.draw)
  // Everybody sees the clearing of the current evening.
  const [now, ...later] = state.evenings
  if (now !== undefined) state.evenings = [now, ...shuffle(random, later)]
  if (state.weather && !(seat !== null && state.weather.seen.includes(seat))) state.weather.chit = 1 + below(random, 6)
  moveChits(state, seat, random)
  dealSpells(state, random)
  dealCards(state, seat, random, false)
}

function disguiseHeld(state: RealmState, seat: Seat | null, random: RandomState): void {
  for (const [owner, hand] of state.hands.entries()) if (owner !== seat) state.hands[owner] = shuffle(random, hand)
  hideCaches(state, seat, random)
  state.noted = state.noted?.map((own, owner) => (owner === seat ? own : {}))
  if (!state.noted) delete state.noted
  wakeOthers(state, seat, random)
  for (const character of state.characters) {
    if (character.seat === seat) continue
    // Only those who looked know what they saw.
    character.seen = []
    character.gold = below(random, 90)
    if (character.within) Object.assign(character.within, { gold: below(random, 90) })
    character.start = 'elsewhere'
    character.plan = []
    character.yesterday = [{ activity: { kind: 'hide' }, source: 'basic' }]
    character.ways = below(random, 2) === 0 ? [] : ['CL2-5']
    character.sites = below(random, 2) === 0 ? [] : ['hoard']
    character.boons = []
    if (character.magic?.begins) character.magic.begins = [below(random, 12)]
    if (character.magic) character.magic.spells = below(random, 2) === 0 ? [] : [{ spell: 'fog', learned: true }]
    if (character.familiar) character.familiar.plan = [{ activity: { kind: 'move', to: 'CL2' }, source: 'basic' }]
    if (character.phantasm) character.phantasm.plan = [{ activity: { kind: 'move', to: 'CL2' }, source: 'basic' }]
    // Decisions to end the month or a character's life become known once all have recorded.
    if (below(random, 2) === 0) character.wantsEnd = true
    else delete character.wantsEnd
    // The questions to a character would reveal its belongings.
    if (below(random, 2) === 0) character.asksAll = true
    else delete character.asksAll
    character.passed = below(random, 2) === 0 ? {} : { 'phase-start': ['activate elusive-cloak'] }
    if (character.needs) {
      const points = shuffle(
        random,
        GOALS.map(goal => character.needs?.[goal] ?? 0),
      )
      character.needs = {
        great: points[0]!,
        spells: points[1]!,
        fame: points[2]!,
        notoriety: points[3]!,
        gold: points[4]!,
      }
    }
  }
  for (const leader of state.war?.leaders ?? []) {
    if (leader.seat === seat) continue
    leader.seen = []
    leader.gold = below(random, 90)
    leader.plan = []
    leader.passed = { evening: ['deal white-knight'] }
    leader.yesterday = [{ activity: { kind: 'hide' }, source: 'basic' }]
    leader.ways = below(random, 2) === 0 ? [] : ['CL2-5']
    leader.sites = below(random, 2) === 0 ? [] : ['hoard']
  }
}

/** Reorders spell cards that nobody has awakened (9.4.4). */
function dealSpells({ magic }: RealmState, random: RandomState): void {
  if (!magic) return
  const places = Object.entries(magic.cards)
  const cards = shuffle(
    random,
    places.flatMap(([, pile]) => pile),
  )
  for (const [box, pile] of places) magic.cards[box] = pile.map(() => cards.pop()!)
}

/** Changes the awakened spells in others' items (9.4.4). */
function wakeOthers({ magic, characters }: RealmState, seat: Seat | null, random: RandomState): void {
  if (!magic) return
  magic.sparing = characters.slice(0, below(random, 2)).map(({ id }) => id)
  const open = characters
    .filter(one => one.seat === seat)
    .flatMap(({ owned }) => owned.flatMap(({ id, active }) => (active ? [id] : [])))
  for (const item of Object.keys(magic.awake)) if (!open.includes(item)) magic.awake[item] = ['fog']
}

/** Changes the contents of others' caches, which only they know (26.5). */
function hideCaches({ caches = [], characters, war }: RealmState, seat: Seat | null, random: RandomState): void {
  const own = [...characters, ...(war?.leaders ?? [])].filter(one => one.seat === seat)
  for (const cache of caches) if (!own.some(({ id }) => id === cache.owner)) cache.gold = below(random, 90)
}

/** Swaps map chits that the seat does not know with others of their kind. */
function moveChits({ chits, characters, war }: RealmState, seat: Seat | null, random: RandomState): void {
  const eyes = [...characters, ...(war?.leaders ?? [])]
  const seen = new Set(eyes.flatMap(one => (one.seat === seat ? one.seen : [])))
  const kindOf = (id: string): string => {
    const face = chitFace(id)
    return face.kind === 'warning' ? face.letter : face.kind === 'lost' ? id : 'sound or site'
  }
  const unknown = CHIT_IDS.filter(id => {
    const chit = chits[id]
    return chit && !chit.known && !chit.up && !seen.has(id)
  })
  for (const kind of new Set(unknown.map(kindOf))) {
    const ids = unknown.filter(id => kindOf(id) === kind)
    const places = shuffle(
      random,
      ids.map(id => chits[id]!),
    )
    for (const [i, id] of ids.entries()) chits[id] = places[i]!
  }
}

/** Deals face-down cards and the unseen cards of others again, as many to each place as before. */
function dealCards(state: RealmState, seat: Seat | null, random: RandomState, withHeld = true): void {
  const isHidden = (id: BelongingId): boolean => belonging(id).kind === 'treasure' && !state.shown.includes(id)
  const piles = [...Object.values(state.boxes), ...Object.values(state.piles)]
  const held = (withHeld && !state.battle ? [...state.characters, ...(state.war?.leaders ?? [])] : [])
    .filter(one => one.seat !== seat)
    .flatMap(({ owned, within }) => [...owned, ...(within?.owned ?? [])].filter(({ active }) => !active))
  const cards = shuffle(random, [
    ...piles.flatMap(pile => pile.filter(isHidden)),
    ...held.flatMap(({ id }) => (isHidden(id) ? [id] : [])),
  ])
  for (const pile of piles) for (const [i, id] of pile.entries()) if (isHidden(id)) pile[i] = cards.pop()!
  for (const piece of held) if (isHidden(piece.id)) Object.assign(piece, { id: cards.pop()! })
}
