import { expect } from 'vitest'
import { wizards } from '../../../src/games/wizards/game.ts'
import { isStranded } from '../../../src/games/wizards/rules/effects/stranded.ts'
import { TERRITORIES } from '../../../src/games/wizards/rules/islands/territories.ts'
import { EVENTS } from '../../../src/games/wizards/rules/state/cards.ts'
import { HIGH_WIZARDS, type Player, type WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { rulesOf } from '../../rule.ts'
import { answerAll, opening, toldIn, type WizardsMatch } from './opening.ts'
import { enrol, Stage } from './stage.ts'

const rule = rulesOf('wizards')

const TOWERS = ['megmorans-tower', 'meligars-tower', 'melekoks-tower']
const KEPT = ['sacred-circle', 'hamdrels-cottage', 'dragons-lair']

const tilesOf = (match: WizardsMatch) => match.state.placements.map(p => p.tile)

/** Lays every tile of a hand-arranged game, always with the first answer. */
const layAll = (match: WizardsMatch) =>
  answerAll(
    match,
    options => options[0]!.id,
    ({ state }) => state.phase === 'play',
  )

/** Begins a solitaire game whose player lays the tiles and keeps this Tower. */
function arranged(seed: string, removed = '6', tower = TOWERS[0]!): WizardsMatch {
  const match = opening({ seats: 1, seed, options: { map: 'arrange', removed } })
  match.answer(0, tower)
  return match
}

rule('A', 'the solitaire game is for one player, who wins by bringing Ruktal the Gems', () => {
  expect(() => opening({ seats: 2, options: { variant: 'solitaire' } })).toThrow('for 1 player, not 2')
  const stage = Stage.set({
    prepare: ({ players: [ann], gems }) => {
      enrol(ann!, 'wizards', 4)
      ann!.space = 'sacred-circle.c1'
      for (const wizard of HIGH_WIZARDS) {
        const gem = gems[wizard]
        if (gem !== 'false') ann!.gems[wizard] = gem
      }
    },
  })
  stage.roll(2).say('go sacred-circle.center', 'deliver gems')
  expect(stage.state.result?.winners).toEqual([0])
})

rule('A', 'the solitaire player loses when the Sacred Circle falls', () => {
  const stage = Stage.set({
    prepare: state => {
      state.day = 14 * 20 - 1
      state.players[0]!.space = 'dragons-lair.a2'
      state.fallen = TERRITORIES.map(t => t.id).filter(id => id !== 'sacred-circle' && id !== 'dragons-lair')
    },
  })
  stage.roll(1).say('stop')
  expect(stage.state.result?.winners).toEqual([])
  expect(stage.state.fallen).toContain('sacred-circle')
  // There is no other day.
  expect(stage.state.day).toBe(14 * 20)
})

rule('A.1', 'the Circle, the Cottage, the Lair and one Tower are always in the game', () => {
  const towers = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const tiles = tilesOf(opening({ seats: 1, seed: `kept ${i}`, options: { removed: '6' } }))
    expect(tiles).toEqual(expect.arrayContaining(KEPT))
    expect(tiles.some(tile => TOWERS.includes(tile))).toBe(true)
    for (const tile of tiles) if (TOWERS.includes(tile)) towers.add(tile)
  }
  expect(towers.size).toBe(3)
})

rule('A.1', 'a player who lays the tiles chooses which Tower to keep', () => {
  const match = opening({ seats: 1, options: { map: 'arrange' } })
  expect(match.questions[0]).toMatchObject({ topic: 'tower', rule: 'A.1' })
  expect(match.questions[0]!.options).toEqual(TOWERS.map(tile => ({ id: tile, act: { kind: 'keep-tower', tile } })))
  for (const tower of TOWERS)
    for (let i = 0; i < 6; i++) expect(arranged(`tower ${i}`, '6', tower).state.hands[0]).toContain(tower)
})

rule('A.2', 'chance decides which of the other fourteen tiles are left out', () => {
  const out = Array.from({ length: 12 }, (_, i) => {
    const tiles = tilesOf(opening({ seats: 1, seed: `out ${i}`, options: { removed: '2' } }))
    return TERRITORIES.map(t => t.id).filter(id => !tiles.includes(id))
  })
  for (const tiles of out) {
    expect(tiles).toHaveLength(2)
    for (const tile of tiles) expect(KEPT).not.toContain(tile)
  }
  expect(new Set(out.map(String)).size).toBeGreaterThan(8)
})

for (const die of [1, 2, 3, 4, 5, 6]) {
  rule('A.3', `a die of ${die} leaves out ${die} of the tiles`, () => {
    const match = opening({ seats: 1, dice: [die] })
    expect(tilesOf(match)).toHaveLength(18 - die)
    expect(toldIn(match, 'removed')).toMatchObject([{ count: die }])
  })

  rule('A.3', `the player can choose to leave out ${die}, and then no die is rolled`, () => {
    const match = opening({ seats: 1, options: { removed: `${die}` } })
    expect(tilesOf(match)).toHaveLength(18 - die)
    expect(toldIn(match, 'roll').filter(e => e.purpose === 'tiles-removed')).toEqual([])
  })
}

rule('A.3', 'nothing is logged if none is left out', () => {
  const match = opening({ seats: 1, options: { removed: '0' } })
  expect(tilesOf(match)).toHaveLength(18)
  expect(toldIn(match, 'removed')).toEqual([])
})

rule('A.3', 'at most six tiles are left out, and the log does not say which', () => {
  expect(() => opening({ seats: 1, options: { removed: '7' } })).toThrow('no value "7" for "removed"')
  const match = arranged('unseen')
  const hand = match.state.hands[0]!
  const out = TERRITORIES.map(t => t.id).filter(id => !hand.includes(id))
  expect(out).toHaveLength(6)
  const known = JSON.stringify([match.view(0), match.events(), match.questions])
  for (const tile of out) if (!TOWERS.includes(tile)) expect(known).not.toContain(tile)
})

rule('A.4', 'the tiles kept are shuffled in with the others', () => {
  const places = Array.from({ length: 20 }, (_, i) => arranged(`mixed ${i}`).state.hands[0]!.indexOf('sacred-circle'))
  expect(new Set(places).size).toBeGreaterThan(5)
  expect(Math.max(...places)).toBeGreaterThan(5)
})

rule('A.5', 'the tiles are laid unseen, and turned face up when all are laid', () => {
  const match = arranged('blind')
  const tiles = [...match.state.hands[0]!]
  for (let i = 0; i < tiles.length; i++) {
    const { placements, spots, hands } = match.view(0)
    expect(placements).toEqual([])
    expect(spots).toHaveLength(i)
    for (const spot of spots) expect(Object.keys(spot)).toEqual(['hex', 'turn'])
    expect(hands[0]).toEqual(tiles.slice(i).map(() => ''))
    expect(match.questions).toMatchObject([{ topic: 'hex', data: { tile: null, left: tiles.length - i } }])
    const known = JSON.stringify([match.view(0), match.events(), match.questions])
    for (const tile of KEPT) expect(known).not.toContain(tile)
    match.answer(0, match.questions[0]!.options.at(-1)!.id)
  }
  expect(match.state.phase).toBe('play')
  expect(tilesOf(match).sort()).toEqual(tiles.sort())
  expect(match.state.spots).toEqual([])
  expect(match.questions[0]).toMatchObject({ topic: 'roll' })
})

rule('A.5', 'the unseen tiles are rotated at random', () => {
  const match = arranged('turned')
  layAll(match)
  expect(new Set(match.state.placements.map(p => p.turn)).size).toBeGreaterThan(2)
})

rule('A', 'without any Common Territory the player starts on an Elven one (ruling W9)', () => {
  const begin = () => {
    const state = wizards.begin({ ...opening({ seats: 1 }).header, seed: 'bare' })
    const elven = TERRITORIES.filter(t => t.kind !== 'common')
    state.phase = 'begin'
    state.placements = Stage.set().state.placements.filter(p => elven.some(t => t.id === p.tile))
    state.forced = [1, 1, 6, 1, 1]
    return state
  }
  const { state } = opening({ seats: 1, change: before => void Object.assign(before, begin()) })
  expect(state.players[0]!.space).toBe('woodland.a1')
})

/** Sets up a lone player in a late Fortnight, with no boats and no other help. */
function alone(day: number, change: (ann: Player, state: WizardsState) => void): Stage {
  return Stage.set({
    prepare: state => {
      state.day = day
      state.boats = []
      change(state.players[0]!, state)
    },
  })
}

/** Day 5 of the third Fortnight. */
const LATE = 33

rule('A.stranded-lair', 'a player who is Dragonbound in the Lair with no way out loses', () => {
  const stage = alone(LATE, (ann, state) => {
    ann.space = 'dragons-lair.a2'
    ann.bound = true
    state.dragon = 'dragons-lair.b6'
  })
  stage.roll(1).dice(1, 1).say('stop')
  expect(stage.state.result?.winners).toEqual([])
  expect(stage.allTold('end')).toMatchObject([{ rule: 'A.stranded-lair', winners: [] }])
})

rule('A.stranded-lair', 'the player loses immediately when the Dragon binds them there', () => {
  const stage = alone(LATE, ann => {
    ann.space = 'dragons-lair.c1'
  })
  stage.roll(1).dice(1, 1).say('go dragons-lair.center')
  expect(stage.player().bound).toBe(true)
  expect(stage.state.result?.winners).toEqual([])
  expect(stage.allTold('end')).toMatchObject([{ rule: 'A.stranded-lair', winners: [] }])
})

rule(
  'A.stranded-lair',
  'the player does not lose while a boat is in reach, unbound, or while Day 14 still transports everyone',
  () => {
    const spared = (day: number, change: (ann: Player, state: WizardsState) => void) => {
      const stage = alone(day, (ann, state) => {
        ann.space = 'dragons-lair.a2'
        ann.bound = true
        change(ann, state)
      })
      stage.roll(1).dice(1, 1).say('stop')
      return stage.state.result === null
    }
    expect(spared(LATE, () => {})).toBe(false)
    expect(spared(LATE, (_, state) => void state.boats.push('sea.3724'))).toBe(true)
    expect(spared(LATE, ann => void Object.assign(ann, { bound: false, lair: LATE + 9 }))).toBe(true)
    expect(spared(LATE - 14, () => {})).toBe(true)
  },
)

rule('A.stranded-lair', 'a player bound at the dawn of Day 14 loses before Evil attacks', () => {
  const stage = alone(41, ann => Object.assign(ann, { space: 'dragons-lair.a2', lair: 42 }))
  stage.roll(1).dice(1, 1).say('stop')
  expect(stage.state.result?.winners).toEqual([])
  expect(stage.allTold('end')).toMatchObject([{ rule: 'A.stranded-lair' }])
  expect(stage.allTold('attack')).toEqual([])
})

rule('A.stranded-lair', 'a player bound anywhere else keeps waiting, however cut off they are', () => {
  const stage = alone(LATE, ann => void Object.assign(ann, { space: 'meadowfarm.c1', bound: true }))
  expect(isStranded(stage.state, stage.player())).toBe(true)
  stage.roll(2).say('stop')
  expect(stage.state.result).toBeNull()
})

rule('A.stranded-lair', 'with other players in the game nobody loses that way', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      state.day = LATE
      Object.assign(state.players[0]!, { space: 'dragons-lair.a2', bound: true })
    },
  })
  stage.roll(1).dice(1, 1).say('stop')
  expect(stage.state.result).toBeNull()
})

/** Far from any land, without a boat. */
const FAR = 'sea.2009'

/** Sets up a swimmer who waits out there, with these dice for the Demons that come. */
function waiting(day: number, ...dice: number[]): Stage {
  const stage = alone(day, ann => void Object.assign(ann, { space: FAR }))
  expect(stage.options).toContain('wait')
  return stage.dice(...dice).say('wait')
}

rule(
  'A.stranded-water',
  'a player stranded in Water skips to Day 14, and drowns unless the Demons carry them off',
  () => {
    // Torwall falls; the Demon stuns for a turn; its second goes to Torwall's neighbor.
    const stage = waiting(LATE, 1, 1, 1, 1, 1, 2, 1, 1)
    expect(stage.allTold('attack')).toMatchObject([{ day: 42, thwarted: false }])
    expect(stage.state.result?.winners).toEqual([])
    expect(stage.allTold('end')).toMatchObject([{ rule: 'A.stranded-water', winners: [] }])
    // Nor does it help that they leave.
    expect(waiting(LATE, 1, 6, 6, 1).state.result?.winners).toEqual([])
  },
)

rule('A.stranded-water', 'the player survives if the Demons carry them to the Lair', () => {
  const stage = waiting(LATE, 1, 5, 5, 3, 1, 1, 1, 1, 2)
  expect(stage.player().space).toBe('dragons-lair.a2')
  expect(stage.state.result).toBeNull()
  expect(stage.question.topic).toBe('roll')
})

rule('A.stranded-water', 'in the first two Fortnights the attack itself takes the player to land', () => {
  const stage = waiting(3, 1, 1, 1, 1, 6, 6)
  expect(stage.player().space).toBe('torwall.a1')
  expect(stage.state.result).toBeNull()
})

rule('A.stranded-water', 'nobody drowns next to land, in a boat or on a thwarted Day 14', () => {
  const survives = (space: string, change: (ann: Player, state: WizardsState) => void = () => {}) => {
    const stage = alone(41, (ann, state) => {
      ann.space = space
      change(ann, state)
    })
    expect(stage.options).not.toContain('wait')
    stage.dice(1, 6, 1, 1, 1, 1, 1, 2, 1, 1).say('roll')
    if (stage.match.questions[0]?.topic === 'move') stage.say('stop')
    return stage.state.result === null
  }
  expect(survives('sea.2505')).toBe(true)
  const aboard = (ann: Player, state: WizardsState) => {
    state.boats.push(FAR)
    ann.boat = 0
  }
  expect(survives(FAR, aboard)).toBe(true)
  expect(survives(FAR, (_, state) => void Object.assign(state, { thwarts: 1 }))).toBe(true)
  expect(survives(FAR)).toBe(false)
})

rule('A.stranded-water', 'with other players in the game nobody drowns', () => {
  const stage = Stage.set({
    seats: 2,
    prepare: state => {
      Object.assign(state, { day: 41, acted: 1, next: 1, boats: [] })
      Object.assign(state.players[0]!, { space: FAR, stranded: true })
    },
  })
  // Torwall falls; Ann is stunned for a turn by her Demon, and its second goes to Woodswall; Bob's goes to Meadowfarm.
  stage.roll(1).dice(1, 1, 1, 1, 1, 2, 1, 1, 1, 6).say('stop')
  expect(stage.player()).toMatchObject({ space: FAR })
  expect(stage.state.result).toBeNull()
})

rule('A.stranded-elsewhere', 'a player stranded on land can only wait for a transport', () => {
  // No boats, and a swimmer from the Circle reaches only Megmoran's tile, because Meligar's has fallen.
  const stage = alone(LATE, (ann, { fallen }) => {
    ann.space = 'sacred-circle.a3'
    fallen.push('meligars-tower')
  })
  expect(isStranded(stage.state, stage.player())).toBe(true)
  expect(stage.options).toEqual(['roll'])
  stage.roll(1).say('stop')
  expect(stage.state.result).toBeNull()
  // A Random Encounter, a Trap, a random space: Torwall A1.
  stage.roll(1, 3).dice(2, 2, 6, 6, 1, 1, 1, 1).say('stop')
  expect(stage.player().space).toBe('torwall.a1')
  expect(stage.state.result).toBeNull()
})

rule('A', 'if an Event lets a neighbor lead the player astray, chance decides where to (ruling 60)', () => {
  const stage = alone(3, ann => void Object.assign(ann, { space: 'meadowfarm.center' }))
  expect(EVENTS.find(e => e.id === 18)?.does[0]).toMatchObject({ verb: 'wander', spaces: 5 })
  stage.top('events', 18).roll(1, 3).dice(4, 4).say('stop')
  expect(stage.told('moved')).toMatchObject([{ how: 'wanders', from: 'meadowfarm.center' }])
})
