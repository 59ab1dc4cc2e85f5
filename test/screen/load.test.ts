import { describe, expect, it } from 'vitest'
import { games } from '../games/library.ts'
import { header, Player } from './sitting.ts'

const save = (name: string, seats: readonly string[] = ['Ann', 'Ben', 'Cleo']) => ({
  name,
  path: `/s/${name}`,
  changed: 0,
  header: header({ seats }),
  problem: null,
  answers: 3,
})

const listing = (names: readonly string[] = ['one', 'two', 'three'], columns = 80) =>
  new Player(columns, 24, { saves: names.map(name => save(name)) }).press('l')

describe('the list of saved games', () => {
  it('shows the game, players and state of each once it has been read', () => {
    const player = listing()
    expect(player.screen).toMatch(/one +Wizards: Ann, Ben, C\S* +3 moves/)
    player.hears({ kind: 'preview', path: '/s/one', text: 'Ann has won.', state: 'won' })
    player.hears({ kind: 'preview', path: '/s/two', text: 'Fortnight 2', state: 'open' })
    player.hears({ kind: 'preview', path: '/s/three', text: 'The Islands are lost.', state: 'lost' })
    expect(player.screen).toMatch(/one .* won +\d/)
    expect(player.screen).toMatch(/two .* in progress +\d/)
    expect(player.screen).toMatch(/three .* lost +\d/)
    expect(player.screen).toContain('Ann has won.')
  })

  it('shortens long text with an ellipsis, and never cuts the last column', () => {
    const about = 'A very long game of which more is to be told than a line of any terminal has room for.'
    for (const columns of [80, 100]) {
      const examples = new Player(columns, 24, { examples: [{ name: 'long', path: '/l', about }] }).press('e')
      expect(examples.screen).toMatch(/long +A very long [^…]+… *$/m)
      expect(listing(['one'], columns).screen).toMatch(/one +Wizards[^…]*…? +3 moves +[^…]+ *$/m)
    }
  })

  it('keeps names distinct that differ only at the end', () => {
    const names = ['elfenwizards-with-tamsin-1', 'elfenwizards-with-tamsin-2']
    expect(listing(names).screen.match(/elfenwizard\S*-[12] /g)).toEqual([
      'elfenwizard…h-tamsin-1 ',
      'elfenwizard…h-tamsin-2 ',
    ])
  })

  it('shows only the possible actions in its help: only a saved game can be renamed', () => {
    expect(listing().press('?').screen).toMatch(/Saved games[\s\S]*Renames the selected game/)
    const lessons = new Player(80, 24, { games }).press('o', '?').screen
    expect(lessons).toContain('Lessons: learn while you play')
    expect(lessons).not.toMatch(/another name|Deletes/)
  })

  it('reads one save after the other, and none twice', () => {
    const player = listing()
    for (const name of ['one', 'two', 'three'])
      player.hears({ kind: 'preview', path: `/s/${name}`, text: '', state: 'open' })
    expect(player.asked).toEqual(['one', 'two', 'three'].map(name => ({ kind: 'load-preview', path: `/s/${name}` })))
    player.press('down', 'up')
    expect(player.asked).toHaveLength(3)
  })

  it('deletes a game after confirmation, and keeps it if the answer is no', () => {
    const player = listing().press('down', 'd')
    expect(player.screen).toContain('Delete two for good?')
    player.press('escape')
    expect(player.screen).not.toContain('Delete')
    expect(player.asked.some(({ kind }) => kind === 'delete')).toBe(false)
    player.press('d', 'enter')
    expect(player.asked.at(-1)).toEqual({ kind: 'delete', path: '/s/two' })
  })

  it('renames a game, and keeps the name if nothing was changed', () => {
    const player = listing().press('r')
    expect(player.screen).toContain('New name: one')
    player.types(' more').press('enter')
    expect(player.asked.at(-1)).toEqual({ kind: 'rename', path: '/s/one', name: 'one more' })
    const asked = player.asked.length
    player.press('r', 'enter', 'r').types('x').press('escape')
    expect(player.asked).toHaveLength(asked)
    expect(player.model.screen).toMatchObject({ kind: 'load', naming: null })
  })

  it('keeps the selection in place after a game is deleted', () => {
    const player = listing().press('down', 'down')
    const library = { ...player.model.library, saves: ['one', 'two'].map(name => save(name)) }
    player.hears({ kind: 'library', library, open: null })
    expect(player.model.screen).toMatchObject({ kind: 'load', selected: 1 })
  })
})
