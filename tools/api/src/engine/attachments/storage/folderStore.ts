import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { FileStore } from './FileStore';

/** Keeps files in a folder of this machine. Files that are put must lie on the same disk. */
export function createFolderStore(root: string): FileStore {
  return {
    async put(key, path) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await flush(path);
      await rename(path, target);
      await flush(dirname(target));
    },

    async read(key, range) {
      const file = await open(join(root, key), 'r').catch(nullWhereMissing);
      return file?.createReadStream(range ?? {}) ?? null;
    },

    async remove(key) {
      await rm(join(root, key), { force: true });
    },

    async *list(prefix) {
      const names = await readdir(join(root, prefix), { recursive: true }).catch(nullWhereMissing);
      for (const name of names ?? []) {
        const path = join(root, prefix, name);
        const found = await stat(path).catch(nullWhereMissing);
        if (found?.isFile()) yield { key: join(prefix, name).split(sep).join('/'), modified: found.mtime };
      }
    },
  };
}

/** Gives a file a second name, which costs nothing; false where the disk cannot. */
export async function linked(path: string, other: string): Promise<boolean> {
  return link(path, other).then(
    () => true,
    () => false,
  );
}

/** Waits until the disk has it: of a folder, the names in it. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  // Windows has no such thing for folders, nor for what is only read.
  const isRefusal = (error: NodeJS.ErrnoException) =>
    ['EPERM', 'EINVAL', 'EISDIR'].includes(error.code ?? '');
  await handle
    .sync()
    .catch((error: NodeJS.ErrnoException) => {
      if (!isRefusal(error)) throw error;
    })
    .finally(() => handle.close());
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
