import { etagOf } from '@callboard/api-contract';
import { layoutContentSchema, type LayoutContent } from '@callboard/api-contract/layouts';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { actionRefused } from '../../../engine/records/actionRefused';
import { succeeded, versionOf, type Answer } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow, updateSql, writtenRow } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { createPublish } from '../../../engine/versions/createPublish';
import { assertPublishable, cleanContent } from './cleanContent';
import { draftSql } from './draftSql';
import { assertPictures } from './pagePictures';
import { storeDraft } from './storeDraft';

const contentRow = v.object({ content: layoutContentSchema });
const versionRow = v.object({
  name: v.string(),
  slug: v.string(),
  roles: v.array(v.string()),
  content: layoutContentSchema,
});
const published = step('layouts', 'publish');

type LayoutCall = RecordCall<'saveLayout' | 'rollBackLayout'>;
/** Values of the fields of the layout. */
type Values = Readonly<Record<string, unknown>>;

/** Saving, publishing and rolling back a composed page, each in one transaction with the record locked. */
export function createLayoutActions(context: RecordContext) {
  const collection = context.target('layouts');
  const readOne = createReadOne(collection, context.target);

  function onLayout<C extends LayoutCall>(work: (transaction: Transaction, call: C) => Promise<Values>) {
    return (call: C): Promise<Answer> =>
      writeOnce(context, collection, call, async (transaction) => {
        const { actor, target } = call;
        const at = { actor, hashcode: target };
        await lockRecord(transaction, collection, 'update', at, versionOf(call.ifMatch), readOne);
        const values = await work(transaction, call);
        const [row] =
          Object.keys(values).length === 0
            ? await transaction.rows(readRow, readOne(actor, target))
            : await transaction.rows(
                writtenRow,
                updateSql(collection, context.target, actor, target, values, published.from),
              );
        if (!row) throw new Error(`The layout ${target} is locked and gone.`);
        return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
      });
  }

  const saveLayout: Handler<'saveLayout'> = onLayout<RecordCall<'saveLayout'>>(
    async (transaction, { actor, target, input }) => {
      const content = cleanContent(input.content, actor);
      await assertPictures(transaction, actor.tenant, content);
      await storeDraft(transaction, actor.tenant, target, content);
      return {};
    },
  );

  const publishLayout: Handler<'publishLayout'> = createPublish<RecordCall<'publishLayout'>>(
    context,
    'layouts',
    {
      published,
      async prepare(transaction, { actor, target }, { slug, roles }) {
        const content = await readDraft(transaction, actor.tenant, target);
        assertPublishable(content, actor);
        return { content: { slug, roles, content: JSON.stringify(content) } };
      },
    },
  );

  const rollBackLayout: Handler<'rollBackLayout'> = onLayout<RecordCall<'rollBackLayout'>>(
    async (transaction, { actor: { tenant }, target, input: { number } }) => {
      const [version] = await transaction.rows(versionRow, {
        text: `SELECT name, slug, roles, content FROM layout_versions
          WHERE tenant = $1 AND layout = $2::uuid AND number = $3`,
        values: [tenant, target, number],
      });
      if (!version) throw actionRefused(sentences.noSuchVersion());
      const { content, ...facts } = version;
      await storeDraft(transaction, tenant, target, content);
      return { ...facts, ...published.values, version_number: number };
    },
  );

  return { saveLayout, publishLayout, rollBackLayout };
}

async function readDraft(transaction: Transaction, tenant: string, layout: string): Promise<LayoutContent> {
  const [draft] = await transaction.rows(contentRow, {
    text: `SELECT (${draftSql}) AS content`,
    values: [tenant, layout],
  });
  return draft?.content ?? { pages: [] };
}
