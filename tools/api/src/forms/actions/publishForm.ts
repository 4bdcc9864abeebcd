import { etagOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { emptyForm, fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import type { Handler, RecordCall } from '../../calls/handler';
import type { Transaction } from '../../database/TenantDatabase';
import type { TenantActor } from '../../records/actor';
import { actionRefused } from '../../records/actionRefused';
import { succeeded, versionOf } from '../../records/answer';
import { lockRecord } from '../../records/lockRecord';
import type { RecordContext } from '../../records/recordContext';
import { createReadOne, updateSql, type WrittenRow, writtenRow } from '../../records/recordSql';
import { moveOpenAnswers } from '../moveOpenAnswers';
import { newestVersion, type StoredVersion, toContent } from '../storedForms';
import { writeOnce } from '../../records/writeOnce';

/** Publishes a form: makes an edition of what it asks, and moves the open answers of the former one. */
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
    const values = { status: 'published', edition: number };
    const [row] = await transaction.rows(
      writtenRow,
      updateSql(collection, context.target, actor, target, values, ['draft', 'published']),
    );
    if (!row) throw actionRefused(sentences.formRetired());
    return row;
  }

  return async (call) =>
    writeOnce(context, collection, call, async (transaction) => {
      const row = await publish(transaction, call);
      // Editions are permanent, so that nothing here can be undone: no change set is named.
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
  const { hashcode } = await transaction.db
    .insertInto('form_editions')
    .values({ tenant, name, definition, number, content: JSON.stringify(content) })
    .returning('hashcode')
    .executeTakeFirstOrThrow();
  return { hashcode, content };
}
