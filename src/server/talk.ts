import { readTalk, type Spoke, type TalkWord } from '../commands/index.ts'
import { bargainsOf, type Seat } from '../kernel/index.ts'
import type { Sitting } from '../storage/index.ts'

/**
 * What words come to at a table where one keyboard serves several persons: whoever is asked speaks, and an offer may be
 * answered at once by whichever of them it was made to.
 */
export function spokeAt(
  { game, match }: Sitting,
  persons: readonly Seat[],
  asked: Seat | null,
  word: TalkWord,
  text: string,
): Spoke {
  const speakers = [...persons].sort((a, b) => Number(b === asked) - Number(a === asked))
  const view = match.view(speakers[0] ?? null)
  return readTalk(word, text, { game, seats: match.header.seats, speakers, view, bargains: bargainsOf(match) })
}
