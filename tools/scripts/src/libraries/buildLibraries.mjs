import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.mjs';
import { buildModules, ownStyles } from './buildModules.mjs';
import { buildKitStyles } from './buildKitStyles.mjs';
import { withSiblings } from './findLibraries.mjs';
import { toManifest } from './toManifest.mjs';
import { writeContractFiles } from './writeContractFiles.mjs';
import { packagesIn, writeDeclarations } from './writeDeclarations.mjs';

/**
 * Builds the folder `dist` of each library, as it is published. Their types have to be compiled before.
 *
 * @param {readonly import('./findLibraries.mjs').Library[]} libraries each after those that it imports
 */
export async function buildLibraries(libraries) {
  const kit = await buildKitStyles();
  /** The styles of each library's own components. @type {Map<string, string>} */
  const styles = new Map();
  for (const library of libraries) {
    await buildModules(library);
    writeDeclarations(library);
    styles.set(library.manifest.name, takeOwnStyles(library));
    const parts = withSiblings(libraries, [library.manifest.name]).map(({ manifest }) => manifest.name);
    const files = parts.at(-1) === '@callboard/api-contract' ? writeContractFiles(library.dist) : [];
    if (parts.includes('@callboard/ui-kit')) {
      const sheets = parts.flatMap((name) => styles.get(name) || []);
      writeFileSync(`${library.dist}/styles.css`, [kit, ...sheets].join(''));
      files.push('styles.css');
    }
    writeManifest(library, files);
    for (const document of readdirSync(library.folder).filter((name) => name.endsWith('.md')))
      copyFileSync(`${library.folder}/${document}`, `${library.dist}/${document}`);
    copyFileSync(inWorkspace('LICENSE'), `${library.dist}/LICENSE`);
  }
}

/** @param {import('./findLibraries.mjs').Library} library */
function takeOwnStyles({ dist }) {
  if (!readdirSync(dist).includes(ownStyles)) return '';
  const sheet = readFileSync(`${dist}/${ownStyles}`, 'utf8');
  rmSync(`${dist}/${ownStyles}`);
  return sheet;
}

/** @param {import('./findLibraries.mjs').Library} library @param {readonly string[]} files */
function writeManifest(library, files) {
  const sources = readdirSync(library.dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|d\.ts)$/.test(name))
    .map((name) => readFileSync(`${library.dist}/${name}`, 'utf8'));
  const manifest = toManifest(library, {
    packages: new Set(sources.flatMap(packagesIn)),
    files,
    readme: readFileSync(`${library.folder}/README.md`, 'utf8'),
    versionOf: (name) => readJson(inWorkspace('node_modules', name, 'package.json')).version,
    workspace: readJson(inWorkspace('package.json')),
  });
  writeFileSync(`${library.dist}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
