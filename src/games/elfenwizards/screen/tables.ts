import { type Dressed, dressing, type LookTables } from '../../../screen/kit/style.ts'

/** What Elfenwizards adds to the looks of the screen: the guilds have the colours of their seats. */
export const elfenTables = {
  roles: {},
  grounds: {},
  glyphs: {
    /** A grey chip. */
    grey: ['○', 'o'],
    dragon: ['§', 'D'],
  },
} as const satisfies LookTables

/** A style with what Elfenwizards adds to it. */
export const inGuilds = dressing(elfenTables)

/** A style as the screen of Elfenwizards uses it. */
export type ElfenStyle = Dressed<typeof elfenTables>
