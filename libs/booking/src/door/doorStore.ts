import { doorScanSchema } from '@callboard/api-contract/booking';
import type { SealedStore } from '@callboard/auth/sealed';
import * as v from 'valibot';
import { signedSchema, type SignedSnapshot } from './signedSnapshot';

const sentSchema = v.object({
  id: v.string(),
  code: v.optional(v.string()),
  ticket: v.optional(v.string()),
  undoes: v.optional(v.string()),
  people: v.optional(v.number()),
  device_at: v.string(),
  at: v.string(),
  told: doorScanSchema.entries.outcome,
});
/** A scan that waits to be sent, as it will be sent. */
export type WaitingScan = v.InferOutput<typeof sentSchema>;

const rowSchema = v.variant('kind', [
  v.object({
    kind: v.literal('snapshot'),
    performance: v.string(),
    signed: signedSchema,
    /** How far the clock of the server is ahead, in milliseconds. */
    offset: v.number(),
    /** Which tickets there were. */
    tickets: v.string(),
  }),
  v.object({
    kind: v.literal('scans'),
    performance: v.string(),
    revision: v.number(),
    scans: v.array(doorScanSchema),
  }),
  v.object({
    kind: v.literal('waiting'),
    performance: v.string(),
    sent: sentSchema,
    scan: doorScanSchema,
  }),
]);
type Row = v.InferOutput<typeof rowSchema>;
type RowOf<K extends Row['kind']> = Extract<Row, { kind: K }>;

/** What a device has of one performance. */
export interface StoredDoor {
  snapshot: RowOf<'snapshot'> | null;
  scans: RowOf<'scans'> | null;
  waiting: RowOf<'waiting'>[];
}

/** What a door has on its device, encrypted: it survives a reload, and hours without network. */
export function createDoorStore(
  store: Pick<SealedStore, 'readAll' | 'add' | 'replace' | 'remove'> | null,
  performance: string,
) {
  const numbers = new Map<string, number>();

  async function put(key: string, row: Row): Promise<void> {
    if (!store) return;
    const text = JSON.stringify(row);
    const number = numbers.get(key);
    if (number === undefined) numbers.set(key, await store.add(text));
    else await store.replace(number, text);
  }

  return {
    async load(): Promise<StoredDoor> {
      const stored: StoredDoor = { snapshot: null, scans: null, waiting: [] };
      for (const { number, text } of (await store?.readAll()) ?? []) {
        const { success, output: row } = v.safeParse(rowSchema, JSON.parse(text));
        // A row that this version of the app does not understand stays where it is.
        if (!success || row.performance !== performance) continue;
        numbers.set(row.kind === 'waiting' ? row.sent.id : row.kind, number);
        if (row.kind === 'waiting') stored.waiting.push(row);
        else if (row.kind === 'snapshot') stored.snapshot = row;
        else stored.scans = row;
      }
      return stored;
    },
    saveSnapshot: (signed: SignedSnapshot, offset: number, tickets: string) =>
      put('snapshot', { kind: 'snapshot', performance, signed, offset, tickets }),
    saveScans: (scans: RowOf<'scans'>['scans'], revision: number) =>
      put('scans', { kind: 'scans', performance, scans, revision }),
    addWaiting: (sent: WaitingScan, scan: RowOf<'waiting'>['scan']) =>
      put(sent.id, { kind: 'waiting', performance, sent, scan }),
    async removeWaiting(id: string): Promise<void> {
      const number = numbers.get(id);
      numbers.delete(id);
      if (number !== undefined) await store?.remove(number);
    },
  };
}
export type DoorStore = ReturnType<typeof createDoorStore>;
