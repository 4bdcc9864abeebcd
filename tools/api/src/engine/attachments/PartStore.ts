import type { DataStore } from '@tus/server';

/** Where the parts of uploads lie until they are whole: what the tus protocol needs of a store, and what we need besides. */
export interface PartStore extends DataStore {
  /** Writes a whole upload to a file of its own. */
  copyTo(id: string, path: string): Promise<void>;
  /** How many uploads of a user are not finished. */
  unfinishedOf(user: string): Promise<number>;
  /** Removes what was not continued. */
  sweep(before: Date): Promise<void>;
}
