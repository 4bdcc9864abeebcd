import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program under measurement. */
export interface Running {
  pid: number;
  /** Ends it and waits for it. */
  stop: () => Promise<void>;
}

interface Launch {
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** Polled until it answers with 2xx. */
  readyUrl: string;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
}

/** Starts a server and waits until it answers. Its own words are shown when it does not. */
export async function launch(options: Launch): Promise<Running> {
  const { command, args, env = {}, cwd, readyUrl, headers = {}, timeoutMs = 60_000 } = options;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A bench that fails leaves no server at its port.
  process.once('exit', () => child.kill('SIGKILL'));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(readyUrl, headers))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${command} ${args.join(' ')} did not start.\n${output.join('').slice(-4_000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { pid: pidOf(child), stop: () => stop(child) };
}

async function answers(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('The program could not be started.');
  return child.pid;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
