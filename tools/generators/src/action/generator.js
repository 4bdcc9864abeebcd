import { formatFiles } from '@nx/devkit';
import { declaredCollection } from '../declaredCollection.js';
import { addImport } from '../addImport.js';
import { addArgument, addParameter, addSorted, addToObject } from '../editSource.js';
import { insertEntry, insertStatement } from '../insertSorted.js';
import {
  singularOf,
  toCamelCase,
  toIdentifier,
  toKebabCase,
  toPascalCase,
  toSentenceCase,
  toSnakeCase,
  unreserved,
} from '../names.js';
import { quoted } from '../quoted.js';
import { updateDocuments } from '../updateDocuments.js';
import { rewrite, writeNew } from '../writeNew.js';
import { actionSource, handlerSource, querySource } from './actionFiles.js';

const contract = 'libs/api-contract/src';
const server = 'tools/api/src';
const calls = `${server}/engine/calls`;

/**
 * Makes an action, or a query: its declaration among those of its subject, its handler, and for an action on a record the call by
 * which `describeAction` tries it. Route, permission, parsing, documentation and hook follow from the declaration.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, of?: string, subject?: string, query?: boolean }} options
 */
export default async function generateAction(tree, { name, of, subject, query = false }) {
  const owner = subject ?? (of === undefined ? undefined : singularOf(of));
  if (!owner) throw new Error('Say what it belongs to: --of=<collection>, or --subject=<noun>.');
  const noun = toCamelCase(owner);
  if (query && of !== undefined)
    throw new Error('A query belongs to a --subject; a collection is read by its list.');
  if (of !== undefined) await declaredCollection(tree.root, of);
  const group = query ? 'queries' : 'actions';
  const key = toIdentifier(name);
  const names = {
    key,
    noun,
    of,
    type: toPascalCase(name),
    wire: toSnakeCase(name),
    path: `${toKebabCase(noun)}/${toKebabCase(name)}`,
    title: toSentenceCase(name),
    group: toSentenceCase(noun),
  };
  const constant = `${noun}${toPascalCase(group)}`;
  const registry = query ? 'queryRegistry' : 'actionRegistry';
  const path = declarationsOf(tree, { noun, of, group, constant });
  const handlers = handlersOf(tree, noun, path.slice(0, path.indexOf('/')));
  assertNew(tree, group, key);
  declare(tree, `${contract}/${path}.ts`, constant, query ? querySource(names) : actionSource(names));
  rewrite(tree, `${contract}/${registry}.ts`, (source) =>
    source.includes(`'./${path}'`) ? undefined : addSpread(source, constant, path, registry),
  );
  if (query) rewrite(tree, `${contract}/queryFiles.ts`, (source) => addFile(source, { key, noun, path }));
  writeNew(tree, `${handlers.folder}/${group}/${key}.ts`, handlerSource(names, query, handlers.engine));
  addHandler(tree, handlers, names, group);
  if (of !== undefined) {
    rewrite(tree, `${calls}/actions.slow.test.ts`, (source) =>
      addToObject(
        source,
        'prepared',
        `${key}: async (_api, client) => ({ target: (await maker(client).make(${quoted(of)})).hashcode })`,
      ),
    );
  }
  await formatFiles(tree);
  return () => updateDocuments(tree.root);
}

/**
 * Where the contract has the declarations of a noun: their file, the folder of the collection that they act on, or one of their own.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ noun: string, of?: string | undefined, group: string, constant: string }} declared
 */
function declarationsOf(tree, { noun, of, group, constant }) {
  const folders = tree.children(contract);
  const known = folders.find((folder) => tree.exists(`${contract}/${folder}/${group}/${constant}.ts`));
  const isOf = new RegExp(`^ {2}${of},$`, 'm');
  const ofCollection = folders.find((folder) =>
    tree
      .children(`${contract}/${folder}`)
      .filter((file) => file.endsWith('Collections.ts'))
      .some((file) => isOf.test(tree.read(`${contract}/${folder}/${file}`, 'utf8') ?? '')),
  );
  return `${known ?? ofCollection ?? pluralOf(toKebabCase(noun))}/${group}/${constant}`;
}

/** @param {import('@nx/devkit').Tree} tree @param {string} group @param {string} key */
function assertNew(tree, group, key) {
  for (const noun of tree.children(contract)) {
    const folder = `${contract}/${noun}/${group}`;
    const isTaken = (/** @type {string} */ file) =>
      new RegExp(`^  ${key}: define`, 'm').test(tree.read(`${folder}/${file}`, 'utf8') ?? '');
    const taken = tree.children(folder).find(isTaken);
    if (taken) throw new Error(`${key} is there already, in ${taken}.`);
  }
}

/** @param {string} noun as a folder is called */
function pluralOf(noun) {
  return `${noun}s`.replace(/ys$/, 'ies').replace(/ss$/, 's');
}

/**
 * Where the server has the handlers of a noun: those that are called by it, or the ones of the subject that serves most of what the
 * contract declares next to it. A new subject is called as the contract calls the noun's folder.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} noun
 * @param {string} declared the folder of the contract
 */
function handlersOf(tree, noun, declared) {
  const own = `${noun}Handlers.ts`;
  const all = ['subjects', 'engine'].flatMap((storey) => handlersIn(tree, storey));
  const known = all.filter(({ file }) => file === own).sort((a, b) => depthOf(a.folder) - depthOf(b.folder));
  const { folder, file } = known[0] ??
    servingHandlers(tree, all, declared) ?? { folder: `subjects/${declared}`, file: own };
  const source = tree.read(`${server}/${folder}/${file}`, 'utf8') ?? '';
  return {
    folder: `${server}/${folder}`,
    path: `./${folder}/${file.replace(/\.ts$/, '')}`,
    /** The way to the engine from that folder. */
    engine: folder.startsWith('engine/') ? '..' : `${'../'.repeat(depthOf(folder))}engine`,
    file,
    create: /^export function (create\w+)\(/m.exec(source)?.[1] ?? `create${toPascalCase(noun)}Handlers`,
  };
}

/**
 * The handlers of a subject that serve most of the actions and queries which a folder of the contract declares.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {ReturnType<typeof handlersIn>} all
 * @param {string} declared
 */
function servingHandlers(tree, all, declared) {
  const keys = ['actions', 'queries'].flatMap((group) =>
    tree
      .children(`${contract}/${declared}/${group}`)
      .map((file) => tree.read(`${contract}/${declared}/${group}/${file}`, 'utf8') ?? '')
      .flatMap((source) => [...source.matchAll(/^ {2}(\w+): define/gm)].map(([, key]) => key)),
  );
  const [most] = all
    .filter(({ folder }) => folder.startsWith('subjects/'))
    .map(({ folder, file }) => {
      const source = tree.read(`${server}/${folder}/${file}`, 'utf8') ?? '';
      return {
        folder,
        file,
        count: keys.filter((key) => new RegExp(`^ +${key}[:,]`, 'm').test(source)).length,
      };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return most;
}

/**
 * The files of handlers in a folder of the server, at any depth.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder
 * @returns {{ folder: string, file: string }[]}
 */
function handlersIn(tree, folder) {
  return tree.children(`${server}/${folder}`).flatMap((name) => {
    if (!tree.isFile(`${server}/${folder}/${name}`)) return handlersIn(tree, `${folder}/${name}`);
    return name.endsWith('Handlers.ts') ? [{ folder, file: name }] : [];
  });
}

/** @param {string} folder */
function depthOf(folder) {
  return folder.split('/').length;
}

/** @param {import('@nx/devkit').Tree} tree @param {string} file @param {string} constant @param {{ imports: string, entry: string, about: string }} declaration */
function declare(tree, file, constant, { imports, entry, about }) {
  if (!tree.exists(file)) {
    writeNew(tree, file, `${imports}\n/** ${about} */\nexport const ${constant} = {\n${entry},\n};\n`);
    return;
  }
  rewrite(tree, file, (source) => addToObject(withImports(source, imports), constant, entry));
}

/** @param {string} source @param {string} imports */
function withImports(source, imports) {
  return imports.split('\n').filter(Boolean).reduce(addImport, source);
}

/** @param {string} source @param {string} constant @param {string} path @param {string} registry */
function addSpread(source, constant, path, registry) {
  const imported = insertStatement(source, `import { ${constant} } from './${path}';`);
  return insertEntry(imported, `  ...${constant},`, {
    after: new RegExp(`^export const ${registry} = \\{`),
    like: /^ {2}\.\.\.\w+,$/,
  });
}

/**
 * Names the file that declares a query, which pages load by it.
 *
 * @param {string} source
 * @param {{ key: string, noun: string, path: string }} names
 */
function addFile(source, { key, noun, path }) {
  const own = unreserved(noun);
  const load = `const ${own} = async () => (await import('./${path}')).${noun}Queries;`;
  const withFile = source.includes(`import('./${path}')`)
    ? source
    : insertEntry(source, load, { after: /^$/, like: /^(?:const \w+ = async \(\) =>| {2}\(await import\()/ });
  return addSorted(withFile, 'queryFiles', key === own ? key : `${key}: ${own}`);
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {ReturnType<typeof handlersOf>} handlers
 * @param {{ key: string, type: string, noun: string, of?: string | undefined }} names
 * @param {string} group
 */
function addHandler(tree, { folder, path, file, create, engine }, { key, type, noun, of }, group) {
  const isOnRecord = of !== undefined;
  const made = isOnRecord ? `create${type}` : key;
  const entry = isOnRecord ? `${key}: lazyHandler(() => ${made}(context))` : key;
  const statement = `import { ${made} } from './${group}/${key}';`;
  if (!tree.exists(`${folder}/${file}`)) {
    writeNew(
      tree,
      `${folder}/${file}`,
      `import type { AllHandlers } from '${engine}/calls/handler';

/** The handlers of ${toSentenceCase(noun).toLowerCase()}. */
export function ${create}() {
  return {} satisfies Partial<AllHandlers>;
}
`,
    );
    rewrite(tree, `${server}/handlers.ts`, (source) =>
      insertEntry(insertStatement(source, `import { ${create} } from '${path}';`), `    ...${create}(),`, {
        after: /return complete\(\{$/,
        like: /^ {4}\.\.\./,
      }),
    );
  }
  rewrite(tree, `${folder}/${file}`, (source) => {
    const changed = insertStatement(addToObject(source, create, entry), statement);
    if (!isOnRecord) return changed;
    const withContext = addParameter(changed, create, { name: 'context', type: 'RecordContext' });
    if (withContext.isAdded)
      rewrite(tree, `${server}/handlers.ts`, (all) => addArgument(all, create, 'records.context'));
    return [
      `import { lazyHandler } from '${engine}/calls/lazyHandler';`,
      `import type { RecordContext } from '${engine}/records/recordContext';`,
    ].reduce(addImport, withContext.source);
  });
}
