import type { ScreenRequest } from '../server/request.ts'

/** Opens the full screen, loading it only now; gives the exit code. `shown` is called after its first frame. */
export async function openScreen(request: ScreenRequest, shown?: () => void): Promise<number> {
  const { runTui } = await import('../screen/index.ts')
  return runTui(request, shown)
}
