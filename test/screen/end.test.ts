import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GEMS, HIGH_WIZARDS } from '../../src/games/wizards/rules/state/components.ts'
import type { PlayerView } from '../../src/games/wizards/rules/state/view.ts'
import { inLanguage, type Seat } from '../../src/kernel/index.ts'
import { type GameHistory, historyOf, measuresOf } from '../../src/screen/end/history.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import { GameLog } from '../../src/server/positions.ts'
import { playFile } from '../../src/storage/index.ts'
import { plainTheme } from '../../src/terminal/theme.ts'
import { gameById } from '../games/library.ts'
import { expectGolden } from './golden.ts'
import { islandView } from './islands.ts'
import { plain } from './screen-player.ts'
import { Player, ROLL } from './sitting.ts'
import { shown } from './terminal.ts'

/** Returns a complete bundled game as one of its players sees it at the end. */
function over(game: string, file: string, [columns, rows]: readonly [number, number] = [80, 24], seat = 0): Player {
  const path = join(import.meta.dirname, '../../saves/examples', `${file}.moves`)
  const { match } = playFile(path, [gameById(game)])
  expect(match.over).toBe(true)
  const player = new Player(columns, rows)
  const position = new GameLog(match, () => path).position(seat)
  player.hears({ kind: 'position', position, cover: false, notice: null })
  player.hears({ kind: 'recalled', history: historyOf(match, match.game) })
  return player
}

/** Returns the three most important turning points. */
const foremost = ({ turning }: GameHistory) => turning.filter(({ place }) => place < 3)

const GAMES = [
  ['wizards', 'solitaire-win'],
  ['elfenwizards', 'three-guilds'],
  ['wizards-quest', 'three-warlords'],
] as const

describe('the results page', () => {
  for (const [game, file] of GAMES)
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
    ] as const)
      it(`of ${game} at ${columns}x${rows}`, async () => {
        const lines = over(game, file, [columns, rows]).lines(plain)
        expect(lines).toHaveLength(rows)
        await expectGolden(await shown(lines, columns, rows), `end-${game}-${columns}x${rows}`)
      })

  it("names the winner's gains that decided the game", () => {
    for (const file of ['three-warlords', 'six-warlords']) {
      const path = join(import.meta.dirname, '../../saves/examples', `${file}.moves`)
      const { match } = playFile(path, [gameById('wizards-quest')])
      const [winner = 0] = match.result?.winners ?? []
      const turning = foremost(historyOf(match, match.game))
      expect(turning.map(({ text }) => text.replace(/(regains) the \w+ in .* has/, '$1'))).toEqual(
        ['one of', 'two of', 'all'].map(which => `${match.header.seats[winner]} regains ${which} three.`),
      )
    }
  })

  const turningOf = (game: string, file: string, most = 8): string[] => {
    const path = join(import.meta.dirname, '../../saves/examples', `${file}.moves`)
    const { match } = playFile(path, [gameById(game)])
    return historyOf(match, match.game)
      .turning.filter(({ place }) => place < most)
      .map(({ text }) => text)
  }

  it('names the first fight, the first treasures and deaths for Magic Realm, but no rest', () => {
    const path = join(import.meta.dirname, '../../saves/examples', 'three-sorcerers.moves')
    const { match } = playFile(path, [gameById('magic-realm')])
    const { turning, standings } = historyOf(match, match.game)
    const texts = turning.map(({ text }) => text)
    const firstOf = (kind: string) => {
      const event = match.events().find(one => one.kind === kind)
      return event ? match.game.sentence(event, match.header.seats) : null
    }
    expect(texts).toContain(firstOf('fought'))
    expect(texts).toContain(firstOf('dies'))
    for (const text of texts) expect(text).toMatch(/^Round 1: |killed by|dies/)
    const hunt = playFile(path.replace('three-sorcerers', 'treasure-hunt'), [gameById('magic-realm')]).match
    const taken = hunt.events().find(event => hunt.game.highlight?.(event)?.endsWith('treasure'))!
    const found = historyOf(hunt, hunt.game).turning.map(({ text }) => text)
    expect(found).toContain(hunt.game.sentence(taken, hunt.header.seats))
    for (const text of found) expect(text).not.toMatch(/rests/)
    // The chart has a mark for each day.
    const { scoreboard } = screenOf(match.game)
    expect([...new Set(standings.map(({ day }) => scoreboard!.periodOf(day, match.view(null))))].length).toBe(28)
  })

  it('names the High Wizard and the new leaders for Elfenwizards, but no lower title', () => {
    for (const file of ['three-guilds', 'six-guilds']) {
      const turning = turningOf('elfenwizards', file)
      expect(turning.length).toBeGreaterThan(3)
      for (const text of turning) expect(text).toMatch(/becomes High Wizard|takes the lead/)
    }
    expect(turningOf('elfenwizards', 'six-guilds')).toContain("Ann takes the lead with 53 points to Bob's 50.")
    // In `three-guilds` Bob leads again at the end. He also led after the first round, but took the lead from nobody.
    expect(turningOf('elfenwizards', 'three-guilds').filter(text => /takes the lead/.test(text))).toHaveLength(1)
  })

  it('names the deciding events and attacks with losses for Wizards, but no attack without losses', () => {
    expect(turningOf('wizards', 'solitaire-loss').at(-1)).toBe('The Evil Spirit attacks. Sacred Circle falls to Evil!')
    expect(turningOf('wizards', 'solitaire-win', 3).every(text => /attacks\. .+ falls to Evil!$/.test(text))).toBe(true)
  })

  it('states what an attack destroyed, however the dice chose it', () => {
    const attacks = turningOf('wizards', 'solitaire-loss').filter(text => /attacks/.test(text))
    expect(attacks).toHaveLength(3)
    for (const text of attacks) expect(text).toMatch(/attacks\. \w+( \w+)* falls to Evil!$/)
    expect(turningOf('wizards-revised', 'two-partners')).toContain(
      "The Evil Spirit attacks. Hamdrel's Cottage falls to Evil! Sacred Circle falls to Evil!",
    )
  })

  it('names events of the first round or day, but none of the setup', () => {
    expect(turningOf('elfenwizards', 'three-guilds')[0]).toBe('R1 becomes High Wizard (R1 8, G1 6).')
    expect(turningOf('wizards-quest', 'three-warlords')[0]).toBe(
      'Cyd regains the ring in Brecknock and now has one of three.',
    )
    expect(turningOf('wizards-revised', 'two-partners')[0]).toBe('Bob joins the Order of Sorcerers.')
  })

  it('lists more turning points on a taller screen, the most important first, and draws a taller chart', () => {
    const turning = Array.from({ length: 8 }, (_, i) => ({
      at: i,
      day: i,
      text: `Point ${i}.`,
      seat: null,
      place: 7 - i,
    }))
    const told = (rows: number) => {
      const player = over('wizards-quest', 'three-warlords', [100, rows])
      const { overlay } = player.model
      const history = overlay?.kind === 'end' ? overlay.history : null
      player.hears({ kind: 'recalled', history: { standings: history?.standings ?? [], turning } })
      const lines = player.lines(plain)
      return {
        points: lines.flatMap(line => /Point (\d)/.exec(line)?.[1] ?? []).join(''),
        chart: lines.filter(line => line.includes('│')).length,
      }
    }
    expect(told(24)).toEqual({ points: '567', chart: 8 })
    expect(told(28).points).toBe('34567')
    expect(told(40)).toEqual({ points: '01234567', chart: 18 })
  })

  it('highlights the measure of the chart', () => {
    const player = over('wizards', 'solitaire-win')
    const measures = measuresOf(screenOf(gameById('wizards')).scoreboard!)
    const highlighted = () => {
      const line = player.lines(plain).find(text => measures.every(title => text.includes(title))) ?? ''
      return [...line.matchAll(/\x1b\[7m *(.*?) *\x1b\[/g)].map(([, title]) => title)
    }
    expect(measures.length).toBeGreaterThan(2)
    for (const title of [...measures, measures[0]]) {
      expect(highlighted()).toEqual([title])
      player.press('right')
    }
    player.press('left', 'left')
    expect(highlighted()).toEqual([measures.at(-1)])
  })

  it('wraps a long turning point over several rows, with its player', () => {
    const player = over('elfenwizards', 'three-guilds')
    const text = `G1 becomes High Wizard (${'R1 10, B2 12, '.repeat(7)}G1 14).`
    const turning = [1, 2, 3].map((at, place) => ({ at, day: at, text, seat: 1, place }))
    player.hears({ kind: 'recalled', history: { standings: [], turning } })
    const lines = player.lines(plain)
    expect(lines).toHaveLength(24)
    const screen = lines.join(' ').replaceAll(/\s+/g, ' ')
    expect(screen).toContain(`Round 3, Bob: ${text}`)
    expect(screen).not.toContain('…')
  })

  it('keeps its title if the result needs two rows', () => {
    expect(over('wizards', 'solitaire-loss').lines(plain)[1]).toContain('Wizards is over')
  })

  it('congratulates the person at the keyboard, and names any partners', () => {
    const title = (player: Player) => player.screen.split('\n')[1]?.trim()
    expect(title(over('wizards', 'solitaire-win'))).toBe('You have won Wizards!')
    const shared = over('wizards-revised', 'islands-saved')
    expect(title(shared)).toBe('Ann and Bob have won Wizards revised')
    const { position } = shared.table
    const among = (seat: Seat, players: readonly string[]) => {
      const header = { ...position.header, players }
      shared.hears({ kind: 'position', position: { ...position, header, seat }, cover: false, notice: null })
      return title(shared)
    }
    expect(among(0, ['person', 'bot:mentor'])).toBe('You and Bob have won Wizards revised!')
    expect(among(1, ['bot:mentor', 'person'])).toBe('You and Ann have won Wizards revised!')
    expect(title(over('wizards-quest', 'three-warlords'))).toBe("Cyd has won Wizard's Quest")
  })

  it.each([
    [{ place: 1, of: 1 }, 'your first win with this setup'],
    [{ place: 1, of: 3 }, 'a new best: the fastest of your 3 wins'],
    [{ place: 2, of: 3 }, 'number 2 by speed among your 3 wins'],
  ])('says beside the headline how a win compares with earlier ones: %j', (win, words) => {
    const player = over('wizards', 'solitaire-win')
    const { overlay } = player.model
    const gameHistory = overlay?.kind === 'end' ? overlay.history : null
    player.hears({ kind: 'recalled', history: { ...gameHistory!, win } })
    expect(player.screen.split('\n')[1]?.trim()).toMatch(new RegExp(`^You have won Wizards! +. ${words}$`))
  })

  it('cuts how close somebody was if there is no room, with an ASCII ellipsis if configured', () => {
    const player = over('wizards-quest', 'three-warlords')
    const { position } = player.table
    const seats = ['Wilhelmina of the Far Hills', ...position.header.seats.slice(1)]
    const renamed = { ...position, header: { ...position.header, seats } }
    player.model = { ...player.model, screen: { ...player.table, position: renamed } }
    const [bare, fine] = (['ascii', 'unicode'] as const).map(symbols =>
      player.lines(styleOf(plainTheme, symbols)).join('\n'),
    )
    expect(fine).toMatch(/to go, nea[^\n]*…/)
    expect(bare).toMatch(/^[ -~\n]*$/)
  })

  it.each([
    ['wizards', 'solitaire-loss', ['4 of 6 Gems']],
    ['wizards', 'three-players', ['0 of 6 Gems', '1 of 6 Gems', '1 point short of Rank 2']],
    ['wizards-revised', 'three-orders', ['36 points short of Rank 4', '40 points short of Rank 3']],
    ['elfenwizards', 'three-guilds', ['8 points behind', '13 points behind']],
    ['wizards-quest', 'three-warlords', ['1 to go, nearest 2 spaces away', '2 to go, nearest 2 spaces away']],
  ])('states how close the others were to winning %s, in %s', (game, file, near) => {
    const screen = over(game, file).screen
    for (const words of near) expect(screen).toContain(words)
  })

  it.each([
    ['elfenwizards', 'three-guilds', '13 Punkte zurück'],
    ['wizards-quest', 'six-warlords', '3 fehlen, noch 2 Felder entfernt'],
  ])('states how close the others were to winning %s in German', (game, file, near) => {
    const path = join(import.meta.dirname, '../../saves/examples', `${file}.moves`)
    const { match } = playFile(path, [gameById(game)])
    const german = inLanguage(match.game, 'de')
    const { scoreboard } = screenOf(german)
    const told = (winners: readonly Seat[]) =>
      match.header.seats.map((_, seat) => scoreboard?.near?.(match.view(null), seat, winners))
    expect(told(match.result?.winners ?? [])).toContain(near)
    for (const words of told([])) expect(words?.length).toBeLessThanOrEqual(34)
  })

  it('states in a short game by how many Ranks the others are behind the winner, or by how many points', () => {
    const view = islandView({ short: { kind: 'fortnights', fortnights: 1 }, day: 15 })
    const [first] = view.players
    const players = [
      { ...first!, rank: 3 },
      { ...first!, seat: 1, rank: 1 },
      { ...first!, seat: 2, rank: 3, points: { knowledge: 20, perception: 10, power: 15 } },
    ]
    const { scoreboard } = screenOf(gameById('wizards'))
    const near = (seat: number) => scoreboard?.near?.({ ...view, players }, seat, [0])
    expect([near(1), near(2)]).toEqual(['2 Ranks behind', '5 points behind'])
    // In a full game, they lack an Order, points or Gems.
    const lacks = (more: Partial<PlayerView>) =>
      scoreboard?.near?.(islandView({ players: [{ ...first!, ...more }] }), 0, []) ?? ''
    expect(lacks({ order: null, rank: 0 })).toBe('never joined an Order')
    expect(lacks({ points: { knowledge: 90, perception: 90, power: 90 } })).toBe('had the points for Rank 2')
    const gems = Object.fromEntries(HIGH_WIZARDS.slice(0, 6).map((wizard, i) => [wizard, GEMS[i]]))
    expect(lacks({ rank: 4, gems })).toBe('had the Gems, undelivered')
    expect(lacks({ rank: 4, gems: {} })).toBe('0 of 6 Gems')
  })

  it('counts gains of a round for that round, even if the next one starts with the same answer', () => {
    const path = join(import.meta.dirname, '../../saves/examples/six-guilds.moves')
    const { standings } = historyOf(playFile(path, [gameById('elfenwizards')]).match, gameById('elfenwizards'))
    const power = (round: number) => standings.find(({ day }) => day === round)?.figures.map(([first]) => first)
    expect(power(1)).toEqual([16, 19, 12, 19, 9, 10])
    expect(power(3)).toEqual([53, 50, 46, 42, 34, 27])
  })

  it('computes the course once, if the game is available', () => {
    const player = new Player()
    const position = over('elfenwizards', 'three-guilds').table.position
    player.hears({ kind: 'position', position, cover: false, notice: null })
    expect(player.asked).toEqual([{ kind: 'load-history' }])
    player.press('escape')
    expect(player.model.overlay).toBeNull()
    expect(player.press('enter').model.overlay).toMatchObject({ kind: 'end' })
  })

  it('ignores a held Enter key when no turning point is selected', () => {
    const player = over('elfenwizards', 'three-guilds', [100, 40])
    const { overlay } = player.model
    const points = overlay?.kind === 'end' ? (overlay.history?.turning ?? []) : []
    player.effects = []
    expect(player.press('enter', 'enter', 'b').asked).toEqual([])
    expect(player.model.overlay).toMatchObject({ kind: 'end', selected: null })
    expect(player.screen).not.toContain('Enter replay')
    player.press('down')
    expect(player.screen).toContain('Enter replay')
    expect(player.press('enter').asked).toContainEqual({ kind: 'goto', at: points[0]?.at })
    // Moving up starts at the last one.
    const upward = over('elfenwizards', 'three-guilds', [100, 40])
    expect(upward.press('up', 'enter').asked).toContainEqual({ kind: 'goto', at: points.at(-1)?.at })
  })

  it('keeps the selected turning point if a smaller screen has room for fewer', () => {
    const player = over('elfenwizards', 'three-guilds', [100, 40])
    const { overlay } = player.model
    const course = overlay?.kind === 'end' ? overlay.history : null
    const least = course?.turning.toSorted((a, b) => b.place - a.place)[0]
    expect(least?.place).toBeGreaterThanOrEqual(3)
    const down = course?.turning.findIndex(({ at }) => at === least?.at) ?? 0
    player.press(...Array<string>(down + 1).fill('down'))
    player.hears({ kind: 'resize', columns: 80, rows: 24 })
    expect(player.screen).toContain('Enter replay')
    expect(player.press('enter').asked).toContainEqual({ kind: 'goto', at: least?.at })
  })

  it('opens the replay at the turning point, plays again, and offers a new game and the title screen', () => {
    const at = over('elfenwizards', 'three-guilds')
    const { overlay } = at.model
    const points = overlay?.kind === 'end' && overlay.history ? foremost(overlay.history) : []
    expect(points).toHaveLength(3)
    expect(points.map(point => point.at)).toEqual(points.map(point => point.at).sort((a, b) => a - b))
    at.effects = []
    const { path, header } = at.table.position
    at.press('down', 'down', 'enter')
    expect(at.asked).toEqual([
      { kind: 'watch', path },
      { kind: 'goto', at: points[1]?.at },
    ])
    const other = over('elfenwizards', 'three-guilds')
    other.effects = []
    expect(other.press('a').asked).toEqual([{ kind: 'again', header, seed: '' }])
    const titled = over('elfenwizards', 'three-guilds')
    titled.effects = []
    expect(titled.press('t').asked).toEqual([{ kind: 'library', open: 'title' }])
  })

  it('appears again if the end is undone and reached again', () => {
    const player = over('elfenwizards', 'three-guilds')
    const { position } = player.table
    const told = (result: typeof position.result) =>
      player.hears({ kind: 'position', position: { ...position, result }, cover: false, notice: null })
    player.press('escape')
    expect(told(position.result).model.overlay).toBeNull()
    expect(told(null).model.overlay).toBeNull()
    expect(told(position.result).model.overlay).toMatchObject({ kind: 'end' })
  })

  it('appears at the end of a watched game, with links to positions in it', () => {
    const { position } = over('elfenwizards', 'three-guilds').table
    const watch = { file: 'three-guilds.moves', at: 8, total: 9, answered: null, problems: [], turns: [], marks: [] }
    const before = { ...position, result: null }
    const player = new Player().hears({ kind: 'watched', position: before, watch })
    expect(player.model.overlay).toBeNull()
    player.hears({ kind: 'watched', position, watch: { ...watch, at: 9 } })
    expect(player.asked).toContainEqual({ kind: 'load-history' })
    const turning = [{ at: 5, text: 'It turned.', stretch: 1, seat: null, place: 0 }]
    player.hears({ kind: 'recalled', history: { standings: [], turning } as never })
    player.effects = []
    expect(player.press('down', 'enter').asked).toEqual([{ kind: 'goto', at: 5 }])
    // A player who has closed it has read it, until they reach the end again.
    player.hears({ kind: 'watched', position, watch: { ...watch, at: 9 } })
    expect(player.model.overlay).toBeNull()
    player.hears({ kind: 'watched', position: before, watch })
    player.hears({ kind: 'watched', position, watch: { ...watch, at: 9 } })
    expect(player.model.overlay).toMatchObject({ kind: 'end' })
  })

  it('is restored after closing a replay that was opened from it', () => {
    const player = over('elfenwizards', 'three-guilds')
    const { position } = player.table
    const watch = { file: 'mine', at: 4, total: 9, answered: null, problems: [], turns: [], marks: [] }
    const then = { ...position, result: null }
    player.press('down', 'enter').hears({ kind: 'watched', position: then, watch: { ...watch, at: 0 } })
    player.hears({ kind: 'watched', position: then, watch })
    player.effects = []
    expect(player.press('escape').asked).toEqual([{ kind: 'resume', path: position.path }])
    const example = new Player().hears({ kind: 'watched', position: then, watch })
    expect(example.press('escape').asked).toEqual([{ kind: 'library', open: 'title' }])
    // A replay that wasn't opened from there never leads there, even if its own end has been shown.
    example.hears({ kind: 'watched', position, watch: { ...watch, at: 9 } })
    example.hears({ kind: 'watched', position: then, watch })
    example.effects = []
    expect(example.press('escape').asked).toEqual([{ kind: 'library', open: 'title' }])
  })

  it('appears after the last highlight is closed, but not during a game', () => {
    expect(Player.at(ROLL).model.overlay).toBeNull()
  })
})

describe('the course of a game', () => {
  it.each(GAMES)('of %s ends with the values of its results table', (game, file) => {
    const path = join(import.meta.dirname, '../../saves/examples', `${file}.moves`)
    const { match } = playFile(path, [gameById(game)])
    const { standings } = historyOf(match, match.game)
    const { scoreboard } = screenOf(match.game)
    expect(standings.length).toBeGreaterThan(3)
    const { length } = scoreboard?.measures ?? []
    expect(standings.at(-1)?.figures.map(own => own.slice(0, length))).toEqual(scoreboard?.of(match.view(null)))
    expect(standings.map(({ at }) => at)).toEqual(standings.map(({ at }) => at).toSorted((a, b) => a - b))
    for (const { figures } of standings) expect(figures[0]).toHaveLength(measuresOf(scoreboard!).length)
  })
})
