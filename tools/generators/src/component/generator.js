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
 * Makes a component in a library: its folder, and its line in the index. In the kit both are those of a room.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, project?: string, room?: string }} options
 */
export default async function generateComponent(tree, { name, project = 'ui-kit', room }) {
  const component = toPascalCase(name);
  const place = placeOf(tree, project, room);
  const layer = layers.get(project) ?? 'feature';
  const files = componentFiles({
    component,
    layer,
    // Of the kit its room, of another library that: as the menu of Storybook groups them.
    group: toSentenceCase(room ?? project),
    title: toSentenceCase(name),
    word: toCamelCase(name),
  });
  for (const [path, content] of Object.entries(files))
    writeNew(tree, `${place}/${component}/${path}`, content);
  rewrite(tree, `${place}/index.ts`, (source) =>
    insertStatement(
      source,
      `export { ${component}, type ${component}Props } from './${component}/${component}';`,
    ),
  );
  await formatFiles(tree);
}

/** @param {import('@nx/devkit').Tree} tree @param {string} project @param {string | undefined} room */
function placeOf(tree, project, room) {
  const sources = `libs/${project}/src`;
  if (!tree.exists(sources)) throw new Error(`There is no library ${project}.`);
  const rooms = tree.children(sources).filter((name) => tree.exists(`${sources}/${name}/index.ts`));
  const hasRooms = !tree.exists(`${sources}/index.ts`);
  if (!hasRooms) return sources;
  if (room === undefined || !rooms.includes(room))
    throw new Error(`${project} has rooms: give --room, one of ${rooms.join(', ')}.`);
  return `${sources}/${room}`;
}
