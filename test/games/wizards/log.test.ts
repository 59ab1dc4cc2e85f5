import { describe, expect, test } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import type { WizardsEvent } from '../../../src/games/wizards/rules/state/components.ts'
import { eventSentence } from '../../../src/games/wizards/words/log.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { Match, pick, seedRandom } from '../../../src/kernel/index.ts'

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan']

/** Returns all events in a game of random answers, up to this number of answers. */
function logOf(seats: number, seed: string, answers: number, options: Record<string, string> = {}) {
  const variant = seats === 1 ? 'solitaire' : 'standard'
  const header = { game: 'wizards', rules: 1, options: { variant, ...options }, seats: NAMES.slice(0, seats), seed }
  const match = Match.begin(wizards, { ...header, practice: false })
  const random = seedRandom(seed, 'answers')
  for (let i = 0; i < answers && match.questions.length > 0; i++) {
    const { seat, options } = match.questions[0]!
    match.answer(seat, pick(random, options).id)
  }
  return match.events()
}

/** Returns the fault in a sentence of the log, or null if there is none. */
function flaw(text: string): string | null {
  if (!/^[A-Z]/.test(text)) return 'begins with no capital'
  if (!/[a-z0-9)"][.!?]$/i.test(text)) return 'has no end'
  if (/undefined|null|NaN|\[object| {2}|\.\.| [.,;:]|\(\)/.test(text)) return 'has a hole in it'
  return /\b(sea\.\d{4}|[a-z-]+\.(?:[abc][1-6]|center))\b/.test(text) ? 'names a space by its id' : null
}

const told = (event: WizardsEvent) => eventSentence(ENGLISH, event, NAMES)
const flawed = (events: readonly WizardsEvent[]) =>
  events.flatMap(event => {
    const text = told(event)
    const wrong = text === null ? null : flaw(text)
    return wrong ? [`${text} ${wrong}`] : []
  })

type Kind = WizardsEvent['kind']
type Body<K extends Kind> = Omit<Extract<WizardsEvent, { kind: K }>, 'kind' | 'day' | 'seat' | 'rule'>

/** Every kind of event, in every form with its own sentence. Each happens to Ann. */
const EXAMPLES: { readonly [K in Kind]: readonly (readonly [Body<K>, string | null])[] } = {
  roll: [
    [{ purpose: 'movement', dice: [3, 2] }, 'Ann rolls 3 to move and a red 2 (encounter possible).'],
    [{ purpose: 'movement', dice: [3, 4] }, 'Ann rolls 3 to move and a red 4.'],
    [{ purpose: 'dealer', dice: [3, 4] }, 'Ann rolls 3 and 4 to see who deals.'],
    [{ purpose: 'spell:swiftness', dice: [6] }, 'Ann casts Swiftness and rolls 6.'],
    [{ purpose: 'demons', dice: [1, 2] }, null],
  ],
  warded: [
    [{ from: 'trap' }, 'A ward keeps Ann out of the Trap.'],
    [{ from: 'theft' }, 'A ward protects everything Ann carries.'],
  ],
  'calls-for-help': [[{}, 'Ann calls for help.']],
  tile: [[{ tile: 'torwall', by: 'person' }, 'Ann lays Torwall.']],
  removed: [
    [{ count: 1 }, 'Left out of the game, unseen: 1 tile.'],
    [{ count: 4 }, 'Left out of the game, unseen: 4 tiles.'],
  ],
  placed: [
    [{ space: 'torwall.b4', what: 'player' }, 'Ann starts at Torwall B4.'],
    [{ space: 'dragons-lair.a1', what: 'dragon' }, "The Dragon is at Dragon's Lair A1."],
    [{ space: 'sea.1409', what: 'demon' }, 'A Demon appears at the northern sea.'],
    [{ space: '', what: 'boats' }, 'The boats are in their harbors.'],
    [{ space: 'glendale.a1', what: 'wizard', wizard: 'terek' }, 'Terek has been seen at Glendale A1.'],
    [{ space: 'glendale.a1', what: 'wizard', wizard: null }, 'A Secret Wizard is at Glendale A1.'],
  ],
  dawn: [[{ fortnight: 2, dayOfFortnight: 5 }, 'Day 5 of Fortnight 2 dawns.']],
  turn: [
    [{ extra: true }, 'Ann takes an extra turn.'],
    [{ extra: false }, null],
  ],
  'lost-turn': [
    [{ why: 'stunned', left: 2 }, 'Ann is stunned and loses this turn, with 2 more to lose.'],
    [{ why: 'trapped', left: null }, 'Ann is stuck in a Trap and loses this turn.'],
    [{ why: 'trapped', left: 0 }, 'Ann is stuck in a Trap and loses this turn.'],
  ],
  moved: (
    [
      ['walks', 'torwall.b4', 'Ann walks to Torwall B4.'],
      ['boards', 'sea.1409', 'Ann boards the boat at the northern sea.'],
      ['sails', 'sea.1409', 'Ann sails to the northern sea.'],
      ['lands', 'torwall.b4', 'Ann lands at Torwall B4.'],
      ['swims', 'sea.1409', 'Ann swims to the northern sea.'],
      ['flies', 'green-grove.center', 'Ann flies to the Star Crest.'],
      ['rides', 'torwall.b4', 'Ann rides to Torwall B4.'],
      ['stone', 'sacred-circle.c1', 'Ann enters the Stone of 1 (C1).'],
      ['center', 'sacred-circle.center', 'Ann enters the Center of the Sacred Circle.'],
      ['wanders', 'torwall.b4', 'Ann is led astray to Torwall B4.'],
    ] as const
  ).map(([how, space, text]) => [{ from: 'torwall.a1', space, how, cost: 1 }, text]),
  transported: [[{ from: 'torwall.a1', space: 'longrift.center' }, 'Ann is transported to Shrineheart Abbey.']],
  meets: [
    [{ who: 'folk', space: 'torwall.a1' }, 'Ann meets Common Folk.'],
    [{ who: 'terek', space: 'torwall.a1' }, 'Ann meets Terek.'],
    [{ who: 'players', players: [0, 1, 2], space: 'torwall.a1' }, 'Ann meets Bob and Cyd.'],
    [{ who: 'players', players: [1], space: 'torwall.a1' }, 'Ann meets Bob.'],
  ],
  result: [[{ table: 'demons', dice: [2, 4], on: 4 }, 'Ann rolls 2 and 4 (Demons, 4): Demon Dazed.']],
  points: [
    [{ gained: { knowledge: 5, power: 3 }, why: { by: 'elves' } }, 'Ann gains 5 Knowledge and 3 Power (the Elves).'],
    [{ gained: { perception: -2 }, why: { by: 'demons' } }, 'Ann loses 2 Perception (Demons).'],
    [{ gained: { power: 4 }, why: { by: 'task', task: 8 } }, 'Ann gains 4 Power (A Prince in Love).'],
    [{ gained: { power: 4 }, why: { by: 'event', event: 25 } }, 'Ann gains 4 Power (Kronom of Hillshire).'],
    [{ gained: { power: 4 }, why: { by: 'rescue', of: 1 } }, 'Ann gains 4 Power (rescuing Bob).'],
    [{ gained: {}, why: { by: 'demons' } }, null],
  ],
  joins: [[{ order: 'druids' }, 'Ann joins the Order of Druids.']],
  advances: [[{ rank: 3 }, 'Ann rises to Rank 3.']],
  task: [
    [{ task: 8, what: 'given', mandatory: true }, 'Ann receives a Mandatory Task: A Prince in Love.'],
    [{ task: 8, what: 'given' }, 'Ann receives an Optional Task: A Prince in Love.'],
    [
      { task: 8, what: 'part', part: 'Meet Prince Errek' },
      'Ann completes part of the Task "A Prince in Love": Meet Prince Errek.',
    ],
    [{ task: 8, what: 'done' }, 'Ann completes the Task "A Prince in Love".'],
    [{ task: 8, what: 'impossible' }, 'Ann can no longer complete the Task "A Prince in Love".'],
    [{ task: 8, what: 'passed' }, 'Ann gives the Task "A Prince in Love" away.'],
  ],
  marker: [[{ task: 8, space: 'torwall.center', letter: 'B' }, 'A marker for Task B is placed at Torwall town.']],
  event: [
    [
      { event: 25, what: 'drawn' },
      'Event for Ann: Kronom of Hillshire. No deceit can touch you: for 14 days you escape all Traps, and nobody can rob you.',
    ],
    [{ event: 25, what: 'used' }, 'Ann uses Kronom of Hillshire.'],
    [{ event: 25, what: 'ends' }, 'Kronom of Hillshire is over for Ann.'],
    [{ event: 25, what: 'lost' }, 'Ann loses Kronom of Hillshire.'],
  ],
  animal: [
    [{ animal: 'unicorn', what: 'comes' }, 'A Unicorn comes to Ann.'],
    [{ animal: 'winged-horse', what: 'leaves' }, 'The Winged Horse leaves Ann.'],
    [{ animal: 'dove', what: 'comes' }, 'A Dove comes to Ann with news from Hamdrel.'],
  ],
  spell: [
    [{ spell: 'animal-summoning', success: true, on: [1, 2, 3, 4, 5] }, 'Animal Summoning works.'],
    [{ spell: 'animal-summoning', success: false, on: [1, 2, 3, 4, 5] }, 'Animal Summoning fails.'],
  ],
  afflicted: [
    [{ with: 'dazed', now: true }, 'Ann is Demon Dazed.'],
    [{ with: 'bound', now: false }, 'Ann is healed and no longer Dragonbound.'],
  ],
  trapped: [
    [{ trap: 'turns', left: 1 }, 'Ann is trapped for 1 turn.'],
    [{ trap: 'turns', left: 3 }, 'Ann is trapped for 3 turns.'],
    [{ trap: 'fortnight' }, 'Ann is trapped until the Fortnight ends.'],
    [{ trap: 'roll' }, 'Ann is trapped until a Movement Roll of 5 or 6.'],
    [{ trap: 'none' }, 'Ann is free of the Trap.'],
  ],
  demon: [
    [{ space: 'torwall.b4', what: 'appears' }, 'A Demon appears at Torwall B4.'],
    [{ space: 'torwall.b4', what: 'departs' }, 'The Demons leave Torwall B4.'],
  ],
  gem: [
    [{ wizard: 'terek', gem: 'ruby' }, 'Terek gives Ann the Ruby.'],
    [{ wizard: 'terek', gem: null }, 'Terek gives Ann no Gem.'],
    [{ wizard: 'terek', gem: 'false' }, 'Terek is the False Wizard.'],
  ],
  stolen: [
    [{ by: 'thieves', gems: ['ruby'], objects: [] }, 'Thieves steal from Ann: Ruby.'],
    [
      { by: 'dragon', gems: ['ruby', 'onyx'], objects: ['Golden Harp'] },
      'The Dragon steals from Ann: Golden Harp, Ruby and Onyx.',
    ],
    [{ by: 'demons', gems: [], objects: ['Golden Harp'] }, 'The Demons steal from Ann: Golden Harp.'],
  ],
  attack: [
    [{ thwarted: false }, 'The Evil Spirit attacks.'],
    [
      { thwarted: false, scatters: true },
      'The Evil Spirit attacks! No land falls before the third Fortnight, but everyone is swept away to a random space, and Demons follow.',
    ],
    [
      { thwarted: true },
      "Completed Tasks thwart the Evil Spirit's attack: no land falls, no Demons come, and today is a day like any other.",
    ],
  ],
  falls: [[{ tile: 'torwall' }, 'Torwall falls to Evil!']],
  thwart: [
    [{ completed: 0, thwarts: 1 }, "Enough Tasks are done to thwart the Evil Spirit's next attack."],
    [{ completed: 0, thwarts: 2 }, "Enough Tasks are done to thwart the Evil Spirit's next 2 attacks."],
  ],
  'cards-shown': [
    [{ cards: ['phantasm-1', 'trap-abbey'] }, 'Wizard Cards shown and put back: one Phantasm, one Trap.'],
    [{ cards: ['trap-abbey', 'trap-lair'] }, 'Wizard Cards shown and put back: 2 Traps.'],
    [{ cards: ['phantasm-1', 'phantasm-2'] }, 'Wizard Cards shown and put back: 2 Phantasms.'],
  ],
  'wizard-card': [
    [{ card: 'phantasm-1' }, 'Ann sees a Phantasm, and it fades.'],
    [{ card: 'trap-abbey' }, "Ann walks into a Wizard's Trap."],
    [{ card: 'terek' }, null],
  ],
  secret: [[{ wizard: 'terek', letter: 'S' }, 'Secret Wizard S is Terek.']],
  foreseen: [[{ tile: 'torwall' }, 'Ann foresees the fall of Torwall.']],
  end: [
    [
      { winners: [0, 2], how: 'delivered' },
      'Ann and Cyd delivered the six Sacred Gems to Ruktal. The Spell of Spells is spoken; the Enchanted Islands are saved.',
    ],
    [
      { winners: [], how: 'circle' },
      'The Sacred Circle fell to the Evil Spirit before the Gems were delivered. All is lost.',
    ],
    [{ winners: [], how: 'drowned' }, 'Ann drowned, stranded at sea; the Islands are lost.'],
    [{ winners: [], how: 'lair' }, 'Ann is Dragonbound in the Lair with no way out; the Islands are lost.'],
  ],
}

describe('the game log', () => {
  for (const [kind, examples] of Object.entries(EXAMPLES))
    test(`describes an event of the kind ${kind} in a clean sentence`, () => {
      for (const [body, text] of examples) {
        // The table above has checked that each event fits its kind.
        const event = { ...body, kind, day: 1, seat: 0, rule: '1' } as unknown as WizardsEvent
        expect(told(event)).toBe(text)
        if (text !== null) expect(flaw(text)).toBeNull()
      }
    })

  const games = {
    'three players': () => logOf(3, 'chronicle one', 600),
    'two pairs of partners': () => logOf(4, 'chronicle two', 600, { variant: 'partnership' }),
    'one player alone': () => logOf(1, 'chronicle three', 500),
    'two who lay the tiles themselves': () => logOf(2, 'chronicle four', 300, { map: 'arrange' }),
  }
  for (const [who, play] of Object.entries(games))
    test(`describes a game of ${who} in clean sentences of readable length`, () => {
      const events = play()
      expect(events.length).toBeGreaterThan(200)
      expect(flawed(events)).toEqual([])
      for (const event of events) expect(told(event)?.length ?? 0).toBeLessThan(260)
    })
})
