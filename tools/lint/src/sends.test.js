import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './circles/importGraph.js';
import { workspaceRoot } from './workspaceRoot.js';

const read = (/** @type {string} */ path) => readFileSync(join(workspaceRoot, path), 'utf8');

/** Names of the actions that are declared with `sends`. */
const senders = filesBelow('libs/api-contract/src').flatMap((path) =>
  [
    ...read(path).matchAll(/^ *(?:export const )?(\w+)(?::| =) defineAction\(\{\n((?: .*\n|\n)*?) *\}\)/gm),
  ].flatMap(([, name = '', body = '']) => (/^ +sends: true,$/m.test(body) ? [name] : [])),
);

const screens = filesBelow('libs').filter((path) => !path.startsWith('libs/api-'));
const looks = (/** @type {string} */ path) => /<(?:Send\w+|\w*Dialog)\b/.test(read(path));

it('shows what leaves the house before it is sent: each action that sends is called by a button or dialog that asks', () => {
  expect(senders.length).toBeGreaterThan(9);
  const call = new RegExp(`\\bactions\\.(?:${senders.join('|')})\\.use`);
  const callers = screens.filter((path) => call.test(read(path)));
  expect(callers.length).toBeGreaterThan(9);
  const bare = callers.filter((path) => {
    const hook = basename(path).replace(/\.tsx?$/, '');
    // A hook is called by screens.
    const users = /^use[A-Z]/.test(hook)
      ? screens.filter((other) => new RegExp(`/${hook}'`).test(read(other)))
      : [path];
    return users.length === 0 || !users.every(looks);
  });
  expect(bare).toEqual([]);
});
