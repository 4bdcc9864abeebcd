import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../engine/database/embedded/postmaster';
import { untilAnswers } from './untilAnswers';

/** True if there is a NATS server to test with; its package is called `nats-server`. */
export const hasNatsServer = spawnSync('nats-server', ['--version']).status === 0;

/** A NATS server on a port of its own. */
export interface NatsServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a NATS server that asks for a password. */
export async function startNatsServer(): Promise<NatsServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const options = ['--addr', '127.0.0.1', '--port', String(port), '--user', 'callboard', '--pass', 'p@ss'];
    child = spawn('nats-server', options, { stdio: 'ignore' });
    await untilAnswers(port);
  }

  await start();
  return {
    url: `nats://callboard:p%40ss@127.0.0.1:${port}`,
    start,
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
