import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';

/** Notifies those who answered a form of the change that staff want. */
export function formSubscribers() {
  return [subscribe('answer.change_requested', 'notifications', ofRequestedChange)];
}

const answerRow = v.object({ name: v.string(), task: v.string(), comment: v.string(), user: v.string() });

async function ofRequestedChange(
  { record }: PayloadOf<'answer.change_requested'>,
  source: EventSource,
  transaction: Transaction,
) {
  const { tenant, number } = source;
  const found = await transaction.rows(answerRow, {
    text: `SELECT f.name, coalesce(t.name, d.name) AS task, coalesce(f.comment, '') AS comment, u.hashcode AS "user"
      FROM form_instances f
      JOIN form_definitions d ON d.tenant = f.tenant AND d.hashcode = f.definition
      JOIN users u ON u.tenant = f.tenant AND u.individual = f.individual
      LEFT JOIN tasks t ON t.tenant = f.tenant AND t.hashcode = f.task
      WHERE f.tenant = $1 AND f.hashcode = $2 AND f.status = 'change_requested'`,
    values: [tenant, record],
  });
  const [answer] = found;
  if (!answer) return;
  const { name: title, task, comment } = answer;
  await notify(transaction, tenant, {
    kind: 'answerChangeRequested',
    cause: `event ${number}`,
    about: { collection: 'formInstances', record },
    facts: { task, name: title, comment },
    users: found.map(({ user }) => user),
  });
}
