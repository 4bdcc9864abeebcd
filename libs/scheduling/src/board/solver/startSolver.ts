import type { DayPlan, DayProblem, SolveProgress } from '@callboard/domain/scheduling';
import type { FromSolver, ToSolver } from './solver.worker';
import workerUrl from './solver.worker?worker&url';

export interface RunningSolver {
  /** Rejects where the browser cannot run it. */
  plan: Promise<DayPlan>;
  /** Ends the search with the best so far. */
  stop: () => void;
  /** Ends it without an answer. */
  cancel: () => void;
}

/** Plans a day in a worker; where there is none, or the policy of the page refuses it, in the page. */
export function startSolver(
  problem: DayProblem,
  onProgress: (progress: SolveProgress) => void,
): RunningSolver {
  try {
    return startInWorker(problem, onProgress);
  } catch {
    return startInPage(problem, onProgress);
  }
}

function startInWorker(problem: DayProblem, onProgress: (progress: SolveProgress) => void): RunningSolver {
  const worker = new Worker(trustedUrl(), { type: 'module' });
  const send = (message: ToSolver) => worker.postMessage(message);
  const plan = new Promise<DayPlan>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
      if ('plan' in data) resolve(data.plan);
      else onProgress(data.progress);
    };
    worker.onerror = () => reject(new Error('The worker that plans a day has stopped.'));
  });
  const cancel = () => worker.terminate();
  plan.then(cancel, cancel);
  send({ problem });
  return { plan, stop: () => send('stop'), cancel };
}

function startInPage(problem: DayProblem, onProgress: (progress: SolveProgress) => void): RunningSolver {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const plan = import('./runSolver').then(({ runSolver }) =>
    runSolver(problem, { onProgress, isStopped: () => isStopped }),
  );
  return { plan, stop, cancel: stop };
}

let trusted: string | undefined;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/** The address of the worker, of which a policy makes what the browser accepts. A policy can be made once in a page. */
function trustedUrl(): string {
  // The types of the DOM do not have it, and a trusted address stands wherever its text can.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??=
    trustedTypes
      ?.createPolicy('callboard-solver', { createScriptURL: () => workerUrl })
      .createScriptURL(workerUrl) ?? workerUrl;
  return trusted;
}
