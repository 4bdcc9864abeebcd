import type { Frame } from '@callboard/api-contract/pushes';
import type { CacheDispatch } from '../collections/optimisticPatch';
import { createInvalidator } from './createInvalidator';
import { createProgress } from './createProgress';
import { publishPush } from './pushListeners';
import { statusChanged, type LiveStatus } from './liveSlice';
import { shareConnection } from './shareConnection';

export interface LiveOptions {
  dispatch: CacheDispatch;
  /** Identifies the user among the tabs of the browser; null: this tab has a session of its own. */
  sharedBy: string | null;
  /** Called when changes arrive again after a break (clause 4.12). */
  onReconnected: () => void;
  /** Called when the roles of the user changed, or what these can do. */
  onRolesChanged: () => void;
  /** Called with the message of a notification, or of a push that this version does not know. */
  onNotice: (message: string) => void;
}

/**
 * Receives what changes on the server, and refetches what is visible of it.
 *
 * @returns the function that stops it
 *
 * @example
 * useEffect(() => startLive({ dispatch, sharedBy: user.hashcode, onReconnected, onRolesChanged, onNotice }), […]);
 */
export function startLive(options: LiveOptions): () => void {
  const { dispatch, sharedBy, onReconnected, onRolesChanged, onNotice } = options;
  const invalidator = createInvalidator(dispatch);
  let status: LiveStatus = 'connecting';

  function onStatus(next: LiveStatus): void {
    // Before the first connection nothing was lost.
    if (next === status || (status === 'connecting' && next === 'away')) return;
    const isBack = status === 'away' && next === 'open';
    status = next;
    dispatch(statusChanged(status));
    if (isBack) onReconnected();
  }

  function onMessage(frame: Frame): void {
    const { payload } = frame;
    if (payload.code === 'unknown') {
      if (payload.message !== undefined) onNotice(payload.message);
    } else if (payload.code === 'resync') invalidator.addAll();
    else {
      invalidator.add(frame);
      publishPush(payload);
      if (payload.code === 'notification' && payload.message !== undefined) onNotice(payload.message);
    }
  }

  const connection = shareConnection(sharedBy === null ? null : `callboard.live.${sharedBy}`, {
    progress: createProgress(),
    onStatus,
    onMessage,
    onMissed: invalidator.addAll,
    onRolesChanged,
  });
  return () => {
    connection.stop();
    invalidator.stop();
    dispatch(statusChanged('connecting'));
  };
}
