/**
 * Why a visitor was turned away: `used` is a ticket that others came in with, `other_day` is for a performance that is neither today nor
 * tonight.
 */
export const doorRefusals = [
  'used',
  'unpaid',
  'refunded',
  'exchanged',
  'cancelled',
  'elsewhere',
  'other_day',
  'unknown',
] as const;
export type DoorRefusal = (typeof doorRefusals)[number];

/** Which way the holder of a ticket goes: who leaves for air is scanned out, and comes back in by the same ticket. */
export const doorDirections = ['in', 'out'] as const;
export type DoorDirection = (typeof doorDirections)[number];

/**
 * What became of a scan: `part` lets some of a group in, `back` lets in again who went out, `not_inside` let no one out, because no one
 * was inside by the ticket.
 */
export const doorOutcomes = [
  'admitted',
  'part',
  'back',
  'out',
  'not_inside',
  'undone',
  'nothing_to_undo',
  ...doorRefusals,
] as const;
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
