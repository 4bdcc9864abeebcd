import type { TenantCode } from '@callboard/api-contract';
import {
  notificationKindNamed,
  type FactsOf,
  type NotificationKindName,
} from '@callboard/api-contract/notifications';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { emitAll } from '../events/emit';
import { addJobs } from '../jobs/queue';
import { pushNotification } from '../push/push.jobs';
import { hasDevice } from '../push/pushSubscriptions';
import { mailNotification } from './notification.jobs';
import { readReceivers, settingOf, type Receiver } from './notificationSettings';
import { quietUntil } from './quietUntil';

/** News for users. */
export interface News<Kind extends NotificationKindName> {
  kind: Kind;
  /** Cause of it: of one cause a user gets a kind once. */
  cause: string;
  /** The record that it is about, for the kinds that have one. */
  about: { collection: string; record: string } | null;
  facts: FactsOf<Kind>;
  /** The message or comment that it is of: once that is deleted, it is gone. */
  source?: string;
  users: readonly string[];
}

const madeRow = v.object({
  hashcode: v.string(),
  user: v.string(),
  shown: v.boolean(),
  mail: v.string(),
  push: v.boolean(),
});

/**
 * Notifies users in a transaction, each as they selected. A mail that waits already about the same record takes in what is new, so
 * that no second one is added.
 */
export async function notify<Kind extends NotificationKindName>(
  transaction: Transaction,
  tenant: TenantCode,
  { kind, cause, about, facts, source, users }: News<Kind>,
): Promise<void> {
  const receivers = await readReceivers(transaction, tenant, users);
  const addressed = receivers.flatMap((receiver) => {
    const setting = settingOf(receiver, kind);
    return setting && (setting.here || setting.mail !== 'never' || setting.push)
      ? [{ receiver, ...setting }]
      : [];
  });
  if (addressed.length === 0) return;
  const made = await transaction.rows(madeRow, {
    text: `INSERT INTO notifications (tenant, kind, cause, collection, record, facts, source, "user", shown, mail, push)
      SELECT $1, $2, $3, $4, $5, $6, $11::uuid, a."user", a.shown, CASE WHEN a.mail = 'now' AND EXISTS (
        SELECT FROM notifications n WHERE n.tenant = $1 AND n."user" = a."user" AND n.kind = $2
          AND n.record = $5 AND n.mail = 'now' AND n.mailed IS NULL
      ) THEN 'never' ELSE a.mail END, a.push AND d.has_device
      FROM unnest($7::uuid[], $8::boolean[], $9::text[], $10::boolean[]) AS a ("user", shown, mail, push)
      CROSS JOIN LATERAL (SELECT ${hasDevice('$1', 'a."user"')} AS has_device) AS d
      WHERE a.shown OR a.mail <> 'never' OR (a.push AND d.has_device)
      ON CONFLICT DO NOTHING RETURNING hashcode, "user", shown, mail, push`,
    values: [
      tenant,
      kind,
      cause,
      about?.collection ?? null,
      about?.record ?? null,
      JSON.stringify(facts),
      addressed.map(({ receiver }) => receiver.user),
      addressed.map(({ here }) => here),
      addressed.map(({ mail }) => mail),
      addressed.map(({ push }) => push),
      source ?? null,
    ],
  });
  const shownTo = made.filter(({ shown }) => shown).map(({ user }) => ({ user }));
  await emitAll(transaction, tenant, 'notifications.changed', shownTo);
  const byUser = new Map(addressed.map(({ receiver }) => [receiver.user, receiver]));
  const now = new Date();
  const sent = made.flatMap(({ hashcode, user, mail, push }) => {
    const receiver = byUser.get(user);
    return receiver ? [{ payload: { tenant, notification: hashcode }, receiver, mail, push }] : [];
  });
  await addJobs(
    transaction,
    mailNotification,
    sent
      .filter(({ mail }) => mail === 'now')
      .map(({ payload, receiver }) => ({ payload, startAfter: mailTime(kind, receiver, now) })),
  );
  await addJobs(
    transaction,
    pushNotification,
    sent
      .filter(({ push }) => push)
      .map(({ payload, receiver }) => ({ payload, startAfter: quietUntil(now, receiver) ?? now })),
  );
}

function mailTime(kind: NotificationKindName, receiver: Receiver, now: Date): Date {
  const { mailDelayMinutes = 0 } = notificationKindNamed(kind);
  const at = new Date(now.getTime() + mailDelayMinutes * 60_000);
  return quietUntil(at, receiver) ?? at;
}

/** Removes the notifications of three months ago, read or not. */
export const removeOldNotifications = {
  text: `DELETE FROM notifications WHERE tenant = $1 AND at < now() - interval '90 days'`,
};
