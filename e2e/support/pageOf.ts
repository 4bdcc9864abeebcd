import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ApiUser } from './api';
import { port } from './tenants';

/** A page of a user of Showquest who is signed in already, in a browser of its own. `server`: the common one by default. */
export async function pageOf(
  browser: Browser,
  { token }: ApiUser,
  path: string,
  options: BrowserContextOptions = {},
  server = { port },
): Promise<Page> {
  const origin = `http://showquest.localhost:${server.port}`;
  const localStorage = [{ name: 'api_token', value: token }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options,
  });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  return page;
}
