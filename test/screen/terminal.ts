import { Terminal } from '@xterm/headless'

/** Returns lines as a real terminal of this size shows them, as text without trailing blanks. */
export async function shown(lines: readonly string[], columns: number, rows: number): Promise<string[]> {
  const terminal = new Terminal({ cols: columns, rows, allowProposedApi: true })
  await new Promise<void>(resolve => terminal.write(lines.join('\r\n'), resolve))
  const { active } = terminal.buffer
  return Array.from({ length: rows }, (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '')
}
