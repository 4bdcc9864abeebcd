import { limitedRoles, roles } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';

const holderSchema = v.object({
  roles: v.array(v.picklist(roles)),
  custom_role: v.optional(v.nullable(v.string()), null),
});
const roleRow = v.object({ name: v.string(), base: v.picklist(limitedRoles) });

/** Refuses a user or an invitation whose custom role is based on a role that they do not have. */
export async function assertBase(
  transaction: Transaction,
  tenant: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, never>> {
  const holder = v.parse(holderSchema, values);
  if (holder.custom_role === null) return {};
  const [made] = await transaction.rows(roleRow, {
    text: 'SELECT name, base FROM custom_roles WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, holder.custom_role],
  });
  if (!made || holder.roles.includes(made.base)) return {};
  const { base } = collectionNamed('customRoles').fields;
  const options = base?.kind === 'select' ? base.options : [];
  const label = options.find(({ value }) => value === made.base)?.label ?? made.base;
  throw invalid({ custom_role: [sentences.customRoleBase({ role: made.name, base: label })] });
}
