import { isOut, missingSheets } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import type { ComputedResults } from './release';
import { seatSql } from './seats';

const judgeRow = v.object({ judge: v.string(), seat: v.string(), is_judging: v.boolean() });

/** How many sheets of a stage its panel has not signed yet, for the acts that are not out. */
export async function countMissing(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
  { acts, sheets }: Pick<ComputedResults, 'acts' | 'sheets'>,
): Promise<number> {
  const panel = await transaction.rows(judgeRow, {
    text: `SELECT j.judge, ${seatSql('j')} AS seat, j.status <> 'stood_down' AS is_judging
      FROM panel_judges j WHERE j.tenant = $1 AND j.stage = $2::uuid`,
    values: [tenant, stage],
  });
  return missingSheets({
    judges: panel.filter(({ is_judging }) => is_judging).map(({ judge }) => judge),
    entries: acts.filter(({ state }) => !isOut(state)).map(({ entry }) => entry),
    sheets,
    recusals: [],
    seats: Object.fromEntries(panel.map(({ judge, seat }) => [judge, seat])),
  }).length;
}
