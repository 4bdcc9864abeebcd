import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

const pureHalf = 'libs/api-contract/src/fields/kinds';
const webHalves = ['libs/records/src/kinds', 'libs/forms/src/kinds', 'libs/form-builder/src/kinds'];
/** Registries of the kinds of a collection's field and of a form's question. */
const pureRegistries = [
  'libs/api-contract/src/fields/kinds.ts',
  'libs/api-contract/src/forms/answerKinds.ts',
];
const webRegistries = ['libs/records/src/kinds/webKinds.ts', 'libs/forms/src/kinds/formKinds.ts'];
/** How a value is written to a file for spreadsheets: a kind that it does not know is written as its text. */
const fileRegistries = ['tools/api/src/engine/exports/toCell.ts'];
/** Sentences and columns, some of which have the name of a kind. */
const namesakes = [
  'libs/api-contract/src/schemas/words.ts',
  'libs/api-contract/src/fieldTexts.data.ts',
  'tools/api/src/subjects/booking/sale/saleOrders.ts',
];

/** @param {string} folder */
function sources(folder) {
  return readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(?:test|test-d|stories)\.tsx?$|(?:^|\/)testing\//.test(name),
    )
    .map((name) => `${folder}/${name}`);
}

const kinds = sources(pureHalf).map((path) => path.slice(pureHalf.length + 1, -'.ts'.length));

/** @param {string} path */
function kindsNamedIn(path) {
  const source = readFileSync(join(workspaceRoot, path), 'utf8');
  return kinds.filter((kind) => new RegExp(`(?:case |^ *)'?${kind}'?:`, 'm').test(source));
}

describe('a kind of value', () => {
  it('is known to one file of the contract and one of the web, and to their registries', () => {
    const folders = ['api-contract', 'domain', 'forms', 'form-builder', 'records'].map(
      (lib) => `libs/${lib}/src`,
    );
    const others = [...folders, 'tools/api/src']
      .flatMap(sources)
      .filter((path) => ![pureHalf, ...webHalves].some((half) => path.startsWith(`${half}/`)))
      .filter((path) => !namesakes.includes(path) && !fileRegistries.includes(path))
      // A few kinds may be special somewhere; a list of them would have to learn each new one.
      .filter((path) => kindsNamedIn(path).length > 5);
    expect(others.sort()).toEqual(pureRegistries);
  });

  it('is a field of a collection, a question of a form, or both', () => {
    expect([...new Set(pureRegistries.flatMap(kindsNamedIn))].sort()).toEqual([...kinds].sort());
  });

  it('has a web half for each', () => {
    const [fields = [], questions = []] = pureRegistries.map(kindsNamedIn);
    const [records = [], forms = []] = webRegistries.map(kindsNamedIn);
    expect(records).toEqual(fields);
    const files = sources('libs/form-builder/src/kinds').map((path) => path.replace(/^.*\/|\.tsx?$/g, ''));
    expect(questions.filter((kind) => !forms.includes(kind) && !files.includes(kind))).toEqual([]);
  });
});
