import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** Debian's path of the server, which is usually not in PATH. */
export const SSHD = '/usr/sbin/sshd'

/** An SSH server on the loopback, with keys that last as long as its folder. */
export interface Sshd {
  readonly port: number
  /** Returns the program and its arguments for a login with a terminal. A command is left to the server. */
  login(...command: readonly string[]): { file: string; args: string[] }
  /** Stops the server. Open logins continue to their end. */
  stop(): Promise<void>
  /** The server's output, for debugging. */
  readonly said: () => string
}

/** The rules for logins. */
export interface SshdRules {
  /** The command for every login, no matter what it requests. The default is the user's shell. */
  readonly forceCommand?: string
  /** A folder for keys and settings. */
  readonly folder: string
}

/** Returns the reason that no server can start here, or null. */
export function noSshd(): string | null {
  if (!existsSync(SSHD)) return `there is no ${SSHD} (apt-get install openssh-server)`
  for (const program of ['ssh', 'ssh-keygen']) {
    if (spawnSync(program, ['-V']).error) return `there is no ${program} (apt-get install openssh-client)`
  }
  if (process.getuid?.() === 0) {
    // A server run by root needs this folder, which the service creates when it starts.
    try {
      mkdirSync('/run/sshd', { recursive: true, mode: 0o755 })
    } catch {
      return '/run/sshd cannot be made'
    }
  }
  return null
}

/** Starts a server that lets this user in with a new key. Throws Error with its output if it does not start. */
export async function startSshd({ forceCommand, folder }: SshdRules): Promise<Sshd> {
  const missing = noSshd()
  if (missing) throw new Error(missing)
  const path = (name: string) => join(folder, name)
  for (const key of ['host', 'user']) makeKey(path(key))
  const port = await freePort()
  const user = userInfo().username
  writeFileSync(path('authorized'), readFileSync(path('user.pub')), { mode: 0o600 })
  writeFileSync(path('known'), `[127.0.0.1]:${port} ${readFileSync(path('host.pub'), 'utf8')}`)
  const settings = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${path('host')}`,
    `AuthorizedKeysFile ${path('authorized')}`,
    'PidFile none',
    'StrictModes no',
    'UsePAM no',
    'PermitRootLogin prohibit-password',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitUserEnvironment no',
    'AllowTcpForwarding no',
    'X11Forwarding no',
    'AllowAgentForwarding no',
    'PrintMotd no',
    'PrintLastLog no',
    ...(forceCommand === undefined ? [] : [`ForceCommand ${forceCommand}`]),
  ]
  writeFileSync(path('sshd_config'), `${settings.join('\n')}\n`)
  const server = spawn(SSHD, ['-D', '-e', '-f', path('sshd_config')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await listening(server, port, () => output)
  return {
    port,
    login: (...command) => ({
      file: 'ssh',
      args: [
        ...['-F', '/dev/null', '-tt', '-p', String(port), '-i', path('user'), '-l', user],
        ...['-o', 'BatchMode=yes', '-o', 'IdentitiesOnly=yes', '-o', 'StrictHostKeyChecking=yes'],
        ...['-o', `UserKnownHostsFile=${path('known')}`, '-o', 'LogLevel=ERROR', '127.0.0.1'],
        ...command,
      ],
    }),
    stop: () =>
      new Promise(resolve => {
        if (server.exitCode !== null || server.signalCode !== null) resolve()
        else server.once('exit', () => resolve()).kill('SIGTERM')
      }),
    said: () => output,
  }
}

/** Makes a key without a passphrase, with its public half beside it. */
export function makeKey(file: string): void {
  const { status, stderr } = spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'test', '-f', file])
  if (status !== 0) throw new Error(`ssh-keygen made no key: ${stderr}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function listening(server: ChildProcess, port: number, said: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`sshd did not come up: ${said()}`)
    const up = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
    if (up) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
