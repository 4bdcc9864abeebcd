import { callAction } from '../actions/callAction';

/** Deletes a file on the server (clause 7.31), also while the page unloads. Resolves to whether it was deleted. */
export async function removeAttachment(hashcode: string): Promise<boolean> {
  const outcome = await callAction('removeAttachment', { target: hashcode }, { outlivesPage: true });
  return outcome.ok || outcome.problem.kind === 'missing';
}
