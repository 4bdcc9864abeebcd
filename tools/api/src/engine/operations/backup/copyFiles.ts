import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createIncoming, incomingFolder } from '../../attachments/incoming';
import type { FileStore } from '../../attachments/storage/FileStore';
import { openFileStore } from '../../attachments/storage/openFileStore';
import { storageKeyOf } from '../../attachments/storageKeys';
import type { Settings } from '../../settings';
import { fileOf, type Manifest } from './manifest';

type StoredFiles = Manifest['files'];

/** Copies the stored files of a place that are not in the folder yet; of all, where it is empty. A file never changes under its key, and one that is gone meanwhile is left out. */
export async function copyNewFiles(
  store: FileStore,
  folder: string,
  copied: StoredFiles,
  place: string,
): Promise<StoredFiles> {
  const known = new Set(copied.map(({ key }) => key));
  const added: StoredFiles = [];
  for await (const { key } of store.list(place)) {
    if (known.has(key) || storageKeyOf(key) === null) continue;
    const bytes = await store.read(key, null);
    if (!bytes) continue;
    const path = join(folder, fileOf(key));
    await mkdir(dirname(path), { recursive: true });
    const hash = createHash('sha256');
    let size = 0;
    const seen = new PassThrough().on('data', (chunk: Buffer) => {
      hash.update(chunk);
      size += chunk.length;
    });
    await pipeline(bytes, seen, createWriteStream(path, { flush: true }));
    added.push({ key, size, sha256: hash.digest('hex') });
  }
  return [...copied, ...added];
}

/** Gives the files of a backup to the store of an installation. Those of a run that was cut off are given again. */
export async function restoreFiles(settings: Settings, folder: string, files: StoredFiles): Promise<void> {
  const store = openFileStore(settings);
  await createIncoming(incomingFolder(settings)).within(async (incoming) => {
    for (const { key } of files) {
      // The store takes the file away that it is given.
      const copy = join(incoming, 'file');
      await copyFile(join(folder, fileOf(key)), copy);
      await store.put(key, copy);
    }
  });
}
