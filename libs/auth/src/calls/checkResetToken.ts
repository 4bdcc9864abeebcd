import { sendRequest } from '@callboard/api-client';
import { callPaths, type Problem } from '@callboard/api-contract';

export type ResetTokenCheck =
  { status: 'live' } | { status: 'dead' } | { status: 'unknown'; problem: Problem };

/** Whether the token of a reset link is still good (clause 7.10). Quiet: the page says what a dead one means. */
export async function checkResetToken(token: string): Promise<ResetTokenCheck> {
  const answer = await sendRequest({ method: 'GET', path: callPaths.resetToken(token), isQuiet: true });
  if (answer.ok) return { status: 'live' };
  const { problem } = answer;
  const isRefused = problem.kind === 'missing' || problem.kind === 'invalid' || problem.kind === 'refused';
  return isRefused ? { status: 'dead' } : { status: 'unknown', problem };
}
