// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { botRandom, hintFor } from '../../../src/bots/index.ts'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { magicRealm } from '../../../src/games/magic-realm/game.ts'
import { stateFromView } from '../../../src/games/magic-realm/plans/combat/state-from-view.ts'
import { BELONGINGS } from '../../../src/games/magic-realm/rules/pieces/belongings.ts'
import { isCave } from '../../../src/games/magic-realm/rules/pieces/tiles.ts'
import type { RealmState } from '../../../src/games/magic-realm/rules/state/state.ts'
import type { RealmView } from '../../../src/games/magic-realm/rules/state/view.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { fightForecast } from '../../../src/games/magic-realm/words/combat/odds.ts'
import { type Header, Match, phrased, pickAnswer, seedRandom } from '../../../src/kernel/index.ts'
import { PLAYER_NAMES } from '../../../src/lab/fuzz.ts'
import { fightOdds } from '../../rules/magic-realm/combat/fight-odds.ts'

const HEADER: Header = {
  game: 'magic-realm',
  rules: magicRealm.rules,
  options: { battle: 'build' },
  seats: ['Ann'],
  seed: 'battle',
  practice: false,
}

/** A battle whose questions are answered by id. */
class Battle {
  readonly match: Match<RealmState>

  constructor(header: Partial<Header> = {}) {
    this.match = Match.begin(magicRealm, { ...HEADER, ...header }) as unknown as Match<RealmState>
  }

  /** Answers in turn, and checks the invariants after each answer. */
  say(...ids: string[]): this {
    for (const id of ids) {
      this.match.answer(this.match.questions[0]!.seat, id)
      magicRealm.check(this.match.state)
    }
    return this
  }

  /** Lets the apprentice play the rest. */
  fight(): this {
    for (let n = 0; n < 2000 && !this.match.over; n++) {
      const { seat } = this.match.questions[0]!
      const view = this.match.view(seat) as RealmView
      const id = apprentice.answer(view, this.match.questions[0]!, botRandom(this.match.header, seat, n))
      this.match.answer(seat, id)
      magicRealm.check(this.match.state)
    }
    return this
  }

  get topic(): string {
    return this.match.questions[0]!.topic
  }

  get text(): string {
    const [question] = this.match.questions
    return phrased(magicRealm, this.match.view(question!.seat), question!).text
  }

  get options(): string[] {
    return this.match.questions[0]!.options.map(({ id }) => id)
  }

  /** The denizens in the clearing of the battle. */
  get here(): string[] {
    const { denizens, battle } = this.match.state
    return Object.keys(denizens).filter(id => denizens[id]!.at === battle!.clearing)
  }

  get ending(): string {
    return magicRealm.ending!(this.match.state)
  }
}

describe('a single battle', () => {
  it('can begin after two answers: a character and the first menu entry', () => {
    const battle = new Battle().say('black-knight')
    expect([battle.topic, battle.options[0]]).toEqual(['battle', 'begin'])
    expect(battle.text).toBe('The Black Knight against 1 Axe Goblin. Begin, or change something first?')
    battle.say('begin')
    expect(battle.match.state).toMatchObject({
      phase: 'evening',
      day: 1,
      combat: { round: 1 },
      characters: [{ hidden: false }],
    })
    expect(battle.match.events().at(-2)).toMatchObject({ kind: 'battle', foes: ['axe-goblin-1'] })
  })

  it('follows the rules of the evening, here against a Wolf with known dice', () => {
    const battle = new Battle().say('black-knight', 'foes', 'wolf', '1', 'foes', 'axe-goblin', '0', 'begin')
    battle.match.forceDice(Array<number>(40).fill(1))
    battle.fight()
    const { characters, denizens, result, battle: single } = battle.match.state
    expect(denizens['wolf-1']).toMatchObject({ dead: true })
    expect(characters).toMatchObject([{ fate: 'alive', notoriety: 1 }])
    expect([result, single!.rounds]).toEqual([{ winners: [0], text: 'battle: black-knight won' }, 1])
    expect(battle.ending).toBe('The battle ended in round 1. The Black Knight won.')
  })

  it('counts as lost for a character who runs away', () => {
    const battle = new Battle().say('swordsman', 'begin')
    while (battle.topic !== 'action') battle.say(battle.options.at(-1)!)
    battle.say(battle.options.find(id => id.startsWith('run'))!)
    while (!battle.match.over) battle.say(battle.options[0]!)
    expect(battle.match.result).toEqual({
      winners: [],
      text: 'The battle ended in round 1. The Swordsman got away.',
    })
  })

  it('counts monsters and native groups, which attack immediately', () => {
    const battle = new Battle().say('captain', 'foes', 'wolf', '3', 'foes', 'axe-goblin', '0', 'foes', 'bashkars', '2')
    expect(battle.here).toEqual(['wolf-1', 'wolf-2', 'wolf-3', 'bashkars-hq', 'bashkars-1'])
    expect(battle.text).toContain('The Captain against 3 Wolves, Bashkars BHQ, B1')
    battle.say('foes', 'wolf', '1', 'begin')
    expect(battle.here).toEqual(['wolf-1', 'bashkars-hq', 'bashkars-1'])
    expect(battle.match.state.combat).toMatchObject({ war: { battles: [{ group: 'bashkars', character: 'captain' }] } })
  })

  it('changes a chit from active to fatigued to wounded, and back to active', () => {
    const battle = new Battle().say('captain', 'captain')
    const chit = () => battle.match.state.characters[0]!.chits[0]
    const states = ['fatigued', 'wounded', 'active'].map(() => {
      battle.say('chits')
      battle.say(battle.options.find(id => id.startsWith('1 '))!)
      return chit()
    })
    expect(states).toEqual(['fatigued', 'wounded', 'active'])
  })

  it('changes a character: gear, chits, hirelings, stage and hiding', () => {
    const battle = new Battle().say('captain', 'captain', 'hidden', 'belongings', 'warhorse', 'chits')
    const [, first] = battle.options
    battle.say(first!, 'hirelings', 'patrol', '2')
    const [captain] = battle.match.state.characters
    expect(captain).toMatchObject({ hidden: true, chits: ['fatigued', 'active'].concat(Array(10).fill('active')) })
    expect(captain!.owned.some(({ id, active }) => id.startsWith('warhorse') && active)).toBe(true)
    expect(battle.match.state.war!.leaders).toMatchObject([{ id: 'patrol-hq', seat: 0 }])
    battle.say('another', 'captain', '1')
    expect(battle.match.state.characters).toMatchObject([{ id: 'captain', stage: 1, hidden: false }])
    expect(battle.match.state.war!.hires).toEqual({})
    battle.say('done')
    expect(battle.topic).toBe('battle')
  })

  it('can give every belonging, which can be taken away again', () => {
    const battle = new Battle().say('black-knight', 'black-knight')
    const types = new Set(
      BELONGINGS.filter(one => one.kind !== 'treasure' || one.size !== 'within').map(one => one.type),
    )
    for (const type of types) {
      battle.say('belongings')
      const id = battle.options.includes(type) ? type : null
      battle.say(id ?? 'done')
      while (battle.topic !== 'battle-character') battle.say(battle.options.at(-1)!)
      const last = battle.match.state.characters[0]!.owned.at(-1)!.id
      if (id !== null) battle.say('belongings', `without ${last}`)
    }
    expect(battle.match.state.characters[0]!.owned).toHaveLength(3)
  })

  it('can be in a cave, where nobody rides', () => {
    const battle = new Battle().say('captain', 'captain', 'belongings', 'pony', 'done', 'terrain', 'cave')
    const { battle: here, characters } = battle.match.state
    expect(isCave(here!.clearing!)).toBe(true)
    expect(characters[0]!.owned.find(({ id }) => id.startsWith('pony'))).toMatchObject({ active: false })
    battle.say('begin').fight()
    expect(battle.match.over).toBe(true)
  })

  it('is a duel if only characters take part', () => {
    const battle = new Battle({ seats: ['Ann', 'Bob'] }).say('berserker', 'amazon', 'foes', 'axe-goblin', '0', 'begin')
    expect(battle.match.state.battle).toMatchObject({ duel: true })
    battle.fight()
    expect(battle.ending).toContain('The Berserker and some enemies are still standing')
  })

  it('has spells in the Fourth ENCOUNTER only, and no natives in the Second', () => {
    const battle = new Battle().say('witch')
    expect(battle.topic).toBe('spell')
    const second = new Battle({ options: { battle: 'build', encounter: '2' } }).say('witch', 'foes')
    expect(second.options).not.toContain('bashkars')
    // The First ENCOUNTER has no combat.
    expect(new Battle({ options: { battle: 'build', encounter: '1' } }).match.state.encounter).toBe(2)
  })

  it('replays to the same end', () => {
    const { match } = new Battle().say('dwarf', 'foes', 'ogre', '1', 'begin').fight()
    const again = new Battle()
    for (const move of match.moves) again.match.play(move)
    expect(again.match.state).toEqual(match.state)
  })

  it.each([1, 2, 4])('ends, no matter what %i players do', seats => {
    const random = seedRandom('any', String(seats))
    for (let n = 0; n < 6; n++) {
      const { match } = new Battle({ seats: PLAYER_NAMES.slice(0, seats), seed: `any ${n}` })
      for (let answers = 0; !match.over && answers < 6000; answers++) {
        const question = match.questions[0]!
        phrased(magicRealm, match.view(question.seat), question)
        match.answer(question.seat, pickAnswer(random, question))
        magicRealm.check(match.state)
      }
      expect(match.over).toBe(true)
    }
  })
})

describe('the forecast of a whole fight', () => {
  const words = WORDS.in('en')
  const forecastIn = (battle: Battle) => {
    const view = battle.match.view(0) as RealmView
    return { view, steps: fightForecast(words, view, battle.match.questions[0]!) }
  }

  it('is computed in slices under the question, and agrees with the fight command', () => {
    const battle = new Battle().say('captain', 'begin')
    while (battle.topic !== 'action') battle.say(battle.options.at(-1)!)
    const { view, steps } = forecastIn(battle)
    const texts = [...steps!].filter(text => text !== null)
    expect(texts[0]).toMatch(/^If you fight on: win .* \(working\)$/)
    expect(texts.slice(1).map(text => /\(([^()]+)\)$/.exec(text)?.[1])).toEqual([
      '8 trial fights so far',
      '16 trial fights so far',
      '32 trial fights so far',
      '64 trial fights',
    ])
    for (const text of texts.slice(1)) {
      const parts = text
        .replace('under 1%', '0%')
        .replace('over 99%', '100%')
        .match(/(?:win|die|undecided) \d+/g)!
      expect(parts.reduce((sum, part) => sum + Number(part.split(' ')[1]), 0)).toBe(100)
    }
    const [, chances] = /^If you fight on: (win .*, die .*%), undecided /.exec(texts.at(-1)!)!
    const [, line] = magicRealm.inquire(view, 'fight', '')!
    expect(line).toContain(`Axe Goblin, there now (64 fights): ${chances}, undecided `)
    const hint = hintFor(magicRealm, view, phrased(magicRealm, view, battle.match.questions[0]!))
    // The hint gives a reason instead of a second forecast.
    expect(hint!.why).not.toMatch(/win|die \d/)
  })

  it('takes into account that a monster that holds you kills you', () => {
    const { match } = new Battle().say('swordsman', 'foes', 'axe-goblin', '0', 'foes', 't-troll', '1', 'begin')
    const odds = (isHeld: boolean) => {
      const view = match.view(0) as RealmView
      const state = stateFromView(view)
      const combat = state.combat!
      if (isHeld) Object.assign(combat, { dark: ['t-troll-1'], sheets: [held('swordsman', 't-troll-1')] })
      return fightOdds(state, combat.clearing, 'swordsman', seedRandom('grip', 'fight'), { games: 12 })
    }
    const held = (owner: string, piece: string) => ({ owner, boxes: [[piece], [], []] })
    expect(odds(true).dies).toBe(1)
    expect(odds(false).dies).toBeLessThan(1)
  })

  it('covers natives, who all fight in a battle, and everybody while the battle is set up', () => {
    const battle = new Battle({ seats: ['Ann', 'Bob'] }).say(
      'captain',
      'black-knight',
      'foes',
      'axe-goblin',
      '0',
      'foes',
      'lancers',
      '2',
    )
    const { view, steps } = forecastIn(battle)
    steps!.next()
    for (let step = steps!.next(); step.value === null; ) step = steps!.next()
    const lines = magicRealm.inquire(view, 'fight', '')!
    expect(lines[1]).toContain('Lancers, there now (16 fights)')
    expect(lines.slice(2, 4).join('\n')).toMatch(
      /^The Captain wins \d+% \(\d+-\d+%\), dies in .*\nThe Black Knight wins /,
    )
    expect(lines[4]).toMatch(/^Rounds on average: [\d.]+\.$/)
  })

  it('does not exist without enemies, or for the questions of other players', () => {
    expect(forecastIn(new Battle().say('captain', 'foes', 'axe-goblin', '0')).steps).toBe(null)
    expect(forecastIn(new Battle().say('captain', 'captain')).steps).toBe(null)
  })
})
