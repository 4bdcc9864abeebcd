import type { Problem } from '@callboard/api-contract';
import type { OutputOf } from '@callboard/api-contract/actions';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import type { Sent } from './decideScan';
import type { DoorState } from './doorState';
import type { SignedSnapshot } from './signedSnapshot';
import type { DoorStore, WaitingScan } from './storedDoor';

/** How the server answered a door. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; problem: Problem };

/** How a door reaches the server. */
export interface DoorApi {
  snapshot: () => Promise<Outcome<SignedSnapshot>>;
  state: (after: number) => Promise<Outcome<QueryOutputOf<'doorState'>>>;
  send: (scans: Sent[]) => Promise<Outcome<OutputOf<'recordScans'>>>;
}

/** Scans that a door has decided and the server has not: stored on the device, and sent in their order. */
export interface DoorQueue {
  waiting: () => readonly WaitingScan[];
  /** @returns whether it is stored; otherwise the door sends it itself, as long as its page is open */
  add: (scan: WaitingScan) => Promise<boolean>;
  /** The server can be reached again. */
  send: () => void;
}

/** Dependencies of a door. */
export interface DoorTools {
  api: DoorApi;
  store: DoorStore;
  queue: DoorQueue;
  isStored: boolean;
  device: string;
  /** The name of the door now. */
  door: () => string;
  /** The key that snapshots were signed with before. */
  trustedKey: { read: () => string | null; write: (key: string) => void };
  onChange: (state: DoorState) => void;
  now: () => number;
  /** How many milliseconds the clock of the server is ahead of that of the device, as its answers measure it; null before the first. */
  clockOffset: () => number | null;
}
