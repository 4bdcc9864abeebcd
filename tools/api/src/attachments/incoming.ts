import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a file holds, told by its bytes. */
export interface Measure {
  size: number;
  sha256: Buffer;
}

/** The folder in which files lie until they are whole: one folder for each request, which goes when the request is over. */
export function createIncoming(root: string) {
  return {
    /** Works in a folder of its own; whatever happens, nothing stays in it. */
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

/** Reads a file through once. */
export async function measured(path: string): Promise<Measure> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      size += chunk.length;
      hash.update(chunk);
    }
  });
  return { size, sha256: hash.digest() };
}
