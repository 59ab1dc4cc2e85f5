import { type GameStyle, gameStyler, type LookTables } from '../../../screen/kit/style.ts'

/** The additions to the screen's theme. Each guild has the color of its seat. */
export const elfenTables = {
  roles: {},
  backgrounds: {},
  glyphs: {
    /** A grey chip. */
    grey: ['○', 'o'],
    dragon: ['§', 'D'],
  },
} as const satisfies LookTables

/** Adds the Elfenwizards looks to a style. */
export const inGuilds = gameStyler(elfenTables)

export type ElfenStyle = GameStyle<typeof elfenTables>
