export { type Annals, dailySeed, type Played, readAnnals } from './annals.ts'
export { annalsLines } from './annals-words.ts'
export { Bookmarks } from './bookmarks.ts'
export { forget, freePath, MOST_BYTES, makePrivate, readBytes, readIfThere, readText, writePrivate } from './disk.ts'
export { type ExampleEntry, listExamples } from './examples.ts'
export { exportMoves, moveText } from './export-moves.ts'
export {
  atHome,
  exampleFolder,
  isWritable,
  projectRoot,
  type Surroundings,
  userFolder,
  usualSaveFolder,
} from './folders.ts'
export {
  anotherGame,
  botIn,
  botKind,
  botName,
  gameOf,
  HeaderShape,
  nameFault,
  newHeader,
  PERSON,
  rangeOf,
  seatsFault,
  seatsOf,
  seedFault,
  USUAL_NAMES,
  type Wishes,
} from './header.ts'
export { deleteSave, renameSave } from './keep-saves.ts'
export { askLock, type Lock } from './lock.ts'
export { makeFolder } from './make-folder.ts'
export {
  isMoveFile,
  MOVES_ENDING,
  type MoveFile,
  type MoveLine,
  MoveTrouble,
  namesIn,
  parseMoves,
} from './moves.ts'
export { ownRecord } from './own-record.ts'
export { type PlayedFile, playFile } from './played-file.ts'
export { PositionCache } from './position-cache.ts'
export { beginMoves, type MoveReplay, type MoveStep, playMoves, replayMoves } from './replay-moves.ts'
export { type Kept, SaveFile } from './save-file.ts'
export { readSave, SAVE_FORMAT, writeHeader, writeLine } from './save-lines.ts'
export {
  type LoadedSave,
  lastWritten,
  listSaves,
  loadSave,
  newSavePath,
  SAVE_ENDING,
  type SaveEntry,
  saveName,
  saveNameFault,
  savePath,
} from './saves.ts'
export {
  changedLines,
  chosenValue,
  forcedText,
  SETTINGS,
  type SettingRow,
  settingAbout,
  settingLines,
  settingText,
  settingWish,
  settingWord,
  valueAbout,
  valueWord,
} from './setting-words.ts'
export {
  type ForcedSettings,
  languageWanted,
  localeIn,
  readSettings,
  type SettingName,
  type Settings,
  type SettingsInForce,
  settingChange,
  settingsFile,
  settingsInForce,
  storeSettings,
  USUAL_SETTINGS,
  VARIABLES,
} from './settings.ts'
export { Sitting, type Told } from './sitting.ts'
export { forgetTable, rememberTable, type Standing, standingTable, standingTables } from './standing-tables.ts'
export { codeOf, diskWords, Trouble, toldBy } from './trouble.ts'
