import type { Problem } from '@callboard/api-contract';
import { apiSettings } from '../configureApi';
import { concludeFailure } from '../request/concludeFailure';
import type { Failure } from '../request/toProblem';

/** Ends an upload that went wrong, as every other call ends: the problem has a name, and those who must know are told. */
export function uploadFailed(failure: Failure): { ok: false; problem: Problem } {
  const settings = apiSettings();
  const { problem } = concludeFailure({}, settings, settings.getToken(), failure);
  return { ok: false, problem };
}
