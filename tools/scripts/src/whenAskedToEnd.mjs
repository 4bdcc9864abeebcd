const lookEveryMs = 500;

/**
 * Calls back when somebody wants this process to end: by a signal, or by ending npm, which passes the signal on to the
 * shell between us and no further.
 *
 * @param {() => void} end may be called more than once
 */
export function whenAskedToEnd(end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  const starter = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const look = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(look);
    end();
  }, lookEveryMs);
  look.unref();
}
