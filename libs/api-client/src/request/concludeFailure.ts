import type { Problem } from '@callboard/api-contract';
import type { ApiSettings } from '../configureApi';
import type { Answer, ApiRequest } from './apiRequest';
import { toProblem, type Failure } from './toProblem';

/** Names the problem, tells those who must know (clause 8.1), and hands it back. */
export function concludeFailure(
  request: Pick<ApiRequest, 'isQuiet'>,
  settings: ApiSettings,
  token: string | null,
  failure: Failure,
): Extract<Answer, { ok: false }> {
  const problem = toProblem(failure);
  tell(problem, Boolean(request.isQuiet), settings, token);
  return { ok: false, problem, body: failure.as === 'status' ? failure.body : undefined };
}

function tell(problem: Problem, isQuiet: boolean, settings: ApiSettings, token: string | null): void {
  if (problem.kind === 'canceled') return;
  if (problem.kind === 'unauthorized' && token !== null) settings.onUnauthorized(token);
  else if (!isQuiet) settings.onProblem(problem);
}
