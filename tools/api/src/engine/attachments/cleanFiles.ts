import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { defineJob } from '../jobs/defineJob';
import { attachmentRows, type AttachmentRow } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { namedFilesSql } from './namedFilesSql';
import type { Resumable } from './resumable';
import { removeParts, storageKeyOf } from './storageKeys';

const atATimeMost = 500;

/** Once an hour removes the files that belong to nothing. */
export const cleanFilesHourly = defineJob({
  name: 'files.clean',
  payload: v.object({}),
  retries: 2,
  retrySeconds: 60,
  runSeconds: 1_800,
  concurrency: 1,
  everyMinutes: 60,
});

/**
 * What is older than a day: files of strangers that are linked to nothing, half-sent ones, and bytes that no row knows; and what is
 * older than a week of people's files that no record, answer or text names.
 */
export async function cleanFiles(tools: AttachmentTools, resumable: Resumable): Promise<void> {
  const hours = tools.limits.unlinkedHours;
  const before = new Date(Date.now() - hours * 3_600_000);
  // Bodies that this process or its predecessor left half received. Every process runs this job sooner or later.
  await tools.incoming.sweep(before);
  for (const tenant of tenantCodes) {
    await resumable.sweep(tenant, before);
    const unlinked = await rowsOf(tools, tenant).removeUnlinked(hours);
    for (const row of unlinked) await removeParts(tools, tenant, row.storage_key);
    for (const row of await removeUnnamed(tools, tenant)) await removeParts(tools, tenant, row.storage_key);
    await removeUnknown(tools, tenant, before);
  }
}

/** All texts of a tenant are read for it, which can take longer than others have. */
const statementSeconds = 60;

async function removeUnnamed(
  { context, limits }: AttachmentTools,
  tenant: TenantCode,
): Promise<AttachmentRow[]> {
  const { value } = await context.database
    .forTenant(tenant)
    .write({ actor: null, statementSeconds }, (transaction) =>
      attachmentRows(tenant, transaction).removeUnnamed(
        limits.unlinkedPersonHours,
        namedFilesSql(context.collections),
      ),
    );
  return value;
}

async function removeUnknown(tools: AttachmentTools, tenant: TenantCode, before: Date): Promise<void> {
  let old = new Set<string>();
  for await (const { key, modified } of tools.store.list(`${tenant}/`)) {
    const storageKey = storageKeyOf(key);
    if (storageKey !== null && modified < before) old.add(storageKey);
    if (old.size < atATimeMost) continue;
    await removeUnknownOf(tools, tenant, [...old]);
    old = new Set();
  }
  await removeUnknownOf(tools, tenant, [...old]);
}

async function removeUnknownOf(
  tools: AttachmentTools,
  tenant: TenantCode,
  storageKeys: readonly string[],
): Promise<void> {
  if (storageKeys.length === 0) return;
  const known = await rowsOf(tools, tenant).known(storageKeys);
  for (const key of storageKeys) if (!known.has(key)) await removeParts(tools, tenant, key);
}

function rowsOf({ context }: AttachmentTools, tenant: TenantCode) {
  return attachmentRows(tenant, context.database.forTenant(tenant));
}
