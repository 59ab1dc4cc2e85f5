/** What lies behind the signs of a map, where a terminal has more than sixteen colours. */
export const groundRoles = ['common-ground', 'elven-ground', 'magic-ground', 'fallen-ground'] as const

/** One of those grounds. */
export type GroundRole = (typeof groundRoles)[number]

/** SGR parameters of each ground. */
type Grounds = Readonly<Record<GroundRole, string>>

/** The darkest colours among 256 are gaudy: there land is told from sea by greys. */
const greys = (land: number, fallen: number): Grounds => ({
  'common-ground': `48;5;${land}`,
  'elven-ground': `48;5;${land}`,
  'magic-ground': `48;5;${land}`,
  'fallen-ground': `48;5;${fallen}`,
})

const colours = (common: string, elven: string, magic: string, fallen: string): Grounds => ({
  'common-ground': `48;2;${common}`,
  'elven-ground': `48;2;${elven}`,
  'magic-ground': `48;2;${magic}`,
  'fallen-ground': `48;2;${fallen}`,
})

/** The grounds of each theme by colour level: 2 for 256 colours, 3 for all of them. */
export const grounds: Readonly<Record<'dusk' | 'light' | 'colour-blind', Readonly<Record<2 | 3, Grounds>>>> = {
  dusk: { 2: greys(236, 233), 3: colours('42;37;22', '23;40;26', '40;28;47', '15;15;17') },
  light: { 2: greys(254, 250), 3: colours('248;240;220', '228;243;224', '242;232;248', '206;206;208') },
  'colour-blind': { 2: greys(236, 233), 3: colours('42;37;22', '20;36;44', '40;28;47', '15;15;17') },
}
