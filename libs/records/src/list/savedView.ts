import type { RecordOf } from '@callboard/api-contract';

/** A saved view, as the list reads it. */
export type SavedView = RecordOf<'savedViews'>;
