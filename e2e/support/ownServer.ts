import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { temporaryData } from '../../tools/vitest/temporaryData.mjs';
import { freePort } from '../../tools/vitest/freePort.mjs';

/** A server of the test's own, as it is built, that can be killed. */
export interface OwnServer {
  port: number;
  /** Its data: the value of CALLBOARD_DATA. */
  folder: string;
  /** kill -9, and a new process on the same data, with these variables changed. */
  killAndStart: (variables?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
}

const main = fileURLToPath(new URL('../../tools/api/dist/main.js', import.meta.url));
const patienceMs = 240_000;

/** @param variables further environment variables */
export async function startOwnServer(variables: Record<string, string> = {}): Promise<OwnServer> {
  const folder = temporaryData('own');
  const port = await freePort();
  let child = await start(variables);

  async function start(given: Record<string, string>): Promise<ChildProcess> {
    const settings = {
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
      PORT: String(port),
      ...given,
    };
    const started = spawn(process.execPath, [main], {
      env: { ...process.env, ...settings },
      stdio: 'ignore',
    });
    const giveUp = AbortSignal.timeout(patienceMs);
    while (!(await isReady())) {
      if (giveUp.aborted) throw new Error('The server of the test was not ready in time.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return started;
  }

  async function isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    return answer?.ok === true;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    port,
    folder,
    async killAndStart(changed = {}) {
      await end('SIGKILL');
      child = await start({ ...variables, ...changed });
    },
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
