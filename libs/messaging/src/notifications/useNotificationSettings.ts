import { actions, queries } from '@callboard/api-client/actions';
import type { NotificationSettings } from '@callboard/api-contract/notifications';
import type { QueryState } from '@callboard/ui-kit/display';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { notificationSettingsMessages as words } from './notificationSettingsMessages';

interface OwnSettings {
  query: QueryState<NotificationSettings>;
  /** Shows and saves the parts that changed immediately, and lets the user undo that. */
  change: (part: Partial<NotificationSettings>) => void;
}

/** Notification settings of the user. */
export function useNotificationSettings(): OwnSettings {
  const { data, problem, isLoading, refetch } = queries.notificationSettings.useQuery();
  const [save] = actions.changeNotificationSettings.useAction();
  const alerts = useAlerts();
  // Sent settings are shown from then on: those loaded meanwhile can be older.
  const [sent, setSent] = useState<NotificationSettings>();
  const current = sent ?? data;
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const undoable = useRef<number>(undefined);

  /** All of them are saved together, so a save waits for the one before. */
  async function write(settings: NotificationSettings): Promise<boolean> {
    setSent(settings);
    const outcome = saving.current.then(() => save(settings));
    saving.current = outcome;
    const { ok } = await outcome;
    if (!ok) setSent((now) => (now === settings ? undefined : now));
    return ok;
  }

  async function change(before: NotificationSettings, part: Partial<NotificationSettings>) {
    // An older Undo would undo this change too.
    if (undoable.current !== undefined) alerts.dismiss(undoable.current);
    undoable.current = undefined;
    const next = { ...before, ...part };
    if (!(await write(next))) return;
    const action = { label: words.undo, onAct: () => void write(before) };
    undoable.current = alerts.show({ kind: 'success', message: words.saved, action });
  }

  return {
    query: { value: current, problem, isLoading, retry: refetch },
    change: (part) => current && void change(current, part),
  };
}
