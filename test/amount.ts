/** True in the long run (`npm run test:long`), in which every test that takes an amount uses the full one. */
export const LONG = process.env.LONG === '1'

/**
 * Returns the amount of random play, killing or noise for a test: `little` in a normal run, `all` in the long run, or
 * the number in the environment variable `name`.
 */
export function amount(little: number, all: number, name?: string): number {
  const asked = name === undefined ? 0 : Number(process.env[name])
  return asked > 0 ? asked : LONG ? all : little
}
