import type { EndReason } from '../rules/components.ts'
import { list } from './list.ts'

const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`
const all = (words: readonly string[]): string => list(words, 'and')
const LEVELS = {
  high: 'High Wizard',
  wizard: 'Wizard',
  sorcerer: 'Sorcerer',
  necromancer: 'Necromancer',
  magician: 'Magician',
} as const

/** Every text of the game in English. Names of people and magicians, numbers and lists come in from outside. */
export const en = {
  title: 'Elfenwizards',
  about: 'Lead a guild of magicians: win titles by dice, chips and fair words, for three to six players.',
  bots: {
    apprentice: 'Puts dice where its magicians compete and spells where they tip a contest; keeps its promises.',
    mentor:
      'Plays the round to its end in thought, many times for each answer, and takes what wins most often; its word is as good as its temper.',
  },
  setup: { variant: 'The game', usual: 'Four rounds', longer: 'The longer game, six rounds' },

  level: LEVELS,
  /** `3rd Sorcerer`, `Magician Box 2`, `High Wizard`; `number` counts from 1. */
  box: (level: keyof typeof LEVELS, number: number) =>
    level === 'high'
      ? LEVELS.high
      : level === 'magician'
        ? `Magician Box ${number}`
        : `${ordinal(number)} ${LEVELS[level]}`,
  /** Two titles of one level: `1st or 2nd Necromancer`. */
  boxes: (level: keyof typeof LEVELS, numbers: readonly number[]) =>
    `${list(numbers.map(ordinal), 'or')} ${LEVELS[level]}`,
  passedOver: (level: 'wizard' | 'sorcerer' | 'necromancer') => `Passed-Over ${LEVELS[level]}s`,
  diceBox: {
    wizard: 'Wizard spells',
    sorcerer: 'Sorcerer spells',
    necromancer: 'Necromancer spells',
    magician: 'Magician spells',
    minor: 'Minor Spell Box',
    grey: 'Grey Magic Box',
  },
  guild: { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow', black: 'Black', white: 'White' } as Readonly<
    Record<string, string>
  >,
  step: [
    'the set-up',
    'the High Wizard retires',
    'first dice',
    'second dice',
    'chips come back',
    'the titles',
    'chips come back',
    'vacant titles',
    'demotions',
    'grey chips',
    'Power Points',
  ],
  list: all,
  nobody: 'nobody',
  nothing: 'nothing',
  rounds: (round: number, of: number) => `Round ${round} of ${of}`,
  terms: {
    clock: 'round',
    date: (n: number) => `round ${n}`,
    price: (cost: number) => String(cost),
    typed: ['die 5', 'sorcerer', 'done'],
  },
  stepOf: (step: number, name: string) => `step ${step}: ${name}`,
  chips: (n: number) => counted(n, 'chip'),
  greyChips: (n: number) => counted(n, 'grey chip'),
  dice: (n: number) => counted(n, 'die', 'dice'),
  spell: (face: number | null) => (face === null ? 'a chip' : `a ${face}`),

  ask: {
    retire: (magician: string) => `Your High Wizard ${magician} retires. In which Magician Box does he begin again?`,
    track: 'From where does a chip go to the Year Track, for good?',
    trackFrom: { stock: 'From your own', box: 'From the Minor Spell Box' },
    die: (dice: string) => `Your dice show ${dice}. Which do you place?`,
    dieLabel: (face: string) => `A ${face}`,
    keep: (n: number) => (n === 1 ? 'Keep this one' : `Keep these ${n}`),
    keepNote: 'they are rolled again in the second dice step',
    box: (face: string) => `Which box is the ${face} for?`,
    boxNote: {
      major: (own: string) => `${own} of yours on this level`,
      minor: (spent: number) => `two pips buy back a chip; ${spent} of yours ${spent === 1 ? 'is' : 'are'} there`,
      grey: (under: number) => `four pips remove a grey chip; ${under} under your magicians`,
    },
    done: 'All dice are placed. Once your hand is off, they stay.',
    doneLabel: 'Done',
    again: (dice: string) => `You have rolled ${dice}, and all must be placed. Accept them?`,
    accept: 'Accept them',
    rollAgain: 'Pay a chip and roll all again',
    rollAgainNote: 'the new roll must be accepted',
    buy: (spent: number) =>
      `Dice in the Minor Spell Box buy back chips, two pips apiece; ${spent === 1 ? '1 is' : `${spent} are`} yours. Take some?`,
    buyLabel: (chips: string, dice: string) => `${chips} for ${dice}`,
    buyNone: 'Take none back',
    stay: (dice: string) => `Unused in the Minor Spell Box: ${dice}. Take them back, or leave some for next round?`,
    stayLabel: (face: string) => `Leave a ${face}`,
    back: 'Take the rest back',
    stayNote: 'it keeps its face and is not rolled next round',
    first: 'Place two spells, or pass for this round.',
    second: 'And the second spell?',
    spellDie: (face: string, level: string) => `A ${face} on ${level} level`,
    spellChip: (n: number) => (n === 1 ? 'Your last chip' : `A chip of your ${n}`),
    pass: 'Pass',
    passNote: 'no more spells of yours this round',
    support: (spell: string) => `Whom does ${spell} support?`,
    supportLabel: (magician: string, title: string) => `${magician} for ${title}`,
    supportNote: {
      own: 'yours',
      of: (name: string) => `of ${name}`,
      now: (points: number) => `${points} now`,
      wins: 'would then rise',
      lacks: (points: number) => `would then lack ${points}`,
    },
    rise: (title: string) => `Yours have equal points. Who becomes ${title}?`,
    riseLabel: (magician: string, box: string) => `${magician}, ${box}`,
    mover: 'Which of your passed-over magicians takes a vacant title first?',
    vacancy: (magician: string) => `Which vacant title does ${magician} take?`,
    demote: (magician: string) => `${magician} goes down. To which Magician Box?`,
    demoteGrey: (magician: string) => `${magician} goes down with a grey chip. To which Magician Box?`,
    release: (grey: number) =>
      `Dice in the Grey Magic Box remove grey chips, four pips apiece; your magicians have ${grey}. Remove some?`,
    releaseLabel: (chips: string, dice: string) => `${chips} for ${dice}`,
    releaseNone: 'Remove none',
    free: 'From which of your magicians is a grey chip removed?',
    freeLabel: (magician: string, grey: string) => `${magician}, with ${grey}`,
    company: (names: string) => `with ${names}`,
    alone: 'empty now',
  },

  chance: {
    title: {
      dragon: 'Who has the Dragon',
      first: 'First dice step',
      second: 'Second dice step',
      again: 'The roll that a chip has paid for',
    },
    sum: (pips: number, usual: number) => `${pips} ${pips === 1 ? 'pip' : 'pips'}; usual are ${usual}`,
    more: 'more pips',
  },

  tell: {
    roll: {
      dragon: (name: string) => `Chance gives ${name} the Dragon.`,
      first: (name: string, dice: string) => `${name} rolls ${dice}.`,
      second: (name: string, dice: string) => `${name} rolls the dice kept back: ${dice}.`,
      again: (name: string, dice: string) => `${name} rolls again: ${dice}.`,
    },
    round: (round: number, of: number) => `Round ${round} of ${of} begins.`,
    dragon: (name: string) => `${name} has the Dragon and begins.`,
    retires: (magician: string, box: string) => `High Wizard ${magician} retires; another begins in ${box}.`,
    track: (name: string, from: 'stock' | 'box' | null) =>
      from === null
        ? `${name} has no chip for the Year Track.`
        : from === 'stock'
          ? `${name} lays a chip on the Year Track.`
          : `${name} lays a chip from the Minor Spell Box on the Year Track.`,
    places: (name: string, parts: readonly string[], kept: number) =>
      `${name} places ${parts.length > 0 ? all(parts) : 'nothing'}${kept > 0 ? ` and keeps ${counted(kept, 'die', 'dice')}` : ''}.`,
    placesPart: (dice: string, box: string) => `${dice} in ${box}`,
    pays: (name: string) => `${name} pays a chip to roll again.`,
    buys: (name: string, chips: string, dice: string) => `${name} takes back ${chips} for ${dice}.`,
    takesDice: (name: string, taken: string, left: string) =>
      `${name} ${[...(taken === '' ? [] : [`takes back the unused ${taken}`]), ...(left === '' ? [] : [`leaves ${left} in the Minor Spell Box`])].join(' and ')}.`,
    spell: (name: string, spell: string, magician: string, points: number) =>
      `${name} places ${spell} beside ${magician}, who has ${points} now.`,
    passes: (name: string) => `${name} passes.`,
    award: {
      votes: (parts: readonly string[]) => parts.join(', '),
      vote: (magician: string, points: number) => `${magician} ${points}`,
      rises: (magician: string, title: string) => `${magician} becomes ${title}`,
      result: (what: string, votes: string) => `${what} (${votes}).`,
      tie: (titles: string, votes: string) => `Nobody becomes ${titles}: a tie (${votes}).`,
      nothing: (titles: string, votes: string) => `Nobody becomes ${titles}: no spells (${votes}).`,
      secondTie: (what: string, votes: string) => `${what}; behind it is a tie (${votes}).`,
    },
    over: (magician: string, level: string) => `${magician}, ${level}, is passed over.`,
    vacancy: (magician: string, title: string) => `${magician} takes the vacant title of ${title}.`,
    demoted: (magician: string, box: string, grey: boolean) =>
      `${magician} goes down to ${box}${grey ? ', with a grey chip' : ''}.`,
    frees: (magician: string) => `A grey chip is removed from ${magician}.`,
    scores: (name: string, points: number, score: number) =>
      `${name} gains ${counted(points, 'Power Point')} and has ${score}.`,
    bonus: (name: string, points: number, score: number) =>
      `${name} gains ${points} for ${points === 1 ? 'a chip' : 'chips'} in hand and ends with ${score}.`,
    ends: {
      rounds: 'The last round is over.',
      'second-high': 'A guild has won High Wizard twice: the game is over.',
      'no-high': 'Twice nobody became High Wizard: the game is over.',
    } as Readonly<Record<EndReason, string>>,
    wins: (names: readonly string[], score: number) =>
      `${all(names)} ${names.length === 1 ? 'wins' : 'share the victory'} with ${counted(score, 'Power Point')}.`,
  },

  promise: {
    forms: {
      support: 'five points or more beside R3; without a number, one or more',
      spare: 'nothing beside those who compete with R3',
      leave: 'nothing in the contest for that title',
    },
    support: (name: string, magician: string, points: number) =>
      `${name} places ${points === 1 ? 'a point' : `${points} points`} or more beside ${magician}`,
    spare: (name: string, magician: string) => `${name} places nothing against ${magician}`,
    leave: (name: string, title: string) => `${name} stays out of the contest for ${title}`,
  },

  inquiries: {
    titles: 'who has which title, from the top down',
    contests: 'each contest as it stands, and what would tip it',
    look: 'a box, or a magician, and what is there',
    guild: "a guild's dice, chips, magicians and points",
    score: 'the points of all, and what each would gain now',
    next: 'what this step asks of you',
  },
  /** What may be named with some of them. */
  named: { look: 'BOX', guild: 'NAME' },

  /** Words of the language for answers that are always called the same. */
  sayings: { chip: '', pass: '', done: '', accept: '', again: '', keep: '', back: '' } as Readonly<
    Record<string, string>
  >,

  say: {
    holder: (title: string, who: string) => `${title}: ${who}.`,
    withGrey: (magician: string, grey: number) =>
      grey === 0 ? magician : `${magician} (${counted(grey, 'grey chip')})`,
    vacant: 'vacant',
    belongs: (magician: string, name: string) => `${magician} of ${name}`,
    contest: (titles: string) => `For ${titles}:`,
    stands: (magician: string, points: number) => `${magician} ${points}`,
    rises: (names: string) => `${names} would rise`,
    nobodyRises: 'nobody would rise',
    lacks: (magician: string, points: number) => `${magician} lacks ${points}`,
    uncontested: (name: string) => `only ${name} may place here, and one point is enough`,
    needsOne: (name: string) => `only ${name} may place here, and must place a point`,
    noContests: 'There is no contest now.',
    unknown: (about: string) =>
      `There is no box or magician "${about}". Boxes are high, w1 to w2, s1 to s4, n1 to n8, m1 to m4, wizard, sorcerer, necromancer, magician, minor, grey.`,
    noGuild: (about: string, names: string) => `Nobody here is called "${about}". At the table are ${names}.`,
    spellsBeside: (parts: string) => `Beside it: ${parts}.`,
    spellsOf: (name: string, dice: string) => `${name} ${dice}`,
    diceIn: (box: string, parts: string) => `${box}: ${parts}.`,
    guildHead: (name: string, guild: string, dragon: boolean) =>
      `${name} leads ${guild}${dragon ? ' and has the Dragon' : ''}.`,
    guildChips: (chips: number, spent: number, track: number) =>
      `Chips: ${chips} in hand, ${spent} in the Minor Spell Box, ${track} on the Year Track.`,
    guildDice: (free: number, parts: string) => `Dice: ${free} in hand${parts === '' ? '' : `; ${parts}`}.`,
    guildMagicians: (parts: string) => `Magicians: ${parts}.`,
    guildScore: (score: number, gain: number, highs: number) =>
      `Power Points: ${score}, and ${gain} a round as things stand; High Wizard ${highs === 0 ? 'never yet' : highs === 1 ? 'once' : 'twice'}.`,
    score: (name: string, score: number, gain: number, chips: number) =>
      `${name}: ${score} Power Points, ${gain} this round as things stand, ${counted(chips, 'chip')} in hand.`,
    at: (magician: string, place: string) => `${magician} ${place}`,
  },

  /** What each step is about, for a newcomer; the numbers are those of `step`. */
  advice: [
    '',
    'The High Wizard begins again at the bottom. His guild pays a chip and has the Dragon.',
    'Place good dice where your magicians compete; what you keep back is rolled once more.',
    'All dice must be placed now. A chip buys one more roll of all of them.',
    'Dice in the Minor Spell Box buy back chips you have spent.',
    'Put spells where they tip a contest. Talk: who helps you may want help elsewhere.',
    'Dice still in the Minor Spell Box buy back the chips just spent.',
    'Those who were passed over take what is vacant.',
    'Choose weak Magician Boxes for those who go down: two of each rise again.',
    'Dice in the Grey Magic Box remove grey chips, which cost a point a round each.',
    '',
  ],
  behind: (magician: string, title: string, points: number) => `${magician} lacks ${points} to become ${title}.`,

  hint: {
    place: (spell: string, magician: string, title: string) => `Place ${spell} beside ${magician} for ${title}`,
    wins: (deed: string, times: number) => `${deed}: played on in thought, it wins about ${times} times of 100`,
    instead: (deed: string, times: number) => `"${deed}" about ${times}`,
    because: (deed: string, why: string) => `${deed}: ${why}`,
    die: {
      best: 'it cannot show more',
      low: 'low dice show more as a rule when they are rolled again',
      must: 'all must be placed, the highest first',
    },
  },

  screen: {
    dragonOf: (name: string) => `Dragon: ${name}`,
    turnOf: (name: string) => `${name} decides`,
    score: 'points',
    hand: 'in hand',
    contests: 'The contests',
    contestsPage: 'Contests',
    guilds: 'The guilds',
    next: 'What next',
    passed: 'passed',
    legend: {
      guild: 'a guild by its letter, and one of its magicians',
      points: 'points of spells beside a magician',
      leads: 'would rise as things stand',
      grey: 'a grey chip under a magician',
      dragon: 'has the Dragon and begins',
      chip: 'chips in hand',
      dice: 'dice in the boxes, guild by guild',
      vacant: 'a vacant title',
      reach: 'before a place you can choose',
    },
  },
} as const

/** The texts of the game in one language. */
export type Texts = Widened<typeof en>

/** The same shape with any words in it. */
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => unknown
    ? (...args: A) => string
    : T extends readonly string[]
      ? readonly string[]
      : T extends readonly { readonly form: string }[]
        ? readonly { readonly form: string; readonly text: string }[]
        : { readonly [K in keyof T]: Widened<T[K]> }
