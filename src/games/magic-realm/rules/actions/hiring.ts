import type { Rule } from '../../../../kernel/index.ts'
import { releaseTargets } from '../effects/ending.ts'
import { askToAcceptInsult, buyDrinks, goldToSpend, rollMeeting } from '../effects/meeting.ts'
import { pacificationOf, pacifiedColumn } from '../effects/pacifying.ts'
import { columnFor } from '../effects/relations.ts'
import { isControlled } from '../facts/control.ts'
import {
  employerIdOf,
  employerOf,
  freshLeader,
  hirelingsAt,
  hireOf,
  isHired,
  isLeader,
  unhiredAt,
} from '../facts/employment.ts'
import { gainGold } from '../facts/scoring.ts'
import { type DenizenId, denizenOf, GROUPS, type GroupId, isGroup } from '../pieces/denizens.ts'
import { PRICE_TIMES } from '../pieces/tables.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import { wordOption } from '../state/acts.ts'
import type { OptionOn } from '../state/asking.ts'
import { decide } from '../state/asking.ts'
import type { BlankReason } from '../state/events.ts'
import type { OpenIndividual, OpenRealm } from '../state/state.ts'
import { clearingAt, denizensAt, type Individual, living, type RealmTable } from '../state/state.ts'
import { blockByTrader } from './blocking.ts'
import { recordBoon } from './trading.ts'

/** The term of a hire in days, including today (11.1.4). */
export const TERM = 14

/** Groups whose natives are hired one at a time (11.1.2). */
const ONE_BY_ONE: readonly GroupId[] = ['order', 'rogues']

/** An offer of natives that are hired or rehired together (11.1.1, 11.1.2, 11.1.4). */
export interface HireOffer {
  /** A group of natives, or a kind of monster that a spell pacifies (20.8.3): `goblins`, `giants` or `ogres`. */
  readonly group: GroupId
  readonly natives: readonly DenizenId[]
  readonly again: boolean
}

/**
 * Returns the natives that a single HIRE hires from a group: the whole group or, in the Order and the Rogues, only the
 * native with the highest number. The leader comes last (11.1.2).
 */
const hiredTogether = (group: GroupId, here: readonly DenizenId[]): readonly DenizenId[] =>
  // In each group, the leader comes first and the highest number last.
  ONE_BY_ONE.includes(group) ? here.slice(-1) : here

/** Lists the hiring offers for an individual in a clearing, including those that extend a term. */
export function offersAt(state: OpenRealm, one: OpenIndividual, clearing: ClearingId): HireOffer[] {
  const fresh = GROUPS.map(({ id }) => ({
    group: id,
    natives: hiredTogether(id, unhiredAt(state, id, clearing)),
    again: false,
  }))
  // A leader cannot rehire itself (11.2.4).
  const own = hirelingsAt(state, employerOf(state, one).id, clearing).filter(id => id !== one.id)
  const again = GROUPS.flatMap(({ id }) => {
    const ofGroup = own.filter(native => isOf(native, id))
    if (ofGroup.length === 0) return []
    return (ONE_BY_ONE.includes(id) ? ofGroup.map(native => [native]) : [ofGroup]).map(natives => ({
      group: id,
      natives,
      again: true,
    }))
  })
  return [...fresh, ...again, ...monsterOffers(state, one, clearing)].filter(({ natives }) => natives.length > 0)
}

const isOf = (denizen: DenizenId, group: GroupId): boolean => {
  const face = denizenOf(denizen)
  return face.is === 'native' && face.group === group
}

/**
 * Lists the offers to hire monsters that one of the employer's spells pacifies. The goblins of a clearing are hired
 * together, and so are its giants and its ogres. They can be rehired only while the spell lasts (20.8.3).
 */
function monsterOffers(state: OpenRealm, one: OpenIndividual, clearing: ClearingId): HireOffer[] {
  if (!state.magic) return []
  const { id: character } = employerOf(state, one)
  return [false, true].flatMap(again =>
    MONSTERS.map(({ group, kind }) => ({
      group,
      again,
      natives: denizensAt(state, clearing).filter(id => {
        const face = denizenOf(id)
        return (
          face.is === 'monster' &&
          kind.test(face.kind) &&
          (again ? employerIdOf(state, id) === character && !isControlled(state, id) : !isHired(state, id)) &&
          pacifiedColumn(state, id, character) !== null
        )
      }),
    })),
  )
}

/** The kinds of monsters that can be pacified (21.3.5, 21.8.2). */
const MONSTERS = [
  { group: 'goblins', kind: /goblin/ },
  { group: 'giants', kind: /^giant$/ },
  { group: 'ogres', kind: /^ogre$/ },
] as const

/**
 * Returns the denizens' wage for a term. It is the sum of the natives' wages, or of the monsters' notoriety bounties in
 * gold (11.1.3, 20.8.3).
 */
export const wageOf = (natives: readonly DenizenId[]): number =>
  natives.reduce((sum, id) => {
    const face = denizenOf(id)
    return sum + (face.is === 'native' ? face.wage : face.notoriety)
  }, 0)

/**
 * Plays HIRE with one group in the clearing (11.1.1). The player may cancel it (8.2.5). Returns the
 * reason for a failure, or null on success.
 */
export function* hire(table: RealmTable, one: Individual): Rule<BlankReason | null> {
  const { state } = table
  const clearing = clearingAt(one)
  const offers = clearing === null || !state.war ? [] : offersAt(state, one, clearing)
  if (offers.length === 0) return 'nothing'
  const options = offers.map(
    (offer): OptionOn<'hire'> => ({
      id: idOf(offer),
      act: { kind: 'hire', ...offer },
      rule: offer.again ? '11.1.4' : '11.1.2',
    }),
  )
  const act = yield* decide({
    seat: one.seat,
    topic: 'hire',
    rule: '11.1.1',
    data: { character: one.id },
    options: [...options, wordOption('nothing', '8.2.5')],
  })
  if (act.kind !== 'hire') return 'declined'
  yield* bargain(table, one, act)
  return null
}

const idOf = ({ group, natives, again }: HireOffer): string => {
  const who = ONE_BY_ONE.includes(group) ? natives[0]! : group
  return again ? `${who} again` : who
}

function* bargain(table: RealmTable, one: Individual, offer: HireOffer): Rule {
  const { state } = table
  const { group, natives } = offer
  const wage = wageOf(natives)
  const drinks = yield* buyDrinks(table, one, group)
  table.emit({ kind: 'asks-hire', seat: one.seat, rule: '11.1.3', character: one.id, group, natives, drinks })
  const pacified = isGroup(group) ? null : pacifiedColumn(state, natives[0]!, employerOf(state, one).id)
  const result = rollMeeting(
    table,
    one,
    group,
    pacified ?? columnFor(state, one, group, drinks),
    { hire: true },
    { rule: '11.1.3' },
  )
  switch (result) {
    case 'boon':
      // Monsters grant no favors (20.8.3).
      return isGroup(group) ? yield* offerHireBoon(table, one, offer, wage) : yield* payWage(table, one, offer, wage)
    case 'price1':
    case 'price2':
    case 'price3':
    case 'price4':
      return yield* payWage(table, one, offer, PRICE_TIMES[result] * wage)
    case 'insult':
    case 'challenge':
      if (!(yield* askToAcceptInsult(table, one, group, result))) blockByTrader(table, one, group)
      return
    case 'block':
      return blockByTrader(table, one, group)
    default:
      logNoDeal(table, one, group)
  }
}

const logNoDeal = (table: RealmTable, one: Individual, group: GroupId): void =>
  table.emit({ kind: 'no-deal', seat: one.seat, rule: '11.1.3', character: one.id, with: group })

/**
 * Offers a boon. The natives serve for free, at the cost of a level of friendship, or for the wage (10.3.3, 11.1.3).
 * The player may also refuse.
 */
function* offerHireBoon(table: RealmTable, one: Individual, offer: HireOffer, wage: number): Rule {
  const canPay = goldToSpend(one) >= wage
  const act = yield* decide({
    seat: one.seat,
    topic: 'boon',
    rule: '11.1.3',
    data: { character: one.id, trader: offer.group, price: wage },
    options: [
      wordOption('favor', '10.4.2'),
      ...(canPay ? [{ ...wordOption('pay'), cost: wage }] : []),
      wordOption('refuse'),
    ],
  })
  if (act.kind === 'pay') {
    gainGold(table, one, -wage, '11.1.3')
    return hireNatives(table, one, offer, wage)
  }
  if (act.kind !== 'favor') return logNoDeal(table, one, offer.group)
  recordBoon(table, one, offer.group, wage)
  hireNatives(table, one, offer, 0)
}

/** Asks whether to pay a wage. Wages can only be paid in gold (11.1.3). */
function* payWage(table: RealmTable, one: Individual, offer: HireOffer, price: number): Rule {
  const canPay = goldToSpend(one) >= price
  const act = yield* decide({
    seat: one.seat,
    topic: 'wage',
    rule: '11.1.3',
    data: { character: one.id, trader: offer.group, price },
    options: [...(canPay ? [{ ...wordOption('pay'), cost: price }] : []), wordOption('refuse')],
  })
  if (act.kind !== 'pay') return logNoDeal(table, one, offer.group)
  gainGold(table, one, -price, '11.1.3')
  hireNatives(table, one, offer, price)
}

/** Hires natives for fourteen days, including today, or extends their term by fourteen days (11.1.4). */
export function hireNatives(
  table: RealmTable,
  one: Individual,
  { group, natives, again }: HireOffer,
  gold: number,
): void {
  const { state } = table
  const employer = employerOf(state, one)
  for (const id of natives) {
    const hired = hireOf(state, id)
    if (hired) hired.until += TERM
    else {
      state.war!.hires[id] = { employer: employer.id, since: state.day, until: state.day + TERM - 1, hidden: false }
      // Other characters' spells no longer pacify a denizen that has been hired (20.8.4).
      releaseFromOthers(table, id, employer.id)
      if (isLeader(id)) state.war!.leaders.push(freshLeader(state, id, employer.seat, state.denizens[id]!.at!))
    }
  }
  const until = hireOf(state, natives[0]!)!.until
  const event = { kind: 'hires', seat: one.seat, rule: '11.1.4', character: one.id } as const
  table.emit({ ...event, group, natives, gold, until, again })
}

/** Releases a denizen from the pacifying spells of characters other than its employer (20.8.4). */
function releaseFromOthers(table: RealmTable, denizen: DenizenId, employer: string): void {
  for (const other of living(table.state)) {
    const cast = other.id === employer ? undefined : pacificationOf(table.state, denizen, other.id)
    if (cast) releaseTargets(table, cast, target => target.kind === 'denizen' && target.id === denizen, '20.8.4')
  }
}
