import type { AppThunk } from '@callboard/app-state';
import { showAlert } from '@callboard/ui-kit/overlays';
import { updateMessages } from './updateMessages';

/** Shown after the first installation of the service worker: the app now works offline (clause 1.8). */
export function announceOfflineReady(): AppThunk<number> {
  return showAlert({ kind: 'success', message: updateMessages.offlineReady });
}

/** Shown when a new version is waiting in the service worker (clause 1.9). The alert stays until the user applies or dismisses it. */
export function announceUpdate(apply: () => void): AppThunk<number> {
  const action = { label: updateMessages.update, onAct: apply };
  return showAlert({ message: updateMessages.available, action, delay: null });
}

/** Shown when a new version is active while this page has unsaved work: the page reloads when that is saved. */
export function announceLateUpdate(): AppThunk<number> {
  return showAlert({ message: updateMessages.late, delay: null });
}
