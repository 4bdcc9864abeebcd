import type { TenantCode } from '@callboard/api-contract';
import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import type { AllHandlers } from '../calls/handler';
import { badRequest, forbidden, notFound } from '../problems';
import type { TenantActor } from '../records/actor';
import { pageLinks } from '../records/pageLinks';
import { actorOf } from '../records/recordContext';
import { attachmentRows, type AttachmentRow, type Parent } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import type { FinishUpload } from './finishUpload';
import { createPresenter } from './presentAttachment';
import { assertPictureOpen, collectionWithPictures, recordOfPicture } from './picturesOfRecords';
import { parentOf } from './readFacts';
import { isUploadOf, type Resumable } from './resumable';
import { removeParts } from './storageKeys';
import { isTheirs, isReachable, canRead, canRemove, isPerhapsLimited } from './withinReach';

interface Uploads {
  resumable: Resumable;
  finish: FinishUpload;
}

/** Reading and deleting attachments, with addresses behind one version's prefix. */
export function createAttachmentHandlers(
  tools: AttachmentTools,
  version: number,
  { resumable, finish }: Uploads,
) {
  const present = createPresenter(tools, version);
  const rowsOf = (tenant: TenantCode) => attachmentRows(tenant, tools.context.database.forTenant(tenant));

  async function found(tenant: TenantCode, hashcode: string): Promise<AttachmentRow> {
    const row = isHashcode(hashcode) ? await rowsOf(tenant).find(hashcode) : null;
    if (!row) throw notFound();
    return row;
  }

  /** Only staff show a picture to everyone, and only one of what is no person. */
  function checkPublic({ roles }: TenantActor, { model }: Parent): void {
    if (!roles.some((role) => role === 'staff' || role === 'admin')) throw forbidden();
    if (!collectionWithPictures(tools.context, model)?.pictures.isPublic)
      throw badRequest(sentences.pictureStaysPrivate());
  }

  return {
    attachment: async ({ input, session }) => {
      const row = await found(session.tenant, input.hashcode);
      if (!(await canRead(tools.context, actorOf(session), row))) throw notFound();
      return present.attachment(session.tenant, row);
    },

    attachmentsOfRecord: async ({ input, request, session }) => {
      const parent = parentOf(input);
      const isReadable =
        parent !== null &&
        isHashcode(parent.hashcode) &&
        (await isReachable(tools.context, actorOf(session), 'read', parent));
      if (!isReadable) throw notFound();
      const { tenant } = session;
      const { page, page_size: pageSize } = input;
      const files = await rowsOf(tenant).filesOf(parent, pageSize, (page - 1) * pageSize);
      const results = files.found.map((row) => present.attachment(tenant, row));
      const links = pageLinks(request.url, { page, pageSize, count: files.count });
      return { count: files.count, ...links, results };
    },

    resumedUpload: async ({ input: { id }, session }) => {
      const actor = actorOf(session);
      // The upload of another user is as unknown as one that never was.
      if (!isUploadOf(actor, id)) throw notFound();
      const uploads = await resumable.of(actor.tenant);
      const stored = await finish.whole(uploads, actor, id);
      await uploads.parts.remove(id).catch(() => undefined);
      return present.uploaded(actor.tenant, stored);
    },

    removeAttachment: async ({ target, session }) => {
      const { tenant } = session;
      const row = await found(tenant, target);
      const actor = actorOf(session);
      if (!isTheirs(actor, row)) throw notFound();
      if (isPerhapsLimited(actor, row) && !(await canRemove(tools.context, actor, row))) throw notFound();
      const pictured = recordOfPicture(row);
      if (pictured) await assertPictureOpen(tools.context, actor, pictured);
      const { value: removed } = await tools.context.database
        .forTenant(tenant)
        .write({ actor: actor.user }, (transaction) =>
          attachmentRows(tenant, transaction).remove(row.hashcode),
        );
      if (!removed) throw notFound();
      await removeParts(tools, tenant, row.storage_key);
      return {};
    },

    describePicture: async ({ input: { hashcode, ...facts }, session }) => {
      const { tenant } = session;
      const row = await found(tenant, hashcode);
      const actor = actorOf(session);
      const parent = recordOfPicture(row);
      if (!parent || !(await isReachable(tools.context, actor, 'read', parent))) throw notFound();
      if (!(await isReachable(tools.context, actor, 'update', parent))) throw forbidden();
      await assertPictureOpen(tools.context, actor, parent);
      if (facts.is_public !== undefined) checkPublic(actor, parent);
      const { value: described } = await tools.context.database
        .forTenant(tenant)
        .write({ actor: actor.user }, (transaction) =>
          attachmentRows(tenant, transaction).describe(row, facts),
        );
      if (!described) throw notFound();
      return present.attachment(tenant, described);
    },
  } satisfies Partial<AllHandlers>;
}
