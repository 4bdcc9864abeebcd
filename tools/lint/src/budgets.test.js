import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

// The ticket shop has an entry of its own next to that of the app.
const maxSourceFilesOfAnApp = 11;
const maxLinesOfAnApp = 300;
const maxBytesOfFonts = 60 * 1024;
const maxLinesOfAReadme = 60;

const topLevel = new Set([
  // Entries of the architecture page.
  ...['apps', 'libs', 'tools', 'e2e', '.storybook', '.ci', '.github', '.nx'],
  ...['nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'],
  ...['README.md', 'CONTRIBUTING.md', 'LICENSE'],
  // The configuration of tools that expect it here.
  ...['.editorconfig', '.gitattributes', '.gitignore', '.npmrc', '.prettierignore', '.prettierrc.json'],
  ...['.oxlintrc.json', '.stylelintrc.json', 'knip.json', 'playwright.config.ts', 'vitest.config.ts'],
]);

/** Files that tools leave behind: the lines of .gitignore, without their slashes. */
const leftBehind = new Set(
  readFileSync(join(workspaceRoot, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, '')),
).add('.git');

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(workspaceRoot, folder), { withFileTypes: true })
    .filter((entry) => !leftBehind.has(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** @param {string} folder */
function foldersOf(folder) {
  return readdirSync(join(workspaceRoot, folder), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(join(workspaceRoot, folder, entry.name, 'package.json')),
    )
    .map((entry) => `${folder}/${entry.name}`);
}

/** @param {string} path */
function linesOf(path) {
  return readFileSync(join(workspaceRoot, path), 'utf8').trimEnd().split('\n').length;
}

describe.each(foldersOf('apps'))('%s', (app) => {
  const sources = filesBelow(app).filter((path) => /\.(tsx?|css|html)$/.test(path));

  it(`has at most ${maxSourceFilesOfAnApp} source files`, () => {
    expect(sources.length).toBeLessThanOrEqual(maxSourceFilesOfAnApp);
  });

  it(`has at most ${maxLinesOfAnApp} lines, without tables of data`, () => {
    const written = sources.filter((path) => !path.endsWith('.data.ts'));
    const lines = written.reduce((sum, path) => sum + linesOf(path), 0);
    expect(lines).toBeLessThanOrEqual(maxLinesOfAnApp);
  });

  it('ships fonts of at most 60 kB, with their licence, that never hide a text', () => {
    const files = filesBelow(`${app}/src/fonts`);
    const fonts = files.filter((path) => path.endsWith('.woff2'));
    const theme = readFileSync(join(workspaceRoot, app, 'src/theme.css'), 'utf8');
    const bytes = fonts.reduce((sum, path) => sum + statSync(join(workspaceRoot, path)).size, 0);
    expect(bytes).toBeLessThanOrEqual(maxBytesOfFonts);
    expect(readFileSync(join(workspaceRoot, app, 'src/fonts/LICENSE'), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE',
    );
    for (const path of fonts) {
      const name = path.split('/').at(-1);
      expect(theme).toMatch(new RegExp(`${name}\\?no-inline[^}]*font-display: swap`));
    }
    expect(theme).toMatch(/size-adjust: [\d.]+%/);
  });
});

describe.each(foldersOf('libs'))('%s', (lib) => {
  it(`has a README of at most ${maxLinesOfAReadme} lines`, () => {
    expect(linesOf(`${lib}/README.md`)).toBeLessThanOrEqual(maxLinesOfAReadme);
  });
});

describe('the top level', () => {
  it('holds nothing besides the folders and files that the architecture names', () => {
    const names = readdirSync(workspaceRoot).filter((name) => !leftBehind.has(name));
    expect(names.filter((name) => !topLevel.has(name))).toEqual([]);
  });
});
