import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiProblem, badRequest, refused } from '../problems';
import { wideStream } from './wideStream';

/** A form as it arrived: its files lie in the request's folder. */
interface ReceivedForm {
  fields: Readonly<Record<string, string>>;
  /** Name of the files' fields. */
  key: string;
  files: readonly { path: string; fileName: string }[];
}

const most = { files: 20, fields: 20, parts: 40, headerPairs: 50, fieldNameSize: 100, fieldSize: 10_000 };
const keyPattern = /^[\w.-]{1,60}$/;
/** These keys would replace the answer's own mark of success. */
const takenKeys = ['success'];

/** Reads a form to its end, in any order of its fields. `wrong payload` for what is none (clause 5.27). */
export async function receiveForm(
  request: FastifyRequest,
  folder: string,
  maxBytes: number,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw wrongPayload();
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + maxFormBytes) throw tooLarge(maxBytes);
  const fields = new Map<string, string>();
  const files: { key: string; path: string; fileName: string }[] = [];
  const counted = countsUpTo(maxBytes);
  try {
    for await (const part of request.parts({ limits: { ...most, fileSize: maxBytes + 1 } })) {
      if (part.type === 'file') {
        const path = join(folder, String(files.length));
        files.push({ key: part.fieldname.replace(/\[\]$/, ''), path, fileName: part.filename });
        await pipeline(part.file, counted, wideStream(path, { flags: 'wx', mode: 0o600 }));
      } else if (typeof part.value === 'string') {
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    throw formProblem(error, maxBytes);
  }
  const [key = '', ...otherKeys] = new Set(files.map((file) => file.key));
  if (!keyPattern.test(key) || takenKeys.includes(key) || otherKeys.length > 0) throw wrongPayload();
  return { fields: Object.fromEntries(fields), key, files };
}

const maxFormBytes = most.fields * most.fieldSize;

/** One count over all files of a form. */
function countsUpTo(maxBytes: number): (body: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  let bytes = 0;
  return async function* (body) {
    for await (const piece of body) {
      bytes += piece.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield piece;
    }
  };
}

/** Only the disk is ever to blame for anything else than the form. */
function formProblem(error: unknown, maxBytes: number): unknown {
  if (error instanceof ApiProblem || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^FST_.*(LIMIT|TOO_LARGE)$/.test(code)) return tooLarge(maxBytes);
  const isOfDisk = 'syscall' in error && ['open', 'write', 'close'].includes(String(error.syscall));
  return isOfDisk ? error : wrongPayload();
}

function wrongPayload(): ApiProblem {
  return badRequest(sentences.wrongPayload());
}

function tooLarge(maxBytes: number): ApiProblem {
  return refused(413, sentences.fileTooLarge({ megabytes: Math.floor(maxBytes / 1_048_576) }));
}
