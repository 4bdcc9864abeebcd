import { sentences } from '@callboard/api-contract/sentences';
import type { ApiProblem } from '../../problems';
import { maximumAttempts } from '../loginThrottle';
import { refuseAction } from './userAction';

/** How often it went wrong, as clause 3.8 has it. */
export function counts(failed: number): object {
  return { failed_attempts: failed, maximum_attempts: maximumAttempts };
}

/** 429 with the seconds to wait. */
export function tooManyAttempts({ failed, seconds }: { failed: number; seconds: number }): ApiProblem {
  return refuseAction(sentences.tooManyAttempts({ seconds }), counts(failed), 429, {
    'retry-after': String(seconds),
  });
}
