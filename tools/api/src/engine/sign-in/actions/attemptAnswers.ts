import { sentences } from '@callboard/api-contract/sentences';
import { refusedAction } from '../../problems';
import type { ApiProblem } from '../../problems';
import { maximumAttempts } from '../../sessions/loginThrottle';

/** How often it went wrong, as clause 3.8 has it. */
export function counts(failed: number): object {
  return { failed_attempts: failed, maximum_attempts: maximumAttempts };
}

/** 429 with the seconds to wait. */
export function tooManyAttempts({ failed, seconds }: { failed: number; seconds: number }): ApiProblem {
  return refusedAction(sentences.tooManyAttempts({ seconds }), counts(failed), 429, {
    'retry-after': String(seconds),
  });
}
