import { resolve } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from '../../database/checkedRows';
import { completeSettings } from '../completeSettings';
import { restoreFiles } from './copyFiles';
import { importTenant } from './importTenant';
import { readManifest, type Manifest } from './manifest';
import { oneFolder } from './oneFolder';
import { withOwner } from './withOwner';

/**
 * Imports a tenant from the folder of `export-tenant` into an installation that has none of its rows. The rows come last, in one
 * transaction, so that it can be repeated after a kill; until it ends, the writes of other tenants wait.
 */
export async function importTenantCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const folder = resolve(oneFolder('import-tenant', given));
  const settings = completeSettings(variables);
  const { tenant, ...manifest } = await readManifest(folder);
  if (tenant === undefined)
    throw new Error(`${folder} has a whole installation and not one tenant: use restore.`);
  const rows = await withOwner(settings, print, async (owner) => {
    await assertSameVersion(owner, manifest);
    await restoreFiles(settings, folder, manifest.files);
    return importTenant(owner, folder, { ...manifest, tenant });
  });
  print(
    `${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files of ${tenant} are imported, as of ${manifest.made}.`,
  );
}

async function assertSameVersion(
  owner: pg.Client,
  { build, migrations }: Pick<Manifest, 'build' | 'migrations'>,
) {
  const applied = await checkedRows(
    owner,
    v.object({ name: v.string(), checksum: v.string() }),
    `SELECT name, checksum FROM schema_migrations ORDER BY name`,
  ).catch(() => []);
  if (JSON.stringify(applied) === JSON.stringify(migrations)) return;
  throw new Error(
    `This export is of build ${build}, and the tables of this database are of another. Bring both installations to the same version: callboard migrate.`,
  );
}
