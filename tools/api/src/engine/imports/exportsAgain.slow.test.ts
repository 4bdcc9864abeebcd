import {
  apiPrefix,
  declaredRoles,
  readableFields,
  tenantCodes,
  type Collection,
  type TenantCode,
} from '@callboard/api-contract';
import { catalogues } from '@callboard/api-contract/catalogues';
import { registry, variantOf } from '@callboard/api-contract/collections';
import { fileHeading, importKey, importKeyHeading, type FileWords } from '@callboard/api-contract/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { exportFile, exportOf } from '../exports/testing/exportClient';
import { isLong } from '../../testKit/isLong';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { doneOf, importLines } from './testing/importClient';

let api: TestApi;
const staff = new Map<TenantCode, TestSession>();
const roles = declaredRoles('staff');
/** Enough that titles occur twice; all of them in the long run. */
const most = isLong ? 20_000 : 60;

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  for (const tenant of tenantCodes) staff.set(tenant, await testSession(api.database, tenant, ['staff']));
}, seedingMs);
afterAll(() => api.close());

const importable = Object.values<Collection>(registry).filter((collection) => collection.importable);

interface Language {
  words: FileWords;
  translate: (text: string) => string;
}
const english: Language = { words: {}, translate: (text) => text };
const catalogue = await catalogues.mi();

function inMaori(text: string): string {
  return catalogue[text] ?? text;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function maori({ fields }: Collection): Language {
  const labels = Object.entries(fields).map(([field, { label }]) => [field, inMaori(label)] as const);
  const options = Object.entries(fields).flatMap(([field, declared]) =>
    'options' in declared
      ? [
          [
            field,
            Object.fromEntries(declared.options.map(({ value, label }) => [value, inMaori(label)])),
          ] as const,
        ]
      : [],
  );
  return {
    translate: inMaori,
    words: {
      months: months.map(inMaori),
      yes: inMaori('Yes'),
      no: inMaori('No'),
      labels: Object.fromEntries(labels),
      options: Object.fromEntries(options),
    },
  };
}

/** A collection of all tenants is tried at the one where most of it is; in the long run at each. */
async function tenantsWith(collection: Collection): Promise<TenantCode[]> {
  const rows = await api.asOwner<{ tenant: TenantCode }>(
    `SELECT tenant FROM ${name(tableName(collection.name))} GROUP BY tenant ORDER BY count(*) DESC, tenant`,
  );
  const tenants = rows.map(({ tenant }) => tenant);
  return isLong ? tenants : tenants.slice(0, 1);
}

/** The records whose titles occur most often come first. */
async function someOf(collection: Collection, tenant: TenantCode): Promise<string[]> {
  const rows = await api.asOwner<{ hashcode: string }>(
    `SELECT hashcode FROM ${name(tableName(collection.name))} WHERE tenant = '${tenant}'
      ORDER BY count(*) OVER (PARTITION BY qed_title) DESC, hashcode LIMIT ${most}`,
  );
  return rows.map(({ hashcode }) => hashcode);
}

async function roundTrip(
  declared: Collection,
  tenant: TenantCode,
  { zone, language }: { zone: string; language: Language },
) {
  const collection = variantOf(declared, tenant);
  const as = staff.get(tenant);
  if (!as) throw new Error(`Nobody is staff of ${tenant}.`);
  const hashcodes = await someOf(collection, tenant);
  const fields = readableFields(collection, roles).filter(([, { kind }]) => kind !== 'document');
  const columns = fields.map(([field]) => ({
    field,
    label: fileHeading(collection, field, ({ label }) => language.translate(label)),
    ...(language.words.options?.[field] && { options: language.words.options[field] }),
  }));
  const { months: own = months, yes = 'Yes', no = 'No' } = language.words;
  const path = `${apiPrefix()}${collection.path}`;
  const { bytes } = await exportFile(
    api,
    `${path}/exports?hashcode__in=${hashcodes.join(',')}`,
    as,
    exportOf([], {
      columns: [...columns, { field: importKey, label: importKeyHeading }],
      zone,
      months: own,
      yes,
      no,
    }),
  );
  const lines = await importLines(api, bytes, {
    mode: 'preview',
    to: `${path}/imports`,
    as,
    zone,
    words: language.words,
  });
  const { created, updated, unchanged, duplicates, invalid } = doneOf(lines);
  const strange = lines.flatMap((line) => (line.type === 'row' && line.status !== 'unchanged' ? [line] : []));
  return { total: hashcodes.length, created, updated, unchanged, duplicates, invalid, strange };
}

const zones = ['Pacific/Auckland', 'Australia/Perth'];

describe('importing what was exported', () => {
  it.each(importable.map((collection) => [collection.name, collection] as const))(
    'changes no record of %s, in two zones and two languages',
    { timeout: 240_000 },
    async (_, collection) => {
      for (const tenant of await tenantsWith(collection))
        for (const zone of zones)
          for (const language of [english, maori(variantOf(collection, tenant))]) {
            const { total, strange, ...counts } = await roundTrip(collection, tenant, { zone, language });
            expect(strange.slice(0, 3)).toEqual([]);
            expect(counts).toEqual({ created: 0, updated: 0, unchanged: total, duplicates: 0, invalid: 0 });
          }
    },
  );

  it('covers all tenants and most collections', async () => {
    const covered = await Promise.all(importable.map(tenantsWith));
    expect(new Set(covered.flat())).toEqual(new Set(tenantCodes));
    expect(covered.filter((tenants) => tenants.length > 0).length).toBeGreaterThan(35);
  });
});
