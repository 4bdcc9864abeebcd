import type { Body, Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { checkAnswers, progressOf } from '@callboard/domain/forms';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createCreateRecord, createInsertInTransaction } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { createPatchRecord, createPatchInTransaction, type PatchInTransaction } from '../records/patchRecord';
import { createPatchRecords } from '../records/patchRecords';
import type { RecordContext } from '../records/recordContext';
import { formVersionOf, newestVersion, toAnswers } from './storedForms';

/** Answers are records, but for this: they belong to an edition, by which they are checked, and to whoever began them. */
export const formInstancesOverride: RecordOverride = (context, collection, verbs) => {
  const patchInTransaction = createCheckedPatch(context, collection);
  const begin = createInsertInTransaction(context, collection, {
    complete: termsOf,
    refusal: sentences.notForOthersAnswers(),
  });
  return {
    ...verbs,
    create: createCreateRecord(context, collection, begin),
    patch: createPatchRecord(context, collection, patchInTransaction),
    patchMany: createPatchRecords(context, collection, patchInTransaction),
  };
};

/** An answer begins in the newest edition of a form. */
async function termsOf(transaction: Transaction, actor: TenantActor, given: Body): Promise<Body> {
  const { tenant, individual } = actor;
  const definition = String(given['definition']);
  const { task } = given;
  const form = await transaction.db
    .selectFrom('form_definitions as d')
    .select((eb) => [
      'name',
      'status',
      eb
        .exists(
          eb
            .selectFrom('tasks as t')
            .select('t.hashcode')
            .whereRef('t.tenant', '=', 'd.tenant')
            .whereRef('t.form', '=', 'd.hashcode')
            .where('t.hashcode', '=', typeof task === 'string' ? task : null),
        )
        .as('is_of_task'),
    ])
    .where('tenant', '=', tenant)
    .where('hashcode', '=', definition)
    .executeTakeFirst();
  const edition = await newestVersion(transaction, tenant, definition);
  if (form?.status !== 'published' || !edition) {
    throw invalid({ definition: [sentences.formClosed()] });
  }
  if (typeof task === 'string' && !form.is_of_task) throw invalid({ task: [sentences.otherFormOfTask()] });
  const errors = checkAnswers(edition.content, toAnswers(given['answers']), 'draft');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    name: form.name,
    individual: individual ?? null,
    edition: edition.hashcode,
    progress: progressOf(edition.content, toAnswers(given['answers'])),
  };
}

/** A patch that leaves answers which are right for their edition, of a form that has not been handed in. */
function createCheckedPatch(context: RecordContext, collection: Collection): PatchInTransaction {
  const patchInTransaction = createPatchInTransaction(
    context,
    collection,
    async (transaction, actor, merged) => {
      const { content } = await formVersionOf(transaction, actor.tenant, String(merged['edition']));
      return { progress: progressOf(content, toAnswers(merged['answers'])) };
    },
  );
  return async (transaction, actor, patch) => {
    const patched = await patchInTransaction(transaction, actor, patch);
    const row = await transaction.db
      .selectFrom('form_instances')
      .select(['status', 'edition', 'answers'])
      .where('tenant', '=', actor.tenant)
      .where('hashcode', '=', patch.hashcode)
      .executeTakeFirst();
    if (!row || row.status !== 'open') throw invalid({ answers: [sentences.submittedAlready()] });
    const { content } = await formVersionOf(transaction, actor.tenant, row.edition);
    const errors = checkAnswers(content, toAnswers(row.answers), 'draft');
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return patched;
  };
}
