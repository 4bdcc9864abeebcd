import type { Problem } from '@callboard/api-contract';
import {
  attachmentPaths,
  uploadedSchema,
  type Uploaded,
  type UploadFacts,
} from '@callboard/api-contract/attachments';
import * as v from 'valibot';
import { apiSettings } from '../configureApi';
import { callOf } from '../request/callOf';
import { concludeFailure } from '../request/sendRequest';
import type { Failure } from '../request/toProblem';

export interface UploadRequest {
  file: Blob;
  facts: UploadFacts;
  /** The path after the version's prefix. @default 'attachments/upload' */
  path?: string | undefined;
  /** The name of the form field with the file. @default 'attachment' */
  payloadKey?: string | undefined;
  /** An idempotency key, the same for every retry: a lost response makes no second attachment. */
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

export type UploadOutcome = { ok: true; uploaded: Uploaded } | { ok: false; problem: Problem };

/** Sends a file as one multipart form (clauses 7.29 and 7.30). It has no time-out, and reports its progress. */
export async function sendUpload(request: UploadRequest): Promise<UploadOutcome> {
  const { payloadKey = 'attachment' } = request;
  const answer = await send(request, toForm(request, payloadKey));
  if ('as' in answer) return uploadFailed(answer);
  const uploaded = toUploaded(answer.body, payloadKey);
  return uploaded ? { ok: true, uploaded } : uploadFailed({ as: 'malformed', status: answer.status });
}

// The metadata precedes the file: a server that streams the form needs it first.
function toForm({ file, facts }: UploadRequest, payloadKey: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(facts)) if (value !== undefined) form.append(name, value);
  form.append(payloadKey, file, facts.name);
  return form;
}

/** Uses `XMLHttpRequest`, because `fetch` cannot report upload progress. */
function send(request: UploadRequest, form: FormData): Promise<Failure | { status: number; body: unknown }> {
  const { path = attachmentPaths.upload, idempotencyKey, signal, onProgress } = request;
  const settings = apiSettings();
  const { url, init } = callOf(settings, settings.getToken(), { method: 'POST', path, idempotencyKey });
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const end = (name: string) => () => resolve({ as: 'thrown', error: { name } });
    call.open(init.method ?? 'POST', url);
    init.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, request.file.size));
    call.onerror = end('NetworkError');
    call.onabort = end('AbortError');
    call.onload = () => resolve(answerOf(call));
    if (signal.aborted) return end('AbortError')();
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

function answerOf(call: XMLHttpRequest): Failure | { status: number; body: unknown } {
  const { status } = call;
  const body = parseBody(call.responseText);
  const isGood = status >= 200 && status < 300;
  return isGood
    ? { status, body }
    : { as: 'status', status, body, retryAfter: call.getResponseHeader('Retry-After') };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The attachment in the response: bare, or the first of the list under the payload key (clause 7.30); null when there is none. */
export function toUploaded(body: unknown, payloadKey: string): Uploaded | null {
  const listed = v.safeParse(v.record(v.string(), v.unknown()), body);
  const list = listed.success ? listed.output[payloadKey] : undefined;
  const parsed = v.safeParse(uploadedSchema, Array.isArray(list) ? list[0] : body);
  return parsed.success ? parsed.output : null;
}

/** Turns a failed upload into a problem and reports it, as for every other call. */
export function uploadFailed(failure: Failure): { ok: false; problem: Problem } {
  const settings = apiSettings();
  const { problem } = concludeFailure({}, settings, settings.getToken(), failure);
  return { ok: false, problem };
}
