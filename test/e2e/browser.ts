import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The available browser, or undefined. */
export const browser = NAMES.find(name => spawnSync(name, ['--version']).status === 0)

/** A page in a real browser without a window. */
export interface Page {
  /** Evaluates an expression in the page. */
  value(expression: string): Promise<unknown>
  press(key: string): Promise<void>
  /** Sets the size of the page in CSS pixels, as on another device. */
  resize(width: number, height: number): Promise<void>
  /** The errors reported by the page. */
  readonly complaints: string[]
  /** Ends the browser with all its processes, so that none keeps writing into the profile. */
  close(): Promise<void>
}

/** Opens a file in the browser, controlled with its own protocol over two pipes. */
export async function openPage(file: string, profile: string): Promise<Page> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(browser ?? '', [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // It gets its own process group, because its child processes outlive it briefly.
    detached: true,
  })
  const [, , , to, from] = child.stdio as unknown as [null, null, null, Writable, Readable] // as requested
  const waiting = new Map<number, (result: Record<string, unknown>) => void>()
  const complaints: string[] = []
  let loaded = () => {}
  let pending = ''
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (pending + text).split('\0')
    pending = messages.pop() ?? ''
    for (const message of messages) {
      const { id, result, method, params } = JSON.parse(message)
      if (id !== undefined) waiting.get(id)?.(result ?? {})
      if (method === 'Page.loadEventFired') loaded()
      if (method === 'Runtime.exceptionThrown' || method === 'Log.entryAdded') complaints.push(JSON.stringify(params))
    }
  })
  let last = 0
  const send = (method: string, params: object, sessionId?: unknown) =>
    new Promise<Record<string, unknown>>(resolve => {
      waiting.set(++last, resolve)
      to.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const inPage = (method: string, params: object = {}) => send(method, params, sessionId)
  for (const domain of ['Page', 'Runtime', 'Log']) await inPage(`${domain}.enable`)
  const isThere = new Promise<void>(resolve => {
    loaded = resolve
  })
  await inPage('Page.navigate', { url: `file://${file}` })
  await isThere
  return {
    complaints,
    async value(expression) {
      const { result } = await inPage('Runtime.evaluate', { expression, returnByValue: true })
      return (result as { value?: unknown }).value // as the protocol requires
    },
    async press(key) {
      await inPage('Input.dispatchKeyEvent', { type: 'rawKeyDown', key })
      await inPage('Input.dispatchKeyEvent', { type: 'keyUp', key })
    },
    async resize(width, height) {
      await inPage('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 600 })
    },
    async close() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      process.kill(-child.pid, 'SIGKILL')
      await ended
    },
  }
}
