import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { advantagesOf, CHARACTERS, hasActive, individualsOf, isCave, printedTile, tileOf } from './book.ts'
import { RealmBook } from './realm-book.ts'
import type { Chapter, Happened } from './table.ts'

type Roll = Extract<RealmEvent, { kind: 'table' }>

const LOOTING = ['loot', 'toadstool-circle', 'crypt-of-the-knight', 'enchanted-meadow']
/** Tables on which an expert on the terrain rolls one die (24.6, 24.16). */
const OF_THE_GROUND = ['hide', 'meeting', 'peer', 'locate', ...LOOTING]

/** Chapter 2.1: the number of dice for each roll on a table, and the result. */
export class Dice implements Chapter {
  private readonly book: RealmBook
  private inUse = new Map<string, (card: string) => boolean>()

  constructor(private readonly state: RealmState) {
    this.book = new RealmBook(state)
  }

  asked(): readonly string[] {
    this.book.copy(this.state)
    this.inUse = new Map(
      individualsOf(this.state).map(({ id, owned }) => {
        const before = structuredClone(owned)
        return [id, card => hasActive({ owned: before }, card)]
      }),
    )
    return []
  }

  happened({ events }: Happened): readonly string[] {
    const faults: string[] = []
    for (const event of events) {
      if (event.kind === 'table' && this.inUse.has(event.character)) faults.push(...this.faultsOf(event))
      this.book.told(event)
    }
    return faults
  }

  private faultsOf(roll: Roll): string[] {
    const { character, table, dice, modifier, result, rule } = roll
    const count = this.hasOneDie(roll) ? 1 : 2
    const own = Math.min(6, Math.max(1, Math.max(...dice) + modifier))
    // Her familiar searches with two dice, no matter what she has (24.14, R10).
    const isFamiliars = table === 'peer' && advantagesOf({ id: character }).includes('familiar')
    return [
      ...(dice.length === count || isFamiliars
        ? []
        : [`${character} rolls ${dice.length} dice on ${table} (2.1.1, ${rule})`]),
      ...(result === own ? [] : [`${dice} and ${modifier} are ${own} on ${table}, not ${result} (2.1.1)`]),
    ]
  }

  /** Returns true if there is a reason for one die: an advantage or a card in use (23.5.2, 24). */
  private hasOneDie({ character, table, rule }: Roll): boolean {
    // A character's advantages do not affect a hireling's roll, nor an absent one's (2.1.6, D31).
    if (!CHARACTERS.has(character)) return false
    const at = this.book.individuals.get(character)?.at ?? null
    const has = (advantage: string) => advantagesOf({ id: character }).includes(advantage)
    const uses = this.inUse.get(character)!
    return (
      uses('lucky-charm') ||
      (uses('deft-gloves') && LOOTING.includes(table)) ||
      (uses('shoes-of-stealth') && table === 'hide') ||
      (has('concealment') && table === 'hide') ||
      (has('fear') && table === 'meeting') ||
      (has('barter') && table === 'meeting' && !['11.1.3', '14.2.1'].includes(rule ?? '')) ||
      (has('cave-knowledge') && OF_THE_GROUND.includes(table) && isCave(at)) ||
      (has('tracking-skills') &&
        OF_THE_GROUND.includes(table) &&
        at !== null &&
        printedTile(tileOf(at)).name.endsWith('Woods'))
    )
  }
}
