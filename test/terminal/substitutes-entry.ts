import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gamesIn } from '../../src/games/registry.ts'
import { styleOf } from '../../src/screen/kit/style.ts'
import type { Position, TitleLibrary } from '../../src/screen/model.ts'
import { FrameRenderer } from '../../src/screen/stage.tsx'
import { sceneOf } from '../../src/screen/svg/index.ts'
import { firstModel, update } from '../../src/screen/update.ts'
import { beginMoves, parseMoves, playMoves } from '../../src/storage/index.ts'
import { layOut } from '../../src/terminal/difference.ts'
import type { Key, KeyName } from '../../src/terminal/keys.ts'
import { pressed, typed } from '../../src/terminal/sequences.ts'
import { type ThemeName, themeFor } from '../../src/terminal/theme.ts'

const SIZES = [
  [80, 24, 'mono'],
  [100, 40, 'dusk'],
  [150, 45, 'light'],
  [200, 60, 'dusk'],
] as const satisfies readonly (readonly [number, number, ThemeName])[]
/** The points of each game at which to draw it, as fractions of its length. */
const PARTS = [0.1, 0.6, 1]
/** The keys that open the title's pages. */
const TITLE_PAGES = [[], ['n'], ['s'], ['?'], ['l']]
/** The keys that open a table's pages and boxes. */
const PAGES = [[], ['?'], ['ctrl+p'], ['tab'], ['shift+tab'], ['f1'], ['down', 'down']]

/** A drawn screen, cell by cell: the character and style of each cell, by row. */
export interface DrawnScreen {
  readonly name: string
  readonly rows: readonly string[]
}

/** Draws the title and tables of all example games, with their pages and boxes, in several sizes and themes. */
export async function screens(root: string): Promise<DrawnScreen[]> {
  const games = await gamesIn('en')
  const library: TitleLibrary = { games, saves: [], examples: [], seed: '1982' }
  const stages = SIZES.map(size => new Stage(size))
  for (const stage of stages) for (const keys of TITLE_PAGES) stage.add('title', library, null, keys)
  const folder = join(root, 'saves', 'examples')
  const files = readdirSync(folder).filter(name => name.endsWith('.moves'))
  for (const [f, file] of files.entries()) {
    const moves = parseMoves(readFileSync(join(folder, file), 'utf8'), file, games)
    const match = beginMoves(moves)
    for (const _ of playMoves(match, moves));
    for (const [i, part] of PARTS.entries()) {
      const at = match.fork({ at: Math.floor(part * match.length) })
      const { position } = sceneOf(at, at.questions[0]?.seat ?? 0, file)
      // Each game in one size with all pages, and in two others without.
      for (const more of [0, 1, 2]) {
        const stage = stages[(f + more) % stages.length]!
        for (const keys of more === 0 && i === 1 ? PAGES : [[]]) stage.add(`${file} ${part}`, library, position, keys)
      }
    }
  }
  return stages.flatMap(stage => stage.close())
}

/** Draws screens of one size. */
class Stage {
  private readonly drawn: DrawnScreen[] = []
  private readonly renderer = new FrameRenderer()

  constructor(private readonly size: (typeof SIZES)[number]) {}

  /** Draws the screen after some keys: of a position, or of the title. */
  add(name: string, library: TitleLibrary, position: Position | null, keys: readonly string[]): void {
    const [columns, rows, theme] = this.size
    const first = firstModel(columns, rows, library, position === null)
    const seated = position ? update(first, { kind: 'position', position, cover: false, notice: null }).model : first
    let model = seated
    for (const key of keys) model = update({ ...model, tooSoon: false }, { kind: 'key', key: pressOf(key) }).model
    const { lines } = this.renderer.draw(model, styleOf(themeFor(theme, 3), 'unicode'))
    const cells = Array.from({ length: rows }, (_, y) => {
      const { text, style } = layOut(lines[y] ?? '', columns)
      return text
        .map((char, x) => `${char}${style[x]?.attributes}/${style[x]?.foreground}/${style[x]?.background}`)
        .join(' ')
    })
    this.drawn.push({ name: `${name} ${columns}x${rows} ${keys.join(' ')}`, rows: cells })
  }

  close(): readonly DrawnScreen[] {
    this.renderer.close()
    return this.drawn
  }
}

function pressOf(name: string): Key {
  const [control, letter] = name.split('ctrl+')
  if (control === '' && letter) return { ...typed(letter), ctrl: true }
  return name.length === 1 ? typed(name) : pressed(name as KeyName)
}
