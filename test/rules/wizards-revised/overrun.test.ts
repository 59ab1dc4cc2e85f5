import { describe, expect } from 'vitest'
import { standing } from '../../../src/games/wizards/rules/facts/spaces.ts'
import type { Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { landsAtStake, landWeight } from '../../../src/games/wizards-revised/rules/day/evil.ts'
import { rulesOf } from '../../rule.ts'
import { putOut } from '../wizards/company.ts'
import type { Stage } from '../wizards/stage.ts'
import { enrol, errand, eveOf, revised } from './stage.ts'

const rule = rulesOf('wizards-revised')

/**
 * Lets Evil act immediately, because the last turn of this Fortnight is lost, with these dice and random ones after
 * them.
 */
const evil = (
  fortnight: number,
  dice: readonly number[],
  prepare: (players: readonly [Player, Player, ...Player[]], state: WizardsState) => void = () => {},
  options: Parameters<typeof revised>[1] = {},
): Stage =>
  revised(state => {
    eveOf(state, fortnight)
    state.players.at(-1)!.stunned = 1
    state.forced = [...dice]
    prepare(state.players as unknown as [Player, Player], state)
  }, options)

const metBy = (stage: Stage, whom: string) =>
  stage
    .allTold('meets')
    .filter(({ who }) => who === whom)
    .map(({ seat }) => seat)

/** Lets all lands except these fall. */
const only = (state: WizardsState, ...left: string[]) => {
  state.fallen = standing(state)
    .map(({ id }) => id)
    .filter(id => ![...left, 'dragons-lair'].includes(id))
}

/** Demons rob the player, and other Demons come to B3 of the land. */
const ROBBED = [2, 2, 3, 3]

describe('an attack', () => {
  rule(['D7', 'D9', 'D10'], 'is logged, along with its thwart, if any', () => {
    const told = (fortnight: number, thwarts: number, demons: string[] = []) =>
      evil(fortnight, [], (_, state) => Object.assign(state, { thwarts, demons }))
        .allTold('attack')
        .map(({ rule, thwarted }) => [rule, thwarted])
    expect(told(1, 1)).toEqual([['D10', false]])
    expect(told(3, 1)).toEqual([['D9', true]])
    expect(told(3, 0)).toEqual([['D9', false]])
    expect(told(5, 1, ['torwall.a1'])).toEqual([['D9', false]])
    // The event gives the number of lands saved by Tasks even if others fall.
    const saved = (thwarts: number) =>
      evil(7, [], (_, state) =>
        Object.assign(state, { thwarts, demons: ['torwall.a1', 'woodland.a1', 'hillshire.a1'] }),
      )
        .allTold('attack')
        .map(({ saved }) => saved)
    expect([0, 1, 2, 3].flatMap(saved)).toEqual([undefined, 1, 2, undefined])
    // Evil attacks on no other day.
    const early = revised(state => Object.assign(state, { day: 41, acted: 1, next: 1 }))
    expect(early.roll(1).say('stop').allTold('attack')).toEqual([])
  })

  rule('D8', 'takes more lands from partners, depending on their number', () => {
    const lost = (seats: number, variant: 'competitive' | 'cooperative') =>
      evil(
        7,
        [],
        (_, state) => {
          state.demons = ['torwall.a1', 'longrift.a1', 'woodswall.a1', 'hillshire.a1', 'timberlane.a1']
        },
        { seats, variant },
      ).state.fallen.length
    expect(lost(3, 'cooperative')).toBe(4)
    expect(lost(2, 'cooperative')).toBe(3)
    expect(lost(3, 'competitive')).toBe(3)
  })

  rule('D31', 'is a separate turn for spells, no matter what was cast in the last turn', () => {
    const stage = evil(3, [1, 1, 3, 3], ([ann], state) => {
      state.demons = ['torwall.a1']
      enrol(ann, 'evil', 3)
      Object.assign(ann, { space: 'torwall.a3', cast: ['escaping'] })
    })
    expect(stage.asked).toMatchObject({ seat: 0, topic: 'spell', data: { spell: 'escaping' } })
  })
})

describe('the first two attacks', () => {
  rule(['D10', 'D22', 'D35'], "carry off players who can't refuse, and reopen all places to them", () => {
    const carried = (prepare: (ann: Player) => void) =>
      evil(1, [1, 1, 1, 1, 3, 3, 2, 1, 1, 1, 3, 3], ([ann, bob]) => {
        enrol(ann, 'sorcerers', 3)
        enrol(bob, 'sorcerers', 1)
        prepare(ann)
      })
    const refusing = carried(() => {})
    expect(refusing.options).toEqual(['cast escaping', 'no spell'])
    expect(refusing.dice(1).say('cast escaping').player().space).toBe('meadowfarm.c1')
    const stays = carried(ann => Object.assign(ann, { rank: 1, space: 'torwall.c1', visits: { 'torwall.center': 2 } }))
    expect(stays.player()).toMatchObject({ space: 'torwall.a1' })
    expect(stays.player().visits['torwall.center']).toBeUndefined()
  })

  rule('D10', 'make players without an Order, but nobody else, meet a High Wizard', () => {
    const wizards = (prepare: (ann: Player) => void) =>
      evil(1, [], ([ann, bob], state) => {
        prepare(ann)
        enrol(bob, 'sorcerers', 1)
        bob.dazed = false
        state.decks.tasks = { draw: [], discard: [] }
      })
        .allTold('meets')
        .filter(({ seat, rule, space }) => seat === 0 && rule === '7.32' && space === 'meadowfarm.c1').length
    expect(wizards(() => {})).toBe(1)
    expect(wizards(ann => enrol(ann, 'sorcerers', 1))).toBe(0)
    // An afflicted player is healed instead.
    expect(wizards(ann => (ann.dazed = true))).toBe(0)
  })
})

describe('the choice of lands (D11)', () => {
  rule('D11', 'is random between two lands of equal weight with the same number of High Wizards', () => {
    const falls = (die: number) =>
      evil(3, [die, 1, 1, 1, 1], (_, state) => (state.demons = ['torwall.a1', 'longrift.a1'])).state.fallen
    const both = [falls(1), falls(2)]
    expect(both.map(([tile]) => tile).sort()).toEqual(['longrift', 'torwall'])
    // With only one there is no die.
    const rolls = evil(3, [], (_, state) => (state.demons = ['torwall.a1'])).allTold('roll')
    expect(rolls.filter(({ purpose }) => purpose === 'tie')).toEqual([])
  })

  rule('D11', 'picks the land with fewer High Wizards if weights are equal', () => {
    const falls = (demons: string[], wizards: Record<string, string>) =>
      evil(3, [], (_, state) => {
        state.demons = demons
        for (const [wizard, at] of Object.entries(wizards)) putOut(state, wizard as 'terek', at)
      }).state.fallen
    // Two markers and a Wizard count as much as one marker.
    const two = ['torwall.a1', 'torwall.a2', 'longrift.a1']
    expect(falls(two, { terek: 'torwall.a4' })).toEqual(['longrift'])
    // Among unmarked land, the one without Wizards: all Common ones except one have one.
    const common = ['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'hillshire']
    const out = Object.fromEntries(
      (['terek', 'veldor', 'ishkatar', 'elekov', 'zegoral'] as const).map((name, i) => [name, `${common[i]}.a4`]),
    )
    expect(falls([], out)).toEqual(['meadowfarm'])
  })

  rule('D11', 'takes each land once, and one unmarked land in addition to the marked ones', () => {
    const stage = evil(7, [], (_, state) => (state.demons = ['glendale.a1', 'glendale.a2', 'timberlane.a1']))
    const [first, second, third] = stage.state.fallen
    expect([first, second]).toEqual(['glendale', 'timberlane'])
    expect(['torwall', 'woodswall', 'longrift', 'crescent-ridge', 'hillshire', 'meadowfarm']).toContain(third)
    expect(new Set(stage.state.fallen).size).toBe(3)
  })

  rule('D11', 'never takes the Lair, no matter how many markers it has, and no more lands than there are', () => {
    const last = evil(7, [], (_, state) => {
      only(state, 'torwall', 'sacred-circle')
      state.demons = ['dragons-lair.a1', 'dragons-lair.a2', 'torwall.a1']
      state.thwarts = 1
    })
    expect(last.state.fallen).not.toContain('dragons-lair')
    const land = { ...last.state, fallen: last.state.fallen.filter(id => id !== 'torwall' && id !== 'sacred-circle') }
    expect(landsAtStake({ ...land, demons: ['torwall.a1', 'dragons-lair.a1'], foreseen: null }, 4)).toBe(2)
    expect(landsAtStake({ ...land, demons: [], foreseen: null }, 4)).toBe(1)
    expect(landsAtStake({ ...land, demons: ['torwall.a1', 'sacred-circle.a1'], foreseen: null }, 4)).toBe(2)
    expect(landWeight({ ...land, demons: [], foreseen: 'torwall' }, 'torwall')).toBe(Number.POSITIVE_INFINITY)
  })

  rule('D11', 'takes a foreseen land before others, and only once', () => {
    const foreseen = (tile: string, demons: string[] = []) =>
      evil(3, [], (_, state) => Object.assign(state, { foreseen: tile, demons })).state
    expect(foreseen('woodswall')).toMatchObject({ fallen: ['woodswall'], foreseen: null })
    // An Elven one waits behind a marked Common one.
    expect(foreseen('glendale', ['torwall.a1'])).toMatchObject({ fallen: ['torwall'], foreseen: 'glendale' })
  })
})

describe('the contents of a falling land', () => {
  rule('D12', 'fall with it, but nothing else does', () => {
    const { state, match } = evil(3, [3, 3, 3, 3], (_, state) => {
      state.demons = ['torwall.a1', 'torwall.a2', 'woodswall.a1', 'sea.0101']
      putOut(state, 'terek', 'torwall.a4')
      putOut(state, 'veldor', 'woodswall.a4')
    })
    expect(state.fallen).toEqual(['torwall'])
    expect(state.demons).toEqual(expect.arrayContaining(['woodswall.a1', 'sea.0101']))
    expect(state.demons.filter(space => space.startsWith('torwall'))).toEqual([])
    expect(state.wizards.map(({ wizard }) => wizard)).toEqual(['veldor'])
    expect(match.over).toBe(false)
  })

  rule('D12', 'go to the Lair if they are players; nothing else does', () => {
    const stage = evil(3, [3, 3, 1, 1, 1, 1], ([ann], state) => {
      state.demons = ['torwall.a1']
      ann.space = 'torwall.a3'
    })
    expect(stage.allTold('transported').map(({ seat, space, rule }) => [seat, space, rule])).toEqual([
      [0, 'dragons-lair.b3', 'D12'],
    ])
    expect(stage.player(1).space).toBe('meadowfarm.c2')
  })

  rule(['D12', 'D35'], 'go elsewhere in the Lair if they escape that transport', () => {
    const stage = evil(3, [1, 1], ([ann], state) => {
      state.demons = ['torwall.a1']
      enrol(ann, 'evil', 3)
      ann.space = 'torwall.a3'
    })
    stage.dice(1, 3, 2).say('cast escaping')
    expect(stage.allTold('transported')[0]).toMatchObject({ from: 'torwall.a3', space: 'dragons-lair.b2' })
  })

  rule('D12', 'are met by the Dragon in the Lair only after they have landed', () => {
    const lands = (ann: string, bob: string, dragon = 'torwall.a1') =>
      evil(3, [3, 3, 3, 3], (players, state) => {
        state.demons = ['torwall.a2']
        state.dragon = dragon
        for (const [i, player] of players.entries()) {
          enrol(player, 'druids', 1)
          Object.assign(player, { space: [ann, bob][i], lair: 60 })
        }
      })
    const home = lands('dragons-lair.b3', 'dragons-lair.c1').dice(6, 6).say('leave')
    expect(metBy(home, 'dragon')).toEqual([0])
    expect(home.allTold('placed')).toMatchObject([{ what: 'dragon', space: 'dragons-lair.b3' }])
    // A player carried to where it has landed meets it on landing, once.
    expect(metBy(lands('torwall.a3', 'meadowfarm.c2'), 'dragon')).toEqual([0])
    // A Dragon elsewhere stays there.
    const elsewhere = lands('meadowfarm.c1', 'meadowfarm.c2', 'timberlane.a1')
    expect(elsewhere.state.dragon).toBe('timberlane.a1')
    expect(elsewhere.allTold('placed')).toEqual([])
  })

  rule('D12', 'are lost immediately when the Circle falls', () => {
    const stage = evil(7, [], ([ann], state) => {
      only(state, 'sacred-circle')
      ann.space = 'sacred-circle.a1'
    })
    expect(stage.match.over).toBe(true)
    expect(stage.allTold('end')).toMatchObject([{ how: 'circle', winners: [] }])
    expect(stage.allTold('transported')).toEqual([])
  })
})

describe('new Demons after an attack', () => {
  /** Sets up Ann at sea, with or without a boat, and returns the state of the boats afterward. */
  const afloat = (boat: number | null, haunted: number[] = [], demons: string[] = []) =>
    evil(3, [...ROBBED, ...ROBBED, 3, 3], ([ann], state) => {
      state.demons = ['torwall.a1', ...demons]
      Object.assign(ann, { space: 'sea.0101', boat })
      Object.assign(state, { boats: ['sea.0101', 'sea.0202'], haunted })
    })

  rule(['D12', 'D25'], 'enter the boats of players at sea, and this is logged', () => {
    const aboard = afloat(0)
    expect(aboard.state.haunted).toEqual([0])
    expect(aboard.state.demons).toContain('sea.0101')
    expect(metBy(aboard, 'demons')[0]).toBe(0)
    expect(aboard.allTold('demon')).toContainEqual(expect.objectContaining({ rule: 'D25', what: 'appears' }))
    const swims = afloat(null)
    expect(swims.state.haunted).toEqual([])
    expect(swims.state.demons).toContain('sea.0101')
    expect(metBy(swims, 'demons')[0]).toBe(0)
    // Demons already aboard are there only once.
    const already = afloat(0, [0], ['sea.0101'])
    expect(already.state.haunted).toEqual([0])
    expect(already.state.demons.filter(space => space === 'sea.0101')).toHaveLength(1)
  })

  rule('D12', 'come to the land of players ashore, and not straight to the players', () => {
    const stage = evil(3, [3, 3, 3, 3], (_, state) => (state.demons = ['torwall.a1']))
    expect(stage.state.demons).toEqual(['meadowfarm.b3'])
    expect(stage.state.haunted).toEqual([])
  })
})

describe('a Mandatory Task that falls with its land', () => {
  rule(['D1', 'D12'], 'lets a player win in the Lair, and nothing more happens to anyone', () => {
    const stage = evil(3, [3, 3, 3, 3], ([ann], state) => {
      state.demons = ['torwall.a1']
      state.dragon = 'dragons-lair.b3'
      enrol(ann, 'evil', 4)
      Object.assign(ann, { space: 'torwall.a3', points: { knowledge: 100, perception: 100, power: 100 } })
      ann.tasks = [errand(48, 'torwall.center', true)]
    })
    // She does not refuse the transport, does not dodge the Dragon that waits there, and it makes her the first.
    stage.say('no spell', 'no spell', 'advance')
    expect(stage.state.result?.winners).toEqual([0])
    expect(stage.state.day).toBe(42)
    expect(stage.allTold('demon')).toEqual([])
  })
})
