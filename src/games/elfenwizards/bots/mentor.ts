import { type Bot, type Deliberation, runToEnd } from '../../../bots/bot.ts'
import { maxBy } from '../../../bots/max-by.ts'
import { type PhrasedQuestion, type Question, type RandomState, type Seat, seedRandom } from '../../../kernel/index.ts'
import { spellOf, spellsOf } from '../rules/facts/spells.ts'
import { asElfenQuestion as elfen } from '../rules/state/asking.ts'
import { levelOf, NUMBERS } from '../rules/state/board.ts'
import { type DiceBox, type ElfenState, type PublicState, pips } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { byRule, idOf, mayPass, netValue, type Placing, placings, spellsIn } from './apprentice.ts'
import { type AnswerSequence, HINT_ROUNDS, type PlayoutView, type SequenceResult, trySequences } from './playout.ts'
import { reasonFor } from './reasons.ts'

/** A bot that simulates many rounds for each promising answer and picks the one that wins most often. */
export const mentor: Bot<ElfenView, ElfenState> = {
  name: 'mentor',
  about: language => WORDS.in(language).get('player-mentor'),
  answer(view, question, random, ahead) {
    return runToEnd(think(view, question, random, ahead))
  },
  think,
  hint(view, question, language = 'en') {
    const random = seedRandom('', 'hint')
    const { line, found } = planFor(view, question, random)
    const [id = byRule(view, question, random), next] = line
    const option = question.options.find(known => known.id === id)
    if (!option) return null
    const why = reasonFor(WORDS.in(language), view, question, option, found)
    return next === undefined ? { id, why } : { id, why, next }
  },
}

function* think(view: ElfenView, question: Question, random: RandomState, ahead?: PlayoutView): Deliberation {
  const lines = sequencesToTry(view, question, ahead)
  const [only] = lines
  if (lines.length < 2) return only?.[0] ?? byRule(view, question, random)
  const [best] = yield* trySequences(view, question, lines, random, ahead && { ahead })
  return best!.line[0]!
}

/** The advised answers, starting with the one to the current question, and the results of the trials, best first. */
interface Plan {
  readonly line: AnswerSequence
  readonly found: readonly SequenceResult[]
}

/**
 * Plans the answers for a hint. A spell and its magician are two questions, but the hint for the second one follows the
 * plan made for the first one, even though it has to make that plan again.
 */
function planFor(view: ElfenView, question: PhrasedQuestion, random: RandomState): Plan {
  const asked = elfen(question)
  if (asked.topic === 'spell') {
    const { line, found } = planSpell(view, question, spellsIn(asked), random)
    if (!mayPass(asked)) return { line, found }
    // Try passing last, so that it can't change which spell is planned.
    const pass = [idOf(asked, ({ kind }) => kind === 'pass')]
    const [best, other] = tryForHint(view, question, [line, pass], random)
    const second = best!.line === line ? found[1] : undefined
    const next = second && second.chances > other!.chances ? second : other!
    return { line: best!.line, found: [best!, next] }
  }
  if (asked.topic === 'support') {
    const before = { ...question, topic: 'spell' }
    const { line, found } = planSpell({ ...view, held: null }, before, spellsOf(view, asked.seat), random)
    if (line[0] === view.held) return { line: line.slice(1), found }
  }
  const lines = sequencesToTry(view, question)
  const found = lines.length < 2 ? [] : tryForHint(view, question, lines, random)
  return { line: found[0]?.line ?? lines[0] ?? [], found }
}

const tryForHint = (view: ElfenView, question: Question, lines: readonly AnswerSequence[], random: RandomState) =>
  runToEnd(trySequences(view, question, lines, random, { rounds: HINT_ROUNDS }))

/** Plans which of these spells to place, and beside whom. */
function planSpell(view: ElfenView, question: Question, spells: readonly string[], random: RandomState): Plan {
  const ways = likeliest(view, placings(view, question.seat, spells))
  const lines = ways.map(({ spell, target }) => [spell, target])
  const found = lines.length < 2 ? [] : tryForHint(view, question, lines, random)
  return { line: found[0]?.line ?? lines[0]!, found }
}

/** The maximum number of magicians to try spells on, and the number of these to try the strongest spell on too. */
const MAX_TARGETS = 4
const MAX_STRONG = 3

/** Lists the sequences of answers worth trying. Returns fewer than two if no trial is needed. */
function sequencesToTry(view: ElfenView, asked: Question, ahead?: PlayoutView): AnswerSequence[] {
  const question = elfen(asked)
  const { topic, options, seat } = question
  switch (topic) {
    case 'die': {
      // The order of the dice doesn't matter. The only question is whether to place the best one or keep it for another
      // roll.
      const { id: best, act } = options[0]!
      if (view.step === 3 || act.kind !== 'pick') return [[best]]
      const keep = idOf(question, ({ kind }) => kind === 'keep-dice')
      return act.face > 5 ? [[best]] : act.face < 4 ? [[keep]] : [[best], [keep]]
    }
    case 'box':
      return options
        .filter(({ act }) => (act.kind === 'put' || act.kind === 'put-several') && isUseful(view, seat, act.box))
        .map(({ id }) => [id])
    case 'again':
      return pips(view.players[seat]!.hand) > 4 * view.players[seat]!.hand.length
        ? [[idOf(question, ({ kind }) => kind === 'accept')]]
        : options.map(({ id }) => [id])
    case 'retire':
    case 'demote':
    case 'vacancy':
    case 'mover':
      return options.map(({ id }) => [id])
    case 'rise':
      // By then, some titles have been awarded, and only the match itself records which.
      return ahead ? options.map(({ id }) => [id]) : []
    case 'spell': {
      const ways = likeliest(view, placings(view, seat, spellsIn(question)))
      const pass = mayPass(question) ? [[idOf(question, ({ kind }) => kind === 'pass')]] : []
      return [...ways.map(({ spell, target }) => [spell, target]), ...pass]
    }
    case 'support':
      return likeliest(view, placings(view, seat, [spellOf(question.data.die)])).map(({ target }) => [target])
    default:
      return []
  }
}

/** Returns true if a die in this box could help a seat. */
function isUseful({ magicians, players }: PublicState, seat: Seat, box: DiceBox): boolean {
  const own = magicians.filter(magician => magician.seat === seat)
  if (box === 'minor') return true
  if (box === 'grey') {
    const grey = own.reduce((sum, one) => sum + one.grey, 0)
    return pips(players[seat]!.boxes.grey) < NUMBERS.pipsForGreyChip * grey
  }
  return own.some(({ at }) => levelOf(at) === box)
}

/**
 * Lists the best placement for each of the likeliest magicians. For the top few, also lists the strongest placement.
 */
function likeliest(shown: PublicState, all: readonly Placing[]): Placing[] {
  const sorted = all
    .map(placing => ({ placing, net: netValue(shown, placing.die, placing.value) }))
    .sort((a, b) => b.net - a.net)
    .map(({ placing }) => placing)
  const firsts = sorted.filter(({ target }, i) => sorted.findIndex(other => other.target === target) === i)
  const likely = firsts.slice(0, MAX_TARGETS)
  const strong = likely.slice(0, MAX_STRONG).flatMap(first => {
    const strongest = maxBy(
      all.filter(({ target }) => target === first.target),
      ({ die }) => die ?? 1,
    )
    return strongest && strongest !== first ? [strongest] : []
  })
  return [...likely, ...strong]
}
