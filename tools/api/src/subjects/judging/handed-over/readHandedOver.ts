import { tenants } from '@callboard/all-tenants';
import { isObject } from '@callboard/api-contract';
import {
  handedOverContentSchema,
  handedOverSchema,
  scoreMarkSchema,
  type HandedOver,
  type StoredCall,
} from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';
import { hasReadingSql } from '../seats';
import { isJudged } from './decideWork';

const readSchema = v.object({
  works: v.array(
    v.object({
      ...v.omit(handedOverSchema.entries.works.item, ['left', 'canDecide', 'open']).entries,
      refusal: v.string(),
      content: handedOverContentSchema,
      isLeading: v.boolean(),
      isReading: v.boolean(),
    }),
  ),
});

/** Handed-over work that waits in a stage, or one by its name: scores in it are for those who read the sheets of the stage now. */
export async function readHandedOver(
  database: Database,
  actor: TenantActor,
  named: { stage?: string; work?: string },
): Promise<HandedOver[]> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  // An admin who views as another user sees no more of sheets than under their own name.
  const reader = actor.viewer ?? actor.user;
  const { works } = await readFacts(database, ask, readSchema, (scope) => ({
    facts: {
      works:
        listSql(`SELECT w.hashcode, w.name AS "by", w.status, w.count, w.made_at, w.device_at, w.created AS handed_over_at, w.refusal, w.content,
          CASE WHEN s.hashcode IS NOT NULL THEN ${namedSql('s')} END AS stage, CASE WHEN n.hashcode IS NOT NULL THEN ${namedSql('n')} END AS act,
          CASE WHEN p.hashcode IS NOT NULL THEN ${namedSql('p')} END AS performance, CASE WHEN e.hashcode IS NOT NULL THEN ${namedSql('e')} END AS event,
          CASE WHEN w.decided_at IS NOT NULL THEN json_build_object('by', d.qed_title, 'at', to_json(w.decided_at), 'reason', coalesce(w.reason, '')) END AS decided,
          EXISTS (SELECT FROM panel_judges l WHERE l.tenant = w.tenant AND l.stage = w.stage AND l.judge = ${scope.user}
            AND l.status = 'leading') AS "isLeading",
          s.hashcode IS NOT NULL AND ${hasReadingSql(`${scope.value(reader)}::uuid`)} AS "isReading"
        FROM ${scope.from('handedOverWork', 'w')}
          LEFT JOIN stages s ON s.tenant = w.tenant AND s.hashcode = w.stage
          LEFT JOIN entries n ON n.tenant = w.tenant AND n.hashcode = w.entry
          LEFT JOIN performances p ON p.tenant = w.tenant AND p.hashcode = w.performance
          LEFT JOIN events e ON e.tenant = w.tenant AND e.hashcode = w.event
          LEFT JOIN users d ON d.tenant = w.tenant AND d.hashcode = w.decided_by
        WHERE ${
          named.work === undefined
            ? `w.status = 'waiting' AND w.stage = ${scope.value(named.stage)}::uuid`
            : `w.hashcode = ${scope.value(named.work)}::uuid`
        } ORDER BY w.created, w.hashcode LIMIT 200`),
    },
  }));
  return works.map(({ refusal, content, isLeading, isReading, ...work }) => {
    const canDecide = isDeciding(actor, { isLeading, isReading, isJudged: isJudged(content.calls) });
    return {
      ...work,
      left: content.calls.filter((call) => !call.isApplied).length,
      canDecide: canDecide && work.status === 'waiting',
      open: canDecide ? { refusal, calls: content.calls.map(presented) } : null,
    };
  });
}

interface Reading {
  isLeading: boolean;
  isReading: boolean;
  isJudged: boolean;
}

function isDeciding(actor: TenantActor, { isLeading, isReading, isJudged: isSealed }: Reading): boolean {
  const isAdmin = actor.roles.includes('admin');
  if (!isSealed) return isAdmin || actor.roles.includes('staff');
  const isViewing = actor.viewer !== undefined;
  return isReading ? isAdmin || (isViewing && isLeading) : isLeading && !isViewing;
}

const markedInput = v.object({ marks: v.array(scoreMarkSchema) });

/** A note that a judge made for themselves is for no one else. */
function presented({ action, input, text, madeAt, isApplied, problem }: StoredCall) {
  const marked = v.safeParse(markedInput, isObject(input) && action !== 'markPrivately' ? input : {});
  const marks = marked.success ? marked.output.marks.map(({ code, value }) => ({ code, value })) : [];
  return { text, at: madeAt, isApplied, problem, marks };
}
