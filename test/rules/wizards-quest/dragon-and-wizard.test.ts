import { expect } from 'vitest'
import { rulesOf } from '../../rule.ts'
import { Stage } from './stage.ts'

const rule = rulesOf('wizards-quest')

rule(
  'X.D.1',
  'a dragon in an unoccupied space is attacked by a normal campaign, after which the space is captured',
  () => {
    const board = { larkley: 'A5H', 'sighing-grass': '-' }
    const stage = Stage.set({ board, dragon: 'sighing-grass' })
    expect(stage.option('dragon')?.rule).toBe('X.D.1')
    expect(stage.option('dragon')?.act).toEqual({
      kind: 'attack',
      space: 'sighing-grass',
      against: 'dragon',
      free: false,
    })
    stage.say('dragon').dice(5, 1).say('fight')
    // The dragon's 1 kills one piece, a man and not the hero; the dragon dies, and six men come immediately.
    stage.say('men')
    expect(stage.state.dragon).toBe(null)
    expect([stage.asked, stage.question.data]).toEqual(['Ann muster', { men: 6, space: 'larkley' }])
    stage.say(6)
    expect([stage.asked, stage.question.topic]).toEqual(['Ann march', 'march'])
    stage.say(1)
    expect(stage.board('larkley', 'sighing-grass')).toEqual(['A9H', 'A1'])
    expect(stage.state.turn.campaigns).toBe(1)
  },
)

rule('X.D.1', 'nobody without a campaign left can attack a dragon in an unoccupied space', () => {
  const board = { larkley: 'A5S', 'sighing-grass': '-', 'clover-lea': 'o1' }
  const stage = Stage.set({
    board,
    dragon: 'sighing-grass',
    wizard: 'clover-lea',
    prepare: state => {
      state.turn.campaigns = 0
    },
  })
  // A free campaign attacks the wizard next to orcs.
  expect(stage.options).toEqual(['wizard', 'end'])
})

rule('X.D.1', 'a player who prefers not to fight the dragon can still capture its space', () => {
  const stage = Stage.set({ board: { larkley: 'A5', 'sighing-grass': '-' }, dragon: 'sighing-grass' })
  // Without a leader there is no attack on the dragon.
  expect(stage.options).toContain('attack sighing-grass')
  expect(stage.options).not.toContain('dragon')
  stage.say('attack sighing-grass', 2)
  expect([stage.at('sighing-grass'), stage.state.dragon]).toEqual(['A2', 'sighing-grass'])
})

rule(
  ['X.D.2', 'X.D.4'],
  'a dragon with another force is attacked by a free campaign, and the force only after the dragon is gone',
  () => {
    const board = { larkley: 'A5H', 'sighing-grass': 'B1' }
    const stage = Stage.set({ board, dragon: 'sighing-grass' })
    expect(stage.options).not.toContain('attack sighing-grass')
    expect(stage.option('dragon')).toMatchObject({ act: { free: true }, rule: 'X.D.2' })
    stage.say('dragon').dice(5, 1).say('fight', 'men', 6)
    expect(stage.told('slays')).toMatchObject({ space: 'sighing-grass' })
    // It has cost no campaign, and captured nothing.
    expect(stage.state.turn.campaigns).toBe(1)
    expect(stage.at('sighing-grass')).toBe('B1')
    expect(stage.options).toContain('attack sighing-grass')
  },
)

rule('X.D.3', "a dragon in a player's own space can be attacked only by the force in that space", () => {
  const board = { larkley: 'A5', 'sighing-grass': 'A3H' }
  const elsewhere = Stage.set({ board, dragon: 'larkley' })
  expect(elsewhere.options).not.toContain('dragon')
  const stage = Stage.set({ board, dragon: 'sighing-grass' })
  stage.say('dragon')
  expect(stage.question.data).toMatchObject({ from: 'sighing-grass', to: 'sighing-grass', by: 'here', free: true })
  expect(stage.options).toEqual(['fight'])
})

rule('X.D.4', 'nobody joins a free campaign: it comes from a space where the leader already is', () => {
  const board = { larkley: 'A5S', 'sighing-grass': 'o1', 'clover-lea': 'A9', 'castle-4': 'A2', haven: 'A3H' }
  const stage = Stage.set({ board, dragon: 'sighing-grass' }).say('dragon')
  // Clover Lea and castle 4 are adjacent too, but nobody there could attack, and nobody is called or brought.
  expect(stage.question.data).toMatchObject({ from: 'larkley' })
  expect(stage.options).toEqual(['fight'])
})

rule('X.D.4', 'a player can make any number of free campaigns', () => {
  const board = { larkley: 'A9H', 'sighing-grass': 'o1', 'clover-lea': 'A9' }
  const stage = Stage.set({ board, dragon: 'sighing-grass' })
  for (const _time of ['first', 'second']) {
    stage.say('dragon').dice(6, 1)
    // It costs nothing, so it cannot be left before a battle (ruling W78).
    expect(stage.options).toEqual(['fight'])
    stage.say('fight', 'men')
    expect(stage.options).toEqual(['fight', 'halt'])
    stage.say('halt')
  }
  expect(stage.options).toContain('dragon')
  expect(stage.state.turn.campaigns).toBe(1)
})

rule('X.D.5', 'only a hero or sorcerer can fight the dragon, and only a sorcerer can fight the wizard', () => {
  const against = (force: string, creature: 'dragon' | 'wizard') =>
    Stage.set({ board: { larkley: force, 'sighing-grass': 'o1' }, [creature]: 'sighing-grass' }).options.includes(
      creature,
    )
  expect(['A5', 'A5H', 'A5S'].map(force => against(force, 'dragon'))).toEqual([false, true, true])
  expect(['A5', 'A5H', 'A5S'].map(force => against(force, 'wizard'))).toEqual([false, false, true])
})

rule(
  'X.D.5',
  'a leader can be called to a normal campaign against the dragon; without a leader nobody can fight',
  () => {
    const board = { larkley: 'A5', 'sighing-grass': '-', haven: 'A2H' }
    const stage = Stage.set({ board, dragon: 'sighing-grass' }).say('dragon')
    expect(stage.options).toEqual(['lead hero', 'halt'])
    expect(stage.say('lead hero').options).toContain('fight')
  },
)

rule('X.D.5.a', 'a player whose hero slays the dragon but dies gets no men', () => {
  const stage = Stage.set({ board: { larkley: 'A1H', 'sighing-grass': 'o1', haven: 'A1' }, dragon: 'sighing-grass' })
  stage.say('dragon').dice(1, 4).say('fight')
  expect(stage.state.dragon).toBe(null)
  expect(stage.at('larkley')).toBe('-')
  expect(stage.allTold('places')).toEqual([])
  expect(stage.asked).toBe('Ann campaign')
})

rule(
  ['X.D.5.a', 'XI.D'],
  'if the last piece of a player falls with the dragon, the only other player wins, once',
  () => {
    const stage = Stage.set({ seats: 2, board: { larkley: 'AH', 'sighing-grass': 'o1' }, dragon: 'sighing-grass' })
    stage.say('dragon').dice(1, 1).say('fight')
    expect(stage.told('slays')).toMatchObject({ space: 'sighing-grass' })
    expect(stage.allTold('end')).toMatchObject([{ seat: 1, why: 'last' }])
    expect(stage.match.events().at(-1)?.kind).toBe('end')
  },
)

rule('X.D.5.a', 'a slain dragon returns in the next dragon phase', () => {
  const stage = Stage.set({
    phase: 'dragon',
    board: { 'red-dune': 'A5' },
    prepare: state => state.forced.push(1, 6, 1),
  })
  expect(stage.state.dragon).toBe('red-dune')
})

rule(
  ['X.D.5.b', 'III.B.3'],
  'a dragon beaten by a sorcerer goes to a chosen region, and a die decides where it eats',
  () => {
    const board = { larkley: 'A5S', 'sighing-grass': 'o1', owlswick: 'B4', haven: 'A1' }
    const stage = Stage.set({ board, dragon: 'sighing-grass' }).say('dragon').dice(6, 6)
    // Six is in the range of a sorcerer with four men; the dragon's six kills all six pieces.
    stage.say('fight')
    expect([stage.asked, stage.options.length]).toEqual(['Ann region', 6])
    stage.dice(3, 2).say('region 3')
    expect(stage.told('sends')).toMatchObject({ creature: 'dragon', region: 3 })
    expect([stage.state.dragon, stage.at('owlswick')]).toEqual(['owlswick', 'B2'])
    expect(stage.told('lands')).toMatchObject({ seat: 0, creature: 'dragon', sent: true })
  },
)

rule('X.D.5.b', 'a dragon sent away flies no further, and can eat pieces of the player who sent it', () => {
  const board = { larkley: 'A9S', 'sighing-grass': 'o1', 'clover-lea': 'A4' }
  const stage = Stage.set({ board, dragon: 'sighing-grass' }).say('dragon').dice(6, 1).say('fight', 'men')
  stage.dice(6, 3).say('region 2')
  expect([stage.state.dragon, stage.at('clover-lea')]).toEqual(['clover-lea', 'A1'])
  const orcs = Stage.set({ board, dragon: 'sighing-grass' }).say('dragon').dice(6, 1).say('fight', 'men')
  orcs.dice(1, 3).say('region 4')
  expect([orcs.state.dragon, orcs.at('cattle-meade')]).toEqual(['cattle-meade', '-'])
})

rule(
  ['X.D.5.b', 'X.D.5.c'],
  'a beaten wizard helps a new territory to prosper, and the region the wizard left can be attacked',
  () => {
    const board = { larkley: 'A5S', 'sighing-grass': 'o1', haven: 'o2' }
    const stage = Stage.set({ board, wizard: 'haven' })
    expect(stage.options).toEqual(['attack hidden-hollow', 'attack castle-3', 'end'])
    const beside = Stage.set({ board, wizard: 'sighing-grass' })
    expect(beside.options).not.toContain('attack sighing-grass')
    beside.say('wizard').dice(5, 1).say('fight', 'men').dice(4).say('region 3')
    expect([beside.state.wizard, beside.at('pembroke')]).toEqual(['pembroke', 'o4'])
    expect(beside.told('lands')).toMatchObject({ seat: 0, creature: 'wizard', sent: true })
    expect(beside.options).toContain('attack sighing-grass')
  },
)

rule(
  ['X.D.1', 'X.D.5.b'],
  'a player who drives the wizard out of an empty space captures it, unless the wizard stays in the region',
  () => {
    const board = { larkley: 'A5S', 'sighing-grass': '-' }
    const driven = () => Stage.set({ board, wizard: 'sighing-grass' }).say('wizard').dice(5, 1).say('fight', 'men')
    expect(driven().options).toHaveLength(6)
    const gone = driven().dice(4).say('region 3')
    expect(gone.asked).toBe('Ann march')
    const stays = driven().dice(5).say('region 2')
    expect(stays.state.wizard).toBe('haven')
    expect([stays.state.turn.campaign, stays.at('sighing-grass')]).toEqual([null, '-'])
  },
)

rule(
  ['X.C.5', 'X.D.1'],
  'a player who beats dragon or wizard in an empty space must capture it, even if the leader died',
  () => {
    const beaten = (force: string, creature: 'dragon' | 'wizard', leader: string) =>
      Stage.set({ board: { larkley: force, 'sighing-grass': '-' }, [creature]: 'sighing-grass' })
        .say(creature)
        .dice(1, 1)
        .say('fight', leader)
    const slain = beaten('A4H', 'dragon', 'hero')
    expect([slain.asked, slain.numbers, slain.options]).toEqual(['Ann march', [1, 3], []])
    expect(slain.say(2).board('larkley', 'sighing-grass')).toEqual(['A2', 'A2'])
    const sent = beaten('A4S', 'wizard', 'sorcerer').dice(4).say('region 3')
    expect(sent.asked).toBe('Ann march')
    // A piece sent away within the region still guards it, and if nobody could stay behind, nobody goes.
    expect(beaten('A4S', 'wizard', 'sorcerer').dice(5).say('region 2').at('sighing-grass')).toBe('-')
    expect(beaten('A1H', 'dragon', 'hero').told('halts')).toMatchObject({ why: 'weak' })
  },
)

rule('VIII.C', 'protection by the wizard does not prevent attacks on the dragon or the wizard', () => {
  const board = { larkley: 'A5S', 'sighing-grass': 'o1', 'clover-lea': 'o1' }
  const stage = Stage.set({ board, dragon: 'clover-lea', wizard: 'sighing-grass' })
  expect(stage.options).toEqual(['attack hidden-hollow', 'attack castle-3', 'dragon', 'wizard', 'end'])
})

rule(
  'X.D.2',
  'if dragon and wizard share a space the attacker picks one, and the force is safe until both are gone',
  () => {
    const board = { larkley: 'A9S', 'sighing-grass': 'o1' }
    const stage = Stage.set({ board, dragon: 'sighing-grass', wizard: 'sighing-grass' })
    stage.say('wizard').dice(1, 1).say('fight', 'men').dice(4).say('region 3')
    expect(stage.options).not.toContain('attack sighing-grass')
    expect(stage.options).toContain('dragon')
  },
)

rule('XI.B.1.a', 'against the dragon both dice count at once: its range of six never misses', () => {
  const stage = Stage.set({ board: { larkley: 'A9H', 'sighing-grass': 'o1' }, dragon: 'sighing-grass' }).say('dragon')
  stage.dice(6, 3).say('fight', 'men')
  expect(stage.told('battle')).toMatchObject({
    attacker: { range: { range: 5 }, lost: 3 },
    defender: { side: 'dragon', range: { range: 6 }, lost: 0 },
  })
  expect(stage.options).toEqual(['fight', 'halt'])
})

rule('X.D.5', 'a campaign against the dragon is over when the leader is lost', () => {
  const stage = Stage.set({ board: { larkley: 'A9H', 'sighing-grass': 'o1' }, dragon: 'sighing-grass' }).say('dragon')
  stage.dice(6, 3).say('fight', 'hero')
  expect(stage.told('halts')).toMatchObject({ why: 'hero', rule: 'XI.C.5' })
})

rule(['X.D.5.b', 'XI.C.5'], 'a sorcerer who dies while beating the dragon has won, and the campaign continues', () => {
  const stage = Stage.set({ board: { larkley: 'A5S', 'sighing-grass': 'o1' }, dragon: 'sighing-grass' }).say('dragon')
  stage.dice(6, 1).say('fight', 'sorcerer').dice(1, 1).say('region 4')
  expect(stage.state.dragon).toBe('cattle-meade')
  expect(stage.allTold('halts')).toEqual([])
  expect(stage.board('larkley')).toEqual(['A5'])
})

rule(
  'XI.D',
  'if beating the dragon costs a player the last piece and one player is left, it is not sent anywhere',
  () => {
    const stage = Stage.set({ seats: 2, board: { larkley: 'AS', 'sighing-grass': 'o1' }, dragon: 'sighing-grass' })
    stage.say('dragon').dice(2, 1).say('fight')
    expect(stage.match.events().at(-1)).toMatchObject({ kind: 'end', winners: [1] })
    expect(stage.state.dragon).toBe('sighing-grass')
  },
)

rule('XI.D', 'if a player loses the last piece while beating the dragon, a die decides where it goes', () => {
  const stage = Stage.set({ board: { larkley: 'A1S', 'sighing-grass': 'o1' }, dragon: 'sighing-grass' }).say('dragon')
  stage.dice(1, 6, 4, 1, 2).say('fight')
  expect(stage.player(0).out).toBe(true)
  expect(stage.state.dragon).toBe('cattle-meade')
  expect(stage.asked).toBe('Bob petition')
})
