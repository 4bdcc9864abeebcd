/**
 * Runs one task at a time. Of the tasks that come meanwhile only the latest runs: each of them is the whole of what is wanted.
 */
export function createLatest(): (task: () => Promise<void>) => Promise<void> {
  let isRunning = false;
  let next: (() => Promise<void>) | null = null;
  return async (task) => {
    next = task;
    if (isRunning) return;
    isRunning = true;
    try {
      while (next !== null) {
        const current: () => Promise<void> = next;
        next = null;
        await current();
      }
    } finally {
      isRunning = false;
    }
  };
}
