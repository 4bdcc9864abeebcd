import react from '@vitejs/plugin-react';
import type { Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** An app of another team, built from what the libraries export. */
export interface ReactApp {
  /** Opens a page of the app, whose server answers this. */
  open: (page: Page, path: string, data?: unknown) => Promise<void>;
  remove: () => Promise<void>;
}

const origin = 'http://library.localhost';
const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

export async function reactApp(): Promise<ReactApp> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-library-'));
  await build({
    root: fileURLToPath(new URL('react', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      reportCompressedSize: false,
    },
  });
  return {
    async open(page, path, data = {}) {
      await page.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/data.json') return route.fulfill({ json: data });
        const file = pathname.startsWith('/assets/') ? pathname : 'index.html';
        const contentType = Object.entries(types).find(([end]) => file.endsWith(`.${end}`))?.[1];
        return route.fulfill({
          body: await readFile(join(folder, file)),
          ...(contentType && { contentType }),
        });
      });
      await page.goto(`${origin}${path}`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
