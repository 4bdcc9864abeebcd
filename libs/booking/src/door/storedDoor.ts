import { doorDirections, doorScanSchema } from '@callboard/api-contract/booking';
import type { Snapshots, StoredWork } from '@callboard/offline';
import * as v from 'valibot';
import { signedSchema } from './signedSnapshot';

/** A scan that the device has decided, as it is sent. */
export const waitingScanSchema = v.object({
  id: v.string(),
  code: v.optional(v.string()),
  ticket: v.optional(v.string()),
  undoes: v.optional(v.string()),
  // Scans from before there was a way out are of people who go in.
  direction: v.optional(v.picklist(doorDirections), 'in'),
  people: v.optional(v.number()),
  let_in: v.optional(v.literal(true)),
  device_at: v.string(),
  at: v.string(),
  told: doorScanSchema.entries.outcome,
});
export type WaitingScan = v.InferOutput<typeof waitingScanSchema>;

const partSchema = v.variant('kind', [
  v.object({
    kind: v.literal('tickets'),
    signed: signedSchema,
    /** How far the clock of the server is ahead, in milliseconds. */
    offset: v.number(),
    /** Which tickets there were. */
    tickets: v.string(),
  }),
  v.object({ kind: v.literal('scans'), revision: v.number(), scans: v.array(doorScanSchema) }),
]);
type Part = v.InferOutput<typeof partSchema>;

/** The tickets of a performance and its scans, apart: the scans change all evening. Those of six performances stay. */
export const storedDoors: StoredWork<Part, Part> = {
  kind: 'door',
  schema: partSchema,
  toCopy: (part) => part,
  max: 12,
};

/** Storage of a device for the door of one performance. */
export interface DoorStore {
  load: () => Promise<{
    tickets: Extract<Part, { kind: 'tickets' }> | null;
    scans: Extract<Part, { kind: 'scans' }> | null;
  }>;
  save: (part: Part) => Promise<void>;
}

/** The store of a door; without one, nothing survives a reload. */
export function doorStoreOf(
  snapshots: Pick<Snapshots<Part, Part>, 'find' | 'write'> | null,
  performance: string,
): DoorStore {
  const keyOf = (kind: Part['kind']) => `${performance}/${kind}`;
  return {
    load: async () => {
      const tickets = (await snapshots?.find(keyOf('tickets')))?.copy;
      const scans = (await snapshots?.find(keyOf('scans')))?.copy;
      return {
        tickets: tickets?.kind === 'tickets' ? tickets : null,
        scans: scans?.kind === 'scans' ? scans : null,
      };
    },
    save: async (part) => {
      await snapshots?.write(keyOf(part.kind), part, Date.now());
    },
  };
}
