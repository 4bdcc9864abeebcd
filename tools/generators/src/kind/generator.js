import { formatFiles } from '@nx/devkit';
import { addToObject } from '../editSource.js';
import { insertStatement } from '../insertSorted.js';
import { toIdentifier, toPascalCase, toSentenceCase } from '../names.js';
import { quoted } from '../quoted.js';
import { rewrite, writeNew } from '../writeNew.js';

const contract = 'libs/api-contract/src';
const web = 'libs/records/src/kinds';

/**
 * Makes a kind of value that is a text to begin with: its file in the contract and its file of the web, their lines in both
 * registries, and its tests. Table, checks, filters, documentation and imports follow from the first, forms and lists from the second.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string }} options
 */
export default async function generateKind(tree, { name }) {
  const key = toIdentifier(name);
  const [type, title] = [toPascalCase(name), toSentenceCase(name)];
  writeNew(tree, `${contract}/fields/kinds/${key}.ts`, contractSource(key, type, title));
  writeNew(tree, `${web}/${key}.ts`, webSource(key, title));
  writeNew(tree, `${web}/${key}.test.ts`, testSource(key, title));
  rewrite(tree, `${contract}/fields/kinds.ts`, (source) =>
    [`import { ${key}Kind } from './kinds/${key}';`, `export { ${key} } from './kinds/${key}';`].reduce(
      insertStatement,
      addToObject(source, 'kinds', `${key}: ${key}Kind`),
    ),
  );
  rewrite(tree, `${contract}/fields/kinds.test.ts`, (source) =>
    addToObject(source, 'fields', `${key}: { kind: '${key}', label }`),
  );
  rewrite(tree, `${contract}/index.ts`, (source) => addExport(source, './fields/kinds', key));
  rewrite(tree, `${web}/webKinds.ts`, (source) =>
    insertStatement(
      addToObject(source, 'webKinds', `${key}: ${key}Kind`),
      `import { ${key}Kind } from './${key}';`,
    ),
  );
  await formatFiles(tree);
}

/** Names a value in a list of exports of a module. @param {string} source @param {string} module @param {string} name */
function addExport(source, module, name) {
  const list = new RegExp(`^export \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';$`, 'm');
  if (!list.test(source)) throw new Error(`Nothing is exported from ${module} by name.`);
  return source.replace(list, (_, names) => {
    const all = [...names.split(','), name].map((/** @type {string} */ one) => one.trim()).filter(Boolean);
    return `export { ${all.sort(valuesFirst).join(', ')} } from '${module}';`;
  });
}

/** @param {string} one @param {string} other */
function valuesFirst(one, other) {
  const isType = (/** @type {string} */ name) => Number(name.startsWith('type '));
  return isType(one) - isType(other) || (one < other ? -1 : 1);
}

/** @param {string} key @param {string} type @param {string} title */
function contractSource(key, type, title) {
  return `import type { Given } from '../field';
import { exampleText, oneLine, writtenText, type WrittenField } from '../writtenText';

/** ${title}: state in one sentence what its values are. */
export interface ${type}Field extends WrittenField {
  kind: '${key}';
}

export const ${key} = <const G extends Given<${type}Field>>(given: G) => ({ kind: '${key}' as const, ...given });

export const ${key}Kind = writtenText<${type}Field>({ shape: 'line', format: oneLine, example: exampleText });
`;
}

/** @param {string} key @param {string} title */
function webSource(key, title) {
  return `import type { Field } from '@callboard/api-contract';
import type { WebKind } from './webKind';
import { writtenKind } from './writtenKinds';

/** ${title}: shown as it is, and entered in the control of a text. */
export const ${key}Kind: WebKind<Extract<Field, { kind: '${key}' }>> = {
  ...writtenKind,
  control: (field) => ({ ...writtenKind.control(field), kind: 'text' }),
};
`;
}

/** @param {string} key @param {string} title */
function testSource(key, title) {
  return `import { ${key}, kindOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { expect, test } from 'vitest';
import { webKindOf } from './webKinds';

const field = ${key}({ label: ${quoted(title)} });

test(${quoted(`${title.toLowerCase()}: its example is shown as text, and entered in a control that forms have`)}, () => {
  const kind = webKindOf(field);
  const example = kindOf(field).example(field, 1);
  expect(kind.text(field, example, { zone: 'Pacific/Auckland' })).toBe(String(example));
  expect(kind.control?.(field, collectionNamed('venues')).kind).toBe('text');
});
`;
}
