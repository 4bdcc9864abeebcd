export { CacheProvider } from './cache/CacheProvider';
export type { CollectionHooks, Hooks, RecordHooks, Write } from './hooks/collectionHooks';
export { collections } from './hooks/handles';
export { hooksFor, recordHooksFor } from './hooks/hooksFor';
export type { Loaded } from './hooks/loaded';
export { nextQuery } from './hooks/nextQuery';
export type { Outcome } from './hooks/outcome';
export { useUndo } from './hooks/useUndo';
export type { Rows } from './rows/useRows';
