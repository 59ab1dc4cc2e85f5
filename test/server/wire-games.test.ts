import { expect, it } from 'vitest'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { PositionDelta } from '../../src/server/position-delta.ts'
import { GameLog } from '../../src/server/positions.ts'
import { lineFor, readServerMessage } from '../../src/server/wire.ts'
import { games } from '../games/library.ts'

const ANSWERS = 150

for (const game of games)
  it(`a position of ${game.id} arrives at a hosted table with everything that its seat may see`, () => {
    const match = Match.begin(game, headerFor(game, 3, 'wire'))
    const log = new GameLog(match, () => null)
    const lines = match.header.seats.map(() => new PositionDelta())
    const random = seedRandom('wire', 'answers')
    for (let n = 0; n < ANSWERS && !match.over; n++) {
      for (const [seat, line] of lines.entries()) {
        const position = log.position(seat)
        const news = line.news(position, { asked: [seat], question: position.question })
        if (!news) continue
        const sent = { kind: 'position', serial: n, asking: n, own: false, notice: null, ...news } as const
        expect(readServerMessage(lineFor(sent))).toEqual(JSON.parse(lineFor(sent)))
      }
      const { seat, id } = randomAnswer(random, match.questions)
      match.answer(seat, id)
    }
  })
