/** True in the long run (`npm run test:long`), in which every test with an amount takes its full one. */
export const LONG = process.env.LONG === '1'

/**
 * Returns how much random play, killing or noise a test does: `little` in every run, `all` in the long one, or the
 * number in the environment variable `name`.
 */
export function amount(little: number, all: number, name?: string): number {
  const asked = name === undefined ? 0 : Number(process.env[name])
  return asked > 0 ? asked : LONG ? all : little
}
