import type { Roll, RollRow } from '../../../kernel/index.ts'
import { HIGHER_OF_TWO } from '../../../parts/tables/index.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { revealsOn, seesFalseWizard } from '../rules/effects/spells.ts'
import { CIRCLE, CODES, territory } from '../rules/islands/territories.ts'
import { bookOf } from '../rules/state/book.ts'
import { eventCard, type SpellName, type TableId } from '../rules/state/cards.ts'
import type { WizardsEvent } from '../rules/state/components.ts'
import type { WizardsView } from '../rules/state/view.ts'

type RollEvent = Extract<WizardsEvent, { kind: 'roll' }>

/** The context of a roll: the events before and after it, in order. */
interface Around {
  readonly words: Messages
  readonly before: readonly WizardsEvent[]
  readonly after: readonly WizardsEvent[]
  readonly view: Pick<WizardsView, 'players' | 'book'>
}

/** The purpose of a roll, and the effect of each result. */
type RollText = Pick<Roll, 'title' | 'reading' | 'rows' | 'names' | 'counts'>

/** Returns the rolls among the events, in order, with their tables (7.3, 8, 11.1 and others). */
export function rolls(
  words: Messages,
  view: Pick<WizardsView, 'players' | 'book'>,
  events: readonly WizardsEvent[],
): Roll[] {
  return events.flatMap((event, i) => {
    if (event.kind !== 'roll') return []
    const text = textOf(event, { words, before: events.slice(0, i), after: events.slice(i + 1), view })
    return [{ seat: event.seat, dice: event.dice, rule: event.rule, ...text }]
  })
}

function textOf(event: RollEvent, around: Around): RollText {
  const { purpose } = event
  if (purpose.startsWith('spell:')) return spellRoll(event, purpose.slice('spell:'.length) as SpellName, around)
  const describe = DESCRIBERS[purpose]
  return describe ? describe(event, around) : tableRoll(event, purpose as TableId, around)
}

/** Formats die faces: `1-3`, `6`, `1, 4`. */
function facesText(faces: readonly number[]): string {
  const [first, last] = [faces[0], faces.at(-1)]
  if (first === undefined || last === undefined) return ''
  return last - first === faces.length - 1 && first !== last ? `${first}-${last}` : faces.join(', ')
}

const row = (on: readonly number[], text: string, face: number | undefined): RollRow => ({
  on: facesText(on),
  text,
  hit: face !== undefined && on.includes(face),
})

/** Describes a roll on a table of chapter 7 or 8. A roll without a result event was rerolled (11.222, 11.223). */
function tableRoll({ dice }: RollEvent, name: TableId, { words, after, view }: Around): RollText {
  const { title, rows } = bookOf(view).table(name)
  const [next] = after
  const on = next?.kind === 'result' ? next.on : null
  const again = on === null ? HIGHER_OF_TWO.result(dice) : null
  return {
    title,
    reading: words.get('roll-higher'),
    counts: [dice.indexOf(HIGHER_OF_TWO.result(dice))],
    rows: rows.map(it =>
      again !== null && it.on.includes(again)
        ? { on: facesText(it.on), text: words.get('roll-again'), hit: true }
        : row(it.on, it.text, on ?? undefined),
    ),
  }
}

const FACES = [1, 2, 3, 4, 5, 6]

function spellRoll({ dice: [die] }: RollEvent, name: SpellName, { words, after, view }: Around): RollText {
  const card = bookOf(view).spell(name)
  const spell = after.find(event => event.kind === 'spell')
  const works = spell?.kind === 'spell' ? spell.on : card.succeedsOn
  const betrays = revealsOn(view, name)
  const reveals = works.filter(face => betrays.includes(face))
  const plainly = works.filter(face => !reveals.includes(face))
  const fails = FACES.filter(face => !works.includes(face))
  return {
    title: card.name,
    reading: words.get('roll-spell'),
    rows: [
      ...(reveals.length > 0 ? [row(reveals, words.get('roll-spell.betrays'), die)] : []),
      ...(plainly.length > 0 ? [row(plainly, words.get('roll-spell.works'), die)] : []),
      row(fails, words.get('roll-spell.fails'), die),
    ],
  }
}

const DESCRIBERS: Readonly<Record<string, (event: RollEvent, around: Around) => RollText>> = {
  movement: ({ dice: [white = 0, red = 0], seat }, { words, before, after, view }) => {
    const player = seat === null ? undefined : view.players[seat]
    const opened = after.some(event => event.kind === 'trapped' && event.seat === seat && event.trap === 'none')
    const whites = (faces: string) => words.get('roll-movement.on-white', { faces })
    const reds = (faces: string) => words.get('roll-movement.on-red', { faces })
    const trapped = before.length === 0 && (opened || player?.trap?.kind === 'roll')
    return {
      title: words.get('roll-movement'),
      reading: '',
      names: [words.get('roll-movement.white'), words.get('roll-movement.red')],
      rows: [
        ...(trapped
          ? [
              { on: whites('1-4'), text: words.get('roll-movement.holds'), hit: !opened },
              { on: whites('5-6'), text: words.get('roll-movement.opens'), hit: opened },
            ]
          : []),
        { on: whites(String(white)), text: words.get('roll-movement.points'), hit: true },
        { on: reds('1-3'), text: words.get('roll-movement.meeting'), hit: red <= 3 },
        { on: reds('4-6'), text: words.get('roll-movement.nothing'), hit: red >= 4 },
      ],
    }
  },
  gem: ({ dice: [die], seat }, { words, view }) => {
    // With Perception, there is one result fewer on which the False Wizard steals (11.2331).
    const player = seat === null ? undefined : view.players[seat]
    const robs = player && seesFalseWizard(player) ? [1, 2, 3] : [1, 2, 3, 4]
    const spares = [4, 5].filter(face => !robs.includes(face))
    return {
      title: words.get('roll-gem'),
      reading: '',
      rows: [
        row(robs, words.get('roll-gem.robs'), die),
        row(spares, words.get('roll-gem.spares'), die),
        row([6], words.get('roll-gem.none'), die),
      ],
    }
  },
  call: ({ dice }, { words }) => {
    const on = HIGHER_OF_TWO.result(dice)
    const rows = (
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ] as const
    ).map((faces, i) => row(faces, words.get('roll-call.row', { n: i }), on))
    return { title: words.get('roll-call'), reading: words.get('roll-higher'), counts: [dice.indexOf(on)], rows }
  },
  mustering: ({ dice }, { words, view }) => ({
    title: bookOf(view).spell('animal-mustering').name,
    reading: words.get('roll-mustering'),
    rows: [...new Set(dice)].map(face => row([face], bookOf(view).row('animals', face).text, face)),
  }),
  points: ({ dice: [die = 0] }, around) => {
    const { words } = around
    const points = isTwice(around) ? 2 * die : die
    return number(words.get('roll-points'), around, die, words.get('roll-points.row', { points }))
  },
  'points-lost': ({ dice: [die = 0] }, around) => {
    const { words } = around
    const points = isTwice(around) ? 2 * die : die
    return number(words.get('roll-points-lost'), around, die, words.get('roll-points-lost.row', { points }))
  },
  'turns-lost': ({ dice: [die = 0] }, around) => {
    const { words } = around
    return number(words.get('roll-turns-lost'), around, die, words.get('roll-turns-lost.row', { turns: die }))
  },
  'extra-turns': ({ dice: [die = 0] }, around) => {
    const { words } = around
    return number(words.get('roll-extra-turns'), around, die, words.get('roll-extra-turns.row', { turns: die }))
  },
  master: ({ dice: [die] }, { words }) => ({
    title: words.get('roll-master'),
    reading: words.get('roll-master.reading'),
    rows: [row([1, 2], 'Megmoran', die), row([3, 4], 'Meligar', die), row([5, 6], 'Melekok', die)],
  }),
  stone: ({ dice: [die] }, { words }) => ({
    title: words.get('roll-stone'),
    reading: words.get('roll-stone.reading'),
    rows: FACES.map(dots => row([dots], words.get('roll-stone.row', { code: codeOfStone(dots) }), die)),
  }),
  tie: (_event, { words }) => ({ title: words.get('roll-tie'), reading: words.get('roll-tie.reading'), rows: [] }),
  dealer: (_event, { words }) => ({
    title: words.get('roll-dealer'),
    reading: words.get('roll-dealer.reading'),
    rows: [],
  }),
  'tiles-removed': ({ dice: [die = 0] }, { words }) => ({
    title: words.get('roll-tiles'),
    reading: words.get('roll-tiles.reading'),
    rows: [row([die], words.get('roll-tiles.row', { tiles: die }), die)],
  }),
}

function codeOfStone(dots: number): string {
  const circle = territory(CIRCLE)
  return CODES.find(code => circle.dots[code] === dots)!.toUpperCase()
}

/** Describes a roll of one die that simply gives a number, with the text of what required it. */
function number(title: string, around: Around, die: number, text: string): RollText {
  const { cause: output } = causeOf(around)
  return { title, reading: output, rows: [row([die], text, die)] }
}

const isTwice = (around: Around): boolean => causeOf(around).twice

/**
 * Returns the text of the table row or card that required the roll, or an empty string if there is none, and whether
 * the die counts twice.
 */
function causeOf({ before, view }: Around): { cause: string; twice: boolean } {
  for (const event of [...before].reverse()) {
    if (event.kind === 'result') {
      const { text, does } = bookOf(view).row(event.table, event.on)
      return { cause: text, twice: does === 'points-twice' || does === 'points-lost-twice' }
    }
    if (event.kind === 'event' && event.what === 'drawn') {
      const { title, does } = eventCard(event.event)
      return { cause: capital(title), twice: does.some(it => it.verb === 'points' && it.amount === 'double-die') }
    }
  }
  return { cause: '', twice: false }
}
