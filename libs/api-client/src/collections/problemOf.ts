import type { Problem } from '@callboard/api-contract';
import { toProblem } from '../request/toProblem';

/** The problem in an error of RTK Query: ours unchanged, and an abort as a cancellation. */
export function problemOf(error: unknown): Problem {
  return isProblem(error) ? error : toProblem({ as: 'thrown', error });
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
