import { rulesOfResult } from '@callboard/api-contract/competition';
import { rulesText } from '@callboard/domain/judging';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { name } from '../../../engine/database/quote';
import type { Transaction } from '../../../engine/database/TenantDatabase';

const fields = rulesOfResult.map((field) => `s.${name(field)}`).join(', ');

/** The rules of the result of a stage `s` with its rubric, as SQL: a JSON object. */
export const rulesSql = `(SELECT row_to_json(f) FROM (SELECT ${fields}, (SELECT r.content FROM rubrics r
  WHERE r.tenant = s.tenant AND r.hashcode = s.rubric) AS content) f)`;

export const rulesSchema = v.record(v.string(), v.unknown());

/** The digest of the rules and the rubric of a stage: they are fixed from the first score on, and every seal has it in it. */
export function rulesDigest(rules: v.InferOutput<typeof rulesSchema>): string {
  return createHash('sha256').update(rulesText(rules)).digest('hex');
}

/** The digest of a stage as it is now. */
export async function readRulesDigest(
  transaction: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
): Promise<string> {
  const [row] = await transaction.rows(v.object({ rules: rulesSchema }), {
    text: `SELECT ${rulesSql} AS rules FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid`,
    values: [tenant, stage],
  });
  if (!row) throw new Error('A stage that is judged is not there.');
  return rulesDigest(row.rules);
}
