import { describe, expect, it } from 'vitest'
import { answerOdds, chanceText, oddsText } from '../../../src/commands/odds-words.ts'
import { wizards } from '../../../src/games/wizards/game.ts'
import { BOOK_1982 } from '../../../src/games/wizards/rules/state/book.ts'

import type { SpellName } from '../../../src/games/wizards/rules/state/cards.ts'
import {
  HIGH_WIZARDS,
  type OrderName,
  type Player,
  type Rank,
} from '../../../src/games/wizards/rules/state/components.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { oddsOf } from '../../../src/games/wizards/words/odds.ts'
import type { Odds, Question } from '../../../src/kernel/index.ts'
import { giveEvent } from '../../rules/wizards/company.ts'
import {
  ABBEY,
  atTheDoorOf,
  COTTAGE,
  DWELLING,
  enter,
  giveGem,
  HOLLOW,
  type Place,
  sendOut,
  TOWN,
} from '../../rules/wizards/doorstep.ts'
import { enrol, heldTask, Stage } from '../../rules/wizards/stage.ts'
import { revised } from '../../rules/wizards-revised/stage.ts'
import { english } from '../../words.ts'

const FACES = [1, 2, 3, 4, 5, 6]

const odds = (stage: Stage, id: string): Odds[] =>
  oddsOf(ENGLISH, stage.match.view(stage.question.seat), stage.question, id)

/** Returns a stage with a changed first player. */
const standing = (change: (ann: Player) => void): Stage =>
  Stage.set({
    prepare: state => {
      const [ann] = state.players
      if (ann) change(ann)
    },
  })

/** Returns the frequency of each result when every throw of these dice is played once by the rules themselves. */
function counted(dice: number, play: (throwOf: number[]) => string): Map<string, number> {
  const throws = Array.from({ length: 6 ** dice }, (_, n) =>
    Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6)),
  )
  const counts = new Map<string, number>()
  for (const faces of throws) {
    const what = play(faces)
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}

const asMap = (all: readonly Odds[]): Map<string, number> => new Map(all.map(({ what, hits }) => [what, hits]))

/** Returns the table's result in its own few words. */
function came(stage: Stage): string {
  const [result] = stage.told('result')
  if (!result) throw new Error('no table was rolled on')
  return ENGLISH.get(`outcome-${BOOK_1982.row(result.table, result.on).does}`)
}

const scholar = (ann: Player) => {
  enrol(ann, 'wizards', 2)
  ann.points = { knowledge: 5, perception: 5, power: 5 }
  ann.gems = { terek: 'onyx' }
}

describe('the odds of entering a place match its table, counted over all throws', () => {
  const PLACES: readonly Place[] = [TOWN, DWELLING, ABBEY, HOLLOW, COTTAGE]
  for (const place of PLACES) {
    it(place, () => {
      const open = () => atTheDoorOf(place, { prepare: state => scholar(state.players[0]!) })
      const told = odds(open().roll(1), `go ${place}`)
      expect(asMap(told)).toEqual(counted(2, faces => came(enter(open(), place, ...faces))))
      expect(told.every(({ of }) => of === 36)).toBe(true)
      expect(told.map(({ hits }) => hits)).toEqual(told.map(({ hits }) => hits).sort((a, b) => b - a))
    })
  }

  it('the odds of meeting Demons or the Dragon match their tables', () => {
    for (const who of ['demons', 'dragon'] as const) {
      const open = () =>
        Stage.set({
          prepare: state => {
            const ann = state.players[0]!
            scholar(ann)
            ann.order = 'sorcerers'
            ann.space = 'meadowfarm.c2'
            if (who === 'demons') state.demons = ['meadowfarm.center']
            else state.dragon = 'meadowfarm.center'
          },
        }).roll(2)
      const told = odds(open(), 'go meadowfarm.center')
      const name = who === 'demons' ? 'Demons: ' : 'the Dragon: '
      expect(told[0]?.what.startsWith(name)).toBe(true)
      expect(asMap(told.map(it => ({ ...it, what: it.what.replace(name, '') })))).toEqual(
        counted(2, faces =>
          came(
            open()
              .dice(...faces)
              .say('go meadowfarm.center'),
          ),
        ),
      )
    }
  })
})

describe('the odds of Demons and the Dragon in the revised game', () => {
  const meets = (who: 'demons' | 'dragon', rank: Rank, order: OrderName, cast: readonly SpellName[] = []) => {
    const stage = revised(state => {
      const ann = state.players[0]!
      enrol(ann, order, rank)
      ann.space = 'meadowfarm.c2'
      if (who === 'demons') state.demons = ['meadowfarm.center']
      else state.dragon = 'meadowfarm.center'
    }).roll(2)
    const view = stage.match.view(0)
    const players = view.players.map(player => ({ ...player, cast: [...cast] }))
    return oddsOf(ENGLISH, { ...view, players }, stage.question, 'go meadowfarm.center')
  }

  it('are those of the spell that the player can cast: Dispelling, Cloning, Dodging or Taming', () => {
    const works = (spell: string) => [{ what: `your ${spell} works`, hits: 5, of: 6 }]
    expect(meets('demons', 3, 'wizards')).toEqual(works('Demon Dispelling'))
    expect(meets('demons', 3, 'evil')).toEqual(works('Demon Cloning'))
    expect(meets('demons', 4, 'rangers')).toEqual(works('Demon Dodging'))
    expect(meets('dragon', 4, 'evil')).toEqual(works('Dragon Dodging'))
    expect(meets('dragon', 4, 'rangers')).toEqual(works('Dragon Taming'))
  })

  it('are those of the table once the spell has been tried this turn', () => {
    const tried = meets('demons', 3, 'evil', ['demon-cloning'])
    expect(tried.length).toBeGreaterThan(1)
    expect(tried[0]?.what).toMatch(/^Demons: /)
  })
})

describe('the odds of a place', () => {
  const at = (place: Place, prepare: (ann: Player) => void) =>
    odds(atTheDoorOf(place, { prepare: state => prepare(state.players[0]!) }).roll(1), `go ${place}`)

  it('assume no points and no Tasks at Rank 0, and no robbery of a player with nothing', () => {
    expect(asMap(at(TOWN, () => {}))).toEqual(
      new Map([
        ['nothing', 1 + 3 + 7 + 11],
        ['an extra turn', 9],
        ['held here', 5],
      ]),
    )
    expect(at(DWELLING, () => {})).toEqual([{ what: 'nothing', hits: 36, of: 36 }])
  })

  it('do not exist without a roll: for a Task done there, a High Wizard, a healing or a spent place', () => {
    expect(
      at(TOWN, ann => {
        scholar(ann)
        ann.tasks = [heldTask(1, [[0, 0, TOWN]])]
      }),
    ).toEqual([])
    expect(
      at(ABBEY, ann => {
        scholar(ann)
        ann.dazed = true
      }),
    ).toEqual([])
    const met = atTheDoorOf(TOWN, {
      prepare: state => {
        scholar(state.players[0]!)
        sendOut(state, 'terek', TOWN)
      },
    })
    expect(odds(met.roll(1), `go ${TOWN}`)).toEqual([])
    expect(
      at(TOWN, ann => {
        scholar(ann)
        ann.visits = { [TOWN]: 2 }
      }),
    ).toEqual([])
  })

  it('do not exist if nothing stops the player', () => {
    const stage = Stage.set().roll(3)
    for (const id of stage.options.filter(
      id => id.startsWith('go meadowfarm.') && stage.option(id)?.note === undefined,
    ))
      expect([id, odds(stage, id)]).toEqual([id, []])
  })
})

describe('the odds of a spell are the faces on which it works', () => {
  for (const dazed of [false, true]) {
    it(dazed ? 'while Dazed' : 'as usual', () => {
      const open = () =>
        Stage.set({
          prepare: state => {
            const ann = state.players[0]!
            enrol(ann, 'wizards', 4)
            ann.dazed = dazed
          },
        })
      const told = odds(open(), 'cast transporting')
      const works = counted(1, ([die = 0]) => {
        const stage = open().dice(die).say('cast transporting')
        return stage.told('spell')[0]?.success ? 'it works' : 'it fails'
      })
      expect(told).toEqual([{ what: 'it works', hits: works.get('it works'), of: 6 }])
    })
  }

  it('the odds of a tamed Dragon include what it may betray', () => {
    const open = () =>
      Stage.set({
        prepare: state => {
          const ann = state.players[0]!
          enrol(ann, 'wizards', 4)
          ann.space = 'meadowfarm.c2'
          state.dragon = 'meadowfarm.center'
        },
      })
        .roll(2)
        .say('go meadowfarm.center')
    const told = asMap(odds(open(), 'cast dragon-taming'))
    const secrets = counted(1, ([die = 0]) =>
      open().dice(die).say('cast dragon-taming').told('secret').length > 0 ? 'a Secret Wizard is revealed' : '',
    )
    expect(told.get('a Secret Wizard is revealed')).toBe(secrets.get('a Secret Wizard is revealed'))
    expect(told.get('it works')).toBe(5)
  })
})

describe('the odds of asking for a Gem', () => {
  const PLAIN = 'meadowfarm.center'
  /**
   * Lets Ann, of Rank 4 with a Gem, meet Terek. She has Elekov's Gem, and any of the six others may be the False
   * Wizard.
   */
  const meet = (order: 'wizards' | 'druids', isFalse: (typeof HIGH_WIZARDS)[number], knows = false) =>
    Stage.set({
      prepare: state => {
        const ann = state.players[0]!
        enrol(ann, order, 4)
        ann.space = 'meadowfarm.c2'
        const gems = ['sapphire', 'ruby', 'topaz', 'onyx', 'diamond', 'emerald'] as const
        HIGH_WIZARDS.filter(wizard => wizard !== isFalse).forEach((wizard, i) => {
          giveGem(state, wizard, gems[i]!)
        })
        state.gems[isFalse] = 'false'
        const gem = state.gems.elekov
        if (gem !== 'false') {
          ann.gems = { elekov: gem }
          ann.known = { elekov: gem, ...(knows ? { [isFalse]: 'false' } : {}) }
        }
        sendOut(state, 'terek', PLAIN)
      },
    })
      .roll(2)
      .say(`go ${PLAIN}`)

  for (const order of ['wizards', 'druids'] as const) {
    it(`combine every die roll with every card that may be the False Wizard, for ${order}`, () => {
      const told = odds(meet(order, 'veldor'), 'ask for gem')
      let gems = 0
      let robbed = 0
      const unknown = HIGH_WIZARDS.filter(wizard => wizard !== 'elekov')
      for (const wizard of unknown) {
        for (const die of FACES) {
          const ann = meet(order, wizard).dice(die).say('ask for gem').player()
          if (ann.gems.terek) gems++
          if (!ann.gems.elekov) robbed++
        }
      }
      expect(told).toEqual([
        { what: 'a Gem', hits: gems, of: 6 * unknown.length },
        { what: 'robbed of all Gems', hits: robbed, of: 6 * unknown.length },
      ])
    })
  }

  it('are those of a die for a player who knows the False Wizard', () => {
    expect(odds(meet('druids', 'veldor', true), 'ask for gem')).toEqual([{ what: 'a Gem', hits: 5, of: 6 }])
  })
})

describe('the odds of a Movement Roll', () => {
  it('count the red die, the Stones nearby and Ruktal', () => {
    const at = (space: string) => {
      const open = () =>
        standing(ann => {
          ann.space = space
        })
      const told = asMap(odds(open(), 'roll'))
      const opens = counted(1, ([die = 0]) => {
        const spaces = open()
          .roll(die)
          .match.questions.flatMap(question => question.options.flatMap(({ at }) => at?.space ?? []))
        return spaces.includes('sacred-circle.center') ? 'Ruktal is there' : 'no Ruktal'
      })
      expect(told.get('Ruktal is there') ?? 0).toBe(opens.get('Ruktal is there') ?? 0)
      return told
    }
    expect(at('meadowfarm.c2').get('something may meet you on land')).toBe(3)
    expect(at('sacred-circle.c1').get('Ruktal is there')).toBe(3)
  })

  it('show what opens a Trap', () => {
    const open = () =>
      standing(ann => {
        ann.trap = { kind: 'roll' }
      })
    const opened = counted(1, ([die = 0]) => (open().roll(die).told('trapped').length > 0 ? 'opens' : 'holds'))
    expect(odds(open(), 'roll')).toEqual([{ what: 'the Trap opens', hits: opened.get('opens'), of: 6 }])
  })
})

describe('the odds of a call for help', () => {
  it('do not exist for stranded players: no die is rolled, and either somebody comes or nobody does', () => {
    const stage = Stage.set({ seats: 2 })
    expect(stage.options).toContain('ask for help')
    expect(odds(stage, 'ask for help')).toEqual([])
  })
})

describe('chances in words', () => {
  it('are given in six, or in a hundred for more than six throws', () => {
    expect(chanceText(english, { hits: 5, of: 6 })).toBe('5 in 6')
    expect(chanceText(english, { hits: 18, of: 36 })).toBe('1 in 2')
    expect(chanceText(english, { hits: 21, of: 36 })).toBe('about 58%')
    expect(oddsText(english, [])).toBe('')
    expect(oddsText(english, [{ what: 'it works', hits: 5, of: 6 }])).toBe('5 in 6: it works')
    expect(
      oddsText(english, [
        { what: 'a Gem', hits: 25, of: 36 },
        { what: 'robbed', hits: 4, of: 36 },
      ]),
    ).toBe('a Gem 69%, robbed 11%')
    expect(
      oddsText(english, [
        { what: 'gone', hits: 1, of: 400 },
        { what: 'here', hits: 399, of: 400 },
      ]),
    ).toBe('gone under 1%, here 100%')
  })

  it('use the language of the game, even if the rest of the screen uses another', () => {
    const anyQuestion: Question = { seat: 0, topic: 'turn', rule: '5.1', options: [] }
    const odds = () => [{ what: 'it', hits: 25, of: 36 }]
    const told = (language?: string) => answerOdds({ ...wizards, language, odds }, null, anyQuestion, 'id')
    expect(told()).toBe('about 69%: it')
    expect(told('de')).toBe('etwa 69 %: it')
  })
})

describe('the odds of a place under an Event', () => {
  const townWith = (event: number, place: Place = TOWN) =>
    atTheDoorOf(place, {
      prepare: state => {
        scholar(state.players[0]!)
        giveEvent(state, state.players[0]!, event, 14)
      },
    })

  it('do not exist for a player who must answer a summons: no place rolls then', () => {
    for (const place of [TOWN, DWELLING] as const) {
      expect(odds(townWith(31, place).roll(1), `go ${place}`)).toEqual([])
      expect(odds(townWith(25, place).roll(1), `go ${place}`)).not.toEqual([])
    }
  })

  it('count the letter that makes towns harmless below 4 as the rules do, throw by throw', () => {
    const told = asMap(odds(townWith(32).roll(1), `go ${TOWN}`))
    const played = counted(2, faces => {
      const stage = enter(townWith(32), TOWN, ...faces)
      const { gems, held } = stage.player()
      if (stage.told('task').length > 0) return 'a Task'
      if (stage.told('turn').some(({ extra }) => extra)) return 'an extra turn'
      expect([gems, held]).toEqual([{ terek: 'onyx' }, null])
      return 'nothing'
    })
    expect(told).toEqual(played)
  })
})
