import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { freePort } from '../engine/database/embedded/postmaster';
import { join } from 'node:path';

/** A server in a process of its own, on an embedded database of its own, that can be killed and started again. */
export interface RunningServer {
  origin: string;
  /** Environment of the start: a command on the same installation is given the same. */
  variables: NodeJS.ProcessEnv;
  start: () => Promise<void>;
  /** kill -9 of the API; its database lives on. */
  killApi: () => Promise<void>;
  /** kill -9 of the database; the API lives on. */
  killDatabase: () => Promise<void>;
  /** Milliseconds until it is ready. Throws past the limit, with the server's last output. */
  untilReady: (limitMs: number) => Promise<number>;
  stop: () => Promise<void>;
}

/** The server as it is built: `nx test` builds it first. */
const main = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

export async function runningServer(
  dataFolder: string,
  given: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _external, ...inherited } = process.env;
  const variables = {
    ...inherited,
    NODE_ENV: 'production',
    CALLBOARD_SEED: '0',
    CALLBOARD_DATA: dataFolder,
    CALLBOARD_RATE_LIMIT: '0',
    CALLBOARD_MAX_DELAY_MS: '0',
    CALLBOARD_SOCKET_PORT: '0',
    CALLBOARD_DRAIN_MS: '0',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...given,
  };
  let child: ChildProcess | undefined;
  let output = '';

  async function start() {
    child = spawn(process.execPath, [main], { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output = `${output}${String(chunk)}`.slice(-4_000);
      });
    }
  }

  async function untilReady(limitMs: number): Promise<number> {
    const started = performance.now();
    while (performance.now() - started < limitMs) {
      const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        (response) => response.ok,
        () => false,
      );
      if (isReady) return Math.round(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`The server was not ready within ${limitMs} ms.\n${output}`);
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    origin,
    variables,
    start,
    killApi: () => end('SIGKILL'),
    async killDatabase() {
      process.kill(await postmasterOf(dataFolder), 'SIGKILL');
    },
    untilReady,
    stop: () => end('SIGTERM'),
  };
}

async function postmasterOf(dataFolder: string): Promise<number> {
  const [first] = (await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(first);
}
