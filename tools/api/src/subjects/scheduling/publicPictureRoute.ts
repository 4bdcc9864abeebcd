import { tenantCodes } from '@callboard/api-contract';
import { publicPicturePath } from '@callboard/api-contract/attachments';
import { publicEventStatuses } from '@callboard/api-contract/scheduling';
import { isHashcode } from '@callboard/api-contract/text';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { attachmentRows } from '../../engine/attachments/attachmentRows';
import type { AttachmentTools } from '../../engine/attachments/attachmentTools';
import { sendFile } from '../../engine/attachments/sendFile';
import { notFound } from '../../engine/problems';

const querySchema = v.object({ tenant: v.picklist(tenantCodes) });
const eventRow = v.object({ model: v.string() });

/**
 * The picture of an announced event that staff published, for pages that everyone reads. It needs no signature: anyone who can
 * read the season can see it. Those of drafts, and those that are not published, are unknown here.
 */
export function addPublicPictureRoute(app: FastifyInstance, tools: AttachmentTools): void {
  const open = { config: { permission: 'public', rateClass: 'page' }, exposeHeadRoute: false } as const;
  const path = publicPicturePath(':hashcode').replace('%3A', ':');
  app.get<{ Params: { hashcode: string } }>(path, open, async (request, reply) => {
    const { hashcode } = request.params;
    const parsed = v.safeParse(querySchema, request.query);
    if (!parsed.success || !isHashcode(hashcode)) throw notFound();
    const { tenant } = parsed.output;
    const database = tools.context.database.forTenant(tenant);
    const [event] = await database.rows(eventRow, {
      text: `SELECT 'callboard.Event' AS model FROM events WHERE tenant = $1 AND hashcode = $2 AND status = ANY ($3::text[])`,
      values: [tenant, hashcode, [...publicEventStatuses]],
    });
    const row = event && (await attachmentRows(tenant, database).publicPicture({ ...event, hashcode }));
    if (!row) throw notFound();
    reply.header('cache-control', 'public, max-age=300');
    const grant = { tenant, hashcode: row.hashcode, part: 'medium', use: 'view', expires: 0 } as const;
    return sendFile(tools, request, reply, grant, row);
  });
}
