import { attachmentPaths, uploadedSchema } from '@callboard/api-contract/attachments';
import { apiSettings } from '../configureApi';
import { callOf } from '../request/callOf';
import { sendRequest } from '../request/sendRequest';
import type { UploadOutcome } from './sendUpload';

/** Where resumable uploads are started, and the headers of their requests: read again for every request. */
export function resumableCall(): { url: string; headers: Readonly<Record<string, string>> } {
  const settings = apiSettings();
  const { url, init } = callOf(settings, settings.getToken(), {
    method: 'POST',
    path: attachmentPaths.resumable,
  });
  return { url, headers: Object.fromEntries(init.headers) };
}

/** The state of a resumable upload after the response to its last part was lost. `address` is that of the upload. */
export async function readResumed(address: string, signal: AbortSignal): Promise<UploadOutcome> {
  const id = new URL(address, globalThis.location.href).pathname.split('/').at(-1) ?? '';
  const path = attachmentPaths.resumed(decodeURIComponent(id));
  const answer = await sendRequest({ method: 'GET', path, schema: uploadedSchema, signal });
  return answer.ok ? { ok: true, uploaded: answer.body } : { ok: false, problem: answer.problem };
}
