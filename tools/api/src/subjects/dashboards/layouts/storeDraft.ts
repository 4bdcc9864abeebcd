import type { LayoutContent } from '@callboard/api-contract/layouts';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { actionRefused } from '../../../engine/records/actionRefused';
import { partsOf, partTables, type Part, type PartTable } from './partsOf';

const partNames = ['pages', 'rows', 'cells', 'widgets'] as const;

const ownRow = v.object({ hashcode: v.string() });

/** Makes the draft of a layout exactly this, with a few statements for each table. What is the same is not written. */
export async function storeDraft(
  transaction: Transaction,
  tenant: string,
  layout: string,
  content: LayoutContent,
): Promise<void> {
  const parts = partsOf(layout, content);
  const ids = partNames.flatMap((name) => parts[name].map(({ hashcode }) => hashcode));
  if (new Set(ids).size < ids.length) throw actionRefused(sentences.partOfOtherPage());
  const owned = await readOwned(transaction, tenant, layout);
  // From above for what is stored, since a part can move below one that is new; from below for what is gone.
  await storeParts(transaction, tenant, partTables.pages, parts.pages, owned);
  await storeParts(transaction, tenant, partTables.rows, parts.rows, owned);
  await storeParts(transaction, tenant, partTables.cells, parts.cells, owned);
  await storeParts(transaction, tenant, partTables.widgets, parts.widgets, owned);
  const gone = [...owned].filter((each) => !ids.includes(each));
  if (gone.length === 0) return;
  await removeParts(transaction, tenant, 'widgets', gone);
  await removeParts(transaction, tenant, 'cells', gone);
  await removeParts(transaction, tenant, 'rows', gone);
  await removeParts(transaction, tenant, 'pages', gone);
}

async function readOwned(transaction: Transaction, tenant: string, layout: string): Promise<Set<string>> {
  const found = await transaction.rows(ownRow, {
    text: `WITH p AS (SELECT hashcode FROM pages WHERE tenant = $1 AND layout = $2::uuid),
      r AS (SELECT r.hashcode FROM rows r JOIN p ON p.hashcode = r."page" WHERE r.tenant = $1),
      c AS (SELECT c.hashcode FROM cells c JOIN r ON r.hashcode = c."row" WHERE c.tenant = $1),
      w AS (SELECT w.hashcode FROM widgets w JOIN c ON c.hashcode = w."cell" WHERE w.tenant = $1)
      SELECT hashcode FROM p UNION ALL SELECT hashcode FROM r UNION ALL SELECT hashcode FROM c UNION ALL SELECT hashcode FROM w`,
    values: [tenant, layout],
  });
  return new Set(found.map(({ hashcode }) => hashcode));
}

/** Parts that are not the layout's yet are new: the id of a part elsewhere is refused, or a page could take parts of another. */
async function storeParts(
  transaction: Transaction,
  tenant: string,
  { table, parent, columns }: PartTable,
  parts: readonly Part[],
  owned: ReadonlySet<string>,
): Promise<void> {
  const names = [parent, 'position', 'name', ...Object.keys(columns)].map((column) => `"${column}"`);
  const types = Object.entries(columns).map(([column, type]) => `, "${column}" ${type}`);
  const given = `jsonb_to_recordset($2::jsonb) AS g(hashcode uuid, "${parent}" uuid, "position" int, "name" text${types.join('')})`;
  const rowsOf = (some: readonly Part[]) =>
    JSON.stringify(some.map(({ parent: above, ...part }) => ({ ...part, [parent]: above })));
  const added = parts.filter(({ hashcode }) => !owned.has(hashcode));
  const stored = parts.filter(({ hashcode }) => owned.has(hashcode));
  if (added.length > 0) {
    const inserted = await transaction.rows(ownRow, {
      text: `INSERT INTO ${table} (tenant, hashcode, ${names.join(', ')})
        SELECT $1, g.hashcode, ${names.map((name) => `g.${name}`).join(', ')} FROM ${given}
        ON CONFLICT (tenant, hashcode) DO NOTHING RETURNING hashcode`,
      values: [tenant, rowsOf(added)],
    });
    if (inserted.length < added.length) throw actionRefused(sentences.partOfOtherPage());
  }
  if (stored.length === 0) return;
  await transaction.query({
    text: `UPDATE ${table} t SET ${names.map((name) => `${name} = g.${name}`).join(', ')} FROM ${given}
      WHERE t.tenant = $1 AND t.hashcode = g.hashcode
        AND (${names.map((name) => `t.${name}`).join(', ')}) IS DISTINCT FROM (${names.map((name) => `g.${name}`).join(', ')})`,
    values: [tenant, rowsOf(stored)],
  });
}

async function removeParts(
  transaction: Transaction,
  tenant: string,
  table: (typeof partNames)[number],
  gone: readonly string[],
): Promise<void> {
  await transaction.query({
    text: `DELETE FROM ${table} WHERE tenant = $1 AND hashcode = ANY($2::uuid[])`,
    values: [tenant, gone],
  });
}
