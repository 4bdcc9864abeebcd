import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';

const keyBytes = 32;

/**
 * The key that secrets are encrypted with: from `CALLBOARD_SECRET_KEY`, else from a file next to the data, which is made at the
 * first start. It is never in the database, so that a copy of the database gives no one a second step.
 */
export async function readSecretKey({
  secretKey,
  dataFolder,
}: Pick<Settings, 'secretKey' | 'dataFolder'>): Promise<Buffer> {
  if (secretKey) return Buffer.from(secretKey, 'base64');
  const file = secretKeyFile({ dataFolder });
  await mkdir(dataFolder, { recursive: true });
  // Of two processes that start together, one writes the key and both read it.
  await writeFile(file, randomBytes(keyBytes).toString('base64'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return wholeKey(file);
}

/** Where a key lies that no variable gives. */
export function secretKeyFile({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'secret.key');
}

/** A process that is just writing the file has it whole a moment later. */
async function wholeKey(file: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
    if (key.length === keyBytes) return key;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The file ${file} holds no key of ${keyBytes} bytes. Restore it from a backup.`);
}
