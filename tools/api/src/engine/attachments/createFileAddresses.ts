import type { TenantCode } from '@callboard/api-contract';
import { attachmentRows } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { createPresenter } from './presentAttachment';

/** The signed addresses of a file whose reader has been checked elsewhere; null where the file is gone. */
export type FileAddresses = (
  tenant: TenantCode,
  hashcode: string,
) => Promise<{ url: string; view_url: string | null } | null>;

export function createFileAddresses(tools: AttachmentTools, version: number): FileAddresses {
  const present = createPresenter(tools, version);
  return async (tenant, hashcode) => {
    const row = await attachmentRows(tenant, tools.context.database.forTenant(tenant)).find(hashcode);
    if (!row) return null;
    const { qed_model, view_url } = present.attachment(tenant, row);
    return { url: qed_model.url, view_url };
  };
}
