import { apiPrefix, callPaths, headers } from '@callboard/api-contract';
import { createBackend } from '@callboard/api-conformance/example';
import type { Page } from '@playwright/test';
import { once } from 'node:events';

/** The token that the app has of its own. */
export const token = 'token-of-the-team';

/** Calls of a page, and the errors in them. */
export interface SeasonApi {
  calls: number;
  /** The paths of calls without the token of the team. */
  withoutToken: string[];
  errors: string[];
}

const tenant = 'showquest';
const account = { email: 'aroha@example.org', password: 'Kowhai-9' };
const zone = { time_zone: 'Pacific/Auckland' };
const venues = [
  { name: 'Opera House', ...zone },
  { name: 'Town Hall', ...zone },
];
const upload = { hashcode: 'file-1', name: 'plan.pdf', media_url: '/file-1' };
let backend: Promise<{ origin: string; signedIn: string }> | undefined;

/** The API of a team, of which a page of the season has a token: the example backend, and its place for files. */
export async function serveSeason(page: Page): Promise<SeasonApi> {
  const { origin, signedIn } = await (backend ??= startBackend());
  const api: SeasonApi = { calls: 0, withoutToken: [], errors: [] };
  page.on('pageerror', (error) => api.errors.push(String(error)));
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const sent = route.request().headers();
      api.calls += 1;
      if (![token, signedIn].some((known) => sent['authorization']?.includes(known)))
        api.withoutToken.push(pathname);
      if (pathname === `${apiPrefix()}attachments/upload`) return route.fulfill({ json: upload });
      const authorization = sent['authorization']?.replace(token, signedIn) ?? '';
      const response = await route.fetch({
        url: origin + pathname + search,
        headers: { ...sent, authorization },
      });
      if (!response.ok()) api.errors.push(`${response.status()} ${pathname}`);
      return route.fulfill({ response });
    },
  );
  return api;
}

/** Starts a backend for the tests of a worker, which ends with it, and signs in. */
async function startBackend() {
  const server = createBackend({ tenant, ...account, records: { venues, savedViews: [] } });
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The backend has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const login = await fetch(origin + apiPrefix() + callPaths.userActions(21), {
    method: 'POST',
    headers: { [headers.domain]: tenant },
    body: JSON.stringify({ action: 'login', data: { ...account, domain: tenant } }),
  });
  const { data }: { data: { authorization: { token: string } } } = await login.json();
  return { origin, signedIn: data.authorization.token };
}
