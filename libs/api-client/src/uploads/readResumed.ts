import { attachmentPaths, uploadedSchema, type Uploaded } from '@callboard/api-contract';
import type { UploadOutcome } from './sendUpload';
import { sendRequest } from '../request/sendRequest';

/** What an upload in parts has become, when the answer to its last part was lost. `address` is the upload's own. */
export async function readResumed(address: string, signal: AbortSignal): Promise<UploadOutcome> {
  const id = new URL(address, globalThis.location.href).pathname.split('/').at(-1) ?? '';
  const path = attachmentPaths.resumed(decodeURIComponent(id));
  const answer = await sendRequest({ method: 'GET', path, schema: uploadedSchema, signal });
  // The schema has let nothing else through.
  return answer.ok ? { ok: true, uploaded: answer.body as Uploaded } : { ok: false, problem: answer.problem };
}
