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

  it('let the rules of the domain import the contract, and neither React nor the data layer', async () => {
    const path = 'libs/domain/src/scheduling/runSheet.ts';
    expect(await lintAs('allowedImport', path)).toEqual([]);
    expect(await lintAs('forbiddenImport', path)).toContain(boundaryRule);
    expect(await lintAs('componentImport', path)).toContain(boundaryRule);
  });

  it('fail the lint command when they are crossed, and only then', async () => {
    expect(await exitCodeOfLint('forbiddenImport', 'libs/ui-kit/src/inputs/index.ts')).toBe(1);
    expect(await exitCodeOfLint('allowedImport', 'libs/api-client/src/index.ts')).toBe(0);
  });
});

describe('the data of a tenant', () => {
  const folder = 'apps/showquest/src/tenant/tenant.ts';

  it('is read by the app of that tenant, and by no library or other app', async () => {
    expect(await lintAs('tenantImport', 'apps/showquest/src/main.tsx')).toEqual([]);
    expect(await lintAs('tenantImport', 'apps/rockquest/src/main.tsx')).toContain(boundaryRule);
    expect(await lintAs('tenantImport', 'libs/records/src/index.ts')).toContain(boundaryRule);
  });

  it('is read by the server and the browser tests for all tenants together', async () => {
    expect(await lintAs('everyTenantImport', 'tools/api/src/main.ts')).toEqual([]);
    expect(await lintAs('everyTenantImport', 'e2e/support/tenants.ts')).toEqual([]);
    expect(await lintAs('everyTenantImport', 'libs/records/src/index.ts')).toContain(boundaryRule);
  });

  it('has no component and no data layer', async () => {
    expect(await lintAs('componentImport', folder)).toContain(boundaryRule);
    expect(await lintAs('forbiddenImport', folder)).toContain(boundaryRule);
  });
});

describe('the network', () => {
  it('is closed to every library but the API client', async () => {
    expect(await lintAs('networkCall', 'libs/records/src/index.ts')).toEqual(['no-restricted-globals']);
    expect(await lintAs('networkCall', 'libs/api-client/src/index.ts')).toEqual([]);
  });
});

describe('the clock', () => {
  it('is read by no rule of the domain, which is given `now`', async () => {
    expect(await lintAs('clockRead', 'libs/domain/src/scheduling/runSheet.ts')).toEqual([
      'no-restricted-syntax',
      'no-restricted-syntax',
      'no-restricted-syntax',
    ]);
    expect(await lintAs('clockRead', 'libs/records/src/index.ts')).toEqual([]);
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
