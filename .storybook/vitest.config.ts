import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../tools/vitest/chromium.mjs';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const executablePath = await findChromium();

/** `reo`, `rtl` or `narrow`: all stories again, in te reo Māori, from right to left, or 560 px wide. */
const variant = process.env['STORIES_IN'];

/** Everything that a library imports from a package, so that none is found in the middle of a run: Vite would reload the page then. */
function importedPackages(): string[] {
  const libs = fileURLToPath(new URL('../libs/', import.meta.url));
  const imported = readdirSync(libs, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/src\/.*\.tsx?$/.test(path) && !/\.(test|test-d|data)\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(`${libs}${path}`, 'utf8').matchAll(
        /(?:^(?:import|export|\}) (?!type).*from|import\() ?'([@a-z][^']*)'/gm,
      ),
    ])
    .map(([, specifier = '']) => specifier);
  return [...new Set(imported)].filter(
    (name) => !/^(@callboard\/|node:|storybook|@storybook\/|vitest)|\.css$/.test(name),
  );
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  optimizeDeps: { include: [...importedPackages(), 'react-dom/client'] },
  test: {
    name: variant === undefined ? 'stories' : `stories in ${variant}`,
    ...(variant !== undefined && { env: { STORIES_IN: variant } }),
    // Files share one page: to load the design system again for each takes as long as the stories.
    isolate: false,
    // Busy processors make a story slow, not wrong: each of its waits can take 10 s.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [
        { browser: 'chromium', viewport: { width: variant === 'narrow' ? 560 : 1024, height: 768 } },
      ],
    },
  },
});
