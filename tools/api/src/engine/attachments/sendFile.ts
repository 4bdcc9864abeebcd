import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refused, type ApiProblem, notFound } from '../problems';
import type { AttachmentRow } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { byteRange } from './byteRange';
import { contentDisposition } from './contentDisposition';
import { isPlayable, sentType } from './contentType';
import { sizeType } from './pictures';
import type { Grant } from './signedAddress';
import { partKey } from './storageKeys';

const strictest = "sandbox; default-src 'none'";
/** Browsers show no document in a sandbox. What a document has of scripts runs in their viewer, not at our origin. */
const documentPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Sends the bytes that an address grants: downloaded, or shown where a browser can do nothing but show them; by ranges. */
export async function sendFile(
  { store, settings }: AttachmentTools,
  request: FastifyRequest,
  reply: FastifyReply,
  grant: Grant,
  row: AttachmentRow,
): Promise<FastifyReply> {
  const isWhole = grant.part === 'file';
  if (!isWhole && !row.has_pictures) throw notFound();
  const etag = `"${row.sha256.toString('base64url')}-${grant.part}"`;
  const range = isWhole ? byteRange(rangeOf(request, etag), row.size) : null;
  if (range === 'none') throw noSuchPart(row.size);
  const bytes = await store.read(partKey(grant.tenant, row.storage_key, grant.part), range);
  if (!bytes) throw notFound();
  const isShown = grant.use === 'view' && (row.has_pictures || isPlayable(row.type));
  reply.headers({
    etag,
    'content-type': isWhole ? sentType(row.type) : sizeType(row.type),
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', row.name),
    'content-security-policy': isShown && row.type === 'application/pdf' ? documentPolicy : strictest,
    // Pages of other origins show it only where the settings know them.
    'cross-origin-resource-policy': settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'accept-ranges': isWhole ? 'bytes' : 'none',
  });
  if (isWhole) reply.header('content-length', range ? range.end - range.start + 1 : row.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${row.size}`);
  return reply.send(bytes);
}

/** A range of another version of the file than the client has would make nonsense: it then gets all of it. */
function rangeOf({ headers }: FastifyRequest, etag: string): string | undefined {
  const known = headers['if-range'];
  return known === undefined || known === etag ? headers.range : undefined;
}

function noSuchPart(size: number): ApiProblem {
  return refused(416, sentences.noSuchPart(), {}, { 'content-range': `bytes */${size}` });
}
