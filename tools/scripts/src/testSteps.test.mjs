import { describe, expect, it } from 'vitest';
import { testSteps } from './testSteps.mjs';

/** The variants of the stories that each tier runs. @type {[import('./testSteps.mjs').Tier, string[]][]} */
const variantsOfTiers = [
  ['short', []],
  ['browser', ['narrow']],
  ['long', ['narrow', 'reo', 'rtl']],
];

describe('the stories in another language, direction or width', () => {
  it.each(variantsOfTiers)('run in the %s tier as %s', async (tier, variants) => {
    const steps = await testSteps({ tier, postgres: undefined });
    expect(steps.flatMap(({ env }) => env?.['STORIES_IN'] ?? [])).toEqual(variants);
  });
});
