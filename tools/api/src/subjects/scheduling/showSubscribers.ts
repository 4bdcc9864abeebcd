import { runOfShow } from '@callboard/domain/scheduling';
import { showSchema } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { contactsOf } from '../../engine/notifications/receivers';

const minuteMs = 60_000;
/** A delay that changes when people have to be where, and after how much more they hear of it again. */
const lateMs = 10 * minuteMs;
const furtherMs = 15 * minuteMs;

/** Notifies those whose act is much later than planned, as things stand after a step of a show. */
export function showSubscribers() {
  return [
    subscribe('show.stepped', 'delays', ({ record }, source, transaction) =>
      ofStep(transaction, record, source),
    ),
  ];
}

const showRow = v.object({
  performance: v.string(),
  zone: v.string(),
  items: v.array(
    v.object({
      hashcode: v.string(),
      entry: v.nullable(v.string()),
      /** Of a game the other team. */
      away: v.nullable(v.string()),
      name: v.nullable(v.string()),
      from: v.number(),
      to: v.number(),
    }),
  ),
  steps: v.array(
    v.object({
      hashcode: v.string(),
      step: showSchema.entries.steps.item.entries.step,
      item: v.nullable(v.string()),
      at: v.number(),
      undoes: v.nullable(v.string()),
      minutes: v.nullable(v.number()),
      other: v.nullable(v.string()),
    }),
  ),
});

async function ofStep(transaction: Transaction, step: string, { tenant }: EventSource): Promise<void> {
  const [show] = await transaction.rows(showRow, {
    text: `SELECT p.hashcode AS performance, v.time_zone AS zone,
        (SELECT coalesce(json_agg(json_build_object('hashcode', i.hashcode, 'entry', i.entry, 'away', i.away, 'name', coalesce(t.name, n.name),
            'from', extract(epoch FROM i.slot_starts_at) * 1000, 'to', extract(epoch FROM i.slot_ends_at) * 1000)), '[]')
          FROM performance_slots i JOIN time_slots t ON t.tenant = i.tenant AND t.hashcode = i.hashcode
            LEFT JOIN entries n ON n.tenant = i.tenant AND n.hashcode = i.entry
          WHERE i.tenant = p.tenant AND i.performance = p.hashcode) AS items,
        (SELECT json_agg(json_build_object('hashcode', s.hashcode, 'step', s.step, 'item', coalesce(s.item, s.entry),
            'at', extract(epoch FROM s.made_at) * 1000, 'undoes', s.undoes,
            'minutes', s.minutes, 'other', s.other))
          FROM show_steps s WHERE s.tenant = p.tenant AND s.performance = p.hashcode AND s.counts) AS steps
      FROM show_steps made
        JOIN performances p ON p.tenant = made.tenant AND p.hashcode = made.performance
        JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
      WHERE made.tenant = $1 AND made.hashcode = $2::uuid AND p.status = 'running'`,
    values: [tenant, step],
  });
  if (!show) return;
  const { items, steps, performance, zone } = show;
  for (const item of runOfShow(items, steps, Date.now()).items) {
    const { hashcode, name, state, expected, from } = item;
    const late = expected === null ? 0 : expected.from - from;
    const isToCome = state === 'planned' || state === 'ready';
    if (name === null || expected === null || !isToCome || late < lateMs) continue;
    const facts = {
      name,
      startsAt: new Date(expected.from).toISOString(),
      zone,
      minutes: String(Math.floor(late / minuteMs)),
    };
    for (const entry of [item.entry, item.away]) {
      if (entry === null) continue;
      await notify(transaction, tenant, {
        kind: 'callLate',
        // Of one cause a user hears once: each further delay is another.
        cause: `late ${performance} ${hashcode} ${entry} ${Math.floor((late - lateMs) / furtherMs)}`,
        about: { collection: 'entries', record: entry },
        facts,
        users: await contactsOf(transaction, tenant, 'entries', entry),
      });
    }
  }
}
