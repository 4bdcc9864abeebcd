/** One line of the change log, as `GET {path}/{hashcode}/changes` lists it. Values of fields that the reader may not see are left out. */
export interface Change {
  /** Counts upwards over all changes; newer is larger. */
  sequence: number;
  /** The write that this belongs to: all its changes are undone together. */
  change_set: string;
  actor: { hashcode: string; title: string } | null;
  kind: 'create' | 'update' | 'delete';
  at: string;
  /** Each field that changed, with its value on both sides; null where there was none. Of a document only that it changed: null on both sides. */
  fields: ChangedField[];
}

/** One field of a change. */
export interface ChangedField {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  /** Why, where that was asked (clause 5.21). */
  reason?: string;
}

/** What an import's stream tells, a JSON object a line. */
export type ImportLine =
  | {
      type: 'columns';
      columns: string[];
      suggested: Record<string, string>;
      samples: Record<string, string>[];
      rows: number;
    }
  | { type: 'progress'; done: number; total: number }
  | {
      type: 'row';
      row: number;
      status: 'new' | 'duplicate' | 'invalid';
      title: string;
      errors?: Record<string, string[]>;
    }
  | { type: 'done'; created: number; duplicates: number; invalid: number; change_set: string | null }
  /** The stream broke off after it began: nothing was written. */
  | { type: 'failed'; detail: string };

export const importModes = ['columns', 'preview', 'commit'] as const;
export type ImportMode = (typeof importModes)[number];
