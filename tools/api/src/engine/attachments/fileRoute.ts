import { attachmentPaths } from '@callboard/api-contract/attachments';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../problems';
import { attachmentRows } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { sendFile } from './sendFile';

interface ById {
  Params: { hashcode: string };
}

const path = attachmentPaths.one(':hashcode').replace('%3A', ':');

/** The bytes of an attachment, at the signed addresses that reading it gives. */
export function addFileRoute(app: FastifyInstance, tools: AttachmentTools): void {
  // The address itself decides who gets the file: pages open it without any header.
  const open = { config: { permission: 'public', rateClass: 'page' }, exposeHeadRoute: false } as const;
  app.get<ById>(`${path}/file`, open, async (request, reply) => {
    const grant = tools.signer.open(request.params.hashcode, request.query, Date.now());
    if (!grant) throw forbidden(sentences.addressExpired());
    const { tenant, hashcode } = grant;
    const row = await attachmentRows(tenant, tools.context.database.forTenant(tenant)).find(hashcode);
    if (!row) throw notFound();
    return sendFile(tools, request, reply, grant, row);
  });
}
