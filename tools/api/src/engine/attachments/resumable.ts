import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { badRequest, refused } from '../problems';
import type { TenantActor } from '../records/actor';
import { attachmentRows } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import type { FinishUpload } from './finishUpload';
import { noRoom } from './storeFiles';
import { openPartBucket } from './openPartBucket';
import { openPartFolder } from './openPartFolder';
import type { PartStore } from './PartStore';
import { checkPersonalRoom } from './personalRoom';
import { checkParent, readFacts } from './readFacts';
import { behind, remembering, type TenantUploads } from './tusCalls';

/** Unfinished uploads of one person; more would be an attempt to fill the disk. */
const maxUnfinished = 20;

/** The uploads in parts of every tenant (the tus protocol), each in a place of its own. An id begins with its owner. */
export function createResumable(tools: AttachmentTools, finish: FinishUpload) {
  const { limits, resumableFolder } = tools;
  const opened = new Map<TenantCode, Promise<TenantUploads>>();

  function of(tenant: TenantCode): Promise<TenantUploads> {
    const known = opened.get(tenant) ?? open(tenant);
    opened.set(tenant, known);
    // A disk that was full for a moment is tried again.
    known.catch(() => opened.delete(tenant));
    return known;
  }

  /** Read at first use: it takes a fifth of a second. */
  async function open(tenant: TenantCode): Promise<TenantUploads> {
    const { Server } = await import('@tus/server');
    const parts = await openParts(tenant);
    const server = new Server({
      datastore: parts,
      path: '/',
      relativeLocation: true,
      maxSize: limits.maxFileBytes,
      namingFunction: (request) => `${behind(request).actor.user}_${randomUUID()}`,
      async onUploadCreate(request, { size, metadata }) {
        await remembering(request, ({ actor }) => checkNew(actor, size, metadata ?? {}));
        return {};
      },
      async onUploadFinish(request, { id }) {
        const uploaded = await remembering(request, async (entry) => {
          const stored = await finish.whole({ parts }, entry.actor, id);
          entry.done = id;
          return entry.present(stored);
        });
        const headers = { 'content-type': 'application/json; charset=utf-8' };
        // The answer to the first request stays 201, for its Location.
        const status = request.method === 'PATCH' && { status_code: 200 };
        return { ...status, headers, body: JSON.stringify(uploaded) };
      },
    });
    return { parts, server };
  }

  /** Where whole files lie, so that every process that has the files has the parts too. */
  function openParts(tenant: TenantCode): Promise<PartStore> {
    const { store, incoming, settings } = tools;
    const expirationMs = limits.unlinkedHours * 3_600_000;
    return settings.bucket
      ? openPartBucket({ store, incoming, prefix: `parts/${tenant}/`, expirationMs })
      : openPartFolder(join(resumableFolder, tenant), expirationMs);
  }

  /** Refuses before the first byte what would be refused in the end. */
  async function checkNew(
    actor: TenantActor,
    size: number | undefined,
    metadata: Readonly<Record<string, string | null>>,
  ): Promise<void> {
    const { tenant } = actor;
    if (size === undefined) throw badRequest(sentences.uploadNeedsLength());
    await checkParent(
      tools,
      { tenant, actor, source: null },
      readFacts(metadata, metadata['filename'] ?? ''),
    );
    const rows = attachmentRows(tenant, tools.context.database.forTenant(tenant));
    if ((await rows.bytes()) + size > limits.maxTenantBytes) throw noRoom();
    await checkPersonalRoom(rows, limits, actor, { bytes: size, files: 1 });
    const { parts } = await of(tenant);
    if ((await parts.unfinishedOf(actor.user)) < maxUnfinished) return;
    throw refused(429, sentences.uploadsUnfinished());
  }

  /** Removes uploads that were abandoned. */
  async function sweep(tenant: TenantCode, before: Date): Promise<void> {
    await (await openParts(tenant)).sweep(before);
  }

  return { of, sweep };
}

export type Resumable = ReturnType<typeof createResumable>;

/** An id belongs to the user it begins with. */
export function isUploadOf({ user }: TenantActor, id: string): boolean {
  return id.startsWith(`${user}_`) && /^[0-9a-f-]{36}_[0-9a-f-]{36}$/.test(id);
}
