import type { Rule } from '../../../../kernel/index.ts'
import { isCache, knownCaches } from '../actions/caching.ts'
import { showSite } from '../actions/looting.ts'
import { arrange, arrangements, canAbandon } from '../actions/rearranging.ts'
import { goldToSpend } from '../effects/meeting.ts'
import { note } from '../effects/noting.ts'
import { comeInto, part } from '../effects/owning.ts'
import { isAsked, passOver } from '../effects/passing-over.ts'
import { individualOf, individualsAt } from '../facts/serving.ts'
import { learn, spyOn } from '../facts/spying.ts'
import { placeOfBox } from '../facts/whereabouts.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { boardOf, waysAt } from '../pieces/board.ts'
import { chitFace } from '../pieces/chits.ts'
import { isSiteCard, SITE_CARDS, SITE_IDS } from '../pieces/setup-card.ts'
import { type ClearingId, numberOf, tileCodeOf } from '../pieces/tiles.ts'
import { decide, decideCount, type RealmAct, type RealmOption, wordOption } from '../state/acts.ts'
import { clearingAt, type Individual, ownedBy, type RealmState, type RealmTable } from '../state/state.ts'

/** The most deals a character can offer in an evening, so that rounds end. */
export const MOST_DEALS = 3

/** One side of a deal: a belonging, gold, a discovery, or nothing (2.6.1). */
type Good =
  | { readonly kind: 'belonging'; readonly id: BelongingId }
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'discovery'; readonly thing: string }
  | null

/** Plays one character's evening: rearranging belongings and offering deals to others in the clearing (2.6, 28.2.6). */
export function* spendEvening(table: RealmTable, character: Individual): Rule {
  const { state } = table
  const able = (): string[] => eveningOptions(state, character).map(({ id }) => id)
  const isWanted = isAsked(state, character, able())
  const done: BelongingId[] = []
  for (let deals = 0; isWanted && character.fate === 'alive'; ) {
    const options = eveningOptions(state, character, done, deals)
    if (options.length === 0) break
    const act = yield* decide<RealmAct>({
      seat: character.seat,
      topic: 'evening',
      rule: '28.2.6',
      data: { character: character.id },
      options: [wordOption('done'), ...options],
    })
    if (act.kind === 'deal-with') {
      deals++
      yield* deal(table, character, individualOf(state, act.character))
    } else if ('belonging' in act) {
      done.push(act.belonging)
      yield* arrange(table, character, act)
    } else break
  }
  passOver(character, 'evening', able())
}

/** Lists the evening's options; a blocked individual may arrange and trade again (D7). */
function eveningOptions(
  state: RealmState,
  one: Individual,
  done: readonly BelongingId[] = [],
  deals = 0,
): RealmOption[] {
  const clearing = clearingAt(one)
  if (clearing === null) return []
  const others = deals < MOST_DEALS ? individualsAt(state, clearing).filter(other => other !== one) : []
  return [
    ...arrangements(state, { ...one, blocked: false, asleep: false }, done),
    ...others.map(({ id }) => ({ id: `deal ${id}`, act: { kind: 'deal-with', character: id } as const })),
  ]
}

/** Offers one thing for another; the other side accepts or refuses (2.6.1). */
export function* deal(table: RealmTable, character: Individual, other: Individual): Rule {
  const { state } = table
  const data = { character: character.id, other: other.id }
  const gives = yield* chooseGood(character, goodsOf(state, character, true), goldToSpend(character), 'deal-give', data)
  const asks = yield* chooseGood(
    character,
    goodsOf(state, other, other.seat === character.seat),
    other.gold,
    'deal-for',
    data,
  )
  if (gives === null && asks === null) return
  const act = yield* decide<RealmAct>({
    seat: other.seat,
    topic: 'deal',
    rule: '2.6.1',
    show: true,
    data: { ...data, gives: nameOf(gives), asks: nameOf(asks) },
    options: [
      wordOption('refuse'),
      ...(canGive(state, other, asks) && canGive(state, character, gives) ? [wordOption('accept')] : []),
    ],
  })
  if (act.kind !== 'accept') return
  // An agreed deal is carried out, whatever the receiver does with the goods (2.5.6).
  yield* handOver(table, character, other, gives)
  yield* handOver(table, other, character, asks)
}

/** Returns the name of a deal's side in a question: the belonging, the gold, the discovery. */
const nameOf = (good: Good): string => {
  if (good === null) return 'nothing'
  return good.kind === 'gold' ? `${good.gold} gold` : good.kind === 'belonging' ? good.id : good.thing
}

/** Lists the goods someone may part with; of another's goods, only those in open view (2.3.11, 2.5.2). */
function goodsOf(state: RealmState, character: Individual, isOwn: boolean): RealmOption[] {
  const open = character.owned.filter(
    piece => canAbandon(state, character, piece) && (isOwn || piece.active || belonging(piece.id).kind !== 'treasure'),
  )
  const here = clearingAt(character)!
  return [
    ...open.map(({ id }) => ({ id, act: { kind: 'ask-for', belonging: id } as const })),
    ...(isOwn ? discoveriesAt(state, character, here) : []).map(thing => ({
      id: thing,
      act: { kind: 'discovery', thing } as const,
    })),
  ]
}

/** Lists the character's discoveries that concern this clearing (2.5.4). */
function discoveriesAt(state: RealmState, character: Individual, clearing: ClearingId): string[] {
  const ways = waysAt(boardOf(state.tiles), clearing).map(({ id }) => id)
  const cards = SITE_CARDS.filter(id => placeOfBox(state, id) === clearing)
  const sites = SITE_IDS.filter(id => {
    const face = chitFace(id)
    return (
      state.chits[id]!.tile === tileCodeOf(clearing) && face.kind === 'site' && face.clearing === numberOf(clearing)
    )
  })
  return [
    ...character.ways.filter(way => ways.includes(way)),
    ...character.sites.filter(site => [...sites, ...cards].includes(site)),
    ...knownCaches(state, character, clearing),
  ]
}

function* chooseGood(
  character: Individual,
  goods: readonly RealmOption[],
  gold: number,
  topic: 'deal-give' | 'deal-for',
  data: { readonly character: string; readonly other: string },
): Rule<Good> {
  // Another player's gold is secret; you may ask for any sum they could plausibly pay (2.5.1).
  const most = Math.floor(topic === 'deal-for' ? MOST_GOLD_ASKED : gold)
  const act = yield* decide<RealmAct>({
    seat: character.seat,
    topic,
    rule: '2.6.1',
    data,
    options: [wordOption('nothing'), ...(most > 0 ? [wordOption('gold')] : []), ...goods],
  })
  if (act.kind === 'ask-for') return { kind: 'belonging', id: act.belonging }
  if (act.kind === 'discovery') return { kind: 'discovery', thing: act.thing }
  if (act.kind !== 'gold') return null
  const sum = yield* decideCount({ seat: character.seat, topic: 'deal-gold', rule: '2.6.1', data }, 1, most)
  return { kind: 'gold', gold: sum }
}

const MOST_GOLD_ASKED = 200

const canGive = (state: RealmState, character: Individual, good: Good): boolean => {
  if (good === null || good.kind === 'discovery') return true
  if (good.kind === 'gold') return goldToSpend(character) >= good.gold
  const piece = ownedBy(character, good.id)
  return piece !== undefined && canAbandon(state, character, piece)
}

/** Hands over one side of a deal (2.6.1); the giver of a discovery keeps it too (2.5.4). */
function* handOver(table: RealmTable, giver: Individual, receiver: Individual, good: Good): Rule {
  if (good === null) return
  const told = { kind: 'gives', seat: giver.seat, rule: '2.6.1', character: giver.id, receiver: receiver.id } as const
  switch (good.kind) {
    case 'gold':
      giver.gold -= good.gold
      receiver.gold += good.gold
      table.tell({ ...told, what: nameOf(good) })
      return
    case 'discovery':
      table.tell({ ...told, what: 'discovery' })
      return tellDiscovery(table, giver, receiver, good.thing)
    case 'belonging':
      part(giver, good.id)
      table.tell({ ...told, what: belonging(good.id).kind === 'treasure' ? 'card' : good.id })
      note(table.state, [giver.seat], [good.id], receiver.id)
      yield* comeInto(table, receiver, good.id, giver.id, '2.6.1')
  }
}

/**
 * Shares a discovery. A site card's place reveals its site too; a face-down site is turned up and stays in its
 * clearing. Selling counts as using, so witnesses make the discovery as well (2.5.4, 2.5.7, 2.5.8).
 */
function tellDiscovery(table: RealmTable, giver: Individual, receiver: Individual, thing: string): void {
  const { state } = table
  if (isCache(thing)) {
    learn(receiver, { sites: [thing] })
    spyOn(table, giver, [clearingAt(giver)!], { sites: [thing] })
    return
  }
  if (isWay(thing)) learn(receiver, { way: thing })
  else {
    const box = isSiteCard(thing) ? SITE_IDS.find(site => state.boxes[site]!.includes(thing)) : thing
    const sites = box === undefined || box === thing ? [thing] : [box, thing]
    learn(receiver, { sites })
    table.reveal()
    if (box !== undefined) showSite(table, box)
    spyOn(table, giver, [clearingAt(giver)!], { sites })
    return
  }
  spyOn(table, giver, [clearingAt(giver)!], { way: thing })
}

/** Returns true for a roadway id, which contains capitals and a stroke or dash; site ids do not. */
const isWay = (thing: string): boolean => /^[A-Z]/.test(thing)
