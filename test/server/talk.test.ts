import { expect, it } from 'vitest'
import { ask, type Game, type Rule, type Seat, type TalkMessage } from '../../src/kernel/index.ts'
import { readSharedTalk } from '../../src/server/talk.ts'
import { GameSession } from '../../src/storage/index.ts'
import { gameOf } from '../kernel/play.ts'
import { type ToyTable, toyHeader } from '../kernel/toy.ts'

/** A game in which players may promise gold, which only the owner sees. */
const market = {
  ...gameOf(function* (table: ToyTable): Rule {
    yield* ask({ seat: 1, topic: 'wander', rule: '2.1', options: [{ id: 'east' }, { id: 'west' }] })
    table.end({ winners: [0], text: 'Sold.' })
  }),
  view: (_state: unknown, seat: Seat | null) => ({ seat }),
  bargains: {
    rule: '7.1',
    forms: [],
    promises: (view: { seat: Seat | null }, by: Seat) => (view.seat === by ? [{ id: 'gold', label: 'Gold' }] : []),
    read: (_view: unknown, _by: Seat, words: string) => (words === 'gold' ? 'gold' : null),
    words: (_promise: string, name: string) => `${name} gives gold`,
    fate: () => 'open',
  },
} as unknown as Game

const seats = ['Ann', 'Ben', 'Cleo']
const opened = () => GameSession.begin(market, toyHeader({ seats }), null)
const by = (spoke: ReturnType<typeof readSharedTalk>): Seat | null => ('by' in spoke ? spoke.by : null)

it('at one keyboard the player who is asked speaks, or the first person if nobody is', () => {
  const session = opened()
  const speaks = (persons: Seat[], asked: Seat | null) =>
    by(readSharedTalk(session, persons, asked, 'say', 'Good morning.'))
  expect([speaks([0, 1, 2], 1), speaks([0, 1, 2], 2), speaks([0, 1, 2], null)]).toEqual([1, 2, 0])
  // A bot that is asked has no keyboard.
  expect([speaks([0, 2], 1), speaks([2], null), speaks([], 1)]).toEqual([0, 2, null])
})

it('at one keyboard an offer is answered immediately by the person it was made to', () => {
  const session = opened()
  const offer = readSharedTalk(session, [0, 1, 2], 1, 'offer', 'Cleo gold for gold')
  const message: TalkMessage = { offer: { to: 2, give: 'gold', take: 'gold' } }
  expect(offer).toEqual({ by: 1, message })
  session.say(1, message)
  expect(readSharedTalk(session, [0, 1, 2], 1, 'accept', '')).toEqual({ by: 2, message: { accept: 1 } })
  expect(by(readSharedTalk(session, [0, 1], 1, 'accept', ''))).toBeNull()
})
