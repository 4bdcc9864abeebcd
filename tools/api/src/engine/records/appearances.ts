import type { Collection, TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../database/TenantDatabase';
import { definePort } from '../definePort';

/** Where a record is performed, and when. */
export interface PlaceOfRecord {
  performance: string | null;
  slot_starts_at: string | null;
}

/** A game as it is drawn: without a time. */
interface NewGame {
  slot: string;
  home: string;
  away: string;
  round: number;
  number: number;
}

/** The items of running orders. */
export interface Appearances {
  /** Puts a record in a place; of several places of one record it is the first. */
  place: (
    transaction: Transaction,
    collection: Collection,
    tenant: TenantCode,
    hashcode: string,
    place: PlaceOfRecord,
  ) => Promise<void>;
  /** Passes the times of entries that leave an event to those that join in their place. */
  pass: (
    transaction: Transaction,
    passed: { tenant: string; event: string; leaves: readonly string[]; joins: readonly string[] },
  ) => Promise<void>;
  /** Adds games to an event, in the order of their rounds. */
  addGames: (
    transaction: Transaction,
    tenant: string,
    event: string,
    games: readonly NewGame[],
  ) => Promise<void>;
  changeSides: (
    transaction: Transaction,
    tenant: string,
    slot: string,
    sides: { home: string; away: string },
  ) => Promise<void>;
  /** Gives the place and the time of an item free. */
  free: (transaction: Transaction, tenant: string, slot: string) => Promise<void>;
  remove: (transaction: Transaction, tenant: string, slots: readonly string[]) => Promise<void>;
}

/** Served by scheduling. */
export const appearances = definePort<Appearances>('the items of running orders');
