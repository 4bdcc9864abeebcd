import { uploadLimits } from '@callboard/api-contract';
import { keptJson, keptKeys } from '@callboard/browser-storage';
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
  const all = keptKeys(prefix).flatMap((key) => {
    const store = keptJson(key, unfinishedSchema);
    const found = store.read();
    const isAlive = found && now - found.begun < uploadLimits.unlinkedHours * 3_600_000;
    if (!isAlive) store.remove();
    return isAlive ? [found] : [];
  });
  return all.filter((found) => found.scope === scope).sort((one, other) => one.begun - other.begun);
}

export function findUnfinished(fingerprint: string): Unfinished | null {
  return kept(fingerprint).read();
}

/** Where storage is refused or full, an upload starts afresh after a reload. */
export function keepUnfinished(upload: Unfinished): void {
  kept(upload.fingerprint).write(upload);
}

export function forgetUnfinished(fingerprint: string): void {
  kept(fingerprint).remove();
}

function kept(fingerprint: string) {
  return keptJson(prefix + fingerprint, unfinishedSchema);
}
