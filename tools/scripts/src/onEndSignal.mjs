const pollEveryMs = 500;

/**
 * Calls back when this process is to end: by a signal, or by ending npm, which passes the signal on to the shell between us and
 * no further.
 *
 * @param {() => void} end can be called more than once
 */
export function onEndSignal(end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  const starter = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const poll = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(poll);
    end();
  }, pollEveryMs);
  poll.unref();
}
