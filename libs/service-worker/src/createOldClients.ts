/** The pages that were open when this build was activated, and that can still need files of the build before. */
export interface OldClients {
  /** Stores which pages are open now. */
  note: () => Promise<void>;
  /** Checks whether any of the stored pages is still open. */
  areOpen: () => Promise<boolean>;
}

/** The address of the list in the cache; no file of a build has it. */
const listUrl = '/old-clients';

/**
 * The browser stops an idle worker, so the list is stored. It is an entry of the precache, which removes it together with the files of
 * the build before, as neither belongs to this one.
 */
export function createOldClients(
  clients: Pick<Clients, 'matchAll'>,
  openCache: () => Promise<Cache>,
): OldClients {
  const openIds = async () =>
    (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

  return {
    async note() {
      const cache = await openCache();
      await cache.put(listUrl, new Response((await openIds()).join(' ')));
    },
    async areOpen() {
      const stored = await (await openCache()).match(listUrl);
      const old = new Set((await stored?.text())?.split(' '));
      return (await openIds()).some((id) => old.has(id));
    },
  };
}
