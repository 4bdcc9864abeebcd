const prefix = 'callboard.upload.';

/** Sends a file in one tab alone: null where another is at it, or this one. A browser without locks only sends. */
export async function inOneTab<Outcome>(
  fingerprint: string,
  send: () => Promise<Outcome>,
): Promise<Outcome | null> {
  const { locks } = globalThis.navigator;
  if (!locks) return send();
  return locks.request(prefix + fingerprint, { ifAvailable: true }, (lock) => (lock ? send() : null));
}

/** Waits until no tab sends a file: whichever did has ended, or was closed. */
export async function whenNobodySends(fingerprint: string): Promise<void> {
  await globalThis.navigator.locks?.request(prefix + fingerprint, () => undefined);
}
