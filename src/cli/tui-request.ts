import type { ScreenRequest } from '../server/request.ts'

/** Loads and opens the full screen. Returns the exit code. `shown` is called after the first frame. */
export async function openScreen(request: ScreenRequest, shown?: () => void): Promise<number> {
  const { runTui } = await import('../screen/index.ts')
  return runTui(request, shown)
}
