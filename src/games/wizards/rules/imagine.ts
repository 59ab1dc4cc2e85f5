import { copy, next, type RandomState, seedRandom, shuffle } from '../../../kernel/index.ts'
import { EVENTS, TASKS, WIZARD_CARDS } from './cards.ts'
import {
  GEMS,
  type Gem,
  HIGH_WIZARDS,
  type HighWizard,
  type Player,
  type WizardOut,
  type WizardsState,
} from './components.ts'
import { TERRITORIES } from './islands/territories.ts'
import type { PlayerView, WizardsView } from './view.ts'

/**
 * A state that fits what one seat may know: everything that is hidden from it is dealt out anew by `random`. The view of
 * the result is the view it was made from; the dice and decks to come are others. For the time of play, not of set-up.
 * Throws Error where the tiles are still being laid.
 */
export function imagine(view: WizardsView, random: RandomState): WizardsState {
  if (view.phase !== 'play') throw new Error('Nothing is imagined before the islands lie.')
  const gems = guessGems(view, random)
  const { wizards, draw, drawn } = guessWizards(view, random)
  return copy<WizardsState>({
    random: { dice: stream(random), decks: stream(random) },
    forced: [],
    day: view.day,
    result: view.result,
    ...(view.book === undefined ? {} : { book: view.book }),
    variant: view.variant,
    ...(view.short === undefined ? {} : { short: view.short }),
    seats: view.seats,
    setup: { map: 'auto', removed: String(TERRITORIES.length - view.placements.length) },
    phase: view.phase,
    hands: view.hands.map(hand => [...hand]),
    next: view.next,
    acted: view.acted,
    dealer: view.dealer,
    placements: [...view.placements],
    spots: [],
    laying: null,
    fallen: [...view.fallen],
    boats: [...view.boats],
    haunted: [...view.haunted],
    demons: [...view.demons],
    dragon: view.dragon,
    players: view.players.map(player => guessPlayer(view, player, gems, random)),
    decks: {
      tasks: { draw: guessTasks(view, random), discard: view.piles.tasks.discarded.map(Number) },
      events: { draw: guessEvents(view, random), discard: view.piles.events.discarded.map(Number) },
      wizards: { draw, discard: view.piles.wizards.discarded.map(String) },
    },
    gems,
    wizards,
    drawn,
    completed: view.completed,
    tasksDone: view.tasksDone,
    thwarts: view.thwarts,
    foreseen: view.foreseen,
  })
}

const stream = (random: RandomState): RandomState => seedRandom(String(next(random)), 'imagined')

/** The Gem Cards: those the seat has seen lie where they do, the rest anywhere. */
function guessGems(view: WizardsView, random: RandomState): WizardsState['gems'] {
  const known: Partial<Record<HighWizard, Gem | 'false'>> =
    view.players.find(({ seat }) => seat === view.seat)?.known ?? {}
  const seen = Object.values(known)
  const rest = shuffle(
    random,
    [...GEMS, 'false' as const].filter(gem => !seen.includes(gem)),
  )
  return Object.fromEntries(HIGH_WIZARDS.map(wizard => [wizard, known[wizard] ?? rest.pop()!])) as WizardsState['gems']
}

/** What others carry and know of the Gems is their own (14.3): of Rank 4 they may have met some High Wizards, below it none. */
function guessPlayer(view: WizardsView, player: PlayerView, cards: WizardsState['gems'], random: RandomState): Player {
  if (player.seat === view.seat) return { ...player, gems: player.gems ?? {}, known: player.known ?? {} }
  const gems: Player['gems'] = {}
  const known: Player['known'] = {}
  if (player.rank === 4 && !player.tasks.some(task => task.mandatory)) {
    const days = view.day - (player.advanced ?? view.day)
    // About a Gem in eight days, as far as anybody can tell.
    const met = shuffle(random, [...HIGH_WIZARDS]).slice(0, Math.min(HIGH_WIZARDS.length, Math.floor(days / 8)))
    for (const wizard of met) {
      const gem = cards[wizard]
      known[wizard] = gem
      if (gem !== 'false') gems[wizard] = gem
    }
  }
  return { ...player, gems, known }
}

/** The Tasks still to be drawn: whatever is neither held nor discarded; some have left the game unseen (12.44). */
function guessTasks(view: WizardsView, random: RandomState): number[] {
  const seen = new Set([
    ...view.piles.tasks.discarded.map(Number),
    ...view.players.flatMap(p => p.tasks.map(t => t.id)),
  ])
  const left = TASKS.map(task => task.id).filter(id => !seen.has(id))
  return shuffle(random, left).slice(0, view.piles.tasks.left)
}

function guessEvents(view: WizardsView, random: RandomState): number[] {
  const seen = new Set([
    ...view.piles.events.discarded.map(Number),
    ...view.players.flatMap(p => p.events.map(event => event.id)),
  ])
  return shuffle(
    random,
    EVENTS.map(event => event.id).filter(id => !seen.has(id)),
  )
}

/** The High Wizards on the board, Secret ones guessed, each with cards kept aside for him (8.74); the rest is the deck. */
function guessWizards(
  view: WizardsView,
  random: RandomState,
): { wizards: WizardOut[]; draw: string[]; drawn: string[] } {
  const named = view.wizards.flatMap(out => out.wizard ?? [])
  const unnamed = shuffle(
    random,
    HIGH_WIZARDS.filter(wizard => !named.includes(wizard)),
  )
  const wizards: WizardOut[] = view.wizards.map(out => {
    const wizard = out.wizard ?? unnamed.pop()!
    // Who else knows a Secret Wizard is not told; the seat itself does, or does not.
    const knownTo = out.letter !== null && out.wizard !== null && view.seat !== null ? [view.seat] : []
    return { wizard, at: out.at, letter: out.letter, knownTo, cards: [wizard] }
  })
  const out = wizards.map(one => one.wizard as string)
  const rest = shuffle(
    random,
    WIZARD_CARDS.map(card => card.id).filter(id => !out.includes(id)),
  )
  // Traps and Phantasms drawn on the way lie aside with the first who came of it; with nobody out they are being met.
  const others = rest.filter(id => !(HIGH_WIZARDS as readonly string[]).includes(id))
  const aside = others.slice(0, rest.length - view.piles.wizards.left)
  wizards[0]?.cards.push(...aside)
  return {
    wizards,
    draw: rest.filter(id => !aside.includes(id)).slice(0, view.piles.wizards.left),
    drawn: wizards.length > 0 ? [] : aside,
  }
}
