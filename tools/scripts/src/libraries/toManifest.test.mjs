import { expect, it } from 'vitest';
import { toManifest } from './toManifest.mjs';

const readme = '# lists\n\nShows records of `a.b` in\nlists. Not more.\n';

/** @param {Partial<Parameters<typeof toManifest>[1]> & { packages: ReadonlySet<string> }} facts */
function manifestOf(facts) {
  const exports = { '.': './src/index.ts', './list': './src/list.tsx', './styles.css': './src/index.css' };
  const library = {
    place: 'libs/lists',
    folder: '/somewhere/libs/lists',
    dist: '',
    siblings: [],
    entries: exports,
    manifest: {
      name: '@callboard/lists',
      version: '2.1.0',
      license: 'MIT',
      exports,
      bin: { 'list-all': './src/bin/listAll.ts' },
      dependencies: {
        '@callboard/forms': '2.1.0',
        '@callboard/worker': '2.1.0',
        luxon: '3.7.2',
        react: '19.3.1',
      },
      devDependencies: { '@types/luxon': '3.7.6', vitest: '4.1.12' },
    },
  };
  /** @type {Record<string, string>} */
  const versions = { react: '19.3.1', '@callboard/forms': '2.3.0' };
  const versionOf = (/** @type {string} */ name) => versions[name] ?? '5.0.1';
  return toManifest(library, {
    files: ['styles.css'],
    readme,
    versionOf,
    workspace: { engines: { node: '>=24' } },
    ...facts,
  });
}

it('leads every entry to its types first, then to its module', () => {
  const { exports } = manifestOf({ packages: new Set() });
  expect(Object.entries(exports['./list'] ?? {})).toEqual([
    ['types', './list.d.ts'],
    ['default', './list.js'],
  ]);
  expect(exports['./styles.css']).toBe('./styles.css');
});

it('lets the app install React, and brings the rest', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifestOf({
    packages: new Set(['react', '@callboard/forms']),
  });
  expect(dependencies).toEqual({ '@callboard/forms': '^2.3.0', '@types/luxon': '^5.0.1', luxon: '^5.0.1' });
  expect(peerDependencies).toEqual({ react: '^19.3.1', '@types/react': '^5.0.1' });
  expect(peerDependenciesMeta).toEqual({ '@types/react': { optional: true } });
});

it('brings what its declarations alone name, and types that a package lacks', () => {
  const { dependencies } = manifestOf({ packages: new Set(['luxon', 'redux']) });
  expect(dependencies).toMatchObject({ redux: '^5.0.1', '@types/luxon': '^5.0.1' });
  expect(dependencies).not.toHaveProperty('vitest');
  expect(dependencies).not.toHaveProperty('@callboard/worker');
});

it('names the folder of the library in the repository, once the workspace has one', () => {
  const repository = { type: 'git', url: 'git+ssh://git@example.org/callboard.git' };
  const packages = new Set(['react']);
  const { repository: named } = manifestOf({ packages, workspace: { engines: {}, repository } });
  expect(named).toEqual({ ...repository, directory: 'libs/lists' });
  expect(manifestOf({ packages })).not.toHaveProperty('repository');
});

it('has its commands', () => {
  expect(manifestOf({ packages: new Set() })).toMatchObject({ bin: { 'list-all': 'bin/listAll.js' } });
});

it('is described by the first sentence of the README', () => {
  expect(manifestOf({ packages: new Set() }).description).toBe('Shows records of `a.b` in lists');
});
