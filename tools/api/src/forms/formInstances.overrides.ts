import type { Body, Collection } from '@callboard/api-contract';
import { checkAnswers } from '@callboard/domain/forms';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createCreateRecord, createInsertWithin } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { createPatchRecord, createPatchWithin, type PatchWithin } from '../records/patchRecord';
import { createPatchRecords } from '../records/patchRecords';
import type { RecordContext } from '../records/recordContext';
import { editionOf, newestEdition, toAnswers } from './storedForms';

/** Answers are records, but for this: they belong to an edition, by which they are checked, and to whoever began them. */
export const formInstancesOverride: RecordOverride = (context, collection, verbs) => {
  const patchWithin = createCheckedPatch(context, collection);
  const begin = createInsertWithin(context, collection, {
    complete: termsOf,
    refusal: 'You may not answer for somebody else.',
  });
  return {
    ...verbs,
    create: createCreateRecord(context, collection, begin),
    patch: createPatchRecord(context, collection, patchWithin),
    patchMany: createPatchRecords(context, collection, patchWithin),
  };
};

/** An answer begins in the newest edition of a form. */
async function termsOf(transaction: Transaction, actor: TenantActor, given: Body): Promise<Body> {
  const { tenant, individual } = actor;
  const definition = String(given['definition']);
  const task = given['task'] ?? null;
  const [form] = await transaction.query<{ name: string; status: string; fits: boolean }>({
    text: `SELECT name, status, $3::uuid IS NULL OR EXISTS (SELECT FROM tasks t
        WHERE t.tenant = d.tenant AND t.hashcode = $3::uuid AND t.form = d.hashcode) AS fits
      FROM form_definitions d WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, definition, task],
  });
  const edition = await newestEdition(transaction, tenant, definition);
  if (form?.status !== 'published' || !edition) {
    throw invalid({ definition: ['This form cannot be filled in now.'] });
  }
  if (!form.fits) throw invalid({ task: ['This task asks for another form.'] });
  const errors = checkAnswers(edition.content, toAnswers(given['answers']), 'draft');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { name: form.name, individual: individual ?? null, edition: edition.hashcode };
}

/** A patch that leaves answers which are right for their edition, of a form that has not been handed in. */
function createCheckedPatch(context: RecordContext, collection: Collection): PatchWithin {
  const patchWithin = createPatchWithin(context, collection);
  return async (transaction, actor, patch) => {
    const patched = await patchWithin(transaction, actor, patch);
    const [row] = await transaction.query<{ status: string; edition: string; answers: unknown }>({
      text: `SELECT status, edition, answers FROM form_instances WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [actor.tenant, patch.hashcode],
    });
    if (!row || row.status !== 'open') throw invalid({ answers: ['This was handed in already.'] });
    const { content } = await editionOf(transaction, actor.tenant, row.edition);
    const errors = checkAnswers(content, toAnswers(row.answers), 'draft');
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return patched;
  };
}
