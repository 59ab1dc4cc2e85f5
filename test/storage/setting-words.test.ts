import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../../src/storage/index.ts'
import { changedLines, readSettingsCommand, settingLines, settingText } from '../../src/storage/setting-words.ts'
import { english, german } from '../words.ts'

const settings: Settings = {
  ...DEFAULT_SETTINGS,
  hints: false,
  names: ['Ann', 'Zoë'],
  keys: ['h=i', 't=g'],
  saveFolder: '/games',
}

describe('the text of a setting', () => {
  test.each([
    ['hints', 'off'],
    ['mouse', 'on'],
    ['speed', 'normal'],
    ['names', 'Ann, Zoë'],
    ['keys', 'h=i t=g'],
    ['saveFolder', '/games'],
  ] as const)('%s shows its value: %s', (name, text) => expect(settingText(english, settings, name)).toBe(text))

  test.each(['names', 'keys', 'saveFolder'] as const)('%s is the default if it is empty', name =>
    expect(settingText(english, DEFAULT_SETTINGS, name)).toBe('default'),
  )
})

describe('a settings command', () => {
  test('finds a setting by its beginning if only one begins so, in your language and in English', () => {
    const found = (typed: string, words = english) => {
      const command = readSettingsCommand(typed, words)
      return command.row?.name
    }
    expect([found('sp'), found('THEME'), found('')]).toEqual(['speed', 'theme', undefined])
    expect([found('speed', german), found('tempo', german), found('sprache', german)]).toEqual([
      'speed',
      'speed',
      'language',
    ])
    expect(() => found('h')).toThrow('There is no setting called "h"')
    expect(() => found('tempo')).toThrow('There is no setting called "tempo"')
  })

  test('with a value changes the setting', () => {
    expect(readSettingsCommand('  names Ann,  Zoë ', english)).toMatchObject({
      kind: 'change',
      row: { name: 'names' },
      change: { names: ['Ann', 'Zoë'] },
    })
  })
})

describe('the lines about a setting', () => {
  const row = (name: string) => readSettingsCommand(name, english).row!

  test('list its values, and what overrides it', () => {
    expect(settingLines(english, settings, { mouse: 'CANTRIP_MOUSE' }, row('mouse'))).toEqual([
      expect.stringMatching(/^mouse: on\. ./),
      expect.stringMatching(/^ {2}on {12}./),
      expect.stringMatching(/^ {2}off {11}./),
      'CANTRIP_MOUSE overrides this while it is set.',
    ])
    expect(settingLines(english, settings, {}, row('names'))).toEqual([expect.stringMatching(/^names: Ann, Zoë\. ./)])
  })

  test('say when a change takes effect, and what overrides it', () => {
    expect(changedLines(english, settings, {}, row('saves'))).toEqual([
      'Set saves to /games for the next time you run cantrip.',
    ])
    expect(changedLines(english, settings, { theme: '--theme' }, row('theme'))).toEqual([
      'Set theme to auto.',
      '--theme overrides this whenever you use it.',
    ])
  })
})
