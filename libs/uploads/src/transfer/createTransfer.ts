import { sendUpload, type UploadOutcome } from '@callboard/api-client/attachments';
import type { AttachmentSubtype } from '@callboard/api-contract/attachments';
import { messages } from '../messages';
import type { Transfer } from '../queue/createUploadQueue';
import { forgetHandle, storeHandle, type StoredHandle } from '../resume/fileHandles';
import { fingerprint } from '../resume/fingerprint';
import { inOneTab } from '../resume/oneTab';
import { findUnfinished, forgetUnfinished, type Unfinished } from '../resume/unfinishedStore';

/** Where the files of a field are uploaded, and what they belong to. */
export interface UploadTarget {
  /** The record that the files belong to, `{type}.{id}`. */
  parent?: string | undefined;
  group?: string | undefined;
  /** @default 'local_file' */
  subtype?: AttachmentSubtype | undefined;
  /** Another path to upload to, after the API version's prefix; uploads are then not resumable (clause 7.30). */
  uploadPath?: string | undefined;
  /** @default 'attachment' */
  payloadKey?: string | undefined;
  /** Uploads for a signed-out user, who cannot delete them. @default false */
  isAnonymous?: boolean | undefined;
}

/** Uploads the files of one field. */
export interface TargetTransfer {
  transfer: Transfer;
  /** Removes a partial upload that will not be resumed. */
  forget: (id: string) => void;
  /** Registers the handle of a file, which is stored when its upload starts. */
  noteHandle: (file: File, handle: StoredHandle) => void;
}

/** In bytes. Larger files are uploaded in parts and can be resumed after a reload. */
export const resumableFrom = 5 * 1_048_576;

/** Uploads files to a target. `scope` identifies the field, so that it finds its resumable uploads after a reload. */
export function createTransfer(target: UploadTarget, scope: string): TargetTransfer {
  const { parent, group, subtype = 'local_file', uploadPath, payloadKey, isAnonymous = false } = target;
  const handles = new WeakMap<File, StoredHandle>();
  /** By item id. An interrupted upload has its fingerprint as id. */
  const fingerprints = new Map<string, string>();

  return {
    async transfer(file, { id, signal, onProgress }) {
      const facts = { name: file.name, subtype_code: subtype, group, parent };
      if (uploadPath !== undefined || isAnonymous || file.size <= resumableFrom) {
        return sendUpload({
          file,
          facts,
          path: uploadPath,
          payloadKey,
          idempotencyKey: id,
          signal,
          onProgress,
        });
      }
      const key = await fingerprint(file, scope);
      fingerprints.set(id, key);
      const handle = handles.get(file);
      if (handle) await storeHandle(key, handle);
      // The tus client is loaded with the first file that needs it.
      const { sendResumable } = await import('./sendResumable');
      const outcome = await inOneTab(key, () => sendResumable({ file, facts, scope, signal, onProgress }));
      if (outcome?.ok || signal.reason === 'cancel') await forgetHandle(key);
      return outcome ?? sentAlready();
    },
    forget(id) {
      const key = fingerprints.get(id) ?? id;
      const unfinished = findUnfinished(key);
      // Not while another tab is uploading it.
      if (unfinished) void inOneTab(key, () => endUnfinished(unfinished));
    },
    noteHandle: (file, handle) => handles.set(file, handle),
  };
}

async function endUnfinished({ fingerprint: key, address }: Unfinished): Promise<void> {
  forgetUnfinished(key);
  void forgetHandle(key);
  const { endResumable } = await import('./sendResumable');
  await endResumable(address);
}

function sentAlready(): UploadOutcome {
  return { ok: false, problem: { kind: 'conflict', message: messages.sentAlready } };
}
