/** Why a visitor was turned away: `used` is a ticket that others came in with. */
export const doorRefusals = [
  'used',
  'unpaid',
  'refunded',
  'exchanged',
  'cancelled',
  'elsewhere',
  'unknown',
] as const;
export type DoorRefusal = (typeof doorRefusals)[number];

/** What became of a scan: `part` lets some of a group in. */
export const doorOutcomes = ['admitted', 'part', 'undone', 'nothing_to_undo', ...doorRefusals] as const;
export type DoorOutcome = (typeof doorOutcomes)[number];

/** The limits of a door. */
export const doorLimits = {
  /** Of a code: ours have 24 characters. */
  code: 200,
  /** The name of a door. */
  name: 60,
  /** The most scans in one call. */
  scans: 100,
  /** Scans that one answer about a performance has. */
  answered: 2_000,
  search: 100,
} as const;
