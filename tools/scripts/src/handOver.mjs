import { spawn } from 'node:child_process';
import { whenAskedToEnd } from './whenAskedToEnd.mjs';
import { workspaceRoot } from './workspace.mjs';

const onceWithinMs = 1000;

/**
 * Lets another program take this process's place: its output is ours, so is its exit code, and it is asked to end when we are.
 *
 * @param {string[]} parameters what `node` runs
 * @param {NodeJS.ProcessEnv} [env]
 */
export function handOver(parameters, env = process.env) {
  // A group of its own: a terminal, npm and a supervisor all pass the same interrupt on, and a server that is asked twice
  // leaves at once instead of in order.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, parameters, {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached,
  });
  let askedAt = -Infinity;
  whenAskedToEnd(() => {
    const isRepeated = performance.now() - askedAt < onceWithinMs;
    askedAt = performance.now();
    if (!isRepeated) child.kill('SIGTERM');
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));
}
