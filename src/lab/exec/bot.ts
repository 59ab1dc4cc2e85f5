import { basename } from 'node:path'
import * as v from 'valibot'
import { type Bot, registerExternalBot } from '../../bots/index.ts'
import { excerpt } from '../../commands/index.ts'
import { allows, below, KernelError, type Question } from '../../kernel/index.ts'
import { UserError } from '../../storage/index.ts'
import { sentence } from '../../text/index.ts'
import { questionAsData } from '../engine/data.ts'
import { ProgramTalk } from './talk.ts'

const LIMIT = 10_000

/** A program that plays seats, with the name of its bot, its command, and its time limit per answer in ms. */
export interface SeatProgram {
  readonly name: string
  readonly command: string
  readonly limit: number
}

/** The commands of the bots in this process, by bot name. */
const commandsByBot = new Map<string, string>()

/**
 * Returns a program with its bot name, such as `exec-mybot`. The same programs in the same order always get the same
 * names.
 */
export function nameProgram(command: string, limit = LIMIT): SeatProgram {
  const words = command.split(/\s+/).filter(word => !word.startsWith('-'))
  const file = words.findLast(word => /[./]/.test(word)) ?? words[0] ?? ''
  const bare = basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const first = `exec-${bare || 'program'}`.slice(0, 20)
  for (let n = 0; ; n++) {
    const name = n === 0 ? first : `${first}-${String.fromCharCode(97 + n)}`
    if ((commandsByBot.get(name) ?? command) !== command) continue
    commandsByBot.set(name, command)
    return { name, command, limit }
  }
}

const AnswerShape = v.object({ id: v.string() })

/** Registers a program as a bot for a game. The program receives only its seat's view. */
export function registerProgram(game: string, program: SeatProgram): void {
  registerExternalBot(game, botOfProgram(game, program))
}

function botOfProgram(game: string, { name, command, limit }: SeatProgram): Bot {
  let talk: ProgramTalk | null = null
  return {
    name,
    about: () => command,
    answer() {
      throw new KernelError('a program can only answer asynchronously; call ask()')
    },
    async ask(view, question, random) {
      talk ??= new ProgramTalk(command, limit)
      const position = { kind: 'position', game, seat: question.seat, view, question: questionAsData(question) }
      const line = await talk.ask(JSON.stringify({ ...position, random: below(random, 2 ** 31) }))
      return idIn(line, question, command)
    },
  }
}

/** Parses a program's answer. If it is invalid, throws a UserError that quotes it. */
function idIn(line: string, question: Question, program: string): string {
  let reply: unknown
  try {
    reply = JSON.parse(line)
  } catch {
    throw new UserError(sentence('bot-program-no-json', { program, input: excerpt(line) }))
  }
  const found = v.safeParse(AnswerShape, reply)
  if (found.success && allows(question, found.output.id)) return found.output.id
  const values = { program, input: excerpt(line), example: excerpt(question.options[0]?.id ?? '') }
  throw new UserError(sentence('bot-program-no-answer', values))
}
