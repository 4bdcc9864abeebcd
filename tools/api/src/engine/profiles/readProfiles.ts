import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { Session } from '../plugins/session';

const row = v.object({ employee: v.nullable(v.string()), principal_contractor: v.nullable(v.string()) });

/** As what a person works with the tenant. */
export type Profiles = v.InferOutput<typeof row>;

const statement = `
  SELECT
    (SELECT hashcode FROM employees WHERE tenant = $1 AND individual = $2 ORDER BY status = 'left', instance_id LIMIT 1) AS employee,
    (SELECT principal_contractor FROM suppliers
      WHERE tenant = $1 AND contact = $2 AND principal_contractor IS NOT NULL AND status <> 'ended'
      ORDER BY instance_id LIMIT 1) AS principal_contractor`;

/** The employee that the person of a session is (clause 3.10), and the company that answers for the work of theirs (clause 3.6). */
export async function readProfiles(
  database: Database,
  { tenant, individual }: Pick<Session, 'tenant' | 'individual'>,
): Promise<Profiles> {
  if (individual === null) return { employee: null, principal_contractor: null };
  const [found] = await database
    .forTenant(tenant)
    .rows(row, { text: statement, values: [tenant, individual] });
  return found ?? { employee: null, principal_contractor: null };
}
