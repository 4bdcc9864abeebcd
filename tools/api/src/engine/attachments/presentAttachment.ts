import { apiPrefix, type TenantCode } from '@callboard/api-contract';
import { attachmentPaths, type Attachment, type Uploaded } from '@callboard/api-contract/attachments';
import type { AttachmentRow } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { isPlayable } from './contentType';
import type { StoredFile } from './storeFiles';
import type { FilePart, Grant } from './signedAddress';

/** Presents attachments to a client, with addresses that work for five minutes behind one version's prefix. */
export function createPresenter(tools: AttachmentTools, version: number) {
  function address(tenant: TenantCode, hashcode: string, part: FilePart, use: Grant['use']): string {
    const expires = Math.floor(Date.now() / 1_000) + tools.limits.addressSeconds;
    const query = tools.signer.sign({ tenant, hashcode, part, use, expires });
    return `${apiPrefix(version)}${attachmentPaths.one(hashcode)}/file?${query}`;
  }

  return {
    attachment(tenant: TenantCode, row: AttachmentRow): Attachment {
      const { hashcode, name, size, type, created } = row;
      const view = (part: FilePart) => address(tenant, hashcode, part, 'view');
      return {
        hashcode,
        name,
        size,
        type,
        created: created.toISOString(),
        qed_model: { title: name, url: address(tenant, hashcode, 'file', 'download') },
        view_url: row.has_pictures || isPlayable(type) ? view('file') : null,
        pictures: row.has_pictures
          ? { small: view('small'), medium: view('medium'), large: view('large') }
          : null,
        group: row.group,
        alt: row.alt,
        is_main: row.is_main,
        is_public: row.is_public,
      };
    },

    /** A picture's `media_url` shows it; that of any other file downloads it. */
    uploaded(tenant: TenantCode, { hashcode, name, has_pictures }: StoredFile): Uploaded & { success: true } {
      const media_url = has_pictures
        ? address(tenant, hashcode, 'medium', 'view')
        : address(tenant, hashcode, 'file', 'download');
      return { success: true, hashcode, media_url, name };
    },
  };
}
