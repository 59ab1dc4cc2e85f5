import { expect, it } from 'vitest'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { notebookPage } from '../../../src/games/magic-realm/screen/notebook.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { notebook } from '../../../src/games/magic-realm/words/notebook.ts'
import { styleOf } from '../../../src/screen/kit/style.ts'
import { plainTheme } from '../../../src/terminal/theme.ts'
import { rulesOf } from '../../rule.ts'
import { Magical, OPEN } from '../../rules/magic-realm/magic/evening.ts'

const rule = rulesOf('magic-realm')

const cards = (realm: Magical, seat: number) => notebook(WORDS.in('en'), view(realm.state, seat))[0]!.lines

rule(['2.3.11', '22.2'], 'only the player who had a vision sees its cards in the notebook', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN, { plan: [{ activity: { kind: 'hide' }, source: 'basic' }] })
  realm.empty('hoard')
  realm.stack('hoard', 'golden-crown', 'lost-keys')
  realm.give(elf, 'withered-claw')
  realm.turnOf(elf, { asks: true })
  realm.dice(3, 3)
  realm.play('activate withered-claw', 'hoard')
  expect(cards(realm, 0)).toEqual(['In the box of the Hoard: Golden Crown (day 1) and Lost Keys (day 1)'])
  expect(cards(realm, 1)).toEqual([])
  expect(view(realm.state, 1).notebook).toEqual({})
})

it("the page of notes begins with the player's own notes", () => {
  const realm = new Magical()
  realm.put('elf', OPEN)
  const lines = notebookPage(WORDS.in('en'), view(realm.state, 0), 60, styleOf(plainTheme, 'ascii'), [
    'the Hoard is empty',
    'trust nobody',
  ])
  expect(lines).toEqual(expect.arrayContaining(['Your notes', '1. the Hoard is empty', '2. trust nobody']))
})

rule(['2.3.11', '9.3.2', '10.2.1'], 'the notebook follows a card that is sold, given away or abandoned', () => {
  const realm = new Magical()
  const elf = realm.put('elf', OPEN)
  const captain = realm.put('captain', OPEN)
  realm.give(elf, 'golden-crown')
  Object.assign(realm.state, { phase: 'evening', evenings: [OPEN], fought: true, traded: ['captain'] })
  realm.play('deal captain', 'golden-crown', 'done', 'nothing', 'accept', 'keep', 'done')
  expect(captain.owned.map(({ id }) => id)).toEqual(['golden-crown'])
  expect(cards(realm, 0)).toEqual(['Captain: Golden Crown (day 1)'])
  expect(cards(realm, 1)).toEqual([])
  realm.state.traded = ['elf']
  realm.play('abandon golden-crown', 'done')
  expect(cards(realm, 1)).toEqual(['At Ruins 1: Golden Crown (day 1)'])
  expect(cards(realm, 0)).toEqual(['Captain: Golden Crown (day 1)'])
})
