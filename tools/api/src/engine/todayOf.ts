import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { dayOfInstant } from '@callboard/domain/calendar';

/** The day of an instant in the zone of a tenant, as YYYY-MM-DD. */
export function todayOf(tenant: TenantCode, at: Date = new Date()): string {
  return dayOfInstant(at.toISOString(), tenants[tenant].timeZone);
}
