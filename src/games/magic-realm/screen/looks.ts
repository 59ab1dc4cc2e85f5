import type { Paint } from '../../../screen/kit/canvas.ts'
import { type SeatRole, seatRole } from '../../../terminal/theme.ts'
import type { Terrain, TileKind, WayKind } from '../rules/pieces/tiles.ts'
import type { ChartPiece } from './map/chart.ts'
import type { RealmRole, RealmStyle } from './tables.ts'

/** The look of a map cell, named by its meaning. Themes define the colors. */
export type Look =
  | `${TileKind}-${'ground' | 'rim' | 'line' | 'name'}`
  | `${Terrain}-plate`
  | `${Terrain}-number`
  | `way-${WayKind}`
  | `piece-${Exclude<ChartPiece['kind'], 'character'>}`
  | SeatRole
  | 'chits'
  | 'neighbor'
  | 'cursor'
  | 'cursor-plate'
  | 'reach'
  | 'reach-plate'
  | 'you-plate'
  | 'trail'
  | 'meant'

type Fixed = Exclude<Look, SeatRole>

/** The roles of each look without filled backgrounds, outermost role first. */
const PLAIN: Readonly<Partial<Record<Fixed, readonly RealmRole[]>>> = {
  'valley-line': ['valley-land'],
  'woods-line': ['woods-land'],
  'mountain-line': ['mountain-land'],
  'cave-line': ['cave-land'],
  'valley-name': ['title', 'valley-land'],
  'woods-name': ['title', 'woods-land'],
  'mountain-name': ['title', 'mountain-land'],
  'cave-name': ['title', 'cave-land'],
  'woods-number': ['woods-land'],
  'mountain-number': ['mountain-land'],
  'cave-number': ['cave-land'],
  'way-road': ['road-line'],
  'way-tunnel': ['cave-land'],
  'way-hidden': ['title', 'road-line'],
  'way-secret': ['title', 'cave-land'],
  'piece-you': ['you'],
  'piece-monster': ['monster-sign'],
  'piece-native': ['native-sign'],
  'piece-visitor': ['native-sign'],
  'piece-dwelling': ['title'],
  'piece-site': ['treasure-sign'],
  'piece-pile': ['treasure-sign'],
  'piece-spell': ['trail-line'],
  chits: ['chit-words'],
  neighbor: ['dim'],
  cursor: ['cursor'],
  reach: ['prompt'],
  trail: ['trail-line'],
  meant: ['key'],
}

/** The roles of each look on filled backgrounds. The text is dark in every theme. */
const FILLED: Readonly<Partial<Record<Fixed, readonly RealmRole[]>>> = {
  'valley-ground': ['valley-ground'],
  'woods-ground': ['woods-ground'],
  'mountain-ground': ['mountain-ground'],
  'cave-ground': ['cave-ground'],
  'valley-rim': ['valley-rim'],
  'woods-rim': ['woods-rim'],
  'mountain-rim': ['mountain-rim'],
  'cave-rim': ['cave-rim'],
  'woods-plate': ['woods-plate'],
  'mountain-plate': ['mountain-plate'],
  'cave-plate': ['cave-plate'],
  'cursor-plate': ['cursor-plate'],
  'reach-plate': ['reach-plate'],
  'you-plate': ['you-plate'],
  'valley-name': ['title', 'ink-dark'],
  'woods-name': ['title', 'ink-dark'],
  'mountain-name': ['title', 'ink-dark'],
  'cave-name': ['title', 'ink-dark'],
  'woods-number': ['ink-dark'],
  'mountain-number': ['ink-dark'],
  'cave-number': ['ink-pale'],
  'way-road': ['ink-road'],
  'way-tunnel': ['ink-tunnel'],
  'way-hidden': ['title', 'ink-road'],
  'way-secret': ['title', 'ink-tunnel'],
  'piece-you': ['title', 'ink-pale'],
  'piece-monster': ['title', 'ink-monster'],
  'piece-native': ['title', 'ink-native'],
  'piece-visitor': ['title', 'ink-native'],
  'piece-dwelling': ['title', 'ink-dark'],
  'piece-site': ['title', 'ink-chits'],
  'piece-pile': ['title', 'ink-chits'],
  'piece-spell': ['title', 'ink-trail'],
  chits: ['title', 'ink-chits'],
  neighbor: ['dim'],
  cursor: ['title', 'ink-dark'],
  reach: ['title', 'ink-dark'],
  trail: ['title', 'ink-trail'],
  meant: ['title', 'ink-trail'],
}

/** Returns true if backgrounds are filled. With few colors or in ASCII, letters and lines are easier to read. */
export const isFilled = ({ theme, set }: Pick<RealmStyle, 'theme' | 'set'>): boolean =>
  theme.level >= 2 && theme.name !== 'mono' && theme.name !== 'plain' && set === 'unicode'

/** Returns a function that paints text in a look. */
export function lookPainter(style: RealmStyle): Paint<Look> {
  const table = isFilled(style) ? FILLED : PLAIN
  return (look, text) =>
    isSeat(look)
      ? style.paint('select', style.paint(look, text))
      : (table[look] ?? []).reduceRight((inner, role) => style.paint(role, inner), text)
}

const isSeat = (look: Look): look is SeatRole => look.startsWith('seat')

/** Returns a piece's symbol and look. */
export function pieceSign(piece: ChartPiece, { glyphs }: RealmStyle): { readonly sign: string; readonly look: Look } {
  if (piece.kind === 'character') return { sign: piece.letter, look: seatRole(piece.seat) }
  return { sign: piece.kind === 'you' ? glyphs.you : glyphs[`${piece.kind}Sign`], look: `piece-${piece.kind}` }
}
