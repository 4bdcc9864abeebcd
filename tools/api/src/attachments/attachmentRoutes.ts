import { attachmentPaths, isHashcode, type TenantCode } from '@callboard/api-contract';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../problems';
import { actorOf } from '../records/recordContext';
import { attachmentRows, type AttachmentRow } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { createPresenter } from './presentAttachment';
import { sendFile } from './sendFile';
import { removeParts } from './storageKeys';
import { isTheirs, mayRead } from './withinReach';

interface ById {
  Params: { hashcode: string };
}

const path = attachmentPaths.one(':hashcode').replace('%3A', ':');

/** Reading and deleting one attachment (clauses 7.15 and 7.31), and its bytes at the addresses that reading gives. */
export function addAttachmentRoutes(app: FastifyInstance, version: number, tools: AttachmentTools): void {
  const present = createPresenter(tools, version);
  const rowsOf = (tenant: TenantCode) => attachmentRows(tenant, tools.context.database.forTenant(tenant));
  const signedIn = { config: { permission: 'signedIn' } } as const;

  async function found(tenant: TenantCode, hashcode: string): Promise<AttachmentRow> {
    const row = isHashcode(hashcode) ? await rowsOf(tenant).find(hashcode) : null;
    if (!row) throw notFound();
    return row;
  }

  app.get<ById>(path, signedIn, async (request) => {
    const { tenant } = request.session;
    const row = await found(tenant, request.params.hashcode);
    if (!(await mayRead(tools.context, actorOf(request.session), row))) throw notFound();
    return present.attachment(tenant, row);
  });

  app.delete<ById>(path, signedIn, async (request, reply) => {
    const { tenant } = request.session;
    const row = await found(tenant, request.params.hashcode);
    const actor = actorOf(request.session);
    if (!isTheirs(actor, row)) throw notFound();
    const { value: removed } = await tools.context.database
      .forTenant(tenant)
      .write({ actor: actor.user }, (transaction) =>
        attachmentRows(tenant, transaction).remove(row.hashcode),
      );
    if (!removed) throw notFound();
    await removeParts(tools, tenant, row.storage_key);
    return reply.code(204).send();
  });

  // The address itself says who may have the file: pages open it without any header.
  const open = { config: { permission: 'public', rateClass: 'page' }, exposeHeadRoute: false } as const;
  app.get<ById>(`${path}/file`, open, async (request, reply) => {
    const grant = tools.signer.open(request.params.hashcode, request.query, Date.now());
    if (!grant) throw forbidden(expiredWords);
    const row = await found(grant.tenant, grant.hashcode);
    return sendFile(tools, request, reply, grant, row);
  });
}

const expiredWords = 'This address has expired. Open the file again.';
