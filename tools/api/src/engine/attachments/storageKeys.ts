import type { TenantCode } from '@callboard/api-contract';
import type { AttachmentTools } from './attachmentTools';
import { fileParts } from './signedAddress';

/** Where one part of an attachment lies in the file store. */
export function partKey(tenant: TenantCode, storageKey: string, part: string): string {
  return `${tenant}/${storageKey.slice(0, 2)}/${storageKey}.${part}`;
}

/** To which attachment a stored file belongs, by its storage key; null for what is no file of ours. */
export function storageKeyOf(key: string): string | null {
  return /^\w+\/[0-9a-f]{2}\/([0-9a-f]{32})\.\w+$/.exec(key)?.[1] ?? null;
}

/** Takes all parts of an attachment away. What cannot be reached now is left for the janitor. */
export async function removeParts(
  { store, log }: Pick<AttachmentTools, 'store' | 'log'>,
  tenant: TenantCode,
  storageKey: string,
): Promise<void> {
  for (const part of fileParts) {
    await store
      .remove(partKey(tenant, storageKey, part))
      .catch((error: unknown) => log.warn({ err: error }, 'a file was left behind'));
  }
}
