import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadableStream } from 'node:stream/web';
import { refused } from '../problems';
import { sendJson } from '../records/sendAnswer';

/** The words that a person may come to read; tus's own are for programmers. */
const wordsByStatus: Readonly<Record<number, string>> = {
  403: 'This is no request of the tus protocol.',
  404: 'No item found',
  409: 'The upload is at another place in the file. Ask for it by HEAD, and go on there.',
  410: 'This upload was not finished in time. Begin it again.',
  412: 'This server speaks version 1.0.0 of the tus protocol.',
  413: 'This file is too large.',
  415: 'Send the parts of a file as application/offset+octet-stream.',
};
const passed = ['tus-resumable', 'upload-', 'content-length', 'content-type', 'transfer-encoding'];

/** A request as tus takes it: its address says the id alone, so that no host and no path of ours is ever looked at. */
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
  // What the disk did not take, or a connection that was cut: then nobody reads this.
  if (status >= 500 && status !== 501) {
    request.log.warn({ status }, 'a part could not be written');
    return refused(507, 'The server could not take the file. Try again later.');
  }
  return refused(status === 501 ? 400 : status, wordsByStatus[status] ?? 'The server did not accept this.');
}
