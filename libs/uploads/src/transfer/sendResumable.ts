import {
  readResumed,
  resumableCall,
  toUploaded,
  uploadFailed,
  type UploadOutcome,
} from '@callboard/api-client/attachments';
import type { UploadFacts } from '@callboard/api-contract';
import { DetailedError, Upload, type HttpResponse } from 'tus-js-client';
import { fingerprint } from '../resume/fingerprint';
import { tusStorage } from './tusStorage';
import { wholeFileReader } from './wholeFileReader';

export interface ResumableUpload {
  file: File;
  facts: UploadFacts;
  scope: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
}

/** Some two minutes in all without one byte of progress: a server that is started anew is back by then. */
const retryDelays = [0, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 30_000];
/** A file up to here is first sent whole: what a proxy that waits for the end may lose of it is bearable. */
const wholeBytes = 128 * 1_048_576;
/** One request carries so much of a larger file, and of any file once something went wrong: no proxy on the way refuses that. */
const partBytes = 16 * 1_048_576;

/** Sends a file in parts, from where an earlier attempt has ended. Aborted with the reason 'leave' it can go on later. */
export function sendResumable({
  file,
  facts,
  scope,
  signal,
  onProgress,
}: ResumableUpload): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint: resumableCall().url,
      chunkSize: file.size <= wholeBytes ? Infinity : partBytes,
      fileReader: wholeFileReader,
      retryDelays,
      metadata: toMetadata(facts, file),
      fingerprint: (given) => fingerprint(given, scope),
      urlStorage: tusStorage(scope, file),
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(resumableCall().headers)) request.setHeader(name, value);
      },
      onAfterResponse: (request, response) => {
        if (request.getMethod() === 'HEAD') keepUnlessGone(response);
      },
      onShouldRetry: (error, _attempt, options) => {
        const wasWhole = options.chunkSize !== partBytes;
        options.chunkSize = partBytes;
        return isPassing(responseOf(error)) || (wasWhole && isRefusedPart(error));
      },
      onProgress: (sent) => onProgress(sent),
      onError: (error) => resolve(toFailure(error)),
      onSuccess: ({ lastResponse }) => void conclude(upload.url ?? '', lastResponse, signal).then(resolve),
    });
    const stop = () => {
      // What was cancelled is also removed from the server.
      void upload.abort(signal.reason !== 'leave').catch(() => undefined);
      resolve(canceled());
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    void upload.findPreviousUploads().then(([earlier]) => {
      if (earlier) {
        upload.options.chunkSize = partBytes;
        upload.resumeFromPreviousUpload(earlier);
      }
      if (!signal.aborted) upload.start();
    });
  });
}

/**
 * The protocol's client begins anew whenever it is refused to look where an upload stands, as by a server that is just being started
 * again. Only an upload that is no longer there may begin anew.
 */
function keepUnlessGone(response: HttpResponse): void {
  const status = response.getStatus();
  const isAnswered = (status >= 200 && status < 300) || status === 404 || status === 410;
  if (!isAnswered) throw new LookRefusedError(response);
}

class LookRefusedError extends Error {
  constructor(readonly response: HttpResponse) {
    super(`Refused with ${response.getStatus()}.`);
  }
}

function responseOf(error: Error | DetailedError): HttpResponse | null {
  if (!(error instanceof DetailedError)) return null;
  const { originalResponse, causingError } = error;
  return originalResponse ?? (causingError instanceof LookRefusedError ? causingError.response : null);
}

/** Removes from the server what has arrived of an upload that will not go on. */
export async function endResumable(address: string): Promise<void> {
  const { headers } = resumableCall();
  await Upload.terminate(address, { headers: { ...headers }, retryDelays: [] }).catch(() => undefined);
}

function toMetadata(facts: UploadFacts, { type }: File): Record<string, string> {
  const given = Object.entries({ ...facts, filetype: type });
  return Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The answer to the last part brings the attachment; where it was lost, the server is asked for it. */
async function conclude(address: string, last: HttpResponse, signal: AbortSignal): Promise<UploadOutcome> {
  const uploaded = toUploaded(parse(last.getBody()), 'attachment');
  return uploaded ? { ok: true, uploaded } : readResumed(address, signal);
}

function isPassing(response: HttpResponse | null): boolean {
  if (navigator.onLine === false) return false;
  const status = response?.getStatus() ?? 0;
  return status === 0 || status >= 500 || [408, 409, 423, 425].includes(status);
}

/** What a proxy says to a request that is too large for it; our server says so before the first byte. */
function isRefusedPart(error: Error | DetailedError): boolean {
  const method = error instanceof DetailedError ? error.originalRequest.getMethod() : '';
  return method === 'PATCH' && responseOf(error)?.getStatus() === 413;
}

function toFailure(error: Error | DetailedError): UploadOutcome {
  const response = responseOf(error);
  if (!response || response.getStatus() === 0)
    return uploadFailed({ as: 'thrown', error: { name: 'NetworkError' } });
  return uploadFailed({
    as: 'status',
    status: response.getStatus(),
    body: parse(response.getBody()),
    retryAfter: response.getHeader('Retry-After') ?? null,
  });
}

function canceled(): UploadOutcome {
  return uploadFailed({ as: 'thrown', error: { name: 'AbortError' } });
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
