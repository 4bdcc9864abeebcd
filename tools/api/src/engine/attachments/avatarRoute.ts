import { tenantCodes } from '@callboard/api-contract';
import { attachmentPaths } from '@callboard/api-contract/attachments';
import { isHashcode } from '@callboard/api-contract/text';
import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { forbidden, notFound } from '../problems';
import { attachmentRows } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { sendFile } from './sendFile';

const querySchema = v.object({
  tenant: v.picklist(tenantCodes),
  expires: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** The small picture at the address that the database wrote into a record (clause 3.1), where it also knows it again. */
export function addAvatarRoute(app: FastifyInstance, tools: AttachmentTools): void {
  const path = `${attachmentPaths.one(':hashcode').replace('%3A', ':')}/avatar`;
  const open = { config: { permission: 'public', rateClass: 'page' }, exposeHeadRoute: false } as const;
  app.get<{ Params: { hashcode: string } }>(path, open, async (request, reply) => {
    const { hashcode } = request.params;
    const parsed = v.safeParse(querySchema, request.query);
    if (!parsed.success || !isHashcode(hashcode)) throw forbidden();
    const { tenant, expires, signature } = parsed.output;
    const rows = attachmentRows(tenant, tools.context.database.forTenant(tenant));
    const own = await rows.avatarSignature(hashcode, expires);
    const isOurs = own !== null && timingSafeEqual(Buffer.from(signature), Buffer.from(own));
    if (!isOurs || expires * 1_000 <= Date.now()) throw forbidden();
    const row = await rows.find(hashcode);
    if (!row) throw notFound();
    reply.header('cache-control', 'private, max-age=3600');
    return sendFile(tools, request, reply, { tenant, hashcode, part: 'small', use: 'view', expires }, row);
  });
}
