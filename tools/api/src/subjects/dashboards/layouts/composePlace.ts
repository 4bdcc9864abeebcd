import { defaultContent, places, type PlaceName } from '@callboard/api-contract/layouts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { TenantActor } from '../../../engine/records/actor';
import { createInsertInTransaction } from '../../../engine/records/createRecord';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { storeDraft } from './storeDraft';

const layoutRow = v.object({ hashcode: v.string(), status: v.string() });

/**
 * Opens the composed page that is shown instead of a page which every tenant has. Where there is none, and where that was retired, the
 * draft begins as what the page shows by default.
 */
export function createComposePlace(context: RecordContext): Handler<'composePlace'> {
  const collection = context.target('layouts');
  const insert = createInsertInTransaction(context, collection);
  return async ({ input: { place }, session }) => {
    const actor = actorOf(session);
    const { value } = await explained(context, collection, () =>
      context.database
        .forTenant(actor.tenant)
        .write({ actor: actor.user, changeSet: randomUUID() }, async (transaction) => {
          const found = await findLayout(transaction, actor, place);
          if (found && found.status !== 'retired') return found.hashcode;
          const { path, name, roles } = places[place];
          const hashcode =
            found?.hashcode ??
            (await insert(transaction, actor, { name, slug: path, roles: [...roles] })).hashcode;
          await storeDraft(transaction, actor.tenant, hashcode, defaultContent(place, randomUUID));
          return hashcode;
        }),
    );
    return { layout: value };
  };
}

/** The one that the admin sees on the page; else one that is worked on, else the last that was retired. */
async function findLayout(transaction: Transaction, { tenant, roles }: TenantActor, place: PlaceName) {
  const [found] = await transaction.rows(layoutRow, {
    text: `SELECT hashcode, status FROM layouts WHERE tenant = $1 AND slug = $3
      ORDER BY status = 'published' AND roles && $2::text[] DESC, roles && $2::text[] DESC, status = 'retired',
        cardinality(roles), created DESC, hashcode LIMIT 1 FOR UPDATE`,
    values: [tenant, roles, places[place].path],
  });
  return found;
}
