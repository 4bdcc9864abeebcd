import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { inConsumers } from './support/consumersFolder';
import { serveSeason } from './support/serveSeason';

let server: ChildProcess | undefined;
test.afterEach(() => {
  server?.kill();
});

test('an app works while it is developed, as it does when it is built', async ({ page }) => {
  const origin = await startDevServer();
  const api = await serveSeason(page);
  await page.route(`${origin}/data.json`, (route) => route.fulfill({ json: {} }));
  await page.goto(`${origin}/season`);
  await expect(page.getByRole('row').filter({ hasText: 'Town Hall' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Venue' }).click();
  await expect(page.getByText('2 results')).toBeAttached();
  expect(api.errors).toEqual([]);
});

/** Starts the server of `npm run dev`. @returns its origin, once it listens */
function startDevServer(): Promise<string> {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host=127.0.0.1', '--port=0'], {
    cwd: inConsumers('react'),
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  server = vite;
  return new Promise((resolve, reject) => {
    vite.stdout.on('data', (output: Buffer) => {
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output.toString())?.[0];
      if (origin !== undefined) resolve(origin);
    });
    vite.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
