import { type ParsedTalk, readTalk, type TalkWord, talkContext } from '../commands/index.ts'
import type { Seat } from '../kernel/index.ts'
import type { GameSession } from '../storage/index.ts'

/**
 * Parses chat at a keyboard shared by several people. The speaker is the player to move, but anyone can reply to an
 * offer made to them.
 */
export function readSharedTalk(
  { game, match }: GameSession,
  persons: readonly Seat[],
  asked: Seat | null,
  word: TalkWord,
  text: string,
): ParsedTalk {
  const speakers = [...persons].sort((a, b) => Number(b === asked) - Number(a === asked))
  return readTalk(word, text, talkContext(match, game, speakers))
}
