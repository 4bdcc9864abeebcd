import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import generateAction from './action/generator.js';
import generateCollection from './collection/generator.js';
import generateComponent from './component/generator.js';
import generateKind from './kind/generator.js';
import generateMigration from './migration/generator.js';
import generatePicker from './picker/generator.js';
import { isLong } from '../../vitest/tiers.mjs';
import { copyWorkspace } from './realTree.js';
import generateScreen from './screen/generator.js';
import generateTenant from './tenant/generator.js';
import generateTheme from './theme/generator.js';
import { updateDocuments } from './updateDocuments.js';

// Names as people write them: with a mark, an apostrophe, a space, or a word of the language.
const collection = "whānau's prizes";
const of = 'whanausPrizes';
const tenant = 'ngatoichildrensfair';
const declaration = 'libs/api-contract/src/whanaus-prizes/collections/whanausPrizes.ts';

/**
 * Projects that are compiled after the contract has changed and screens were made, and those only checked, against the rest as it was
 * compiled before.
 */
const compiled = ['libs/api-contract', 'libs/all-tenants', 'libs/office'];
const checked = [
  'libs/ui-kit',
  'libs/records',
  'libs/pickers',
  'libs/screens',
  'tools/api',
  `apps/${tenant}`,
];

/** The tests of what was made, by project: none named is all, because many are about every collection and every tenant. */
const tests = { 'libs/all-tenants': [], 'libs/office': ['src/whanaus-prizes'] };
const longTests = {
  'libs/api-contract': [],
  'libs/ui-kit': ['src/display/JudgesPick'],
  'libs/records': ['src/kinds', 'src/everyCollection.slow.test.ts'],
  'libs/pickers': ['src/venues', 'src/whanaus-prizes'],
  'libs/office': ['src/regions'],
  'tools/api': [
    'src/engine/calls/actions.slow.test.ts',
    'src/engine/calls/queries.test.ts',
    'src/engine/database/schema.test.ts',
    'src/engine/docs/everyRoute.test.ts',
    'src/engine/navigation',
    'src/hardening/rights/rights.test.ts',
    'src/subjects/erasing',
  ],
};

/** @type {ReturnType<typeof copyWorkspace>} */
let copy;
beforeAll(async () => {
  copy = copyWorkspace();
  // Nothing to do where all is compiled already. A tenant's app imports what every other app does.
  await compile(
    '-b',
    ...compiled,
    ...checked.filter((project) => !project.endsWith(tenant)),
    'apps/showquest',
  );
});
afterAll(() => copy.remove());

/** @param {string[]} parameters */
function compile(...parameters) {
  return copy.run('@typescript/native/bin/tsc', ...parameters);
}

/**
 * Checks types, rules and format of all that was made, and runs its tests.
 *
 * @param {{ isLast: boolean, tests: Record<string, string[]> }} options `isLast`: in the short run, which checks types and rules once,
 *   since the linter reads the types of the whole workspace
 */
function describeChecks({ isLast, tests }) {
  const isChecked = isLong || isLast;
  it.runIf(isChecked)('has right types', async () => {
    if (isLong) await compile('-b');
    else {
      await compile('-b', ...compiled);
      for (const project of checked) await compile('--noEmit', '-p', project);
    }
  });

  it.runIf(isChecked)('keeps the rules of the linter and the format', async () => {
    const code = copy.changed().filter((path) => /\.tsx?$/.test(path));
    // The rule on boundaries reads Nx's graph.
    if (isLong) await copy.run('nx/dist/bin/nx.js', 'show', 'projects');
    // Errors alone: a file that they add a line to can have been long before, which is a warning.
    await copy.run('oxlint/bin/oxlint', '--quiet', ...code);
    await copy.run('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...copy.changed());
  });

  for (const [project, files] of Object.entries(tests))
    it(`passes its tests in ${project}`, async () => {
      expect(await copy.test(project, ...files)).toMatch(/Tests .*\d+ passed/);
    });

  for (const [project, files] of Object.entries(isLong ? longTests : {}))
    it(`passes further tests in ${project}`, async () => {
      expect(await copy.test(project, ...files)).toMatch(/Tests .*\d+ passed/);
    });
}

describe('what the generators make', () => {
  beforeAll(async () => {
    /** @type {<O>(generator: (tree: import('@nx/devkit').Tree, options: O) => Promise<unknown>, options: O) => Promise<void>} */
    const generate = (generator, options) => copy.generate((tree) => generator(tree, options));
    await generate(generateCollection, { name: collection });
    await generate(generateComponent, { name: "judge's pick", room: 'display' });
    await generate(generateKind, { name: "tohu o te 'tau'" });
    await generate(generateScreen, { name: "Whānau's prizes list", of });
    await generate(generateScreen, { name: "Whānau's prize profile", of });
    await generate(generateScreen, { name: 'RegionsAtlas', of: 'regions' });
    await generate(generatePicker, { of });
    await generate(generatePicker, { of: 'venues', groupBy: 'region' });
    await generate(generateAction, { name: "award whānau's prize", of });
    await generate(generateAction, { name: 'retireVenue', of: 'venues', subject: 'task' });
    await generate(generateAction, { name: 'countPrizes', subject: 'mail' });
    await generate(generateAction, { name: 'open class', subject: 'class' });
    await generate(generateAction, { name: 'prizeTotals', subject: "whānau's prize", query: true });
    await generate(generateTenant, {
      name: "Ngā Toi & Children's Fair",
      entry: `Children's "act"`,
      participant: 'Tamaiti',
      participants: "Children o te Tai's",
    });
    copy.link(`@callboard/tenant-${tenant}`, `apps/${tenant}/src/tenant`);
    await generate(generateTheme, { tenant, brand: '#0b6e4f' });
    if (isLong) updateDocuments(copy.root);
  });

  describeChecks({ isLast: false, tests });
});

describe('what the generators made, after required fields were added', () => {
  beforeAll(async () => {
    const path = join(copy.root, declaration);
    const fields = [
      `code: text({ label: 'Code', required: true, max: 12, search: true, sort: true }),`,
      `seats: integer({ label: 'Seats', required: true, min: 1, filter: true }),`,
      `ribbon: tohuOTeTau({ label: 'Ribbon', required: true, max: 20 }),`,
    ];
    const source = readFileSync(path, 'utf8')
      .replace('  fields: {', `  fields: {\n    ${fields.join('\n    ')}`)
      .replace('import { text, textarea }', 'import { integer, text, textarea, tohuOTeTau }');
    writeFileSync(path, source);
    if (!isLong) return;
    // Without a history the first migration counts as one that others have: the table is altered.
    await copy.generate((tree) =>
      generateMigration(tree, { of, fill: ['code=none', 'seats=1', 'ribbon=green'] }),
    );
    updateDocuments(copy.root);
  });

  describeChecks({ isLast: true, tests: { 'libs/api-contract': [] } });
});
