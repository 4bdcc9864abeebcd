import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { inConsumers } from './support/consumersFolder';
import { readManifest } from './support/packLibraries';
import { runNpm } from './support/runNpm';
import { newer } from './support/startRegistry';

let app: string;
let packed: readonly string[];

test.beforeAll(() => {
  app = inConsumers('react');
  packed = readdirSync(inConsumers('packed')).map((name) => inConsumers(`packed/${name}`));
});

/** The names of all libraries that the app has installed. */
function libraries(): string[] {
  return readdirSync(`${app}/node_modules/@callboard`);
}

/** Runs a module in the folder of the app, and returns what it prints. */
async function runInNode(lines: readonly string[]): Promise<string> {
  // Timers that these modules start for a page would go on.
  const script = [...lines, 'process.exit();'].join('\n');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: app,
  });
  return stdout;
}

/** Every path that can be imported from these libraries. */
function entriesOf(names: readonly string[]): string[] {
  return names.flatMap((library) =>
    Object.keys(readManifest(`${app}/node_modules/@callboard/${library}`).exports)
      .filter((path) => !/\.(?:css|json)$/.test(path))
      .map((path) => `@callboard/${library}${path.slice(1)}`),
  );
}

/** Imports of the examples in the README of a library, as a module exports it. The packages of tenants are of this workspace. */
function importsOfReadme(library: string): string[] {
  const readme = readFileSync(`${app}/node_modules/@callboard/${library}/README.md`, 'utf8');
  const imports = [...readme.matchAll(/^import \{([^}]+)\} from '(@callboard\/(?!tenant-)[^']+)'/gm)];
  return imports.map(([, names = '', entry], index) => {
    const exported = names.split(',').map((name) => {
      const bare = name.replace(/ as .*/, '').trim();
      return `${bare} as ${library.replaceAll('-', '_')}${index}_${bare.replace('type ', '')}`;
    });
    return `export { ${exported.join(', ')} } from '${entry}';`;
  });
}

test('a packed library follows the rules for packages', async () => {
  expect(packed.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const file of packed) {
    const data = readFileSync(file);
    const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    found.push(...messages.map((message) => `${pkg['name']}: ${formatMessage(message, pkg)}`));
  }
  expect(found).toEqual([]);
});

test('every entry of a library has its types, for bundlers and for Node', async () => {
  test.slow();
  const found: string[] = [];
  for (const file of packed) {
    const contents = createPackageFromTarballData(new Uint8Array(readFileSync(file)));
    const checked = await checkPackage(contents, { excludeEntrypoints: [/\.(?:css|json)$/] });
    expect(checked.types).toMatchObject({ kind: 'included' });
    if (!('problems' in checked)) continue;
    // These are ES modules: neither Node 10 nor `require` can load them.
    const problems = checked.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    found.push(...problems.map((problem) => `${checked.packageName}: ${JSON.stringify(problem)}`));
  }
  expect(found).toEqual([]);
});

test('an app has one React, its own, no matter how many libraries it installs', () => {
  const copies = readdirSync(`${app}/node_modules`, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:^|node_modules[\\/])(?:react|react-dom|react-redux)$/.test(path),
  );
  expect(copies.toSorted()).toEqual(['react', 'react-dom', 'react-redux']);
  // A newer one than the workspace has, which the libraries accept.
  const lock: unknown = JSON.parse(readFileSync(`${app}/package-lock.json`, 'utf8'));
  expect(lock).toHaveProperty(['packages', 'node_modules/react', 'version'], newer.react);
  const brought = libraries().flatMap((name) =>
    Object.keys(readManifest(`${app}/node_modules/@callboard/${name}`).dependencies ?? {}),
  );
  const ofTheApp = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'react-router'];
  expect(brought).toContain('@callboard/forms');
  expect(brought.filter((name) => ofTheApp.includes(name))).toEqual([]);
});

test('every entry type-checks with the settings of a new app, and so do the imports of each README', async () => {
  // The plugin for Vite is for its configuration, which has the types of Node.
  const entries = entriesOf(libraries()).filter((entry) => !entry.endsWith('/vite'));
  expect(entries.length).toBeGreaterThan(100);
  const imports = entries.map((entry, index) => `export * as entry${index} from '${entry}';`);
  const examples = libraries().flatMap(importsOfReadme);
  expect(examples.length).toBeGreaterThan(10);
  writeFileSync(`${app}/src/everyEntry.ts`, [...imports, ...examples].join('\n'));
  await runNpm(['run', 'types'], app);
});

test('a library has its modules, their types and one stylesheet, but no tests and no stories', () => {
  const root = `${app}/node_modules/@callboard`;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  expect(files).toContain('pickers/index.d.ts');
  expect(
    files.filter((file) => /\.(?:test|test-d|stories|spec)\.|(?:^|\/)testing\/|\.tsx$/.test(file)),
  ).toEqual([]);
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets).toContain('pickers/styles.css');
  expect(sheets.filter((file) => !file.endsWith('/styles.css'))).toEqual([]);
  // Every layer that any of them has is named at the start, so that nothing else decides their order.
  for (const sheet of sheets) {
    const [first = '', ...rest] = readFileSync(`${root}/${sheet}`, 'utf8').split(';');
    const named = first.replace('@layer ', '').split(', ');
    const used = [...rest.join(';').matchAll(/@layer ([\w, ]+)\s*[{;]/g)].flatMap(([, names = '']) =>
      names.split(/,\s*/),
    );
    expect(named.slice(0, 3)).toEqual(['reset', 'tokens', 'ui']);
    expect([...new Set(used)].filter((layer) => !named.includes(layer))).toEqual([]);
  }
});

test('Node imports the contract and the rules of the subject', async () => {
  const entries = entriesOf(['api-contract', 'domain']);
  expect(entries.length).toBeGreaterThan(40);
  const output = await runInNode([
    ...entries.map((entry) => `await import('${entry}');`),
    `const { addDays } = await import('@callboard/domain/calendar');`,
    `console.log(addDays('2028-02-28', 2));`,
  ]);
  expect(output).toBe('2028-03-01\n');
});

test('a server without a window imports every entry, and renders a page of them', async () => {
  const output = await runInNode([
    ...entriesOf(libraries()).map((entry) => `await import('${entry}');`),
    `const { createElement } = await import('react');`,
    `const { renderToString } = await import('react-dom/server');`,
    `const { CallboardProvider } = await import('@callboard/provider');`,
    `const { Button } = await import('@callboard/ui-kit/elements');`,
    `const tenant = { code: 'showquest', name: 'Showquest', tagline: 'Schools on stage' };`,
    `const fallback = createElement(Button, {}, 'Wait');`,
    `console.log(renderToString(createElement(CallboardProvider, { api: { origin: '' }, tenant, fallback })));`,
  ]);
  expect(output).toMatch(/^<button type="button" class="callboard-[^>]+>Wait<\/button>\n$/);
});

test('the contract has its OpenAPI document and the schema of each body as files', () => {
  const readFile = (name: string): unknown =>
    JSON.parse(readFileSync(`${app}/node_modules/@callboard/api-contract/${name}`, 'utf8'));
  expect(readFile('openapi.json')).toMatchObject({
    openapi: '3.1.0',
    paths: { '/callboard/venues': { get: {}, post: {} } },
  });
  const schemas = readFile('schemas.json');
  expect(schemas).toHaveProperty(['$defs', 'VenuesDraft', 'properties', 'name']);
  const references = new Set(
    [...JSON.stringify(schemas).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path),
  );
  expect(references.size).toBeGreaterThan(0);
  for (const path of references) expect(schemas).toHaveProperty(path.split('/'));
  expect(readManifest(`${app}/node_modules/@callboard/api-contract`).exports).toHaveProperty([
    './schemas.json',
  ]);
});
