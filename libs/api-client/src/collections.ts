export { ApiCache } from './ApiCache';
export type {
  BodyValues,
  CollectionHooks,
  FetchedAll,
  FetchListener,
  Hooks,
  Loaded,
  Outcome,
  RecordHooks,
  Write,
} from './collections/CollectionHooks';
export { collections, hooksFor, recordHooksFor, requestFirstRows } from './collections/collections';
export { createRecord } from './collections/createRecord';
export type { CreatedRecord, NewRecord } from './collections/createRecord';
export { messagesOf } from './collections/messagesOf';
export { nextQuery } from './collections/nextQuery';
export type { Rows } from './collections/useRows';
