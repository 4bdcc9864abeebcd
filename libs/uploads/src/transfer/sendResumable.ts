import {
  readResumed,
  resumableCall,
  toUploaded,
  uploadFailed,
  type UploadOutcome,
} from '@callboard/api-client/attachments';
import type { UploadFacts } from '@callboard/api-contract/attachments';
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

/** In milliseconds. About two minutes without progress, enough for a server to restart. */
const retryDelays = [0, 1_000, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 30_000];
/** Smaller files are sent in one request first: what a buffering proxy can lose of them is acceptable. */
const wholeBytes = 128 * 1_048_576;
/** The size of parts for larger files, and for any file after an error. No proxy in use rejects that size. */
const partBytes = 16 * 1_048_576;

/** Uploads a file with the tus protocol, resuming an earlier attempt. Aborted with the reason 'leave', it can be resumed. */
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
      // A cancelled upload is also removed from the server.
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
 * Throws unless the request for the offset succeeded or the upload is gone. On any error, such as a restarting server, the tus client
 * would start the upload from zero; that is right only if the upload no longer exists.
 */
function keepUnlessGone(response: HttpResponse): void {
  const status = response.getStatus();
  const isAnswered = (status >= 200 && status < 300) || status === 404 || status === 410;
  if (!isAnswered) throw new ViewRefusedError(response);
}

class ViewRefusedError extends Error {
  constructor(readonly response: HttpResponse) {
    super(`The server refused to resume the upload, with status ${response.getStatus()}.`);
  }
}

function responseOf(error: Error | DetailedError): HttpResponse | null {
  if (!(error instanceof DetailedError)) return null;
  const { originalResponse, causingError } = error;
  return originalResponse ?? (causingError instanceof ViewRefusedError ? causingError.response : null);
}

/** Removes a partial upload that will not be resumed from the server. */
export async function endResumable(address: string): Promise<void> {
  const { headers } = resumableCall();
  await Upload.terminate(address, { headers: { ...headers }, retryDelays: [] }).catch(() => undefined);
}

function toMetadata(facts: UploadFacts, { type }: File): Record<string, string> {
  const given = Object.entries({ ...facts, filetype: type });
  return Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The response to the last part contains the attachment; if it was lost, it is requested again. */
async function conclude(address: string, last: HttpResponse, signal: AbortSignal): Promise<UploadOutcome> {
  const uploaded = toUploaded(parse(last.getBody()), 'attachment');
  return uploaded ? { ok: true, uploaded } : readResumed(address, signal);
}

function isPassing(response: HttpResponse | null): boolean {
  if (navigator.onLine === false) return false;
  const status = response?.getStatus() ?? 0;
  return status === 0 || status >= 500 || [408, 409, 423, 425].includes(status);
}

/** Checks whether a proxy rejected a part as too large; our own server rejects before the first byte. */
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
