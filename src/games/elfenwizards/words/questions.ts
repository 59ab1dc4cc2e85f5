import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import type { Bare } from '../rules/asking.ts'
import { arenaFrom, boardLevel, NUMBERS } from '../rules/board.ts'
import { type Face, inOrder, magicianOf, pips, pointsFor, type Shown, standingIn } from '../rules/components.ts'
import { contestOf, lacks } from '../rules/contests.ts'
import { dieOf } from '../rules/spells.ts'
import type { Texts } from './en.ts'
import { boxName, faces, levelOfPlace, named, nameOf, placeName, titlesName } from './names.ts'

/** What a player is asked; how each is put into words is below. */
export type Topic =
  | 'retire'
  | 'track'
  | 'die'
  | 'box'
  | 'done'
  | 'again'
  | 'buy'
  | 'stay'
  | 'spell'
  | 'support'
  | 'rise'
  | 'mover'
  | 'vacancy'
  | 'demote'
  | 'release'
  | 'free'

type Worded = Pick<PhrasedQuestion['options'][number], 'label' | 'note'>

/** The words of one topic: the question, and each of its answers by its id. */
interface Wording {
  readonly text: string
  option(id: string): Worded
}

/** Puts a question into words. They follow from the table, the topic and the ids alone, so any language can say them. */
export function worded(texts: Texts, shown: Shown, bare: Bare): PhrasedQuestion {
  const wording = WORDINGS[bare.topic](texts, shown, bare)
  return {
    ...bare,
    text: wording.text,
    options: bare.options.map(option => ({ ...option, ...wording.option(option.id) })),
  }
}

const plain = (label: string, note?: string): Worded => (note === undefined ? { label } : { label, note })

/** Who stands in a Magician Box. */
function company(texts: Texts, shown: Shown, box: string): string {
  const there = standingIn(shown, box).map(({ id }) => named(id))
  return there.length > 0 ? texts.ask.company(texts.list(there)) : texts.ask.alone
}

const magicianBoxes = (texts: Texts, shown: Shown, text: string): Wording => ({
  text,
  option: id => plain(boxName(texts, id), company(texts, shown, id)),
})

const payWays = (
  none: string,
  label: (count: number, dice: string) => string,
  price: number,
  most: number,
): Wording['option'] => {
  return id => {
    if (id === 'keep') return plain(none)
    const dice = id.split(' ').slice(1).map(Number)
    return plain(label(Math.min(most, Math.floor(pips(dice) / price)), faces(dice)))
  }
}

const facesIn = ({ options }: Bare, word: string): Face[] =>
  options.filter(({ id }) => id.startsWith(`${word} `)).map(({ id }) => Number(id.split(' ')[1]))

const WORDINGS: Readonly<Record<Topic, (texts: Texts, shown: Shown, bare: Bare) => Wording>> = {
  retire: (texts, shown) => magicianBoxes(texts, shown, texts.ask.retire(named(shown.held ?? ''))),

  track: texts => ({
    text: texts.ask.track,
    option: id => plain(id === 'stock' ? texts.ask.trackFrom.stock : texts.ask.trackFrom.box),
  }),

  die(texts, shown, { seat }) {
    const { hand } = shown.players[seat]!
    return {
      text: texts.ask.die(faces(hand)),
      option: id =>
        id === 'done'
          ? plain(texts.ask.keep(hand.length), texts.ask.keepNote)
          : plain(texts.ask.dieLabel(id.slice('die '.length))),
    }
  },

  box(texts, shown, { seat }) {
    const own = shown.magicians.filter(magician => magician.seat === seat)
    const note = (box: string): string => {
      if (box === 'minor') return texts.ask.boxNote.minor(shown.players[seat]!.spent)
      if (box === 'grey') return texts.ask.boxNote.grey(own.reduce((sum, { grey }) => sum + grey, 0))
      const there = own.filter(({ at }) => levelOfPlace(at) === box).map(({ id }) => named(id))
      return texts.ask.boxNote.major(there.length > 0 ? texts.list(there) : texts.nobody)
    }
    return {
      text: texts.ask.box(shown.held ?? ''),
      option: id => plain(texts.diceBox[id as keyof Texts['diceBox']], note(id)),
    }
  },

  done: texts => ({ text: texts.ask.done, option: () => plain(texts.ask.doneLabel) }),

  again: (texts, shown, { seat }) => ({
    text: texts.ask.again(faces(shown.players[seat]!.hand)),
    option: id => (id === 'accept' ? plain(texts.ask.accept) : plain(texts.ask.rollAgain, texts.ask.rollAgainNote)),
  }),

  buy(texts, shown, { seat }) {
    const { spent } = shown.players[seat]!
    const label = (count: number, dice: string) => texts.ask.buyLabel(texts.chips(count), dice)
    return { text: texts.ask.buy(spent), option: payWays(texts.ask.buyNone, label, NUMBERS.pipsForChip, spent) }
  },

  stay: (texts, _shown, bare) => ({
    text: texts.ask.stay(faces(facesIn(bare, 'stay'))),
    option: id =>
      id === 'back' ? plain(texts.ask.back) : plain(texts.ask.stayLabel(id.slice('stay '.length)), texts.ask.stayNote),
  }),

  spell(texts, shown, { seat, options }) {
    const isFirst = options.some(({ id }) => id === 'pass')
    return {
      text: isFirst ? texts.ask.first : texts.ask.second,
      option(id) {
        if (id === 'pass') return plain(texts.ask.pass, texts.ask.passNote)
        const die = dieOf(id)
        if (!die) return plain(texts.ask.spellChip(shown.players[seat]!.chips))
        return plain(texts.ask.spellDie(String(die.face), texts.level[die.level]))
      },
    }
  },

  support(texts, shown, { seat }) {
    const die = dieOf(shown.held ?? '')?.face ?? null
    return {
      text: texts.ask.support(texts.spell(die)),
      option(id) {
        const magician = magicianOf(shown, id)
        const arena = arenaFrom(magician.at)!
        const contest = contestOf(shown, arena)
        const titles = titlesName(texts, arena.titles)
        const left = lacks(contest, magician, inOrder(shown), die ?? 1)
        const whose =
          magician.seat === seat ? texts.ask.supportNote.own : texts.ask.supportNote.of(nameOf(shown, magician.seat))
        const note = [
          whose,
          texts.ask.supportNote.now(pointsFor(magician)),
          left === 0 ? texts.ask.supportNote.wins : texts.ask.supportNote.lacks(left),
        ]
        return plain(texts.ask.supportLabel(named(id), titles), note.join(', '))
      },
    }
  },

  rise: (texts, shown) => ({
    text: texts.ask.rise(boxName(texts, shown.held ?? 'high')),
    option: id => plain(texts.ask.riseLabel(named(id), placeName(texts, magicianOf(shown, id).at))),
  }),

  mover: (texts, shown) => ({
    text: texts.ask.mover,
    option: id => plain(texts.say.withGrey(named(id), magicianOf(shown, id).grey)),
  }),

  vacancy: (texts, shown) => ({
    text: texts.ask.vacancy(named(shown.held ?? '')),
    option: id => plain(boxName(texts, id)),
  }),

  demote(texts, shown) {
    const level = levelOfPlace(magicianOf(shown, shown.held ?? '').at)
    const grey = boardLevel(level).greyChip && shown.greyLeft > 0
    const name = named(shown.held ?? '')
    return magicianBoxes(texts, shown, grey ? texts.ask.demoteGrey(name) : texts.ask.demote(name))
  },

  release(texts, shown, { seat }) {
    const grey = shown.magicians.reduce((sum, one) => sum + (one.seat === seat ? one.grey : 0), 0)
    const label = (count: number, dice: string) => texts.ask.releaseLabel(texts.greyChips(count), dice)
    return {
      text: texts.ask.release(grey),
      option: payWays(texts.ask.releaseNone, label, NUMBERS.pipsForGreyChip, grey),
    }
  },

  free: (texts, shown) => ({
    text: texts.ask.free,
    option: id => plain(texts.ask.freeLabel(named(id), texts.greyChips(magicianOf(shown, id).grey))),
  }),
}

const isTopic = (topic: string): topic is Topic => Object.hasOwn(WORDINGS, topic)

/** A question of this game in the words of a language. */
export function phrasedIn(texts: Texts, shown: Shown, question: Question): PhrasedQuestion {
  const { topic } = question
  if (!isTopic(topic)) throw new KernelError(`nothing of Elfenwizards is asked as "${topic}"`)
  return worded(texts, shown, { ...question, topic })
}
