import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadableStream } from 'node:stream/web';
import { refused } from '../problems';
import { sendJson } from '../records/sendAnswer';

/** Messages that users can read; tus's own are for programmers. */
const wordsByStatus: Readonly<Record<number, ProblemMessage>> = {
  403: sentences.notTus(),
  404: sentences.noItem(),
  409: sentences.uploadElsewhere(),
  410: sentences.uploadExpired(),
  412: sentences.otherTusVersion(),
  413: sentences.tooLarge(),
  415: sentences.uploadPartType(),
};
const passed = ['tus-resumable', 'upload-', 'content-length', 'content-type', 'transfer-encoding'];

/** A request as tus takes it: its address holds the id alone, so that tus never reads a host or path of ours. */
export function toWebRequest(request: FastifyRequest, id: string): Request {
  const { method, raw } = request;
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && passed.some((prefix) => name.startsWith(prefix)) ? [[name, value]] : [],
  );
  const hasBody = (method === 'POST' || method === 'PATCH') && raw.headers['content-length'] !== '0';
  const body = hasBody ? { body: ReadableStream.from(raw), duplex: 'half' } : {};
  // Node's type of RequestInit knows neither its own streams nor `duplex`, which they need.
  return new Request(`http://uploads.invalid/${id}`, { method, headers, ...body } as RequestInit);
}

/** Answers what tus answered: refusals in our envelope, the address of an upload behind our prefix. */
export async function sendTusAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  base: string,
): Promise<FastifyReply> {
  for (const [name, value] of response.headers) {
    if (name.startsWith('upload-') || name === 'tus-resumable') reply.header(name, value);
  }
  if (response.status >= 400) throw problemOf(request, response);
  const location = response.headers.get('location');
  if (location) reply.header('location', `${base}${location}`);
  const body = request.method === 'HEAD' ? '' : await response.text();
  reply.code(response.status);
  return body === '' ? reply.send() : sendJson(reply, body);
}

function problemOf(request: FastifyRequest, { status }: Response) {
  // The disk failed, or the connection was cut: then no one reads this.
  if (status >= 500 && status !== 501) {
    request.log.warn({ status }, 'a part could not be written');
    return refused(507, sentences.uploadNotStored());
  }
  return refused(status === 501 ? 400 : status, wordsByStatus[status] ?? sentences.notAccepted());
}
