// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { GameSession, newHeader } from '../../src/storage/index.ts'
import { folder } from '../folder.ts'
import { played, reply } from './said.ts'

const three = (path: string | null = null) =>
  GameSession.begin(elfenwizards, newHeader(elfenwizards, { seats: ['Ann', 'Ben', 'Cleo'], seed: '7' }), path)

describe('chat at one keyboard', () => {
  it('is shown, kept and shown again', async () => {
    const path = join(folder(), 'talk.cantrip')
    const { text } = await played(['say Good morning', 'log 1', 'why', 'say'], { session: three(path) })
    expect(reply(text, 'say Good morning')).toBe('Cleo: “Good morning”\n')
    expect(reply(text, 'log 1')).toBe('Cleo: “Good morning”\n')
    expect(reply(text, 'why')).toBe('Cleo: “Good morning”\nA player said that; there is no rule behind it.\n')
    expect(reply(text, 'say')).toBe('Type what you want to say after the word "say".\n')
    const again = await played(['log 1'], { session: GameSession.resume(path, [elfenwizards]) })
    expect(reply(again.text, 'log 1')).toBe('Cleo: “Good morning”\n')
    // A resumed game doesn't repeat old chat as news.
    expect(again.text.split('Good morning')).toHaveLength(2)
  })

  it('keeps notes that only their author can list', async () => {
    const path = join(folder(), 'notes.cantrip')
    const lines = ['note', 'note Ben bluffs', 'note R3 is weak', 'note 1 none', 'note 7 none', 'note', 'log 9']
    const { text, session } = await played(lines, { session: three(path) })
    const how = '"note TEXT" saves a note that only you can see; "note 2 none" deletes note 2.\n'
    expect(reply(text, 'note')).toBe(how)
    expect(reply(text, 'note Ben bluffs')).toBe('Saved as note 1. Only you can see it.\n')
    expect(reply(text, 'note 1 none')).toBe('Deleted note 1.\n')
    expect(reply(text, 'note 7 none')).toBe('You have only one note, so there is no note 7.\n')
    expect(text).toContain(`> note\n1. R3 is weak\n${how}`)
    expect(reply(text, 'log 9')).not.toContain('R3 is weak')
    const before = session.match.hash()
    const again = await played(['note', 'done', 'note'], { session: GameSession.resume(path, [elfenwizards]) })
    expect(again.text).toContain(`> note\n1. R3 is weak\n${how}`)
    expect(again.text.split('R3 is weak')).toHaveLength(2)
    expect(before).not.toBe(again.session.match.hash())
  })

  it('offers bargains, which their recipients may answer immediately', async () => {
    const { text, session } = await played(
      ['offer Ben support b2 5 for spare r1', 'bargains', 'accept', 'accept', 'offer Ann spare r1 for nothing'],
      { session: three() },
    )
    const terms = 'Cleo places 5 points or more beside B2, and Ben places nothing against R1'
    expect(reply(text, 'offer Ben support b2 5 for spare r1')).toBe(`Cleo offers Ben bargain 1: ${terms}.\n`)
    expect(reply(text, 'bargains')).toContain(`1. Cleo to Ben: ${terms} (Ben has not answered yet).`)
    expect(text).toContain(
      '> accept\nBen accepts bargain 1.\n> accept\nThere is no offer for Cleo, Ann or Ben to answer.',
    )
    expect(reply(text, 'offer Ann spare r1 for nothing')).toContain(
      'Ann can\'t promise "nothing" right now. Type it like this:',
    )
    expect(session.match.chat.map(({ by }) => by)).toEqual([2, 1])
  })

  it('accepts the prefix of a name or the letter of a guild', async () => {
    const { text } = await played(['offer b support b2 5 for spare r1', 'offer r leave w1 for spare b1'], {
      session: three(),
    })
    expect(text).toContain('Cleo offers Ben bargain 1:')
    expect(text).toContain('Cleo offers Ann bargain 2:')
  })

  it('asks about an offer once, with the stakes, and a player who passed cannot accept', async () => {
    const session = three()
    const way = ['spell', 'support', 'again', 'die', 'box', 'done', 'stay', 'buy']
    while (session.match.questions[0]?.topic !== 'spell') {
      const { seat, options, topic } = session.match.questions[0]!
      expect(way).toContain(topic)
      session.answer(seat, options.at(-1)!.id)
    }
    const { seat } = session.match.questions[0]!
    const [other = 0] = [0, 1, 2].filter(one => one !== seat)
    const names = ['Ann', 'Ben', 'Cleo']
    session.say(other, { offer: { to: seat, give: 'leave high', take: 'leave high' } })
    const { text } = await played(['pass', 'accept 1'], { session })
    expect(text).toContain(
      `Bargain 1, from ${names[other]} to ${names[seat]}: ${names[other]} stays out of the contest`,
    )
    expect(text).toContain('High Wizard is worth 10 a round. The contest now stands at ')
    expect(text.match(/"accept 1" accepts it, and "refuse 1" declines/g)).toHaveLength(1)
    expect(text).toMatch(/> accept 1\nThere is no offer for .* to answer\./)
  })

  it("gets a bot's answer immediately, and reports a bargain's end at the awarding of titles", async () => {
    const session = GameSession.begin(
      elfenwizards,
      newHeader(elfenwizards, {
        seats: ['Ann', 'Ben', 'Cleo'],
        players: ['person', 'bot:apprentice', 'bot:apprentice'],
        seed: '45',
      }),
      null,
    )
    const { text } = await played(
      ['offer Ben support b1 for support r1 2', ...Array.from({ length: 120 }, () => '1'), 'bargains'],
      { session },
    )
    expect(text).toMatch(/Ben (accepts|refuses) bargain 1\./)
    expect(text).toMatch(/Bargain \d+: \w+ (and \w+ both )?(kept|broke)/)
  })
})
