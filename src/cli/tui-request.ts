import type { ScreenRequest } from '../server/request.ts'

/** Opens the full screen, loading it only now; gives the exit code. */
export async function openScreen(request: ScreenRequest): Promise<number> {
  const { runTui } = await import('../screen/index.ts')
  return runTui(request)
}
