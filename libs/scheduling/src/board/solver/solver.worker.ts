import type { DayPlan, DayProblem, SolveProgress } from '@callboard/domain/scheduling';
import { runSolver } from './runSolver';

/** Messages of the page: a problem first, then that the search is to end. */
export type ToSolver = { problem: DayProblem } | 'stop';
export type FromSolver = { progress: SolveProgress } | { plan: DayPlan };

let isStopped = false;

/** Plans one day, away from the thread of the page. */
addEventListener('message', ({ data }: MessageEvent<ToSolver>) => {
  if (data === 'stop') {
    isStopped = true;
    return;
  }
  const onProgress = (progress: SolveProgress) => answer({ progress });
  void runSolver(data.problem, { onProgress, isStopped: () => isStopped }).then((plan) => answer({ plan }));
});

function answer(message: FromSolver): void {
  postMessage(message);
}
