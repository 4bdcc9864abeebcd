import type { CollectionName } from '@callboard/api-contract';

/** Which collection an endpoint works on. The registry stays outside: whoever asks brings name and path. */
export interface Target {
  collection: CollectionName;
  /** Behind the version's prefix. */
  path: string;
}

export interface ListArgs extends Target {
  /** As `toQueryString` writes it. */
  query: string;
  /** Set by virtual tables, whose aborted pages must not be anybody else's. */
  isWindow?: true;
}

export interface RecordArgs extends Target {
  hashcode: string;
}

export interface WriteTarget extends Target {
  /** The collections that show the titles of the written records. */
  retitles: readonly CollectionName[];
}

export interface CreateArgs extends WriteTarget {
  draft: unknown;
  idempotencyKey: string;
}

export interface PatchArgs extends WriteTarget {
  hashcode: string;
  patch: Readonly<Record<string, unknown>>;
  /** Absent where the backend counts no changes. */
  version: number | undefined;
  /** The fields whose text makes the title, so that a new one shows at once. */
  title: readonly string[];
}

export interface BulkPatchArgs extends WriteTarget {
  items: readonly Readonly<Record<string, unknown> & { hashcode: string }>[];
}

export interface ActArgs extends WriteTarget {
  action: string;
  target: string;
  values: unknown;
  idempotencyKey: string;
}

export interface BulkActArgs extends WriteTarget {
  action: string;
  hashcodes: readonly string[];
  idempotencyKey: string;
}

export interface RemoveArgs extends WriteTarget {
  hashcode: string;
  version: number | undefined;
}

export interface BulkRemoveArgs extends WriteTarget {
  hashcodes: readonly string[];
}

/** What a write answers, with the number by which it can be undone. */
export interface Written<T> {
  data: T;
  changeSet: string | null;
}
