import { formatFiles, installPackagesTask, updateJson } from '@nx/devkit';
import { nextMigration, tablesWith } from '../collection/migration.js';
import { addSorted } from '../editSource.js';
import { insertStatement } from '../insertSorted.js';
import { toPascalCase, unreserved } from '../names.js';
import { quoted } from '../quoted.js';
import { coloursOf, deriveSheet } from '../theme/deriveSheet.js';
import { updateDocuments } from '../updateDocuments.js';
import { rewrite, writeNew } from '../writeNew.js';
import { appFiles, contestSource, dataFiles } from './tenantFiles.js';

const contract = 'libs/api-contract/src';
const allTenants = 'libs/all-tenants';

/**
 * Makes a neutral tenant: an app with its data, its entries and participants in the contract, what they add to the tables, and its line among all
 * tenants.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{
 *   name: string, brand?: string, accent?: string,
 *   entry?: string, entries?: string, participant?: string, participants?: string,
 * }} options
 */
export default async function generateTenant(tree, options) {
  const title = titleOf(options.name);
  const code = unreserved(toPascalCase(title).toLowerCase());
  if (tree.exists(`apps/${code}`)) throw new Error(`apps/${code} is there already.`);
  const sheet = await deriveSheet('', { brand: options.brand ?? '#334155', accent: options.accent });
  const names = {
    code,
    title,
    entry: { one: options.entry ?? 'Entry', many: options.entries ?? pluralOf(options.entry ?? 'Entry') },
    participant: {
      one: options.participant ?? 'Participant',
      many: options.participants ?? pluralOf(options.participant ?? 'Participant'),
    },
    colours: coloursOf(sheet),
  };
  for (const [path, source] of Object.entries(appFiles(names)))
    writeNew(tree, `apps/${code}/${path}`, source);
  for (const [path, source] of Object.entries(dataFiles(names)))
    writeNew(tree, `apps/${code}/src/tenant/${path}`, source);
  writeNew(tree, `apps/${code}/src/theme.css`, sheet);
  await addToContract(tree, names);
  addToAllTenants(tree, code);
  updateJson(tree, 'tsconfig.json', (config) => ({
    ...config,
    references: [...config.references, { path: `./apps/${code}/src/tenant` }, { path: `./apps/${code}` }],
  }));
  await formatFiles(tree);
  return () => {
    installPackagesTask(tree, true);
    updateDocuments(tree.root);
  };
}

/** @param {import('@nx/devkit').Tree} tree @param {import('./tenantFiles.js').TenantNames} names */
async function addToContract(tree, names) {
  const { code, title } = names;
  writeNew(tree, `${contract}/entries/tenants/${code}.ts`, contestSource(names));
  rewrite(tree, `${contract}/tenants.ts`, (source) => addSorted(source, 'tenantCodes', quoted(code)));
  rewrite(tree, `${contract}/entries/contests.ts`, (source) =>
    addSorted(insertStatement(source, `import { ${code} } from './tenants/${code}';`), 'contests', code),
  );
  rewrite(tree, `${contract}/nounFiles.ts`, (source) =>
    addSorted(
      source,
      'contestFiles',
      `${code}: async () => (await import('./entries/tenants/${code}')).${code}`,
    ),
  );
  writeNew(tree, nextMigration(tree, code), await tablesWith(tree, title));
}

/** @param {import('@nx/devkit').Tree} tree @param {string} code */
function addToAllTenants(tree, code) {
  rewrite(tree, `${allTenants}/src/tenants.ts`, (source) =>
    addSorted(
      insertStatement(source, `import * as ${code} from '@callboard/tenant-${code}';`),
      'folders',
      code,
    ),
  );
  updateJson(tree, `${allTenants}/package.json`, (config) => ({
    ...config,
    dependencies: { ...config.dependencies, [`@callboard/tenant-${code}`]: '0.1.0' },
  }));
  updateJson(tree, `${allTenants}/tsconfig.json`, (config) => ({
    ...config,
    references: [...config.references, { path: `../../apps/${code}/src/tenant` }],
  }));
}

/** Title of a tenant, in one line: `dancequest` is `Dancequest`. @param {string} name */
function titleOf(name) {
  const title = name.trim().replace(/\s+/g, ' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** @param {string} one */
function pluralOf(one) {
  return /[^aeiou]y$/i.test(one) ? one.replace(/y$/, 'ies') : `${one}s`;
}
