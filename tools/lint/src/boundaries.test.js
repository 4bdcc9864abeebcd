import { describe, expect, it } from 'vitest';
import { lintAs } from './lintAs.js';

const boundaryRule = '@nx/enforce-module-boundaries';

describe('the boundaries between projects', () => {
  it('fail the lint of an interface library that imports the data layer', async () => {
    const { exitCode, rules } = await lintAs('forbiddenImport.ts', 'libs/ui-kit/src/forbiddenImport.ts');
    expect(rules).toContain(boundaryRule);
    expect(exitCode).toBe(1);
  });

  it('let the data layer import the contract', async () => {
    const { exitCode, rules } = await lintAs('allowedImport.ts', 'libs/api-client/src/allowedImport.ts');
    expect(rules).toEqual([]);
    expect(exitCode).toBe(0);
  });

  it('keep tenants apart from the data layer', async () => {
    const { rules } = await lintAs('forbiddenImport.ts', 'apps/showquest/src/forbiddenImport.ts');
    expect(rules).toContain(boundaryRule);
  });
});

describe('the network', () => {
  it('is closed to every library but the API client', async () => {
    const elsewhere = await lintAs('networkCall.ts', 'libs/records/src/networkCall.ts');
    const client = await lintAs('networkCall.ts', 'libs/api-client/src/networkCall.ts');
    expect(elsewhere).toEqual({ exitCode: 1, rules: ['no-restricted-globals'] });
    expect(client).toEqual({ exitCode: 0, rules: [] });
  });
});

describe('a condition on the code of a tenant', () => {
  it('is refused in a library and allowed in the app of the tenant', async () => {
    const library = await lintAs('tenantCondition.ts', 'libs/records/src/tenantCondition.ts');
    const app = await lintAs('tenantCondition.ts', 'apps/showquest/src/tenantCondition.ts');
    expect(library).toEqual({ exitCode: 1, rules: ['callboard/no-tenant-condition'] });
    expect(app).toEqual({ exitCode: 0, rules: [] });
  });
});
