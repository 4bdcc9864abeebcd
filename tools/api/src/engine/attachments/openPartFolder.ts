import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PartStore } from './PartStore';
import { linked } from './storage/folderStore';
import { wideStream } from './wideStream';

/** Keeps the parts of uploads in a folder, as the protocol's own store does but for its small writes. */
export async function openPartFolder(
  directory: string,
  expirationPeriodInMilliseconds: number,
): Promise<PartStore> {
  await mkdir(directory, { recursive: true });
  // Read at first use: it takes a fifth of a second.
  const { FileStore } = await import('@tus/file-store');
  class PartFolder extends FileStore {
    override async write(bytes: Readable, id: string, offset: number): Promise<number> {
      const file = wideStream(join(directory, id), { flags: 'r+', start: offset });
      await pipeline(bytes, file);
      return offset + file.bytesWritten;
    }

    async copyTo(id: string, path: string): Promise<void> {
      const whole = join(directory, id);
      if (!(await linked(whole, path))) await copyFile(whole, path);
    }

    async unfinishedOf(user: string): Promise<number> {
      const names = await readdir(directory).catch(() => []);
      return names.filter((name) => name.startsWith(user) && name.endsWith('.json')).length;
    }

    async sweep(before: Date): Promise<void> {
      const names = await readdir(directory).catch(() => []);
      const live = new Set<string>();
      for (const name of names) {
        const found = await stat(join(directory, name)).catch(() => null);
        if (found && found.mtime >= before) live.add(idOf(name));
      }
      for (const name of names) if (!live.has(idOf(name))) await rm(join(directory, name), { force: true });
    }
  }
  return new PartFolder({ directory, expirationPeriodInMilliseconds });
}

function idOf(name: string): string {
  return name.replace(/\.json$/, '');
}
