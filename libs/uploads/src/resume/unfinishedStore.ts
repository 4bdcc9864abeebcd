import { uploadLimits } from '@callboard/api-contract';
import * as v from 'valibot';

const unfinishedSchema = v.object({
  fingerprint: v.string(),
  /** The place of the upload in the app: only there it is shown again. */
  scope: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  /** Where the server waits for the rest. */
  address: v.string(),
  /** In milliseconds since 1970. */
  begun: v.number(),
});

/** An upload in parts that has begun and has not ended. */
export type Unfinished = v.InferOutput<typeof unfinishedSchema>;

// Names that begin so are removed when the session ends.
const prefix = 'callboard.upload.';

/** The uploads that this browser has begun; those that the server has given up by now are forgotten. */
export function listUnfinished(scope: string, now = Date.now()): Unfinished[] {
  const all = keys().flatMap((key) => {
    const found = parse(read(key));
    const isAlive = found && now - found.begun < uploadLimits.unlinkedHours * 3_600_000;
    if (!isAlive) remove(key);
    return isAlive ? [found] : [];
  });
  return all.filter((found) => found.scope === scope).sort((one, other) => one.begun - other.begun);
}

export function findUnfinished(fingerprint: string): Unfinished | null {
  return parse(read(prefix + fingerprint));
}

export function keepUnfinished(upload: Unfinished): void {
  attempt(() => localStorage.setItem(prefix + upload.fingerprint, JSON.stringify(upload)), undefined);
}

export function forgetUnfinished(fingerprint: string): void {
  remove(prefix + fingerprint);
}

function keys(): string[] {
  return attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(prefix));
}

function read(key: string): string | null {
  return attempt(() => localStorage.getItem(key), null);
}

function remove(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined);
}

function parse(text: string | null): Unfinished | null {
  const parsed = v.safeParse(
    unfinishedSchema,
    attempt((): unknown => JSON.parse(text ?? ''), null),
  );
  return parsed.success ? parsed.output : null;
}

/** Storage may be refused or full: an upload then starts afresh after a reload. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
