import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { actionRefused } from '../../engine/records/actionRefused';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { insertTasks } from './insertTasks';

const templateRow = v.object({ name: v.string(), status: v.string() });

/** Makes the task of a template that an event uses, unless the event has it already. */
export const taskTemplateAssociationsOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (transaction, { tenant }, given) => {
      const { template, event } = given;
      if (typeof template !== 'string' || typeof event !== 'string') return {};
      const [found] = await transaction.rows(templateRow, {
        text: 'SELECT name, status FROM task_templates WHERE tenant = $1 AND hashcode = $2::uuid',
        values: [tenant, template],
      });
      // A template that is none is refused with the other references.
      if (!found) return {};
      if (found.status !== 'active') throw actionRefused(sentences.templateRetired());
      await insertTasks(transaction, tenant, template, [event]);
      return { name: found.name };
    },
  });
  return { ...verbs, ...writeVerbs(context, collection, { insert }) };
};
