import { onTestFinished, vi } from 'vitest';

/** A connection as the server has it. */
export interface FakeSocket {
  url: URL;
  isOpen: () => boolean;
  /** Sends a message to the client. */
  send: (frame: object) => void;
  /** Closes it, as the server does. */
  end: (code: number) => void;
}

/** Replaces the browser's sockets, and what its tabs share. All tabs of the test are in one document. */
export function fakeBrowser({ hasLocks = true }: { hasLocks?: boolean } = {}) {
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      onmessage: ((event: { data: string }) => void) | null = null;
      onclose: ((event: { code: number }) => void) | null = null;
      isOpen = true;
      constructor(url: string) {
        sockets.push({
          url: new URL(url),
          isOpen: () => this.isOpen,
          send: (frame) => this.onmessage?.({ data: JSON.stringify(frame) }),
          end: (code) => {
            this.isOpen = false;
            this.onclose?.({ code });
          },
        });
      }
      close() {
        this.isOpen = false;
      }
    },
  );
  const channels = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      constructor() {
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const other of channels) if (other !== this) other.onmessage?.({ data });
      }
      close() {
        channels.delete(this);
      }
    },
  );
  let queue: Promise<unknown> = Promise.resolve();
  const locks = {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      queue = queue.then(() => (signal.aborted ? undefined : work()));
      return queue;
    },
  };
  vi.stubGlobal('navigator', { ...navigator, onLine: true, locks: hasLocks ? locks : undefined });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    sockets,
    /** The newest connection. */
    socket(): FakeSocket {
      const newest = sockets.at(-1);
      if (!newest) throw new Error('Nothing has connected.');
      return newest;
    },
  };
}
