import { describe, expect, it } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { type Game, inLanguage, phrased } from '../../../src/kernel/index.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

function questionText({ match }: Stage, language = 'en'): string {
  const [question] = match.questions
  return phrased(inLanguage(wizardsQuest as Game, language), match.view(question!.seat), question!).text
}

describe('the question about petitions', () => {
  const board = { 'castle-3': 'A9', 'cattle-meade': 'A3', windfor: 'A3', 'castle-8': 'B1' }

  it.each([
    [{ cards: [[]] }, [], 'Draw a petition, or continue?'],
    [{ cards: [['farmhands']] }, [], 'Draw a petition, play a card, or continue?'],
    [{ cards: [['farmhands']] }, ['draw'], 'Play a card, or continue?'],
    [{ cards: [[]], boats: 1 }, ['draw'], 'Send a boat, or continue?'],
    [{ cards: [['farmhands', 'spearmen']] }, ['draw'], 'You hold three cards and must play one. Which?'],
  ])('names only what the player can do: %j after %j', (options, said, text) => {
    const stage = Stage.set({ phase: 'petition', board, ...options }).stack('hard-pressed')
    stage.say(...said)
    expect(questionText(stage)).toBe(text)
  })

  it('names the same in German', () => {
    const stage = Stage.set({ phase: 'petition', board, cards: [[]], boats: 1 }).stack('hard-pressed')
    expect(questionText(stage, 'de')).toBe('Ziehst du eine Bittkarte, oder geht es weiter?')
    expect(questionText(stage.say('draw'), 'de')).toBe('Schickst du ein Boot, oder geht es weiter?')
  })
})

describe("a player's line", () => {
  const lineOf = (board: Record<string, string>, language = 'en') =>
    inLanguage(wizardsQuest as Game, language).inquire(Stage.set({ board }).match.view(0), 'player', 'Ann')?.[0]

  it('counts leaders as pieces, not as men', () => {
    expect(lineOf({ larkley: 'A4H', 'castle-8': 'B1' })).toBe('Ann (red): one space, 5 pieces, 4 men a turn.')
    expect(lineOf({ larkley: 'AH', 'castle-8': 'B1' })).toBe('Ann (red): one space, one piece, 4 men a turn.')
    expect(lineOf({ larkley: 'A4H', 'castle-8': 'B1' }, 'de')).toBe('Ann (Rot): ein Feld, 5 Steine, 4 Mann je Runde.')
  })
})

describe('the log of reinforcements', () => {
  it('tells the men from cards apart when a card has cost all others', () => {
    const stage = Stage.set({
      phase: 'petition',
      board: { 'castle-3': 'A9', 'castle-8': 'B1' },
      cards: [['spearmen']],
    }).stack('no-road')
    stage.say('play spearmen', 'draw')
    const event = stage.match.events().find(({ kind }) => kind === 'reinforced')!
    const told = (language: string) => inLanguage(wizardsQuest as Game, language).sentence(event, ['Ann', 'Bob'])
    expect(told('en')).toBe('Ann holds a kingdom of one space and gets no men, except 4 from cards.')
    expect(told('de')).toBe('Ann hält ein Reich von einem Feld und bekommt keinen Mann, außer 4 von Karten.')
  })
})
