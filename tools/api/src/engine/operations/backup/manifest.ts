import { tenantCodes } from '@callboard/api-contract';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

const sum = v.pipe(v.string(), v.hexadecimal(), v.length(64));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
// Names in a folder of a backup are not trusted: none leads out of it.
const path = v.pipe(v.string(), v.regex(/^[\w-]+(?:[./][\w-]+)*$/));

const manifestSchema = v.object({
  format: v.literal(1),
  /** The one tenant whose rows and files it has. Absent: it has those of the whole installation. */
  tenant: v.optional(v.picklist(tenantCodes)),
  /** The build that made it. */
  build: v.string(),
  made: v.pipe(v.string(), v.isoTimestamp()),
  /** The version of the PostgreSQL that it is of. */
  postgres: v.string(),
  /** The fingerprint of the secret key: what recognises the key, and leads to none. */
  secretKey: v.string(),
  /** Which migrations the database had run. */
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  tables: v.array(
    v.object({ name: path, columns: v.array(v.string()), rows: count, file: path, sha256: sum }),
  ),
  /** The last value of each sequence that was used. */
  sequences: v.record(v.string(), v.string()),
  files: v.array(v.object({ key: path, size: count, sha256: sum })),
});

/** Parts of a backup, with the sum of every file: without it, a folder is no backup. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

const manifestName = 'manifest.json';

/** Where a stored file lies in a backup. */
export const fileOf = (key: string): string => `files/${key}`;

/** Written last, and whole or not at all. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, `${manifestName}.unfinished`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
  await rename(draft, join(folder, manifestName));
}

/** Reads the manifest and compares every file with it. Throws a sentence where the backup is not whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup that was finished: it has no ${manifestName}.`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success)
    throw new Error(
      `${join(folder, manifestName)} cannot be read: it is damaged, or of a later version of Callboard.`,
    );
  const { tables, files } = parsed.output;
  const sums = [
    ...tables.map(({ file, sha256 }) => ({ file, sha256 })),
    ...files.map(({ key, sha256 }) => ({ file: fileOf(key), sha256 })),
  ];
  for (const { file, sha256 } of sums) {
    const found = await sumOf(join(folder, file)).catch(() => null);
    if (found === null) throw new Error(`The backup is not whole: ${file} is missing.`);
    if (found !== sha256) throw new Error(`The backup is damaged: ${file} is not as it was written.`);
  }
  return parsed.output;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
