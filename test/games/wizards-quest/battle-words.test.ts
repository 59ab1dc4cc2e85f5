import { describe, expect, it } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { type Game, inLanguage, phrased } from '../../../src/kernel/index.ts'
import { Stage } from '../../rules/wizards-quest/stage.ts'

/** Returns the question, and the answers with their notes. */
function asked(stage: Stage, language = 'en'): { text: string; answers: Record<string, string> } {
  const { match } = stage
  const [question] = match.questions
  const { text, options } = phrased(inLanguage(wizardsQuest as Game, language), match.view(question!.seat), question!)
  return { text, answers: Object.fromEntries(options.map(({ id, label, note = '' }) => [id, `${label}: ${note}`])) }
}

describe('the texts of a battle', () => {
  it('say who can fight the dragon, that it answers only a call before the first battle, and the odds (X.C.4)', () => {
    const stage = Stage.set({
      board: { larkley: 'A5', 'castle-1': 'A3H', 'hidden-hollow': '-', 'castle-8': 'B1' },
      dragon: 'hidden-hollow',
    })
    expect(asked(stage).answers['attack hidden-hollow']).toBe('Occupy Hidden Hollow: the dragon')
    expect(asked(stage).answers.dragon).toBe('Attack the dragon in Hidden Hollow: 91% chance to win')
    stage.say('dragon')
    expect(asked(stage).text).toBe(
      'Only a hero or a sorcerer can fight the dragon in Hidden Hollow. Call one to Larkley, or call off the attack.',
    )
    expect(asked(stage).answers['lead hero']).toBe(
      'Call the hero from Castle 1: then range 5, 91% chance to win, only before the first battle',
    )
    expect(asked(stage, 'de').text).toBe(
      'Nur Held oder Zauberer können den Drachen in Hidden Hollow angreifen. Ruf einen nach Larkley, oder brich den Angriff ab.',
    )
    stage.say('lead hero')
    expect(asked(stage).answers.fight).toBe('Fight a battle: 91% chance to beat the dragon if you fight to the end')
  })

  it('show the odds with reinforcements, and whose treasure is in a space', () => {
    const stage = Stage.set({
      board: { larkley: 'A2', heatherlawn: 'A9', 'sighing-grass': 'o3', 'castle-8': 'B1' },
      treasures: { 'sighing-grass': 'B ring' },
    })
    expect(asked(stage).answers['attack sighing-grass']).toBe("Attack Sighing Grass: 3 orcs, Bob's treasure")
    stage.say('attack sighing-grass')
    expect(asked(stage).answers['bring heatherlawn']).toMatch(
      /^Bring men from Heatherlawn: up to 8, then range 4, 98% chance to win$/,
    )
  })
})
