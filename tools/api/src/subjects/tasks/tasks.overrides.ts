import type { Body } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { invalid } from '../../engine/problems';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction } from '../../engine/records/patchRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';

/**
 * Tasks and their templates are records, but for this: what is requested while entering is a form with one answer for each entry.
 */
export const tasksOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (_transaction, _actor, given) => enteringTerms(given),
  });
  const patch = createPatchInTransaction(context, collection, async (_transaction, _actor, merged) =>
    enteringTerms(merged),
  );
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

function enteringTerms(task: Readonly<Record<string, unknown>>): Body {
  if (task['in_entering'] !== true) return {};
  if (task['form'] == null) throw invalid({ in_entering: [sentences.enteringNeedsForm()] });
  if (task['audience'] !== 'participant') throw invalid({ in_entering: [sentences.enteringIsForEntrants()] });
  return { per_entry: true };
}
