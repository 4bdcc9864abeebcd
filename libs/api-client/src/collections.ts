export type { CollectionHooks, Write } from './hooks/collectionHooks';
export { collections } from './hooks/handles';
export { hooksFor } from './hooks/hooksFor';
export type { Loaded } from './hooks/loaded';
export type { Outcome } from './hooks/outcome';
export { useUndo } from './hooks/useUndo';
