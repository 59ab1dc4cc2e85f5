// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { rulebook } from '../../../src/games/magic-realm/rulebook.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import { pickAnswer, seedRandom } from '../../../src/kernel/index.ts'
import { guidedHeader, guideFor } from '../../../src/server/guide.ts'
import { nthAnswer } from '../../asked.ts'
import { Learner } from '../learner.ts'
import { expectFitting, followed } from '../lesson.ts'

const HEADER = guidedHeader(magicRealm, 'Ann')!
const GUIDE = magicRealm.guide!

/** Returns at most `most` evenly spread items. */
const sampleOf = <T>(items: readonly T[], most: number): T[] =>
  items.filter((_, i) => Math.floor((i * most) / items.length) !== Math.floor(((i - 1) * most) / items.length))

describe('the first days in the Realm', () => {
  it('has one person and an apprentice, and is recognized by its seed', () => {
    expect(HEADER).toMatchObject({ seats: ['Ann', 'Brom'], players: ['person', 'bot:apprentice'] })
    expect(guideFor(magicRealm, HEADER)).toBe(GUIDE)
    expect(guideFor(magicRealm, { ...HEADER, seats: ['Ann', 'Ben', 'Cyd'] })).toBeNull()
    expect(guideFor(magicRealm, { ...HEADER, seed: 'other' })).toBeNull()
  })

  it('reaches every step in order, from a path found on the first day to a treasure on the second', () => {
    const { session, met, over } = followed(magicRealm)
    expect(met).toEqual(GUIDE.steps.map(({ id }) => id))
    expect(over).toBe(true)
    const { state } = session.match
    expect(state.day).toBe(2)
    const moves = session.match.events().filter(event => event.kind === 'moves' && event.seat === 0)
    expect(moves.map(event => (event as { target?: string }).target)).toEqual(['R5', 'R1'])
    const taken = session.match.events().filter(event => event.kind === 'gets' && event.seat === 0)
    expect(taken[0]).toMatchObject({ from: 'altar', day: 2 })
    expect((state as RealmState).characters[0]?.owned.map(({ id }) => id)).toContain('glowing-gem')
  })

  it('leads a player who picks another character back to the Druid before it continues', () => {
    const { steps } = (magicRealm.lessons ?? []).find(({ name }) => name === 'magic')!
    const [druid] = steps
    expect(druid).toMatchObject({ id: 'druid', until: [{ answer: 'druid' }] })
    expect(druid?.otherwise).toContain('press u to undo your choice')
  })

  it('never tells the player to press a key, because each instruction already has its keys beside it', () => {
    for (const { steps } of [GUIDE, ...(magicRealm.lessons ?? [])])
      for (const step of steps) expect(step.do, step.title).not.toMatch(/\b(Enter|Type|press)\b/)
  })

  it('ends no matter what the player does', () => {
    for (const seed of ['a', 'b', 'c']) {
      const random = seedRandom(seed, 'stray')
      expect(followed(magicRealm, question => pickAnswer(random, question)).over).toBe(true)
    }
  })

  it('continues with a magic lesson that has every step: color, casting and the effect', () => {
    const header = guidedHeader(magicRealm, 'Ann', 'magic')!
    expect(header.options).toEqual({ encounter: '4' })
    expect(guidedHeader(magicRealm, 'Ann', 'cooking')).toBeNull()
    const { session, met, over } = followed(magicRealm, null, 'magic')
    expect(met).toEqual(guideFor(magicRealm, header)!.steps.map(({ id }) => id))
    expect(over).toBe(true)
    const own = (kind: string) => session.match.events().filter(event => event.kind === kind && event.seat === 0)
    expect(own('enchants-chit')).toHaveLength(1)
    expect(own('spell-lives')).toMatchObject([{ spell: 'blend-into-background' }])
    expect(session.match.state.day).toBe(2)
  })

  it('ends the magic lesson too, no matter what the player does', () => {
    for (const seed of ['a', 'b', 'c']) {
      const random = seedRandom(seed, 'stray')
      expect(followed(magicRealm, question => pickAnswer(random, question), 'magic').over).toBe(true)
    }
  })

  it.each(['fight', 'trade', 'rest'])('goes through the %s lesson step by step, in at most 15', name => {
    const guide = guideFor(magicRealm, guidedHeader(magicRealm, 'Ann', name)!)!
    const { met, over } = followed(magicRealm, null, name)
    expect(met).toEqual(guide.steps.map(({ id }) => id))
    expect(met.length).toBeGreaterThanOrEqual(8)
    expect(met.length).toBeLessThanOrEqual(15)
    expect(over).toBe(true)
  })

  it('never points at buying a Helmet while it tells the player to sell one', () => {
    const learner = new Learner(magicRealm, 'trade').follow('trade-sell').answer('buy from guard')
    expect(learner.id).toBe('trade-sell')
    expect(learner.options.some(id => id.startsWith('helmet-'))).toBe(true)
    expect(learner.meant).toBeUndefined()
  })

  it('explains the question of the fight lesson that is open', () => {
    const learner = new Learner(magicRealm, 'fight')
    const taught = new Map<string, string | null>()
    while (learner.id !== 'fight-wound') {
      const { topic = '' } = learner.match.questionFor(0) ?? {}
      taught.set(topic, learner.id)
      learner.answer(learner.meant ?? learner.options[0]!)
    }
    expect(Object.fromEntries(taught)).toEqual({
      lure: 'fight-sheet',
      action: 'fight-action',
      target: 'fight-target',
      attack: 'fight-attack',
      'attack-row': 'fight-direction',
      maneuver: 'fight-maneuver',
      'maneuver-row': 'fight-row',
      shield: 'fight-shield',
      place: 'fight-place',
    })
  })

  it.each(['fight', 'trade', 'rest'])('leads back to the %s lesson after any one stray answer', name => {
    const way = new Learner(magicRealm, name)
    const answers: string[] = []
    const strays: string[][] = []
    while (way.id !== null && !way.match.over) {
      const { meant, options } = way
      strays.push(...options.filter(id => id !== meant).map(id => [...answers, id]))
      const id = meant ?? options[0]!
      answers.push(id)
      way.answer(id)
    }
    expect(strays.length).toBeGreaterThan(40)
    const last = way.met.at(-1)
    const lost = sampleOf(strays, name === 'trade' ? 30 : 120).filter(stray => {
      const learner = new Learner(magicRealm, name).answer(...stray)
      // A round without automatic answers has up to nine questions.
      for (let i = 0; i < 150 && learner.id !== null && !learner.match.over; i++)
        learner.answer(learner.meant ?? nthAnswer(learner.match.questionFor(0)!, 0))
      const hasDied = learner.match.events().some(({ kind, seat }) => kind === 'dies' && seat === 0)
      return !learner.match.over && !hasDied && learner.met.at(-1) !== last
    })
    expect(lost).toEqual([])
  })

  it('has a text for each step, cites only existing rules, and fits', () => {
    expectFitting(
      magicRealm,
      'en',
      rule => !rule.includes('.') || rulebook.sections.some(({ id }) => id === rule || id.startsWith(`${rule}.`)),
    )
  })
})
