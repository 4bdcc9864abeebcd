import { uploadLimits } from '@callboard/api-contract/attachments';
import { storedJson, storedKeys } from '@callboard/browser-storage';
import * as v from 'valibot';

const unfinishedSchema = v.object({
  fingerprint: v.string(),
  /** Identifies the field in the app that shows the upload again. */
  scope: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  /** The URL of the upload, to which the rest is sent. */
  address: v.string(),
  /** In milliseconds since 1970. */
  begun: v.number(),
});

/** A resumable upload that has not finished. */
export type Unfinished = v.InferOutput<typeof unfinishedSchema>;

// Keys with this prefix are removed when the session ends.
const prefix = 'callboard.upload.';

/** The unfinished uploads of a scope, oldest first. Removes those that the server has deleted by now. */
export function listUnfinished(scope: string, now = Date.now()): Unfinished[] {
  const all = storedKeys(prefix).flatMap((key) => {
    const store = storedJson(key, unfinishedSchema);
    const found = store.read();
    const isAlive = found && now - found.begun < uploadLimits.unlinkedHours * 3_600_000;
    if (!isAlive) store.remove();
    return isAlive ? [found] : [];
  });
  return all.filter((found) => found.scope === scope).sort((one, other) => one.begun - other.begun);
}

export function findUnfinished(fingerprint: string): Unfinished | null {
  return entryOf(fingerprint).read();
}

/** Without storage, or if it is full, an upload starts from zero after a reload. */
export function storeUnfinished(upload: Unfinished): void {
  entryOf(upload.fingerprint).write(upload);
}

export function forgetUnfinished(fingerprint: string): void {
  entryOf(fingerprint).remove();
}

function entryOf(fingerprint: string) {
  return storedJson(prefix + fingerprint, unfinishedSchema);
}
