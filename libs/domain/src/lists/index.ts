export { grouped } from './grouped';
export { randomOf } from './randomOf';
export {
  builtInColumns,
  hasSeasons,
  listStateText,
  readListState,
  readPageState,
  seasonFilter,
  unreadableKeys,
  writeListState,
  writePageState,
} from './listState';
export type { Density, ListState } from './listState';
export { defaultViewOf, isOwnView } from './savedViews';
export type { ViewRow } from './savedViews';
export { excerptOf, hasEveryWord, markMatches } from './markMatches';
export type { MarkedPart } from './markMatches';
