import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, type Game, type Header, type Rule } from '../../src/kernel/index.ts'
import type { TableEffect } from '../../src/screen/effects.ts'
import type { Message } from '../../src/screen/model.ts'
import { OwnTable } from '../../src/screen/own-table.ts'
import { GameSession, savePath } from '../../src/storage/index.ts'
import { sentence } from '../../src/text/index.ts'
import { nthAnswer } from '../asked.ts'
import { folder } from '../folder.ts'
import { gameOf } from '../kernel/play.ts'
import { type ToyTable, toy, toyHeader } from '../kernel/toy.ts'
import { said } from '../words.ts'

/** Ann and Bob are asked in turns. Nothing is hidden until somebody peeks. */
const open: Game = gameOf(function* (table: ToyTable): Rule {
  for (let i = 0; i < 20; i++) {
    const seat = i % 2
    const id = yield* ask({
      ...{ seat, topic: 'turn', rule: '1', show: true },
      options: [{ id: 'wait' }, { id: 'peek' }, { id: 'roll' }],
    })
    if (id === 'peek') table.emit({ kind: 'told', seat, rule: '1', to: [seat] })
    if (id === 'roll') table.roll(seat, 1, 'luck', '1')
  }
}) as unknown as Game

function seated(game: Game = open, change: Partial<Header> = {}, path: string | null = null, saves: string = folder()) {
  const session = GameSession.begin(game, toyHeader(change), path)
  const news: Message[] = []
  const table = new OwnTable(session, saves, 'en', message => news.push(message))
  const does = (effect: TableEffect) => table.run(effect)
  const answer = (seat: number, id: string) => does({ kind: 'answer', seat, id })
  return { saves, session, table, news, does, answer, opening: table.open() }
}

/** The position in these messages, with its notice in words. */
function shown(messages: readonly Message[]) {
  const [message] = messages
  if (message?.kind !== 'position' && message?.kind !== 'news') throw new Error(`${message?.kind} shows no position`)
  const { position, notice } = message
  const { cover = null, secret = null } = message.kind === 'position' ? message : {}
  return { seat: position.seat, cover, secret, notice: notice?.lines.map(line => said(line)).join(' ') ?? null }
}
const noticeIn = ([message]: readonly Message[]) =>
  message?.kind === 'notice' ? [message.notice.tone, ...message.notice.lines.map(line => said(line))] : message

describe('a local table', () => {
  it('is covered only when the keyboard changes hands, and knows from then on if anything was hidden', () => {
    const { opening, answer, does, session } = seated(open, { practice: true })
    expect(shown(opening)).toMatchObject({ seat: 0, cover: true, secret: false })
    expect(shown(answer(0, 'wait'))).toMatchObject({ seat: 1, cover: true, secret: false })
    expect(shown(answer(1, 'peek'))).toMatchObject({ seat: 0, cover: true, secret: true })
    // The other player has seen the secret even if it is undone.
    does({ kind: 'undo', seat: 1, count: 1 })
    expect(session.match.events(0).filter(({ to }) => to !== undefined)).toEqual([])
    expect(shown(answer(1, 'wait'))).toMatchObject({ seat: 0, cover: true, secret: true })
    expect(shown(does({ kind: 'undo', seat: 0, count: 2 })).cover).toBe(false)
    expect(shown(seated(toy).opening)).toMatchObject({ cover: true, secret: true })
  })

  it('is never covered for a person among bots, who is shown even while a bot is asked', () => {
    const { opening, answer } = seated(open, { players: ['bot:wanderer', 'person'] })
    expect(shown(opening)).toMatchObject({ seat: 1, cover: false })
    const only = seated(open, { players: ['person', 'bot:wanderer'] })
    expect(shown(only.opening)).toMatchObject({ seat: 0, cover: false })
    expect(shown(only.answer(0, 'wait'))).toMatchObject({ seat: 0, cover: false })
    expect(() => answer(1, 'wait')).toThrow()
    const bots = seated(open, { players: ['bot:wanderer', 'bot:wanderer'] })
    expect(shown(bots.opening)).toMatchObject({ seat: null, cover: false })
    for (const { table } of [bots, only]) table.leave()
  })

  it('undoes and redoes as many moves as it can, and otherwise says why not', () => {
    const { answer, does } = seated(open)
    answer(0, 'wait')
    expect(shown(does({ kind: 'undo', seat: 0, count: 1 })).notice).toBe('Undone.')
    expect(shown(does({ kind: 'redo', seat: 0, count: 1 })).notice).toBe('Redone.')
    expect(noticeIn(does({ kind: 'redo', seat: 0, count: 1 }))).toEqual(['bad', 'Nothing to redo.'])
    answer(1, 'roll')
    expect(noticeIn(does({ kind: 'undo', seat: 1, count: 1 }))).toEqual([
      'bad',
      'Nothing to undo: something has been revealed since.',
    ])
    const practice = seated(open, { practice: true })
    for (const seat of [0, 1, 0]) practice.answer(seat, 'wait')
    expect(shown(practice.does({ kind: 'undo', seat: 0, count: 2 })).notice).toBe('Undone: the last 2 moves.')
    expect(practice.session.match.length).toBe(1)
    practice.does({ kind: 'redo', seat: 0, count: 2 })
    expect(practice.session.match.length).toBe(3)
    practice.does({ kind: 'undo', seat: 0, count: 2, exact: true })
    expect(practice.session.match.length).toBe(1)
    expect(noticeIn(practice.does({ kind: 'undo', seat: 0, count: 2, exact: true }))).toEqual([
      'bad',
      expect.stringMatching(/^You can undo only 1 move/),
    ])
    // The moves of bots don't count.
    const bot = seated(open, { practice: true, players: ['person', 'bot:wanderer'] })
    for (const seat of [0, 1, 0]) bot.session.answer(seat, 'wait')
    bot.does({ kind: 'undo', seat: 0, count: 2 })
    expect(bot.session.match.length).toBe(0)
    bot.table.leave()
  })

  it('rejects a pasted answer that reveals something, and accepts any other', () => {
    const { does, session } = seated(open)
    const paste = (id: string) => does({ kind: 'answer', seat: session.match.questions[0]!.seat, id, pasted: true })
    expect(noticeIn(paste('roll'))).toEqual(['bad', expect.stringMatching(/^Several keys arrived at once/)])
    expect(session.match.length).toBe(0)
    expect(shown(paste('wait'))).toMatchObject({ seat: 1, notice: null })
    expect(session.match.length).toBe(1)
  })

  it('says whether an answer can be undone, unless the question has been answered meanwhile', () => {
    const { does } = seated(open)
    const check = (seat: number, id: string) => does({ kind: 'check-irreversible', serial: 7, seat, id })
    expect(check(0, 'roll')).toEqual([{ kind: 'irreversibility', serial: 7, id: 'roll', final: true }])
    expect(check(0, 'wait')).toEqual([{ kind: 'irreversibility', serial: 7, id: 'wait', final: false }])
    expect([check(1, 'wait'), check(0, 'gone')]).toEqual([[], []])
  })

  it('copies the game to another save', () => {
    const path = join(folder(), 'own.cantrip')
    const { does, saves, answer } = seated(toy, {}, path)
    answer(0, 'leave purse')
    expect(noticeIn(does({ kind: 'copy', name: 'spare' }))).toEqual([
      'good',
      `A copy was saved as ${savePath(saves, 'spare')}.`,
    ])
    expect(GameSession.resume(savePath(saves, 'spare'), [toy]).match.length).toBe(1)
  })

  it('shows who plays each seat, and gives a seat to a bot or a person', () => {
    const { does, session, table } = seated(open)
    const seat = (words: string) => does({ kind: 'seat', words })
    expect(noticeIn(seat(''))).toEqual(['plain', 'Ann: person.', 'Bob: person.', 'bot:wanderer: Plays at random.'])
    expect(noticeIn(seat('Zoe bot:wanderer'))).toEqual(['plain', expect.any(String)])
    expect(noticeIn(seat('Bob chair'))).toEqual(['plain', expect.stringContaining('not "chair"')])
    expect(session.players).toEqual(['person', 'person'])
    expect(shown(seat('Bob wanderer')).notice).toMatch(/^Bob is now played by /)
    expect(session.players).toEqual(['person', 'bot:wanderer'])
    expect(shown(seat('Bob person')).notice).toBe('Bob is now played by a person.')
    table.leave()
  })

  it('shows chat to everybody and keeps it, and says what is wrong with an offer', () => {
    const { does, session } = seated(open)
    expect(shown(does({ kind: 'talk', word: 'say', text: 'Good morning' }))).toMatchObject({ seat: 0, notice: null })
    expect(session.match.chat).toMatchObject([{ by: 0, message: { say: 'Good morning' } }])
    expect(noticeIn(does({ kind: 'talk', word: 'offer', text: 'Bob gold' }))).toEqual(['bad', expect.any(String)])
  })

  it('changes its language, without covering the screen', () => {
    const german = { ...open, about: 'Ein Markt.' }
    const { does } = seated({ ...open, translations: { de: german } } as unknown as Game)
    const [message] = does({ kind: 'set-language', language: 'de' })
    if (message?.kind !== 'news') throw new Error('the position is no news')
    expect([message.position.language, message.notice]).toEqual(['de', null])
  })

  it('shows the history of a game only after its end', () => {
    const { does, session } = seated(toy)
    expect(does({ kind: 'load-history' })).toEqual([])
    for (let n = 0; !session.match.over; n++) {
      const question = session.match.questions[0]!
      session.answer(question.seat, nthAnswer(question, n))
    }
    expect(does({ kind: 'load-history' })).toMatchObject([{ kind: 'recalled', history: { standings: [] } }])
  })
})

describe('leaving a local table', () => {
  it('says how to continue the game if anything was played', () => {
    const farewell = (name: string | null, answers: number, elsewhere?: string) => {
      const home = folder()
      const path = name === null ? null : join(home, `${name}.cantrip`)
      const { table, answer } = seated(toy, {}, path, elsewhere ?? home)
      for (let seat = 0; seat < answers; seat++) answer(seat, 'leave purse')
      const words = said(table.farewell)
      expect(table.leave().ok).toBe(true)
      if (path !== null) expect(existsSync(`${path}.lock`)).toBe(false)
      return words
    }
    expect(farewell(null, 2)).toBeNull()
    expect(farewell('eve', 0)).toBeNull()
    expect(farewell('eve', 1)).toMatch(/\/eve\.cantrip; "cantrip resume eve" continues it\.$/)
    expect(farewell('my eve', 1)).toMatch(/\/my eve\.cantrip; "cantrip resume 'my eve'" continues it\.$/)
    expect(farewell('late', 1, '/elsewhere')).toMatch(/; "cantrip resume \/.*\/late\.cantrip" continues it\.$/)
  })

  it('shows the notes about the save once, when the game is opened', () => {
    const { session, opening } = seated(open)
    expect(shown(opening).notice).toBeNull()
    session.notes.push(sentence('table-redone'))
    const table = new OwnTable(session, '/nowhere')
    expect(shown(table.open()).notice).toBe('Redone.')
    expect(shown(table.open()).notice).toBeNull()
  })
})
