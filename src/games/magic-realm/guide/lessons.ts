import type { Guide, Move } from '../../../kernel/index.ts'
import type { BareStep } from '../../../parts/lesson-steps.ts'

/** A lesson without its texts. */
export interface Lesson extends Pick<Guide, 'seed' | 'options' | 'opening' | 'fewQuestions' | 'rivals'> {
  readonly name: string
  readonly steps: readonly BareStep[]
}

const ann = (...ids: readonly string[]): Move[] => ids.map(id => ({ seat: 0, id }))
const brom = (...ids: readonly string[]): Move[] => ids.map(id => ({ seat: 1, id }))

/** Any of the character's own chits, as the answer to a wound or to fatigue. */
const ANY_CHIT = ['MOVE*', 'FIGHT*'] as const
/** The answers that play a round to its end. */
const PLAY_ON = ['nothing', 'giant-bat-1', 'H6', 'H5*', 'charge', 'thrust', 'none', 'MOVE H6', ...ANY_CHIT] as const

/**
 * The answers that choose a MOVE chit, or none. The direction of an attack isn't one of them: it prepares dice (`lay`)
 * in later steps.
 */
const MANEUVERS = [{ answer: 'M*' }, { answer: 'H*' }, { answer: 'none' }] as const

/** The answers that choose the direction of a blow, of the shield, or of the bat. */
const DIRECTIONS = ['thrust', 'swing', 'smash'] as const

/**
 * Dice for a round in which a Thrust misses the bat and the bat hits past the shield in any row.
 */
const MISSED = [
  { answer: 'thrust', dice: [6, 1, 2] },
  { answer: 'swing', dice: [6, 1, 2] },
  { answer: 'smash', dice: [3, 1, 2] },
] as const
/** Dice for a round in which the bat runs into the Thrust. */
const HIT = DIRECTIONS.map(answer => ({ answer, dice: [4, 1, 2] }))

/** Two rounds against a Giant Bat: a miss and a wound, then a kill. */
const FIGHT: Lesson = {
  name: 'fight',
  seed: 'fight-48',
  options: { encounter: '2' },
  opening: [
    ...ann('black-knight', 'patrol', '0 3 2 0', 'B1', 'search'),
    { dice: [6, 6] },
    ...ann('done', 'go'),
    { dice: [3, 3] },
    ...ann('peer'),
  ],
  steps: [
    { id: 'fight-sheet', rule: '2.2', see: 'sheet', until: [{ see: 'sheet' }] },
    { id: 'fight-lure', rule: '15.2.1', point: ['done'], until: [{ event: 'assigned' }], early: 'leap' },
    {
      id: 'fight-action',
      rule: '15.5.1',
      point: ['nothing'],
      // Any answer chooses an action, which comes before the choice of an enemy.
      until: [{ answer: '*' }],
    },
    {
      id: 'fight-target',
      rule: '16.1.4',
      point: ['giant-bat-1'],
      between: PLAY_ON,
      until: [{ event: 'names', with: { seat: 0 } }],
    },
    {
      id: 'fight-attack',
      rule: '16.2.2',
      point: ['H5*'],
      until: [{ answer: 'M*' }, { answer: 'H*' }],
    },
    {
      id: 'fight-direction',
      rule: '16.2.2',
      point: ['thrust'],
      // Without an attack there is no direction.
      until: [...DIRECTIONS, 'none'].map(answer => ({ answer })),
      early: 'leap',
    },
    { id: 'fight-maneuver', rule: '16.2.5', point: ['H6'], until: MANEUVERS },
    {
      id: 'fight-row',
      rule: '16.2.5',
      point: ['charge'],
      between: ['thrust'],
      until: [{ answer: 'charge' }, { answer: 'dodge' }, { answer: 'duck' }],
      lay: MISSED,
    },
    {
      id: 'fight-shield',
      rule: '16.2.7',
      point: ['thrust'],
      until: DIRECTIONS.map(answer => ({ answer })),
      lay: MISSED,
    },
    {
      id: 'fight-place',
      rule: '16.2.9',
      point: ['thrust'],
      until: [{ event: 'fought', with: { round: 1 } }],
      early: 'leap',
      lay: MISSED,
    },
    {
      id: 'fight-wound',
      rule: '18.1.3',
      point: ['MOVE M5'],
      between: ANY_CHIT,
      until: [{ event: 'wounded' }, { event: 'combat-round', with: { round: 2 } }],
      early: 'leap',
    },
    { id: 'fight-log', rule: '16.4.1', see: 'log', until: [{ see: 'log' }] },
    { id: 'fight-ready', rule: '15.5.1', point: ['nothing'], until: [{ answer: '*' }] },
    {
      id: 'fight-again',
      rule: '16.1.4',
      point: PLAY_ON,
      until: [{ event: 'slain' }],
      early: 'leap',
      lay: HIT,
    },
    {
      id: 'fight-night',
      rule: '14.3.5',
      point: ['nothing'],
      between: PLAY_ON,
      until: [
        { event: 'day', with: { day: 2 } },
        { event: 'dies', with: { seat: 0 } },
      ],
      early: 'leap',
    },
  ],
}

/** Dice for a MEETING roll that results in an opportunity, and for a second one that results in the base price. */
const BASE_PRICE = [1, 1, 2, 2]

/** The move back to the Guard house. */
const BACK = ['BV5'] as const

/** A day at the Guard house: sell, buy, hire, and take the Guard along. */
const TRADE: Lesson = {
  name: 'trade',
  seed: 'market',
  options: { encounter: '3' },
  fewQuestions: true,
  rivals: [{ name: 'Brom', player: 'bot:apprentice' }],
  opening: [
    ...ann('captain', 'company', 'company', 'company'),
    ...brom('druid', '1 1 1 2'),
    ...ann('guard-house', '1 1 1 2'),
  ],
  steps: [
    { id: 'trade-purse', rule: '2.4', see: 'sheet', until: [{ see: 'sheet' }] },
    { id: 'trade-first', rule: '10.1.1', point: ['trade'], back: BACK, until: [{ answer: 'trade' }] },
    { id: 'trade-second', rule: '10.1.1', point: ['trade'], back: BACK, until: [{ answer: 'trade' }] },
    { id: 'trade-third', rule: '11.1.1', point: ['hire'], back: BACK, until: [{ answer: 'hire' }] },
    {
      id: 'trade-done',
      rule: '6.1.11',
      point: ['done'],
      until: [{ answer: 'done' }, { event: 'prowl' }],
      early: 'leap',
      lay: [{ answer: 'done', dice: [5] }],
    },
    {
      id: 'trade-sell',
      rule: '10.2.1',
      // The Guard sell Helmets too, so the guide points to the Captain's own.
      point: ['sell to guard', 'short-sword-3', 'helmet-1', 'done'],
      until: [{ event: 'sells', with: { seat: 0 } }],
      early: 'leap',
    },
    {
      id: 'trade-buy',
      rule: '10.3.1',
      point: ['buy from guard', 'axe*'],
      until: [{ answer: 'axe*' }],
    },
    {
      id: 'trade-drinks',
      rule: '10.3.2',
      point: ['nothing'],
      until: [{ event: 'asks-price', with: { seat: 0 } }],
      early: 'leap',
      lay: [
        { answer: 'nothing', dice: BASE_PRICE },
        { answer: 'drink', dice: [2, 2] },
      ],
    },
    {
      id: 'trade-price',
      rule: '10.3.4',
      point: ['pay'],
      until: [
        { event: 'buys', with: { seat: 0 } },
        { event: 'no-deal', with: { seat: 0 } },
      ],
      early: 'leap',
    },
    {
      id: 'trade-wear',
      rule: '2.3.1',
      point: ['activate*'],
      until: [{ answer: 'activate*' }, { answer: 'keep' }, { event: 'activity', with: { seat: 0 } }],
    },
    {
      id: 'trade-hire',
      rule: '11.1.1',
      point: ['guard'],
      until: [{ answer: 'guard' }],
    },
    {
      id: 'trade-wage',
      rule: '11.1.3',
      point: ['nothing', 'pay'],
      until: [{ event: 'hires', with: { seat: 0 } }],
      early: 'leap',
      lay: [
        { answer: 'nothing', dice: BASE_PRICE },
        { answer: 'drink', dice: [2, 2] },
      ],
    },
    {
      id: 'trade-night',
      rule: '28.2.6',
      point: ['nothing', 'done'],
      until: [{ event: 'day', with: { day: 2 } }],
      early: 'leap',
    },
    { id: 'trade-leave', rule: '8.3.1', point: ['BV2'], until: [{ answer: 'BV2' }] },
    {
      id: 'trade-follow',
      rule: '11.3',
      point: ['follow captain', 'all with captain', 'done'],
      until: [{ event: 'prowl', with: { day: 2 } }],
      early: 'leap',
    },
  ],
}

/** Dice for a Monster Roll that brings nobody to the camp, and for a HIDE that succeeds. */
const QUIET_AND_HIDDEN = [2, 3, 2, 2]

/** The end of a fight, and a day of rest. */
const REST: Lesson = {
  name: 'rest',
  seed: 'fight-61',
  options: { encounter: '2' },
  opening: [
    ...ann('black-knight', 'patrol', '0 3 2 0', 'B2', 'alert'),
    { dice: [6, 6] },
    ...ann('done', 'go', 'done', 'nothing', 'giant-bat-1', 'H5*', 'thrust', 'H6', 'charge'),
    { dice: [6, 1, 2] },
    ...ann('thrust', 'thrust', 'MOVE M5', 'nothing', 'giant-bat-1', 'H4**', 'thrust', 'H6', 'charge'),
    { dice: [4, 1, 2] },
    ...ann('thrust', 'thrust'),
  ],
  steps: [
    { id: 'rest-tired', rule: '18.1.1', point: ['FIGHT H5*'], until: [{ event: 'fatigues' }], early: 'leap' },
    {
      id: 'rest-hurt',
      rule: '18.1.3',
      point: ['MOVE H6'],
      until: [{ event: 'wounded' }],
      early: 'leap',
    },
    {
      id: 'rest-night',
      rule: '14.3.5',
      point: ['nothing'],
      until: [{ event: 'day', with: { day: 2 } }],
      early: 'leap',
    },
    { id: 'rest-sheet', rule: '2.2', see: 'sheet', until: [{ see: 'sheet' }] },
    { id: 'rest-hide', rule: '9.1.1', point: ['hide'], until: [{ answer: 'hide' }] },
    { id: 'rest-first', rule: '12.1.1', point: ['rest'], until: [{ answer: 'rest' }] },
    { id: 'rest-second', rule: '12.1.1', point: ['rest'], until: [{ answer: 'rest' }] },
    {
      id: 'rest-third',
      rule: '12.1.1',
      point: ['rest'],
      between: ['done'],
      until: [{ event: 'turn', with: { day: 2 } }],
      early: 'leap',
      lay: [
        { answer: 'rest', dice: QUIET_AND_HIDDEN },
        { answer: 'done', dice: QUIET_AND_HIDDEN },
      ],
    },
    {
      id: 'rest-fatigued',
      rule: '12.1.2',
      point: ['FIGHT H5*'],
      until: [{ event: 'rests' }],
    },
    {
      id: 'rest-wounded',
      rule: '12.1.2',
      point: ['MOVE M5 wounded'],
      between: ANY_CHIT,
      until: [{ event: 'day', with: { day: 3 } }],
      early: 'leap',
    },
    { id: 'rest-fresh', rule: '12.1.3', see: 'sheet', until: [{ see: 'sheet' }] },
  ],
}

/** The lessons that begin after prepared moves. */
export const LESSONS: readonly Lesson[] = [FIGHT, TRADE, REST]
