import { missingSheets } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import type { ComputedResults } from './release';

const judgeRow = v.object({ judge: v.string() });

/** How many sheets of a stage its panel has not signed yet, for the acts that take part. */
export async function countMissing(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
  { acts, sheets }: Pick<ComputedResults, 'acts' | 'sheets'>,
): Promise<number> {
  const panel = await transaction.rows(judgeRow, {
    text: `SELECT judge FROM panel_judges WHERE tenant = $1 AND stage = $2::uuid AND status <> 'stood_down'`,
    values: [tenant, stage],
  });
  return missingSheets({
    judges: panel.map(({ judge }) => judge),
    entries: acts.map(({ entry }) => entry),
    sheets,
    recusals: [],
  }).length;
}
