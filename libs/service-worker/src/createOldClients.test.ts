// @vitest-environment node
import { expect, it } from 'vitest';
import { createOldClients } from './createOldClients';

/** Pages by their ids, and the one cache that the list is stored in. */
function aBrowser() {
  const stored = new Map<string, string>();
  let open: readonly string[] = [];
  // Only these members are used.
  const cache = {
    match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
    put: async (url: string, response: Response) => void stored.set(url, await response.text()),
  } as unknown as Cache;
  const clients = { matchAll: async () => open.map((id) => ({ id })) } as unknown as Clients;
  return {
    show: (...ids: string[]) => void (open = ids),
    oldClients: () => createOldClients(clients, async () => cache),
  };
}

it('waits until every page of the build before is closed', async () => {
  const { show, oldClients } = aBrowser();
  show('a', 'b');
  await oldClients().note();
  expect(await oldClients().areOpen()).toBe(true);
  show('b', 'c');
  expect(await oldClients().areOpen()).toBe(true);
  show('c', 'd');
  expect(await oldClients().areOpen()).toBe(false);
});

it('includes a page that stays open over two builds', async () => {
  const { show, oldClients } = aBrowser();
  show('a');
  await oldClients().note();
  show('a', 'b');
  await oldClients().note();
  show('a');
  expect(await oldClients().areOpen()).toBe(true);
});

it('has none without a list', async () => {
  const { show, oldClients } = aBrowser();
  show('a');
  expect(await oldClients().areOpen()).toBe(false);
});
