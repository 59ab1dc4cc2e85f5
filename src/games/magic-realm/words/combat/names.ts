import type { Messages } from '../../../../text/index.ts'
import { FORM_ATTACK, FORM_MOVE } from '../../rules/facts/bewitched.ts'
import { faceOf } from '../../rules/facts/chits.ts'
import type { PieceId } from '../../rules/fight/blows.ts'
import { belonging, counterNumber } from '../../rules/pieces/belongings.ts'
import { type CharacterId, characterCard } from '../../rules/pieces/characters.ts'
import { DENIZENS, denizenOf, isDenizen } from '../../rules/pieces/denizens.ts'
import type { PlayedPiece } from '../../rules/state/combat.ts'
import { bodyOf, isHorse, isPart } from '../../rules/state/sheets.ts'
import { denizenName } from '../names.ts'

/** Returns true for a monster that shares its name with others and needs its number. */
function isNumbered(body: string): boolean {
  if (!isDenizen(body)) return false
  const denizen = denizenOf(body)
  return denizen.is === 'monster' && DENIZENS.filter(({ name }) => name === denizen.name).length > 1
}

/** Returns a piece's name within a sentence: `the Druid`, `the Imp`, `the Rogues R2`, `Giant 2`. */
export function pieceInSentence(words: Messages, piece: PieceId): string {
  const name = pieceName(words, piece)
  return isNumbered(bodyOf(piece)) ? name : words.get('with-article', { name })
}

/** Returns the name of a character, denizen, head, club or horse: `Giant 2`, `Giant 2's club`. */
export function pieceName(words: Messages, piece: PieceId): string {
  const body = bodyOf(piece)
  if (!isDenizen(body)) return characterCard(body).name
  const denizen = denizenOf(body)
  const name = isNumbered(body)
    ? words.get('fighter-numbered', { name: denizen.name, number: counterNumber(body) })
    : denizen.name
  if (isHorse(piece)) return words.get('fighter-part', { name: denizenName(body), part: 'horse' })
  if (denizen.is === 'native') return denizenName(body)
  return isPart(piece) && denizen.part
    ? words.get('fighter-part', { name, part: denizen.part.kind === 'giant-club' ? 'club' : 'head' })
    : name
}

/** Names the armor or horse that was hit. */
export const struckName = (words: Messages, on: string): string =>
  isHorse(on) ? pieceName(words, on) : belonging(on).name

/** Returns true for the attack or move of a transformed character (16.2.12). */
const isForm = (id: string): boolean => id === FORM_ATTACK || id === FORM_MOVE

/** Formats a played piece: a chit as printed, a card or horse by name. */
export function playedText(words: Messages, character: CharacterId, piece: PlayedPiece): string {
  switch (piece.kind) {
    case 'chit':
      return faceOf(characterCard(character).chits[piece.chit]!)
    case 'gear':
      return isForm(piece.id) ? words.get('played-form', { piece: piece.id }) : belonging(piece.id).name
    case 'fly':
      return words.get('played-fly')
    case 'horse':
      return words.get('played-horse', { horse: belonging(piece.id).name, pace: piece.gallops ? 'gallop' : 'walk' })
  }
}

/** Formats a number with its sign: `+2`, `-1`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))
