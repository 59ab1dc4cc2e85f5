import { KernelError, type PhrasedQuestion, type Question } from '../../../kernel/index.ts'
import type { ActOf, ElfenAct, Topic } from '../rules/acts.ts'
import type { ElfenQuestion } from '../rules/asking.ts'
import { arenaFrom, boardLevel } from '../rules/board.ts'
import { type DiceBox, inOrder, magicianOf, pointsFor, type Shown, standingIn } from '../rules/components.ts'
import { contestOf, lacks } from '../rules/contests.ts'
import { dieOf } from '../rules/spells.ts'
import type { Texts } from './en.ts'
import { boxName, faces, levelOfPlace, named, nameOf, placeName, titlesName } from './names.ts'

type Worded = Pick<PhrasedQuestion['options'][number], 'label' | 'note'>

const plain = (label: string, note?: string): Worded => (note === undefined ? { label } : { label, note })

/** A question of this game in the words of a language. They follow from the table and what each answer does. */
export function phrasedIn(texts: Texts, shown: Shown, question: Question): PhrasedQuestion {
  if (!isElfen(question)) throw new KernelError(`nothing of Elfenwizards is asked as "${question.topic}"`)
  return {
    ...question,
    text: ASKED[question.topic](texts, shown, question),
    options: question.options.map(option => ({ ...option, ...answerIn(texts, shown, question, option.act) })),
  }
}

const isElfen = (question: Question): question is ElfenQuestion =>
  Object.hasOwn(ASKED, question.topic) && question.options.every(({ act }) => act !== undefined)

/** What each topic asks. */
const ASKED: Readonly<Record<Topic, (texts: Texts, shown: Shown, question: ElfenQuestion) => string>> = {
  retire: ({ ask }, { held }) => ask.retire(named(held ?? '')),
  track: ({ ask }) => ask.track,
  die: ({ ask }, { players }, { seat }) => ask.die(faces(players[seat]!.hand)),
  box: ({ ask }, { held }) => ask.box(held ?? ''),
  done: ({ ask }) => ask.done,
  again: ({ ask }, { players }, { seat }) => ask.again(faces(players[seat]!.hand)),
  buy: ({ ask }, { players }, { seat }) => ask.buy(players[seat]!.spent),
  stay: ({ ask }, _shown, { options }) =>
    ask.stay(faces(options.flatMap(({ act }) => (act.kind === 'leave' ? [act.face] : [])))),
  spell: ({ ask }, _shown, { options }) => (options.some(({ act }) => act.kind === 'pass') ? ask.first : ask.second),
  support: ({ ask, spell }, { held }) => ask.support(spell(dieOf(held ?? '')?.face ?? null)),
  rise: (texts, { held }) => texts.ask.rise(boxName(texts, held ?? 'high')),
  mover: ({ ask }) => ask.mover,
  vacancy: ({ ask }, { held }) => ask.vacancy(named(held ?? '')),
  demote({ ask }, shown) {
    const level = levelOfPlace(magicianOf(shown, shown.held ?? '').at)
    const grey = boardLevel(level).greyChip && shown.greyLeft > 0
    return (grey ? ask.demoteGrey : ask.demote)(named(shown.held ?? ''))
  },
  release: ({ ask }, shown, { seat }) => ask.release(greyOf(shown, seat)),
  free: ({ ask }) => ask.free,
}

/** An answer by what it does, and where it does not say so itself by what is asked. */
function answerIn(texts: Texts, shown: Shown, { topic, seat }: ElfenQuestion, act: ElfenAct): Worded {
  const { ask } = texts
  switch (act.kind) {
    case 'go':
      return topic === 'vacancy'
        ? plain(boxName(texts, act.box))
        : plain(boxName(texts, act.box), company(texts, shown, act))
    case 'pay-track':
      return plain(ask.trackFrom[act.from])
    case 'pick':
      return plain(ask.dieLabel(String(act.face)))
    case 'keep-dice':
      return plain(ask.keep(shown.players[seat]!.hand.length), ask.keepNote)
    case 'put':
      return plain(texts.diceBox[act.box], boxNote(texts, shown, seat, act.box))
    case 'done':
      return plain(ask.doneLabel)
    case 'accept':
      return plain(ask.accept)
    case 'reroll':
      return plain(ask.rollAgain, ask.rollAgainNote)
    case 'pay':
      return topic === 'buy'
        ? plain(ask.buyLabel(texts.chips(act.count), faces(act.dice)))
        : plain(ask.releaseLabel(texts.greyChips(act.count), faces(act.dice)))
    case 'pay-nothing':
      return plain(topic === 'buy' ? ask.buyNone : ask.releaseNone)
    case 'leave':
      return plain(ask.stayLabel(String(act.face)), ask.stayNote)
    case 'take-back':
      return plain(ask.back)
    case 'spell':
      return act.die
        ? plain(ask.spellDie(String(act.die.face), texts.level[act.die.level]))
        : plain(ask.spellChip(shown.players[seat]!.chips))
    case 'pass':
      return plain(ask.pass, ask.passNote)
    case 'support':
      return supportIn(texts, shown, seat, act)
    case 'rise':
      return plain(ask.riseLabel(named(act.magician), placeName(texts, magicianOf(shown, act.magician).at)))
    case 'move':
      return plain(texts.say.withGrey(named(act.magician), magicianOf(shown, act.magician).grey))
    case 'free':
      return plain(ask.freeLabel(named(act.magician), texts.greyChips(magicianOf(shown, act.magician).grey)))
  }
}

/** Who stands in a Magician Box already. */
function company(texts: Texts, shown: Shown, { box }: ActOf<'go'>): string {
  const there = standingIn(shown, box).map(({ id }) => named(id))
  return there.length > 0 ? texts.ask.company(texts.list(there)) : texts.ask.alone
}

/** What a die would do in a box. */
function boxNote(texts: Texts, shown: Shown, seat: number, box: DiceBox): string {
  const { boxNote } = texts.ask
  if (box === 'minor') return boxNote.minor(shown.players[seat]!.spent)
  if (box === 'grey') return boxNote.grey(greyOf(shown, seat))
  const own = shown.magicians.filter(magician => magician.seat === seat && levelOfPlace(magician.at) === box)
  return boxNote.major(own.length > 0 ? texts.list(own.map(({ id }) => named(id))) : texts.nobody)
}

/** What a spell would do beside a magician. */
function supportIn(texts: Texts, shown: Shown, seat: number, { magician: id }: ActOf<'support'>): Worded {
  const { supportLabel, supportNote } = texts.ask
  const magician = magicianOf(shown, id)
  const arena = arenaFrom(magician.at)!
  const left = lacks(contestOf(shown, arena), magician, inOrder(shown), dieOf(shown.held ?? '')?.face ?? 1)
  const note = [
    magician.seat === seat ? supportNote.own : supportNote.of(nameOf(shown, magician.seat)),
    supportNote.now(pointsFor(magician)),
    left === 0 ? supportNote.wins : supportNote.lacks(left),
  ]
  return plain(supportLabel(named(id), titlesName(texts, arena.titles)), note.join(', '))
}

/** Grey chips under a guild's magicians. */
const greyOf = ({ magicians }: Pick<Shown, 'magicians'>, seat: number): number =>
  magicians.reduce((sum, one) => sum + (one.seat === seat ? one.grey : 0), 0)
