import { describe, expect, it } from 'vitest'
import { apprentice } from '../../../src/games/magic-realm/bots/apprentice.ts'
import { beginCombat, combatStep } from '../../../src/games/magic-realm/rules/combat/combat.ts'
import { recordTurns } from '../../../src/games/magic-realm/rules/day/birdsong.ts'
import { magicChits } from '../../../src/games/magic-realm/rules/facts/magic-chits.ts'
import { type Character, clearingAt } from '../../../src/games/magic-realm/rules/state/state.ts'
import { view } from '../../../src/games/magic-realm/rules/state/view.ts'
import { SCREENS } from '../../../src/games/magic-realm/screen/index.ts'
import { WORDS } from '../../../src/games/magic-realm/words/catalog.ts'
import { inquireIn } from '../../../src/games/magic-realm/words/inquiries.ts'
import { phraseIn } from '../../../src/games/magic-realm/words/questions.ts'
import { activeSpellTexts, magicIn } from '../../../src/games/magic-realm/words/spells.ts'
import { type Question, type Rule, seedRandom } from '../../../src/kernel/index.ts'
import { Magical, OPEN } from '../../rules/magic-realm/magic/evening.ts'
import { laid } from '../../rules/magic-realm/magic/laid.ts'
import { plain } from '../../screen/screen-player.ts'

const WORDED = WORDS.in('en')

/** Makes a color chit from a MAGIC chit of a type. */
function colored(one: Character, type: string): void {
  const { number } = magicChits(one).find(({ magic, state }) => magic === type && state === 'active')!
  one.chits[number] = 'enchanted'
}

/** Lets the apprentice answer every question of a rule. Returns each topic with the answer. */
function played(realm: Magical, rule: Rule<unknown>): string[] {
  const random = seedRandom('sorcery', 'bot')
  const lines: string[] = []
  for (let step = rule.next(); !step.done; ) {
    const question = step.value[0]!
    const id = apprentice.answer(view(realm.state, question.seat), question, random)
    lines.push(`${question.topic} ${id}`)
    step = rule.next({ seat: question.seat, id })
  }
  return lines
}

/** Returns a Wizard who knows fire, with a monster attacking him in the open. */
function fire() {
  const realm = new Magical(1)
  const wizard = realm.knows('wizard', OPEN, ['fiery-blast', 'bad-luck'], { hidden: false })
  colored(wizard, 'IV')
  realm.stand('giant-1', OPEN)
  return { realm, wizard }
}

/** Returns the apprentice's answers in the first round of an evening. */
function evening(realm: Magical): string[] {
  const combat = beginCombat(realm.state, OPEN)
  realm.state.combat = combat
  const lines: string[] = []
  while (combat.step !== 'fatigue') {
    const rule = combatStep(realm.table, combat)
    lines.push(...played(realm, rule))
    if (realm.state.combat === null) break
  }
  return lines
}

describe('the apprentice and magic', () => {
  it('throws fire at an attacker', () => {
    const { realm } = fire()
    realm.dice(1, 1)
    const lines = evening(realm)
    expect(lines.find(one => one.startsWith('action'))).toContain('cast fiery-blast')
    expect(realm.told('aims-spell').map(({ targets }) => targets)).toEqual([[{ kind: 'denizen', id: 'giant-1' }]])
  })

  it('makes the color its own spell needs, in phases without a better use', () => {
    const realm = new Magical(1)
    const wizard = realm.knows('wizard', 'CV5', ['fiery-blast'])
    wizard.needs = { great: 0, spells: 0, fame: 0, notoriety: 0, gold: 5 }
    realm.state.phase = 'birdsong'
    const recorded = played(realm, recordTurns(realm.table)).filter(one => one.startsWith('record'))
    expect(recorded.filter(one => one === 'record enchant')).toHaveLength(2)
    colored(wizard, 'IV')
    wizard.plan = []
    expect(played(realm, recordTurns(realm.table))).not.toContain('record enchant')
  })

  it('plays the rounds of a quiet evening to cast a useful spell', () => {
    const realm = new Magical(1)
    const druid = realm.knows('elf', OPEN, ['see-hidden-signs'])
    colored(druid, 'III')
    const texts = evening(realm)
    expect(texts[0]).toBe('rounds rounds')
    expect(texts.find(one => one.startsWith('action'))).toContain('cast see-hidden-signs')
    expect(realm.state.magic!.spells[0]?.targets).toEqual([{ kind: 'character', id: 'elf' }])
  })
})

describe('the texts about magic', () => {
  it('describe each way to cast a spell: its effect, its target and its price', () => {
    const { realm, wizard } = fire()
    const option = {
      id: 'cast',
      act: { kind: 'cast', spell: 'fiery-blast', chit: magicChits(wizard)[0]!.number, box: 0, item: null },
    }
    const question = {
      seat: 0,
      topic: 'action',
      data: { character: 'wizard' },
      options: [option],
    } as unknown as Question
    const told = () => phraseIn(WORDED, view(realm.state, 0), question).options[0]!
    expect(told().label).toMatch(/^Cast Fiery Blast with MAGIC/)
    expect(told().note).toBe(
      'Type IV, purple, an attack, on any number here: Fire strikes each target: Light harm, three stars. It uses up a purple color chit.',
    )
    realm.color(21)
    expect(told().note).toContain('The color is here already.')
  })

  it('list each active spell with its owner, its target, its duration, and whether it is awake', () => {
    const { realm } = fire()
    realm.put('elf', OPEN)
    const illusion = laid(realm, 'illusion', 'wizard', 'elf')
    illusion.energized = false
    expect(activeSpellTexts(WORDED, view(realm.state, 0))).toEqual([
      "The Wizard's Illusion, on the Elf: asleep until gold magic reaches it, until broken",
    ])
    expect(magicIn(WORDED, view(realm.state, 0), OPEN)).toEqual(['affected by Illusion'])
    realm.color(28)
    expect(magicIn(WORDED, view(realm.state, 0), OPEN)[0]).toBe('gold magic')
  })

  it('explain every spell by name, and the terms of magic', () => {
    const { realm } = fire()
    const shown = view(realm.state, 0)
    expect(inquireIn(WORDED, shown, 'magic', 'fiery blast')?.[0]).toContain('Fire strikes each target')
    expect(inquireIn(WORDED, shown, 'term', 'enchant')?.[0]).toContain('ENCHANT')
    expect(inquireIn(WORDED, shown, 'magic', '')?.join(' ')).toContain('Whistle for Monsters')
  })

  it("have a page in games with magic, and show a player's own spells and color chits on the sheet", () => {
    const { realm, wizard } = fire()
    const screen = SCREENS.en
    const page = screen.pages!.find(({ id }) => id === 'magic')!
    expect(page.isFor!(view(realm.state, 0))).toBe(true)
    const sheet = (seat: number) => screen.sheet(view(realm.state, seat), 78, plain, { of: 0 }).join('\n')
    expect(sheet(0)).toContain('Fiery Blast: Type IV')
    expect(sheet(0)).toContain('purple (IV)')
    expect(sheet(1)).not.toContain('Fiery Blast')
    expect(clearingAt(wizard)).toBe(OPEN)
  })
})
