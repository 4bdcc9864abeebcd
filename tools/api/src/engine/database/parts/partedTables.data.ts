/** A table that lies in parts by time, each for a week or a month in UTC. */
export interface PartedTable {
  table: string;
  /** The column by whose time a row is in a part. */
  time: string;
  step: 'week' | 'month';
}

/**
 * What is written without end. Events are of use for days, so that by the month most of them were stored far longer than wanted; by the
 * week, the parts of the log would be hundreds.
 */
export const partedTables = {
  changes: { table: 'changes', time: 'at', step: 'month' },
  events: { table: 'domain_events', time: 'at', step: 'week' },
  mails: { table: 'mails', time: 'created', step: 'month' },
} as const satisfies Readonly<Record<string, PartedTable>>;

/** The part for rows of all times that have none of their own. */
export const restOf = ({ table }: PartedTable): string => `${table}_rest`;

/** How the names of the other parts end: with their first day. */
export const nameFormat = '_YYYY_MM_DD';
