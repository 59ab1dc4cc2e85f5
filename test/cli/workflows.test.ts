import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join('.github', 'workflows')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Returns the shell commands of a workflow. */
const commandsOf = (name: string): string[] =>
  [...readFileSync(join(FOLDER, name), 'utf8').matchAll(/^\s+(?:- )?run: (.+)$/gm)].map(([, command]) => command!)

it.each(readdirSync(FOLDER))('%s runs scripts and files that exist', name => {
  const commands = commandsOf(name)
  expect(commands.length).toBeGreaterThan(1)
  const missing = commands.flatMap(command => {
    const script = /^npm (?:run ([\w:]+)|(test))/.exec(command)
    const named = script?.[1] ?? script?.[2]
    const files = command.match(/(?:\.ci|test|docs|server)\/[\w./-]+|\b[\w-]+\.mjs\b/g) ?? []
    return [...(named === undefined || named in scripts ? [] : [named]), ...files.filter(file => !existsSync(file))]
  })
  expect(missing).toEqual([])
})

it('CI tests every supported version of Node', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(engines.node).toBe('>=20.19')
  expect(readFileSync(join(FOLDER, 'ci.yml'), 'utf8')).toContain('node: [20, 22, 24]')
})
