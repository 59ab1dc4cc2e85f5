import { describe, expect, test } from 'vitest'
import { fair } from '../plain/fair.ts'
import { festival } from '../plain/festival.ts'
import { street } from '../plain/street.ts'
import { Transcript } from './transcript.ts'

const expectTranscript = (name: string, transcript: Transcript) =>
  expect(transcript.text).toMatchFileSnapshot(`../goldens/screen/transcripts/${name}.txt`)

const times = (n: number, ...keys: readonly string[]): string[] => Array.from({ length: n }, () => keys).flat()
/** Splits a list of keys, in which `space` is the name of a key. */
const keys = (text: string): string[] => text.split(' ')
const words = (text: string): string[] => text.split(', ')

describe('a transcript of the screen', () => {
  test('has the title, the form of a new game and the list of saved games', async () => {
    const screen = new Transcript()
      .press(...keys('down up up escape n n q escape 2 escape n'))
      .press(...keys('up up up x y backspace home delete end z right right left left'))
      .press(...keys('up ? escape space right up left up right left up space up'))
      .press('space', 'f1', 'escape', ...times(9, 'down'), 'enter', 'enter', 'enter', 'escape', 'y')
      .press(...keys('c escape y l down up pagedown pageup r x escape r backspace enter'))
      .press(...keys('enter escape y l d n d y r enter escape a escape r escape q'))
    await expectTranscript('front', screen)
  })

  test('has the settings, the palette and the pages of help', async () => {
    const screen = new Transcript()
      .press('s', 'down', 'right', 'left', 'left', ...times(3, 'down', 'right'), 'escape')
      .press(...keys('s up up right enter escape s up'))
      .types('Zoe')
      .press('escape', 's', ...times(8, 'down'))
      .types(', Zoe')
      .press(...keys('up escape ? down pagedown end up home right left enter ? escape'))
      .press(...keys('ctrl+p down up up pageup pagedown'))
      .types('sett')
      .press(...keys('backspace left enter escape ctrl+p'))
      .types('german')
      .press(...keys('enter ctrl+p ctrl+p ctrl+p ctrl+c ctrl+l ctrl+c'))
    await expectTranscript('settings', screen)
  })

  test('has the keys of a game with a list', async () => {
    const screen = new Transcript()
      .begins(fair, ['Ann', 'Bob'])
      .press(...keys('enter down up up left right 8 1 u U U backspace h enter escape n'))
      .press(...keys('tab right right right left down up pagedown l x escape tab tab escape'))
      .press(...keys('shift+tab up up down f f f pageup pagedown enter g up g n'))
      .press(...keys('shift+tab up up g y escape pageup pagedown n ? escape f1 b escape'))
      .press(...keys(': tab escape / r e tab escape 9 1 u 2 escape n enter u'))
    await expectTranscript('list', screen)
  })

  test('has the typed commands of a game with a list', async () => {
    const screen = new Transcript()
      .begins(fair, ['Ann', 'Bob'])
      .says(...words('dragon, help, options, options li, look, purse, beast, beast dragon, dice, hint, why'))
      .says(...words('why 1, why x, why 99, log, rules 2, rules, seed, note, note Bob is rich, note, who'))
      .says(...words('bargains, save, save friday, save friday, seat, seat Ann, say hello, say'))
      .says(...words('offer Bob give 1 for give 2, offer, accept, refuse, guide, settings, settings speed slow'))
      .says(...words('settings speed x, settings speed instant, bargains, log'))
      .press(...keys('escape : up up up down down down down enter'))
      .says(...words('listen, gamble, undo, buy apple, undo, redo, redo 2, undo 3, buy apple, advised day, undo'))
      .says(...words('dice, rest, options, quit, new, load friday'))
    await expectTranscript('commands', screen)
  })

  test('has the hand-over to the next player and the end of a game', async () => {
    const screen = new Transcript()
      .begins(fair, ['Ann', 'Bob'], { seed: 'secret' })
      .says(...words('seed, listen, offer Bob give 1 for give 1, rest, close'))
      .press(...keys('1 escape n enter enter enter'))
      .says(...words('accept, listen, rest, open'))
      .press(...times(3, 'enter'))
    for (const answers of [
      ['left', 'right'],
      ['up', 'undo', 'left', 'up'],
      ...times(4, 'rest').map(rest => [rest, 'open']),
    ]) {
      screen.says(...answers)
      // Each player uncovers the table and reads the news.
      for (let n = 0; n < 4 && (screen.player.table.covered || screen.player.model.overlay?.kind === 'since'); n++)
        screen.press('enter')
    }
    screen
      .press(...keys('down up left right enter escape enter escape shift+tab escape n n'))
      .says('seed', 'rest')
      .press(...keys('escape u enter w r'))
    await expectTranscript('hand-over', screen)
  })

  test('has the keys and commands of a game on a board', async () => {
    const screen = new Transcript()
      .begins(street, ['Ann'])
      .press(...keys('left left right up down home end enter . . , space + + - -'))
      .press(...keys('x p escape t t T y escape p enter enter enter 1 2 u x enter'))
      .press(...keys('t enter t enter enter left x escape n h tab tab tab l escape'))
      .says(...words('plan, plan none, plan s9, plan s12, plan dragon, route s2, go to s8, go s6'))
      .press(...keys('enter enter 2 x left 1 u'))
      .says(...words('plan none, stop, sleep, go s5, go s4'))
      .press(...keys('x right 1 u enter u 2 u p ctrl+p'))
      .types('stall 8')
      .press(...keys('enter enter enter left enter enter'))
      .says('stop', 'sing')
      .hears({ kind: 'resize', columns: 100, rows: 40 })
      .hears({ kind: 'resize', columns: 40, rows: 10 })
      .press('enter', '?', 'ctrl+c')
    await expectTranscript('board', screen)
  })

  test('has a recorded game in the viewer', async () => {
    const screen = new Transcript().begins(fair, ['Ann'])
    for (const answers of [
      ['gamble', 'rest', 'close'],
      ['up', 'left'],
      ['rest', 'close'],
      ['rest', 'open'],
    ])
      screen.says(...answers)
    screen
      .press(...keys('w right left down up ] [ d D n m N m right m home n v v'))
      .press(...keys('v < < > home space'))
      .hears({ kind: 'tick' })
      .press(...keys('space pagedown escape pageup end escape space space t down down enter enter 1 u h tab tab'))
      .says(...words('move 3, move 99, turn 2, turn 9, day 3, day x, on, back 2, turns, 4, mark, branch, play'))
      .says(...words('undo, redo, say hello, rest, note, note x, plan s2, dragon, options, why, settings'))
      .press(...keys('escape b n b y u escape y'))
    await expectTranscript('viewer', screen)
  })

  test('has the rules, the highlights and the results of a game', async () => {
    const screen = new Transcript().begins(festival, ['Ann', 'Bob'])
    screen
      .press(
        ...keys(
          'f1 down down enter escape f1 / a p p l e enter down enter backspace escape f1 pagedown pageup end home',
        ),
      )
      .press(...keys('escape escape'))
      .says(...words('rules 2, rules apple, rules dragon, why, gamble'))
      .press(...keys('? enter enter'))
      .says(...words('listen, buy apple, listen'))
      .press(...keys('enter shift+tab f f up enter escape f g escape'))
      .says(...words('rest, close'))
    for (const answers of ['gamble', 'gamble', 'rest', 'close', 'up', 'up', 'up', 'up', ...times(4, 'rest', 'close')]) {
      for (let n = 0; n < 5 && (screen.player.table.covered || screen.player.model.overlay); n++) screen.press('enter')
      screen.says(answers)
    }
    screen
      .press(...keys('enter enter up down down left right right right enter left escape escape'))
      .press(...keys('enter p escape escape enter down b n escape enter a'))
    await expectTranscript('results', screen)
  })

  test('has a lesson', async () => {
    const screen = new Transcript().press(...keys('p h escape'))
    screen.says(...words('rest, undo, why, hint, guide off, guide, buy apple'))
    screen
      .press(...keys('tab escape h enter escape 1 1 1 ctrl+p'))
      .types('guide')
      .press(...keys('enter escape'))
    await expectTranscript('lesson', screen)
  })

  test('has the animation of dice', async () => {
    const screen = new Transcript({ speed: 'normal' }).begins(fair, ['Ann']).says('gamble')
    for (let i = 0; i < 8; i++) screen.hears({ kind: 'tick' })
    screen
      .says('gamble')
      .press('enter', '1')
      .hears({ kind: 'noticed' })
      .press('1')
      .says('gamble')
      .press('right', 'right')
    await expectTranscript('dice', screen.press('ctrl+c'))
  })
})
