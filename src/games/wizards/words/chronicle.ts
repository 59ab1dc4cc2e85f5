import {
  encounterTable,
  eventCard,
  order,
  type SpellName,
  spell,
  tableRow,
  taskCard,
  wizardCard,
} from '../rules/cards.ts'
import { POINT_KINDS, type WizardsEvent } from '../rules/components.ts'
import { spaceName } from '../rules/islands/spaces.ts'
import { territory } from '../rules/islands/territories.ts'
import { capital } from '../rules/orders/points.ts'

type Kind = WizardsEvent['kind']
type Teller<K extends Kind> = (
  event: Extract<WizardsEvent, { kind: K }>,
  who: string,
  seats: readonly string[],
) => string | null

const ANIMAL_NAMES = {
  unicorn: 'a Unicorn',
  'winged-horse': 'a Winged Horse',
  horse: 'a Horse',
  hound: 'a Hound',
  dove: 'a Dove',
} as const

const MOVES = {
  walks: 'walks to',
  boards: 'boards the boat at',
  sails: 'sails to',
  lands: 'lands at',
  swims: 'swims to',
  flies: 'flies to',
  rides: 'rides to',
  stone: 'enters',
  center: 'enters',
  wanders: 'is led astray to',
} as const

const MET: Readonly<Record<string, string>> = {
  demons: 'Demons',
  dragon: 'the Dragon',
  folk: 'Common Folk',
  elves: 'the Elves',
  monks: 'the monks of Shrineheart',
  trap: 'a Trap',
  'star-crest': 'the mystery of the Star Crest',
  'high-hollow': 'the paths of High Hollow',
}

/** What a roll that is no table's was for. */
const PURPOSES: Readonly<Record<string, string>> = {
  dealer: 'to be dealer',
  'tiles-removed': 'for the tiles left out',
  tie: 'to break a tie',
  points: 'for points',
  'points-lost': 'for points lost',
  'turns-lost': 'for turns lost',
  'extra-turns': 'for extra turns',
  gem: 'for the Gem',
  master: 'for the Master Sorcerer',
  stone: 'for the Stone',
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** One teller a kind of event: the event as a sentence, or null where another event says it. */
const TELLERS: { readonly [K in Kind]: Teller<K> } = {
  roll: ({ purpose, dice }, who) => {
    if (purpose === 'movement') {
      const [white, red] = dice
      return `${who} rolls ${white} for movement, ${red} for an encounter${red! <= 3 ? ' (one may come)' : ''}.`
    }
    if (purpose.startsWith('spell:'))
      return `${who} casts ${spell(purpose.slice(6) as SpellName).name} and rolls ${dice[0]}.`
    const what = PURPOSES[purpose]
    return what ? `${who || 'A die'} ${who ? 'rolls' : 'shows'} ${dice.join(' and ')} ${what}.` : null
  },
  told: ({ text }) => text,
  tile: ({ tile }, who) => `${who} lays ${territory(tile).name}.`,
  removed: ({ count }) => `Unseen, ${plural(count, 'tile')} ${count === 1 ? 'is' : 'are'} left out of the game.`,
  placed: ({ space, what, wizard }, who) => {
    switch (what) {
      case 'player':
        return `${who} begins at ${spaceName(space)}.`
      case 'dragon':
        return `The Dragon is at ${spaceName(space)}.`
      case 'demon':
        return `A Demon appears at ${spaceName(space)}.`
      case 'boats':
        return 'The boats lie in their harbours.'
      case 'wizard':
        return wizard
          ? `${capital(wizard)} has been seen at ${spaceName(space)}.`
          : `A Secret Wizard is at ${spaceName(space)}.`
    }
  },
  dawn: ({ fortnight, dayOfFortnight }) => `Day ${dayOfFortnight} of Fortnight ${fortnight} dawns.`,
  turn: ({ extra }, who) => (extra ? `${who} takes an extra turn.` : null),
  'lost-turn': ({ why, left }, who) =>
    `${who} is ${why === 'stunned' ? 'stunned' : 'held in a Trap'} and loses the turn${left ? `; ${left} more to come` : ''}.`,
  moved: ({ space, how }, who) => `${who} ${MOVES[how]} ${spaceName(space)}.`,
  transported: ({ space }, who) => `${who} is transported to ${spaceName(space)}.`,
  meets: ({ who: met }, who) => {
    // A meeting of players names all of them, whoever came among them too.
    const others = met.split(', ').filter(name => name !== who)
    return `${who} meets ${MET[met] ?? capital(list(others))}.`
  },
  result: ({ table, dice, on }, who) =>
    `${who} rolls ${dice.join(' and ')} (${encounterTable(table).title}, ${on}): ${tableRow(table, on)}.`,
  points: ({ gained, why }, who) => {
    const parts = POINT_KINDS.filter(kind => gained[kind]).map(kind => `${Math.abs(gained[kind]!)} ${capital(kind)}`)
    if (parts.length === 0) return null
    const lost = POINT_KINDS.some(kind => (gained[kind] ?? 0) < 0)
    return `${who} ${lost ? 'loses' : 'gains'} ${list(parts)} (${why}).`
  },
  joins: ({ order: name }, who) => `${who} joins the ${order(name).name}.`,
  advances: ({ rank }, who) => `${who} rises to Rank ${rank}.`,
  task: ({ task, what, mandatory, part }, who) => {
    const { title } = taskCard(task)
    switch (what) {
      case 'given':
        return `${who} is given ${mandatory ? 'a Mandatory' : 'an Optional'} Task: ${title}.`
      case 'part':
        return `${who} does part of the Task ${title}: ${part}.`
      case 'done':
        return `${who} completes the Task ${title}.`
      case 'impossible':
        return `The Task ${title} has become impossible for ${who}.`
      case 'passed':
        return `${who} gives the Task ${title} away.`
    }
  },
  marker: ({ space, letter }) => `Marker ${letter} is laid at ${spaceName(space)}.`,
  event: ({ event, what }, who) => {
    const { title, text } = eventCard(event)
    switch (what) {
      case 'drawn':
        return `Event for ${who}: ${title}. ${text}`
      case 'used':
        return `${who} uses ${title}.`
      case 'ends':
        return `${title} is over for ${who}.`
      case 'lost':
        return `${who} loses ${title}.`
    }
  },
  animal: ({ animal, what }, who) => {
    if (animal === 'dove') return `A Dove comes to ${who} with news from Hamdrel.`
    return what === 'comes'
      ? `${capital(ANIMAL_NAMES[animal])} comes to ${who}.`
      : `${who} is left by ${ANIMAL_NAMES[animal].replace(/^an? /, 'the ')}.`
  },
  spell: ({ spell: name, success }) => `${spell(name as SpellName).name} ${success ? 'works' : 'fails'}.`,
  afflicted: ({ with: what, now }, who) =>
    `${who} is ${now ? '' : 'healed: no longer '}${what === 'dazed' ? 'Demon Dazed' : 'Dragonbound'}.`,
  trapped: ({ trap, left }, who) => {
    switch (trap) {
      case 'none':
        return `${who} is free of the Trap.`
      case 'turns':
        return `${who} is trapped for ${plural(left ?? 0, 'turn')}.`
      case 'fortnight':
        return `${who} is trapped until the Fortnight ends.`
      case 'roll':
        return `${who} is trapped until a Movement Roll of 5 or 6.`
    }
  },
  demon: ({ space, what }) =>
    what === 'appears' ? `A Demon appears at ${spaceName(space)}.` : `The Demons depart from ${spaceName(space)}.`,
  gem: ({ wizard, gem }, who) => {
    if (gem === null) return `${capital(wizard)} gives ${who} no Gem.`
    if (gem === 'false') return `${capital(wizard)} is the False Wizard.`
    return `${capital(wizard)} gives ${who} the ${capital(gem)}.`
  },
  stolen: ({ by, gems, objects }, who) =>
    `${capital(by)} steal${by === 'thieves' || by === 'the Demons' ? '' : 's'} from ${who}: ${list([...objects, ...gems.map(capital)])}.`,
  attack: ({ thwarted }) =>
    thwarted ? 'The Evil Spirit is thwarted: Day 14 is a day like any other.' : 'The Evil Spirit attacks.',
  falls: ({ tile }) => `${territory(tile).name} is taken over by Evil.`,
  thwart: ({ thwarts }) =>
    `Ten Tasks are done: the Evil Spirit will be thwarted${thwarts > 1 ? ` ${thwarts} times` : ''}.`,
  'wizard-card': ({ card }, who) => {
    const it = wizardCard(card)
    switch (it.kind) {
      case 'high-wizard':
        return null
      case 'phantasm':
        return `${who} sees a Phantasm, and it fades.`
      case 'trap':
        return `${who} walks into a Wizard's Trap.`
    }
  },
  secret: ({ wizard, letter }) => `Secret Wizard ${letter} is ${capital(wizard)}.`,
  foreseen: ({ tile }, who) => `${who} foresees that ${territory(tile).name} falls next.`,
  end: ({ text }) => text,
}

/** An event as a sentence, or null where it needs none. */
export function sentence(event: WizardsEvent, seats: readonly string[]): string | null {
  const who = event.seat === null ? '' : (seats[event.seat] ?? '')
  // The table has one teller for each kind, which the compiler cannot follow through the index.
  const text = (TELLERS[event.kind] as Teller<Kind>)(event as never, who, seats)
  return text && capital(text).replace(/([.!?])\.$/, '$1')
}
