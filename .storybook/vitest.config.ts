import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../tools/scripts/src/findChromium.mjs';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const executablePath = await findChromium();

/** Every package that a library imports, so that none is found in the middle of a run: Vite would reload the page then. */
function importedPackages(): string[] {
  const libs = fileURLToPath(new URL('../libs/', import.meta.url));
  const names = readdirSync(libs).flatMap((lib) => {
    // Our own files: each has this shape.
    const declared = JSON.parse(readFileSync(`${libs}${lib}/package.json`, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(declared.dependencies ?? {});
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@callboard/'));
}

/** No sandbox, as in a container; nothing that talks to the outside. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  optimizeDeps: { include: [...importedPackages(), '@reduxjs/toolkit/query/react', 'react-dom/client'] },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
    },
  },
});
