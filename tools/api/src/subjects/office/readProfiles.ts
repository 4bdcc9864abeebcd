import * as v from 'valibot';
import type { ReadProfiles } from '../../engine/ports/profiles';

const row = v.object({ employee: v.nullable(v.string()), principal_contractor: v.nullable(v.string()) });

const statement = `
  SELECT
    (SELECT hashcode FROM employees WHERE tenant = $1 AND individual = $2 ORDER BY status = 'left', instance_id LIMIT 1) AS employee,
    (SELECT principal_contractor FROM suppliers
      WHERE tenant = $1 AND contact = $2 AND principal_contractor IS NOT NULL AND status <> 'ended'
      ORDER BY instance_id LIMIT 1) AS principal_contractor`;

/** Reads as what the person of a session works with the tenant. */
export const readProfiles: ReadProfiles = async (database, { tenant, individual }) => {
  if (individual === null) return { employee: null, principal_contractor: null };
  const [found] = await database
    .forTenant(tenant)
    .rows(row, { text: statement, values: [tenant, individual] });
  return found ?? { employee: null, principal_contractor: null };
};
