export { Bookmarks } from './bookmarks.ts'
export {
  deleteQuietly,
  freePath,
  MAX_BYTES,
  makePrivate,
  readBytes,
  readIfThere,
  readText,
  writePrivate,
} from './disk.ts'
export { type ExampleEntry, listExamples } from './examples.ts'
export { exportMoves, moveText } from './export-moves.ts'
export {
  atHome,
  defaultSaveFolder,
  exampleFolder,
  isWritable,
  type Platform,
  projectRoot,
  userFolder,
} from './folders.ts'
export { type ActionResult, GameSession } from './game-session.ts'
export {
  anotherGame,
  botIn,
  botKind,
  botName,
  DEFAULT_NAMES,
  gameOf,
  HeaderShape,
  type NewGameRequest,
  nameError,
  newHeader,
  PERSON,
  rangeOf,
  seatsError,
  seatsOf,
  seedError,
} from './header.ts'
export { forgetHostedTable, type HostedTable, hostedTable, hostedTables, storeHostedTable } from './hosted-tables.ts'
export { type Lock, requestLock } from './lock.ts'
export { makeFolder } from './make-folder.ts'
export { deleteSave, renameSave } from './manage-saves.ts'
export {
  isMoveFile,
  MOVES_ENDING,
  type MoveFile,
  MoveFileError,
  type MoveLine,
  parseMoves,
  splitNames,
} from './moves.ts'
export { type PlayedFile, playFile } from './played-file.ts'
export { PositionCache } from './position-cache.ts'
export { beginMoves, type MoveReplay, type MoveStep, playMoves, replayMoves } from './replay-moves.ts'
export { safeRecord } from './safe-record.ts'
export { SaveFile, type SaveResult } from './save-file.ts'
export { readSave, SAVE_FORMAT, writeHeader, writeLine } from './save-lines.ts'
export {
  type LoadedSave,
  lastWritten,
  listSaves,
  loadSave,
  newSavePath,
  SAVE_ENDING,
  type SaveEntry,
  saveArgument,
  saveName,
  saveNameError,
  savePath,
} from './saves.ts'
export {
  changedLines,
  chosenValue,
  forcedText,
  readSettingsCommand,
  SETTINGS,
  type SettingRow,
  settingAbout,
  settingLines,
  settingText,
  settingWord,
  valueAbout,
  valueWord,
} from './setting-words.ts'
export {
  DEFAULT_SETTINGS,
  type EffectiveSettings,
  effectiveSettings,
  type ForcedSettings,
  keysOfPair,
  languageWanted,
  localeIn,
  readSettings,
  type SettingName,
  type Settings,
  settingChange,
  settingsFile,
  storeSettings,
  VARIABLES,
} from './settings.ts'
export { shellQuoted } from './shell-quoted.ts'
export { dailySeed, type FinishedGame, readStatistics, type Statistics, type WinPlace } from './statistics.ts'
export { statisticsLines } from './statistics-text.ts'
export { diskWords, errorCode, errorText, UserError } from './user-error.ts'
