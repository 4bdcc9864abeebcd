import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinHandlers, builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

// Storybook reads the props of a component's page with the same package, in the same way.
const options = {
  handlers: Object.values(builtinHandlers),
  resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  importer: makeFsImporter(moduleAt),
};

const libs = path.join(workspaceRoot, 'libs');
const stories = readdirSync(libs)
  .flatMap((lib) => (existsSync(path.join(libs, lib, 'src')) ? [path.join(libs, lib, 'src')] : []))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.stories.tsx'));

const components = stories.flatMap((story) => {
  const text = readFileSync(story, 'utf8');
  const name = /^ {2}component: (\w+),/m.exec(text)?.[1];
  const from = name && new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']*)'`).exec(text)?.[1];
  return name && from ? [{ name, file: path.join(path.dirname(story), `${from}.tsx`) }] : [];
});

it('describes each prop that the page of a component shows', () => {
  const props = components.flatMap(propsOf);
  expect(props.length).toBeGreaterThan(500);
  expect(
    props
      .filter(({ description }) => !description?.replace(/@default[\s\S]*/, '').trim())
      .map(({ label }) => label),
  ).toEqual([]);
});

/** @param {{ name: string, file: string }} component */
function propsOf({ name, file }) {
  const { props = {} } = docsOf(file).find(({ displayName }) => displayName === name) ?? {};
  return Object.entries(props).map(([prop, { description }]) => ({ label: `${name}.${prop}`, description }));
}

/** @param {string} file */
function docsOf(file) {
  try {
    return parse(readFileSync(file, 'utf8'), { ...options, filename: file });
  } catch (error) {
    // A component without elements of its own, such as one that returns a list, has no table of props either.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION')
      return [];
    throw error;
  }
}

/**
 * The file of an import; one of a package is not read, and so its attributes are not shown.
 *
 * @param {string} name
 * @param {string} folder
 */
function moduleAt(name, folder) {
  const place = path.resolve(folder, name);
  const found = name.startsWith('.')
    ? ['.tsx', '.ts', '/index.ts'].map((end) => place + end).find((file) => existsSync(file))
    : undefined;
  if (found) return found;
  throw Object.assign(new Error(`${name} is not read.`), { code: 'MODULE_NOT_FOUND' });
}
