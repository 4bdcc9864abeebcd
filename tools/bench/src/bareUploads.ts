import type { BrowserContext } from '@playwright/test';
import { createServer } from 'node:http';
import { listen } from './replay';

/** Sends a file by one `fetch` of an empty page to a server that reads and forgets it: what the browser alone can do. The seconds. */
export async function bareUpload(context: BrowserContext, path: string): Promise<number> {
  const server = createServer((request, response) => {
    if (request.method === 'GET') response.setHeader('Content-Type', 'text/html').end('<input type="file">');
    else request.resume().on('end', () => response.end());
  });
  const { port, stop } = await listen(server);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('input').setInputFiles(path);
  const ms = await page.evaluate(async () => {
    const body = document.querySelector('input')?.files?.[0] ?? null;
    const started = performance.now();
    await fetch('/', { method: 'PUT', body });
    return performance.now() - started;
  });
  await page.close();
  await stop();
  return ms / 1_000;
}
