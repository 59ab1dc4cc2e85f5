import { expect, test } from 'vitest'
import { findBot } from '../../src/bots/index.ts'
import { rulebookOf } from '../../src/parts/rulebook.ts'
import { guidedHeader, guidesOf } from '../../src/server/guide.ts'
import { expectFitting, followed } from '../games/lesson.ts'
import type { Subject } from './play.ts'

/**
 * Checks that every lesson of a game starts, has texts that fit in every language, and reaches its end by its own
 * advice.
 */
export function describeGuides({ game }: Subject): void {
  const guides = guidesOf(game)
  const languages = [...new Set(['en', ...Object.keys(game.locales ?? {})])]

  test.each(languages)('has texts that fit, and names only existing rules, in %s', language => {
    const book = rulebookOf(game)
    expectFitting(
      game,
      language,
      rule => !book || book.sections.some(({ id }) => id === rule || id.startsWith(`${rule}.`)),
    )
  })

  test.each(guides)('asks to type only queries that exist in $title', ({ steps, sheetWord = 'sheet' }) => {
    if (steps.some(({ see }) => see === 'sheet')) expect(game.inquiries.map(({ word }) => word)).toContain(sheetWord)
  })

  test.each(guides.map(({ name, title }) => ({ name, title })))('reaches the end of $title', ({ name }) => {
    const { players = [] } = guidedHeader(game, 'Ann', name)!
    for (const player of players.filter(is => is !== 'person'))
      expect(
        findBot(game.id, player.replace('bot:', '')),
        `${player} plays in the lesson, and is no bot of the game`,
      ).toBeDefined()
    const { over, met } = followed(game, null, name)
    expect(over, `the lesson stands at step "${met.at(-1)}" and goes on to no other`).toBe(true)
  })
}
