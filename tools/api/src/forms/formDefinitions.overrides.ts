import { etagOf, rowRule, type Collection } from '@callboard/api-contract';
import { emptyForm, fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import type { TenantActor } from '../records/actor';
import { actionRefused, type ActionRequest } from '../records/actionRefused';
import { succeeded, versionOf, type Answer } from '../records/answer';
import type { RecordOverride } from '../records/createRecords';
import { lockRecord } from '../records/lockRecord';
import type { RecordContext } from '../records/recordContext';
import { createReadOne, updateSql, type WrittenRow } from '../records/recordSql';
import { moveOpenAnswers, type OpenAnswers } from './publishForm';
import { newestEdition, toContent, type StoredEdition } from './storedForms';
import { writeOnce } from '../records/writeOnce';

const publishSchema = v.strictObject({
  action: v.literal('publish'),
  target: v.pipe(v.string(), v.uuid()),
  data: v.optional(v.nullable(v.strictObject({ open_answers: v.optional(v.picklist(['keep', 'carry'])) }))),
});

/** Definitions are records, but for this: publishing one makes an edition of what it asks, and sees to the answers of the former. */
export const formDefinitionsOverride: RecordOverride = (context, collection, verbs) => {
  const publish = createPublish(context, collection);
  return {
    ...verbs,
    ownActions: ['publish'],
    act: (actor, body, ifMatch, intent) => {
      const parsed = v.safeParse(publishSchema, body);
      if (!parsed.success) {
        const isPublish = v.is(v.object({ action: v.literal('publish') }), body);
        if (isPublish)
          throw actionRefused('Publishing takes one choice: to keep the open answers, or to carry them.');
        return verbs.act(actor, body, ifMatch, intent);
      }
      const { target, data } = parsed.output;
      return publish({ actor, target, ifMatch, intent }, data?.open_answers);
    },
  };
};

function createPublish(context: RecordContext, collection: Collection) {
  const readOne = createReadOne(collection, context.target);

  async function publish(
    transaction: Transaction,
    { actor, target, ifMatch }: ActionRequest,
    choice: OpenAnswers | undefined,
  ): Promise<WrittenRow> {
    const at = { actor, hashcode: target };
    const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
    const content = toContent(stored['content'] ?? emptyForm);
    if (fieldsOf(content).length === 0) throw actionRefused('It asks nothing yet. Add a question first.');
    const before = await newestEdition(transaction, actor.tenant, target);
    if (before && stored['is_changed'] !== true) {
      throw actionRefused('Nothing has changed since it was published.');
    }
    const number = Number(stored['edition'] ?? 0) + 1;
    const after = await addEdition(transaction, actor, target, String(stored['name']), number, content);
    if (before) await moveOpenAnswers(transaction, actor.tenant, before, after, choice);
    const values = { status: 'published', edition: number };
    const [row] = await transaction.query<WrittenRow>(
      updateSql(collection, context.target, actor, target, values, ['draft', 'published']),
    );
    if (!row) throw actionRefused('This form is retired. Bring it back first.');
    return row;
  }

  return async (request: ActionRequest, choice: OpenAnswers | undefined): Promise<Answer> => {
    if (!rowRule(collection, 'update', request.actor.roles)) throw forbidden();
    return writeOnce(context, collection, request, async (transaction) => {
      const row = await publish(transaction, request, choice);
      // Editions stay for good, so that nothing here can be undone: no change set is named.
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
  };
}

async function addEdition(
  transaction: Transaction,
  { tenant }: TenantActor,
  definition: string,
  name: string,
  number: number,
  content: FormContent,
): Promise<StoredEdition> {
  const [row] = await transaction.query<{ hashcode: string }>({
    text: `INSERT INTO form_editions (tenant, name, definition, number, content)
      VALUES ($1, $2, $3::uuid, $4, $5::jsonb) RETURNING hashcode`,
    values: [tenant, name, definition, number, JSON.stringify(content)],
  });
  if (!row) throw new Error('An edition was not kept.');
  return { hashcode: row.hashcode, content };
}
