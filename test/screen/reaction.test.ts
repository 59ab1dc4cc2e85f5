import { describe, expect, it } from 'vitest'
import type { Message } from '../../src/screen/model.ts'
import { REACTION_TIME, REPEAT_TIME } from '../../src/screen/reaction.ts'
import { highlightsSince } from '../../src/screen/table/highlights.ts'
import { Clock } from './clock.ts'
import { MOVE_OR_CAST, MOVEMENT_ROLL, Player, position, ROLL, rollsShown, TOWN_ROLL } from './sitting.ts'

type Told = Extract<Message, { kind: 'position' }>

/** A change that happens by itself, and a test of whether a key has decided anything about it. */
interface Change {
  readonly begin: () => Player
  readonly decided: (player: Player) => boolean
  /** A message that arrives after one second. Without one, the change is the end of the dice animation. */
  readonly late?: (player: Player) => Message
}

const hasAnswered = ({ asked }: Player): boolean => asked.some(({ kind }) => kind === 'answer' || kind === 'talk')

const throwing = (rolls = [MOVEMENT_ROLL], more = {}, change: Partial<Told> = {}): Player => {
  const player = Player.at(ROLL, { speed: 'normal' })
  const message = rollsShown(player, rolls, ROLL, more)
  return player.hears({ ...message, ...change } as Message)
}

/** Log entries with highlights: dice that lead to a box. */
const TASK = [
  { day: 17, rule: '9.01', seat: 0, at: 5, text: 'Ann completes the Task "The Lost Lamb".', highlight: 'task' },
  { day: 17, rule: '10.2', seat: 0, at: 5, text: 'Ann advances to Rank 2.', highlight: 'rank' },
]

const waiting = (): Player => Player.at(null, { thinking: { name: 'Ben', bot: 'bot:mentor' } as never })

const othersAnswer = (player: Player, more = {}): Message => ({
  ...{ kind: 'position', cover: false, notice: null, others: true },
  position: position(ROLL, { serial: 2, length: 5, header: player.table.position.header, ...more }),
})

const log = [...position(null).log, ...TASK]

const CHANGES: Readonly<Record<string, Change>> = {
  'one roll': { begin: () => throwing(), decided: hasAnswered },
  'two rolls': { begin: () => throwing([MOVEMENT_ROLL, TOWN_ROLL]), decided: hasAnswered },
  'a roll before a box': {
    begin: () => throwing([TOWN_ROLL], { log, length: 5 }),
    decided: player => hasAnswered(player) || player.model.overlay?.kind !== 'highlight' || player.model.overlay.at > 0,
  },
  'a roll before the next player': {
    begin: () => throwing([TOWN_ROLL], { seat: 1, question: { ...ROLL, seat: 1 } }, { cover: true }),
    decided: ({ table, model }) => !table.covered || model.overlay !== null,
  },
  'the last bot has answered': { begin: waiting, late: othersAnswer, decided: hasAnswered },
  "a box comes after a bot's answer": {
    begin: waiting,
    late: player => othersAnswer(player, { log }),
    decided: player => hasAnswered(player) || player.model.overlay?.kind !== 'highlight' || player.model.overlay.at > 0,
  },
  "a page is open when a bot's answer brings a box": {
    begin: () => waiting().press('l'),
    late: player => othersAnswer(player, { log }),
    decided: player =>
      hasAnswered(player) || (player.model.overlay?.kind === 'highlight' && player.model.overlay.at > 0),
  },
  'a hint selects another answer': {
    begin: () => Player.at(MOVE_OR_CAST),
    late: ({ table }) => ({
      ...{ kind: 'advised', late: true, question: table.position.question! },
      hint: { id: 'stop', why: 'Rest.' } as never,
    }),
    decided: ({ asked }) => asked.some(effect => effect.kind === 'answer' && effect.id === 'stop'),
  },
}

/** Runs a change, calls `at` at each of these moments, and returns the moment of the change. */
function run({ begin, late }: Change, at: readonly number[], act: (clock: Clock) => void) {
  const player = begin()
  const clock = new Clock(player)
  const steps = [...at.map(time => ({ time, run: () => act(clock) }))]
  if (late) steps.push({ time: 1000, run: () => clock.hears(late(player)) })
  for (const { time, run } of steps.sort((one, other) => one.time - other.time)) {
    clock.until(time)
    run()
  }
  return player
}

/** Returns the moment of a change if no key is pressed. */
function changesAt(change: Change): number {
  if (change.late) return 1000
  const player = change.begin()
  const clock = new Clock(player)
  while (player.table.diceAnimation && clock.now < 10_000) clock.until(clock.now + 1)
  return clock.now
}

describe('a key counts for what the player has seen', () => {
  it.each(Object.keys(CHANGES))('Enter decides nothing too early, at every moment around the change: %s', name => {
    const change = CHANGES[name]!
    const closes = changesAt(change)
    const wrong: number[] = []
    for (let at = Math.max(0, closes - 2000); at <= closes + 2000; at += 10) {
      const pressed = run(change, [at], clock => clock.press('enter'))
      const isSeen = at >= closes + REACTION_TIME
      // A page that is open stays open, so Enter closes it first.
      const mayDecide = isSeen || (change.late !== undefined && at < closes)
      if (!mayDecide && change.decided(pressed)) wrong.push(at - closes)
      if (isSeen && !change.decided(pressed)) wrong.push(at - closes)
    }
    expect(wrong).toEqual([])
  })

  it.each(['escape', 'space', '1', 'z', 'n'])('%s decides nothing too early either', key => {
    for (const change of Object.values(CHANGES).filter(({ late }) => !late)) {
      const closes = changesAt(change)
      for (let at = 0; at < closes + REACTION_TIME; at += 50) {
        const player = run(change, [at], clock => clock.press(key))
        expect([at - closes, change.decided(player)]).toEqual([at - closes, false])
        expect(player.table.typing).toBeNull()
        expect(player.model.overlay?.kind).not.toBe('ask')
      }
    }
  })

  it('a key pressed twice ends the dice animation and nothing more', () => {
    for (const [name, change] of Object.entries(CHANGES)) {
      if (change.late) continue
      const closes = changesAt(change)
      for (let at = 0; at < closes; at += 20)
        for (const gap of [0, 30, 120, REPEAT_TIME - 10]) {
          const player = run(change, [at, at + gap], clock => clock.press('enter'))
          expect([name, at, gap, change.decided(player)]).toEqual([name, at, gap, false])
        }
    }
  })

  it('a click decides nothing too early', () => {
    const change = CHANGES['a roll before a box']!
    const closes = changesAt(change)
    const clicked = (at: number) =>
      run(change, [at], clock => {
        const { player } = clock as unknown as { player: Player }
        player.click('Enter')
      })
    expect(change.decided(clicked(closes + REACTION_TIME - 50))).toBe(false)
    expect(change.decided(clicked(closes + REACTION_TIME))).toBe(true)
  })

  it('the command line takes every letter, and Enter only when the change has been seen', () => {
    const typed = (enterAt: number) => {
      const player = throwing()
      const clock = new Clock(player)
      for (const [i, key] of [':', ...'roll'].entries()) {
        clock.until(i * 40)
        clock.press(key)
      }
      clock.until(enterAt)
      clock.press('enter')
      return player
    }
    const early = typed(REPEAT_TIME - 50)
    expect([early.table.typing?.line.text, hasAnswered(early)]).toEqual(['roll', false])
    expect(hasAnswered(typed(REPEAT_TIME + 50))).toBe(true)
  })

  it("rivals' dice are animated at slow speed only", () => {
    const thrown = (speed: 'slow' | 'normal') => {
      const player = Player.at(ROLL, { speed })
      player.hears({ ...rollsShown(player, [TOWN_ROLL], ROLL), others: true } as Message)
      return player.table.diceAnimation
    }
    expect(thrown('slow')).not.toBe(null)
    expect(thrown('normal')).toBe(null)
  })

  it('at instant speed a key takes effect immediately', () => {
    const player = waiting()
    player.likes({ speed: 'instant' })
    player.hears(othersAnswer(player)).pressAtOnce('enter')
    expect(hasAnswered(player)).toBe(true)
  })

  it('looking around is possible immediately', () => {
    const player = Player.at(null, { thinking: { name: 'Ben', bot: 'bot:mentor' } as never })
    player.hears(othersAnswer(player)).pressAtOnce('x')
    expect(player.table.focus).toBe('map')
  })

  it('a page that is open when a bot answers stays open, even if dice fall', () => {
    const player = waiting().press('f1')
    const { overlay } = player.model
    player.likes({ speed: 'normal' })
    player.hears(othersAnswer(player))
    player.hears({ ...rollsShown(player, [TOWN_ROLL], ROLL, { serial: 3, length: 6 }), others: true } as Message)
    expect(player.model.overlay).toEqual(overlay)
    expect(highlightsSince(position(null), player.table.position, 'all')).toEqual([])
  })
})
