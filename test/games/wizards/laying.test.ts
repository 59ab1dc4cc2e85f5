import { describe, expect, it } from 'vitest'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import type { WizardsView } from '../../../src/games/wizards/rules/state/view.ts'
import { Match } from '../../../src/kernel/index.ts'
import { worded } from '../../asked.ts'
import { gameById } from '../library.ts'

const wizards = gameById('wizards')

function arranging(seats: readonly string[]) {
  const options = { variant: seats.length === 1 ? 'solitaire' : 'standard', map: 'arrange', removed: '0' }
  const match = Match.begin(wizards, { game: 'wizards', rules: 1, options, seats, seed: '7', practice: false })
  const asked = () => worded(match, match.questions[0]!)
  const say = (id: string) => match.answer(asked().seat, id)
  const seen = () => match.view(asked().seat) as WizardsView
  return { asked, say, seen }
}

describe('while a tile is being placed', () => {
  it('every view shows which tile it is, and where its Center was put', () => {
    const { asked, say, seen } = arranging(['Ann', 'Ben'])
    expect(seen().laying).toBeNull()
    const tile = asked().options[2]!.id
    say(tile)
    expect(seen().laying).toEqual({ tile, hex: null })
    say('2014')
    const { hex } = seen().laying!
    expect(seen().laying).toEqual({ tile, hex: expect.any(Number) })
    say('4')
    expect(seen().laying).toBeNull()
    expect(seen().placements).toEqual([{ tile, hex, turn: 4 }])
  })

  it('a lone player does not know which tile it is', () => {
    const { asked, say, seen } = arranging(['Ann'])
    say(asked().options[0]!.id)
    expect(asked().topic).toBe('hex')
    expect(seen().laying).toEqual({ tile: null, hex: null })
  })

  it('the mentor recommends the place with the most contact and says so, but not without contact or for the Tower', () => {
    const { asked, say, seen } = arranging(['Ann'])
    const hint = () => mentor.hint?.(seen(), asked()) ?? null
    expect(asked().topic).toBe('tower')
    expect(hint()).toBeNull()
    say(asked().options[0]!.id)
    expect(asked().topic).toBe('hex')
    expect(hint()).toBeNull()
    say('2014')
    expect(hint()?.why).toMatch(/^Lay its Center at \d\d-\d\d: touches a tile\.$/)
    say('2514')
    const { id, why } = hint()!
    expect(why).toMatch(/^Lay its Center at \d\d-\d\d: touches 2 tiles\.$/)
    const { act } = asked().options.find(option => option.id === id)!
    expect(act).toMatchObject({ touches: 2 })
  })

  it('each place is described by what the tile would touch, or by the distance to the next tile', () => {
    const { asked, say } = arranging(['Ann', 'Ben'])
    const first = asked().options.find(option => option.id !== 'dragons-lair')!
    say(first.id)
    expect(asked().options[0]).toMatchObject({ label: 'Lay its Center at 03-03', note: undefined })
    say('2014')
    expect(asked().options.map(option => option.label)).toEqual([
      'As printed: A1 to the northeast',
      'Turned 1 sixth clockwise: A1 to the east',
      'Turned 2 sixths clockwise: A1 to the southeast',
      'Turned 3 sixths clockwise: A1 to the southwest',
      'Turned 4 sixths clockwise: A1 to the west',
      'Turned 5 sixths clockwise: A1 to the northwest',
    ])
    say('0')
    say(asked().options[0]!.id)
    const notes = new Map(asked().options.map(option => [option.id, option.note]))
    expect(notes.get('2514')).toBe(`touches ${first.label}`)
    expect(notes.get('2614')).toBe(`east of ${first.label}, across 1 space of water`)
    expect(notes.get('2004')).toBe(`north of ${first.label}, across 5 spaces of water`)
  })

  it('a face-down tile is not named', () => {
    const { asked, say } = arranging(['Ann'])
    say(asked().options[0]!.id)
    say('2014')
    const notes = new Map(asked().options.map(option => [option.id, option.note]))
    expect(notes.get('2514')).toBe('touches a tile')
    expect(notes.get('2714')).toBe('east of the nearest tile, across 2 spaces of water')
  })
})
