import type { TenantCode } from '@callboard/api-contract';
import { limitProblems } from '@callboard/api-contract/reach';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { assertBase } from '../../engine/limits/assertBase';
import { customRoleSchema } from '../../engine/limits/customRole';
import { invalid } from '../../engine/problems';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction } from '../../engine/records/patchRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';

/** Roles that admins make are records, but for this: they take away only what their base has and can be without. */
export const customRolesOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (transaction, { tenant }, given) =>
      assertPlaces(transaction, tenant, assertLimits(tenant, given)),
  });
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) =>
    assertPlaces(transaction, tenant, assertLimits(tenant, merged)),
  );
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

type CustomRole = v.InferOutput<typeof customRoleSchema>;

function assertLimits(tenant: TenantCode, values: Readonly<Record<string, unknown>>): CustomRole {
  const made = v.parse(customRoleSchema, { ...values, limits: values['limits'] ?? {} });
  const problems = limitProblems(tenant, made.base, made.limits);
  if (problems.length > 0) throw invalid({ limits: problems });
  return made;
}

const goneRow = v.object({ gone: v.number() });

/** A role that is limited to what there is not would be limited to nothing that anyone sees. */
async function assertPlaces(
  transaction: Transaction,
  tenant: TenantCode,
  { scope }: CustomRole,
): Promise<Record<string, never>> {
  const { regions = [], events = [] } = scope ?? {};
  const [row] = await transaction.rows(goneRow, {
    text: `SELECT count(*)::int AS gone FROM (
      SELECT unnest($2::uuid[]) EXCEPT SELECT hashcode FROM regions WHERE tenant = $1
      UNION ALL SELECT * FROM (SELECT unnest($3::uuid[]) EXCEPT SELECT hashcode FROM events WHERE tenant = $1) e) gone`,
    values: [tenant, regions, events],
  });
  if (row && row.gone > 0) throw invalid({ scope: [sentences.scopeUnknown()] });
  return {};
}

/** Users are records, but for this: they have the role on which the one is based that an admin made for them. */
export const usersOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) =>
    assertBase(transaction, tenant, merged),
  );
  return { ...verbs, ...writeVerbs(context, collection, { patch }) };
};
