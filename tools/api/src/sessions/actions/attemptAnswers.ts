import type { ApiProblem } from '../../problems';
import { maximumAttempts } from '../loginThrottle';
import { refuseAction } from './userAction';

/** How often it went wrong, as clause 3.8 has it. */
export function counts(failed: number): object {
  return { failed_attempts: failed, maximum_attempts: maximumAttempts };
}

/** 429 with the seconds to wait. */
export function tooManyAttempts({ failed, seconds }: { failed: number; seconds: number }): ApiProblem {
  const words = `Too many attempts. Try again in ${seconds} seconds.`;
  return refuseAction(words, counts(failed), 429, { 'retry-after': String(seconds) });
}
