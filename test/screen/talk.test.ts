// Loads the games with their bots, screens and rulebooks.
import '../games/library.ts'
import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { inLanguage } from '../../src/kernel/index.ts'
import { OwnTable } from '../../src/screen/own-table.ts'
import { GameSession, newHeader } from '../../src/storage/index.ts'
import { nthAnswer } from '../asked.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { Player } from './sitting.ts'

/** A player at a hot seat of three. Chat is handled at the table, and bots reply. */
class Talker {
  readonly player: Player
  readonly table: OwnTable
  readonly session: GameSession

  constructor(columns = 80, rows = 24, language = 'en') {
    const game = inLanguage(elfenwizards, language)
    this.session = GameSession.begin(game, newHeader(game, { seats: ['Ann', 'Ben', 'Cleo'], seed: '7' }), null)
    this.table = new OwnTable(this.session, '/nowhere', language)
    this.player = new Player(columns, rows, {}, 'instant').likes({ handover: 'always' })
    for (const message of this.table.open()) this.player.hears(message)
    this.player.press('enter', 'enter')
  }

  does(...keys: readonly string[]): this {
    for (const key of keys) {
      this.player.press(key)
      for (const effect of this.player.effects.splice(0))
        if (effect.kind === 'talk' || effect.kind === 'answer')
          for (const message of this.table.run(effect)) this.player.hears(message)
    }
    return this
  }

  types(text: string): this {
    return this.does(':', ...[...text].map(letter => (letter === ' ' ? 'space' : letter)), 'enter')
  }
}

describe('chat in a hot-seat game', () => {
  it('appears in the log, and leaves the question and its selection unchanged', () => {
    const talker = new Talker().does('down')
    const { selected } = talker.player.table
    talker.types('say good morning')
    expect(talker.player.screen).toContain('Cleo: “good morning”')
    expect(talker.player.table.selected).toBe(selected)
    expect(talker.session.match.chat).toEqual([{ by: 2, message: { say: 'good morning' }, at: 0 }])
  })

  it('shows an offer to the next player, at the hand-over and above the question until it is answered', () => {
    const talker = new Talker(100, 40).types('offer Ann support r1 5 for spare b2')
    expect(talker.player.screen).toContain('Cleo offers Ann bargain 1')
    expect(talker.player.screen).not.toContain('bargain 1: press o to answer')
    // Cleo keeps her dice, and the keyboard goes to Ann.
    talker.types('done')
    expect(talker.player.table.covered).toBe(true)
    talker.does('enter')
    expect(talker.player.screen).toContain('Cleo offers Ann bargain 1: Cleo places 5 points or more beside R1')
    talker.does('enter')
    expect(talker.player.screen).toContain('bargain 1: press o to answer')
    talker.types('accept')
    expect(talker.player.screen).not.toContain('bargain 1: press o to answer')
    expect(talker.player.screen).toContain('Ann accepts bargain 1.')
  })

  it('has a page of bargains, and palette entries to answer them', () => {
    const talker = new Talker().types('offer Ann support r1 5 for spare b2').types('done').does('enter', 'enter')
    talker.does('shift+tab', 'shift+tab')
    expect(talker.player.screen).toMatch(/\[Bargains\]/)
    expect(talker.player.screen).toContain('1. Cleo to Ann: Cleo places 5 points or more beside R1')
    expect(talker.player.screen).toContain('"support R3 5": you place five or more')
    talker.does('tab', 'tab', 'ctrl+p', ...'accept')
    expect(talker.player.screen).toContain('Accept bargain 1')
    talker.does('enter')
    expect(talker.player.screen.replace(/\s+/g, ' ')).toContain('Ann accepts bargain 1.')
  })

  it('completes an offer step by step: the player, then the terms', () => {
    const talker = new Talker()
    const typed = (text: string) => {
      talker.does(':', ...[...text].map(letter => (letter === ' ' ? 'space' : letter)), 'tab')
      const { text: line } = talker.player.table.typing!.line
      talker.does('escape')
      return line
    }
    expect(typed('offer A')).toBe('offer Ann')
    expect(typed('offer Ann leave h')).toBe('offer Ann leave high for')
    expect(typed('offer Ann leave high for leave h')).toBe('offer Ann leave high for leave high')
  })

  it('has a key for an offer, which the footer shows while there is something to promise', () => {
    const { player } = new Talker()
    expect(player.screen.split('\n').at(-1)).toContain('o bargain')
    expect(player.press('?').screen).toContain('Offers another player a bargain')
    expect(player.press('escape', 'o').table.typing?.line.text).toBe('offer ')
    expect(player.screen).toContain('offer Ann')
    const game = { ...player.table.position.game, bargains: { ...elfenwizards.bargains!, promises: () => [] } }
    const { position } = player.press('escape').table
    player.hears({ kind: 'position', position: { ...position, game }, cover: false, notice: null })
    expect(player.screen).not.toContain('o bargain')
    expect(player.press('o').screen).toContain('There is nothing to promise right now; u')
  })

  it('says what is wrong with an offer, or with an answer when no offer is open', () => {
    const talker = new Talker()
    talker.types('offer Ann gold for silver')
    expect(talker.player.screen).toContain('You can\'t promise "gold" right now.')
    talker.types('refuse')
    expect(talker.player.screen).toContain('There is no offer for Cleo, Ann or Ben to answer.')
  })

  it('is all German in a German game: footer, pages, hand-over and bargains', () => {
    const talker = new Talker(100, 40, 'de').types('offer Ann support r1 5 for spare b2')
    expect(talker.player.screen).toContain('Cleo bietet Ann Absprache 1 an:')
    expect(talker.player.screen.split('\n').at(-1)).toMatch(/Enter nehmen {2}h Tipp {2}o Absprache {2}l Zeichen/)
    talker.types('done')
    expect(talker.player.screen).toContain('Ann, du bist dran.')
    talker.does('enter')
    expect(talker.player.screen).toContain('Seit deinem letzten Zug, Ann')
    talker.does('enter')
    expect(talker.player.screen).toContain('Absprache 1: o antwortet')
    talker.does('shift+tab', 'shift+tab')
    expect(talker.player.screen).toContain('[Absprachen]')
    expect(talker.player.screen).toContain('(Ann hat noch nicht geantwortet)')
  })
})

describe('an offer to a human player', () => {
  /** Returns Ann's screen when she gets an offer and is the only one with a question. */
  const offered = (columns = 80, rows = 24) =>
    new Talker(columns, rows).types('offer Ann support r1 5 for spare b2').types('done').does('enter', 'enter')

  it.each([
    [80, 24],
    [100, 40],
  ])('is a separate question with its terms and consequences, at %ix%i', (columns, rows) => {
    const { screen, table } = offered(columns, rows).player
    expect(table.position.seat).toBe(0)
    // The record sheet is to its right if there is room.
    const told = screen.replace(/│.*$/gm, '').replace(/\s+/g, ' ')
    expect(told).toContain(
      'Bargain 1, from Cleo to Ann: Cleo places 5 points or more beside R1, and Ann places nothing',
    )
    expect(told).toContain("High Wizard is worth 10 a round. Ann's R1 has 0, and with 5 more would rise.")
    expect(told).toContain('y: agree n: refuse Esc, or any other key: later')
  })

  it('can be accepted, refused or left open, and is asked about once', () => {
    expect(offered().does('y').session.match.chat.at(-1)).toMatchObject({ by: 0, message: { accept: 1 } })
    expect(offered().does('n').session.match.chat.at(-1)).toMatchObject({ by: 0, message: { refuse: 1 } })
    const later = offered().does('escape')
    expect(later.player.screen).toContain('Which will you place as spells?')
    expect(later.player.screen).toContain('bargain 1: press o to answer')
    expect(later.session.match.chat).toHaveLength(1)
    expect(later.does('down').player.model.overlay).toBeNull()
    // The key for bargains opens the offer again.
    expect(later.does('o').player.model.overlay).toMatchObject({ kind: 'offer', number: 1 })
    expect(later.player.screen).toContain('y: agree')
    expect(offered().does('escape', 'o', 'n').session.match.chat.at(-1)).toMatchObject({ message: { refuse: 1 } })
    later.does('escape')
    expect(later.types('accept').session.match.chat).toHaveLength(2)
  })

  it('waits if the player does something else, which still takes effect', () => {
    const talker = offered().does('down')
    expect(talker.player.model.overlay).toBeNull()
    expect(talker.player.table.selected).toBe(1)
  })
})

it('a game of two people and a bot is covered when it is opened, but not when it is over', () => {
  const players = ['person', 'person', 'bot:wanderer']
  const opened = (isOver: boolean) => {
    const session = GameSession.begin(toy, toyHeader({ seats: ['Ann', 'Bob', 'Cleo'], players }), null)
    const { match } = session
    for (let n = 0; isOver && !match.over; n++) {
      const question = match.questions[0]!
      session.answer(question.seat, nthAnswer(question, n))
    }
    return new OwnTable(session, '/nowhere', 'en').open().flatMap(it => (it.kind === 'position' ? [it.cover] : []))
  }
  expect(opened(false)).toEqual([true])
  expect(opened(true)).toEqual([false])
})
