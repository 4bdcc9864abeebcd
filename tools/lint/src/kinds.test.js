import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

const pureHalf = 'libs/api-contract/src/fields/kinds';
const webHalf = 'libs/records/src/kinds';
/** Sentences, some of which are called as the kind is that says them. */
const words = ['libs/api-contract/src/schemas/words.ts', 'libs/api-contract/src/fieldTexts.data.ts'];

/** @param {string} folder */
function sources(folder) {
  return readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

const kinds = sources(pureHalf).map((path) => path.slice(pureHalf.length + 1, -'.ts'.length));

/** @param {string} path */
function kindsTold(path) {
  const source = readFileSync(join(workspaceRoot, path), 'utf8');
  return kinds.filter((kind) => new RegExp(`(?:case |^ *)'?${kind}'?:`, 'm').test(source));
}

describe('a kind of value', () => {
  it('is known to one file of the contract and one of the web, and to their registries', () => {
    const folders = ['libs/api-contract/src', 'libs/records/src', 'tools/api/src'];
    const others = folders
      .flatMap(sources)
      .filter(
        (path) =>
          !path.startsWith(`${pureHalf}/`) && !path.startsWith(`${webHalf}/`) && !words.includes(path),
      )
      // A few kinds may be special somewhere; a list of them would have to learn each new one.
      .filter((path) => kindsTold(path).length > 5);
    expect(others).toEqual(['libs/api-contract/src/fields/kinds.ts']);
  });

  it('is entered in both registries', () => {
    for (const registry of ['libs/api-contract/src/fields/kinds.ts', `${webHalf}/webKinds.ts`]) {
      expect(kindsTold(registry).sort()).toEqual([...kinds].sort());
    }
  });
});
