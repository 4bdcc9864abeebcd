import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset, Encoding } from './assets';

/** The best form that the browser takes. */
export function acceptedEncoding(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '').replace(/\s/g, '');
  const takes = (name: string) =>
    accepted
      .split(',')
      .some((part) => part === name || (part.startsWith(`${name};`) && !/;q=0(\.0*)?$/.test(part)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Sends a file, or 304 where the browser has it. What carries a hash in its name never changes. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  isHashed: boolean,
): FastifyReply {
  reply.headers({
    etag: asset.etag,
    vary: 'Accept-Encoding',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  if (known.some((etag) => etag.trim().replace(/^W\//, '') === asset.etag)) return reply.code(304).send();
  if (asset.encoding !== 'identity') reply.header('content-encoding', asset.encoding);
  return reply.type(asset.contentType).send(asset.body);
}
