import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import generateAction from './action/generator.js';
import generateCollection from './collection/generator.js';
import generateComponent from './component/generator.js';
import generateKind from './kind/generator.js';
import generateMigration from './migration/generator.js';
import generatePicker from './picker/generator.js';
import { copyWorkspace } from './realTree.js';
import generateScreen from './screen/generator.js';
import generateTenant from './tenant/generator.js';
import generateTheme from './theme/generator.js';
import { updateDocuments } from './updateDocuments.js';

const isLong = Boolean(process.env['CALLBOARD_LONG']);
const of = 'prizeGivings';
const declaration = 'libs/api-contract/src/collections/prize-givings/prizeGivings.ts';

/** The tests of what was made, by project; the short run has those of a collection and a component alone. */
const tests = {
  'libs/api-contract': ['src/collections/prize-givings', 'src/registry.test.ts', 'src/fields/kinds.test.ts'],
  'libs/ui-kit': ['src/display/SeatLegend'],
};
const longTests = {
  'libs/api-contract': ['src/actions', 'src/collections/contests.test.ts'],
  'libs/records': ['src/kinds', 'src/everyCollection.test.ts'],
  'libs/pickers': ['src/venues', 'src/prize-givings', 'src/exports.test.ts'],
  'libs/screens': ['src/prize-givings', 'src/regions'],
  'tools/api': [
    'src/calls/actions.test.ts',
    'src/calls/queries.test.ts',
    'src/database/schema.test.ts',
    'src/database/tables.test.ts',
    'src/docs/everyRoute.test.ts',
    'src/hardening/rights/rights.test.ts',
    'src/navigation',
  ],
};

/** @type {ReturnType<typeof copyWorkspace>} */
let copy;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

/** Checks types, rules and format of all that was made, and runs its tests. @param {{ isLinted: boolean }} options */
function describeChecks({ isLinted }) {
  it('has right types', async () => {
    await copy.run('@typescript/native/bin/tsc', '-b', ...(isLong ? [] : Object.keys(tests)));
  });

  it.runIf(isLinted)('keeps the rules of the linter and the format', async () => {
    const code = copy.changed().filter((path) => /\.tsx?$/.test(path));
    // The rule on boundaries reads Nx's graph.
    if (isLong) await copy.run('nx/dist/bin/nx.js', 'show', 'projects');
    await copy.run('oxlint/bin/oxlint', '--deny-warnings', ...code);
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
    await copy.generate((tree) => generateCollection(tree, { name: of }));
    await copy.generate((tree) => generateComponent(tree, { name: 'seat legend', room: 'display' }));
    if (!isLong) return;
    await copy.generate((tree) => generateKind(tree, { name: 'colour' }));
    await copy.generate((tree) => generateScreen(tree, { name: 'PrizeGivingsList', of }));
    await copy.generate((tree) => generateScreen(tree, { name: 'PrizeGivingProfile', of }));
    await copy.generate((tree) => generateScreen(tree, { name: 'RegionsAtlas', of: 'regions' }));
    await copy.generate((tree) => generatePicker(tree, { of }));
    await copy.generate((tree) => generatePicker(tree, { of: 'venues', groupBy: 'region' }));
    await copy.generate((tree) => generateAction(tree, { name: 'awardPrize', of }));
    await copy.generate((tree) =>
      generateAction(tree, { name: 'retireVenue', of: 'venues', subject: 'task' }),
    );
    await copy.generate((tree) => generateAction(tree, { name: 'countPrizes', subject: 'mail' }));
    await copy.generate((tree) =>
      generateAction(tree, { name: 'prizeTotals', subject: 'prizeGiving', query: true }),
    );
    await copy.generate((tree) =>
      generateTenant(tree, { name: 'Dancequest', entry: 'Dance', participant: 'Dancer' }),
    );
    copy.link('@callboard/tenant-dancequest', 'apps/dancequest/src/tenant');
    await copy.generate((tree) => generateTheme(tree, { tenant: 'dancequest', brand: '#0b6e4f' }));
    updateDocuments(copy.root);
  });

  describeChecks({ isLinted: isLong });
});

describe('what the generators made, after required fields were added', () => {
  beforeAll(async () => {
    const path = join(copy.root, declaration);
    const fields = [
      `code: text({ label: 'Code', required: true, max: 12, search: true, sort: true }),`,
      `seats: integer({ label: 'Seats', required: true, min: 1, filter: true }),`,
      ...(isLong ? [`ribbon: colour({ label: 'Ribbon', required: true, max: 20 }),`] : []),
    ];
    const source = readFileSync(path, 'utf8')
      .replace('  fields: {', `  fields: {\n    ${fields.join('\n    ')}`)
      .replace('import { text, textarea }', `import { ${isLong ? 'colour, ' : ''}integer, text, textarea }`);
    writeFileSync(path, source);
    if (!isLong) return;
    // Without a history the first migration counts as one that others have: the table is altered.
    await copy.generate((tree) =>
      generateMigration(tree, { of, fill: ['code=none', 'seats=1', 'ribbon=green'] }),
    );
    updateDocuments(copy.root);
  });

  // The linter reads the types of the whole workspace: once is enough for the short run.
  describeChecks({ isLinted: true });
});
