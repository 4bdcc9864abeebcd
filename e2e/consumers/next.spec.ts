import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/vitest/freePort.mjs';
import { inConsumers } from './support/consumersFolder';
import { contrastOf } from './support/contrastOf';
import { installFromRegistry } from './support/installFromRegistry';
import { runNpm } from './support/runNpm';
import { serveSeason } from './support/serveSeason';

/** Default package.json of a new app in Next.js, with its router for apps. */
const packageJson = {
  private: true,
  scripts: { build: 'next build', start: 'next start' },
  dependencies: { next: '^16.0.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
  devDependencies: { '@types/node': '^20.0.0', '@types/react': '^19.0.0', typescript: '^6.0.0' },
};

const quiet = { NEXT_TELEMETRY_DISABLED: '1' };
let server: ChildProcess | undefined;
test.afterAll(() => {
  server?.kill();
});

test('an app in Next.js builds with the libraries, renders them on its server, and picks', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const folder = inConsumers('next');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify(packageJson));
  cpSync(fileURLToPath(new URL('next', import.meta.url)), folder, { recursive: true });
  const libraries = ['provider', 'records', 'pickers', 'ui-kit', 'domain', 'api-contract'];
  await installFromRegistry(
    folder,
    libraries.map((name) => `@callboard/${name}`),
  );
  await runNpm(['run', 'build'], folder, quiet);
  const port = String(await freePort());
  server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', `--port=${port}`], {
    cwd: folder,
    env: { ...process.env, ...quiet, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  // HTML from the server, before any script runs.
  const rendered = await (await fetch(origin)).text();
  expect(rendered).toContain('<h1>Venues</h1>');
  expect(rendered).toMatch(/<span class="callboard-ui-kit-[^>]+>2028-03-01/);

  const api = await serveSeason(page);
  await page.goto(origin);
  const picker = page.getByRole('combobox', { name: 'Venue' });
  await picker.click();
  await page.getByRole('option', { name: 'Town Hall' }).click();
  await expect(page.locator('output')).toContainText('"title":"Town Hall"');
  expect(await contrastOf(page.getByText('2028-03-01'))).toBeGreaterThanOrEqual(4.5);
  expect(api.withoutToken).toEqual([]);
  expect(api.errors).toEqual([]);
});
