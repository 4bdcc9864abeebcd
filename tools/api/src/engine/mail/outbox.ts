import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { OutgoingMail } from './Mail';

/** A mail in the outbox. */
export const letterSchema = v.object({
  id: v.string(),
  at: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  unsubscribe: v.optional(v.string()),
  files: v.optional(
    v.array(v.object({ filename: v.string(), contentType: v.string(), content: v.string() })),
  ),
});
export type Letter = v.InferOutput<typeof letterSchema>;

/** Mails as files in a folder, for development: nothing leaves the machine. */
export function createOutbox(dataFolder: string) {
  const folder = join(dataFolder, 'outbox');

  /** Of a mail that is put here twice there is one file. */
  async function put({ id: mailId, created, ...mail }: OutgoingMail): Promise<void> {
    const at = created.toISOString();
    const id = `${at.replace(/\D/g, '')}-${mailId.slice(0, 8)}`;
    await mkdir(folder, { recursive: true });
    // Written elsewhere and moved, so that no reader sees half of it.
    const draft = join(dataFolder, `outbox-${id}.json`);
    await writeFile(draft, JSON.stringify({ id, at, ...mail }, null, 2), { mode: 0o600 });
    await rename(draft, join(folder, `${id}.json`));
  }

  /** The letter with an id; null for anything else. */
  async function read(id: string): Promise<Letter | null> {
    if (!/^\d{17}-[0-9a-f]{8}$/.test(id)) return null;
    const content = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null);
    return content === null ? null : v.parse(letterSchema, JSON.parse(content));
  }

  /** The newest letters first, at most a hundred. */
  async function list(): Promise<Letter[]> {
    const names = await readdir(folder).catch(() => []);
    const newest = names.sort().reverse().slice(0, 100);
    const letters = await Promise.all(newest.map((name) => read(name.replace(/\.json$/, ''))));
    return letters.filter((letter) => letter !== null);
  }

  return { put, read, list };
}
