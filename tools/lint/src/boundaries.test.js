import { createProjectGraphAsync } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { exitCodeOfLint, lintAs } from './lintAs.js';

const boundaryRule = '@nx/enforce-module-boundaries';

// Without an up-to-date graph of the projects the rule lets everything pass.
beforeAll(() => createProjectGraphAsync());

describe('the boundaries between projects', () => {
  it('keep an interface library from importing the data layer', async () => {
    expect(await lintAs('forbiddenImport', 'libs/ui-kit/src/inputs/index.ts')).toContain(boundaryRule);
  });

  it('keep the app of a tenant from importing the data layer', async () => {
    expect(await lintAs('forbiddenImport', 'apps/showquest/src/main.tsx')).toContain(boundaryRule);
  });

  it('let the data layer import the contract', async () => {
    expect(await lintAs('allowedImport', 'libs/api-client/src/index.ts')).toEqual([]);
  });

  it('fail the lint command when they are crossed, and only then', async () => {
    expect(await exitCodeOfLint('forbiddenImport', 'libs/ui-kit/src/inputs/index.ts')).toBe(1);
    expect(await exitCodeOfLint('allowedImport', 'libs/api-client/src/index.ts')).toBe(0);
  });
});

describe('the network', () => {
  it('is closed to every library but the API client', async () => {
    expect(await lintAs('networkCall', 'libs/records/src/index.ts')).toEqual(['no-restricted-globals']);
    expect(await lintAs('networkCall', 'libs/api-client/src/index.ts')).toEqual([]);
  });
});

describe('a condition on the code of a tenant', () => {
  it('is refused in a library and allowed in the app of the tenant', async () => {
    expect(await lintAs('tenantCondition', 'libs/records/src/index.ts')).toEqual([
      'callboard/no-tenant-condition',
    ]);
    expect(await lintAs('tenantCondition', 'apps/showquest/src/main.tsx')).toEqual([]);
  });
});
