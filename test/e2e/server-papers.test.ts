import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { folder } from '../folder.ts'
import { makeKey, noSshd, SSHD } from './sshd.ts'

const SERVER = join(dirname(fileURLToPath(import.meta.url)), '../../server')
const paper = (name: string) => readFileSync(join(SERVER, name), 'utf8')

const noSystemd = spawnSync('systemd-analyze', ['--version']).error !== undefined

describe('the setup files of a table server', () => {
  it.skipIf(noSshd() !== null)("take the games' login to the menu, and let it do nothing else", () => {
    const home = folder()
    makeKey(join(home, 'host'))
    const path = join(home, 'sshd_config')
    writeFileSync(path, `HostKey ${join(home, 'host')}\n${paper('sshd-cantrip.conf')}`)
    const settingsOf = (user: string) => {
      const { stdout, stderr, status } = spawnSync(
        SSHD,
        ['-T', '-f', path, '-C', `user=${user},host=friend,addr=127.0.0.1`],
        { encoding: 'utf8' },
      )
      expect(status, stderr).toBe(0)
      return stdout.split('\n')
    }
    expect(settingsOf('cantrip')).toEqual(
      expect.arrayContaining([
        'forcecommand cantrip host-menu --may-begin',
        'authenticationmethods publickey',
        'authorizedkeysfile /etc/cantrip/players',
        'permittty yes',
        'allowtcpforwarding no',
        'allowagentforwarding no',
        'allowstreamlocalforwarding no',
        'x11forwarding no',
        'permittunnel no',
        'permituserrc no',
      ]),
    )
    expect(settingsOf('root')).toContain('forcecommand none')
  })

  it('are a script for a plain shell, and an image whose files exist', () => {
    expect(spawnSync('sh', ['-n', join(SERVER, 'start')]).status).toBe(0)
    for (const [, from] of paper('Dockerfile').matchAll(/^COPY (\S+)/gm))
      if (from !== 'dist/package') expect(existsSync(join(SERVER, '..', from!)), from).toBe(true)
  })

  it.skipIf(noSystemd)('include a unit that systemd accepts', () => {
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', join(SERVER, 'cantrip-tables.service')], {
      encoding: 'utf8',
    })
    expect([status, stderr.split('\n').filter(line => line.includes('cantrip-tables'))]).toEqual([0, []])
  })
})
