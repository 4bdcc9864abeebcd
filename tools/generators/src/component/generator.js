import { formatFiles } from '@nx/devkit';
import { insertStatement } from '../insertSorted.js';
import { toCamelCase, toPascalCase, toSentenceCase } from '../names.js';
import { rewrite, writeNew } from '../writeNew.js';
import { componentFiles } from './componentFiles.js';

const layers = new Map([
  ['ui-kit', 'ui'],
  ['forms', 'ui'],
  ['screens', 'screen'],
]);

/**
 * Makes a component in a library: its folder, and its line in the library's index.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, project?: string }} options
 */
export default async function generateComponent(tree, { name, project = 'ui-kit' }) {
  const component = toPascalCase(name);
  const folder = `libs/${project}/src/${component}`;
  const layer = layers.get(project) ?? 'feature';
  const files = componentFiles({
    component,
    layer,
    project,
    title: toSentenceCase(name),
    word: toCamelCase(name),
  });
  for (const [path, content] of Object.entries(files)) writeNew(tree, `${folder}/${path}`, content);
  rewrite(tree, `libs/${project}/src/index.ts`, (source) =>
    insertStatement(
      source,
      `export { ${component}, type ${component}Props } from './${component}/${component}';`,
    ),
  );
  await formatFiles(tree);
}
