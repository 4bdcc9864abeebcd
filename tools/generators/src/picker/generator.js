import { formatFiles } from '@nx/devkit';
import { declaredCollection } from '../declaredCollection.js';
import { insertStatement } from '../insertSorted.js';
import { singularOf, toKebabCase, toPascalCase } from '../names.js';
import { quoted } from '../quoted.js';
import { rewrite, writeNew } from '../writeNew.js';

const pickers = 'libs/pickers/src';

/**
 * Makes the picker of a collection for several screens: its file, its test by `describePicker`, and its line in the index and in the report of the library.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ of: string, name?: string, groupBy?: string }} options
 */
export default async function generatePicker(tree, { of, name, groupBy }) {
  const collection = await declaredCollection(tree.root, of);
  if (groupBy !== undefined && !(groupBy in collection.fields))
    throw new Error(`${of} has no field ${groupBy} to group by.`);
  const picker = toPascalCase(name ?? `${singularOf(of)}Picker`);
  const folder = toKebabCase(of);
  const options = groupBy === undefined ? '' : `, { groupBy: ${quoted(groupBy)} }`;
  writeNew(
    tree,
    `${pickers}/${folder}/${picker}.ts`,
    `import { createPicker } from '../createPicker';

/** Selects one of the ${collection.label.many.toLowerCase()}. */
export const ${picker} = createPicker('${of}'${options});
`,
  );
  writeNew(
    tree,
    `${pickers}/${folder}/${picker}.test.tsx`,
    `import { describePicker } from '../testing/describePicker';
import { ${picker} } from './${picker}';

describePicker('${of}', ${picker});
`,
  );
  rewrite(tree, `${pickers}/index.ts`, (source) =>
    insertStatement(source, `export { ${picker} } from './${folder}/${picker}';`),
  );
  rewrite(tree, 'libs/pickers/api.txt', (report) => addToReport(report, picker));
  await formatFiles(tree);
}

/** The report of what the library exports, with one more name. @param {string} report @param {string} name */
function addToReport(report, name) {
  const [path, ...names] = report.trimEnd().split('\n');
  return [path, ...[...names, `  ${name}`].sort(), ''].join('\n');
}
