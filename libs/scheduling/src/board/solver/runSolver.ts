import { solveDay, type DayPlan, type DayProblem, type SolveProgress } from '@callboard/domain/scheduling';

export interface SolverRun {
  onProgress: (progress: SolveProgress) => void;
  isStopped: () => boolean;
}

/** Plans a day step by step, and lets messages in between the steps; when it is stopped it returns the best so far. */
export async function runSolver(problem: DayProblem, { onProgress, isStopped }: SolverRun): Promise<DayPlan> {
  const search = solveDay(problem);
  let step = search.next();
  while (!step.done) {
    onProgress(step.value);
    await nextTask();
    step = search.next(isStopped());
  }
  return step.value;
}

/** A timeout of 0 takes 4 ms after the first few; a message takes none. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
