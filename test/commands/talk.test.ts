import { describe, expect, it } from 'vitest'
import {
  bargainLines,
  bargainOutcomeText,
  isTalk,
  mayAgree,
  noteLines,
  offerFollowers,
  offerLines,
  promiseLines,
  readTalk,
  type TalkContext,
  type TalkWord,
  talkInput,
  talkText,
  termsText,
} from '../../src/commands/talk.ts'
import type { Bargain, BargainRules, Game, SentMessage } from '../../src/kernel/index.ts'
import { toy } from '../kernel/toy.ts'
import { english } from '../words.ts'

const PROMISES = ['east', 'west']
const label = (id: string) => ({ id, label: id })
const bargains: BargainRules = {
  rule: '1',
  forms: [{ form: 'east', text: 'walks east' }],
  promises: () => PROMISES.map(label),
  read: (_view, _seat, text) => (PROMISES.includes(text) ? text : null),
  words: (promise, name) => `${name} walks ${promise}`,
  whom: (_view, word) => (word === 'left' ? 1 : null),
  stake: (_view, seat, promise) => (promise === 'east' ? `East is worth 10 to seat ${seat}.` : ''),
  fate: () => 'open',
}
/** A game in which everybody can promise to walk east or west, and "left" means the second seat. */
const game: Game = { ...toy, bargains }
/** Returns the same game, where Ann can make only these promises, and the others only `others`. */
const promising = (anns: readonly string[], others: readonly string[] = anns): Game => ({
  ...game,
  bargains: { ...bargains, promises: (_view, by) => (by === 0 ? anns : others).map(label) },
})

const SEATS = ['Ann', 'Ann Lee', 'Bob']
const read = (
  word: TalkWord,
  args: string,
  speakers = [2],
  bargains: Bargain[] = [],
  notes: string[] = [],
  more: Partial<TalkContext> = {},
) => {
  const spoke = readTalk(word, args, { game, seats: SEATS, speakers, view: null, bargains, notes, ...more })
  return 'wrong' in spoke ? english.format(spoke.wrong) : spoke
}
const offer = (to: number, by = 2) => ({ by, message: { offer: { to, give: 'east', take: 'west' } } })

describe('a chat line', () => {
  it('needs a speaker and some words', () => {
    expect(read('say', ' good  morning ')).toEqual({ by: 2, message: { say: 'good morning' } })
    expect(read('say', ' ')).toBe('Type what you want to say after the word "say".')
    const nobody = 'You can speak only while someone at this keyboard has a choice to make.'
    for (const word of ['say', 'note', 'offer', 'accept'] as const) expect(read(word, 'hello', [])).toBe(nobody)
  })

  it('is one line of at most 200 characters, without control characters', () => {
    expect(read('say', 'a\t\n b\u001b[2J')).toEqual({ by: 2, message: { say: 'a b[2J' } })
    const say = (length: number) => read('say', '😀'.repeat(length))
    expect(say(200)).toEqual({ by: 2, message: { say: '😀'.repeat(200) } })
    expect(say(201)).toEqual({ by: 2, message: { say: `${'😀'.repeat(199)}…` } })
  })
})

describe('an offer', () => {
  const how = 'Type it like this: "offer Ann PROMISE for PROMISE", where a promise is "east".'

  it('goes to the player whose whole name it begins with', () => {
    expect(read('offer', 'Ann east for west')).toEqual(offer(0))
    expect(read('offer', 'ann lee east for west')).toEqual(offer(1))
    expect(read('offer', 'Bo east for west', [0])).toEqual(offer(2, 0))
    // Both begin with "An", but Ann Lee can only mean the other player.
    expect(read('offer', 'An east for west')).toBe(`You can make an offer to Ann or Ann Lee. ${how}`)
    expect(read('offer', 'An east for west', [1])).toEqual(offer(0, 1))
    expect(read('offer', '')).toBe(`You can make an offer to Ann or Ann Lee. ${how}`)
    expect(read('offer', 'Bob', [0])).toBe(how.replace('Ann', 'Ann Lee'))
  })

  it('goes to the player that a word of the game refers to', () => {
    expect(read('offer', 'left east for west')).toEqual(offer(1))
  })

  it('can never be made to yourself', () => {
    for (const me of ['Bob', 'bob', 'Bo', 'B'])
      expect(read('offer', `${me} east for west`), me).toEqual(read('offer', 'nobody east for west'))
    expect(read('offer', 'left east for west', [1])).toEqual(read('offer', 'nobody east for west', [1]))
  })

  it('names two promises, each of which can be made', () => {
    for (const wrong of ['Ann east', 'Ann east for west for east']) expect(read('offer', wrong), wrong).toBe(how)
    expect(read('offer', 'Ann up for west')).toBe(`You can't promise "up" right now. ${how}`)
    expect(read('offer', 'Ann east for up')).toBe(`Ann can't promise "up" right now. ${how}`)
    for (const between of ['for', 'FOR', 'für', 'fuer'])
      expect(read('offer', `Ann  east   ${between}  west`), between).toEqual(offer(0))
  })

  it('needs a game with bargains and something to promise', () => {
    expect(read('offer', 'Ann east for west', [2], [], [], { game: toy })).toBe(
      `${toy.title} has no bargains; use "say" to talk to the others.`,
    )
    const nothing = 'There is nothing to promise right now; use "say" to talk to the others.'
    expect(read('offer', 'Ann east for west', [2], [], [], { game: promising([]) })).toBe(nothing)
    expect(read('offer', 'Ann east for west', [2], [], [], { game: promising([], ['east']) })).toEqual(offer(0))
  })
})

describe('a reply', () => {
  const bargain = (number: number, to: number, state: Bargain['state'] = 'offered') =>
    ({ number, by: 0, to, give: 'east', take: 'west', state }) as Bargain

  it('needs no number if only one offer is open', () => {
    expect(read('accept', '', [2], [bargain(4, 2)])).toEqual({ by: 2, message: { accept: 4 } })
    expect(read('refuse', '#4', [2], [bargain(4, 2), bargain(5, 2)])).toEqual({ by: 2, message: { refuse: 4 } })
    expect(read('accept', '', [2], [bargain(4, 2), bargain(5, 2)])).toBe(
      'Which offer? Type "accept 4". Waiting for an answer: 4 and 5.',
    )
    expect(read('refuse', '6', [2], [bargain(4, 2), bargain(5, 2)])).toBe(
      'Which offer? Type "refuse 4". Waiting for an answer: 4 and 5.',
    )
  })

  it('applies only to an open offer made to the speaker', () => {
    expect(read('accept', '4', [2], [bargain(4, 1)])).toBe('There is no offer for Bob to answer.')
    expect(read('accept', '4', [2], [bargain(4, 2, 'refused')])).toBe('There is no offer for Bob to answer.')
    expect(read('accept', '', [2, 1], [])).toBe('There is no offer for Bob or Ann Lee to answer.')
    expect(read('accept', '4', [2, 1], [bargain(4, 1)])).toEqual({ by: 1, message: { accept: 4 } })
  })

  it('can accept only promises that can still be kept, except in a record', () => {
    const standing = (mine: boolean, theirs: boolean) => ({
      ...game,
      bargains: { ...bargains, stands: (_view: unknown, by: number) => (by === 0 ? mine : theirs) },
    })
    const late = 'Bargain 4 has expired: its promises can no longer be kept. "refuse 4" declines it.'
    const accept = (of: Game, more: Partial<TalkContext> = {}) =>
      read('accept', '4', [2], [bargain(4, 2)], [], { game: of, ...more })
    for (const [mine, theirs] of [
      [true, false],
      [false, true],
    ] as const) {
      expect(mayAgree(standing(mine, theirs), null, bargain(4, 2))).toBe(false)
      expect(accept(standing(mine, theirs))).toBe(late)
      expect(accept(standing(mine, theirs), { isRecord: true })).toEqual({ by: 2, message: { accept: 4 } })
      const refused = read('refuse', '4', [2], [bargain(4, 2)], [], { game: standing(mine, theirs) })
      expect(refused).toEqual({ by: 2, message: { refuse: 4 } })
    }
    expect(accept(standing(true, true))).toEqual({ by: 2, message: { accept: 4 } })
    expect(mayAgree(toy, null, bargain(4, 2))).toBe(true)
    // A record may contain a reply to an offer that has lapsed.
    const lapsed = [bargain(4, 2, 'over')]
    expect(read('accept', '4', [2], lapsed)).toBe('There is no offer for Bob to answer.')
    expect(read('accept', '4', [2], lapsed, [], { isRecord: true })).toEqual({ by: 2, message: { accept: 4 } })
  })
})

it('at most 99 notes are kept, and each says something', () => {
  const notes = (n: number) => Array.from({ length: n }, () => 'Haven is empty')
  expect(read('note', 'one more', [2], [], notes(98))).toMatchObject({ by: 2, message: { note: 'one more' } })
  expect(read('note', 'one more', [2], [], notes(99))).toBe(
    'You have 99 notes already. Delete one first: "note 1 none".',
  )
  expect(read('note', ' ')).toBe('Type your note after the word "note".')
  expect(read('note', '0 none', [2], [], notes(2))).toBe('You have 2 notes, so there is no note 0.')
  const kept = read('note', 'one more', [2], [], notes(1))
  expect(typeof kept === 'object' && kept.notice && english.format(kept.notice)).toBe(
    'Saved as note 2. Only you can see it.',
  )
  const removed = read('note', '#2 none', [2], [], notes(2))
  expect(removed).toMatchObject({ by: 2, message: { unnote: 2 } })
  expect(typeof removed === 'object' && removed.notice && english.format(removed.notice)).toBe('Deleted note 2.')
})

it('a note is kept, and is removed by its number and the word for none in any language', () => {
  const kept = (args: string) => read('note', args, [2], [], ['Haven is empty'])
  expect(kept('the dragon rests')).toMatchObject({ message: { note: 'the dragon rests' } })
  for (const word of ['none', 'nichts', 'NONE']) expect(kept(`1 ${word}`)).toMatchObject({ message: { unnote: 1 } })
  expect(kept('2 none')).toMatch(/only one note/)
  expect(kept('2 men at Haven')).toMatchObject({ message: { note: '2 men at Haven' } })
})

describe('what others see of a chat', () => {
  const deal = (more: Partial<Bargain> = {}): Bargain => ({
    ...{ number: 3, by: 2, to: 0, give: 'east', take: 'west', state: 'offered', given: 'open', taken: 'open' },
    ...{ at: 0, answered: null, settled: null },
    ...more,
  })
  const said = (message: SentMessage['message'], bargain?: Bargain) =>
    talkText(english, { by: 2, message, at: 0 }, game, SEATS, bargain)

  it('says who said, offered, accepted or refused what', () => {
    expect(said({ say: 'hello' })).toBe('Bob: “hello”')
    expect(said({ offer: deal() }, deal())).toBe('Bob offers Ann bargain 3: Bob walks east, and Ann walks west.')
    expect(said({ accept: 3 }, deal())).toBe('Bob accepts bargain 3.')
    expect(said({ refuse: 3 }, deal())).toBe('Bob refuses bargain 3.')
  })

  it('shows neither notes nor replies to unknown offers', () => {
    expect(said({ note: 'Ann bluffs' }, deal())).toBeNull()
    expect(said({ unnote: 1 }, deal())).toBeNull()
    expect(said({ accept: 3 })).toBeNull()
  })

  it('names no terms in a game without bargains', () => {
    expect(termsText(english, deal(), toy, SEATS)).toBe('')
    expect(termsText(english, deal(), game, SEATS)).toBe('Bob walks east, and Ann walks west')
  })

  it('describes an offer with the stakes of both players and the replies', () => {
    expect(offerLines(english, deal(), game, SEATS, null)).toEqual([
      'Bargain 3, from Bob to Ann: Bob walks east, and Ann walks west.',
      'East is worth 10 to seat 2.',
      '"accept 3" accepts it, and "refuse 3" declines it. It stays open as long as both of you can keep your promises.',
    ])
    expect(offerLines(english, deal({ give: 'west', take: 'east' }), game, SEATS, null)[1]).toBe(
      'East is worth 10 to seat 0.',
    )
    expect(offerLines(english, deal({ give: 'west' }), game, SEATS, null)).toHaveLength(2)
    const silent = { ...game, bargains: { ...game.bargains!, stake: undefined } }
    expect(offerLines(english, deal(), silent, SEATS, null)).toHaveLength(2)
  })

  it.each([
    ['kept', 'kept', 'Bob and Ann both kept it'],
    ['broken', 'broken', 'Bob and Ann both broke it'],
    ['kept', 'broken', 'Bob kept it, but Ann broke it'],
    ['broken', 'kept', 'Bob broke it, but Ann kept it'],
  ] as const)('says that promises were %s and %s', (given, taken, fate) => {
    const settled = deal({ state: 'agreed', given, taken, settled: 4 })
    expect(bargainOutcomeText(english, settled, SEATS)).toBe(`Bargain 3: ${fate}.`)
    expect(bargainLines(english, [settled], game, SEATS)).toEqual([
      `3. Bob to Ann: Bob walks east, and Ann walks west (${fate}).`,
    ])
  })

  it('lists bargains with their state, latest first', () => {
    const states = (['offered', 'refused', 'over', 'agreed'] as const).map((state, i) => deal({ state, number: i + 1 }))
    const terms = 'Bob to Ann: Bob walks east, and Ann walks west'
    expect(bargainLines(english, states, game, SEATS)).toEqual([
      `4. ${terms} (agreed).`,
      `3. ${terms} (Ann didn't answer in time).`,
      `2. ${terms} (Ann refused).`,
      `1. ${terms} (Ann has not answered yet).`,
    ])
    expect(states.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(bargainLines(english, [], game, SEATS)).toEqual(['Nobody has offered anything yet.'])
  })

  it('explains how to bargain while there is something to promise', () => {
    expect(promiseLines(english, game, 2, null)).toEqual([
      'To make an offer, type "offer NAME PROMISE for PROMISE"; to answer one, "accept" or "refuse". Bargains are not binding.',
      '"east": walks east.',
    ])
    expect(promiseLines(english, game, null, null)).toEqual([])
    expect(promiseLines(english, toy, 2, null)).toEqual([])
    expect(promiseLines(english, promising([]), 2, null)).toEqual([])
  })

  it('lists notes with their numbers', () => {
    const how = '"note TEXT" saves a note that only you can see; "note 2 none" deletes note 2.'
    expect(noteLines(english, ['Haven is empty', 'Ann bluffs'])).toEqual(['1. Haven is empty', '2. Ann bluffs', how])
    expect(noteLines(english, [])).toEqual([how])
  })
})

it('a message is read again as it was sent', () => {
  const sent: SentMessage['message'][] = [
    { say: 'hello' },
    { note: 'Ann bluffs' },
    { unnote: 1 },
    { accept: 3 },
    { refuse: 3 },
    { offer: { to: 1, give: 'east', take: 'west' } },
  ]
  const inputs = ['say hello', 'note Ann bluffs', 'note 1 none', 'accept 3', 'refuse 3', 'offer Ann Lee east for west']
  const open = { number: 3, by: 0, to: 2, give: 'east', take: 'west', state: 'offered' } as Bargain
  for (const [i, message] of sent.entries()) {
    const input = talkInput(message, SEATS)
    expect(input).toBe(inputs[i])
    const [word = '', args = ''] = input.split(/ (.*)/)
    expect(isTalk(word)).toBe(true)
    expect(read(word as TalkWord, args, [2], [open], ['Haven is empty'])).toMatchObject({ by: 2, message })
  }
  for (const word of ['undo', 'bargains', '']) expect(isTalk(word)).toBe(false)
})

describe('completing an offer', () => {
  const followers = (typed: string, by: number | null = 2, of: Game = game) =>
    offerFollowers(english, of, SEATS, by, null, typed)
  const text = (text: string, hint = '') => ({ text, hint })

  it('names the other players first, then the two promises', () => {
    expect(followers('')).toEqual([text('Ann'), text('Ann Lee')])
    expect(followers('An')).toEqual([text('Ann'), text('Ann Lee')])
    expect(followers('ann lee')).toEqual([text('Ann Lee east for', 'east'), text('Ann Lee west for', 'west')])
    expect(followers('Ann  east')).toEqual([text('Ann east for', 'east'), text('Ann west for', 'west')])
    for (const between of ['for', 'für', 'FUER', ' for '])
      expect(followers(`Ann east ${between}`), between).toEqual([
        text('Ann east for east', 'east'),
        text('Ann east for west', 'west'),
      ])
    expect(followers('Ann east fort')).toEqual(followers('Ann'))
  })

  it("offers each player's own promises", () => {
    const own = promising(['east'], ['west'])
    expect(followers('Ann', 2, own)).toEqual([text('Ann west for', 'west')])
    expect(followers('Ann west for ', 2, own)).toEqual([text('Ann west for east', 'east')])
  })

  it('offers nothing without a speaker or bargains', () => {
    expect(followers('', null)).toEqual([])
    expect(followers('', 2, toy)).toEqual([])
  })
})
