import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { inConsumers } from './support/consumersFolder';

const origin = 'http://consumer.localhost';
const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Opens a page of the built React app, whose server answers this. */
export async function openReactApp(page: Page, path: string, data: unknown = {}): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fallback();
    if (pathname === '/data.json') return route.fulfill({ json: data });
    const file = pathname.startsWith('/assets/') ? pathname : '/index.html';
    const contentType = Object.entries(types).find(([end]) => file.endsWith(`.${end}`))?.[1];
    return route.fulfill({
      body: await readFile(inConsumers(`react/dist${file}`)),
      ...(contentType && { contentType }),
    });
  });
  await page.goto(`${origin}${path}`);
}
