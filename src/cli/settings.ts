import type { Command } from 'commander'
import { joinSome } from '../commands/index.ts'
import {
  changedLines,
  type ForcedSettings,
  languageWanted,
  localeIn,
  readSettingsCommand,
  SETTINGS,
  type SettingRow,
  type Settings,
  settingLines,
  settingsFile,
  settingWord,
  storeSettings,
} from '../storage/index.ts'
import { messagesIn } from '../text/index.ts'
import { type Environment, print, printJson, wordsFor } from './environment.ts'
import { settingsFor } from './place.ts'
import { JSON_PROTOCOL } from './protocol.ts'

const ENGLISH = messagesIn('en')

export function addSettings(program: Command, environment: Environment): void {
  program
    .command('settings')
    .usage('[setting] [value] [options]')
    .description('show the settings or change one')
    .argument(
      '[setting]',
      `the setting: ${joinSome(
        ENGLISH,
        SETTINGS.map(({ name }) => settingWord(ENGLISH, name)),
        { last: 'or', most: SETTINGS.length },
      )}`,
    )
    .argument('[value...]', 'the new value; "default" resets it')
    .option('--json', 'print JSON')
    .action(
      async (word: string | undefined, value: readonly string[], { json }: { json?: boolean }, command: Command) => {
        const words = wordsFor(environment)
        const wish = readSettingsCommand([word ?? '', ...value].join(' '), words)
        const { settings, forced } = settingsFor(environment, command)
        if (wish.kind === 'tell' && json) {
          const output = { file: settingsFile(environment), settings: asJson(settings, forced, wish.row) }
          printJson(environment, { cantrip: JSON_PROTOCOL, kind: 'settings', ...output })
          return
        }
        if (wish.kind === 'tell') {
          print(environment, ...settingLines(words, settings, forced, wish.row))
          return
        }
        await storeSettings(wish.change, environment)
        const changed = { ...settings, ...wish.change }
        const now = wordsFor({ wish: languageWanted(changed, localeIn(environment.env)) })
        print(environment, ...changedLines(now, changed, forced, wish.row))
      },
    )
}

/**
 * Returns all settings, or only one, as JSON. Each has its value, its possible values, and the flag or variable that
 * overrides it.
 */
function asJson(settings: Settings, forced: ForcedSettings, one: SettingRow | null): object[] {
  const rows = one === null ? SETTINGS : [one]
  return rows.map(({ name, values }) => ({ name, value: settings[name], values, forced: forced[name] ?? null }))
}
