import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { Activation } from '@callboard/api-contract/accounts';
import type { ActivationRow } from './activation';

/** Part of an invitation that the holder of its link can read: no more, regardless of the requested fields (clause 7.11). */
export function presentActivation(
  { status, mode, first_name, last_name, email }: ActivationRow,
  tenant: TenantCode,
  token: string,
): Activation {
  const user = { first_name, last_name, email: masked(email), tenant_name: tenants[tenant].name };
  return { status, mode, hashcode: token, details: { user } };
}

/** The same for an admin, who invited them and knows them. An admin cannot answer for a person who has an account of any kind. */
export function presentActivationToAdmin(row: ActivationRow, tenant: TenantCode): Activation {
  const { hashcode, status, is_known, first_name, last_name, email } = row;
  const mode = status === 'pending' && is_known ? 'domain' : row.mode;
  const user = { first_name, last_name, email, tenant_name: tenants[tenant].name };
  return { status, mode, hashcode, details: { user } };
}

/** `aroha@school.nz` is shown as `a…a@school.nz`: enough for the owner to know it, and for no one else. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  const last = name.length > 2 ? name.at(-1) : '';
  return `${name[0] ?? ''}…${last ?? ''}${email.slice(at)}`;
}
