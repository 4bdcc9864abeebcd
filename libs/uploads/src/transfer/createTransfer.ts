import { sendUpload, type UploadOutcome } from '@callboard/api-client/attachments';
import type { AttachmentSubtype } from '@callboard/api-contract';
import { messages } from '../messages';
import type { Transfer } from '../queue/createUploadQueue';
import { forgetHandle, keepHandle, type KeptHandle } from '../resume/fileHandles';
import { fingerprint } from '../resume/fingerprint';
import { inOneTab } from '../resume/oneTab';
import { findUnfinished, forgetUnfinished, type Unfinished } from '../resume/unfinishedStore';

/** What belongs to every file that a field sends. */
export interface UploadTarget {
  /** The record that the files belong to, `{type}.{id}`. */
  parent?: string | undefined;
  group?: string | undefined;
  /** @default 'local_file' */
  subtype?: AttachmentSubtype | undefined;
  /** Another address to send to, behind the version's prefix; files are then never sent in parts (clause 7.30). */
  uploadPath?: string | undefined;
  /** @default 'attachment' */
  payloadKey?: string | undefined;
  /** Nobody is signed in: what was sent cannot be deleted. @default false */
  isAnonymous?: boolean | undefined;
}

/** How the files of one place are sent. */
export interface TargetTransfer {
  transfer: Transfer;
  /** Removes what there is of an upload that will not go on. */
  forget: (id: string) => void;
  /** Keeps for a file what the browser lets us keep of it. */
  noteHandle: (file: File, handle: KeptHandle) => void;
}

/** Files above this size are sent in parts, which survive a reload of the page. */
export const resumableFrom = 5 * 1_048_576;

/** Sends files to a target: small ones at once, large ones in parts. `scope` names the place, so that a later page finds them again. */
export function createTransfer(target: UploadTarget, scope: string): TargetTransfer {
  const { parent, group, subtype = 'local_file', uploadPath, payloadKey, isAnonymous = false } = target;
  const handles = new WeakMap<File, KeptHandle>();
  /** By item; an upload that an earlier page has left goes by its fingerprint. */
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
      if (handle) await keepHandle(key, handle);
      // The client of the protocol is fetched with the first file that needs it.
      const { sendResumable } = await import('./sendResumable');
      const outcome = await inOneTab(key, () => sendResumable({ file, facts, scope, signal, onProgress }));
      if (outcome?.ok || signal.reason === 'cancel') await forgetHandle(key);
      return outcome ?? sentAlready();
    },
    forget(id) {
      const key = fingerprints.get(id) ?? id;
      const unfinished = findUnfinished(key);
      // What another tab sends is not ours to end.
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
