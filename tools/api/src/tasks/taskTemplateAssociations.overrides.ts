import { sentences } from '@callboard/api-contract/sentences';
import { actionRefused } from '../records/actionRefused';
import { createInsertInTransaction } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { writeVerbs } from '../records/writeVerbs';
import { insertTasks } from './insertTasks';

/** That an event uses a template makes its task, unless the event has it already. */
export const taskTemplateAssociationsOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (transaction, { tenant }, given) => {
      const { template, event } = given;
      if (typeof template !== 'string' || typeof event !== 'string') return {};
      const found = await transaction.db
        .selectFrom('task_templates')
        .select(['name', 'status'])
        .where('tenant', '=', tenant)
        .where('hashcode', '=', template)
        .executeTakeFirst();
      // A template that is none is refused with the other references.
      if (!found) return {};
      if (found.status !== 'active') throw actionRefused(sentences.templateRetired());
      await insertTasks(transaction, tenant, template, [event]);
      return { name: found.name };
    },
  });
  return { ...verbs, ...writeVerbs(context, collection, { insert }) };
};
