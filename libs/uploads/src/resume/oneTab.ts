const prefix = 'callboard.upload.';

/** Runs `send` unless an upload of the file is running in any tab. Browsers without locks always run it. @returns null if not run. */
export async function inOneTab<Outcome>(
  fingerprint: string,
  send: () => Promise<Outcome>,
): Promise<Outcome | null> {
  const { locks } = globalThis.navigator;
  if (!locks) return send();
  return locks.request(prefix + fingerprint, { ifAvailable: true }, (lock) => (lock ? send() : null));
}

/** Waits until no tab is uploading the file. */
export async function whenNoTabSends(fingerprint: string): Promise<void> {
  await globalThis.navigator.locks?.request(prefix + fingerprint, () => undefined);
}
