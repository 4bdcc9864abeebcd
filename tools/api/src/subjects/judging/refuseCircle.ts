import { sentences } from '@callboard/api-contract/sentences';
import { stagesBelow } from '@callboard/domain/progression';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';

const linkRow = v.object({ stage: v.string(), next: v.string() });

/** Refuses a rule by which a stage leads back to itself, directly or by others: none could be first. */
export async function refuseCircle(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  { stage, next }: { stage: unknown; next: unknown },
): Promise<void> {
  if (typeof stage !== 'string' || typeof next !== 'string') return;
  const links = await transaction.rows(linkRow, {
    text: 'SELECT stage, next FROM progression_rules WHERE tenant = $1',
    values: [tenant],
  });
  if (next === stage || stagesBelow(next, links).has(stage))
    throw invalid({ next: [sentences.stageCircle()] });
}
