/** Whether this is the long run (`npm run test:long`): every test that has an amount takes its full one. */
export const LONG = process.env.LONG === '1'

/**
 * How much a test does that plays, kills or makes noise by chance: a little in every run and all of it in the long one,
 * or as much as the environment asks for by `name`.
 */
export function amount(little: number, all: number, name?: string): number {
  const asked = name === undefined ? 0 : Number(process.env[name])
  return asked > 0 ? asked : LONG ? all : little
}
