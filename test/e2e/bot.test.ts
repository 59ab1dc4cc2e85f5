import { expect, test } from 'vitest'
import { journeys } from './journeys.ts'

const { plays } = journeys()

test('a bot that deals begins by itself, and then the person is asked and may ask for a hint', async () => {
  const words = ['play', 'wizards', '--seats', 'Ann,bot:mentor', '--seed', '7']
  const session = plays(words, 80, 24, { CANTRIP_SPEED: 'fast' })
  await session.shows('Tamsin rolls')
  await session.shows('Your turn.')
  session.type('h')
  const hinted = await session.shows('can take you into an Order')
  expect(hinted).toContain('Go to ')
  session.type('\x03\x03')
  await session.until('its end', () => session.ended !== undefined)
})
