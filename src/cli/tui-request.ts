import type { ScreenRequest } from '../hall/request.ts'

/** Opens the full screen, loading it only now; gives the exit code. */
export async function openScreen(request: ScreenRequest): Promise<number> {
  const { runTui } = await import('../tui/index.ts')
  return runTui(request)
}
