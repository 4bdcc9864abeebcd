import type { Body } from '@callboard/api-contract';

/** What a row of the file turned out to be. Only a new one has a body to store. */
export type CheckedRow =
  | { row: number; status: 'new'; title: string; body: Body }
  | { row: number; status: 'duplicate' | 'invalid'; title: string; errors: Record<string, string[]> };

export type NewCheckedRow = Extract<CheckedRow, { status: 'new' }>;

export function isNew(checked: CheckedRow): checked is NewCheckedRow {
  return checked.status === 'new';
}
