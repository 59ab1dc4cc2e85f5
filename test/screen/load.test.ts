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

  it('moves by lines and by screens, stops at both ends, and reads only the games that it shows', () => {
    const names = Array.from({ length: 40 }, (_, i) => `game-${i + 10}`)
    const player = listing(names)
    const places = (...keys: string[]) =>
      keys.map(key => {
        const { screen } = player.press(key).model
        return screen.kind === 'load' ? screen.selected : null
      })
    expect(places('up', 'down', 'pagedown', 'pagedown', 'pagedown', 'down')).toEqual([0, 1, 17, 33, 39, 39])
    expect(player.screen).toContain('40 of 40')
    expect(player.screen).toMatch(/game-42 [\s\S]*► +game-49 /)
    expect(player.screen).not.toContain('game-41 ')
    expect(places('pageup', 'pageup', 'pageup')).toEqual([23, 7, 0])
    expect(places('end', 'home')).toEqual([39, 0])
    expect(listing(names.slice(0, 16)).screen).not.toContain('of 16')
    const reader = listing(names).press('pagedown')
    for (let i = 0; i < 30; i++) {
      const peek = reader.effects.findLast(effect => effect.kind === 'load-preview')
      if (peek?.kind === 'load-preview') reader.hears({ kind: 'preview', path: peek.path, text: '', state: 'open' })
    }
    const read = reader.effects.flatMap(effect => (effect.kind === 'load-preview' ? [effect.path] : []))
    expect(new Set(read)).toEqual(new Set(['/s/game-10', ...names.slice(16, 32).map(name => `/s/${name}`)]))
  })

  it('shows when a game was last played, in local time', () => {
    const changed = new Date(2031, 4, 9, 14, 2).getTime()
    const player = new Player(100, 24, { saves: [{ ...save('one'), changed }] }).press('l')
    expect(player.screen).toMatch(/one .* 2031-05-09 14:02/)
  })

  it('names the unknown game of a save, and what is wrong with a damaged one', () => {
    const unknown = { ...save('other'), header: header({ game: 'chess', seats: ['Ann'] }) }
    const broken = { ...save('broken'), header: null, problem: 'Line 7 is damaged.' }
    const player = new Player(80, 24, { saves: [unknown, broken] }).press('l')
    expect(player.screen).toMatch(/other +chess: Ann /)
    expect(player.screen).toMatch(/broken +Line 7 is damaged\. *$/m)
    player.effects = []
    expect(player.press('down', 'enter').asked.filter(({ kind }) => kind !== 'load-preview')).toEqual([])
    expect(player.model.notice).toEqual({ tone: 'bad', lines: ['Line 7 is damaged.'] })
    expect(player.press('up', 'enter').asked).toContainEqual({ kind: 'resume', path: '/s/other' })
  })

  it('repeats a text in full below the list if its line cuts it off', () => {
    const about = 'A very long game of which more is to be told than a line of any terminal has room for.'
    const examples = [
      { name: 'long', path: '/l', about },
      { name: 'short', path: '/s', about: 'A short game.' },
    ]
    const player = new Player(80, 24, { examples }).press('e')
    expect(player.screen.replace(/\s+/g, ' ')).toContain(about)
    expect(player.press('down').screen.match(/A short game\./g)).toHaveLength(1)
    expect(player.press('r', 'd').asked).toEqual([])
    expect(player.press('enter').asked).toEqual([{ kind: 'watch', path: '/s' }])
  })

  it('takes a new name of up to sixty characters, but not an empty one', () => {
    const player = listing().press('r').types('x'.repeat(80)).press('enter')
    expect(player.asked.at(-1)).toEqual({ kind: 'rename', path: '/s/one', name: `one${'x'.repeat(57)}` })
    const empty = listing().press('r', 'backspace', 'backspace', 'backspace').types(' ')
    empty.effects = []
    expect(empty.press('enter').asked.filter(({ kind }) => kind !== 'load-preview')).toEqual([])
    expect(empty.model.screen).toMatchObject({ kind: 'load', naming: null })
  })

  it('starts a lesson for the first player in the settings', () => {
    const seats = (names: readonly string[]) => {
      const effect = new Player(80, 24, { games }).likes({ names }).press('o', 'enter').asked.at(-1)
      return effect?.kind === 'begin' ? effect.header.seats[0] : effect
    }
    expect([seats([]), seats(['Zoe', 'Ann'])]).toEqual(['Ann', 'Zoe'])
  })
})
