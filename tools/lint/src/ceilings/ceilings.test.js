import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportBudget } from '../../../vitest/budgets.mjs';
import { workspaceRoot } from '../workspaceRoot.js';
import { compareCeilings } from './compareCeilings.js';

it('reports each ceiling of the workspace that is higher than in its history', () => {
  const { errors } = compareCeilings(workspaceRoot);
  reportBudget({ name: ['raised ceilings', ...errors].join('\n    '), measured: errors.length, limit: 0 });
});

describe('the ceilings of a working copy', () => {
  /** @type {string} */
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'callboard-ceilings-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** @param {string[]} parameters */
  const git = (...parameters) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...parameters], {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: root },
      stdio: 'pipe',
    });

  /** @param {Record<string, number>} words @param {string[][]} folders */
  function write(words, folders = [['a', 'b', 'c']]) {
    mkdirSync(join(root, 'tools/lint'), { recursive: true });
    writeFileSync(
      join(root, 'tools/lint/ceilings.json'),
      JSON.stringify({ circles: { files: [], folders }, words }),
    );
  }

  /** @param {Parameters<typeof write>} ceilings */
  function commit(...ceilings) {
    write(...ceilings);
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '--message=Ceilings');
  }

  function startBranch() {
    git('init', '--quiet', '--initial-branch=main');
    commit({ 'libs/auth': 46 });
    git('checkout', '--quiet', '-b', 'feature');
  }

  it('are refused when raised on a branch, in a commit or before it', () => {
    startBranch();
    write({ 'libs/auth': 60 });
    const { errors, missing } = compareCeilings(root);
    expect(errors).toEqual([
      expect.stringMatching(
        /^tools\/lint\/ceilings\.json allows 60 refused words, but 46 at [\da-f]{8}: .* node tools\/lint\/src\/lowerCeilings\.js$/,
      ),
    ]);
    expect(missing).toBeUndefined();
    commit({ 'libs/auth': 60 });
    commit({ 'libs/auth': 60 });
    expect(compareCeilings(root).errors).toEqual(errors);
  });

  it('are accepted when lowered, equal or gone', () => {
    startBranch();
    for (const words of [{ 'libs/auth': 45 }, { 'libs/auth': 46 }, {}]) {
      write(words);
      expect(compareCeilings(root)).toEqual({ errors: [] });
    }
  });

  it('count the refused words of all projects together, so that files can move', () => {
    startBranch();
    write({ 'libs/auth': 40, 'libs/added': 6 });
    expect(compareCeilings(root).errors).toEqual([]);
    write({ 'libs/auth': 46, 'libs/added': 1 });
    expect(compareCeilings(root).errors).toEqual([
      expect.stringContaining('allows 47 refused words, but 46 at'),
    ]);
  });

  it('are refused when they are no numbers', () => {
    startBranch();
    writeFileSync(
      join(root, 'tools/lint/ceilings.json'),
      '{ "circles": { "files": [], "folders": [] }, "words": { "libs/auth": "many" } }',
    );
    expect(compareCeilings(root).errors).toHaveLength(1);
  });

  it('count the members of circles, and of the largest', () => {
    startBranch();
    const words = { 'libs/auth': 46 };
    write(words, [['a', 'b', 'renamed']]);
    expect(compareCeilings(root).errors).toEqual([]);
    write(words, [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    expect(compareCeilings(root).errors).toEqual([
      expect.stringContaining('allows 5 folders in circles of imports, but 3 at'),
    ]);
  });

  it('do not let two circles grow together into one', () => {
    const words = { 'libs/auth': 46 };
    startBranch();
    commit(words, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
    git('branch', '--force', 'main');
    git('checkout', '--quiet', '-b', 'merged');
    commit(words, [['a', 'b', 'c', 'd']]);
    expect(compareCeilings(root).errors).toEqual([
      expect.stringContaining('allows 4 folders in the largest circle of imports, but 2 at'),
    ]);
  });

  it('are compared with the commit where the branch began, not with what main became', () => {
    startBranch();
    commit({ 'libs/auth': 46 });
    git('checkout', '--quiet', 'main');
    commit({ 'libs/auth': 20 });
    git('checkout', '--quiet', 'feature');
    expect(compareCeilings(root).errors).toEqual([]);
  });

  it('are compared with the main branch of the origin where there is one', () => {
    startBranch();
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    git('checkout', '--quiet', 'main');
    for (let count = 0; count < 3; count += 1) commit({ 'libs/auth': 60 });
    expect(compareCeilings(root).errors).toHaveLength(1);
  });

  it('are compared with the last commit and the one before it on the main branch', () => {
    startBranch();
    git('checkout', '--quiet', 'main');
    commit({ 'libs/auth': 60 });
    expect(compareCeilings(root).errors).toHaveLength(1);
    commit({ 'libs/auth': 46 });
    write({ 'libs/auth': 60 });
    expect(compareCeilings(root).errors).toHaveLength(1);
  });

  it('count alone in an export without git, and in one that lies in another repository', () => {
    write({ 'libs/auth': 60 });
    expect(compareCeilings(root)).toEqual({ errors: [], missing: 'there is no git here' });
    const inner = join(root, 'export');
    cpSync(join(root, 'tools'), join(inner, 'tools'), { recursive: true });
    startBranch();
    expect(compareCeilings(inner)).toEqual({ errors: [], missing: 'there is no git here' });
  });

  it('count alone in a shallow clone', () => {
    startBranch();
    commit({ 'libs/auth': 60 });
    const clone = join(root, 'clone');
    git('clone', '--quiet', '--depth=1', '--branch=feature', `file://${root}`, clone);
    expect(compareCeilings(clone)).toEqual({ errors: [], missing: 'this clone is shallow' });
  });
});
