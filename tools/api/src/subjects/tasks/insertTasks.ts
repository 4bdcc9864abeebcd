import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../engine/database/TenantDatabase';

/** Fields that a task copies from its template. */
const copied = ['name', 'instructions', 'audience', 'per_entry', 'in_entering', 'form', 'anchor', 'days'];

/** Adds the task of a template to some events, and answers to how many. An event that has the task already keeps it as it is. */
export async function insertTasks(
  transaction: Transaction,
  tenant: TenantCode,
  template: string,
  events: readonly string[],
): Promise<number> {
  const made = await transaction.query({
    text: `INSERT INTO tasks (tenant, ${copied.join(', ')}, event, template)
      SELECT p.tenant, ${copied.map((column) => `p.${column}`).join(', ')}, e.hashcode, p.hashcode
      FROM task_templates p JOIN events e ON e.tenant = p.tenant
      WHERE p.tenant = $1 AND p.hashcode = $2::uuid AND e.hashcode = ANY ($3::uuid[]) ORDER BY e.hashcode
      ON CONFLICT (tenant, event, template) DO NOTHING RETURNING hashcode`,
    values: [tenant, template, events],
  });
  return made.length;
}
