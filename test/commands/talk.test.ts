import { describe, expect, it } from 'vitest'
import { readTalk, type TalkWord } from '../../src/commands/talk.ts'
import type { Bargain, Game } from '../../src/kernel/index.ts'
import { messagesIn } from '../../src/text/index.ts'
import { toy } from '../kernel/toy.ts'

const PROMISES = ['east', 'west']
/** A game in which everybody can promise to walk east or west, and "left" means the second seat. */
const game = {
  ...toy,
  bargains: {
    forms: [{ form: 'east', text: 'walks east' }],
    promises: () => PROMISES.map(id => ({ id, label: id })),
    read: (_view: unknown, _seat: number, text: string) => (PROMISES.includes(text) ? text : null),
    words: (promise: string) => promise,
    whom: (_view: unknown, word: string) => (word === 'left' ? 1 : null),
  },
} as unknown as Game

const SEATS = ['Ann', 'Ann Lee', 'Bob']
const read = (word: TalkWord, args: string, speakers = [2], bargains: Bargain[] = [], notes: string[] = []) => {
  const spoke = readTalk(word, args, { game, seats: SEATS, speakers, view: null, bargains, notes })
  return 'wrong' in spoke ? messagesIn('en').tell(spoke.wrong) : spoke
}
const offer = (to: number, by = 2) => ({ by, saying: { offer: { to, give: 'east', take: 'west' } } })

describe('an offer', () => {
  it('goes to the player whose whole name it begins with', () => {
    expect(read('offer', 'Ann east for west')).toEqual(offer(0))
    expect(read('offer', 'ann lee east for west')).toEqual(offer(1))
    expect(read('offer', 'Bo east for west', [0])).toEqual(offer(2, 0))
    // Both begin with "An".
    expect(read('offer', 'An east for west')).toMatch(/^Offer it to Ann or Ann Lee|Ann/)
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
    for (const wrong of ['Ann east', 'Ann east for west for east', 'Ann up for west', 'Ann east for up'])
      expect(typeof read('offer', wrong), wrong).toBe('string')
    expect(read('offer', 'Ann  east   for  west')).toEqual(offer(0))
  })
})

describe('a reply', () => {
  const bargain = (number: number, to: number, state: Bargain['state'] = 'offered') =>
    ({ number, by: 0, to, give: 'east', take: 'west', state }) as Bargain

  it('needs no number if only one offer is open', () => {
    expect(read('accept', '', [2], [bargain(4, 2)])).toEqual({ by: 2, saying: { accept: 4 } })
    expect(read('refuse', '#4', [2], [bargain(4, 2), bargain(5, 2)])).toEqual({ by: 2, saying: { refuse: 4 } })
    expect(typeof read('accept', '', [2], [bargain(4, 2), bargain(5, 2)])).toBe('string')
  })

  it('applies only to an open offer made to the speaker', () => {
    expect(typeof read('accept', '4', [2], [bargain(4, 1)])).toBe('string')
    expect(typeof read('accept', '4', [2], [bargain(4, 2, 'refused')])).toBe('string')
  })
})

it('a note is kept, and is removed by its number and the word for none in any language', () => {
  const kept = (args: string) => read('note', args, [2], [], ['Haven is empty'])
  expect(kept('the dragon rests')).toMatchObject({ saying: { note: 'the dragon rests' } })
  for (const word of ['none', 'nichts', 'NONE']) expect(kept(`1 ${word}`)).toMatchObject({ saying: { unnote: 1 } })
  expect(kept('2 none')).toMatch(/only one note/)
  expect(kept('2 men at Haven')).toMatchObject({ saying: { note: '2 men at Haven' } })
})
