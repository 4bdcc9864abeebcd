import type { SealedStore } from '@callboard/auth/sealed';
import * as v from 'valibot';

/** Stored kind of work, which goes on where a reload or a restart of the browser finds no network. */
export interface SnapshotKind<Read, Copy> {
  schema: v.GenericSchema<unknown, Copy>;
  /** Makes the stored copy of the data; `before` is the earlier copy of the same work. */
  toCopy: (read: Read, before: Copy | null) => Copy;
  /** So many stay on a device: the oldest go. */
  max: number;
}

/** A copy on the device, when it was read, and what it takes there. */
export interface Snapshot<Copy> {
  copy: Copy;
  /** In milliseconds since 1970. */
  at: number;
  bytes: number;
}

const rowSchema = v.object({ key: v.string(), at: v.number(), copy: v.unknown() });

/** The copies of a kind in a store of the user, by the key of what they are of. */
export function createSnapshots<Read, Copy>(
  store: Pick<SealedStore, 'readAll' | 'add' | 'replace' | 'remove'>,
  { schema, toCopy, max }: SnapshotKind<Read, Copy>,
) {
  // Rows that this tab knows of the store: to read and check all of it for each write takes longer than a scan at a door can wait.
  let known: Row<Copy>[] | null = null;

  async function readAll(): Promise<Row<Copy>[]> {
    const rows = await store.readAll();
    known = rows.map(({ number, text }) => {
      const row = v.safeParse(rowSchema, JSON.parse(text));
      const copy = v.safeParse(schema, row.success ? row.output.copy : null);
      // Another version of the app can have written it.
      const isKnown = row.success && copy.success;
      return isKnown
        ? { number, key: row.output.key, at: row.output.at, copy: copy.output, bytes: bytesOf(text) }
        : { number, key: null, at: 0, copy: null, bytes: 0 };
    });
    return known;
  }

  return {
    async find(key: string): Promise<Snapshot<Copy> | null> {
      const own = (await readAll()).filter((each) => each.key === key);
      // Two tabs can each have written one.
      const row = own.sort((one, other) => other.at - one.at)[0];
      return row?.copy ? { copy: row.copy, at: row.at, bytes: row.bytes } : null;
    },

    /** Replaces the copy of a key; the oldest of too many go, and what another version of the app wrote. */
    async write(key: string, read: Read, at: number): Promise<Snapshot<Copy>> {
      const rows = known ?? (await readAll());
      const own = rows.find((row) => row.key === key);
      const others = rows.filter((row) => row !== own).sort((one, other) => other.at - one.at);
      const isSpare = (row: Row<Copy>, index: number) => row.key === null || index >= max - 1;
      for (const { number } of others.filter(isSpare)) await store.remove(number);
      const copy = toCopy(read, own?.copy ?? null);
      const text = JSON.stringify({ key, at, copy });
      if (own) await store.replace(own.number, text);
      const number = own?.number ?? (await store.add(text));
      const bytes = bytesOf(text);
      known = [...others.filter((row, index) => !isSpare(row, index)), { number, key, at, copy, bytes }];
      return { copy, at, bytes };
    },
  };
}

/** A stored copy; what another version of the app wrote has no key. */
interface Row<Copy> {
  number: number;
  key: string | null;
  at: number;
  copy: Copy | null;
  bytes: number;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
