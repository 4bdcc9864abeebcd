import type { AlertStore } from '@callboard/ui-kit/overlays';
import type { UpdateStore } from './createUpdateStore';
import { updateMessages } from './updateMessages';

/**
 * Shows what the worker says as alerts, on every page: that a new version is there stays until it is taken up or dismissed.
 * Answers how to stop.
 */
export function announceUpdates(updates: UpdateStore, alerts: Pick<AlertStore, 'show'>): () => void {
  const announce = () => {
    const state = updates.state();
    if (state.status === 'offlineReady')
      alerts.show({ kind: 'success', message: updateMessages.offlineReady });
    if (state.status !== 'available') return;
    const action = { label: updateMessages.update, onAct: state.apply };
    alerts.show({ message: updateMessages.available, action, delay: null });
  };
  announce();
  return updates.subscribe(announce);
}
