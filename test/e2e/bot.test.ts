import { expect, test } from 'vitest'
import { journeys } from './journeys.ts'

const { plays } = journeys()

test('a bot that deals starts by itself, and then the person is asked and can ask for a hint', async () => {
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

test('a hint that takes time to compute appears when it is ready, and keys work in the meantime', async () => {
  const words = ['play', 'magic-realm', '--set', 'encounter=2', '--seats', 'Ann', '--seed', 'thought']
  const session = plays(words, 80, 24, { CANTRIP_SPEED: 'instant' })
  await session.shows('Which character will you play?')
  session.type(':druid\r')
  await session.shows("How will you divide the Druid's 5 victory points?")
  session.type('h')
  await session.shows('Put 1 on great treasures')
  session.type('\x03\x03')
  await session.until('its end', () => session.ended !== undefined)
})
