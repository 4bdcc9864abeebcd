import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';

/** Size and hash of a file, by its bytes. */
export interface Measure {
  size: number;
  sha256: Buffer;
}

/** Where files lie until they are whole: on the disk of the data folder, so that they can be moved into place. */
export function incomingFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'uploads', 'incoming');
}

/** The folder in which files lie until they are whole: one folder for each request, which goes when the request is over. */
export function createIncoming(root: string) {
  return {
    /** Works in a folder of its own; nothing stays in it, even after an error. */
    async within<T>(work: (folder: string) => Promise<T>): Promise<T> {
      await mkdir(root, { recursive: true });
      const folder = await mkdtemp(join(root, 'request-'));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /** Removes what a process left behind that was killed. */
    async sweep(before: Date): Promise<void> {
      for (const name of await readdir(root).catch(() => [])) {
        const path = join(root, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

export type Incoming = ReturnType<typeof createIncoming>;

/** Reads a file through once, by the same piece of memory: memory taken again for each megabyte would have to be collected. */
export async function measured(path: string): Promise<Measure> {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafeSlow(1_048_576);
  const file = await open(path, 'r');
  let size = 0;
  try {
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, size);
      if (bytesRead === 0) return { size, sha256: hash.digest() };
      size += bytesRead;
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
