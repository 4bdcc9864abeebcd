import {
  fieldErrors,
  type Body,
  type Collection,
  type Option,
  type TenantCode,
} from '@callboard/api-contract';
import { ruleKinds, ruleTermsSchema, termFields, type RuleTerms } from '@callboard/api-contract/entries';
import { messageFor, sentences } from '@callboard/api-contract/sentences';
import { contradictionOf, termErrors } from '@callboard/domain/competition';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { conflict, invalid } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import { createInsertInTransaction } from '../../../engine/records/createRecord';
import type { RecordOverride } from '../../../engine/records/createRecords';
import { createPatchInTransaction } from '../../../engine/records/patchRecord';
import { createTransit } from '../../../engine/records/transitRecord';
import { writeVerbs } from '../../../engine/records/writeVerbs';
import { readRules, toRule } from './readRules';

type Values = Readonly<Record<string, unknown>>;

/** Of a rule that is not stored yet. */
const noHashcode = '00000000-0000-0000-0000-000000000000';

/** Rules are records, but for this: their values fit their kind, each change is a new version, and no two contradict each other. */
export const eligibilityRulesOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: (transaction, actor, given) =>
      completed(transaction, actor, collection, { ...given, hashcode: noHashcode, rule_version: 1 }),
  });
  const patch = createPatchInTransaction(context, collection, (transaction, actor, merged) =>
    completed(transaction, actor, collection, {
      ...merged,
      rule_version: Number(merged['rule_version']) + 1,
    }),
  );
  const transit = createTransit(
    context,
    collection,
    async (transaction, actor, _hashcode, { to }, stored) => {
      if (to === 'active') await assertNoContradiction(transaction, actor, stored);
      return {};
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch, transit }) };
};

/** The version of a rule, and nothing in the fields that its kind does not have. */
async function completed(
  transaction: Transaction,
  actor: TenantActor,
  { fields }: Collection,
  merged: Values,
): Promise<Body> {
  const terms = parseTerms(merged);
  const used: readonly string[] = termFields[terms.kind];
  const unused = [...new Set(ruleKinds.flatMap((kind): readonly string[] => termFields[kind]))].filter(
    (field) => !used.includes(field),
  );
  const cleared = Object.fromEntries(unused.map((field) => [field, null]));
  assertOfTenant(fields, { ...merged, ...cleared }, actor.tenant);
  if (merged['status'] !== 'retired') await assertNoContradiction(transaction, actor, merged);
  return { ...cleared, rule_version: Number(merged['rule_version']) };
}

function parseTerms(merged: Values): RuleTerms {
  const parsed = v.safeParse(ruleTermsSchema, merged);
  if (!parsed.success) throw invalid(fieldErrors(parsed.issues));
  const errors = Object.entries(termErrors(parsed.output));
  if (errors.length > 0)
    throw invalid(Object.fromEntries(errors.map(([field, problem]) => [field, [messageFor(problem)]])));
  return parsed.output;
}

/** Options of other tenants are refused: their entries have no such category, and their members no such part. */
function assertOfTenant(fields: Collection['fields'], values: Values, tenant: TenantCode): void {
  const errors = Object.entries(fields).filter(
    ([name, field]) => 'options' in field && !isOffered(field.options, values[name], tenant),
  );
  if (errors.length > 0)
    throw invalid(Object.fromEntries(errors.map(([name]) => [name, [sentences.optionOfOtherTenant()]])));
}

function isOffered(options: readonly Option[], value: unknown, tenant: TenantCode): boolean {
  const offered = options.filter(({ tenants }) => tenants?.includes(tenant) ?? true);
  return [value].flat().every((each) => each == null || offered.some((option) => option.value === each));
}

async function assertNoContradiction(
  transaction: Transaction,
  { tenant }: TenantActor,
  values: Values,
): Promise<void> {
  const rule = toRule({ categories: null, ...values });
  // Two rules that are saved at the same time see each other.
  await transaction.query({
    text: `SELECT pg_advisory_xact_lock(hashtext('eligibility rules ' || $1))`,
    values: [tenant],
  });
  const [other, third] = contradictionOf(rule, await readRules(transaction, tenant, rule.season));
  if (!other) return;
  const names = { rule: rule.name, other: other.name };
  throw conflict(
    third
      ? sentences.threeRulesContradict({ ...names, third: third.name })
      : sentences.rulesContradict(names),
  );
}
