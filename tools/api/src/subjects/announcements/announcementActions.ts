import { etagOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { RecordCall } from '../../engine/calls/handler';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notify } from '../../engine/notifications/notify';
import { actionRefused } from '../../engine/records/actionRefused';
import { succeeded, versionOf, type Answer } from '../../engine/records/answer';
import { lockRecord } from '../../engine/records/lockRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import { writeOnce } from '../../engine/records/writeOnce';
import { publish, sendToAdded } from './publish';
import { readTargets } from './readTargets';

/** How long after a reminder there can be another one. */
export const reminderPauseMs = 60 * 60_000;

const wrongStatus = () => actionRefused(sentences.wrongStatus({ record: 'Announcement' }));

type AnnouncementCall = RecordCall<'publishAnnouncement' | 'sendToAdded' | 'remindUnread'>;
type Work = (
  transaction: Transaction,
  call: AnnouncementCall,
  stored: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** The actions that reach people. None is undone: what was sent was sent. */
export function createAnnouncementActions(context: RecordContext) {
  const collection = context.target('announcements');
  const readOne = createReadOne(collection, context.target);

  const doing =
    (work: Work) =>
    (call: AnnouncementCall): Promise<Answer> =>
      writeOnce(context, collection, call, async (transaction) => {
        const { actor, target, ifMatch } = call;
        const at = { actor, hashcode: target };
        const { stored } = await lockRecord(
          transaction,
          collection,
          'update',
          at,
          versionOf(ifMatch),
          readOne,
        );
        await work(transaction, call, stored);
        const [row] = await transaction.rows(readRow, readOne(actor, target));
        if (!row) throw wrongStatus();
        return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
      });

  return {
    publishAnnouncement: doing(publishNow),
    sendToAdded: doing(sendLater),
    remindUnread: doing(remind),
  };
}

const publishNow: Work = async (transaction, { actor, target }, { status }) => {
  if (status !== 'draft' && status !== 'scheduled') throw wrongStatus();
  const { tenant, user } = actor;
  const targets = await readTargets(transaction, tenant, target);
  if (targets.length === 0) throw actionRefused(sentences.noTargets());
  const count = await publish(transaction, { tenant, announcement: target, actor: user });
  // Everything written is rolled back.
  if (count === 0) throw actionRefused(sentences.targetsReachNobody());
};

const sendLater: Work = async (transaction, { actor, target }, { status }) => {
  if (status !== 'published') throw wrongStatus();
  const { tenant, user } = actor;
  const count = await sendToAdded(transaction, { tenant, announcement: target, actor: user });
  if (count === 0) throw actionRefused(sentences.nobodyAdded());
};

const unreadRow = v.object({ user: v.string() });

const remind: Work = async (transaction, { actor, target }, { status, title, reminded_at }) => {
  if (status !== 'published') throw wrongStatus();
  const last = typeof reminded_at === 'string' ? Date.parse(reminded_at) : 0;
  const now = new Date();
  if (now.getTime() - last < reminderPauseMs) throw actionRefused(sentences.remindedRecently());
  const { tenant, user } = actor;
  const unread = await transaction.rows(unreadRow, {
    text: `SELECT "user" FROM announcement_receivers
      WHERE tenant = $1 AND announcement = $2 AND read_at IS NULL AND "user" <> $3`,
    values: [tenant, target, user],
  });
  if (unread.length === 0) throw actionRefused(sentences.everyoneHasRead());
  await transaction.query({
    text: 'UPDATE announcements SET reminded_at = $3 WHERE tenant = $1 AND hashcode = $2',
    values: [tenant, target, now],
  });
  await notify(transaction, tenant, {
    kind: 'announcement',
    cause: `reminder ${target} ${now.toISOString()}`,
    about: { collection: 'announcements', record: target },
    facts: { title: String(title), isReminder: 'yes' },
    users: unread.map((each) => each.user),
  });
};
