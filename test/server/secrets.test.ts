// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { lineFor, WIRE_PROTOCOL } from '../../src/server/wire.ts'
import { header, wizards } from '../screen/sitting.ts'
import { type Open, openTable } from './tables.ts'

/** Returns all bytes sent to a login, from the greeting on. */
function overheard(at: Open, seat: string | null): { text: () => string } {
  let text = ''
  const socket = connect(at.socket, () =>
    socket.write(lineFor({ kind: 'hello', cantrip: WIRE_PROTOCOL, seat, phrase: null, take: false, language: 'en' })),
  )
  socket.setEncoding('utf8').on('data', part => {
    text += part
  })
  return { text: () => text }
}

describe('a shared table', () => {
  it('sends no byte of the seed, the decks or the secrets of other seats', async () => {
    const whole = header({ seed: 'unheardof', seats: ['Ann', 'Ben'] })
    const at = await openTable({}, wizards, { whole })
    const heard = [overheard(at, 'Ann'), overheard(at, null)]
    const ben = await at.sit('Ben')
    for (let i = 0; i < 12; i++) {
      const { seat, options } = at.session.match.questions[0]!
      at.session.answer(seat, options[0]!.id)
    }
    ben.guest.talk('say', 'go on')
    for (const { text } of heard) {
      await ben.until('the remark', () => text().includes('go on'))
      expect(text()).not.toMatch(/unheardof|"random"|"draw"|"forced"|"value"|"gems":\{"ishkatar"/)
      expect(text()).not.toContain(at.save)
    }
    // The same words are in the state, so the test would find them.
    expect(JSON.stringify(at.session.match.state)).toMatch(/"random".*"draw"|"draw".*"random"/)
  })
})
