import { Worker } from 'node:worker_threads';

/** Cost of a hash: KiB of memory, passes over it, lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** A password to hash, or one to compare with a hash. */
export interface HashTask {
  password: string;
  passwordHash: string | null;
  cost: HashCost;
  /** Makes the same hash of the same password every time. @default random */
  salt?: Uint8Array;
}

/** Works on one task at a time: the hash, or whether the password is that of the hash. */
export type HashThread = (task: HashTask) => Promise<string | boolean>;

/**
 * A thread that hashes, of a low priority: where a flood of logins and the lists of everyone else want the same core, the lists
 * come first. A hash that is no hash ends the thread and rejects its task; the next task begins with a new one.
 */
export function createHashThread(): HashThread {
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./hashWorker.js', import.meta.url));
    // Nothing waits for it: the server can end.
    started.unref();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  return (task) => {
    const thread = (worker ??= start());
    return new Promise((resolve, reject) => {
      function finishTask(finish: () => void) {
        thread.off('message', onMessage).off('error', onError);
        thread.unref();
        finish();
      }
      const onMessage = (answer: string | boolean) => finishTask(() => resolve(answer));
      const onError = (error: Error) => {
        worker = undefined;
        finishTask(() => reject(error));
      };
      thread.on('message', onMessage).on('error', onError);
      thread.ref();
      thread.postMessage(task);
    });
  };
}
