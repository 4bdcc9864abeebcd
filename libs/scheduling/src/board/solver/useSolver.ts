import type { DayPlan, DayProblem, SolveProgress } from '@callboard/domain/scheduling';
import { useEffect, useRef, useState } from 'react';
import { startSolver, type RunningSolver } from './startSolver';

/** How far the plan of a day is. */
export type SolverState =
  | { status: 'idle' | 'failed' }
  | { status: 'running'; progress: SolveProgress | null }
  | { status: 'ready'; problem: DayProblem; plan: DayPlan };

/** A search for the plan of a day, which ends when its component leaves the page. */
export function useSolver() {
  const [state, setState] = useState<SolverState>({ status: 'idle' });
  const running = useRef<RunningSolver | null>(null);
  // Synchronises with the worker: it ends with the component.
  useEffect(() => () => running.current?.cancel(), []);

  function start(problem: DayProblem) {
    running.current?.cancel();
    setState({ status: 'running', progress: null });
    const own = startSolver(problem, (progress) => {
      if (running.current === own) setState({ status: 'running', progress });
    });
    running.current = own;
    const finish = (next: SolverState) => {
      if (running.current === own) setState(next);
    };
    own.plan.then(
      (plan) => finish({ status: 'ready', problem, plan }),
      () => finish({ status: 'failed' }),
    );
  }

  function reset() {
    running.current?.cancel();
    running.current = null;
    setState({ status: 'idle' });
  }

  return { state, start, reset, stop: () => running.current?.stop() };
}
