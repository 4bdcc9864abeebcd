import { useAppStore, type AppStore } from '@callboard/app-state';
import { removeAttachment } from '@callboard/api-client/attachments';
import type { Uploaded } from '@callboard/api-contract/attachments';
import { addUnsavedWork } from '@callboard/browser-storage';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { createUploadQueue, type UploadQueue } from '../queue/createUploadQueue';
import type { UploadItem } from '../queue/uploadItem';
import { selectUploads } from '../queue/uploadSlice';
import { readHandle, reopen } from '../resume/fileHandles';
import { fingerprint } from '../resume/fingerprint';
import { whenNoTabSends } from '../resume/oneTab';
import { findUnfinished, listUnfinished, type Unfinished } from '../resume/unfinishedStore';
import { createTransfer, type TargetTransfer, type UploadTarget } from '../transfer/createTransfer';

export interface UploadsOptions {
  target: UploadTarget;
  /** Identifies the field in the app, so that its uploads are found again after a reload. */
  scope: string;
  isSingle?: boolean | undefined;
  onDone: (uploaded: Uploaded) => void;
}

export interface Uploads {
  items: readonly UploadItem[];
  queue: UploadQueue;
  /** Uploads files. One that was interrupted by a reload is resumed. */
  add: (files: readonly File[]) => Promise<void>;
  noteHandle: TargetTransfer['noteHandle'];
  /** Resumes an interrupted upload whose file the browser can reopen. */
  reopenFile: (id: string) => Promise<void>;
}

/** The uploads of one field. They stop when it is unmounted; resumable ones can continue when it is mounted again. */
export function useUploads({ target, scope, isSingle, onDone }: UploadsOptions): Uploads {
  const store = useAppStore();
  const [{ queue, noteHandle }] = useState(() => createQueue(store, target, scope, isSingle));
  const items = useSelector((state: object) => selectUploads(state, queue.id));
  const notifyDone = useEffectEvent(onDone);

  // Subscribes to the queue and the connection, and shows interrupted uploads from storage.
  useEffect(() => {
    const unsubscribe = queue.onDone((uploaded) => notifyDone(uploaded));
    window.addEventListener('online', queue.retryPassing);
    const removeWork = addUnsavedWork(() => queue.items().some(isRunning));
    void showUnfinished(queue, scope);
    return () => {
      unsubscribe();
      removeWork();
      window.removeEventListener('online', queue.retryPassing);
      queue.leave();
    };
  }, [queue, scope]);

  return {
    items,
    queue,
    noteHandle,
    async add(files) {
      const interrupted = new Set(
        queue.items().flatMap((item) => (item.status === 'interrupted' ? [item.id] : [])),
      );
      const fresh: File[] = [];
      for (const file of files) {
        const id = interrupted.size > 0 ? await fingerprint(file, scope) : '';
        if (interrupted.has(id)) queue.resume(id, file);
        else fresh.push(file);
      }
      if (fresh.length > 0) queue.add(fresh);
    },
    async reopenFile(id) {
      const handle = await readHandle(id);
      const file = handle && (await reopen(handle));
      if (file) queue.resume(id, file);
    },
  };
}

function isRunning({ status }: UploadItem): boolean {
  return status === 'waiting' || status === 'uploading';
}

function createQueue(store: AppStore, target: UploadTarget, scope: string, isSingle: boolean | undefined) {
  const { transfer, forget, noteHandle } = createTransfer(target, scope);
  const { isAnonymous } = target;
  const remove = (hashcode: string) => void removeAttachment(hashcode);
  return { queue: createUploadQueue({ store, transfer, forget, remove, isSingle, isAnonymous }), noteHandle };
}

async function showUnfinished(queue: UploadQueue, scope: string): Promise<void> {
  await Promise.all(listUnfinished(scope).map((unfinished) => offer(queue, unfinished)));
}

/**
 * Resumes automatically if the browser can still read the file, else prompts the user for it. A file that another tab is uploading is
 * offered here when that tab stops.
 */
async function offer(queue: UploadQueue, { fingerprint: id, name, size, type }: Unfinished): Promise<void> {
  await whenNoTabSends(id);
  if (!findUnfinished(id)) return;
  const handle = await readHandle(id);
  queue.addInterrupted([{ id, name, size, type, canReopen: handle !== null }]);
  const permission = await handle?.queryPermission?.({ mode: 'read' });
  if (handle && permission === 'granted') {
    const file = await reopen(handle);
    if (file) queue.resume(id, file);
  }
}
