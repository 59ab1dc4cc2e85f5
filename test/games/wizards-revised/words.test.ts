import { describe, expect, it } from 'vitest'
import { ruleLines, rulesFound } from '../../../src/commands/index.ts'
import { standing } from '../../../src/games/wizards/rules/facts/spaces.ts'
import { EVENTS } from '../../../src/games/wizards/rules/state/cards.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { cardPage } from '../../../src/games/wizards/screen/card-page.ts'
import { sheetLines } from '../../../src/games/wizards/screen/sheet.ts'
import { taskPage } from '../../../src/games/wizards/screen/task-page.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { rulebook } from '../../../src/games/wizards-revised/rulebook.ts'
import { ENGLISH } from '../../../src/games/wizards-revised/words/messages.ts'
import { evilLines, teamLines } from '../../../src/games/wizards-revised/words/page.ts'
import { Match, phrased } from '../../../src/kernel/index.ts'
import { styleOf } from '../../../src/screen/kit/style.ts'
import { plainTheme } from '../../../src/terminal/theme.ts'
import { messagesIn } from '../../../src/text/index.ts'
import { alone, enrol, errand, points, revised } from '../../rules/wizards-revised/stage.ts'
import { replayed } from '../told.ts'

describe('the texts of Wizards revised', () => {
  it('state the price and the effect of a call for help before the player pays', () => {
    const { match } = alone(ann => {
      enrol(ann, 'sorcerers', 3)
      ann.points = points(40)
    })
    const asked = phrased(wizardsRevised, match.view(0), match.questions[0]!)
    expect(asked.options.find(({ id }) => id === 'call for help')).toMatchObject({
      label: 'Call For Help',
      note: 'instead of moving; costs 9 points of one kind, or all you have of it',
    })
    const odds = (ill: boolean) => {
      const view = alone(ann => {
        enrol(ann, 'druids', 1)
        ann.dazed = ill
      }).match
      return wizardsRevised.odds!(view.view(0), view.questions[0]!, 'call for help')
    }
    expect(odds(false)).toEqual([
      { what: 'taken to any land you name', hits: 4, of: 36 },
      { what: 'taken to a random space', hits: 12, of: 36 },
      { what: "nobody hears you, and you don't move", hits: 20, of: 36 },
    ])
    expect(odds(true).map(({ what }) => what)).toEqual([
      'healed, with an extra turn',
      'healed',
      "nobody hears you, and you don't move",
    ])
  })

  it('list marked Territories before unmarked ones on the Evil page', () => {
    const { match } = alone((_, state) => {
      const [elven] = standing(state, ['elven'])
      const [magic] = standing(state, ['magic'])
      state.demons = [`${magic!.id}.center`, `${magic!.id}.center`, `${elven!.id}.center`]
      state.wizards = []
    })
    const view = match.view(0)
    const name = (kind: 'common' | 'elven' | 'magic') => standing(view, [kind])[0]!.name
    expect(evilLines(ENGLISH, view).slice(2, 5)).toEqual([
      `${name('elven')}: 1 mark.`,
      `${name('magic')}: 2 marks.`,
      `${name('common')}: 0 marks.`,
    ])
  })

  it('name the Territories in danger as Evil chooses them, and the lands saved, in the query of the day (D9, D11)', () => {
    const day = (prepare: (state: WizardsState) => void) => {
      const { match } = alone((_, state) => {
        state.day = 31
        state.demons = []
        state.wizards = []
        prepare(state)
      })
      return wizardsRevised.inquire(match.view(0), 'day', '', null)!
    }
    const marked = 'Marked Territories fall first: Common ones, then Elven, then Magic. Next: '
    const on = (...demons: string[]) => day(state => state.demons.push(...demons))
    expect(on()).toContain('No Territory has any Demon or Task markers, so only one Common Territory falls.')
    expect(on('edgewood.b1', 'sacred-circle.b1', 'sacred-circle.b2')).toContain(`${marked}Edgewood.`)
    expect(on('edgewood.b1', 'woodland.b2')).toContain(`${marked}Edgewood or Woodland.`)
    // A High Wizard makes up for a marker, and decides a tie.
    const guarded = (...demons: string[]) =>
      day(state => {
        state.demons.push(...demons)
        state.wizards.push({ wizard: 'terek', at: 'edgewood.b3', letter: null, knownTo: [], cards: [] })
        state.decks.wizards.draw = state.decks.wizards.draw.filter(card => card !== 'terek')
      })
    expect(guarded('edgewood.b1', 'edgewood.b2', 'woodland.b2')).toContain(`${marked}Woodland.`)
    expect(day(state => Object.assign(state, { demons: ['edgewood.b1'], foreseen: 'woodland' }))).toEqual(
      expect.arrayContaining([`${marked}Woodland.`, 'Foreseen to fall: Woodland.']),
    )
    expect(on('sacred-circle.b1')).toContain('The Sacred Circle falls next, and then all is lost.')
    const saved = day(state => Object.assign(state, { completed: 1, tasksDone: 7, thwarts: 2 }))
    expect(saved).toEqual(
      expect.arrayContaining(['Tasks completed: 7; 1 of 3 toward saving a land.', 'Already saved: 2 lands.']),
    )
  })

  it('announce an attack on the sheet unless every land at stake is saved (D9, D10)', () => {
    const sheet = (fortnight: number, thwarts: number) => {
      const { match } = alone((ann, state) => {
        enrol(ann, 'wizards', 2)
        Object.assign(state, { day: 14 * fortnight - 1, thwarts, tasksDone: 3 * thwarts })
      })
      return sheetLines(match.view(0), 100, styleOf(plainTheme, 'unicode')).join('\n')
    }
    const attacks = 'The Evil Spirit attacks tomorrow.'
    expect(sheet(3, 0)).toContain(attacks)
    expect(sheet(3, 1)).not.toContain(attacks)
    expect(sheet(3, 1)).toContain('Already saved: 1 land.')
    // Two lands are at stake in the fifth Fortnight, and none in the first two.
    for (const fortnight of [1, 5]) {
      expect(sheet(fortnight, 1)).toContain(attacks)
      expect(sheet(fortnight, 1)).toContain('! attack')
    }
  })

  it('mark the partner of the lowest Rank, even one without an Order, if others have risen (D45)', () => {
    const team = (rank: 0 | 1 | 2, variant: 'competitive' | 'cooperative' = 'cooperative') => {
      const { match } = revised(
        ({ players: [ann, bob] }) => {
          enrol(ann!, 'wizards', 2)
          if (rank > 0) enrol(bob!, 'druids', rank)
        },
        { variant },
      )
      return teamLines(ENGLISH, match.view(0)).map(line => line.endsWith(' The others are waiting.'))
    }
    expect(team(0)).toEqual([false, true])
    expect(team(1)).toEqual([false, true])
    expect(team(2)).toEqual([false, false])
    expect(team(0, 'competitive')).toEqual([false, false])
  })

  it('give the odds of a meeting with rivals, but none for partners, who only exchange Tasks (D19, D44)', () => {
    const here = 'meadowfarm.c2'
    const odds = (variant: 'competitive' | 'cooperative') => {
      const { match } = revised(
        ({ players }) => {
          for (const player of players) enrol(player, 'sorcerers', 1)
          players[1]!.space = here
        },
        { variant },
      ).roll(2)
      return wizardsRevised.odds!(match.view(0), match.questions[0]!, `go ${here}`)
    }
    expect(odds('competitive')).toHaveLength(6)
    expect(odds('cooperative')).toEqual([])
  })

  it('count the days of a Horse and the turns of Elven Blood', () => {
    const { match } = alone((ann, state) => {
      enrol(ann, 'wizards', 2)
      ann.animal = { kind: 'horse', left: 2 }
      ann.events.push({ id: 37, until: null, turns: 2 })
      state.decks.events.draw = state.decks.events.draw.filter(id => id !== 37)
    })
    const view = match.view(0)
    const sheet = wizardsRevised.inquire(view, 'sheet', '', null)!.join(' ')
    expect(sheet).toContain('Animal: Horse, 3 days left.')
    expect(sheet).toContain('Event: Elven Blood, 2 turns left.')
    const cards = cardPage(view, 78, styleOf(plainTheme, 'unicode')).join(' ')
    expect(cards).toContain('3 days left')
    expect(cards).toContain('2 turns left')
  })

  it('mention five Ranks and no Gems', () => {
    const { match } = alone(ann => enrol(ann, 'wizards', 2))
    const view = match.view(0)
    expect(wizardsRevised.inquire(view, 'sheet', '', null)!.join(' ')).toContain('Rank 2 of 5')
    const told = [
      ...wizardsRevised.inquiries.map(({ text }) => text),
      ...wizardsRevised.inquiries.flatMap(({ word }) => wizardsRevised.inquire(view, word, '', null) ?? []),
      wizardsRevised.about,
    ]
    expect(told.filter(line => /\bGem/.test(line) && !/no Gems/.test(line))).toEqual([])
    const fallen = { ...match.state, result: { winners: [], text: '' }, fallen: ['sacred-circle'] }
    expect(wizardsRevised.ending!(fallen as never)).not.toContain('Gem')
    const duty = alone(ann => {
      enrol(ann, 'wizards', 2)
      ann.tasks.push(errand(48, 'hillshire.c6', true))
    })
    const cards = cardPage(view, 78, styleOf(plainTheme, 'unicode')).join(' ')
    expect(cards).toContain('The High Wizards')
    expect(cards).not.toContain('Gem')
    const page = taskPage(duty.match.view(0), 78, styleOf(plainTheme, 'unicode')).join(' ')
    expect(page).toContain('1 Mandatory: to be done before the last Rank.')
  })
})

describe('the revised game uses no text from 1982', () => {
  /**
   * Matches terms that only the book of 1982 has: Gems, four Ranks, ten Tasks to thwart Evil, thwarted attacks, Movement
   * Events that are lost.
   */
  const OLD =
    /\bGems?\b|Rank \d of 4|[Tt]en Tasks|toward thwarting|already thwarted|Movement Events are lost|even (?:to )?the Star Crest/

  it('in whole games: questions, answers, log, queries and the end', () => {
    const found = new Set<string>()
    const read = (...texts: (string | null | undefined)[]) => {
      for (const text of texts) if (text && OLD.test(text)) found.add(text)
    }
    for (const name of ['three-orders', 'islands-saved']) {
      const { header, moves } = replayed(name)
      const match = Match.begin(wizardsRevised, header)
      for (const [i, move] of moves.entries()) {
        const question = match.questions[0]!
        const words = phrased(wizardsRevised, match.view(question.seat), question)
        read(words.text, ...words.options.flatMap(({ label, note }) => [label, note]))
        if (i % 20 === 0)
          for (const { word } of wizardsRevised.inquiries)
            read(...(wizardsRevised.inquire(match.view(question.seat), word, '', null) ?? []))
        match.play(move)
        read(...match.lastEvents.map(event => wizardsRevised.sentence(event, header.seats)))
      }
      read(match.result?.text)
    }
    // The rules page mentions Gems only to say that there are none.
    expect([...found].filter(text => !text.includes('no Gems'))).toEqual([])
  })

  it('for a Dazed player, at the last Rank, or when Evil is thwarted', () => {
    const { match } = alone(ann => {
      enrol(ann, 'druids', 4)
      ann.dazed = true
    })
    const sheet = wizardsRevised.inquire(match.view(0), 'sheet', '', null)!.join(' ')
    expect(sheet).toContain('Rank 4 of 5')
    expect(sheet).toContain('a space at sea costs 1, any other 2')
    expect(sheet).not.toMatch(OLD)
    const last = alone(ann => enrol(ann, 'druids', 5 as never)).match
    expect(wizardsRevised.inquire(last.view(0), 'sheet', '', null)!.join(' ')).toContain('This is the highest Rank.')
    const thwart = { kind: 'thwart', completed: 0, thwarts: 1, day: 3, seat: null, rule: 'D8' } as const
    expect(wizardsRevised.sentence(thwart, ['Ann'])).toBe('Enough Tasks are done to save a land from the Evil Spirit.')
    const advances = { kind: 'advances', rank: 5, day: 3, seat: 0, rule: 'D1' } as const
    expect(wizardsRevised.sentence(advances as never, ['Ann'])).not.toMatch(OLD)
  })

  it('cards 21, 24 and 37 describe their new effects', () => {
    const drawn = (id: number) =>
      wizardsRevised.sentence({ kind: 'event', what: 'drawn', event: id, day: 3, seat: 0, rule: '8.5' } as never, [
        'Ann',
      ])
    expect(drawn(21)).toContain('the Star Crest only if it is open to you')
    expect(drawn(24)).toContain('you keep the card until it falls')
    expect(drawn(37)).toContain('For two turns you may transport yourself')
    for (const { id, text } of EVENTS) {
      const output = drawn(id) ?? ''
      // Every other card reads as before.
      if (![21, 24, 37].includes(id)) expect(output).toContain(text)
      expect(output).not.toMatch(OLD)
    }
  })
})

describe('an important event', () => {
  it('says what it means for everybody when a player joins Evil', () => {
    const joins = { kind: 'joins', order: 'evil', day: 3, seat: 1, rule: '8' } as const
    expect(wizardsRevised.sentence(joins, ['Ann', 'Bob', 'Cyd'])).toContain('nobody changes sides')
  })
})

describe('the page of differences', () => {
  it('is found by one word, and lists every difference with its number', () => {
    const lines = ruleLines(messagesIn('en'), rulebook, 'revised')
    for (let n = 1; n <= 46; n++)
      expect(
        lines.some(line => line.startsWith(`D${n}  `)),
        `D${n}`,
      ).toBe(true)
    expect(lines[0]).toMatch(/^R1\. Revised/)
    // None of them belongs to the 1982 game.
    expect(lines.filter(line => !/^(D\d+ |R\d\. |$)/.test(line))).toEqual([])
    expect(rulesFound(rulebook, 'revised').sections).toHaveLength(46)
  })
})
