import type { Page } from '@playwright/test';

/** Changes the server's answer: `amend` changes its body in place. */
export async function amendAnswer<Body>(
  page: Page,
  address: string,
  amend: (body: Body) => void,
): Promise<void> {
  await page.route(address, async (route) => {
    // Only browsers find {tenant}.localhost everywhere; the call's own header names the tenant of the API.
    const url = new URL(route.request().url());
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href });
    const body = await response.json();
    amend(body);
    await route.fulfill({ response, json: body });
  });
}
