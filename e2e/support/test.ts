import { defaultTenant, type Role, type TenantCode } from '@callboard/api-contract';
import { expect, test as base } from '@playwright/test';
import { apiUser, type ApiUser } from './api';
import { at } from './tenants';

interface Visitor {
  /** Tenant of the app. */
  tenant: TenantCode;
  /** Role of the user who is signed in on the page; null for a stranger. */
  role: Role | null;
  /** Staff of the tenant, outside of the browser: to arrange records and to see what is stored. */
  staff: ApiUser;
  /** Fails a test in which a page threw, or met its own content security policy. */
  calm: undefined;
}

/** The test of a page of one tenant, on which a user is signed in already: `test.use({ tenant, role })`. */
export const test = base.extend<Visitor>({
  tenant: [defaultTenant, { option: true }],
  role: ['staff', { option: true }],
  baseURL: async ({ tenant }, use) => {
    await use(at(tenant, ''));
  },
  storageState: async ({ tenant, role, playwright }, use) => {
    if (role === null) return use({ cookies: [], origins: [] });
    const request = await playwright.request.newContext();
    const { token } = await apiUser(request, tenant, role);
    await request.dispose();
    const localStorage = [{ name: 'api_token', value: token }];
    return use({ cookies: [], origins: [{ origin: at(tenant, ''), localStorage }] });
  },
  calm: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (failure) => errors.push(failure.error().message));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(page);
    // A test can end while an answer that it amends is still under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  staff: async ({ tenant, playwright }, use) => {
    const request = await playwright.request.newContext();
    await use(await apiUser(request, tenant));
    await request.dispose();
  },
});
