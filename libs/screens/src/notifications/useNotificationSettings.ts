import { actions, queries } from '@callboard/api-client/actions';
import type { NotificationSettings } from '@callboard/api-contract';
import type { QueryState } from '@callboard/ui-kit/display';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { notificationSettingsMessages as words } from './notificationSettingsMessages';

interface Sent {
  settings: NotificationSettings;
  /** What was loaded when they were sent: once something else is loaded, that is shown. */
  over: NotificationSettings | undefined;
}

interface OwnSettings {
  query: QueryState<NotificationSettings>;
  /** Shows and saves the parts that changed immediately, and lets the user undo that. */
  change: (part: Partial<NotificationSettings>) => void;
}

/** What the user selected for notifications. */
export function useNotificationSettings(): OwnSettings {
  const { data, problem, isLoading, refetch } = queries.notificationSettings.useQuery();
  const [save] = actions.changeNotificationSettings.useAction();
  const alerts = useAlerts();
  const [sent, setSent] = useState<Sent>();
  const current = sent && sent.over === data ? sent.settings : data;

  async function write(settings: NotificationSettings): Promise<boolean> {
    setSent({ settings, over: data });
    const { ok } = await save(settings);
    if (!ok) setSent(undefined);
    return ok;
  }

  async function change(before: NotificationSettings, part: Partial<NotificationSettings>) {
    if (!(await write({ ...before, ...part }))) return;
    const action = { label: words.undo, onAct: () => void write(before) };
    alerts.show({ kind: 'success', message: words.saved, action });
  }

  return {
    query: { value: current, problem, isLoading, retry: refetch },
    change: (part) => current && void change(current, part),
  };
}
