import { createProjectGraphAsync } from '@nx/devkit';
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedHere, violations } from './violations.data.js';
import { workspaceRoot } from './workspaceRoot.js';

const root = workspaceRoot.replace(/\/$/, '');
const settings = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
const copy = mkdtempSync(join(tmpdir(), 'callboard-planted-'));

const violated = violations.map(([rule, place, code], index) => ({
  rule,
  place,
  file: plant(`violation${index}`, place, code),
}));
const allowed = allowedHere.map(([place, code], index) => ({
  place,
  file: plant(`allowed${index}`, place, code),
}));

/** The rules that refuse something, by file. @type {Map<string, string[]>} */
const refused = new Map();
let exitCode = 0;

beforeAll(async () => {
  copySettings();
  // Without an up-to-date graph of the projects the rule on boundaries lets everything pass.
  await createProjectGraphAsync();
  const { code, output } = await runLinter();
  exitCode = code;
  for (const { code: rule, filename } of JSON.parse(output).diagnostics)
    refused.set(filename, [...(refused.get(filename) ?? []), ruleOf(rule)]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(violated)('finds a violation of $rule in $place ($file)', ({ rule, file }) => {
    expect(refused.get(file)).toContain(rule);
  });

  it.each(allowed)('lets the same stand where it belongs, in $place ($file)', ({ file }) => {
    expect(refused.get(file)).toBeUndefined();
  });

  it('fails when it finds one', () => {
    expect(exitCode).toBe(1);
  });

  it('has a violation of every rule of its settings', () => {
    const named = [settings, ...settings.overrides].flatMap(({ rules }) => Object.keys(rules));
    expect(new Set(violated.map(({ rule }) => rule))).toEqual(new Set(named));
  });
});

/** Writes code into the copy of the workspace, as a file of its own where the place is a folder. @param {string} name @param {string} place @param {string} code */
function plant(name, place, code) {
  const file = extname(place)
    ? place.replace('planted', name).replace('Planted', name)
    : `${place}/${name}.ts`;
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}\n`);
  return file;
}

/** The copy has the settings of each project, and the packages. */
function copySettings() {
  const files = execFileSync('git', ['ls-files', '*package.json', '*tsconfig*.json', 'nx.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) cpSync(join(root, file), join(copy, file));
  const plugin = join(root, 'tools/lint/src/plugin.js');
  writeFileSync(
    join(copy, '.oxlintrc.json'),
    JSON.stringify({ ...settings, jsPlugins: [{ name: 'callboard', specifier: plugin }] }),
  );
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@callboard'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@callboard') symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(packages, '@callboard')))
    symlinkSync(
      readlinkSync(join(packages, '@callboard', name)),
      join(copy, 'node_modules/@callboard', name),
    );
}

/** @returns {Promise<{ code: number, output: string }>} */
function runLinter() {
  const command = join(root, 'node_modules/oxlint/bin/oxlint');
  const env = { ...process.env, NX_WORKSPACE_DATA_DIRECTORY: join(root, '.nx/workspace-data') };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [command, '--format=json'],
      { cwd: copy, env, maxBuffer: 64 * 1024 ** 2 },
      (_error, output) => resolve({ code: child.exitCode ?? 1, output }),
    );
  });
}

/** `eslint(no-var)` is `no-var`, and `callboard(boundaries)` is `callboard/boundaries`. @param {string} code */
function ruleOf(code) {
  const [, plugin = '', rule = ''] = /^(.+)\((.+)\)$/.exec(code) ?? [];
  return plugin === 'eslint'
    ? rule
    : `${plugin.replace(/^(react-hooks|eslint-plugin-react)$/, 'react')}/${rule}`;
}
