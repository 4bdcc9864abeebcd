import { formatFiles } from '@nx/devkit';
import { insertEntry, insertStatement } from '../insertSorted.js';
import {
  singularOf,
  toIdentifier,
  toKebabCase,
  toPascalCase,
  toSentenceCase,
  toSnakeCase,
} from '../names.js';
import { updateDocuments } from '../updateDocuments.js';
import { rewrite, writeNew } from '../writeNew.js';
import { declarationOf, testOf } from './collectionFiles.js';
import { migrationOf, nextMigration } from './migration.js';

const contract = 'libs/api-contract/src';

/**
 * Makes a collection: its file with its noun, its lines in the names, in its noun's list and in what limited roles reach, one migration. Routes,
 * endpoints, columns, forms and the picker follow from those.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, noun?: string, one?: string, app?: string, icon?: string }} options
 */
export default async function generateCollection(
  tree,
  { name, noun, one, app = 'callboard', icon = 'entries' },
) {
  const single = one ?? singularOf(name);
  const names = {
    key: toIdentifier(name),
    kebab: toKebabCase(name),
    noun: toKebabCase(noun ?? name),
    one: toSentenceCase(single),
    many: toSentenceCase(name),
    model: `${app}.${toPascalCase(single)}`,
    path: `${app}/${toSnakeCase(name)}`,
    table: toSnakeCase(name),
    icon,
  };
  const file = `${contract}/${names.noun}/collections/${names.key}`;
  const declaration = declarationOf(names);
  writeNew(tree, `${file}.ts`, declaration);
  writeNew(tree, `${file}.test.ts`, testOf(names));
  writeNew(tree, nextMigration(tree, names.table), await migrationOf(tree.root, { ...names, declaration }));
  rewrite(tree, `${contract}/collectionName.ts`, (source) => addName(source, names));
  addToNoun(tree, names);
  rewrite(tree, `${contract}/reach.data.ts`, (source) => addToReach(source, names));
  await formatFiles(tree);
  return () => updateDocuments(tree.root);
}

/** @param {string} source @param {{ key: string }} names */
function addName(source, { key }) {
  const line = (/** @type {string} */ name) => `  | '${name}'`;
  const names = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => String(name));
  const place = names.findIndex((name) => name.toLowerCase() > key.toLowerCase());
  const all = names.toSpliced(place < 0 ? names.length : place, 0, key);
  return source.replace(/^ {2}\| [^;]*;/m, `${all.map(line).join('\n')};`);
}

/** The first collection of a noun makes its list, which the registry and the pages load. @param {import('@nx/devkit').Tree} tree @param {{ key: string, noun: string }} names */
function addToNoun(tree, { key, noun }) {
  const list = `${toIdentifier(noun)}Collections`;
  const file = `${contract}/${noun}/${list}.ts`;
  if (!tree.exists(file)) {
    writeNew(tree, file, listOfNoun(list));
    rewrite(tree, `${contract}/registry.ts`, (source) =>
      insertEntry(insertStatement(source, `import { ${list} } from './${noun}/${list}';`), `  ...${list},`, {
        after: /^export const registry = \{/,
        like: /^ {2}\.\.\.\w+,$/,
      }),
    );
    rewrite(tree, `${contract}/nounFiles.ts`, (source) =>
      insertEntry(
        source,
        `  ${toIdentifier(noun)}: async () => (await import('./${noun}/${list}')).${list},`,
        {
          after: /^export const nounFiles = \{/,
          like: /^ {2}\w+: async/,
        },
      ),
    );
  }
  rewrite(tree, file, (source) =>
    insertEntry(insertStatement(source, `import { ${key} } from './collections/${key}';`), `  ${key},`, {
      after: /^export const \w+ = \{/,
      like: /^ {2}\w+,$/,
    }),
  );
}

/** @param {string} list */
function listOfNoun(list) {
  return `
/** The collections of this noun, by their keys: they load together. */
export const ${list} = {
} as const;
`;
}

/**
 * Adds the collection without limits: like a setting, all read it, and users without limits change it.
 *
 * @param {string} source @param {{ key: string }} names
 */
function addToReach(source, { key }) {
  const lines = source.split('\n');
  const opening = lines.findIndex((line) => line.startsWith('export const reachOf'));
  const isNext = (/** @type {string} */ line) =>
    line === '};' || (/^ {2}\w+:/.test(line) && line.trim().toLowerCase() > key.toLowerCase());
  const place = lines.findIndex((line, index) => index > opening && isNext(line));
  if (opening < 0 || place < 0) throw new Error(`There is no list to put this in: ${key}`);
  lines.splice(place, 0, `  ${key}: setting,`);
  return lines.join('\n');
}
