import { seatName } from '../../../parts/seat-name.ts'
import { listNamer, valuesBy } from '../../../parts/wording.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import { territory } from '../rules/islands/territories.ts'
import type { WizardsAct } from '../rules/state/acts.ts'
import type { WizardsQuestion } from '../rules/state/asking.ts'
import { type Book, eventTextOf } from '../rules/state/book.ts'
import { eventCard, type SpellName, taskCard, wizardCard } from '../rules/state/cards.ts'
import type { Gem, WizardsEvent } from '../rules/state/components.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { placeSeen, placeText } from './places.ts'

type Described = WizardsEvent | WizardsAct | NonNullable<WizardsQuestion['data']>

/** The sources of the names in an event, an act or a question. */
export interface Naming {
  readonly words: Messages
  readonly book: Book
  readonly seats: readonly string[]
  /** The view of the player who is asked. */
  readonly view?: WizardsView
}

export const gemName = (words: Messages, gem: Gem): string => capital(words.get(`gem-${gem}`))

const named = valuesBy<Described, Naming>({
  seat: (seat, { seats }) => ({ who: seatName(seats, seat) }),
  who: met => ({ met: capital(met) }),
  player: (player, { seats }) => ({ name: seatName(seats, player) }),
  to(to, { words, seats, view }): Values {
    if (typeof to === 'number') return { name: seatName(seats, to) }
    return typeof to === 'string' && view ? { place: placeSeen(words, view, to) } : {}
  },
  from: (from, { seats }) => (typeof from === 'number' ? { name: seatName(seats, from) } : from),
  tile: tile => ({ tile: territory(tile).name, land: territory(tile).kind }),
  wizard: capital,
  gem: (gem, { words }) => (gem === 'false' ? gem : gemName(words, gem)),
  objects: listNamer(thing => thing),
  dice: (dice, { words }) => words.list(dice.map(String)),
  table: (table, { book }) => book.table(table).title,
  order: (order, { book }) => ({ order: book.order(order).name, text: book.order(order).text }),
  // In the kernel's type, the spell of an event is a string.
  spell: (spell, { book }) => book.spell(spell as SpellName).name,
  task(task): Values {
    if (typeof task !== 'number') return {}
    const { title, text } = taskCard(task)
    return { title, text }
  },
  event: (event, { book }) => ({ title: eventCard(event).title, text: eventTextOf(book, eventCard(event)) }),
  card: card => wizardCard(card).kind,
  divided: (kind, { words }) => words.get(`point-${kind}`),
})

/**
 * Returns the message variables of an event, an act or a question's data. Spaces are named as the view shows them, if
 * there is one.
 */
export function valuesOf(of: Described | undefined, naming: Naming): Values {
  const values = named(of, naming)
  if (!of || !('space' in of)) return values
  const { words, view } = naming
  return { ...values, place: view ? placeSeen(words, view, of.space) : placeText(words, of) }
}
