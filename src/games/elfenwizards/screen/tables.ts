import { type GameStyle, gameStyler, type LookTables } from '../../../screen/kit/style.ts'

/** The additions to the screen's theme. Guilds have the colours of their seats. */
export const elfenTables = {
  roles: {},
  grounds: {},
  glyphs: {
    /** A grey chip. */
    grey: ['○', 'o'],
    dragon: ['§', 'D'],
  },
} as const satisfies LookTables

/** Adds the Elfenwizards looks to a style. */
export const inGuilds = gameStyler(elfenTables)

/** A style with the Elfenwizards looks. */
export type ElfenStyle = GameStyle<typeof elfenTables>
