import type { Query } from '@callboard/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** An answer that is the same for everyone at a tenant: with its `ETag`, or as 304 where the client has that one. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  isCached: NonNullable<Query['isCached']>,
): FastifyReply {
  const seconds = isCached === true ? 60 : isCached.seconds;
  const text = JSON.stringify(answer);
  return sendCachedText(request, reply, { text, type: 'application/json; charset=utf-8', seconds });
}

/** Text that is the same for everyone at a tenant. */
export function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, seconds }: { text: string; type: string; seconds: number },
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  // A host serves one tenant, unless the header names another.
  const vary = [reply.getHeader('vary'), 'Domain'].flat().filter(Boolean).join(', ');
  reply.headers({
    etag,
    'cache-control': `public, max-age=${seconds}`,
    vary,
  });
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known?.includes(etag) ? reply.code(304).send() : reply.type(type).send(text);
}
