import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import type { Transaction } from '../../engine/database/TenantDatabase';
import type { JobHandler } from '../../engine/jobs/defineJob';
import { notify } from '../../engine/notifications/notify';
import { usersWithRole } from '../../engine/notifications/receivers';
import type { releasePlanned } from './judging.jobs';
import { readPanelStage, type PanelStage } from './panel';
import { countMissing } from './countMissing';
import { computeResults, decideLine, movesOf, writeRelease } from './release';

type Payload = v.InferOutput<(typeof releasePlanned)['payload']>;

/** Releases the results of one stage whose time has come, or notifies of why it cannot. Twice does no more than once. */
export function createReleaseDue(database: Database): JobHandler<Payload> {
  return async ({ tenant, stage }) => {
    await database
      .forTenant(tenant)
      .write({ actor: null }, (transaction) => release(transaction, tenant, stage));
  };
}

const dueRow = v.object({ name: v.string(), event: v.string(), release_at: v.date() });

async function release(transaction: Transaction, tenant: TenantCode, hashcode: string): Promise<void> {
  const [due] = await transaction.rows(dueRow, {
    text: `SELECT s.name, e.name AS event, s.release_at FROM stages s JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.release_at <= now() AND s.status <> 'released' FOR UPDATE OF s`,
    values: [tenant, hashcode],
  });
  if (!due) return;
  // The server itself reads as an admin.
  const stage = await readPanelStage(
    transaction,
    { tenant, user: null, roles: ['admin'] },
    hashcode,
    'UPDATE',
  );
  const reason = stage.ceremony !== null ? 'ceremony' : await tryRelease(transaction, tenant, stage);
  if (reason === null) return;
  // While a ceremony is open the release waits: closing it calls this again.
  if (reason !== 'ceremony')
    await transaction.query({
      text: 'UPDATE stages SET release_at = NULL WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, hashcode],
    });
  await notify(transaction, tenant, {
    kind: 'releaseStopped',
    cause: `release ${hashcode} ${due.release_at.toISOString()} ${reason}`,
    about: { collection: 'stages', record: hashcode },
    facts: { stage: due.name, event: due.event, reason },
    users: [
      ...(await usersWithRole(transaction, tenant, ['staff', 'admin'])),
      ...(await headsOf(transaction, tenant, hashcode)),
    ],
  });
}

/** @returns why it is not released; null: it is */
async function tryRelease(transaction: Transaction, tenant: TenantCode, stage: PanelStage) {
  if (stage.status !== 'closed' || !stage.rubric) return 'open';
  const computed = await computeResults(transaction, tenant, stage);
  if ((await countMissing(transaction, tenant, stage.hashcode, computed)) > 0) return 'missing';
  const progression = movesOf(stage, computed);
  // A person alone decides who of the tied goes on, and whom the office selects.
  if (progression?.isDecided === false) return 'tied';
  const goOn = progression?.moves.map(({ entry }) => entry) ?? [];
  await writeRelease(transaction, tenant, stage, decideLine(stage, computed, { goOn }), null);
  return null;
}

const judgeRow = v.object({ judge: v.string() });

async function headsOf(transaction: Transaction, tenant: TenantCode, stage: string): Promise<string[]> {
  const heads = await transaction.rows(judgeRow, {
    text: `SELECT judge FROM panel_judges WHERE tenant = $1 AND stage = $2::uuid AND status = 'leading'`,
    values: [tenant, stage],
  });
  return heads.map(({ judge }) => judge);
}
