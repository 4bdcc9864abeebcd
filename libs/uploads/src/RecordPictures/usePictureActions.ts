import { newUuid } from '@callboard/api-client';
import {
  describePicture,
  removeAttachment,
  sendUpload,
  useRefreshFiles,
  useRefreshRecords,
} from '@callboard/api-client/attachments';
import type { Attachment } from '@callboard/api-contract/attachments';

/** Input of the dialog of a picture. */
export interface PictureDraft {
  file: File | undefined;
  alt: string;
  isMain: boolean;
  /** Undefined where it cannot be shown to everyone. */
  isPublic: boolean | undefined;
}

/** Saves and removes the pictures of a record. Each resolves to the problem's text, or to undefined when it is done. */
export function usePictureActions(parent: string) {
  const refreshFiles = useRefreshFiles(parent);
  const refreshRecords = useRefreshRecords();

  /** The lists of records show their main pictures. */
  function refresh() {
    refreshFiles();
    refreshRecords();
  }

  async function upload(file: File, alt: string): Promise<{ hashcode: string } | { problem: string }> {
    const outcome = await sendUpload({
      file,
      facts: { name: file.name, subtype_code: 'local_file', group: 'picture', parent, alt },
      idempotencyKey: newUuid(),
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    return outcome.ok ? { hashcode: outcome.uploaded.hashcode } : { problem: outcome.problem.message };
  }

  async function save(draft: PictureDraft, stored?: Attachment): Promise<string | undefined> {
    const { file, alt, isMain, isPublic } = draft;
    const uploaded = file ? await upload(file, alt) : { hashcode: stored?.hashcode ?? '' };
    if ('problem' in uploaded) return uploaded.problem;
    const facts = {
      ...(!file && alt !== stored?.alt && { alt }),
      ...(isMain && (file || !stored?.is_main) && { is_main: true as const }),
      ...(isPublic !== undefined &&
        isPublic !== (file ? false : stored?.is_public) && { is_public: isPublic }),
    };
    const outcome =
      Object.keys(facts).length > 0 ? await describePicture({ hashcode: uploaded.hashcode, ...facts }) : null;
    refresh();
    return outcome?.ok === false ? outcome.problem.message : undefined;
  }

  async function remove({ hashcode }: Attachment): Promise<void> {
    await removeAttachment(hashcode);
    refresh();
  }

  return { save, remove };
}
