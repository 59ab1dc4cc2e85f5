import { describe, expect, it } from 'vitest'
import { wrongWords } from './check.ts'

const said = (source: string) => new Map([['src/a.ts', source]])
const goes = 'one-goes = { $name } goes to { $place }.\n'

describe('the check of messages', () => {
  it('reports nothing if everything is right', () => {
    const de = 'one-goes = { $name } geht nach { $place }.\n'
    expect(
      wrongWords({ files: { en: goes, de }, sources: said(`words.get('one-goes', { name, place: 'x' })`) }),
    ).toEqual([])
  })

  it('lets a language distinguish fewer cases than another', () => {
    const en = 'for-players = For { $range } { $most ->\n    [one] player\n   *[other] players\n }.\n'
    const de = 'for-players = Für { $range } Spieler.\n'
    const sources = said(`words.get('for-players', { range, most })`)
    expect(wrongWords({ files: { en, de }, sources })).toEqual([])
    expect(wrongWords({ files: { en: de, de: en }, sources })).toContain(
      '"for-players" takes range in en and most, range in de.',
    )
  })

  it.each([
    ['missing in one language', { en: goes, de: '' }, 'de: "one-goes" is missing.'],
    ['missing in the first', { en: goes, de: `${goes}more-of = mehr` }, 'en: "more-of" is missing.'],
    [
      'of other variables',
      { en: goes, de: 'one-goes = { $name } geht.' },
      '"one-goes" takes name, place in en and name in de.',
    ],
    ['no message', { en: `${goes}one-comes = { $name ` }, 'en: this is no message: one-comes = { $name'],
    ['defined twice', { en: goes + goes }, 'en: "one-goes" is defined twice.'],
    ['of one word', { en: `${goes}goes = Goes.` }, 'en: "goes" should be two words or more with a hyphen between.'],
    [
      'referring to nothing',
      { en: `one-goes = { -name } { $name } { $place }` },
      'en: there is no "-name" to refer to.',
    ],
  ])('reports a message that is %s', (_what, files, wrong) => {
    expect(wrongWords({ files, sources: said(`words.get('one-goes', { name, place })`) })).toContain(wrong)
  })

  it.each([
    [`words.get('one-gose', { name, place })`, 'src/a.ts:1: there is no message "one-gose".'],
    [`sentence('one-gose')`, 'src/a.ts:1: there is no message "one-gose".'],
    [`words.get('one-goes', { name })`, 'src/a.ts:1: "one-goes" takes name, place, not name.'],
    [`words.get('one-goes', { name, place, n: 1 })`, 'src/a.ts:1: "one-goes" takes name, place, not n, name, place.'],
    [`words.get(\`two-\${x}\`)`, 'src/a.ts:1: there is no message "two-*".'],
    [`words.get(a ? 'one-goes' : 'one-runs', { name, place })`, 'src/a.ts:1: there is no message "one-runs".'],
    ['const nothing = 0', 'Nothing uses "one-goes".'],
  ])('reports the fault in %s', (source, wrong) => {
    expect(wrongWords({ files: { en: goes }, sources: said(source) })).toContain(wrong)
  })

  it.each([
    [`words.get('one-goes', all)`],
    [`words.get(\`one-\${what}\`, { name })`],
    [`words.get(a ? 'one-goes' : 'dim', { name, place })`],
    [`style.paint('dim', words.get('one-goes', { ...all }))`],
  ])('accepts %s', source => {
    expect(wrongWords({ files: { en: goes }, sources: said(source) })).toEqual([])
  })

  it('lets each language choose the case of a name', () => {
    const en = 'one-sees = { $name } sees { $leader }.\n'
    const de = 'one-sees = { $name } sieht { $leader-accusative }.\n'
    const sources = said(`words.get('one-sees', { ...values })`)
    expect(wrongWords({ files: { en, de }, sources })).toEqual([])
    const other = 'one-sees = { $name } sieht { $creature-accusative }.\n'
    expect(wrongWords({ files: { en, de: other }, sources })).toEqual([
      '"one-sees" takes leader, name in en and creature, name in de.',
    ])
  })

  it('recognizes the messages of answers and their notes', () => {
    const files = { en: 'act-go = Go\n    .note = ends your move\n' }
    expect(wrongWords({ files, sources: said(`formatAnswer(words, \`act-\${kind}\`, values)`) })).toEqual([])
  })

  it("recognizes attributes by their message's id", () => {
    const files = { en: 'key-undo = undo\n    .about = Takes { $n } back.\n' }
    const source = `words.get(\`key-\${name}\`); words.get(\`key-\${name}.about\`, { n })`
    expect(wrongWords({ files, sources: said(source) })).toEqual([])
    expect(wrongWords({ files, sources: said(`words.get('key-undo')`) })).toEqual(['Nothing uses "key-undo.about".'])
  })

  it("lets a game use the program's messages", () => {
    const files = { en: goes }
    const sources = said(`words.get('one-goes', { name, place }); words.get('list-and', { before, end })`)
    expect(wrongWords({ files, sources, around: 'list-and = { $before } and { $end }' })).toEqual([])
    expect(wrongWords({ files, sources })).toEqual(['src/a.ts:1: there is no message "list-and".'])
  })
})
