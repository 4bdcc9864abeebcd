import { attachmentPaths } from '@callboard/api-contract';
import { sendRequest } from '../request/sendRequest';

/** Deletes a file on the server (clause 7.31), also while the page is being left. Answers whether it is gone. */
export async function removeAttachment(hashcode: string): Promise<boolean> {
  const path = attachmentPaths.one(hashcode);
  const answer = await sendRequest({ method: 'DELETE', path, outlivesPage: true });
  return answer.ok || answer.problem.kind === 'missing';
}
