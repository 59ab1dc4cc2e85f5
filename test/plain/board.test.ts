import { describe, expect, test } from 'vitest'
import { botRandom, findBot } from '../../src/bots/index.ts'
import { optionLines } from '../../src/plain/listing.ts'
import { plainScreen } from '../../src/screen/kit/plain-screen.ts'
import { registerScreens } from '../../src/screen/kit/screens.ts'
import { GameSession, newHeader } from '../../src/storage/index.ts'
import { gameById } from '../games/library.ts'
import { english } from '../words.ts'
import { type FairView, fairHeader } from './fair.ts'
import { played, reply } from './said.ts'
import { street, streetMap } from './street.ts'

const wizards = gameById('wizards')

/** Plays a solitaire game with the apprentice until there are at least this many answers. */
function withWays(most: number): GameSession {
  const apprentice = findBot('wizards', 'apprentice')!
  const header = newHeader(wizards, { seed: '1', seats: ['Ann'], options: { variant: 'solitaire' } })
  const session = GameSession.begin(wizards, header, null)
  const { match } = session
  while (match.questions[0]!.options.length < most)
    session.answer(0, apprentice.answer(match.view(0), match.questions[0]!, botRandom(match.header, 0, match.length)))
  return session
}

const at = (session: GameSession) => {
  const view = session.match.view(0) as { readonly players: readonly { readonly space: string }[] }
  return view.players[0]!.space
}

describe('routes in line mode', () => {
  test('show landings at sea, and the number of sea moves', async () => {
    const session = withWays(100)
    const seas = session.match.questions[0]!.options.filter(({ at }) => at?.space?.startsWith('sea.')).length
    const { text } = await played(['options'], { game: wizards, session })
    const asked = text.slice(0, text.indexOf('> options'))
    expect(asked).toContain(`and ${seas} spaces of sea: "options" lists them all.`)
    expect(asked).toMatch(/1\. Land at /)
    expect(asked).not.toContain('Sail to the sea')
    expect(reply(text, 'options').match(/Sail to the sea/g)).toHaveLength(seas)
  })

  test('are counted apart from the other answers that are left out', () => {
    const ids = [
      ...Array.from({ length: 45 }, (_, i) => `go ${i}`),
      ...Array.from({ length: 30 }, (_, i) => `sail ${i}`),
    ]
    const options = ids.map(id => ({ id, label: id }))
    const isCounted = ({ id }: { readonly id: string }) => id.startsWith('sail')
    const board = { onward: [], isCounted, counted: (all: readonly unknown[]) => `${all.length} seas` }
    const question = { seat: 0, topic: 'move', rule: '6', text: 'Where to?', options }
    const lines = optionLines(english, question, () => '', undefined, board)
    expect(lines.slice(20)).toEqual([
      '     and 30 seas: "options" lists them all.',
      '     and 25 more (25 start with "go").',
    ])
    const few = { ...question, options: options.slice(-20) }
    expect(optionLines(english, few, () => '', undefined, board)).toHaveLength(20)
  })

  test('are listed in the order of their numbers, even those that a long list would leave out', () => {
    const options = Array.from({ length: 60 }, (_, i) => ({
      id: `go ${String.fromCharCode(97 + i)}x`,
      label: `To ${i + 1}`,
    }))
    const toward = { ...options[49]!, label: 'To 50, toward the Tower' }
    const board = { onward: [toward], isCounted: () => false, counted: () => '' }
    const question = { seat: 0, topic: 'move', rule: '6', text: 'Where to?', options }
    const lines = optionLines(english, question, () => '', undefined, board)
    const numbers = lines.flatMap(line => /^ *(\d+)\. /.exec(line)?.[1] ?? []).map(Number)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(lines.join()).toContain('50. To 50, toward the Tower')
  })

  test('can be planned to a place, followed with p, and canceled', async () => {
    const session = withWays(100)
    const before = at(session)
    const { text } = await played(['plan', 'plan melekok', 'p', 'plan none'], { game: wizards, session })
    expect(reply(text, 'plan')).toContain('No route is planned.')
    expect(reply(text, 'plan melekok')).toMatch(/Planned a route to .+: .+Type "p" for the next step\./s)
    expect(reply(text, 'p')).toMatch(/^ *\d+\. Continue your route to .+: .+ \[/m)
    expect(at(session)).not.toBe(before)
    expect(reply(text, 'plan none')).toMatch(/The route to .+ is canceled\./)
  })

  test('are refused to an unknown place and to the current one', async () => {
    const { text } = await played(['plan quark', 'help plan'], { game: wizards, session: withWays(100) })
    expect(reply(text, 'plan quark')).toContain('"quark" matches no place here, or more than one.')
    expect(reply(text, 'help plan')).toContain('plan [place]: plans a route to a place')
  })

  test('are not followed with p unless one is planned', async () => {
    const session = withWays(100)
    const { text } = await played(['p'], { game: wizards, session })
    expect(reply(text, 'p')).toContain("You haven't planned a route")
  })

  test('do not exist in a game without a board', async () => {
    const { text } = await played(['plan x', 'help'])
    expect(reply(text, 'plan x')).toContain('"plan x" is not possible here')
    expect(reply(text, 'help')).not.toContain('plan [place]')
  })
})

describe('a player who gives the last seat to a bot', () => {
  test('sees it play a turn at each Enter, and can take the seat back between turns', async () => {
    const lines = ['seat Ann bot:apprentice', '', '1', '', 'seat Ann person']
    const header = newHeader(wizards, { seed: '1', seats: ['Ann'], options: { variant: 'solitaire' } })
    const session = GameSession.begin(wizards, header, null)
    const { text } = await played(lines, { game: wizards, session })
    expect(text).toContain(
      'Bots are playing every seat. Press Enter to see the next turn, or type "seat Ann person" to take the seat back.',
    )
    // A number answers nothing while bots play.
    expect(reply(text, '1')).toContain('"1" is not possible here')
    expect(session.match.over).toBe(false)
    expect(session.match.turns.length).toBeGreaterThanOrEqual(3)
    expect(session.match.turns.length).toBeLessThan(8)
    expect(reply(text, 'seat Ann person')).toMatch(/\(rule /)
  })
})

test('a route is dropped with its reason once nothing is left to do at its end', async () => {
  const game = { ...street, id: 'closing-street' }
  const objectives = {
    ...streetMap.objectives!,
    purpose: ({ coins }: FairView) => (coins[0]! < 6 ? 'Eat' : null),
  }
  registerScreens(game.id, { en: { ...plainScreen(game), map: { ...streetMap, objectives } } })
  const session = GameSession.begin(game, { ...fairHeader({ seats: ['Ann'] }), game: game.id }, null)
  const { text } = await played(['plan s8', 'p', 'plan'], { game, session })
  expect(reply(text, 'p')).toContain('There is nothing left to do there; your route to Stall 8 is canceled.')
  expect(reply(text, 'plan')).toContain('No route is planned.')
})
