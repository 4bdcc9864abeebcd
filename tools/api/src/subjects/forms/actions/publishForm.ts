import { etagOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { emptyForm, fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { TenantActor } from '../../../engine/records/actor';
import { actionRefused } from '../../../engine/records/actionRefused';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, updateSql, type WrittenRow, writtenRow } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { moveOpenAnswers } from '../moveOpenAnswers';
import { newestVersion, type StoredVersion, toContent } from '../storedForms';
import { writeOnce } from '../../../engine/records/writeOnce';

/** Publishes a form: makes a version of its questions, and moves the open answers of the former one. */
export function createPublishForm(context: RecordContext): Handler<'publishForm'> {
  const collection = context.target('formDefinitions');
  const readOne = createReadOne(collection, context.target);

  async function publish(
    transaction: Transaction,
    { actor, target, ifMatch, input }: RecordCall<'publishForm'>,
  ): Promise<WrittenRow> {
    const at = { actor, hashcode: target };
    const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
    const content = toContent(stored['content'] ?? emptyForm);
    if (fieldsOf(content).length === 0) throw actionRefused(sentences.nothingAsked());
    const before = await newestVersion(transaction, actor.tenant, target);
    if (before && stored['is_changed'] !== true) {
      throw actionRefused(sentences.nothingChanged());
    }
    const number = Number(stored['edition'] ?? 0) + 1;
    const after = await addVersion(transaction, actor, target, String(stored['name']), number, content);
    if (before) await moveOpenAnswers(transaction, actor.tenant, before, after, input?.open_answers);
    const published = step('formDefinitions', 'publish');
    const values = { ...published.values, edition: number };
    const [row] = await transaction.rows(
      writtenRow,
      updateSql(collection, context.target, actor, target, values, published.from),
    );
    if (!row) throw actionRefused(sentences.formRetired());
    return row;
  }

  return async (call) =>
    writeOnce(context, collection, call, async (transaction) => {
      const row = await publish(transaction, call);
      // Versions are permanent, so that nothing here can be undone: no change set is named.
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}

async function addVersion(
  transaction: Transaction,
  { tenant }: TenantActor,
  definition: string,
  name: string,
  number: number,
  content: FormContent,
): Promise<StoredVersion> {
  const [added] = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `INSERT INTO form_editions (tenant, name, definition, number, content)
      VALUES ($1, $2, $3::uuid, $4, $5::jsonb) RETURNING hashcode`,
    values: [tenant, name, definition, number, JSON.stringify(content)],
  });
  if (!added) throw new Error(`The edition ${number} of the form ${definition} was not added.`);
  return { hashcode: added.hashcode, content };
}
