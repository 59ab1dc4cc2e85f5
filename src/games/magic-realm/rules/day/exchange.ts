import type { Rule } from '../../../../kernel/index.ts'
import { isCache, knownCaches } from '../actions/caching.ts'
import { showSite } from '../actions/looting.ts'
import { arrange, arrangements, canAbandon } from '../actions/rearranging.ts'
import { goldToSpend } from '../effects/meeting.ts'
import { acquire, removeBelonging } from '../effects/ownership.ts'
import { shouldPrompt, suppressPrompt } from '../effects/prompt-suppression.ts'
import { noteCards } from '../effects/seen-cards.ts'
import { individualOf, individualsAt } from '../facts/employment.ts'
import { addDiscoveries, spyOn } from '../facts/spying.ts'
import { placeOfBox } from '../facts/whereabouts.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { boardOf, waysAt } from '../pieces/board.ts'
import { chitFace } from '../pieces/chits.ts'
import { isSiteCard, SITE_CARDS, SITE_IDS } from '../pieces/setup-card.ts'
import { numberOf, tileCodeOf } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide, decideCount } from '../state/asking.ts'
import type { GivenGood, Good, NamedGood, OfferedGood } from '../state/goods.ts'
import { clearingAt, type Individual, ownedBy, type RealmState, type RealmTable } from '../state/state.ts'

/**
 * The maximum number of deals an individual may offer in an evening or at the start of a phase. Without a limit, an
 * evening might never end.
 */
export const MAX_DEALS = 3

/**
 * Plays one individual's exchange: rearranges belongings and offers deals to others in the clearing (2.6, 28.2.6).
 * Skipped if no prompt is due.
 */
export function* spendEvening(table: RealmTable, character: Individual): Rule {
  const { state } = table
  const availableOptions = (): string[] => eveningOptions(state, character).map(({ id }) => id)
  const isWanted = shouldPrompt(state, character, availableOptions())
  const done: BelongingId[] = []
  for (let deals = 0; isWanted && character.fate === 'alive'; ) {
    const options = eveningOptions(state, character, done, deals)
    if (options.length === 0) break
    const act = yield* decide({
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
  suppressPrompt(character, 'evening', availableOptions())
}

/** Lists an individual's options for the evening. Blocked individuals may arrange belongings and trade again (D7). */
function eveningOptions(
  state: RealmState,
  one: Individual,
  done: readonly BelongingId[] = [],
  deals = 0,
): OptionOn<'evening'>[] {
  const clearing = clearingAt(one)
  if (clearing === null) return []
  const others = deals < MAX_DEALS ? individualsAt(state, clearing).filter(other => other !== one) : []
  return [
    ...arrangements(state, { ...one, blocked: false, asleep: false }, done),
    ...others.map(({ id }) => ({ id: `deal ${id}`, act: { kind: 'deal-with', character: id } as const })),
  ]
}

/**
 * Asks for both sides of a deal and then, unless both are empty, whether the other player accepts it. They accept or
 * refuse all of it (2.6.1, R8).
 */
export function* deal(table: RealmTable, character: Individual, other: Individual): Rule {
  const { state } = table
  const data = { character: character.id, other: other.id }
  const gives = yield* chooseGoods(state, character, [character, other], 'deal-give', data)
  const asks = yield* chooseGoods(state, character, [other, character], 'deal-for', { ...data, gives })
  if (gives.length + asks.length === 0) return
  const isPossible = canGive(state, other, asks) && canGive(state, character, gives)
  const act = yield* decide({
    seat: other.seat,
    topic: 'deal',
    rule: '2.6.1',
    show: true,
    data: { ...data, gives: gives.map(asOffered), asks },
    options: [wordOption('refuse'), ...(isPossible ? [wordOption('accept')] : [])],
  })
  if (act.kind !== 'accept') return
  // Once agreed, a deal is carried out no matter what the receivers do with the goods (2.5.6). Neither side passes on
  // anything it learns in this deal.
  const given = namedGoods(state, character, gives)
  const taken = namedGoods(state, other, asks)
  logGift(table, character, other, given)
  logGift(table, other, character, taken)
  // Gold and discoveries change hands first, so that they are settled before any questions about the belongings.
  payAndReport(table, character, other, given)
  payAndReport(table, other, character, taken)
  yield* transferGoods(table, character, other, given)
  yield* transferGoods(table, other, character, taken)
}

/** Returns an item as the other side sees it in an offer (2.5.1, R162). */
const asOffered = (good: Good): OfferedGood =>
  good.kind !== 'discovery' || isWay(good.thing) ? good : { kind: isCache(good.thing) ? 'a-cache' : 'a-site' }

/** Returns an item that changes hands, as everyone sees it (2.3.11). */
const asGiven = (good: NamedGood): GivenGood => {
  if (good.kind === 'discovery') return { kind: 'discovery' }
  return good.kind === 'belonging' && belonging(good.id).kind === 'treasure' ? { kind: 'card' } : good
}

/**
 * Lists the goods that can be added to a side of a deal. For another player's goods, these are the public belongings
 * (2.3.11, 2.5.2) and a single item for all discoveries, because nobody else knows what those are.
 */
function goodsOf(
  state: RealmState,
  owner: Individual,
  isOwn: boolean,
  goods: readonly Good[],
): OptionOn<'deal-give'>[] {
  const isNew = (name: string): boolean =>
    !goods.some(good => ('id' in good && good.id === name) || ('thing' in good && good.thing === name))
  const open = owner.owned.filter(
    piece => canAbandon(state, owner, piece) && (isOwn || piece.active || belonging(piece.id).kind !== 'treasure'),
  )
  const offersAll = goods.some(({ kind }) => kind === 'discoveries')
  const places = isOwn && !offersAll ? discoveriesAt(state, owner).filter(isNew) : []
  return [
    ...open
      .filter(({ id }) => isNew(id))
      .map(({ id }): OptionOn<'deal-give'> => ({ id, act: { kind: 'ask-for', belonging: id } })),
    ...places.map((thing): OptionOn<'deal-give'> => ({ id: thing, act: { kind: 'discovery', thing } })),
    ...(!offersAll && (!isOwn || places.length > 1) ? [wordOption('discoveries', '2.5.4')] : []),
  ]
}

/** Replaces "all discoveries" with the individual discoveries. */
const namedGoods = (state: RealmState, giver: Individual, goods: readonly Good[]): readonly NamedGood[] =>
  goods.flatMap(good =>
    good.kind === 'discoveries'
      ? discoveriesAt(state, giver).map((thing): NamedGood => ({ kind: 'discovery', thing }))
      : [good],
  )

/** Lists an individual's discoveries that concern this clearing (2.5.4). */
function discoveriesAt(state: RealmState, character: Individual): string[] {
  const clearing = clearingAt(character)
  if (clearing === null) return []
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

/** Asks for one side of a deal, item by item. Mist exchanges only discoveries (20.9.4, R163). */
function* chooseGoods(
  state: RealmState,
  chooser: Individual,
  [owner, receiver]: readonly [owner: Individual, receiver: Individual],
  topic: 'deal-give' | 'deal-for',
  data: { readonly character: string; readonly other: string; readonly gives?: readonly Good[] },
): Rule<readonly Good[]> {
  // Another player's gold is secret; you may ask for any sum they could plausibly pay (2.5.1).
  const isMist = [owner, receiver].some(({ formed }) => formed === 'mist')
  const most = isMist ? 0 : Math.floor(topic === 'deal-for' ? MAX_GOLD_ASKED : goldToSpend(owner))
  const goods: Good[] = []
  for (;;) {
    const hasGold = goods.some(({ kind }) => kind === 'gold')
    const act = yield* decide({
      seat: chooser.seat,
      topic,
      rule: '2.6.1',
      data: { ...data, so: [...goods] },
      options: [
        wordOption(goods.length === 0 ? 'nothing' : 'done'),
        ...(most > 0 && !hasGold ? [wordOption('gold')] : []),
        ...goodsOf(state, owner, owner.seat === chooser.seat, goods).filter(
          ({ act }) => !isMist || act.kind !== 'ask-for',
        ),
      ],
    })
    if (act.kind === 'ask-for') goods.push({ kind: 'belonging', id: act.belonging })
    else if (act.kind === 'discovery') goods.push({ kind: 'discovery', thing: act.thing })
    else if (act.kind === 'gold') {
      const gold = yield* decideCount({ seat: chooser.seat, topic: 'deal-gold', rule: '2.6.1', data }, 1, most)
      goods.push({ kind: 'gold', gold })
    } else if (act.kind === 'discoveries') {
      const others = goods.filter(({ kind }) => kind !== 'discovery')
      goods.splice(0, goods.length, ...others, { kind: 'discoveries' })
    } else return goods
  }
}

const MAX_GOLD_ASKED = 200

const canGive = (state: RealmState, giver: Individual, goods: readonly Good[]): boolean =>
  goods.every(good => canGiveOne(state, giver, good))

function canGiveOne(state: RealmState, giver: Individual, good: Good): boolean {
  switch (good.kind) {
    case 'discovery':
      return true
    case 'discoveries':
      return discoveriesAt(state, giver).length > 0
    case 'gold':
      return goldToSpend(giver) >= good.gold
    case 'belonging': {
      const piece = ownedBy(giver, good.id)
      return piece !== undefined && canAbandon(state, giver, piece)
    }
  }
}

/** Publicly logs the goods that change hands, without naming cards or discoveries. */
function logGift(table: RealmTable, giver: Individual, receiver: Individual, goods: readonly NamedGood[]): void {
  if (goods.length === 0) return
  const { seat, id: character } = giver
  const what = goods.map(asGiven)
  table.emit({ kind: 'gives', seat, rule: '2.6.1', character, receiver: receiver.id, what })
}

/** Hands over the gold and discoveries of one side of a deal (2.6.1). The giver keeps the discoveries too (2.5.4). */
function payAndReport(table: RealmTable, giver: Individual, receiver: Individual, goods: readonly NamedGood[]): void {
  for (const good of goods) {
    if (good.kind !== 'gold') continue
    giver.gold -= good.gold
    receiver.gold += good.gold
  }
  const things = goods.flatMap(good => (good.kind === 'discovery' ? good.thing : []))
  if (things.length > 0) shareDiscoveries(table, giver, receiver, things)
}

/** Hands over the belongings of one side of a deal (2.6.1). */
function* transferGoods(table: RealmTable, giver: Individual, receiver: Individual, goods: readonly NamedGood[]): Rule {
  for (const good of goods) {
    if (good.kind !== 'belonging') continue
    removeBelonging(giver, good.id)
    noteCards(table.state, [giver.seat], [good.id], receiver.id)
    yield* acquire(table, receiver, good.id, giver.id, '2.6.1')
  }
}

/**
 * Shares discoveries, and logs them only for the two players involved (2.5.4). This can't be undone, because the
 * receiver then knows them.
 */
function shareDiscoveries(table: RealmTable, giver: Individual, receiver: Individual, things: readonly string[]): void {
  table.reveal()
  for (const thing of things) shareDiscovery(table, giver, receiver, thing)
  table.emit({
    kind: 'shares',
    seat: giver.seat,
    rule: '2.5.4',
    character: giver.id,
    receiver: receiver.id,
    things,
    to: [...new Set([giver.seat, receiver.seat])],
  })
}

/**
 * Shares a discovery. Sharing a site card reveals the site it belongs to. Everyone sees the chit of a face-down site,
 * which stays face down in its clearing. Sharing counts as using, so witnesses make the discovery too (2.5.4, 2.5.7,
 * 2.5.8).
 */
function shareDiscovery(table: RealmTable, giver: Individual, receiver: Individual, thing: string): void {
  const { state } = table
  if (isCache(thing)) {
    addDiscoveries(receiver, { sites: [thing] })
    spyOn(table, giver, [clearingAt(giver)!], { sites: [thing] })
    return
  }
  if (isWay(thing)) addDiscoveries(receiver, { way: thing })
  else {
    const box = isSiteCard(thing) ? SITE_IDS.find(site => state.boxes[site]!.includes(thing)) : thing
    const sites = box === undefined || box === thing ? [thing] : [box, thing]
    addDiscoveries(receiver, { sites })
    if (box !== undefined) showSite(table, box)
    spyOn(table, giver, [clearingAt(giver)!], { sites })
    return
  }
  spyOn(table, giver, [clearingAt(giver)!], { way: thing })
}

/** Returns true for the id of a roadway. Unlike other ids, it starts with a capital letter. */
const isWay = (thing: string): boolean => /^[A-Z]/.test(thing)
