import type { RealmEvent } from '../../../../src/games/magic-realm/rules/state/events.ts'
import type { RealmState } from '../../../../src/games/magic-realm/rules/state/state.ts'
import { individualsOf, isMountain, Land } from './book.ts'
import type { Chapter, Happened } from './table.ts'

/** Chapter 8.3: the roadways along which the character on turn moves. */
export class Daylight implements Chapter {
  private readonly land: Land
  private faults: string[] = []
  private mover: string | null = null
  /** The mountain of the phase before, and of this one (8.3.2). */
  private climbed: string | null = null
  private climbing: string | null = null
  private ways = new Map<string, Set<string>>()

  constructor(private readonly state: RealmState) {
    this.land = new Land(state.tiles)
  }

  asked(): readonly string[] {
    this.ways = new Map(individualsOf(this.state).map(({ id, ways }) => [id, new Set(ways)]))
    return []
  }

  happened({ events }: Happened): readonly string[] {
    this.faults = []
    for (const event of events) this.see(event)
    return this.faults
  }

  private expect(holds: boolean, fault: string): void {
    if (!holds) this.faults.push(fault)
  }

  private see(event: RealmEvent): void {
    switch (event.kind) {
      case 'turn':
        this.mover = event.character
        this.climbing = null
        break
      case 'activity':
        if (event.character !== this.mover) break
        this.climbed = this.climbing
        this.climbing = null
        break
      case 'discovers':
      case 'spies':
        for (const thing of event.things) this.ways.get(event.character)?.add(thing)
        break
      case 'climbs':
        this.expect(isMountain(event.target), `${event.character} climbs to ${event.target} (8.3.2)`)
        this.expect(this.climbed !== event.target, `${event.character} climbs ${event.target} for ever (8.3.2)`)
        this.climbing = event.target
        break
      case 'moves':
        if (event.character === this.mover) this.moves(event)
        break
    }
  }

  /**
   * Moves along one roadway, hidden or secret only if known, into a mountain in two phases (8.3.1, 8.3.2, 8.3.5,
   * 8.3.8).
   */
  private moves({ character, from, target, way }: Extract<RealmEvent, { kind: 'moves' }>): void {
    const ends = from === null ? this.land.endsOf(way) : []
    const road = this.land.waysAt(from ?? target).find(({ id, to }) => id === way && (from === null || to === target))
    this.expect(road !== undefined || ends.includes(target), `${character} moves from ${from} to ${target} (8.3.1)`)
    const isOpen = road?.kind !== 'hidden' && road?.kind !== 'secret'
    this.expect(
      from === null || isOpen || this.ways.get(character)!.has(way),
      `${character} does not know ${way} (8.3.5)`,
    )
    this.expect(!isMountain(target) || this.climbed === target, `${character} is on ${target} in one phase (8.3.2)`)
  }
}
