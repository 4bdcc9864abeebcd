import { limitProblems, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
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
    complete: async (_transaction, { tenant }, given) => assertLimits(tenant, given),
  });
  const patch = createPatchInTransaction(context, collection, async (_transaction, { tenant }, merged) =>
    assertLimits(tenant, merged),
  );
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

function assertLimits(tenant: TenantCode, values: Readonly<Record<string, unknown>>): Record<string, never> {
  const { base, limits } = v.parse(customRoleSchema, { ...values, limits: values['limits'] ?? {} });
  const problems = limitProblems(tenant, base, limits);
  if (problems.length > 0) throw invalid({ limits: problems });
  return {};
}

/** Users are records, but for this: they have the role on which the one is based that an admin made for them. */
export const usersOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) =>
    assertBase(transaction, tenant, merged),
  );
  return { ...verbs, ...writeVerbs(context, collection, { patch }) };
};
