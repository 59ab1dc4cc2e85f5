import { describe, expect, test } from 'vitest'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import type { PlayerView, WizardsView } from '../../../src/games/wizards/rules/state/view.ts'
import { wizardsScreen } from '../../../src/games/wizards/screen/index.ts'
import { advice } from '../../../src/games/wizards/words/advice.ts'
import { dangerLines, evilForecastLines, forecastsOf } from '../../../src/games/wizards/words/calendar.ts'
import { inquire } from '../../../src/games/wizards/words/inquiries.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import {
  advantagesOf,
  problemsOf,
  secretsOf,
  spellsOf,
  standingOf,
  tasksOf,
} from '../../../src/games/wizards/words/sheet.ts'
import { enrol, heldTask, Stage } from '../../rules/wizards/stage.ts'

/** Returns Ann's view in Meadowfarm C1 of a game with these changes. Bob is in Torwall B2. */
function seen(change: (ann: Player, bob: Player, state: WizardsState) => void, seat: number | null = 0): WizardsView {
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      const [ann, bob] = state.players as [Player, Player]
      bob.space = 'torwall.b2'
      change(ann, bob, state)
    },
  })
  return stage.match.view(seat)
}

const texts = (remarks: readonly { text: string }[]) => remarks.map(({ text }) => text)

describe('the status line above the map', () => {
  test('counts down the Lair Time of a player in the Lair', () => {
    const status = (lair: number | null) =>
      wizardsScreen.status(
        seen((ann, _, state) => {
          ann.lair = lair
          state.day = 3
        }),
      )
    expect(status(null).join()).not.toContain('Lair Time')
    expect(status(8)).toContain('Lair Time 5 days')
    expect(status(4)).toContain('Lair Time 1 day')
  })
})

describe('the record sheet', () => {
  test('shows what the next Rank requires, what the player has, and how soon the Rank can be given', () => {
    const view = seen(ann => {
      enrol(ann, 'wizards', 2)
      ann.points = { knowledge: 40, perception: 12, power: 20 }
      ann.advanced = 0
    })
    expect(standingOf(view, view.players[0]!)).toEqual({
      title: 'Scholar',
      order: 'Order of Wizards',
      points: [
        { kind: 'knowledge', has: 40, needs: 40 },
        { kind: 'perception', has: 12, needs: 30 },
        { kind: 'power', has: 20, needs: 20 },
      ],
      next: { title: 'Sage', lacks: { knowledge: 0, perception: 18, power: 0 }, ready: false, wait: 2 },
    })
    const highest = seen(ann => enrol(ann, 'druids', 4))
    expect(standingOf(highest, highest.players[0]!).next).toBeNull()
  })

  test('shows each part of a Task with its place, its distance and its objects', () => {
    const view = seen(ann => {
      enrol(ann, 'sorcerers')
      const amulet = heldTask(2, [
        [0, 0, 'dragons-lair.b1'],
        [1, 0, 'hamdrels-cottage.center'],
      ])
      amulet.marks[0]!.done = true
      ann.tasks.push(
        amulet,
        heldTask(
          5,
          [
            [0, 0, 'woodland.b4'],
            [1, 0, null],
          ],
          { mandatory: true, letter: 'B' },
        ),
      )
    })
    const [amulet, dagger] = tasksOf(ENGLISH, view, view.players[0]!)
    expect(amulet).toMatchObject({ letter: 'A', title: 'Amulet from the Lair', mandatory: false })
    expect(amulet!.carries).toEqual([{ name: 'Magic Amulet', stealable: true }])
    expect(amulet!.parts).toEqual([
      { when: 'done', text: 'Pick up the Magic Amulet', where: null, space: null, far: null },
      {
        when: 'now',
        text: 'Give Hamdrel the amulet',
        where: "Hamdrel's Cottage Center",
        space: 'hamdrels-cottage.center',
        far: { spaces: 19, point: 'south' },
      },
    ])
    expect(dagger!.parts.map(({ when, where }) => [when, where])).toEqual([
      ['now', 'Woodland B4'],
      ['later', "a Master Sorcerer, the nearest at Melekok's Tower Center"],
    ])
    expect(dagger!.mandatory).toBe(true)
  })

  test('shows where a High Wizard for a Task may be, or that none is known', () => {
    const wanted = (out: boolean) =>
      seen((ann, _bob, state) => {
        enrol(ann, 'wizards')
        ann.tasks.push(
          heldTask(5, [
            [0, 0, null],
            [1, 0, null],
          ]),
        )
        ann.tasks[0]!.marks[0]!.done = true
        if (!out) return
        state.decks.wizards.draw = state.decks.wizards.draw.filter(card => card !== 'terek')
        state.wizards = [{ wizard: 'terek', at: 'glendale.a1', letter: null, knownTo: [], cards: ['terek'] }]
      })
    const where = (view: WizardsView) => tasksOf(ENGLISH, view, view.players[0]!)[0]!.parts[1]!.where
    expect(where(wanted(true))).toBe('any High Wizard, the nearest at Glendale A1')
    expect(where(wanted(false))).toBe('any High Wizard')
  })

  test('shows the only place of a person needed for a later part', () => {
    const view = seen(ann => {
      enrol(ann, 'wizards')
      ann.tasks.push(
        heldTask(1, [
          [0, 0, 'torwall.a1'],
          [1, 0, null],
        ]),
      )
    })
    const [task] = tasksOf(ENGLISH, view, view.players[0]!)
    expect(task!.parts[1]!.where).toBe('Ruktal, at the Center of the Sacred Circle')
  })

  test('describes every affliction, Trap and lost turn', () => {
    const view = seen(() => {})
    const [ann, bob] = [
      { ...view.players[0]!, dazed: true, bound: true, stunned: 2, held: 'folk' as const, stranded: true },
      { ...view.players[1]!, trap: { kind: 'turns' as const, left: 1 }, held: 'dragon' as const, lair: 9 },
    ]
    expect(texts(problemsOf(ENGLISH, view, ann)).map(text => text.split(/[:,.]| for /)[0])).toEqual([
      'Demon Dazed',
      'Dragonbound',
      'Stunned',
      'Detained',
      'Stranded',
    ])
    expect(texts(problemsOf(ENGLISH, view, bob))).toEqual([
      'In a Trap for 1 more turn.',
      'Held by the Dragon: must meet it here again next turn.',
      "Lair Time: 8 days left to get out of the Dragon's Lair before becoming Dragonbound.",
    ])
    const trapped = (trap: Player['trap']) => texts(problemsOf(ENGLISH, view, { ...view.players[0]!, trap }))
    expect(trapped({ kind: 'fortnight' })).toEqual(['In a Trap until the Fortnight ends.'])
    expect(trapped({ kind: 'roll' })).toEqual(['In a Trap until a Movement Roll of 5 or 6.'])
  })

  test('describes the animal, Events and extra turns, with their effects and remaining time', () => {
    const view = seen((ann, _bob, state) => {
      ann.animal = { kind: 'horse', left: 3 }
      ann.events.push({ id: 39, until: 8 }, { id: 29, until: null })
      state.decks.events.draw = state.decks.events.draw.filter(id => id !== 39 && id !== 29)
    })
    const printed = texts(advantagesOf(ENGLISH, view, { ...view.players[0]!, extra: 2 }))
    expect(printed[0]).toBe('2 extra turns to come.')
    expect(printed[1]).toMatch(/^Animal: Horse, 3 turns left\. Adds 4 to your Movement Roll/)
    expect(printed[2]).toMatch(/^Event: Zigmar's Timepiece, 8 days left\. .*add 2 to your Movement Roll/)
    expect(printed[3]).toMatch(/^Event: .*, until used\. /)
  })

  test('shows the odds, the range and the restrictions of each spell', () => {
    const view = seen(ann => enrol(ann, 'druids', 4))
    const spells = (more: Partial<PlayerView> = {}) =>
      Object.fromEntries(
        spellsOf(ENGLISH, { ...view.players[0]!, ...more }).map(({ name, odds, reach, barred }) => [
          name,
          { odds, reach, barred },
        ]),
      )
    const usual = spells()
    expect(usual['Boat Summoning']).toEqual({ odds: '5 in 6', reach: 'a boat up to 15 spaces away', barred: null })
    expect(usual.Swiftness?.reach).toBe('woods and mountains cost 1')
    expect(usual.Transporting?.reach).toBe(
      'from a Stone to a random space of a Territory you choose, with an extra turn; or to a random Stone of the Circle',
    )
    expect(usual.Escaping?.reach).toBe('Traps and being transported')
    expect(usual.Perception).toEqual({ odds: null, reach: null, barred: null })
    const dazed = spells({ dazed: true })
    expect(dazed.Escaping).toMatchObject({ odds: '3 in 6', barred: null })
    expect(dazed.Swiftness).toMatchObject({ barred: 'not while Demon Dazed' })
    const tried = spells({ cast: ['swiftness'] })
    expect(tried.Swiftness).toMatchObject({ barred: 'already tried this turn' })
  })

  test('shows Gems, Gem Cards and Secret Wizards to their owner and to nobody else', () => {
    const secrets = (seat: number | null) => {
      const view = seen((ann, _bob, state) => {
        enrol(ann, 'druids', 4)
        state.gems = {
          ishkatar: 'ruby',
          tolmitar: 'onyx',
          aevarex: 'topaz',
          elekov: 'sapphire',
          zegoral: 'diamond',
          terek: 'emerald',
          veldor: 'false',
        }
        ann.gems = { ishkatar: 'ruby' }
        ann.known = { ishkatar: 'ruby', tolmitar: 'onyx', veldor: 'false' }
        state.decks.wizards.draw = state.decks.wizards.draw.filter(card => card !== 'terek')
        state.wizards = [{ wizard: 'terek', at: 'glendale.a1', letter: 'S', knownTo: [0], cards: ['terek'] }]
      }, seat)
      return texts(secretsOf(ENGLISH, view, view.players[0]!))
    }
    expect(secrets(0)).toEqual([
      "Gems, 1 of 6: Ishkatar's Ruby. They can be stolen.",
      'Tolmitar has the Onyx.',
      'Veldor is the False Wizard.',
      'Secret Wizard S is Terek, at Glendale A1.',
      'Gems still to find: Sapphire, Topaz, Onyx, Diamond and Emerald.',
      'Not asked yet: Aevarex, Elekov, Zegoral and Terek.',
    ])
    expect([secrets(1), secrets(null)]).toEqual([[], []])
  })

  test('of another player shows all public information', () => {
    const view = seen((_ann, bob) => {
      enrol(bob, 'sorcerers', 2)
      bob.tasks.push(
        heldTask(3, [
          [0, 0, 'torwall.a5'],
          [1, 0, 'woodland.b3'],
        ]),
      )
    })
    const lines = inquire(ENGLISH, view, 'sheet', 'Bob')!.join('\n')
    expect(lines).toContain('Order of Sorcerers, Rank 2 of 4: Augur.')
    expect(lines).toContain('Tasks: A The Centaur Klor (Optional)')
    expect(inquire(ENGLISH, view, 'tasks', 'bob')!.join('\n')).toContain('now: Meet Klor - Torwall A5, ')
    expect(inquire(ENGLISH, view, 'tasks', 'zoe')).toEqual(['Nobody here is called "zoe". The players are Ann, Bob.'])
  })
})

describe('the Calendar', () => {
  const onDay = (day: number, more: Partial<WizardsState> = {}) =>
    seen((_ann, bob, state) => {
      bob.space = 'meadowfarm.a1'
      Object.assign(state, { day, ...more })
    })

  test('shows the effect of Day 14, and its date', () => {
    expect(evilForecastLines(ENGLISH, onDay(1))[1]).toMatch(
      /^On Day 14, in 13 days: Nobody moves\. .*swept to a random space/,
    )
    expect(evilForecastLines(ENGLISH, onDay(13))[1]).toMatch(/^Tomorrow, on Day 14: /)
    // The second Fortnight ends like the first, and the third like all later ones (12.11, 12.12).
    expect(evilForecastLines(ENGLISH, onDay(28))[1]).toMatch(/^Today: Nobody moves\. .*swept to a random space/)
    expect(evilForecastLines(ENGLISH, onDay(29))[1]).toMatch(
      /: Nobody moves\. The Territory with the most Demon and Task markers falls/,
    )
    expect(evilForecastLines(ENGLISH, onDay(29, { thwarts: 1 }))[1]).toMatch(/: Evil is thwarted\./)
  })

  test('names the Territory with the most markers', () => {
    const demons = ['woodswall.a1', 'woodswall.b1', 'torwall.a1', 'glendale.a1', 'glendale.a2', 'glendale.a3']
    expect(forecastsOf(onDay(29, { demons })).danger).toMatchObject({
      kind: 'common',
      markers: 2,
      tiles: [{ id: 'woodswall' }],
    })
    expect(evilForecastLines(ENGLISH, onDay(29, { demons }))).toContain(
      'Common Territories fall first. Next: Woodswall, with 2 Demon and Task markers.',
    )
    for (const day of [1, 14, 15, 28]) {
      expect(dangerLines(ENGLISH, onDay(day, { demons })), `day ${day}`).toEqual([])
      expect(evilForecastLines(ENGLISH, onDay(day, { demons })).join(' ')).not.toContain('fall first')
    }
    expect(dangerLines(ENGLISH, onDay(29, { demons }))).toHaveLength(1)
  })
})

describe('the advice on what to do next', () => {
  const next = (change: (ann: Player, bob: Player, state: WizardsState) => void) => advice(ENGLISH, seen(change))

  test('without an Order is to join one, with the nearest people who accept the player', () => {
    expect(next(() => {})).toEqual([
      // Without a route, the distance is in spaces.
      'Join an Order: meet Melekok (19 spaces south) or Meligar (22 spaces southwest).',
      'Hamdrel (19 spaces south) may call a High Wizard for you.',
    ])
  })

  test('is the Mentor for a player with the points for a Rank, or else the nearest part of a Task, or a healer', () => {
    const ready = next(ann => {
      enrol(ann, 'druids')
      ann.points = { knowledge: 5, perception: 15, power: 10 }
    })
    expect(ready[0]).toMatch(/^To become a Priest, meet Ruktal \(\d+ spaces [a-z-]+\)\.$/)
    const busy = next(ann => {
      enrol(ann, 'druids')
      ann.tasks.push(
        heldTask(3, [
          [0, 0, 'meadowfarm.a5'],
          [1, 0, 'woodland.b3'],
        ]),
      )
    })
    expect(busy).toEqual([expect.stringMatching(/^Task A: Meet Klor \(Meadowfarm A5, about 1 turn west\)\.$/)])
    const idle = next(ann => enrol(ann, 'druids'))
    expect(idle[0]).toMatch(/^Get a Task from Ruktal \(\d+ spaces [a-z-]+\), or in a town\.$/)
    expect(
      next(ann => {
        ann.dazed = true
      })[0],
    ).toMatch(
      /^Get healed first: go to the Abbey \((about )?\d+ turns? [a-z-]+\) or [\w ]+ \((about )?\d+ (turns?|spaces) [a-z-]+\)\.$/,
    )
  })

  test('at the highest Rank is Mandatory Tasks, then Gems, then Ruktal', () => {
    const bound = next(ann => {
      enrol(ann, 'wizards', 4)
      ann.tasks.push(
        heldTask(
          3,
          [
            [0, 0, 'torwall.a5'],
            [1, 0, 'woodland.b3'],
          ],
          { mandatory: true },
        ),
      )
    })
    expect(bound[0]).toBe('Finish your Mandatory Tasks, then ask for Gems.')
    expect(next(ann => enrol(ann, 'wizards', 4))[0]).toBe('You carry 0 of 6 Gems: ask High Wizards for theirs.')
  })
})
