// Loads the games with their bots, screens and rulebooks.
import '../library.ts'
import { describe, expect, it } from 'vitest'
import { botCalled } from '../../../src/bots/index.ts'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { rulebook } from '../../../src/games/wizards-quest/rulebook.ts'
import type { QuestEvent } from '../../../src/games/wizards-quest/rules/components.ts'
import { inLanguage, seedRandom } from '../../../src/kernel/index.ts'
import {
  GuideReader,
  guidedHeader,
  guideOf,
  guideWords,
  isOver,
  layReady,
  pointedAt,
  stepAt,
} from '../../../src/server/guide.ts'
import { Sitting } from '../../../src/storage/index.ts'
import { wrap } from '../../../src/terminal/text.ts'
import { worded } from '../../asked.ts'
import { english } from '../../words.ts'

const HEADER = guidedHeader(wizardsQuest, 'Ann')!
const GUIDE = wizardsQuest.guide!

/** The guided game: Ann takes what the guide points at, and where it points at nothing does as an apprentice. */
function followed(stray = false) {
  const sitting = Sitting.begin(wizardsQuest, HEADER, null)
  const reader = new GuideReader(GUIDE, sitting.match)
  const random = seedRandom('', 'bots')
  const apprentice = botCalled('wizards-quest', 'apprentice')!
  const met: string[] = []
  const said: string[] = []
  for (let i = 0; i < 400 && !isOver(reader.now()); i++) {
    const place = reader.now()
    const step = stepAt(place)
    if (step && met.at(-1) !== step.id) met.push(step.id)
    said.push(english.tell(guideWords(place).say))
    const question = sitting.match.questions[0]!
    const { seat } = question
    const wanted = GUIDE.steps.slice(place.at).find(({ until }) => !until.every(signal => 'see' in signal))
    const usual = apprentice.answer(sitting.match.view(seat), question, random)
    const pointed = seat === 0 && !stray ? pointedAt(wanted, worded(sitting.match, question)) : null
    const id = pointed?.id ?? usual
    if (seat === 0) layReady(reader, sitting, seat, id)
    sitting.answer(seat, id)
  }
  return { sitting, met, said }
}

describe("the first game of Wizard's Quest", () => {
  it('is played by one person against two apprentices, and known by its seed', () => {
    expect(HEADER).toMatchObject({
      seats: ['Ann', 'Brom', 'Cora'],
      players: ['person', 'bot:apprentice', 'bot:apprentice'],
    })
    expect(guideOf(wizardsQuest, HEADER)).toBe(GUIDE)
    expect(guideOf(wizardsQuest, { ...HEADER, seats: ['Ann', 'Ben'] })).toBeNull()
    expect(guideOf(wizardsQuest, { ...HEADER, seed: 'other' })).toBeNull()
  })

  it('goes through its steps in order, and ends with the first campaign won in the first turn', () => {
    const { sitting, met } = followed()
    // The chronicle is only asked to be looked at: the next answer passes it together with the draw.
    expect(met).toEqual(GUIDE.steps.map(({ id }) => id).filter(id => id !== 'draw'))
    const events = sitting.match.events() as readonly QuestEvent[]
    expect(events.filter(event => event.kind === 'captures' && event.side === 0)).toHaveLength(1)
    expect(events.find(event => event.kind === 'captures' && event.side === 0)?.day).toBe(1)
  })

  it('comes to its end whatever somebody does instead', () => {
    const { met } = followed(true)
    expect(met.at(-1)).toBe('end')
  })

  it('names rules that the book has, and says no more than has room', () => {
    for (const language of ['en', 'de']) {
      const { steps, asides, end } = inLanguage(wizardsQuest, language).guide!
      for (const { rule } of [...steps, ...asides]) expect([rule, rulebook.section(rule)?.id]).toEqual([rule, rule])
      for (const { id, say } of [...steps, ...asides]) expect([id, wrap(say, 78).length <= 3]).toEqual([id, true])
      expect(wrap(end, 78).length).toBeLessThanOrEqual(3)
    }
  })
})
