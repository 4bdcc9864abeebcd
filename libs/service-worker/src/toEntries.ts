import type { PrecacheEntry } from 'workbox-precaching';

/**
 * The files that are cached when a build is installed. The server writes settings into the pages when it sends them: they get a new
 * revision when these change, although the build is the same.
 *
 * @param settings a hash of what the server writes into the pages; undefined where it writes nothing
 */
export function toEntries(files: readonly PrecacheEntry[], settings: string | undefined): PrecacheEntry[] {
  return files.map((file) =>
    file.url.endsWith('.html') ? { ...file, revision: `${file.revision}${settings ?? ''}` } : file,
  );
}
