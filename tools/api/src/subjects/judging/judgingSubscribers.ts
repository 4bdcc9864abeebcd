import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { subscribe } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { contactsOf } from '../../engine/notifications/receivers';
import { withdrawNotifications } from '../../engine/notifications/withdrawNotifications';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { mailChains } from './seals/mailChains';

/** Consequences of the end of judging, and of a release, however it was made: by hand, at its time, or with the last step of a ceremony. */
export function judgingSubscribers(tools: Pick<ActionTools, 'mails'>) {
  return [
    subscribe('stage.released', 'results', ({ record }, { tenant }, transaction) =>
      notifyActs(transaction, tenant, record),
    ),
    subscribe('record.changed', 'results', async (change, { tenant }, transaction) => {
      if (change.collection === 'stageEntries' && change.kind === 'delete')
        await withdrawNotices(transaction, tenant, change.record);
    }),
    subscribe('stage.closed', 'seals', ({ record }, { tenant }, transaction) =>
      mailChains(tools, transaction, tenant, record),
    ),
    subscribe('results.corrected', 'seals', ({ record }, { tenant }, transaction) =>
      mailCorrected(tools, transaction, tenant, record),
    ),
  ];
}

/** Under a correction sheets were signed again. */
async function mailCorrected(
  tools: Pick<ActionTools, 'mails'>,
  transaction: Transaction,
  tenant: TenantCode,
  version: string,
): Promise<void> {
  const corrected = await transaction.rows(v.object({ stage: v.string() }), {
    text: 'SELECT stage FROM result_versions WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, version],
  });
  for (const { stage } of corrected) await mailChains(tools, transaction, tenant, stage);
}

/** An act that is taken out of a stage again, as by Undo, has no place there: its notices disappear unless it is there again. */
async function withdrawNotices(transaction: Transaction, tenant: TenantCode, act: string): Promise<void> {
  const standing = await transaction.query({
    text: 'SELECT FROM stage_entries WHERE tenant = $1 AND hashcode = $2',
    values: [tenant, act],
  });
  if (standing.length === 0) await withdrawNotifications(transaction, tenant, 'resultsReleased', act);
}

const actRow = v.object({
  hashcode: v.string(),
  entry: v.string(),
  name: v.string(),
  event: v.string(),
  stage: v.string(),
  place: v.nullable(v.number()),
  next: v.nullable(v.string()),
});

/**
 * Notifies the people of each act of its place, and whether it goes on; their feedback is where it leads. An act that goes on as a substitute hears
 * it from the substitution, even if that was faster than this.
 */
async function notifyActs(transaction: Transaction, tenant: TenantCode, stage: string): Promise<void> {
  const acts = await transaction.rows(actRow, {
    text: `SELECT a.hashcode, a.entry, a.name, e.name AS event, s.name AS stage, a.place, x.name AS next
      FROM stages s
        JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
        JOIN stage_entries a ON a.tenant = s.tenant AND a.stage = s.hashcode AND a.feedback IS NOT NULL
        LEFT JOIN progression_rules r ON r.tenant = a.tenant AND r.hashcode = a.went_by
        LEFT JOIN stage_entries g ON g.tenant = r.tenant AND g.stage = r.next AND g.entry = a.entry AND g.came_from = s.hashcode
          AND g.substitute_for IS NULL
        LEFT JOIN stages x ON x.tenant = g.tenant AND x.hashcode = g.stage
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.status = 'released' ORDER BY a.hashcode`,
    values: [tenant, stage],
  });
  for (const { hashcode, entry, place, next, name, event, stage: title } of acts) {
    await notify(transaction, tenant, {
      kind: 'resultsReleased',
      cause: `results ${hashcode}`,
      about: { collection: 'stageEntries', record: hashcode },
      facts: { name, event, stage: title, place: place === null ? '' : String(place), next: next ?? '' },
      users: await contactsOf(transaction, tenant, 'entries', entry),
    });
  }
}
