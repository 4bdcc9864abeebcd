import { actions } from '@callboard/api-client/actions';
import type { SaleQueue } from '@callboard/api-contract/booking';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { saleQueueMessages as words } from './saleQueueMessages';

/** Settings of the queue of a performance. */
export interface QueueSetting {
  queue_size: number | null;
  is_lifted: boolean;
}

export function settingOf({ queue_size, queue_lifted_at }: SaleQueue): QueueSetting {
  return { queue_size, is_lifted: queue_lifted_at !== null };
}

/** Changes the queue of a performance, with Undo. */
export function useQueueChange(performance: string, queue: SaleQueue, onChanged: () => void) {
  const [set, { isLoading }] = actions.setSaleQueue.useAction();
  const alerts = useAlerts();
  const before = settingOf(queue);

  async function apply(setting: QueueSetting): Promise<boolean> {
    const { ok } = await set(performance, setting);
    if (ok) onChanged();
    return ok;
  }

  async function change(setting: QueueSetting, message: string): Promise<void> {
    if (!(await apply(setting))) return;
    const onAct = () => {
      void apply(before).then((isDone) => {
        if (isDone) alerts.show({ kind: 'success', message: words.undone });
      });
    };
    alerts.show({ kind: 'success', message, action: { label: words.undo, onAct } });
  }

  return { change, isBusy: isLoading };
}
