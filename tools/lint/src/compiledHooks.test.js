import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from 'oxc-transform-react';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

const settings = {
  plugins: ['react'],
  categories: { correctness: 'off' },
  rules: { 'react/rules-of-hooks': 'error' },
};

const folder = mkdtempSync(join(tmpdir(), 'callboard-compiled-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hooks that compiled files call conditionally. @param {string} name @param {(readonly [path: string, source: string])[]} sources */
async function misplacedHooks(name, sources) {
  const root = join(folder, name);
  for (const [path, source] of sources) {
    const { code } = await transform(path, source, { jsx: { runtime: 'automatic' }, reactCompiler: {} });
    if (!code.includes('react/compiler-runtime')) continue;
    const file = join(root, path.replace(/\.tsx?$/, '.jsx'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(settings));
  const linter = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format=json', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  /** @type {{ filename: string, message: string }[]} */
  const found = JSON.parse(stdout).diagnostics;
  return found
    .filter(({ message }) => message.includes('called conditionally'))
    .map(({ filename, message }) => `${filename}: ${message}`);
}

/** @param {string} within */
function sources(within) {
  return readdirSync(join(workspaceRoot, within), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(?:test|stories|d|test-d))\.tsx?$/.test(name))
    .filter((name) => !/(?:^|\/)(?:node_modules|out-tsc|dist)\//.test(name))
    .map((name) => `${within}/${name}`);
}

// The compiler caches a value that it thinks no hook has made. Where it is wrong, the hooks run once and the page throws.
describe('the code that the React Compiler makes', () => {
  it('calls every hook on every render', async () => {
    const all = [...sources('libs'), ...sources('apps')].map(
      (path) => /** @type {const} */ ([path, readFileSync(join(workspaceRoot, path), 'utf8')]),
    );
    expect(await misplacedHooks('all', all)).toEqual([]);
  });

  it('is wrong where a ref is made inside an array, which the test above would find', async () => {
    const source =
      'export function Pair() { const [a, b] = [useRef(null), useRef(null)]; return <p ref={a}><i ref={b} /></p>; }';
    const pair = /** @type {const} */ (['Pair.tsx', `import { useRef } from 'react';\n${source}`]);
    expect(await misplacedHooks('pair', [pair])).toHaveLength(2);
  });
});
