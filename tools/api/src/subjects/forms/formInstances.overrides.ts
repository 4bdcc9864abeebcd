import { hasRole, isObject, type Body, type Collection } from '@callboard/api-contract';
import { editableAnswerStatuses } from '@callboard/api-contract/forms';
import { isHashcode } from '@callboard/api-contract/text';
import { sentences } from '@callboard/api-contract/sentences';
import { progressOf } from '@callboard/domain/forms';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { createCreateRecord, createInsertInTransaction } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction, type PatchInTransaction } from '../../engine/records/patchRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { writeVerbs } from '../../engine/records/writeVerbs';
import * as v from 'valibot';
import { checkStoredAnswers, type GivenAnswers } from './checkStoredAnswers';
import { readAnsweredEntry } from './readAnsweredEntry';
import { formVersionOf, newestVersion, toAnswers } from './storedForms';

/**
 * Answers are records, but for this: they belong to a version, by which they are checked, to the user who began them, and to an
 * entry.
 */
export const formInstancesOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createCheckedPatch(context, collection);
  const insertFor = (of: AnsweredFor | null) =>
    createInsertInTransaction(context, collection, {
      complete: (transaction, actor, given) => termsOf(transaction, actor, given, of),
      refusal: sentences.notForOthersAnswers(),
    });
  return {
    ...verbs,
    ...writeVerbs(context, collection, { patch }),
    create: (actor, body, intent) => {
      const { of, rest } = withoutEntry(collection, body, actor);
      return createCreateRecord(context, collection, insertFor(of))(actor, rest, intent);
    },
  };
};

/** For which entry a task is answered. */
interface AnsweredFor {
  entry: string;
  /** Of those who work on an entry without reading the tasks of its event: whether it is theirs to answer is decided here. */
  task?: string;
}

const givenSchema = v.looseObject({ entry: v.nullish(v.string()), task: v.nullish(v.string()) });

/** The entry, which no client writes otherwise, and what the engine parses. */
function withoutEntry(
  { extraInput }: Collection,
  body: unknown,
  actor: TenantActor,
): { of: AnsweredFor | null; rest: unknown } {
  if (!isObject(body) || body['entry'] === undefined || body['entry'] === null)
    return { of: null, rest: body };
  const { entry, ...rest } = body;
  const parsed = v.safeParse(givenSchema, body);
  const isRight = extraInput !== undefined && v.is(extraInput, { entry });
  if (!isRight || !parsed.success || typeof parsed.output.entry !== 'string') {
    throw invalid({ entry: [sentences.entryNeeded()] });
  }
  const of = { entry: parsed.output.entry };
  const { task } = parsed.output;
  if (hasRole(actor.roles, ['staff']) || typeof task !== 'string' || !isHashcode(task)) return { of, rest };
  const others = Object.fromEntries(Object.entries(rest).filter(([field]) => field !== 'task'));
  return { of: { ...of, task }, rest: others };
}

const formRow = v.object({
  name: v.string(),
  status: v.string(),
  event: v.nullable(v.string()),
  per_entry: v.nullable(v.boolean()),
  audience: v.nullable(v.string()),
});

/** An answer begins in the newest version of a form. That of an entry has the entry's name, and is the contact's. */
async function termsOf(
  transaction: Transaction,
  actor: TenantActor,
  given: Body,
  of: AnsweredFor | null,
): Promise<Body> {
  const { tenant, individual } = actor;
  const definition = String(given['definition']);
  const task = of?.task ?? (typeof given['task'] === 'string' ? given['task'] : null);
  const [form] = await transaction.rows(formRow, {
    text: `SELECT d.name, d.status, t.event, t.per_entry, t.audience FROM form_definitions d
      LEFT JOIN tasks t ON t.tenant = d.tenant AND t.form = d.hashcode AND t.hashcode = $3::uuid
      WHERE d.tenant = $1 AND d.hashcode = $2::uuid`,
    values: [tenant, definition, task],
  });
  const version = await newestVersion(transaction, tenant, definition);
  if (form?.status !== 'published' || !version) {
    throw invalid({ definition: [sentences.formClosed()] });
  }
  if (task !== null && form.event === null) throw invalid({ task: [sentences.otherFormOfTask()] });
  const isPerEntry = form.per_entry === true;
  if (isPerEntry !== (of !== null)) throw invalid({ entry: [sentences.entryNeeded()] });
  // Tasks of the staff do not exist for others.
  if (of?.task !== undefined && form.audience !== 'participant')
    throw invalid({ task: [sentences.noItem()] });
  const answered =
    of && form.event !== null ? await readAnsweredEntry(transaction, actor, of.entry, form.event) : null;
  const answers = toAnswers(given['answers']);
  await assertRight(transaction, tenant, { content: version.content, answers });
  return {
    name: answered?.name ?? form.name,
    individual: answered ? answered.contact : (individual ?? null),
    ...(answered && { entry: answered.hashcode }),
    ...(of?.task !== undefined && { task: of.task }),
    edition: version.hashcode,
    progress: progressOf(version.content, answers),
  };
}

/** A patch whose answers are valid for their version, of a form that has not been submitted. */
function createCheckedPatch(context: RecordContext, collection: Collection): PatchInTransaction {
  return createPatchInTransaction(context, collection, async (transaction, actor, merged) => {
    if (!editableAnswerStatuses.some((status) => status === merged['status'])) {
      throw invalid({ answers: [sentences.submittedAlready()] });
    }
    const { content } = await formVersionOf(transaction, actor.tenant, String(merged['edition']));
    const answers = toAnswers(merged['answers']);
    await assertRight(transaction, actor.tenant, { content, answers });
    return { progress: progressOf(content, answers) };
  });
}

async function assertRight(transaction: Transaction, tenant: string, given: GivenAnswers): Promise<void> {
  const [errors = {}] = await checkStoredAnswers(transaction, tenant, [given], 'draft');
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
