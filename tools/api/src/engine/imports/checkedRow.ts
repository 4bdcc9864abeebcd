import type { Body } from '@callboard/api-contract';

/** Result of checking a row of the file. A new one has a body to store, a changed one what changes of its record. */
export type CheckedRow =
  | ({ row: number; status: 'new'; title: string; body: Body } & Reading)
  | ({ row: number; status: 'changed'; title: string; hashcode: string; body: Body } & Reading)
  | { row: number; status: 'unchanged'; title: string }
  | {
      row: number;
      status: 'duplicate' | 'invalid';
      title: string;
      errors: Record<string, string[]>;
      /** The texts that were not understood, by their field. */
      unknown?: Readonly<Record<string, string>>;
    };

/** How the cells of a row were read. */
interface Reading {
  values: Understood;
  /** A name that can be divided in other ways too. */
  wholeName?: string | undefined;
}

/** Understood cells of a row, references by their titles. */
export type Understood = Readonly<Record<string, unknown>>;

export type NewCheckedRow = Extract<CheckedRow, { status: 'new' }>;
export type ChangedCheckedRow = Extract<CheckedRow, { status: 'changed' }>;

export function isNew(checked: CheckedRow): checked is NewCheckedRow {
  return checked.status === 'new';
}

export function isChanged(checked: CheckedRow): checked is ChangedCheckedRow {
  return checked.status === 'changed';
}
