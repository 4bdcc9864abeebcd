import { sentences } from '@callboard/api-contract/sentences';
import { join } from 'node:path';
import { ApiProblem, conflict, notFound } from '../problems';
import type { TenantActor } from '../records/actor';
import { attachmentRows } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { storeFiles, type StoredFile } from './storeFiles';
import type { PartStore } from './PartStore';
import { checkParent, readFacts } from './readFacts';
import { removeParts } from './storageKeys';

/**
 * Makes an upload in parts that is whole an attachment, once: a second request, also after a crash in between, gets the same. Its
 * parts can go once the attachment is stored.
 */
export function createFinishUpload(tools: AttachmentTools) {
  const underWay = new Map<string, Promise<StoredFile>>();
  const rowsOf = ({ tenant }: TenantActor) =>
    attachmentRows(tenant, tools.context.database.forTenant(tenant));

  async function finish(uploads: Uploads, actor: TenantActor, id: string): Promise<StoredFile> {
    const before = await rowsOf(actor).findByUpload(id);
    if (before) return before;
    const upload = await uploads.parts.getUpload(id).catch(() => null);
    if (!upload) throw notFound();
    if (upload.offset !== upload.size) throw conflict(sentences.uploadUnfinished());
    const metadata = upload.metadata ?? {};
    const facts = readFacts(metadata, metadata['filename'] ?? '');
    const sender = { tenant: actor.tenant, actor, source: null };
    await checkParent(tools, sender, facts);
    const [stored] = await tools.incoming.within(async (folder) => {
      const path = join(folder, 'whole');
      await uploads.parts.copyTo(id, path);
      return storeFiles(tools, sender, [{ path, facts }], { upload: id });
    });
    if (!stored) throw new Error('Nothing was kept of a whole upload.');
    return stored;
  }

  async function whole(uploads: Uploads, actor: TenantActor, id: string): Promise<StoredFile> {
    const work = underWay.get(id) ?? finish(uploads, actor, id).finally(() => underWay.delete(id));
    underWay.set(id, work);
    return work.catch(async (error: unknown) => {
      // A refused file would be refused again: its bytes are not stored for that.
      const isFinal = error instanceof ApiProblem && [400, 403, 413].includes(error.status);
      if (isFinal) await uploads.parts.remove(id).catch(() => undefined);
      throw error;
    });
  }

  /** How long the upload was that became an attachment; null where it did not yet. */
  async function lengthOf(actor: TenantActor, id: string): Promise<number | null> {
    return (await rowsOf(actor).findByUpload(id))?.upload_size ?? null;
  }

  /** Deletes the attachment that an upload became; false where there is none. */
  async function undo(actor: TenantActor, id: string): Promise<boolean> {
    await underWay.get(id)?.catch(() => undefined);
    const row = await rowsOf(actor).findByUpload(id);
    if (!row || !(await rowsOf(actor).remove(row.hashcode))) return false;
    await removeParts(tools, actor.tenant, row.storage_key);
    return true;
  }

  return { whole, lengthOf, undo };
}

export type FinishUpload = ReturnType<typeof createFinishUpload>;

interface Uploads {
  parts: PartStore;
}
