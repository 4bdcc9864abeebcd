import type { FastifyReply } from 'fastify';
import type { Answer } from './answer';

/** Sends what a verb answers. */
export function sendAnswer(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  reply.code(status).headers(headers);
  return body === '' ? reply.send() : sendJson(reply, body);
}

/** Sends text that is JSON already, as it is. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
