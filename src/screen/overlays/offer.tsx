import { mayAgree } from '../../commands/index.ts'
import { type Model, noEffect, withEffects } from '../model.ts'
import type { OverlayType } from '../overlay.ts'
import { offersTo } from '../table/sheets.ts'
import { TableView } from '../table/table.tsx'

/** Another player's offer, by its number. */
export interface OfferPage {
  readonly kind: 'offer'
  readonly number: number
}

export const offerOverlay: OverlayType<OfferPage> = {
  kind: 'offer',
  contexts: ['offer'],
  keys: [
    { name: 'take', keys: ['y'], labelId: 'agree', helpId: 'accept-offer' },
    { name: 'refuse', keys: ['n'], labelId: 'refuse', helpId: 'refuse-offer' },
    { name: 'leave', keys: ['escape'], labelId: 'later', helpId: 'let-offer-wait' },
  ],
  drawn: 'instead',
  // Any other key postpones the reply.
  passesKeys: true,
  isYesNo: true,
  isDecision: true,
  pausesBots: true,
  step: ({ number }) => number,
  View: ({ model, page, below }) =>
    model.screen.kind === 'table' ? <TableView model={model} table={model.screen} offer={page.number} /> : below(model),
  onCommand(model, { number }, { name }) {
    const closed = { ...model, overlay: null }
    if (name === 'leave') return noEffect(closed)
    return withEffects(closed, { kind: 'talk', word: name === 'take' ? 'accept' : 'refuse', text: String(number) })
  },
}

/** Shows the viewer's next open offer as soon as nothing else covers the table. */
export function withOffer(model: Model): Model {
  const { screen, overlay } = model
  if (screen.kind !== 'table' || screen.watch || overlay || screen.covered || screen.diceAnimation || screen.typing)
    return model
  const { bargains, seat, game, view } = screen.position
  const open = offersTo(bargains, seat).find(
    bargain => !screen.shownOffers.includes(bargain.number) && mayAgree(game, view, bargain),
  )
  if (!open) return model
  const { number } = open
  return {
    ...model,
    screen: { ...screen, shownOffers: [...screen.shownOffers, number] },
    overlay: { kind: 'offer', number },
  }
}
