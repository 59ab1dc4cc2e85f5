import type { Odds, Question, Roll, RollRow } from '../../../kernel/index.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { attackRange, creatureRange, defenseRange } from '../rules/facts/ranges.ts'
import { BLANK_RESULTS } from '../rules/pieces/deck.ts'
import { REGIONS, spaceOf, territoriesOf } from '../rules/pieces/marnon.ts'
import { asQuestQuestion } from '../rules/state/acts.ts'
import type { Campaign, QuestEvent, Range, RollPurpose } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { fighterName } from './log.ts'
import { creatureName, rangeParts, regionName, spaceName } from './names.ts'

const SIDES = 6
const FACES = [1, 2, 3, 4, 5, 6] as const

/** Lists the rolls in the events, each with the meaning of its faces. */
export function rollsIn(words: Messages, view: QuestView, events: readonly QuestEvent[]): Roll[] {
  const at = events.flatMap(({ kind }, i) => (kind === 'roll' || kind === 'battle' ? [i] : []))
  return at.flatMap((own, n): Roll[] => {
    const event = events[own]
    // Events before the first roll belong to it. All others result from the roll before them.
    const before = events.slice(n === 0 ? 0 : own, own + 1)
    const after = events.slice(own + 1, at[n + 1])
    if (event?.kind === 'roll') return [{ ...plainRoll(words, event), before, after }]
    if (event?.kind === 'battle') return [{ ...battleRoll(words, view, event), before, after }]
    return []
  })
}

type EventOf<K extends QuestEvent['kind']> = Extract<QuestEvent, { kind: K }>

/** The message id of each roll's title. */
const TITLES = {
  'first-set-up': 'first',
  'first-player': 'first',
  orcs: 'orcs',
  growth: 'growth',
  dragon: 'dragon',
  wizard: 'wizard',
  gobble: 'gobble',
  'sent-dragon': 'sent',
  'sent-wizard': 'sent',
  lot: 'lot',
  blank: 'blank',
} as const satisfies Readonly<Record<RollPurpose, string>>

function plainRoll(words: Messages, { seat, dice, purpose, rule }: EventOf<'roll'>): Roll {
  const title = words.get(`roll-${TITLES[purpose]}`)
  const roll = { seat, dice, title, reading: '', rows: rowsOf(words, purpose, dice), rule }
  return dice.length === 2 ? { ...roll, names: [words.get('die-white'), words.get('die-red')] } : roll
}

/**
 * Lists the possible results of a roll: the regions for growth, the territories of the rolled region for the dragon and
 * the wizard, and the totals for the blank card. Other rolls have none.
 */
function rowsOf(words: Messages, purpose: RollPurpose, dice: readonly number[]): RollRow[] {
  const [first = 1, second = 0] = dice
  if (purpose === 'growth')
    return REGIONS.map(({ number }) => ({ on: String(number), text: regionName(words, number), hit: number === first }))
  if (purpose === 'blank')
    return [...BLANK_RESULTS.keys()].map(total => ({
      ...{ on: String(total), text: capital(words.get(`blank-${total}`)) },
      hit: total === first + second,
    }))
  if (purpose !== 'dragon' && purpose !== 'wizard') return []
  return territoriesOf(first).map(id => {
    const { number } = spaceOf(id)
    return { on: `${first} ${number}`, text: spaceName(words, id), hit: number === second }
  })
}

/** Describes a battle roll: both dice and ranges, and the effect of each face. */
function battleRoll(words: Messages, { seats }: QuestView, event: EventOf<'battle'>): Roll {
  const { seat, from, target, attacker, defender, rule } = event
  const values = {
    name: capital(fighterName(words, seats, attacker.side)),
    other: fighterName(words, seats, defender.side),
  }
  return {
    seat,
    dice: [attacker.die, defender.die],
    names: [words.get('die-white'), words.get('die-red')],
    title: words.get('roll-battle', { from: spaceName(words, from), target: spaceName(words, target) }),
    reading: words.get('roll-battle.reading', values),
    rows: [
      ...rangeRows(words, words.get('die-white'), attacker.range, attacker.die),
      ...rangeRows(words, words.get('die-red'), defender.range, defender.die),
    ],
    rule,
  }
}

function rangeRows(words: Messages, die: string, dieRange: Range, face: number): RollRow[] {
  const { range } = dieRange
  const parts = rangeParts(words, dieRange)
  const within = range === 1 ? '1' : `1-${range}`
  const beyond = range === SIDES - 1 ? '6' : `${range + 1}-${SIDES}`
  const hits = {
    on: `${die} ${within}`,
    text: parts === '' ? words.get('row-hits') : words.get('row-hits.of', { parts }),
    hit: face <= range,
  }
  const misses = { on: `${die} ${beyond}`, text: words.get('row-misses'), hit: face > range }
  return range >= SIDES ? [hits] : [hits, misses]
}

/**
 * Returns the odds of hitting at least one piece and of losing at least one in a battle (XI.B.1-2). Returns an empty
 * list for any answer except to fight.
 */
export function oddsIn(words: Messages, view: QuestView, question: Question, id: string): Odds[] {
  const act = asQuestQuestion(question).options.find(option => option.id === id)?.act
  const { campaign } = view.turn
  if (act?.kind !== 'fight' || !campaign) return []
  const { attack, defense } = rangesOf(view, campaign)
  let takes = 0
  let suffers = 0
  for (const mine of FACES)
    for (const theirs of FACES) {
      if (mine <= attack) takes++
      if (theirs <= defense || mine > attack) suffers++
    }
  const of = SIDES * SIDES
  return [
    {
      what:
        campaign.against === 'space'
          ? words.get('odds-takes')
          : words.get('odds-beats', { creature: creatureName(words, campaign.against, 'accusative') }),
      hits: takes,
      of,
    },
    { what: words.get('odds-suffers'), hits: suffers, of },
  ]
}

/** Returns both sides' ranges in a campaign, with their current forces. A space without a force has range 0. */
export function rangesOf(
  { forces }: Pick<QuestView, 'forces'>,
  { from, to, against, by }: Pick<Campaign, 'from' | 'to' | 'against' | 'by'>,
): { readonly attack: number; readonly defense: number } {
  const [attackers, defenders] = [forces[from], forces[to]]
  const attack = attackers ? attackRange(attackers).range : 0
  if (against !== 'space') return { attack, defense: creatureRange(against).range }
  return { attack, defense: defenders ? defenseRange(defenders, to, by).range : 0 }
}
