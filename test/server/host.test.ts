import { readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { Match, type Option, type Question, inLanguage as toldIn } from '../../src/kernel/index.ts'
import { joinTable, openTables } from '../../src/server/index.ts'
import { LineReader, WIRE_PROTOCOL } from '../../src/server/wire.ts'
import { newHeader } from '../../src/storage/index.ts'
import { nthAnswer, worded } from '../asked.ts'
import { said } from '../words.ts'
import { isToldAll, type Listener, type Open, openTable } from './tables.ts'

const asked = (at: Open) => at.session.match.questions[0]!

/** Returns a question without the data that a rule privately keeps with its options, which may be secret. */
const shown = (match: Match, question: Question | undefined) =>
  question
    ? {
        ...worded(match, question),
        options: worded(match, question).options.map(({ value: _, ...option }: Option & { value?: unknown }) => option),
      }
    : null

/** Makes the player who is asked answer, and waits until everybody has heard. */
async function step(at: Open, guests: readonly Listener[], choice = 0): Promise<void> {
  const question = asked(at)
  const { seat } = question
  const { length } = at.session.match
  const guest = guests[seat]!
  await guest.until('the question', () => isToldAll(at, guest.guest.position))
  guest.guest.answer(nthAnswer(question, choice))
  await guest.until('the answer', () => at.session.match.length > length)
  for (const one of guests) await one.until('news', () => isToldAll(at, one.guest.position))
}

describe('a shared table', () => {
  it('sends each seat and spectators exactly what their views contain, for a whole game', async () => {
    const seats = ['Ann', 'Ben', 'Cleo']
    const at = await openTable({ seats, seed: 'unheardof' })
    const guests = await Promise.all(seats.map(seat => at.sit(seat)))
    const watcher = await at.sit(null)
    const all = [...guests, watcher]
    for (let i = 0; i < 60 && !at.session.match.over; i++) {
      await step(at, guests, i * 7 + 1)
      const { match } = at.session
      await watcher.until(
        'news',
        () => JSON.stringify(watcher.guest.position.view) === JSON.stringify(match.view(null)),
      )
      for (const { guest } of all) {
        const { view, question, seat, header: known, path } = guest.position
        expect(view).toEqual(JSON.parse(JSON.stringify(match.view(seat))))
        expect(question).toEqual(shown(match, seat === null ? undefined : match.questionFor(seat)))
        expect(known).toEqual({ ...match.header, seed: '' })
        expect(path).toBeNull()
      }
    }
    expect(at.faults).toEqual([])
  })

  it('saves the answers as a game at one keyboard would', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const guests = [await at.sit('Ann'), await at.sit('Ben')]
    for (let i = 0; i < 9; i++) await step(at, guests, i)
    const lines = readFileSync(at.save, 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(10)
    const again = Match.begin(at.session.game, at.session.header)
    for (const move of at.session.match.moves) again.play(move)
    expect(again.hash()).toBe(at.session.match.hash())
  })

  it('lets only the seat that is asked answer, and only once per question', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const guests = [await at.sit('Ann'), await at.sit('Ben')]
    while (at.session.match.questions.length > 1) await step(at, guests)
    const { seat, options } = asked(at)
    const { length } = at.session.match
    const [one, other] = [guests[seat]!, guests[1 - seat]!]
    other.guest.answer(options[0]!.id)
    expect((await other.next('notice', 0)).text).toMatch(/nothing to choose/)
    expect(at.session.match.length).toBe(length)
    // Enter is pressed twice before the table has answered.
    one.guest.answer(options[0]!.id)
    one.guest.answer(options[0]!.id)
    one.guest.answer('fly to the moon')
    one.guest.talk('say', 'done')
    await one.until('the remark', () => one.guest.position.log.some(({ text }) => text.includes('done')))
    expect(at.session.match.length).toBe(length + 1)
  })

  it('undoes only what the requesting seat answered', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'], practice: false })
    const guests = [await at.sit('Ann'), await at.sit('Ben')]
    for (let i = 0; i < 200 && !guests.some((_, seat) => at.session.match.undoable(seat).moves > 0); i++) {
      await step(at, guests, i)
    }
    const seat = guests.findIndex((_, seat) => at.session.match.undoable(seat).moves > 0)
    const [own, other] = [guests[seat]!, guests[1 - seat]!]
    const { length } = at.session.match
    other.guest.undo(1)
    expect((await other.next('notice')).text).toMatch(/^Nothing to undo: another player has moved since\.$/)
    own.guest.undo(1)
    const heard = await other.next('position')
    expect(heard.notice).toBe(`${['Ann', 'Ben'][seat]} has undone the last move.`)
    expect(at.session.match.length).toBe(length - 1)
  })

  it('shows chat to all, made safe for a screen, and shows who is there', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const [ann, ben] = [await at.sit('Ann'), await at.sit('Ben')]
    ann.guest.talk('say', `\x1b[31mHello\u202e \u200bBen\n${'!'.repeat(900)}`)
    await ben.until('the remark', () => ben.guest.position.log.some(({ text }) => text.startsWith('Ann: ')))
    const said = ben.guest.position.log.find(({ text }) => text.startsWith('Ann: '))!
    expect(said.text).toMatch(/^Ann: “\[31mHello Ben !+…”$/)
    expect([...said.text].length).toBe(207)
    expect(ben.guest.position.shared).toMatchObject({
      seats: [
        { name: 'Ann', here: true },
        { name: 'Ben', here: true },
      ],
      watching: 0,
    })
    for (let i = 0; i < 9; i++) ann.guest.talk('say', `word ${i}`)
    expect((await ann.next('notice', 0)).text).toMatch(/^Not so fast/)
    ann.guest.leave()
    await ben.until('her leaving', () => ben.guest.position.shared?.seats[0]?.here === false)
    expect(at.log).toEqual(['Ann has joined.', 'Ben has joined.', 'Ann has left.'])
  })

  it.each(['en', 'de'])("uses each guest's language, if the host has the game in %s", async language => {
    const seats = ['Ann', 'Ben', 'Cleo']
    const game = toldIn(elfenwizards, language)
    const at = await openTable({}, game, { whole: newHeader(elfenwizards, { seats, seed: '7' }) })
    const sit = async (seat: string, own: string) => {
      const wish = { seat, phrase: null, take: false }
      const joining = await joinTable(at.socket, 'eve', wish, [elfenwizards], {
        language: own,
        isChosen: true,
      })
      if (joining.kind !== 'in') throw new Error(said(joining.sentence))
      return joining.guest
    }
    // Cleo has the Dragon.
    const cleo = await sit('Cleo', 'de')
    const { question, log } = cleo.position
    expect(question?.text).toMatch(/^Deine Würfel zeigen .* Welchen legst du als Zauber\?$/)
    expect(log.slice(0, 2).map(line => line.text)).toEqual(['Das Los gibt Cleo den Drachen.', 'Runde 1 von 4 beginnt.'])
    expect(cleo.position.rolls[0]?.title).toBe(
      toldIn(elfenwizards, 'de').rolls?.(cleo.position.view, at.session.match.lastEvents)[0]?.title,
    )
    cleo.leave()
    const english = await sit('Cleo', 'en')
    expect(english.position.question?.text).toMatch(/^Your dice show .* Which will you place as spells\?$/)
    expect(english.position.log[0]?.text).toBe('Cleo gets the Dragon at random.')
    expect(english.position.question?.options.map(({ id }) => id)).toEqual(question?.options.map(({ id }) => id))
    english.leave()
  })

  it('saves bargains offered and accepted, and shows them to all', async () => {
    const seats = ['Ann', 'Ben', 'Cleo']
    const at = await openTable({}, elfenwizards, { whole: newHeader(elfenwizards, { seats, seed: '7' }) })
    const [ann, ben, watcher] = [await at.sit('Ann'), await at.sit('Ben'), await at.sit(null)]
    ann.guest.talk('offer', 'Ben support b2 5 for spare r1')
    await ben.until('the offer', () => ben.guest.position.bargains.length === 1)
    ann.guest.talk('accept', '')
    expect((await ann.next('notice', 0)).text).toBe('There is no offer for Ann to answer.')
    ben.guest.talk('accept', '1')
    for (const one of [ann, ben, watcher]) {
      await one.until('the answer', () => one.guest.position.bargains[0]?.state === 'agreed')
      expect(one.guest.position.log.at(-1)).toMatchObject({ text: 'Ben accepts bargain 1.', rule: '7.1' })
    }
    expect(readFileSync(at.save, 'utf8')).toContain('{"accept":1,"by":1,')
  })

  it('shows a note to its author alone, even after they leave and return', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const [ann, ben, watcher] = [await at.sit('Ann'), await at.sit('Ben'), await at.sit(null)]
    ann.guest.talk('note', 'Ben is near')
    await ann.until('her note', () => ann.guest.position.notes?.[0] === 'Ben is near')
    ben.guest.talk('say', 'good morning')
    for (const one of [ann, ben, watcher])
      await one.until('the greeting', () => one.guest.position.log.at(-1)?.text === 'Ben: “good morning”')
    for (const one of [ben, watcher]) expect(JSON.stringify(one.guest.position)).not.toContain('Ben is near')
    ann.guest.leave()
    const again = await at.sit('Ann')
    expect(again.guest.position.notes).toEqual(['Ben is near'])
    again.guest.talk('note', '1 none')
    await again.until('its removal', () => again.guest.position.notes === undefined)
    expect(readFileSync(at.save, 'utf8')).toContain('{"note":"Ben is near","by":0,')
  })

  it('gives a seat back to the player who left it, with the current position and the chat missed', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const guests = [await at.sit('Ann'), await at.sit('Ben')]
    for (let i = 0; i < 3; i++) await step(at, guests, i)
    const before = guests[0]!.guest.position
    guests[0]!.guest.leave()
    await guests[1]!.until('her leaving', () => guests[1]!.guest.position.shared?.seats[0]?.here === false)
    guests[1]!.guest.talk('say', 'where are you?')
    const again = await at.sit('Ann')
    const { view, question, log } = again.guest.position
    expect({ view, question }).toEqual({ view: before.view, question: before.question })
    expect(log.at(-1)).toMatchObject({ text: 'Ben: “where are you?”', rule: '' })
  })

  it('asks for confirmation before it takes a seat from somebody, unless their passphrase is given', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const first = await at.sit('ann')
    expect(await at.join('Ann')).toMatchObject({
      kind: 'refused',
      wants: 'take',
      sentence: "Ann's seat is taken.",
    })
    await at.sit({ seat: 'Ann', take: true })
    expect(await first.next('closed', 0)).toMatchObject({
      sentence: "Ann's seat was taken over from another terminal.",
      lost: false,
    })
    await at.locks.set('Ben', 'sesame street')
    expect(await at.join('Ben')).toMatchObject({ kind: 'refused', wants: 'phrase' })
    expect(await at.join({ seat: 'Ben', take: true, phrase: 'open sesame' })).toMatchObject({
      kind: 'refused',
      wants: 'phrase',
      sentence: 'That is not the passphrase.',
    })
    expect(at.log.at(-1)).toBe('Somebody entered a wrong passphrase for Ben.')
    const ben = await at.sit({ seat: 'Ben', phrase: 'sesame street' })
    await at.sit({ seat: 'Ben', phrase: 'sesame street' })
    expect((await ben.next('closed', 0)).sentence).toBe("Ben's seat was taken over from another terminal.")
    await expect(at.join('Zoe')).resolves.toMatchObject({
      sentence: expect.stringContaining('the seats are Ann, Ben.'),
    })
  })

  it('is found by those who look for tables, and by nobody once it is closed', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    await at.sit('Ben')
    await at.sit(null)
    const [table] = await openTables(at.hall)
    expect(table).toMatchObject({
      name: 'eve',
      game: 'Goblin Market',
      people: {
        seats: [
          { name: 'Ann', here: false, locked: false },
          { name: 'Ben', here: true, locked: false },
        ],
        watching: 1,
      },
    })
    expect(statSync(at.socket).mode & 0o777).toBe(0o600)
    expect(statSync(at.hall).mode & 0o022).toBe(0)
    at.host.close('Good night.')
    expect(await openTables(at.hall)).toEqual([])
  })

  it('disconnects everybody with a sentence when it closes', async () => {
    const at = await openTable({ seats: ['Ann', 'Ben'] })
    const ann = await at.sit('Ann')
    expect(at.host.close('Good night.')).toEqual({ ok: true, sentence: null })
    expect(await ann.next('closed', 0)).toEqual({ kind: 'closed', sentence: 'Good night.', lost: false })
  })

  it('accepts nobody with another version', async () => {
    const at = await openTable()
    const line = await new Promise<string>(resolve => {
      const reader = new LineReader(9999)
      const socket = connect(at.socket, () => socket.write('{"kind":"look","cantrip":99}\n'))
      socket.on('data', chunk => resolve(reader.read(chunk)?.[0] ?? ''))
    })
    expect(JSON.parse(line)).toEqual({
      kind: 'bye',
      sentence: `This table uses version ${WIRE_PROTOCOL} of the protocol, and you use version 99; use the same version of cantrip.`,
    })
  })
})
