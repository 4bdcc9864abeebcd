import { isTenantCode, type TenantCode } from '@callboard/api-contract';
import { createHash, randomBytes } from 'node:crypto';

/**
 * A new secret: 32 random bytes behind the code of the tenant in whose tables it is stored. The prefix only names these tables; a
 * token with another tenant's prefix is found nowhere.
 */
export function createToken(tenant: TenantCode): string {
  return `${tenant}.${randomBytes(32).toString('base64url')}`;
}

/** Hash that is stored of a token. The token is random, so that one round without salt is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Where a token is to be looked up; null for what cannot be a token of ours. */
export function tenantOfToken(token: string): TenantCode | null {
  if (token.length > 100) return null;
  const [tenant, secret, ...rest] = token.split('.');
  return isTenantCode(tenant) && secret?.length === 43 && rest.length === 0 ? tenant : null;
}
