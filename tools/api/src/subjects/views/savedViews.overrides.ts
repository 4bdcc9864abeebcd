import { rowRule, type Body, type Collection } from '@callboard/api-contract';
import { collectionAt, isCollectionName, isServedTo } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { unreadableKeys } from '@callboard/domain/lists';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { createInsertInTransaction } from '../../engine/records/createRecord';
import type { Transaction } from '../../engine/database/TenantDatabase';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction } from '../../engine/records/patchRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { replaceDefault } from './replaceDefault';

/** Saved views are records, but for this: a view belongs to the user who saves it, and its list can read what it holds. */
export const savedViewsOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: async (_transaction, actor, given) => {
      checkView(actor, given);
      return { owner: actor.user, ...withoutEmptyShare(given) };
    },
  });
  const patch = createPatchInTransaction(context, collection, async (_transaction, actor, merged) => {
    checkView(actor, merged);
    return withoutEmptyShare(merged);
  });
  const end = (transaction: Transaction, actor: TenantActor) => (hashcode: string) =>
    patch(transaction, actor, { hashcode, body: { is_default: false }, expected: null });
  const insertOne: typeof insert = async (transaction, actor, given) => {
    const row = await insert(transaction, actor, given);
    await replaceDefault(transaction, actor, row.hashcode, end(transaction, actor));
    return row;
  };
  const patchOne: typeof patch = async (transaction, actor, given) => {
    const row = await patch(transaction, actor, given);
    await replaceDefault(transaction, actor, given.hashcode, end(transaction, actor));
    return row;
  };
  return { ...verbs, ...writeVerbs(context, collection, { insert: insertOne, patch: patchOne }) };
};

/** Refuses a view of no list that the actor can open, or one that holds what that list could not show them. */
function checkView(actor: TenantActor, view: Body | Readonly<Record<string, unknown>>): void {
  const list = listOf(String(view['collection']), actor);
  if (!list) throw invalid({ collection: [sentences.noSuchList()] });
  const unreadable = unreadableKeys(new URLSearchParams(String(view['state'] ?? '')), list, actor.roles);
  if (unreadable.length > 0) {
    const names = [...new Set(unreadable)].join(', ').slice(0, 200);
    throw invalid({ state: [sentences.notInView({ names })] });
  }
}

/** A view that is shared with no role is private, which the table writes in one way. */
function withoutEmptyShare({ shared_with: roles }: Readonly<Record<string, unknown>>): Body {
  return Array.isArray(roles) && roles.length === 0 ? { shared_with: null } : {};
}

function listOf(name: string, { tenant, roles }: TenantActor): Collection | undefined {
  if (!isCollectionName(name)) return undefined;
  const list = collectionAt(name, tenant);
  return isServedTo(list, tenant) && rowRule(list, 'read', roles) ? list : undefined;
}
