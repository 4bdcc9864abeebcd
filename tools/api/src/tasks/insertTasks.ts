import type { TenantCode } from '@callboard/api-contract';
import { anyOf } from '../database/anyOf';
import type { Transaction } from '../database/TenantDatabase';

/** What a task takes over from its template. */
const copied = [
  'name',
  'instructions',
  'audience',
  'per_entry',
  'in_entering',
  'form',
  'anchor',
  'days',
] as const;

/** Adds the task of a template to some events, and answers to how many. An event that has the task already keeps it as it is. */
export async function insertTasks(
  transaction: Transaction,
  tenant: TenantCode,
  template: string,
  events: readonly string[],
): Promise<number> {
  const made = await transaction.db
    .insertInto('tasks')
    .columns(['tenant', ...copied, 'event', 'template'])
    .expression((eb) =>
      eb
        .selectFrom('task_templates as p')
        .innerJoin('events as e', 'e.tenant', 'p.tenant')
        .select([
          'p.tenant',
          ...copied.map((column) => `p.${column}` as const),
          'e.hashcode',
          'p.hashcode as template',
        ])
        .where('p.tenant', '=', tenant)
        .where('p.hashcode', '=', template)
        .where('e.hashcode', '=', anyOf('uuid', events))
        .orderBy('e.hashcode'),
    )
    .onConflict((conflict) => conflict.columns(['tenant', 'event', 'template']).doNothing())
    .returning('hashcode')
    .execute();
  return made.length;
}
