import { copy, next, type RandomState, seedRandom, shuffle } from '../../../../kernel/index.ts'
import { TERRITORIES } from '../islands/territories.ts'
import { EVENTS, TASKS, WIZARD_CARDS } from '../state/cards.ts'
import {
  GEMS,
  type Gem,
  HIGH_WIZARDS,
  type HighWizard,
  type Player,
  type WizardOut,
  type WizardsState,
} from '../state/components.ts'
import type { PlayerView, WizardsView } from '../state/view.ts'

/**
 * Builds a state consistent with one seat's knowledge, in which `random` redeals all hidden information. Its view
 * equals the given view, but future dice and decks differ. Throws Error before play begins.
 */
export function imagine(view: WizardsView, random: RandomState): WizardsState {
  if (view.phase !== 'play') throw new Error('A state can be guessed only after the islands are laid.')
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
    ...(view.fortnight === undefined ? {} : { fortnight: view.fortnight }),
    ...(view.house === undefined ? {} : { house: view.house }),
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

/** Guesses the Gem Cards. Those the player has seen stay, and the rest are shuffled. */
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

/**
 * Guesses other players' Gems and what they know about Gem Cards, which is secret (14.3). They have none below Rank 4,
 * or with a Mandatory Task left. The seat's own player is unchanged.
 */
function guessPlayer(view: WizardsView, player: PlayerView, cards: WizardsState['gems'], random: RandomState): Player {
  if (player.seat === view.seat) return { ...player, gems: player.gems ?? {}, known: player.known ?? {} }
  const gems: Player['gems'] = {}
  const known: Player['known'] = {}
  if (player.rank === 4 && !player.tasks.some(task => task.mandatory)) {
    const days = view.day - (player.advanced ?? view.day)
    // A rough estimate: one Gem Card per eight days.
    const met = shuffle(random, [...HIGH_WIZARDS]).slice(0, Math.min(HIGH_WIZARDS.length, Math.floor(days / 8)))
    for (const wizard of met) {
      const gem = cards[wizard]
      known[wizard] = gem
      if (gem !== 'false') gems[wizard] = gem
    }
  }
  return { ...player, gems, known }
}

/**
 * Guesses the Task deck from all cards neither held nor discarded. Some of these may have left the game unseen (12.44).
 */
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

/** Guesses the Secret Wizards on the board, the cards set aside with each (8.74), and the Wizard deck. */
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
    // Only the seat's own knowledge of a Secret Wizard is visible, not that of the other players.
    const knownTo = out.letter !== null && out.wizard !== null && view.seat !== null ? [view.seat] : []
    return { wizard, at: out.at, letter: out.letter, knownTo, cards: [wizard] }
  })
  const out = wizards.map(one => one.wizard as string)
  const rest = shuffle(
    random,
    WIZARD_CARDS.map(card => card.id).filter(id => !out.includes(id)),
  )
  // Traps and Phantasms drawn before a High Wizard are set aside with the first one on the board. If none is on the
  // board, they are being resolved.
  const others = rest.filter(id => !(HIGH_WIZARDS as readonly string[]).includes(id))
  const aside = others.slice(0, rest.length - view.piles.wizards.left)
  wizards[0]?.cards.push(...aside)
  return {
    wizards,
    draw: rest.filter(id => !aside.includes(id)).slice(0, view.piles.wizards.left),
    drawn: wizards.length > 0 ? [] : aside,
  }
}
