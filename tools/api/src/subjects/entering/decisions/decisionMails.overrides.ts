import { unknownPlaceholders } from '@callboard/domain/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { invalid } from '../../../engine/problems';
import { createInsertInTransaction } from '../../../engine/records/createRecord';
import type { RecordOverride } from '../../../engine/records/createRecords';
import { createPatchInTransaction } from '../../../engine/records/patchRecord';
import { writeVerbs } from '../../../engine/records/writeVerbs';

/** Decision mails are records, but for this: what they name can be filled in. */
export const decisionMailsOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (_transaction, _actor, given) => checked(given),
  });
  const patch = createPatchInTransaction(context, collection, async (_transaction, _actor, merged) =>
    checked(merged),
  );
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

/** Adds nothing, or refuses a word between braces that nothing stands for. */
function checked(values: Readonly<Record<string, unknown>>): Readonly<Record<never, never>> {
  const errors = ['subject', 'body'].flatMap((field) => {
    const unknown = unknownPlaceholders(String(values[field] ?? ''));
    const names = unknown.map((each) => `{${each}}`).join(', ');
    return unknown.length > 0 ? [[field, [sentences.noSuchPlaceholder({ names })]] as const] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return {};
}
