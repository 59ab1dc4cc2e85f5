import { describe, expect, it } from 'vitest'
import type { PhrasedQuestion } from '../../src/kernel/index.ts'
import { screenOf } from '../../src/screen/kit/screens.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import type { Position } from '../../src/screen/model.ts'
import { planOf } from '../../src/screen/table/plans.ts'
import { plainTheme } from '../../src/terminal/theme.ts'
import { expectGolden } from './golden.ts'
import { player as islander, islandView, task } from './islands.ts'
import { MOVE, MOVE_OR_CAST, Player, position, ROLL, STOP, tableOf, walk } from './sitting.ts'

/** Returns Ann in a different place or with different Tasks, on the same islands. */
function annAt(space: string, tasks = [task(3, 'A', 'torwall.a5', 'woodland.b3'), task(1, 'B', 'crescent-ridge.b6')]) {
  const view = islandView()
  const ann = islander(0, 'Ann', space, { order: 'wizards', rank: 1, tasks, gems: {}, known: {} })
  return { ...view, players: [ann, ...view.players.slice(1)] }
}

/** Changes the position of the same game. */
function stands(player: Player, question: PhrasedQuestion | null, more: Partial<Position>): void {
  const { header } = player.table.position
  player.hears({ kind: 'position', position: position(question, { header, ...more }), cover: false, notice: null })
}

it('Enter stops a player where there is something to do, and elsewhere the default is to move on', () => {
  const question = { ...MOVE, options: [...MOVE.options, { ...STOP, stops: true }] }
  const at = (space: string) => Player.at(question, { view: annAt(space) })
  const there = at('torwall.a5')
  expect(there.screen).toContain('Enter Stop here')
  expect(there.press('enter').asked).toContainEqual(expect.objectContaining({ kind: 'answer', id: STOP.id }))
  const elsewhere = at('torwall.b1')
  expect(elsewhere.screen).not.toContain('Enter Stop here')
  elsewhere.press('enter')
  expect(elsewhere.asked.filter(({ kind }) => kind === 'answer')).toEqual([])
})

describe('looking around', () => {
  it('is possible at a different question, without a question, after the game and while watching', () => {
    const over = { winners: [0], text: 'Ann has won.' }
    for (const [question, more] of [
      [ROLL, {}],
      [null, {}],
      [null, { result: over }],
    ] as const) {
      for (const key of ['x']) {
        const player = Player.at(question, more).press(...('result' in more ? ['escape'] : []), key)
        expect(player.table.focus).toBe('map')
        expect(player.screen).toContain('Torwall B1, plains')
        expect(player.press('escape').table.focus).toBe('list')
      }
    }
  })

  it('continues while a watched game plays, answers nothing there, and Esc returns to watching', () => {
    const player = new Player()
    const watch = { file: 'f', at: 0, total: 2, answered: null, problems: [], turns: [], marks: [] }
    const watched = (at: number) => player.hears({ kind: 'watched', position: position(MOVE), watch: { ...watch, at } })
    watched(0).press('x', 'right', 'enter', '1')
    const { cursor } = player.table
    expect(watched(1).table).toMatchObject({ focus: 'map', cursor })
    expect(player.asked.filter(({ kind }) => kind === 'answer')).toEqual([])
    expect(player.press('escape').table.focus).toBe('list')
    expect(player.press('right').asked.at(-1)).toEqual({ kind: 'goto', at: 2 })
  })

  it('shows the lore of the land below the contents of a space, if there is room for all of it', () => {
    const looking = (columns: number, rows: number) => Player.at(ROLL, { columns, rows }).press('x').screen
    expect(looking(100, 40)).toMatch(/Torwall B1, plains.*The royal city lies here\./s)
    expect(looking(80, 24)).toContain('Torwall B1, plains')
    expect(looking(80, 24)).not.toContain('The royal city')
  })

  it('shows the distance of any space in turns and points, and draws the route', () => {
    const player = Player.at(ROLL, { columns: 100, rows: 40 }).press('x', 't', 't')
    expect(player.table.cursor).toBe('torwall.a5')
    expect(player.screen).toMatch(/About 3 turns, 7 points\./)
    expect(player.screen).toContain('Common Territory. Task A:')
    expect(player.screen).toContain('Meet Klor.')
    expect(player.screen).not.toContain('your Task A')
    expect(player.screen).toMatch(/A·a5\] •▲b5/)
    expect(player.press('t').table.cursor).toBe('crescent-ridge.b6')
    expect(player.press('t').table.cursor).toBe('crescent-ridge.c5')
    expect(player.press('T').table.cursor).toBe('crescent-ridge.b6')
  })

  it("shows the turns to each objective on the player's own record sheet, but not on others", () => {
    const sheet = Player.at(ROLL).press('tab')
    const leftColumn = () =>
      sheet.screen
        .split('\n')
        .map(line => line.slice(0, 41).trim())
        .join(' ')
    expect(leftColumn()).toMatch(/Meet Klor: Torwall A5, 4 spaces northwest, about 3 turns/)
    sheet.press('left')
    expect(leftColumn()).not.toMatch(/about \d turns?/)
  })

  it('lists the objectives, nearest first', () => {
    const player = Player.at(ROLL).press('x', 'y')
    const told = player.screen.replace(/\s+/g, ' ')
    const lines = [
      'To become a Scholar, meet any High Wizard (Crescent Ridge C5, ',
      'A Meet Klor (Torwall A5), worth 10 points, about 3 turns',
      'B Pick up the lost chapters (Crescent Ridge B6), worth 15 points, about 4 turns',
    ].map(line => told.indexOf(line))
    expect(Math.min(...lines)).toBeGreaterThan(-1)
    expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  })
})

describe('a planned route', () => {
  it('is drawn with the ends of its turns, at all sizes and in all symbol sets', async () => {
    for (const [columns, rows] of [
      [80, 24],
      [100, 40],
      [200, 60],
    ] as const) {
      const player = Player.at(MOVE_OR_CAST, { columns, rows }).press('t', 't', 't', 'p', 'f12')
      await expectGolden(player.lines(styleOf(plainTheme, 'unicode')), `way-${columns}x${rows}`)
    }
    const ascii = styleOf(plainTheme, 'ascii')
    await expectGolden(Player.at(MOVE, { columns: 100, rows: 40 }).press('t', 't', 't', '-').lines(ascii), 'way-ascii')
  })

  it('preselects its next step, but does not take it without Enter', () => {
    const player = Player.at(MOVE_OR_CAST).types(':plan task b').press('enter')
    expect(planOf(player.table)?.space).toBe('crescent-ridge.b6')
    expect(player.screen).toContain('Planned a route to Crescent Ridge B6: about')
    player.press('f12')
    expect(player.screen.replace(/\s+/g, ' ')).toMatch(/On to Crescent Ridge B6: about \d more turns\. rule 6/)
    expect(player.asked).toEqual([])
    const { cursor } = player.table
    expect(player.press('enter').asked).toEqual([{ kind: 'answer', seat: 0, id: `go ${cursor}` }])
  })

  it('is made by pointing, and dropped by pointing again or by a command, but not by Escape', () => {
    const planned = () => Player.at(MOVE).press('t', 't', 't', 'p')
    expect(planOf(planned().table)?.space).toBe('crescent-ridge.b6')
    expect(planOf(planned().press('t', 't', 't', 'p').table)).toBeNull()
    expect(planOf(planned().press('escape', 'escape').table)).not.toBeNull()
    expect(planOf(planned().types(':plan none').press('enter').table)).toBeNull()
  })

  it("is made by typing a place beyond this turn's reach, while a nearer place is entered immediately", () => {
    const player = Player.at(MOVE).types(':go hamdrel').press('enter')
    expect(planOf(player.table)?.space).toBe('hamdrels-cottage.center')
    expect(Player.at(MOVE).types(':go a1').press('enter').asked).toHaveLength(1)
    expect(Player.at(MOVE).types(':go nowhere').press('enter').screen).toContain('"go nowhere"')
  })

  it('shows its length beside the roll, and lasts from turn to turn until its end', () => {
    const player = Player.at(MOVE).types(':go a5').press('enter')
    stands(player, ROLL, { view: annAt('torwall.a2'), serial: 2 })
    expect(player.screen).toMatch(/Your turn\. On to Torwall A5: about \d turns?\./)
    expect(player.table.selected).toBe(0)
    stands(player, MOVE, { view: annAt('torwall.a2'), serial: 3 })
    stands(player, ROLL, { view: annAt('torwall.c1'), serial: 4 })
    expect(planOf(player.table)).not.toBeNull()
    const there = { ...MOVE, options: [walk('torwall.a5', 1)] }
    stands(player, there, { view: annAt('torwall.c1'), serial: 5 })
    expect(player.screen).toContain('On to Torwall A5: arriving this turn.')
    stands(player, ROLL, { view: annAt('torwall.a5'), serial: 6 })
    expect(player.table.plans).toEqual({})
  })

  it('preselects stopping if there is no better answer', () => {
    const stuck = { ...MOVE, options: [STOP, ...MOVE.options.slice(0, 1)] }
    const player = Player.at(stuck).types(':go crescent ridge b6').press('enter')
    expect(player.press('enter').asked).toEqual([{ kind: 'answer', seat: 0, id: 'stop' }])
  })

  it('may follow a hint, which is listed if there are no other objectives', () => {
    const view = annAt('glendale.a1', [])
    const player = Player.at(MOVE)
    stands(player, MOVE, { view, serial: 2 })
    const [advised = ''] = screenOf(player.table.position.game).suggestions(view)
    expect(advised).not.toBe('')
    const told = player.press('y').screen.replace(/\s+/g, ' ')
    expect(told).toContain(advised.slice(0, 40))
    expect(told).not.toContain('nothing to do')
  })

  it('is made by a hint, unless the player has a plan or the answer leads elsewhere', () => {
    const hint = { id: 'roll', why: 'Go to Woodland.', goal: 'woodland.b3' }
    const hinted = (player: Player, more: Partial<typeof hint> = {}) => {
      player.hears({ kind: 'advised', question: ROLL, hint: { ...hint, ...more } })
      return player
    }
    const player = hinted(Player.at(ROLL))
    expect(planOf(player.table)?.space).toBe('woodland.b3')
    expect(player.screen).toContain('Go to Woodland.')
    expect(player.screen).toContain('On to Woodland B3: ')
    expect(player.press('enter').asked).toEqual([{ kind: 'answer', seat: 0, id: 'roll' }])
    expect(player.table.isFollowingPlan).toBe(true)
    expect(planOf(hinted(Player.at(ROLL), { id: 'cast transporting' }).table)).toBeNull()
    expect(planOf(hinted(Player.at(ROLL), { goal: 'torwall.b1' }).table)).toBeNull()
    const own = Player.at(ROLL).types(':plan task b').press('enter')
    expect(planOf(hinted(own).table)?.space).toBe('crescent-ridge.b6')
  })

  it('is dropped with a notice when its player is moved away', () => {
    const player = Player.at(MOVE).press('t', 't', 't', 'p')
    stands(player, ROLL, { view: annAt('glendale.a1'), serial: 2 })
    expect(planOf(player.table)).toBeNull()
    expect(player.screen.replace(/\s+/g, ' ')).toContain('You were carried off; your route to Crescent Ridge B6')
    stands(player, ROLL, { view: annAt('glendale.a1'), serial: 3 })
    expect(player.table.plans).toEqual({})
  })

  it('is dropped when its Task is gone and when its Territory falls', () => {
    const player = Player.at(MOVE).press('t', 't', 't', 'p')
    stands(player, ROLL, { view: annAt('torwall.b1', []), serial: 2 })
    expect(player.screen.replace(/\s+/g, ' ')).toContain('There is nothing left to do there')
    const other = Player.at(MOVE).types(':go edgewood').press('enter')
    expect(other.screen).toContain('There is no route to Edgewood Center now.')
    const doomed = Player.at(MOVE).types(':go hillshire').press('enter')
    stands(doomed, ROLL, { view: { ...annAt('torwall.b1'), fallen: ['hillshire'] }, serial: 2 })
    expect(doomed.screen).toContain('There is no longer a route there')
  })

  it('survives an undo', () => {
    const player = Player.at(MOVE).press('t', 't', 't', 'p')
    const { log } = player.table.position
    const longer = [...log, { day: 17, text: 'Ann walks to Torwall C1.', rule: '6', at: 5 }]
    stands(player, MOVE, { view: annAt('torwall.c1'), log: longer, serial: 2 })
    stands(player, MOVE, { view: annAt('torwall.b1'), log, serial: 3 })
    expect(planOf(player.table)?.space).toBe('crescent-ridge.b6')
  })

  it('is kept for each player at the keyboard', () => {
    const player = Player.at(MOVE).press('t', 't', 't', 'p')
    stands(player, { ...ROLL, seat: 1 }, { seat: 1, view: { ...islandView(), seat: 1 }, serial: 2 })
    expect(player.screen).not.toContain('On the way')
    stands(player, ROLL, { serial: 3 })
    expect(player.screen).toContain('On to Crescent Ridge B6')
  })

  it('brings its player there with Enter alone, if nothing interrupts it', () => {
    const table = tableOf(['Ann'], '1982', 80, 24)
    for (const key of ':plan hamdrel') table.press(key === ' ' ? 'space' : key)
    table.press('enter')
    for (let i = 0; i < 40 && planOf(table.player.table); i++) table.press('enter')
    const { view } = table.player.table.position
    expect((view as ReturnType<typeof islandView>).players[0]?.space).toBe('hamdrels-cottage.center')
  })
})

describe('a route that is shown', () => {
  it('is planned with Enter and dismissed with Esc', () => {
    const told = () => Player.at(MOVE).press(':').types('route woodland b3').press('enter')
    const player = told()
    expect(player.screen).toContain('Enter plans this route')
    expect(player.screen.split('\n').at(-1)).toMatch(/^Enter plan /)
    expect(player.press('enter').table.plans[0]?.space).toContain('.')
    expect(told().press('escape').table.plans).toEqual({})
  })

  it('is replaced only by a second Enter on another space', () => {
    const player = Player.at(MOVE_OR_CAST).types(':plan task b').press('enter')
    const first = planOf(player.table)!.space
    const open = MOVE_OR_CAST.options.map(({ at }) => at?.space)
    for (let i = 0; i < 9 && (player.table.cursor === first || open.includes(player.table.cursor!)); i++)
      player.press('t')
    const { cursor } = player.table
    expect(cursor).not.toBe(first)
    player.press('enter')
    expect(player.screen).toMatch(/Your route leads to .+ Press Enter again to go to/s)
    expect(planOf(player.table)?.space).toBe(first)
    expect(planOf(player.press('enter').table)?.space).toBe(cursor)
  })

  it('is offered on a space out of reach, and canceled by a second Enter on the own space', () => {
    const player = Player.at(MOVE_OR_CAST)
    const open = MOVE_OR_CAST.options.map(({ at }) => at?.space)
    for (let i = 0; i < 9 && open.includes(player.press('t').table.cursor!); i++);
    expect(player.screen).toContain('Enter plans the route.')
    const goal = player.table.cursor
    expect(planOf(player.press('enter').table)?.space).toBe(goal)
    expect(player.press('x', 'enter').screen).toMatch(/Your route leads to .+ Press Enter again to cancel it/s)
    expect(planOf(player.table)?.space).toBe(goal)
    expect(planOf(player.press('enter').table)).toBeNull()
  })

  it('does not exist without a connection or with an unknown place', () => {
    const closed = Player.at(MOVE).press(':').types('route star crest').press('enter')
    expect(closed.screen).not.toContain('Enter plans this route')
    const player = Player.at(MOVE).press(':').types('route nowhere').press('enter')
    expect(player.screen).not.toContain('Enter plans this route')
  })
})

it('a route to somebody whom the game suggests to meet ends when the reason is gone', () => {
  const annIs = (more: Parameters<typeof islander>[3]) => {
    const view = islandView()
    return { ...view, players: [islander(0, 'Ann', 'torwall.b1', more), ...view.players.slice(1)] }
  }
  const alone = annIs({})
  const player = Player.at(ROLL, { view: alone }).press('t', 'enter')
  expect(planOf(player.table)?.reason).toBe('join')
  stands(player, ROLL, { view: annIs({ stunned: 0 }) })
  expect(planOf(player.table)).not.toBeNull()
  const tasks = [task(1, 'B', 'crescent-ridge.b6')]
  stands(player, ROLL, { view: annIs({ order: 'wizards', rank: 1, tasks }) })
  expect(planOf(player.table)).toBeNull()
  expect(player.screen.replace(/\s+/g, ' ')).toContain('Your next goal has changed; your route to')
})
