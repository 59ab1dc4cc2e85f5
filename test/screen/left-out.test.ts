import { describe, expect, it } from 'vitest'
import { type Game, inLanguage, Match } from '../../src/kernel/index.ts'
import { commandsIn } from '../../src/screen/commands.ts'
import { footerParts } from '../../src/screen/footer.ts'
import { GameLog } from '../../src/server/positions.ts'
import { newHeader } from '../../src/storage/index.ts'
import { gameById } from '../games/library.ts'
import { toy, toyHeader } from '../kernel/toy.ts'
import { plain } from './screen-player.ts'
import { MOVE_OR_CAST, Player, watching, wizards } from './sitting.ts'

const elfenwizards = gameById('elfenwizards')

/** Returns the first player with a question at a table of this game. */
function at(game: Game): Player {
  const seats = ['Ann', 'Ben', 'Cleo']
  const header = game.id === toy.id ? toyHeader() : newHeader(game, { seats, seed: '7' })
  const position = new GameLog(Match.begin(game, header), () => null, game.language).position(0)
  return new Player().hears({ kind: 'position', position, cover: false, notice: null })
}

const help = (player: Player): string => {
  const { overlay } = player.press('?').model
  return overlay?.kind === 'page' ? overlay.lines.join('\n') : ''
}
const footer = (player: Player): string =>
  footerParts(player.model, plain)
    .map(({ text }) => text.replace(/\x1b\[[\d;]*m/g, ''))
    .join('  ')
/** Returns the text typed after pressing a key without a meaning. */
const typedBy = (player: Player, key: string): string | undefined => player.press(key).table.typing?.line.text

describe('a game without a board', () => {
  it('has no keys for a board, so those letters can be typed', () => {
    for (const key of ['x', 'l']) expect(typedBy(at(toy), key)).toBe(key)
    expect(at(toy).press('+', '-').table).toMatchObject({ typing: null, zoom: '' })
    expect(footer(at(toy))).not.toMatch(/zoom|look/)
  })

  it('does not mention a board in its help, and has no command for looking around', () => {
    expect(help(at(toy))).not.toMatch(/On the map|cursor|whole board/)
    expect(at(toy).types(':look').press('enter').screen).toContain('"look" is not possible here')
    expect(at(toy).press('ctrl+p').types('look around').screen).not.toContain('Look around')
  })

  it('calls the main page a table', () => {
    const player = at(toy).press('tab')
    expect(player.screen).toMatch(/Table \[Sheet\]/)
    expect(footer(player)).toContain('Esc table')
    expect(help(at(toy))).not.toContain('back to the map')
  })
})

describe('a game without travel', () => {
  const usual = () => at(elfenwizards)

  it('has no routes or objectives', () => {
    const onMap = usual().press('x')
    expect(footer(onMap)).not.toMatch(/plan|tasks|zoom/)
    for (const key of ['p', 't', 'T', 'y']) expect(typedBy(usual().press('x'), key)).toBe(key)
    expect(help(usual())).not.toMatch(/Plans the way|to be done|whole board|turn by turn/)
  })

  it('has no plan command, and does not mention islands', () => {
    const { screen } = usual().types(':plan foo').press('enter')
    expect(screen).toContain('"plan foo" is not possible here')
    expect(screen).not.toMatch(/islands|torwall|Task/)
  })

  it('has examples of its own answers', () => {
    expect(help(usual())).toContain('the start of each word: "die 5", "sorcerer", "done".')
    expect(help(at(toy))).toContain('To choose by typing, use the words of a choice or just the start of each word.')
  })
})

describe('a game with a board and travel', () => {
  it('has a key and a command for each of them', () => {
    const names = commandsIn(Player.at(MOVE_OR_CAST).model, 'map').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['plan', 'next-errand', 'errands', 'closer', 'farther']))
    const told = help(Player.at(MOVE_OR_CAST))
    expect(told).toContain('"go b4", "sail nw 3", "stop"')
    expect(told).toMatch(/Plans a route[\s\S]*something to do/)
    expect(footer(Player.at(MOVE_OR_CAST).press('.').hears({ kind: 'resize', columns: 160, rows: 40 }))).toContain(
      't y tasks',
    )
  })

  it('explains how to name its places after an unknown name', () => {
    const { screen } = Player.at(MOVE_OR_CAST).types(':plan nowhere').press('enter')
    expect(screen.replace(/\s+/g, ' ')).toContain(
      '"nowhere" matches no place here, or more than one. Name one, a space (torwall b4), or the letter of a Task.',
    )
  })
})

describe('the clock of a watched game', () => {
  const watched = (game: Game) => {
    const player = watching()
    const { position } = at(game).table
    const { watch } = player.table
    if (!watch) throw new Error('nobody watches')
    return player.hears({
      kind: 'watched',
      position: { ...position, question: null, seat: null },
      watch,
    })
  }

  it("uses the game's word for its unit of time", () => {
    const rounds = watched(elfenwizards)
    expect(footer(rounds.hears({ kind: 'resize', columns: 200, rows: 40 }))).toContain('d D round')
    expect(help(rounds)).toContain('Goes to the start of the next or previous round')
    expect(watched(elfenwizards).press('t').screen).toMatch(/Round 2/)
    expect(help(watched(wizards))).toContain('Goes to the start of the next or previous day')
  })

  it('can be moved with that word', () => {
    const player = watched(elfenwizards)
    player.effects = []
    expect(player.types(':round 2').press('enter').asked).toEqual([{ kind: 'goto', at: 20 }])
    expect(watched(elfenwizards).types(':round 9').press('enter').screen).toContain('After "round", type a number')
    expect(watched(elfenwizards).types(':forward round').press('enter').asked).toEqual([{ kind: 'goto', at: 20 }])
  })

  it('exists in German too', () => {
    const player = watched(inLanguage(elfenwizards, 'de')).hears({ kind: 'resize', columns: 200, rows: 40 })
    expect(footer(player)).toContain('d D Runde')
  })
})
