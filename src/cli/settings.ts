import type { Command } from 'commander'
import { changedLines, languageWanted, localeIn, settingLines, settingWish, storeSettings } from '../storage/index.ts'
import { type House, print, wordsFor } from './house.ts'
import { settingsFor } from './place.ts'
import type { Outcome } from './program.ts'

/** `cantrip settings [setting] [value]`: tells the settings, or changes one for good. */
export function addSettings(program: Command, house: House, _outcome: Outcome): void {
  program
    .command('settings')
    .usage('[setting] [value] [options]')
    .description('tell the settings, or change one: settings theme light')
    .argument('[setting]', 'which setting: theme, glyphs, speed, hints, mouse, language, names or saves')
    .argument('[value...]', 'what it is to be; "usual" puts it back')
    .action(async (word: string | undefined, value: readonly string[], _options: unknown, command: Command) => {
      const words = wordsFor(house)
      const wish = settingWish([word ?? '', ...value].join(' '), words)
      const { settings, forced } = settingsFor(house, command)
      if (wish.kind === 'tell') {
        print(house, ...settingLines(words, settings, forced, wish.row))
        return
      }
      await storeSettings(wish.change, house)
      const changed = { ...settings, ...wish.change }
      const now = wordsFor({ wish: languageWanted(changed, localeIn(house.env)) })
      print(house, ...changedLines(now, changed, forced, wish.row))
    })
}
