import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { footerLabelOf } from '../../src/screen/commands.ts'
import { labelOf, MOVES } from '../../src/screen/palette/entries.ts'
import { gameById } from '../games/library.ts'
import { NAMES, Walker, type Wishes } from '../text/walk.ts'
import { english, german } from '../words.ts'
import { COMMANDS } from './all-keys.ts'

const [elfenwizards, wizards] = [gameById('elfenwizards'), gameById('wizards')]

let folder = ''
const walkers: Walker[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cantrip-languages-'))
})
afterEach(() => {
  for (const walker of walkers.splice(0)) walker.close()
  rmSync(folder, { recursive: true })
})

function walker(wishes: Partial<Wishes>): Walker {
  const made = new Walker(folder, wishes)
  walkers.push(made)
  return made
}

/** Begins a new game for three people with the defaults of the form. */
const begun = (wishes: Partial<Wishes>): Walker =>
  walker({ names: NAMES, ...wishes }).press('begin', 'n', 'enter', 'enter', 'enter')

describe('the language of the screen', () => {
  it('changes immediately when it is set in the settings, including the table below them', () => {
    const at = begun({ language: 'en', games: [elfenwizards] })
    expect(at.screen).toMatch(/Which will you place as spells\?/)
    at.player.press(':').types('settings').press('enter')
    for (let n = 0; n < 12 && !/► Language/.test(at.screen); n++) at.player.press('down')
    at.press('to German', 'right')
    expect(at.screen).toMatch(/► Sprache +← de →/)
    at.back()
    expect(at.screen).toMatch(/Welchen legst du als Zauber\?/)
    expect(at.screen.split('\n').at(-1)).toMatch(/\? Hilfe/)
  })

  it('changes on an open page of rules too', () => {
    const at = begun({ language: 'en', games: [elfenwizards] })
    at.press('rules', 'f1')
    expect(at.screen).toContain('Rules of Elfenwizards')
    expect(at.screen).toContain('Passed over and demoted')
    at.player.press('ctrl+p').types('german')
    at.press('to German', 'enter')
    expect(at.screen).toContain('Die Regeln von Elfenwizards')
    expect(at.screen).toContain('Ablauf: Die Runden')
  })

  it('is German around a game without a translation, which is mentioned once', () => {
    const at = begun({ language: 'de', games: [wizards] })
    const told = () => at.sights.filter(({ text }) => text.includes('gibt es nur auf Englisch'))
    expect(at.screen).toMatch(/Shall this be your turn\?|Roll for movement/)
    expect(at.screen.split('\n').at(-1)).toMatch(/\? Hilfe/)
    expect(told().length).toBeGreaterThan(0)
    at.sights.length = 0
    at.say('neu').press('again', 'enter')
    expect(told()).toEqual([])
  })

  it('follows the locale only if all games in the list have that language', () => {
    const locale = 'de_DE.UTF-8'
    expect(walker({ language: 'auto', locale, games: [elfenwizards] }).screen).toContain('Einstellungen')
    expect(walker({ language: 'auto', locale, games: [elfenwizards, wizards] }).screen).toContain('Settings')
    const alone = begun({ language: 'auto', locale, games: [wizards] })
    expect(alone.screen.split('\n').at(-1)).toMatch(/\? help/)
    expect(alone.sights.filter(({ text }) => text.includes('nur auf Englisch'))).toEqual([])
    expect(begun({ language: 'auto', locale, games: [elfenwizards] }).screen).toMatch(/Welchen legst du als Zauber\?/)
  })

  it('understands German words as well as English ones', () => {
    const at = begun({ language: 'de', games: [elfenwizards] })
    const shown = (typed: string) => at.say(typed).sights.at(-1)?.text
    for (const [typed, text] of [
      ['hilfe', 'Aus einer Liste wählen'],
      ['help', 'Aus einer Liste wählen'],
      ['regeln', 'Die Regeln von Elfenwizards'],
      ['einstellungen', 'Einstellungen'],
      ['chronik', '[Chronik]'],
      ['zurück', 'Nichts lässt sich zurücknehmen'],
      ['undo', 'Nichts lässt sich zurücknehmen'],
      ['annehmen', 'Kein Angebot an'],
      ['ablehnen', 'Kein Angebot an'],
      ['absprachen', 'Noch hat niemand etwas angeboten.'],
      ['quark', '„quark“ geht hier nicht. Möglich: '],
    ] as const)
      expect(shown(typed), typed).toContain(text)
  })

  it('has a footer label for every key shown there', () => {
    for (const command of COMMANDS.filter(({ labelId }) => labelId !== undefined))
      for (const words of [english, german]) expect(footerLabelOf(words, command, null)).toMatch(/^\p{L}/u)
  })

  it('has a palette entry for every command that may be listed there', () => {
    for (const command of COMMANDS.filter(({ name }) => !MOVES.has(name)))
      for (const words of [english, german]) expect(labelOf(words, command, null)).toMatch(/^\p{L}/u)
  })
})
