import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import { transform } from 'oxc-transform-react';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

/** @type {import('eslint').Linter.Config} */
const rules = {
  // Only the rule: the types of the plugin's configurations are not those of this ESLint.
  plugins: { 'react-hooks': { rules: { 'rules-of-hooks': reactHooks.rules['rules-of-hooks'] } } },
  rules: { 'react-hooks/rules-of-hooks': 'error' },
};

/** @param {string} name @param {string} source */
async function misplacedHooks(name, source) {
  const { code } = await transform(name, source, { jsx: { runtime: 'automatic' }, reactCompiler: {} });
  if (!code.includes('react/compiler-runtime')) return [];
  const messages = new Linter().verify(code, rules).map(({ message }) => `${name}: ${message}`);
  return messages.filter((message) => message.includes('called conditionally'));
}

/** @param {string} folder */
function sources(folder) {
  return readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(?:test|stories|d|test-d))\.tsx?$/.test(name))
    .filter((name) => !/(?:^|\/)(?:node_modules|out-tsc|dist)\//.test(name))
    .map((name) => `${folder}/${name}`);
}

// The compiler caches a value that it thinks no hook has made. Where it is wrong, the hooks run once and the page throws.
describe('the code that the React Compiler makes', () => {
  it('calls every hook on every render', async () => {
    const found = [...sources('libs'), ...sources('apps')].map((path) =>
      misplacedHooks(path, readFileSync(join(workspaceRoot, path), 'utf8')),
    );
    expect((await Promise.all(found)).flat()).toEqual([]);
  });

  it('is wrong where a ref is made inside an array, which the test above would find', async () => {
    const source =
      'export function Pair() { const [a, b] = [useRef(null), useRef(null)]; return <p ref={a}><i ref={b} /></p>; }';
    expect(await misplacedHooks('Pair.tsx', `import { useRef } from 'react';\n${source}`)).toHaveLength(2);
  });
});
