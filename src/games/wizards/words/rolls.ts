import type { Roll, RollRow } from '../../../kernel/index.ts'
import { encounterTable, eventCard, type SpellName, spell, type TableId, tableRow } from '../rules/cards.ts'
import type { WizardsEvent } from '../rules/components.ts'
import { higherOf } from '../rules/components.ts'
import { CIRCLE, CODES, territory } from '../rules/islands/territories.ts'
import { capital } from '../rules/orders/points.ts'
import { perceives } from '../rules/spells.ts'
import type { WizardsView } from '../rules/view.ts'

type RollEvent = Extract<WizardsEvent, { kind: 'roll' }>

/** What a roll came of and led to: the events before it, the newest last, and those after it. */
interface Around {
  readonly before: readonly WizardsEvent[]
  readonly after: readonly WizardsEvent[]
  readonly view: Pick<WizardsView, 'players'>
}

/** What a roll is for, and what each result does. */
type Told = Pick<Roll, 'title' | 'reading' | 'rows' | 'names' | 'counts'>

/** The rolls among what has happened, in order, each with its table (7.3, 8, 11.1 and others). */
export function rolls(view: Pick<WizardsView, 'players'>, events: readonly WizardsEvent[]): Roll[] {
  return events.flatMap((event, i) => {
    if (event.kind !== 'roll') return []
    const told = tell(event, { before: events.slice(0, i), after: events.slice(i + 1), view })
    return [{ seat: event.seat, dice: event.dice, rule: event.rule, ...told }]
  })
}

function tell(event: RollEvent, around: Around): Told {
  const { purpose } = event
  if (purpose.startsWith('spell:')) return spellRoll(event, purpose.slice('spell:'.length) as SpellName, around)
  const teller = TELLERS[purpose]
  return teller ? teller(event, around) : tableRoll(event, purpose as TableId, around)
}

/** `1-3`, `6`, `1, 4`. */
export function facesText(faces: readonly number[]): string {
  const [first, last] = [faces[0], faces.at(-1)]
  if (first === undefined || last === undefined) return ''
  return last - first === faces.length - 1 && first !== last ? `${first}-${last}` : faces.join(', ')
}

const row = (on: readonly number[], text: string, face: number | undefined): RollRow => ({
  on: facesText(on),
  text,
  hit: face !== undefined && on.includes(face),
})

/** A table of chapter 7 or 8. Where no result follows, the roll was one that is made again (11.222, 11.223). */
function tableRoll({ dice }: RollEvent, name: TableId, { after }: Around): Told {
  const { title, rows } = encounterTable(name)
  const [next] = after
  const on = next?.kind === 'result' ? next.on : null
  const again = on === null ? higherOf(dice) : null
  return {
    title,
    reading: 'the higher die counts',
    counts: [dice.indexOf(higherOf(dice))],
    rows: rows.map(it =>
      again !== null && it.on.includes(again)
        ? { on: facesText(it.on), text: 'Not after a spell that failed: rolled again', hit: true }
        : row(it.on, it.text, on ?? undefined),
    ),
  }
}

const FACES = [1, 2, 3, 4, 5, 6]

function spellRoll({ dice: [die] }: RollEvent, name: SpellName, { after }: Around): Told {
  const card = spell(name)
  const told = after.find(event => event.kind === 'spell')
  const works = told?.kind === 'spell' ? told.on : card.succeedsOn
  const reveals = works.filter(face => card.revealsOn?.includes(face))
  const plainly = works.filter(face => !reveals.includes(face))
  const fails = FACES.filter(face => !works.includes(face))
  return {
    title: card.name,
    reading: 'one die for the spell',
    rows: [
      ...(reveals.length > 0 ? [row(reveals, 'It works, and a Secret Wizard is betrayed', die)] : []),
      ...(plainly.length > 0 ? [row(plainly, 'It works', die)] : []),
      row(fails, 'It fails', die),
    ],
  }
}

const TELLERS: Readonly<Record<string, (event: RollEvent, around: Around) => Told>> = {
  movement: ({ dice: [white, red], seat }, { before, after, view }) => {
    const player = seat === null ? undefined : view.players[seat]
    const opened = after.some(event => event.kind === 'trapped' && event.seat === seat && event.trap === 'none')
    const trapped = before.length === 0 && (opened || player?.trap?.kind === 'roll')
    return {
      title: 'Movement Roll',
      reading: '',
      names: ['white', 'red'],
      rows: [
        ...(trapped
          ? [
              { on: 'white 1-4', text: 'The Trap holds', hit: !opened },
              { on: 'white 5-6', text: 'The Trap opens', hit: opened },
            ]
          : []),
        { on: `white ${white}`, text: 'Points to move with; Stones and Ruktal answer to it', hit: true },
        { on: 'red 1-3', text: 'Where the move ends something may meet you', hit: red !== undefined && red <= 3 },
        { on: 'red 4-6', text: 'Nothing meets you by chance', hit: red !== undefined && red >= 4 },
      ],
    }
  },
  gem: ({ dice: [die], seat }, { view }) => {
    // Perception leaves the False Wizard one chance less (11.2331).
    const asking = seat === null ? undefined : view.players[seat]
    const robs = asking && perceives(asking) ? [1, 2, 3] : [1, 2, 3, 4]
    const spares = [4, 5].filter(face => !robs.includes(face))
    return {
      title: 'A Sacred Gem',
      reading: '',
      rows: [
        row(robs, 'His Gem is yours; but the False Wizard takes all you carry', die),
        row(spares, 'His Gem is yours; the False Wizard is found out', die),
        row([6], 'He gives none, and nothing is learnt', die),
      ],
    }
  },
  points: ({ dice: [die = 0] }, around) => {
    const amount = isTwice(around) ? 2 * die : die
    return number('Points', around, die, `${amount} point${amount === 1 ? '' : 's'}`)
  },
  'points-lost': ({ dice: [die = 0] }, around) => {
    const amount = isTwice(around) ? 2 * die : die
    return number('Points lost', around, die, `${amount} point${amount === 1 ? '' : 's'} lost`)
  },
  'turns-lost': ({ dice: [die = 0] }, around) =>
    number('Turns lost', around, die, `${die} turn${die === 1 ? '' : 's'} lost`),
  'extra-turns': ({ dice: [die = 0] }, around) =>
    number('Extra turns', around, die, `${die} extra turn${die === 1 ? '' : 's'}`),
  master: ({ dice: [die] }) => ({
    title: 'Which Master Sorcerer hears you',
    reading: 'rolled again for a Tower that is not there',
    rows: [row([1, 2], 'Megmoran', die), row([3, 4], 'Meligar', die), row([5, 6], 'Melekok', die)],
  }),
  stone: ({ dice: [die] }) => ({
    title: 'Which Stone of the Circle',
    reading: 'by its dots',
    rows: FACES.map(dots => row([dots], `The Stone at ${codeOfStone(dots)}`, die)),
  }),
  tie: () => ({ title: 'A tie', reading: 'a die breaks it', rows: [] }),
  dealer: () => ({ title: 'Who deals', reading: 'the highest throw deals and goes first', rows: [] }),
  'tiles-removed': ({ dice: [die = 0] }) => ({
    title: 'Tiles left out',
    reading: 'one die',
    rows: [row([die], `${die} tile${die === 1 ? ' is' : 's are'} left out, unseen`, die)],
  }),
}

function codeOfStone(dots: number): string {
  const circle = territory(CIRCLE)
  return (CODES.find(code => circle.dots[code] === dots) ?? '').toUpperCase()
}

/** A die that is no more than a number, under what has called for it. */
function number(title: string, around: Around, die: number, text: string): Told {
  const { said } = causeOf(around)
  return { title, reading: said, rows: [row([die], text, die)] }
}

const isTwice = (around: Around): boolean => causeOf(around).twice

/** The table or the card that has called for a die: what it said, and whether the die counts twice. */
function causeOf({ before }: Around): { said: string; twice: boolean } {
  for (const event of [...before].reverse()) {
    if (event.kind === 'result') {
      const text = tableRow(event.table, event.on)
      return { said: text, twice: /\btwice a die\b/i.test(text) }
    }
    if (event.kind === 'event' && event.what === 'drawn') {
      const { title, does } = eventCard(event.event)
      return { said: capital(title), twice: does.some(it => it.verb === 'points' && it.amount === 'double-die') }
    }
  }
  return { said: '', twice: false }
}
