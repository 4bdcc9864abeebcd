import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../vitest/freePort.mjs';
import { temporaryData } from '../../../vitest/temporaryData.mjs';
import { tier } from '../../../vitest/tiers.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the API of the tests listens, with an example season. */
    apiUrl: string;
  }
}

const main = fileURLToPath(new URL('../../../api/dist/main.js', import.meta.url));

/** Starts the API as it is built, on an embedded database of its own with an example season, once for all files of the slow tier that use it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // It takes longer to start than the test of the fast tier, which needs none.
  if (tier === 'fast') return undefined;
  const folder = temporaryData('conformance');
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CALLBOARD_SEED: '1',
      CALLBOARD_SEED_PASSWORD: 'Callboard1',
      CALLBOARD_DATA: folder,
      DATABASE_URL: '',
      CALLBOARD_RATE_LIMIT: '0',
      CALLBOARD_MAX_DELAY_MS: '0',
      CALLBOARD_SOCKET_PORT: '0',
      CALLBOARD_DRAIN_MS: '0',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The API did not start.\n${errors.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  project.provide('apiUrl', url);
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok === true;
}
