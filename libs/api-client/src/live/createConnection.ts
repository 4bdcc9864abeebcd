import { readFrame, socketCloseCodes, type Frame } from '@callboard/api-contract/pushes';
import { apiSettings } from '../configureApi';
import type { Progress } from './createProgress';
import type { LiveStatus } from './liveSlice';
import { socketUrl } from './socketUrl';

/** How long to wait after a close (clauses 4.12 and 9.2). */
const retryMs = 10_000;
/** Added at random: after a restart of the server many clients come back. */
const spreadMs = 5_000;
/** The server sends something every 25 seconds. A connection that is silent for longer is gone. */
export const silentMs = 55_000;

export interface ConnectionOptions {
  progress: Progress;
  onStatus: (status: LiveStatus) => void;
  /** Called with each new message of the server, and its text. */
  onMessage: (frame: Frame, text: string) => void;
  /** Called when changes can be missing that no message will name: all data has to be read again. */
  onMissed: () => void;
  /** Called when the user can do other things than before. */
  onRolesChanged: () => void;
}

/**
 * Connects to the server, and again after each close, until the session ends or `stop` is called.
 *
 * @param isFirst Whether data was first read at this moment. Later, a connection without a position to go on from has missed changes.
 */
export function createConnection(options: ConnectionOptions, isFirst = true): { stop: () => void } {
  const { progress, onStatus, onMessage, onMissed } = options;
  let isEarly = isFirst;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const token = apiSettings().getToken();
    if (token === null) return;
    socket = new WebSocket(socketUrl(apiSettings(), location.href, token, progress.position()));
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      expectMessage();
      receive(String(data));
    };
    socket.onclose = ({ code }) => {
      leave();
      if (code === socketCloseCodes.sessionEnded) return apiSettings().onUnauthorized(token);
      if (code !== socketCloseCodes.rolesChanged) return waitAndOpen();
      // Everything that other roles can read has changed.
      progress.reset();
      options.onRolesChanged();
      isEarly = false;
      return open();
    };
    expectMessage();
  }

  function receive(text: string): void {
    const frame = readFrame(text);
    if (!frame) return;
    const isContinued = progress.position() !== undefined;
    if (!progress.add(frame)) return;
    if (frame.payload.code === 'connected') {
      if (!isContinued && !isEarly) onMissed();
      onStatus('open');
    }
    onMessage(frame, text);
  }

  /** Restarts the time after which a silent connection counts as closed: the browser itself notices that late or never. */
  function expectMessage(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      leave();
      waitAndOpen();
    }, silentMs);
  }

  function waitAndOpen(): void {
    isEarly = false;
    onStatus('away');
    timer = setTimeout(open, retryMs + Math.random() * spreadMs);
    addEventListener('online', openNow);
  }

  function openNow(): void {
    leave();
    open();
  }

  function leave(): void {
    clearTimeout(timer);
    removeEventListener('online', openNow);
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    socket = undefined;
  }

  open();
  return { stop: leave };
}
