import { attachmentPaths, uploadedSchema } from '@callboard/api-contract';
import { apiSettings } from '../configureApi';
import { callOf } from '../request/callOf';
import { sendRequest } from '../request/sendRequest';
import type { UploadOutcome } from './sendUpload';

/** Where uploads in parts are started, and with which headers each of their requests is sent: read again for every one. */
export function resumableCall(): { url: string; headers: Readonly<Record<string, string>> } {
  const settings = apiSettings();
  const { url, init } = callOf(settings, settings.getToken(), {
    method: 'POST',
    path: attachmentPaths.resumable,
  });
  return { url, headers: Object.fromEntries(init.headers) };
}

/** What an upload in parts has become, when the answer to its last part was lost. `address` is the upload's own. */
export async function readResumed(address: string, signal: AbortSignal): Promise<UploadOutcome> {
  const id = new URL(address, globalThis.location.href).pathname.split('/').at(-1) ?? '';
  const path = attachmentPaths.resumed(decodeURIComponent(id));
  const answer = await sendRequest({ method: 'GET', path, schema: uploadedSchema, signal });
  return answer.ok ? { ok: true, uploaded: answer.body } : { ok: false, problem: answer.problem };
}
