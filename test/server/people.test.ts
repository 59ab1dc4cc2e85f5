import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/kernel/index.ts'
import { peopleText, type SharedTableInfo, waitingText } from '../../src/server/index.ts'
import { toy } from '../kernel/toy.ts'
import { english, said } from '../words.ts'

/** Returns a table at which Ann sits, Ben is away, and a bot plays for Cleo, with these of them asked. */
const table = (...asked: number[]): SharedTableInfo => ({
  name: 'eve',
  seats: [
    { name: 'Ann', here: true, bot: false },
    { name: 'Ben', here: false, bot: false },
    { name: 'Cleo', here: true, bot: true },
  ],
  watching: 0,
  asked,
})

const game = { ...toy, waitingFor: topic => (topic === 'walks' ? undefined : 'recording') } as Game
const waits = (
  shared: SharedTableInfo,
  seat: number | null,
  waiting?: { topic: string | null; ready: number; of: number },
) => {
  const words = waitingText(shared, { seat, game, ...(waiting ? { waiting } : {}) })
  return words === null ? null : said(words)
}

describe('the players a table waits for', () => {
  it('are listed with who is away and who is a bot, for everybody else', () => {
    expect(waits(table(0), null)).toBe('Waiting for Ann.')
    expect(waits(table(1), 0)).toBe('Waiting for Ben (away).')
    expect(waits(table(0, 1, 2), 0)).toBe('Waiting for Ben (away) and Cleo (a bot).')
    expect(waits(table(7), 0)).toMatch(/^Waiting for \? /)
  })

  it('are not listed for the only one among them, nor if there are none', () => {
    expect([waits(table(0), 0), waits(table(), 0), waits(table(), null)]).toEqual([null, null, null])
  })

  it('are listed with the activity, if the game names it, and with how many of several are ready', () => {
    const waiting = (topic: string | null, ready: number, of: number) => waits(table(0), 1, { topic, ready, of })
    expect(waiting('plans', 0, 1)).toBe('Waiting for Ann: recording.')
    expect(waiting('plans', 1, 2)).toBe('Waiting for Ann: recording, 1 of 2 ready.')
    expect(waiting('walks', 1, 2)).toBe('Waiting for Ann: 1 of 2 ready.')
    expect(waiting(null, 1, 2)).toBe('Waiting for Ann: 1 of 2 ready.')
    expect(waiting('walks', 0, 1)).toBe('Waiting for Ann.')
    // A game that does not name activities.
    const silent = { seat: 1, game: toy as unknown as Game, waiting: { topic: 'plans', ready: 0, of: 1 } }
    expect(said(waitingText(table(0), silent))).toBe('Waiting for Ann.')
  })
})

describe('the people at a table', () => {
  it('are listed by seat, with the number of spectators if there are any', () => {
    expect(said(peopleText(table()))).toBe('At eve: Ann, Ben (away) and Cleo (a bot).')
    const watched = english.format(peopleText({ ...table(), watching: 2 }))
    expect(watched).toContain('At eve: Ann, Ben (away) and Cleo (a bot).')
    expect(watched).toMatch(/2 .*watch/)
  })
})
