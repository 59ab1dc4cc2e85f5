import type { SheetRequest } from '../../../screen/kit/game-screen.ts'
import type { Style } from '../../../screen/kit/style.ts'
import { wrap } from '../../../terminal/text.ts'
import { capital } from '../../../text/index.ts'
import { bookOf, eventTextOf } from '../rules/state/book.ts'
import { eventCard } from '../rules/state/cards.ts'
import { GEMS, HIGH_WIZARDS, type HighWizard } from '../rules/state/components.ts'
import { gemsRequired } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { ENGLISH } from '../words/messages.ts'
import { placeSeen } from '../words/places.ts'
import { animalTime, eventTime } from '../words/sheet.ts'
import { type CardFace, layOutCards } from './faces.ts'
import { inWizards, type WizardsStyle } from './tables.ts'

/**
 * Draws a player's cards other than Tasks: the Animal and the Events. Also draws what the viewer knows about the High
 * Wizards and, in games with Gems, the player's Gems if the viewer may see them (14.3).
 */
export function cardPage(view: WizardsView, columns: number, style: Style, { of = null }: SheetRequest = {}): string[] {
  const player = view.players[of ?? view.seat ?? view.next]
  if (!player) return ['The islands are still being laid out.']
  const { paint } = style
  const faces = [...animalFaces(player, style), ...eventFaces(view, player)]
  return [
    paint('title', 'With you'),
    ...(faces.length === 0
      ? wrap(paint('dim', 'No animal and no active Event.'), columns)
      : layOutCards(faces, columns, 2, style)),
    '',
    paint('title', 'The High Wizards'),
    ...wizardLines(view, player, columns, inWizards(style)),
    ...(bookOf(view).gems ? gemLines(player, gemsRequired(view), columns, inWizards(style)) : []),
  ]
}

function animalFaces(player: PlayerView, { paint }: Style): CardFace[] {
  const { animal } = player
  if (!animal) return []
  const { name, text } = bookOf(player).animal(animal.kind)
  return [{ title: name, kind: 'Animal', lines: [paint('text', text)], foot: animalTime(ENGLISH, player, animal) }]
}

function eventFaces(view: WizardsView, { events }: PlayerView): CardFace[] {
  return events.map(event => {
    const card = eventCard(event.id)
    const foot = eventTime(ENGLISH, view.day, event)
    return { title: card.title, kind: 'Event', lines: [eventTextOf(bookOf(view), card)], foot }
  })
}

/**
 * Describes each of the seven High Wizards, with their place if it is known, and Secret Wizards whom the viewer doesn't
 * know. Knowledge of Gem Cards is shown only if the viewer may see it.
 */
function wizardLines(view: WizardsView, player: PlayerView, columns: number, style: WizardsStyle): string[] {
  const { paint, glyphs } = style
  const lines = HIGH_WIZARDS.map(wizard => {
    const out = view.wizards.find(known => known.wizard === wizard)
    const at = out
      ? `at ${placeSeen(ENGLISH, view, out.at)}${out.letter === null ? '' : `, Secret Wizard ${out.letter}`}`
      : ''
    const [gem, role] = gemOf(player, wizard)
    const text = [at, gem].filter(text => text !== '').join('; ')
    const sign = role === 'good' ? glyphs.gem : role === 'bad' ? glyphs.cross : out ? glyphs.wizard : glyphs.bullet
    const words = text === '' ? paint('dim', 'not seen') : role === null ? text : paint(role, text)
    return `${paint(role ?? (out ? 'wizard' : 'dim'), sign)} ${capital(wizard).padEnd(9)} ${words}`
  })
  const hidden = view.wizards.filter(({ wizard }) => wizard === null)
  return [
    ...lines.flatMap(line => wrap(line, columns, ' '.repeat(12))),
    ...hidden.flatMap(({ letter, at }) =>
      wrap(
        `${paint('wizard', glyphs.secret)} Secret Wizard ${letter}, at ${placeSeen(ENGLISH, view, at)}`,
        columns,
        '  ',
      ),
    ),
  ]
}

/**
 * Describes what the player knows of a Gem Card, with a color for good or bad news. The text is empty if they know
 * nothing, or it is secret.
 */
function gemOf({ gems, known }: PlayerView, wizard: HighWizard): [string, 'good' | 'bad' | 'accent' | null] {
  if (gems === null || known === null) return ['', null]
  const carried = gems[wizard]
  if (carried) return [`gave you the ${capital(carried)}`, 'good']
  const card = known[wizard]
  if (card === 'false') return ['the False Wizard', 'bad']
  return card ? [`has the ${capital(card)}`, 'accent'] : ['', null]
}

/**
 * Draws the six Gems, with those carried filled in. Draws nothing for a player whose Gems are secret or who has no
 * Order.
 */
function gemLines(
  { gems, order }: PlayerView,
  asked: number,
  columns: number,
  { paint, glyphs }: WizardsStyle,
): string[] {
  if (gems === null || order === null) return []
  const carried = Object.values(gems)
  const row = GEMS.map(gem =>
    carried.includes(gem)
      ? paint('good', `${glyphs.gem} ${capital(gem)}`)
      : paint('dim', `${glyphs.barEmpty} ${capital(gem)}`),
  )
  return [
    '',
    ...wrap(`${paint('title', 'Sacred Gems')}, for your eyes only: ${carried.length} of ${asked}`, columns),
    ...wrap(row.join('   '), columns),
  ]
}
