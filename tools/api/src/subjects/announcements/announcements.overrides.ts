import { isObject } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { invalid } from '../../engine/problems';
import { actionRefused } from '../../engine/records/actionRefused';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction, type CompletePatch } from '../../engine/records/patchRecord';
import { createTransit, type BeforeTransit } from '../../engine/records/transitRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';

/** Announcements are records, but for this: one is scheduled for a time to come, when it has targets. */
export const announcementsOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, keepsTimeAhead);
  const transit = createTransit(context, collection, checkSchedule);
  return {
    ...verbs,
    ...writeVerbs(context, collection, { patch, transit }),
    actMany: async (actor, body, intent) => {
      if (isObject(body) && body['action'] === 'schedule') throw actionRefused(sentences.oneAtATime());
      return verbs.actMany(actor, body, intent);
    },
  };
};

/** While it is scheduled, its time can be moved, but not into the past. */
const keepsTimeAhead: CompletePatch = async (_transaction, _actor, { status, publish_at }) => {
  if (status !== 'scheduled' || typeof publish_at !== 'string') return {};
  if (Date.parse(publish_at) <= Date.now()) throw invalid({ publish_at: [sentences.publishTimeOver()] });
  return {};
};

const planRow = v.object({ publish_at: v.nullable(v.date()), has_targets: v.boolean() });

/** In the transaction: its targets could be removed meanwhile. */
const checkSchedule: BeforeTransit = async (transaction, { tenant }, hashcode, { to }) => {
  if (to !== 'scheduled') return {};
  const [plan] = await transaction.rows(planRow, {
    text: `SELECT publish_at, EXISTS (SELECT FROM announcement_targets t
        WHERE t.tenant = a.tenant AND t.announcement = a.hashcode) AS has_targets
      FROM announcements a WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  const at = plan?.publish_at ?? null;
  if (at === null) throw actionRefused(sentences.announcementNeedsTime());
  if (at.getTime() <= Date.now()) throw actionRefused(sentences.publishTimeOver());
  if (!plan?.has_targets) throw actionRefused(sentences.noTargets());
  return {};
};
