import { utimesSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { ask, type Game, type Rule } from '../../src/kernel/index.ts'
import { WIRE_PROTOCOL } from '../../src/server/wire.ts'
import { gameOf } from '../kernel/play.ts'
import type { ToyState, ToyTable } from '../kernel/toy.ts'
import { type Open, openTable, PATIENCE, Raw } from './tables.ts'

/** Two players walk in turn, four steps in all. If they are cursed, a rule can fail. */
const walk: Game = {
  ...(gameOf(function* (table: ToyTable): Rule {
    for (let i = 0; i < 4; i++) {
      const options = ['east', 'west', ...(table.state.cursed ? ['fall'] : [])].map(id => ({ id }))
      const id = yield* ask({ seat: i % 2, topic: 'wander', rule: '2.1', options, waiting: 'walk' })
      if (id === 'fall') throw new Error('a step that is not there')
      table.emit({ kind: 'walked', seat: i % 2, rule: '2.1', space: i })
    }
    table.end({ winners: [0], text: 'Home.' })
  }) as unknown as Game),
  waitingFor: topic => `${topic}ing`,
}

const opened = (practice = false) => openTable({ seats: ['Ann', 'Ben'], practice }, walk)
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: PATIENCE, interval: 5 })
const here = async (raw: Raw): Promise<Raw> => {
  await until(() => raw.of('position').length > 0)
  return raw
}
const sentAway = async (raw: Raw): Promise<string | null> => {
  await until(() => raw.bye !== null)
  return raw.bye
}
const noticed = async (raw: Raw): Promise<string> => {
  const { length } = raw.notices
  await until(() => raw.notices.length > length)
  return raw.notices.at(-1)!
}

/** Makes the player whose turn it is walk, once they have been asked. */
async function steps({ session: { match } }: Open, raw: Raw): Promise<void> {
  const { length } = match
  await until(() => raw.of('position').findLast(told => told.length !== undefined)?.length === length)
  raw.says({ kind: 'answer', asking: raw.asking, id: 'east' })
  await until(() => match.length > length)
}

describe('a client that connects', () => {
  it("greets first, once, and with the table's protocol version", async () => {
    const at = await opened()
    const rude = new Raw(at)
    rude.says({ kind: 'undo', count: 1 })
    expect(await sentAway(rude)).toBe('The first message must be a greeting.')
    const old = new Raw(at)
    old.says({ kind: 'hello', cantrip: WIRE_PROTOCOL + 1, seat: null, phrase: null, take: false, language: 'en' })
    expect(await sentAway(old)).toBe(
      `This table uses version ${WIRE_PROTOCOL} of the protocol, and you use version ${WIRE_PROTOCOL + 1}; use the same version of cantrip.`,
    )
    const twice = await here(new Raw(at, null))
    twice.says({ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'en' })
    expect(await sentAway(twice)).toBe('You have already sent a greeting.')
    const again = await here(new Raw(at, 'Ann'))
    again.says({ kind: 'hello', cantrip: WIRE_PROTOCOL, seat: null, phrase: null, take: false, language: 'en' })
    expect(await sentAway(again)).toBe('You have already sent a greeting.')
    expect(at.faults).toEqual([])
  })

  it('sends a passphrase and waits, and may not send a second greeting in the meantime', async () => {
    const at = await opened()
    await at.locks.set('Ann', 'open sesame')
    const none = new Raw(at, 'Ann')
    expect(await sentAway(none)).toBe("Ann's seat needs a passphrase.")
    expect(none.of('refused')).toMatchObject([{ wants: 'phrase' }])
    const hasty = new Raw(at, 'Ann', { phrase: 'open sesame' })
    hasty.says({ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'en' })
    expect(await sentAway(hasty)).toBe('Send only one greeting at a time.')
    const wrong = new Raw(at, 'Ann', { phrase: 'open barley' })
    expect(await sentAway(wrong)).toBe('That is not the passphrase.')
    expect(wrong.of('refused')).toMatchObject([{ wants: 'phrase' }])
    const ann = await here(new Raw(at, 'Ann', { phrase: 'open sesame' }))
    expect(ann.of('welcome')).toMatchObject([{ seat: 0, name: 'eve', cantrip: WIRE_PROTOCOL }])
    // A client sent away while waiting gets no seat.
    expect(at.log).toEqual(['Somebody entered a wrong passphrase for Ann.', 'Ann has joined.'])
    expect(at.present).toEqual([1])
  })

  it('is turned away if too many clients are waiting', async () => {
    const at = await opened()
    await at.locks.set('Ann', 'open sesame')
    at.locks.accepts = () => Promise.resolve(null)
    const ann = new Raw(at, 'Ann', { phrase: 'open sesame' })
    expect(await sentAway(ann)).toBe('Too many people are trying to join; try again in a moment.')
    expect(ann.of('refused')).toMatchObject([{ wants: 'phrase' }])
  })

  it("is turned away if the passphrase cannot be checked, which is the host's problem", async () => {
    const at = await opened()
    await at.locks.set('Ann', 'open sesame')
    at.locks.accepts = () => Promise.reject(new Error('the disk is gone'))
    const ann = new Raw(at, 'Ann', { phrase: 'open sesame' })
    expect(await sentAway(ann)).toBe("The passphrases of this table can't be read; ask the host to fix this.")
    expect(at.faults).toEqual([new Error('the disk is gone')])
    expect(at.log).toEqual([])
  })

  it('cannot sit down while the passphrase file is damaged, but seated players play on', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    const ben = await here(new Raw(at, 'Ben'))
    writeFileSync(`${at.save}.seats`, 'nonsense')
    expect(await sentAway(new Raw(at, 'Ann', { take: true }))).toContain('eve.cantrip.seats is damaged')
    ben.says({ kind: 'seat', words: 'Ann bot:wanderer' })
    await noticed(ben)
    await steps(at, ann)
    ann.leave()
    await until(() => ben.of('people').at(-1)?.people.seats[0]?.here === false)
    expect(
      ben
        .of('people')
        .at(-1)
        ?.people.seats.map(({ locked }) => locked),
    ).toEqual([true, true])
    ben.says({ kind: 'seat', words: 'Ann bot:wanderer' })
    expect(await noticed(ben)).toContain('eve.cantrip.seats is damaged')
    await steps(at, ben)
    expect([at.faults, at.session.players]).toEqual([[], ['person', 'person']])
  })

  it('asks for an existing free seat, in any spelling, or watches', async () => {
    const at = await opened()
    expect(await sentAway(new Raw(at, 'Zoe'))).toBe('There is no seat "Zoe" at this table; the seats are Ann, Ben.')
    const ann = await here(new Raw(at, 'aNN'))
    const { game, rules, options, practice } = at.session.header
    expect(ann.of('welcome').map(({ seat, header }) => [seat, header])).toEqual([
      [0, { game, rules, options, practice, seats: ['Ann', 'Ben'] }],
    ])
    expect(JSON.stringify(ann.told)).not.toContain('"seed"')
    expect(ann.of('position')).toMatchObject([{ own: true, from: 0 }])
    const second = new Raw(at, 'Ann')
    expect(await sentAway(second)).toBe("Ann's seat is taken.")
    expect(second.of('refused')).toMatchObject([{ wants: 'take' }])
    const watcher = await here(new Raw(at, null))
    expect(watcher.of('welcome')).toMatchObject([{ seat: null }])
    await here(new Raw(at, 'Ann', { take: true }))
    expect(await sentAway(ann)).toBe("Ann's seat was taken over from another terminal.")
    await until(() => at.present.at(-1) === 2)
    expect(at.log).toContain('A spectator has joined.')
  })

  it('does not count yet, and receives nothing', async () => {
    const at = await opened()
    const stranger = new Raw(at)
    await stranger.connected
    const ann = await here(new Raw(at, 'Ann'))
    await steps(at, ann)
    expect(at.present).toEqual([1])
    stranger.says({ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'en' })
    await until(() => stranger.of('table').length > 0)
    expect(stranger.told.map(({ kind }) => kind)).toEqual(['table'])
  })

  it('finds room while at most sixty-three others are connected', async () => {
    const at = await opened()
    const many = Array.from({ length: 32 }, () => new Raw(at, null))
    await until(() => many.every(raw => raw.of('welcome').length > 0))
    // Spectators leave room for players.
    expect(await sentAway(new Raw(at, null))).toBe('This table is full.')
    const ann = new Raw(at, 'Ann')
    await until(() => ann.of('welcome').length > 0)
    const rest = Array.from({ length: 31 }, () => new Raw(at))
    await Promise.all(rest.map(raw => raw.connected))
    expect(await sentAway(new Raw(at, null))).toBe('This table is full.')
    many[0]!.leave()
    await until(() => at.log.includes('A spectator has left.'))
    await here(new Raw(at, null))
  })
})

describe('a player at a table', () => {
  it('hears who comes and goes, and a player who is asked while away is reported', async () => {
    const at = await opened()
    expect(at.turns).toEqual(['Ann'])
    const ann = await here(new Raw(at, 'Ann'))
    const ben = await here(new Raw(at, 'Ben'))
    await until(() => ann.of('people').at(-1)?.people.seats[1]?.here === true)
    ben.leave()
    await until(() => ann.of('people').at(-1)?.people.seats[1]?.here === false)
    expect(at.present).toEqual([1, 2, 1])
    ann.says({ kind: 'answer', asking: ann.asking, id: 'east' })
    await until(() => at.turns.length === 2)
    expect(at.turns).toEqual(['Ann', 'Ben'])
    expect(at.log).toEqual(['Ann has joined.', 'Ben has joined.', 'Ben has left.'])
  })

  it('is not reported as away if asked while present', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    const ben = await here(new Raw(at, 'Ben'))
    ann.says({ kind: 'answer', asking: ann.asking, id: 'east' })
    await until(() => ben.of('position').at(-1)?.asked?.includes(1) === true)
    // Only Ann was asked before she came.
    expect(at.turns).toEqual(['Ann'])
  })

  it('is told why an answer is refused: not offered, not asked for, or the game is over', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    const ben = await here(new Raw(at, 'Ben'))
    ann.says({ kind: 'answer', asking: ann.asking, id: 'fly' })
    expect(await noticed(ann)).toBe('"fly" is not possible here')
    ben.says({ kind: 'answer', asking: ben.asking, id: 'east' })
    expect(await noticed(ben)).toBe('Ben has nothing to choose now')
    for (const raw of [ann, ben, ann, ben]) await steps(at, raw)
    await until(() => ann.of('position').at(-1)?.result !== undefined)
    ann.says({ kind: 'answer', asking: ann.asking, id: 'east' })
    expect(await noticed(ann)).toBe('the game is over')
    // Everybody is disconnected when a game is over, including those who have not greeted.
    const silent = new Raw(at)
    await silent.connected
    await here(new Raw(at, null)).then(watcher => watcher.leave())
    await until(() => at.log.includes('A spectator has left.'))
    ann.leave()
    await until(() => at.log.includes('Ann has left.'))
    expect(at.log).not.toContain('deserted')
    // A client that has not greeted does not keep it open either.
    const stranger = new Raw(at)
    stranger.says({ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'en' })
    await until(() => stranger.of('table').length > 0)
    expect(stranger.of('table')).toMatchObject([{ over: true, asked: [] }])
    ben.leave()
    await until(() => at.log.includes('deserted'))
    silent.leave()
  })

  it('is told whether an answer could be undone, but only for answers to the open question', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    const { asking } = ann
    ann.says({ kind: 'check-irreversible', serial: 1, asking: asking + 1, id: 'east' })
    ann.says({ kind: 'check-irreversible', serial: 2, asking, id: 'fly' })
    ann.says({ kind: 'check-irreversible', serial: 3, asking, id: 'east' })
    await until(() => ann.of('irreversibility').length > 0)
    const final = at.session.match.isIrreversible(0, 'east')
    expect(ann.of('irreversibility')).toEqual([{ kind: 'irreversibility', serial: 3, id: 'east', final }])
    // A player who is not asked cannot preview an answer.
    const ben = await here(new Raw(at, 'Ben'))
    ben.says({ kind: 'check-irreversible', serial: 1, asking: ben.asking, id: 'east' })
    ben.says({ kind: 'seat', words: '' })
    await noticed(ben)
    expect([ben.of('irreversibility'), at.faults]).toEqual([[], []])
  })

  it('hears of an internal error, which leaves the game where it was and open to all', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'], options: { cursed: 'yes' } }, walk)
    const ann = await here(new Raw(at, 'Ann'))
    ann.says({ kind: 'answer', asking: ann.asking, id: 'fall' })
    expect(await noticed(ann)).toBe('Something went wrong inside cantrip; nothing has changed.')
    expect([at.faults.length, at.session.match.length]).toEqual([1, 0])
    ann.says({ kind: 'answer', asking: ann.asking, id: 'east' })
    await until(() => at.session.match.length === 1)
  })

  it('undoes their own moves, as many as possible, and all hear of it', async () => {
    const at = await opened(true)
    const ann = await here(new Raw(at, 'Ann'))
    const ben = await here(new Raw(at, 'Ben'))
    ann.says({ kind: 'undo', count: 1 })
    expect(await noticed(ann)).toBe("Nothing to undo: that's where the game starts.")
    ann.says({ kind: 'answer', asking: ann.asking, id: 'east' })
    await until(() => at.session.match.length === 1)
    ann.says({ kind: 'undo', count: 1 })
    await until(() => at.session.match.length === 0)
    await until(() => ben.of('position').at(-1)?.notice === 'Ann has undone the last move.')
    expect(ann.of('position').at(-1)).toMatchObject({ own: true, notice: 'Ann has undone the last move.' })
    expect(ben.of('position').at(-1)).toMatchObject({ own: false })
  })

  it('hears that the game cannot be saved now, and the host hears why', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    const ben = await here(new Raw(at, 'Ben'))
    const { session } = at
    const answer = session.answer.bind(session)
    session.answer = (seat, id) => ({ ...answer(seat, id), sentence: 'The disk is full.' })
    Object.defineProperty(session, 'waiting', { value: 1, configurable: true })
    await steps(at, ann)
    const said = "The host can't save the game right now. You can keep playing; it will be saved as soon as possible."
    await until(() => ben.of('position').at(-1)?.notice === said && ann.of('position').at(-1)?.notice === said)
    expect(at.log).toContain('The disk is full.')
    Object.defineProperty(session, 'waiting', { value: 0 })
    await steps(at, ben)
    await until(() => ann.of('position').at(-1)?.notice === null)
  })

  it('hears nothing if nothing is new, and the player who acted hears that it is done', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    const watcher = await here(new Raw(at, null))
    const told = watcher.of('position').length
    const own = ann.of('position').length
    ann.says({ kind: 'language', language: 'en' })
    await until(() => ann.of('position').length > own)
    expect(ann.of('position').at(-1)).toMatchObject({ own: true, entries: [], notice: null })
    expect(ann.of('position').map(({ serial }) => serial)).toEqual([1, 2])
    // The next message is about the next event.
    await steps(at, ann)
    await until(() => watcher.of('position').length > told)
    expect(watcher.of('position')).toHaveLength(told + 1)
    expect(watcher.of('position').at(-1)).toMatchObject({ own: false, asking: 0, asked: [1], length: 1 })
    expect(watcher.of('position').at(-1)?.from).toBe(0)
    expect(ann.of('position').at(-1)).toMatchObject({ own: true, serial: 3 })
  })

  it('is not shown the questions of the bot that plays for them', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    expect(ann.of('position').at(-1)?.question?.topic).toBe('wander')
    ann.says({ kind: 'seat', words: 'Ann bot:wanderer' })
    await until(() => at.session.match.length === 1)
    await until(() => ann.of('position').at(-1)?.length === 1)
    const [, ...later] = ann.of('position')
    expect(later[0]).toMatchObject({ own: true, question: null, notice: 'Ann is now played by bot:wanderer.' })
    expect(later.slice(1).map(({ question }) => question ?? null)).toEqual(later.slice(1).map(() => null))
    expect(ann.of('people').at(-1)?.people.seats[0]?.bot).toBe(true)
    expect(at.log).toContain('Ann is now played by bot:wanderer.')
    // Ben, who is asked next and is away, is reported. A bot never is.
    expect(at.turns).toEqual(['Ann', 'Ben'])
    const ben = await here(new Raw(at, 'Ben'))
    // The bot is asked again after Ben's turn, without Ann.
    ann.leave()
    await until(() => at.log.includes('Ann has left.'))
    while (at.session.match.moves.filter(move => 'seat' in move && move.seat === 0).length < 2) {
      const { length } = at.session.match
      ben.says({ kind: 'answer', asking: ben.asking, id: at.session.match.questions[0]!.options[0]!.id })
      await until(() => at.session.match.length > length && at.session.match.questions[0]?.seat !== 0)
      await until(() => ben.of('position').at(-1)?.length === at.session.match.length)
    }
    expect(at.turns).toEqual(['Ann', 'Ben'])
  })

  it('can speak five times at once and then every other second, and hears why a message is refused', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    ann.says({ kind: 'talk', word: 'accept', text: '' })
    await noticed(ann)
    for (let i = 0; i < 6; i++) ann.says({ kind: 'talk', word: 'say', text: `Word ${i}.` })
    await until(() => ann.notices.includes('Not so fast: let the others speak too.'))
    expect(at.session.match.chat).toHaveLength(5)
    await until(
      () =>
        ann
          .of('position')
          .at(-1)
          ?.entries.some(({ text }) => text.includes('Word 4.')) === true,
    )
    expect(ann.of('position').at(-1)?.own).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2100 })
    try {
      for (const word of ['Later.', 'Too early.']) ann.says({ kind: 'talk', word: 'say', text: word })
      await until(() => ann.notices.filter(notice => notice.startsWith('Not so fast')).length === 2)
      expect(at.session.match.chat).toHaveLength(6)
    } finally {
      vi.useRealTimers()
    }
  })

  it('can give away their own seat even if it has a passphrase', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben', 'Cleo'] }, walk)
    await at.locks.set('Ann', 'only Ann knows')
    const ann = await here(new Raw(at, 'Ann', { phrase: 'only Ann knows' }))
    ann.says({ kind: 'seat', words: 'Ann bot:wanderer' })
    await until(() => at.session.players[0] === 'bot:wanderer')
    expect(at.faults).toEqual([])
  })

  it('can ask who plays which seat, and give away their own seat and free ones', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben', 'Cleo'] }, walk)
    await at.locks.set('Cleo', 'only Cleo knows')
    const ann = await here(new Raw(at, 'Ann'))
    const ask = (words: string) => {
      ann.says({ kind: 'seat', words })
      return noticed(ann)
    }
    expect(await ask('')).toMatch(/^Ann: person\. Ben: person\. Cleo: person\. bot:wanderer: /)
    expect(ann.of('notice').at(-1)?.tone).toBe('plain')
    expect(await ask('Ben bot:merlin')).toContain('bot:merlin')
    expect(await ask('Cleo bot:wanderer')).toBe("Cleo's seat has a passphrase, so only Cleo can give it away.")
    const ben = await here(new Raw(at, 'Ben'))
    expect(await ask('Ben bot:wanderer')).toBe("Ben's seat is taken, and only Ben can give it away.")
    ben.leave()
    await until(() => at.log.includes('Ben has left.'))
    ann.says({ kind: 'seat', words: 'Ben bot:wanderer' })
    await until(() => at.session.players[1] === 'bot:wanderer')
    await until(() => ann.of('people').at(-1)?.people.seats[1]?.bot === true)
    expect(ann.of('people').at(-1)?.people.seats[1]).toEqual({ name: 'Ben', here: true, bot: true, locked: false })
    // A player who joins at a bot's seat and confirms plays it.
    expect(await sentAway(new Raw(at, 'Ben'))).toBe("A bot is playing Ben's seat.")
    await here(new Raw(at, 'Ben', { take: true }))
    expect(at.session.players[1]).toBe('person')
    expect(at.faults).toEqual([])
  })

  it('cannot act at a seat given to a bot', async () => {
    const at = await opened()
    // It is Ann's turn, so the table is not waiting for Ben's bot.
    const ben = await here(new Raw(at, 'Ben'))
    const watcher = await here(new Raw(at, null))
    ben.says({ kind: 'seat', words: 'Ben bot:wanderer' })
    // Everybody is notified, even if they also get other news.
    for (const raw of [ben, watcher])
      await until(() => raw.of('position').at(-1)?.notice === 'Ben is now played by bot:wanderer.')
    const why = 'A bot plays for Ben; "seat Ben person" takes the seat back.'
    ben.says({ kind: 'answer', asking: ben.asking, id: 'east' })
    expect(await noticed(ben)).toBe(why)
    ben.says({ kind: 'undo', count: 1 })
    expect(await noticed(ben)).toBe(why)
    const ann = await here(new Raw(at, 'Ann'))
    await steps(at, ann)
    await until(() => at.session.match.length === 2)
    expect(at.session.match.moves.map(move => 'seat' in move && move.seat)).toEqual([0, 1])
    expect(at.faults).toEqual([])
  })

  it('redoes its own undone answer until there is another one', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann'))
    const before = at.session.match.length
    ann.says({ kind: 'answer', asking: ann.asking, id: 'east' })
    await until(() => at.session.match.length === before + 1)
    ann.says({ kind: 'redo', count: 1 })
    expect(await noticed(ann)).toBe('Nothing to redo.')
    ann.says({ kind: 'undo', count: 1 })
    await until(() => at.session.match.length === before)
    await until(() => ann.of('position').at(-1)?.redoable === 1)
    ann.says({ kind: 'redo', count: 1 })
    await until(() => at.session.match.length === before + 1)
    expect(at.session.match.moves.at(-1)).toEqual({ seat: 0, id: 'east' })
    await until(() => ann.of('position').at(-1)?.redoable === 0)
    expect(at.faults).toEqual([])
  })

  it('is sent everything again in another language on request', async () => {
    const at = await opened()
    const ann = await here(new Raw(at, 'Ann', { language: 'de' }))
    ann.says({ kind: 'answer', asking: ann.asking, id: 'fly' })
    expect(await noticed(ann)).toMatch(/fly/)
    expect(ann.notices[0]).not.toContain('possible')
    const { length } = ann.of('position')
    ann.says({ kind: 'language', language: 'en' })
    await until(() => ann.of('position').length > length)
    ann.says({ kind: 'answer', asking: ann.asking, id: 'fly' })
    expect(await noticed(ann)).toBe('"fly" is not possible here')
  })
})

describe('a player asked the same thing repeatedly', () => {
  /** Ann digs as often as she likes, and each question has the same text. Ben rests once in between. */
  const dig = gameOf(function* (table: ToyTable): Rule {
    for (let i = 0; i < 8; i++) {
      const seat = i === 4 ? 1 : 0
      yield* ask({ seat, topic: 'dig', rule: '1', options: [{ id: 'left' }, { id: 'right' }] })
    }
    table.end({ winners: [0], text: 'Found.' })
  }) as unknown as Game
  const NO_MORE = 'You can no longer choose that; look again.'

  it('answers each time, and an earlier answer does not count for the next question', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] }, dig)
    const ann = await here(new Raw(at, 'Ann'))
    const { asking } = ann
    for (const n of [1, 2]) {
      ann.says({ kind: 'answer', asking: ann.asking, id: 'left' })
      await until(() => ann.of('position').length > n)
    }
    ann.says({ kind: 'answer', asking, id: 'right' })
    expect([await noticed(ann), at.session.match.length]).toEqual([NO_MORE, 2])
  })

  it('answers the new question after an undo, not the one that followed the undone answer', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'], practice: true }, dig)
    const ann = await here(new Raw(at, 'Ann'))
    ann.says({ kind: 'answer', asking: ann.asking, id: 'left' })
    await until(() => at.session.match.length === 1 && ann.of('position').length === 2)
    const { asking } = ann
    ann.says({ kind: 'undo', count: 1 })
    ann.says({ kind: 'answer', asking, id: 'right' })
    expect([await noticed(ann), at.session.match.length]).toEqual([NO_MORE, 0])
    ann.says({ kind: 'answer', asking: ann.asking, id: 'right' })
    await until(() => at.session.match.length === 1)
    expect(at.session.match.moves).toEqual([{ seat: 0, id: 'right' }])
  })

  it("is no longer asked a question that another player's undo has removed", async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'], practice: true }, dig)
    for (let i = 0; i < 3; i++) at.session.answer(0, 'left')
    const ann = await here(new Raw(at, 'Ann'))
    const ben = await here(new Raw(at, 'Ben'))
    ann.says({ kind: 'answer', asking: ann.asking, id: 'left' })
    await until(() => ben.of('position').at(-1)?.question !== undefined && ben.asking > 0)
    const { asking } = ben
    ann.says({ kind: 'undo', count: 1 })
    await until(() => at.session.match.length === 3)
    ben.says({ kind: 'answer', asking, id: 'left' })
    expect([await noticed(ben), at.session.match.length]).toEqual([NO_MORE, 3])
  })
})

it('a client that reads slowly gets the current position after reading, with who is there, but nothing in between', async () => {
  // Make views so large that a few of them exceed what may be pending for a client.
  const filling = 'x'.repeat(60_000)
  const wide: Game = {
    ...(gameOf(function* (table: ToyTable): Rule {
      for (let i = 0; i < 40; i++) {
        yield* ask({ seat: 0, topic: 'wander', rule: '2.1', options: [{ id: 'east' }, { id: 'west' }] })
        table.state.gold[0] = i
        table.emit({ kind: 'walked', seat: 0, rule: '2.1', space: i })
      }
      table.end({ winners: [0], text: 'Home.' })
    }) as unknown as Game),
    view: state => ({ filling, gold: [...(state as ToyState).gold] }),
  }
  const at = await openTable({ seats: ['Ann', 'Ben'] }, wide)
  const ben = await here(new Raw(at, 'Ben'))
  ben.pause()
  const ann = await here(new Raw(at, 'Ann'))
  for (let i = 0; i < 30; i++) await steps(at, ann)
  ann.leave()
  await until(() => at.log.includes('Ann has left.'))
  expect(ben.of('position').length).toBeLessThan(3)
  ben.resume()
  await until(() => ben.of('position').findLast(told => told.length !== undefined)?.length === 30)
  expect(ben.of('position').length).toBeLessThan(30)
  expect(
    ben
      .of('position')
      .slice(1)
      .every(({ own }) => !own),
  ).toBe(true)
  await until(() => ben.of('people').at(-1)?.people.seats[0]?.here === false)
})

describe('a client that only looks', () => {
  it('is told what everybody may know, and leaves', async () => {
    const before = Date.now()
    const at = await opened()
    await here(new Raw(at, 'Ben'))
    await here(new Raw(at, null))
    const look = new Raw(at)
    look.says({ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'en' })
    await until(() => look.of('table').length > 0)
    const [table] = look.of('table')
    expect(table).toMatchObject({ name: 'eve', game: 'Goblin Market', over: false })
    expect(table?.people).toEqual({
      seats: [
        { name: 'Ann', here: false, bot: false, locked: false },
        { name: 'Ben', here: true, bot: false, locked: false },
      ],
      watching: 1,
    })
    expect(table?.asked).toMatchObject([{ seat: 'Ann', what: 'walking' }])
    const since = Date.parse(table!.asked[0]!.since)
    expect(since >= before - 2_000 && since <= Date.now()).toBe(true)
  })

  it('is told only that somebody is asked, if the game does not name the activity', async () => {
    const { waitingFor: _, ...silent } = walk
    const at = await openTable({ seats: ['Ann', 'Ben'] }, silent)
    const look = new Raw(at)
    look.says({ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'en' })
    await until(() => look.of('table').length > 0)
    expect(look.of('table')[0]?.asked).toMatchObject([{ seat: 'Ann', what: null }])
  })

  it('is told since when an idle game has been waiting', async () => {
    const then = new Date('2026-11-20T08:00:00.000Z')
    const at = await openTable({ seats: ['Ann', 'Ben'] }, walk, { lying: save => utimesSync(save, then, then) })
    const look = async () => {
      const raw = new Raw(at)
      raw.says({ kind: 'look', cantrip: WIRE_PROTOCOL, language: 'en' })
      await until(() => raw.of('table').length > 0)
      return raw.of('table')[0]!.asked
    }
    expect(await look()).toEqual([{ seat: 'Ann', since: then.toISOString(), what: 'walking' }])
    const ann = await here(new Raw(at, 'Ann'))
    await steps(at, ann)
    const [ben] = await look()
    expect(ben?.seat).toBe('Ben')
    expect(Date.parse(ben!.since) > then.getTime()).toBe(true)
  })
})

it('a closed table sends nothing about those who leave it', async () => {
  const at = await opened()
  const ann = await here(new Raw(at, 'Ann'))
  at.host.close('Good night.')
  expect(await sentAway(ann)).toBe('Good night.')
  await new Promise(setImmediate)
  expect([at.log, at.present]).toEqual([['Ann has joined.'], [1]])
})
