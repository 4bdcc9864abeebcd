import { formatFiles, installPackagesTask } from '@nx/devkit';
import { toPascalCase } from '../names.js';
import { deriveSheet } from '../theme/deriveSheet.js';
import { rewrite, writeNew } from '../writeNew.js';
import { besideTenant } from './besideTenant.js';
import { iconSource, logoSource, tenantSource } from './tenantFiles.js';

const collections = 'libs/api-contract/src/collections';

/** Where the tenants stand in a list, beside the contract's collections. */
const lists = [
  'libs/api-contract/src/tenants.ts',
  'tools/api/src/navigation/tenants.ts',
  'tools/api/src/seeds/buildTenantSeed.ts',
  'tools/api/src/seeds/buildTenantSeed.test.ts',
  'e2e/support/tenants.ts',
];

/** What a tenant has to itself on the server. @param {string} code */
function ownFiles(code) {
  return [`tools/api/src/navigation/${code}.data.ts`, `tools/api/src/seeds/tenants/${code}.ts`];
}

/**
 * Makes a tenant after the likeness of another: an app of its own, its words and first season on the server, and its place
 * in every list of tenants.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, like?: string, brand?: string, accent?: string }} options
 */
export default async function generateTenant(tree, { name, like = 'basketball', brand, accent }) {
  const title = toPascalCase(name);
  const code = title.toLowerCase();
  if (!tree.exists(`apps/${like}/src/tenant.ts`))
    throw new Error(`There is no tenant ${like} to begin with.`);
  copyApp(tree, { code, title, like });
  const sheet = `apps/${code}/src/theme.css`;
  if (brand !== undefined)
    tree.write(sheet, await deriveSheet(tree.read(sheet, 'utf8') ?? '', { brand, accent }));
  ownFiles(like).forEach((path, index) => {
    const target = ownFiles(code)[index];
    if (target) writeNew(tree, target, renamed(tree.read(path, 'utf8') ?? '', { code, title, like }));
  });
  for (const path of lists) rewrite(tree, path, (source) => besideTenant(source, { like, code }));
  for (const path of filesBelow(tree, collections)) {
    const source = tree.read(path, 'utf8') ?? '';
    if (/^ {2}tenants: \[/m.test(source)) tree.write(path, besideTenant(source, { like, code }));
  }
  await formatFiles(tree);
  return () => installPackagesTask(tree, true);
}

/** @param {import('@nx/devkit').Tree} tree @param {{ code: string, title: string, like: string }} names */
function copyApp(tree, { code, title, like }) {
  const app = `apps/${code}`;
  const declared = tree.read(`apps/${like}/src/tenant.ts`, 'utf8') ?? '';
  const collectionOf = (/** @type {string} */ concept) =>
    new RegExp(`${concept}: '(\\w+)'`).exec(declared)?.[1] ?? '';
  writeNew(
    tree,
    `${app}/src/tenant.ts`,
    tenantSource({
      code,
      title,
      entries: collectionOf('entries'),
      participants: collectionOf('participants'),
      collaborators: collectionOf('collaborators'),
    }),
  );
  writeNew(tree, `${app}/public/logo.svg`, logoSource({ code, title }));
  writeNew(tree, `${app}/public/icon.svg`, iconSource({ code, title }));
  for (const path of filesBelow(tree, `apps/${like}`)) {
    const target = path.replace(`apps/${like}`, app);
    if (tree.exists(target)) continue;
    // What only that tenant has replaced stays with it.
    if (!/\/(src\/(main\.tsx|theme\.css)|public\/[^/]+|[^/]+)$/.test(target.slice(app.length))) continue;
    const picture = /\.(png|ico|woff2)$/.test(path) && tree.read(path);
    tree.write(target, picture || renamed(tree.read(path, 'utf8') ?? '', { code, title, like }));
  }
}

/** @param {string} source @param {{ code: string, title: string, like: string }} names */
function renamed(source, { code, title, like }) {
  return source
    .replaceAll(toPascalCase(like), title)
    .replaceAll(new RegExp(`(?<!icon: ')\\b${like}\\b`, 'g'), code);
}

/** @param {import('@nx/devkit').Tree} tree @param {string} folder @returns {string[]} */
function filesBelow(tree, folder) {
  return tree
    .children(folder)
    .filter((name) => !['dist', 'node_modules', 'out-tsc', 'out-test'].includes(name))
    .flatMap((name) => {
      const path = `${folder}/${name}`;
      return tree.isFile(path) ? [path] : filesBelow(tree, path);
    });
}
