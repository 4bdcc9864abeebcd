import { afterEach, describe, expect, it, vi } from 'vitest';
import { reachOf } from './changed/reachOf.mjs';
import { testSteps } from './testSteps.mjs';
import { workspaceRoot } from './workspace.mjs';

/** The variants of the stories that each tier runs. @type {[import('./testSteps.mjs').Tier, string[]][]} */
const variantsOfTiers = [
  ['fast', []],
  ['slow', ['narrow']],
  ['long', ['narrow', 'reo', 'rtl']],
];

describe('the stories in another language, direction or width', () => {
  it.each(variantsOfTiers)('run in the %s tier as %s', async (tier, variants) => {
    const steps = await testSteps({ tier, postgres: undefined });
    expect(steps.flatMap(({ env }) => env?.['STORIES_IN'] ?? [])).toEqual(variants);
  });
});

describe('a machine without Chromium', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['are skipped', '', 'skipped'],
    ['fail where everything must run', '1', 'cannotRun'],
  ])('has its browser tests and stories: they %s', async (_what, ci, property) => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    vi.stubEnv('CI', ci);
    const steps = await testSteps({ tier: 'fast', postgres: { url: 'postgres://127.0.0.1/postgres' } });
    const refused = steps.filter((step) => Object.hasOwn(step, property));
    expect(refused.map(({ name }) => name)).toEqual(['story tests', 'browser tests']);
  });
});

it('skips the tests on another PostgreSQL where there is none', async () => {
  const steps = await testSteps({ tier: 'slow', postgres: undefined });
  expect(steps.find(({ name }) => name === 'API tests on another PostgreSQL')?.skipped).toMatch(
    /DATABASE_URL/,
  );
});

describe('what a change reaches', () => {
  /** @param {string[]} files */
  async function reachedBy(...files) {
    const change = { since: 'abc1234', reach: reachOf(workspaceRoot, files) };
    const steps = await testSteps({ tier: 'fast', postgres: undefined, change });
    return new Map(steps.filter(({ skipped }) => !skipped).map(({ name, command }) => [name, command]));
  }

  it('of a subject of the API: its tests, the journeys through it, and what is about the whole workspace', async () => {
    const steps = await reachedBy('tools/api/src/subjects/inventory/lockAssets.ts');
    expect([...steps.keys()]).toEqual([
      'type check',
      'lint',
      'unused code',
      'unused product code',
      'formatting and styles',
      'project references',
      'build',
      'API tests',
      'browser tests',
    ]);
    expect(steps.get('lint')).toContain('tools/api');
    expect(steps.get('API tests')).toContain('src/subjects/inventory/');
    expect(steps.get('browser tests')).toContain('journeys/equipmentDesk.spec.ts');
  });

  it('of a unit test: the tests of the libraries that import what changed, and no server', async () => {
    const steps = await reachedBy('libs/uploads/src/queue/stepQueue.test.ts');
    expect(steps.get('library tests')).toContain('--changed=abc1234');
    expect([...steps.keys()]).not.toEqual(expect.arrayContaining(['build']));
  });

  it('of a tool: the tests of all tools, which are stored where nothing that they read has changed', async () => {
    expect((await reachedBy('tools/bench/src/cpu.ts')).has('tool tests')).toBe(true);
  });
});
