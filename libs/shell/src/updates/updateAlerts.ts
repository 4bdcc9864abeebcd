import type { AppThunk } from '@callboard/app-state';
import { showAlert } from '@callboard/ui-kit/overlays';
import { updateMessages } from './updateMessages';

/** For the service worker's first installation: the app opens without a connection from now on (clause 1.8). */
export function announceOfflineReady(): AppThunk<number> {
  return showAlert({ kind: 'success', message: updateMessages.offlineReady });
}

/** For a newer version that waits in the service worker (clause 1.9). The alert stays until `apply` runs or it is dismissed. */
export function announceUpdate(apply: () => void): AppThunk<number> {
  const action = { label: updateMessages.update, onAct: apply };
  return showAlert({ message: updateMessages.available, action, delay: null });
}
