import { spawn } from 'node:child_process';
import { onEndSignal } from './onEndSignal.mjs';
import { workspaceRoot } from './workspace.mjs';

const onceWithinMs = 1000;

/**
 * Lets another program take this process's place: its output is ours, so is its exit code, and it gets the signal to end when we
 * do.
 *
 * @param {string[]} parameters what `node` runs
 * @param {NodeJS.ProcessEnv} [env]
 */
export function handOver(parameters, env = process.env) {
  // A group of its own: a terminal, npm and a supervisor all pass the same interrupt on, and a server that gets it twice leaves
  // immediately instead of in order.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, parameters, {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached,
  });
  let signalledAt = -Infinity;
  onEndSignal(() => {
    const isRepeated = performance.now() - signalledAt < onceWithinMs;
    signalledAt = performance.now();
    if (!isRepeated) child.kill('SIGTERM');
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)));
}
