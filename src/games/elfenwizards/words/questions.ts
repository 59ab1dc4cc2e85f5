import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import type { ActOf, ElfenAct, Topic } from '../rules/acts.ts'
import type { ElfenQuestion } from '../rules/asking.ts'
import { arenaFrom, boardLevel } from '../rules/board.ts'
import {
  type DiceBox,
  heldDice,
  inOrder,
  LEVELS,
  magicianOf,
  pips,
  pointsFor,
  type Shown,
  standingIn,
} from '../rules/components.ts'
import { contestOf, lacks } from '../rules/contests.ts'
import { dieOf } from '../rules/spells.ts'
import { boxName, diceBoxName, faces, levelOfPlace, named, nameOf, placeName, titlesName, withGrey } from './names.ts'

type Worded = Pick<PhrasedQuestion['options'][number], 'label' | 'note'>

const plain = (label: string, note?: string): Worded => (note === undefined ? { label } : { label, note })

/** Phrases a question in one language, from the state and the acts of its options. */
export function phrasedIn(words: Messages, shown: Shown, question: Question): PhrasedQuestion {
  if (!isElfen(question)) throw new KernelError(`nothing of Elfenwizards is asked as "${question.topic}"`)
  return {
    ...question,
    text: ASKED[question.topic](words, shown, question),
    options: question.options.map(option => ({ ...option, ...answerIn(words, shown, question, option.act) })),
  }
}

const isElfen = (question: Question): question is ElfenQuestion =>
  Object.hasOwn(ASKED, question.topic) && question.options.every(({ act }) => act !== undefined)

/** The text of each topic. */
const ASKED: Readonly<Record<Topic, (words: Messages, shown: Shown, question: ElfenQuestion) => string>> = {
  retire: (words, { held }) => words.say('ask-retire', { magician: named(held ?? '') }),
  track: words => words.say('ask-track'),
  die: (words, { players, step }, { seat }) =>
    words.say(step === 3 ? 'ask-die.all' : 'ask-die', { dice: faces(players[seat]!.hand) }),
  box(words, shown) {
    const dice = heldDice(shown)
    return words.say('ask-box', { n: dice.length, dice: faces(dice) })
  },
  done: words => words.say('ask-done'),
  again: (words, { players }, { seat }) => words.say('ask-again', { dice: faces(players[seat]!.hand) }),
  buy: (words, { players }, { seat }) => words.say('ask-buy', { spent: players[seat]!.spent }),
  stay: (words, _shown, { options }) =>
    words.say('ask-stay', { dice: faces(options.flatMap(({ act }) => (act.kind === 'leave' ? [act.face] : []))) }),
  spell: (words, _shown, { options }) =>
    words.say(options.some(({ act }) => act.kind === 'pass') ? 'ask-spell' : 'ask-spell.second'),
  support(words, { held }) {
    const die = dieOf(held ?? '')
    return die ? words.say('ask-support', { die: faces([die.face]) }) : words.say('ask-support.chip')
  },
  rise: (words, { held }) => words.say('ask-rise', { title: boxName(words, held ?? 'high') }),
  mover: words => words.say('ask-mover'),
  vacancy: (words, { held }) => words.say('ask-vacancy', { magician: named(held ?? '') }),
  demote(words, shown) {
    const level = levelOfPlace(magicianOf(shown, shown.held ?? '').at)
    const grey = boardLevel(level).greyChip && shown.greyLeft > 0
    return words.say(grey ? 'ask-demote.grey' : 'ask-demote', { magician: named(shown.held ?? '') })
  },
  release: (words, shown, { seat }) => words.say('ask-release', { grey: greyOf(shown, seat) }),
  free: words => words.say('ask-free'),
}

/** Phrases an option from its act and, if that isn't enough, from the topic. */
function answerIn(words: Messages, shown: Shown, { topic, seat }: ElfenQuestion, act: ElfenAct): Worded {
  switch (act.kind) {
    case 'go':
      return topic === 'vacancy'
        ? plain(boxName(words, act.box))
        : plain(boxName(words, act.box), company(words, shown, act))
    case 'pay-track':
      return plain(words.say(`answer-track-${act.from}`))
    case 'pick':
      return plain(faces([act.face]), pickNote(words, [act.face]))
    case 'pick-several': {
      const isAll = act.dice.length === shown.players[seat]!.hand.length
      return plain(isAll ? words.say('answer-pick-all') : faces(act.dice), pickNote(words, act.dice))
    }
    case 'keep-dice': {
      const n = shown.players[seat]!.hand.length
      return plain(words.say('answer-keep-dice', { n }), words.say('answer-keep-dice.note', { n }))
    }
    case 'put':
    case 'put-several':
      return plain(diceBoxName(words, act.box), boxNote(words, shown, seat, act.box))
    case 'done':
      return plain(words.say('answer-done'))
    case 'accept':
      return plain(words.say('answer-accept'))
    case 'reroll':
      return plain(words.say('answer-reroll'), words.say('answer-reroll.note'))
    case 'pay': {
      const dice = faces(act.dice)
      return plain(words.say(topic === 'buy' ? 'answer-buy' : 'answer-release', { n: act.count, dice }))
    }
    case 'pay-nothing':
      return plain(words.say(topic === 'buy' ? 'answer-buy-nothing' : 'answer-release-nothing'))
    case 'leave':
      return plain(words.say('answer-leave', { die: faces([act.face]) }), words.say('answer-leave.note'))
    case 'take-back':
      return plain(words.say('answer-take-back'))
    case 'spell':
      return plain(
        act.die
          ? words.say('answer-spell', { die: faces([act.die.face]), level: words.say(`level-${act.die.level}`) })
          : words.say('answer-spell-chip', { n: shown.players[seat]!.chips }),
      )
    case 'pass':
      return plain(words.say('answer-pass'), words.say('answer-pass.note'))
    case 'support':
    case 'support-both':
      return supportIn(words, shown, seat, act)
    case 'rise': {
      const place = placeName(words, magicianOf(shown, act.magician).at)
      return plain(words.say('answer-rise', { magician: named(act.magician), place }))
    }
    case 'move':
      return plain(withGrey(words, magicianOf(shown, act.magician)))
    case 'free': {
      const { grey } = magicianOf(shown, act.magician)
      return plain(words.say('answer-free', { magician: named(act.magician), grey }))
    }
  }
}

/** Lists the magicians already in a Magician Box. */
function company(words: Messages, shown: Shown, { box }: ActOf<'go'>): string {
  const there = standingIn(shown, box).map(({ id }) => named(id))
  return there.length > 0 ? words.say('answer-go-beside', { names: { items: there } }) : words.say('answer-go-alone')
}

/** Returns a note on the value of dice as spells, and on the next question. */
const pickNote = (words: Messages, dice: readonly number[]): string =>
  words.say('answer-pick-note', { n: dice.length, points: pips(dice) })

/** Returns a note on the effect of a die in a box. */
function boxNote(words: Messages, shown: Shown, seat: number, box: DiceBox): string {
  if (box === 'minor') return words.say('answer-put-minor', { spent: shown.players[seat]!.spent })
  if (box === 'grey') return words.say('answer-put-grey', { grey: greyOf(shown, seat) })
  const own = shown.magicians.filter(magician => magician.seat === seat && levelOfPlace(magician.at) === box)
  if (own.length === 0) return words.say('answer-put-major.nobody')
  const above = LEVELS[LEVELS.indexOf(box) - 1] ?? 'high'
  return words.say('answer-put-major', {
    names: { items: own.map(({ id }) => named(id)) },
    title: words.say(`level-${above}`),
    worth: boardLevel(above).points,
  })
}

/** Phrases the placing of a spell, with its effect on the contest. */
function supportIn(words: Messages, shown: Shown, seat: number, act: ActOf<'support' | 'support-both'>): Worded {
  const magician = magicianOf(shown, act.magician)
  const arena = arenaFrom(magician.at)!
  const held = dieOf(shown.held ?? '')?.face ?? 1
  const second = act.kind === 'support' ? 0 : (act.second?.face ?? 1)
  const left = lacks(contestOf(shown, arena), magician, inOrder(shown), held + second)
  const values = { magician: named(magician.id), title: titlesName(words, arena.titles) }
  const both = act.kind === 'support-both'
  return plain(
    !both
      ? words.say('answer-support', values)
      : act.second
        ? words.say('answer-support-both', { ...values, dice: faces([held, second]) })
        : words.say('answer-support-both.chips', values),
    words.say('answer-support-note', {
      whose: magician.seat === seat ? 'own' : 'other',
      owner: nameOf(shown, magician.seat),
      points: pointsFor(magician),
      lacks: left,
    }),
  )
}

/** Counts the grey chips under a guild's magicians. */
const greyOf = ({ magicians }: Pick<Shown, 'magicians'>, seat: number): number =>
  magicians.reduce((sum, one) => sum + (one.seat === seat ? one.grey : 0), 0)
