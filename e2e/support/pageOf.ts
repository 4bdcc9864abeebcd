import type { TenantCode } from '@callboard/api-contract';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ApiUser } from './api';
import { port } from './tenants';

/** A page of a user who is signed in already, in a browser of its own. `server`: the common one by default, with Showquest. */
export async function pageOf(
  browser: Browser,
  { token }: ApiUser,
  path: string,
  options: BrowserContextOptions = {},
  { port: onPort = port, tenant = 'showquest' }: { port?: number; tenant?: TenantCode } = {},
): Promise<Page> {
  const origin = `http://${tenant}.localhost:${onPort}`;
  const localStorage = [{ name: 'api_token', value: token }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options,
  });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  return page;
}
