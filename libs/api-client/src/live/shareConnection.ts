import { readFrame } from '@callboard/api-contract/pushes';
import * as v from 'valibot';
import { createConnection, silentMs, type ConnectionOptions } from './createConnection';
import type { LiveStatus } from './liveSlice';

const noticeSchema = v.union([
  v.object({ text: v.string() }),
  v.object({ status: v.picklist(['connecting', 'open', 'away']) }),
  v.object({ missed: v.literal(true) }),
  v.object({ rolesChanged: v.literal(true) }),
  v.object({ joined: v.literal(true) }),
]);
type Notice = v.InferOutput<typeof noticeSchema>;

/**
 * One connection for all tabs of a user: the tab that holds a lock connects, and passes on what it receives. When it is closed, another
 * one gets the lock and continues where it was. A browser without locks connects in each tab.
 *
 * @param name Identifies the user; null for a tab that shares nothing.
 */
export function shareConnection(name: string | null, options: ConnectionOptions): { stop: () => void } {
  const locks = name === null || typeof BroadcastChannel === 'undefined' ? undefined : navigator.locks;
  if (name === null || !locks) return createConnection(options);
  const { progress, onStatus, onMessage, onMissed, onRolesChanged } = options;
  const channel = new BroadcastChannel(name);
  const stopped = new AbortController();
  let status: LiveStatus = 'connecting';
  let isLeader = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const post = (notice: Notice) => channel.postMessage(notice);

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(noticeSchema, data);
    if (!parsed.success) return;
    const notice = parsed.output;
    if (isLeader) {
      if ('joined' in notice) welcome();
      return;
    }
    expectLeader();
    if ('text' in notice) follow(notice.text);
    else if ('status' in notice) changeStatus(notice.status);
    else if ('missed' in notice) onMissed();
    else if ('rolesChanged' in notice) onRolesChanged();
  };

  /** The leading tab can be suspended with its lock. It answers when it is back. */
  function expectLeader(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      changeStatus('away');
      post({ joined: true });
    }, silentMs);
  }

  function changeStatus(next: LiveStatus): void {
    status = next;
    onStatus(next);
  }

  /** Answers a tab that was opened: whether changes arrive, and from where on. */
  function welcome(): void {
    post({ status });
    const position = progress.position();
    if (position !== undefined) post({ text: JSON.stringify({ payload: { code: 'heartbeat' }, position }) });
  }

  /** Receives what the leading tab passes on. */
  function follow(text: string): void {
    const frame = readFrame(text);
    if (frame && progress.add(frame)) onMessage(frame, text);
  }

  function lead(): Promise<void> {
    isLeader = true;
    clearTimeout(silence);
    const passingOn: ConnectionOptions = {
      progress,
      onStatus: (next) => {
        changeStatus(next);
        post({ status });
      },
      onMessage: (frame, text) => {
        onMessage(frame, text);
        post({ text });
      },
      onMissed: () => {
        onMissed();
        post({ missed: true });
      },
      onRolesChanged: () => {
        onRolesChanged();
        post({ rolesChanged: true });
      },
    };
    const connection = createConnection(passingOn, status === 'connecting');
    return new Promise((resolve) => {
      stopped.signal.addEventListener('abort', () => {
        connection.stop();
        resolve();
      });
    });
  }

  // Rejects when it is stopped before it gets the lock.
  void locks.request(name, { signal: stopped.signal }, lead).catch(() => undefined);
  post({ joined: true });
  return {
    stop() {
      clearTimeout(silence);
      stopped.abort();
      channel.close();
    },
  };
}
