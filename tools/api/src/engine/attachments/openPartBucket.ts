import type { Upload } from '@tus/server';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { Incoming } from './incoming';
import type { PartStore } from './PartStore';
import type { FileStore } from './storage/FileStore';
import { wideStream } from './wideStream';

const infoSchema = v.object({
  size: v.number(),
  metadata: v.optional(v.record(v.string(), v.nullable(v.string()))),
  creation_date: v.string(),
});

interface Part {
  key: string;
  offset: number;
  length: number;
}

interface Place {
  store: FileStore;
  incoming: Incoming;
  /** Prefix of the keys of all parts. */
  prefix: string;
  expirationMs: number;
}

/**
 * Stores the parts of uploads in the bucket, so that an upload goes on at any process: an object for each part that was sent,
 * whose key holds where it begins and how long it is, and one for what the upload was begun with. A part that is sent twice has
 * the same bytes, so two processes at one upload do no harm.
 */
export async function openPartBucket({ store, incoming, prefix, expirationMs }: Place): Promise<PartStore> {
  // Read at first use: it takes a fifth of a second.
  const tus = await import('@tus/server');

  const infoKey = (id: string) => `${prefix}${id}/info`;

  async function keysOf(id: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of store.list(`${prefix}${id}/`)) keys.push(key);
    return keys;
  }

  class PartBucket extends tus.DataStore implements PartStore {
    override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];

    override async create(upload: Upload): Promise<Upload> {
      const { size, metadata, creation_date } = upload;
      await incoming.within(async (folder) => {
        const path = join(folder, 'info');
        await writeFile(path, JSON.stringify({ size, metadata, creation_date }));
        await store.put(infoKey(upload.id), path);
      });
      return upload;
    }

    override async write(bytes: Readable, id: string, offset: number): Promise<number> {
      return incoming.within(async (folder) => {
        const path = join(folder, 'part');
        const file = wideStream(path, { flags: 'w' });
        // Bytes that arrived before a connection broke count: the upload continues after them.
        const failure = await pipeline(bytes, file).then(
          () => null,
          (error: unknown) => ({ error }),
        );
        const length = file.bytesWritten;
        if (length > 0) await store.put(partKey(`${prefix}${id}/`, { offset, length }), path);
        if (failure) throw failure.error;
        return offset + length;
      });
    }

    override async getUpload(id: string): Promise<Upload> {
      const info = await store.read(infoKey(id), null);
      if (!info) throw tus.ERRORS.FILE_NOT_FOUND;
      const { size, metadata, creation_date } = v.parse(infoSchema, await json(info));
      const last = chainOf(await keysOf(id)).at(-1);
      const offset = last ? last.offset + last.length : 0;
      return new tus.Upload({ id, size, offset, creation_date, ...(metadata && { metadata }) });
    }

    override async remove(id: string): Promise<void> {
      const keys = await keysOf(id);
      if (keys.length === 0) throw tus.ERRORS.FILE_NOT_FOUND;
      for (const key of keys) await store.remove(key);
    }

    override getExpiration(): number {
      return expirationMs;
    }

    async copyTo(id: string, path: string): Promise<void> {
      for (const { key } of chainOf(await keysOf(id))) {
        const part = await store.read(key, null);
        if (!part) throw new Error('A part of an upload is missing.');
        await pipeline(part, createWriteStream(path, { flags: 'a' }));
      }
    }

    async unfinishedOf(user: string): Promise<number> {
      let count = 0;
      for await (const { key } of store.list(`${prefix}${user}_`)) if (key.endsWith('/info')) count += 1;
      return count;
    }

    async sweep(before: Date): Promise<void> {
      const newest = new Map<string, Date>();
      for await (const { key, modified } of store.list(prefix)) {
        const id = key.slice(prefix.length).split('/')[0] ?? '';
        const known = newest.get(id);
        if (!known || known < modified) newest.set(id, modified);
      }
      for (const [id, modified] of newest) if (modified < before) await this.remove(id);
    }
  }
  return new PartBucket();
}

function partKey(prefix: string, { offset, length }: Omit<Part, 'key'>): string {
  return `${prefix}${String(offset).padStart(15, '0')}-${length}`;
}

/** The parts that follow each other without a gap; of two that begin at one place, the longer. */
function chainOf(keys: readonly string[]): Part[] {
  const longest = new Map<number, Part>();
  for (const key of keys) {
    const [, offset = '', length = ''] = /\/(\d{15})-(\d+)$/.exec(key) ?? [];
    if (offset === '') continue;
    const part = { key, offset: Number(offset), length: Number(length) };
    if ((longest.get(part.offset)?.length ?? 0) < part.length) longest.set(part.offset, part);
  }
  const chain: Part[] = [];
  for (let part = longest.get(0); part; part = longest.get(part.offset + part.length)) chain.push(part);
  return chain;
}
