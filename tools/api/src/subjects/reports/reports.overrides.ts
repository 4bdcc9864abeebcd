import type { Collection } from '@callboard/api-contract';
import type { ReportQuestion } from '@callboard/api-contract/office';
import { sentences } from '@callboard/api-contract/sentences';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction } from '../../engine/records/patchRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { questionFor } from './questionFor';

/** Reports are records, but for this: they belong to the user who makes them, and query what that user can read. */
export const reportsOverride: RecordOverride = (context, collection, verbs) => {
  const check = (actor: TenantActor, values: Readonly<Record<string, unknown>>): void =>
    assertAskable(context.collections, actor, values);
  const insert = createInsertInTransaction(context, collection, {
    complete: async (_transaction, actor, given) => {
      check(actor, given);
      return { owner: actor.user };
    },
  });
  const patch = createPatchInTransaction(context, collection, async (_transaction, actor, merged) => {
    check(actor, merged);
    return {};
  });
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

function assertAskable(
  collections: readonly Collection[],
  { tenant, roles }: TenantActor,
  values: Readonly<Record<string, unknown>>,
): void {
  // The body was parsed by the schema of the field.
  const question = values['question'] as ReportQuestion;
  if (!questionFor(collections, tenant, roles, question))
    throw invalid({ question: [sentences.notCountable()] });
}
