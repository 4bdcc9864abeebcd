import { useAppStore, type AppStore } from '@callboard/app-state';
import { removeAttachment } from '@callboard/api-client/attachments';
import type { Uploaded } from '@callboard/api-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { createUploadQueue, type UploadQueue } from '../queue/createUploadQueue';
import type { UploadItem } from '../queue/uploadItem';
import { selectUploads } from '../queue/uploadSlice';
import { readHandle, reopen } from '../resume/fileHandles';
import { fingerprint } from '../resume/fingerprint';
import { whenNobodySends } from '../resume/oneTab';
import { findUnfinished, listUnfinished, type Unfinished } from '../resume/unfinishedStore';
import { createTransfer, type TargetTransfer, type UploadTarget } from '../transfer/createTransfer';

export interface UploadsOptions {
  target: UploadTarget;
  /** The place of the upload in the app: after a reload it is found there again. */
  scope: string;
  isSingle?: boolean | undefined;
  onDone: (uploaded: Uploaded) => void;
}

export interface Uploads {
  items: readonly UploadItem[];
  queue: UploadQueue;
  /** Sends files; one that an earlier page has begun goes on from where it was. */
  add: (files: readonly File[]) => Promise<void>;
  noteHandle: TargetTransfer['noteHandle'];
  /** Goes on with an interrupted upload whose file the browser can open again. */
  reopenFile: (id: string) => Promise<void>;
}

/** The uploads of one place in the app. They end with it, and those in parts can go on when it is shown again. */
export function useUploads({ target, scope, isSingle, onDone }: UploadsOptions): Uploads {
  const store = useAppStore();
  const [{ queue, noteHandle }] = useState(() => createQueue(store, target, scope, isSingle));
  const items = useSelector((state: object) => selectUploads(state, queue.id));
  const tellDone = useEffectEvent(onDone);

  // The queue, the connection and what an earlier page has left are outside React.
  useEffect(() => {
    const stopTelling = queue.onDone((uploaded) => tellDone(uploaded));
    window.addEventListener('online', queue.retryPassing);
    void showUnfinished(queue, scope);
    return () => {
      stopTelling();
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
 * Goes on by itself where the browser still may read the file; elsewhere the user is asked for it. What another tab is sending is
 * offered here when that tab gives up.
 */
async function offer(queue: UploadQueue, { fingerprint: id, name, size, type }: Unfinished): Promise<void> {
  await whenNobodySends(id);
  if (!findUnfinished(id)) return;
  const handle = await readHandle(id);
  queue.addInterrupted([{ id, name, size, type, canReopen: handle !== null }]);
  const permission = await handle?.queryPermission?.({ mode: 'read' });
  if (handle && permission === 'granted') {
    const file = await reopen(handle);
    if (file) queue.resume(id, file);
  }
}
