import { execFileSync } from 'node:child_process';

/**
 * Lets everything between browser and server on this machine pass no quicker than a cable would, until what it answers is called.
 * Both sides of a bench then share the same line, as they would at a school; without one, the processors are what is measured.
 * Linux only, by a user who can change its network (`tc` of iproute2). `rate` is as `tc` writes it: '1gbit'.
 */
export function slowLink(rate: string): () => void {
  const change = (...args: readonly string[]) => execFileSync('tc', ['qdisc', ...args], { stdio: 'inherit' });
  change('add', 'dev', 'lo', 'root', 'tbf', 'rate', rate, 'burst', '1mb', 'latency', '50ms');
  const restore = () => {
    process.off('exit', restore);
    change('del', 'dev', 'lo', 'root');
  };
  process.on('exit', restore);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return restore;
}
