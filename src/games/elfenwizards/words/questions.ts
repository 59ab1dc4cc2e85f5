import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { contestOf, lacks } from '../rules/facts/contests.ts'
import type { ActOf, ElfenAct } from '../rules/state/acts.ts'
import { asked, type ElfenQuestion } from '../rules/state/asking.ts'
import { arenaFrom, boardLevel } from '../rules/state/board.ts'
import {
  type DiceBox,
  inOrder,
  LEVELS,
  magicianOf,
  pips,
  pointsFor,
  type Shown,
  standingIn,
} from '../rules/state/components.ts'
import { boxName, diceBoxName, faces, levelOfPlace, named, nameOf, placeName, titlesName, withGrey } from './names.ts'

type Worded = Pick<PhrasedQuestion['options'][number], 'label' | 'note'>

const plain = (label: string, note?: string): Worded => (note === undefined ? { label } : { label, note })

/** Phrases a question in one language, from the state, its data and the acts of its options. */
export function phrasedIn(words: Messages, shown: Shown, question: Question): PhrasedQuestion {
  const known = asked(question)
  return {
    ...question,
    text: askedText(words, shown, known),
    options: known.options.map(option => ({ ...option, ...answerIn(words, shown, known, option.act) })),
  }
}

function askedText(words: Messages, shown: Shown, question: ElfenQuestion): string {
  const player = shown.players[question.seat]!
  switch (question.topic) {
    case 'die':
      return words.say(shown.step === 3 ? 'ask-die.all' : 'ask-die', { dice: faces(player.hand) })
    case 'box': {
      const { dice } = question.data
      return words.say('ask-box', { n: dice.length, dice: faces(dice) })
    }
    case 'again':
      return words.say('ask-again', { dice: faces(player.hand) })
    case 'buy':
      return words.say('ask-buy', { spent: player.spent })
    case 'stay': {
      const left = question.options.flatMap(({ act }) => (act.kind === 'leave' ? [act.face] : []))
      return words.say('ask-stay', { dice: faces(left) })
    }
    case 'spell':
      return words.say(question.options.some(({ act }) => act.kind === 'pass') ? 'ask-spell' : 'ask-spell.second')
    case 'support': {
      const { die } = question.data
      return die ? words.say('ask-support', { die: faces([die.face]) }) : words.say('ask-support.chip')
    }
    case 'rise':
      return words.say('ask-rise', { title: boxName(words, question.data.title) })
    case 'retire':
    case 'vacancy':
      return words.say(`ask-${question.topic}`, { magician: named(question.data.magician) })
    case 'demote': {
      const { magician } = question.data
      const grey = boardLevel(levelOfPlace(magicianOf(shown, magician).at)).greyChip && shown.greyLeft > 0
      return words.say(grey ? 'ask-demote.grey' : 'ask-demote', { magician: named(magician) })
    }
    case 'release':
      return words.say('ask-release', { grey: greyOf(shown, question.seat) })
    case 'track':
    case 'done':
    case 'mover':
    case 'free':
      return words.say(`ask-${question.topic}`)
    default:
      return unknownTopic(question)
  }
}

function unknownTopic(question: never): never {
  throw new KernelError(`Elfenwizards has no text for a question about "${(question as Question).topic}"`)
}

/** Phrases an option, based on its act and, if that isn't enough, on the topic. */
function answerIn(words: Messages, shown: Shown, question: ElfenQuestion, act: ElfenAct): Worded {
  const { topic, seat } = question
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
      if (question.topic === 'support') return supportIn(words, shown, question, act)
      throw new KernelError(`"${topic}" has no answer "${act.kind}"`)
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

/** Returns a note on the value of dice as spells, and on the question that follows. */
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

/** Phrases an option to place a spell, with its effect on the contest. */
function supportIn(
  words: Messages,
  shown: Shown,
  { seat, data }: ElfenQuestion<'support'>,
  act: ActOf<'support' | 'support-both'>,
): Worded {
  const magician = magicianOf(shown, act.magician)
  const arena = arenaFrom(magician.at)!
  const held = data.die?.face ?? 1
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
