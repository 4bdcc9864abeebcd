import { describe, expect, it } from 'vitest';
import { besideTenant } from './besideTenant.js';

describe('besideTenant', () => {
  it.each([
    ["import { old } from './old';", "import { old } from './old';\nimport { fresh } from './fresh';"],
    ['  old,', '  old,\n  fresh,'],
    ["  old: 'oldEntries',", "  old: 'oldEntries',\n  fresh: 'freshEntries',"],
    ['const all = { old, other };', 'const all = { old, fresh, other };'],
    ["const codes = ['old', 'other'] as const;", "const codes = ['old', 'fresh', 'other'] as const;"],
    ['  old: {\n    path: 1,\n  },\n', '  old: {\n    path: 1,\n  },\n  fresh: {\n    path: 1,\n  },\n'],
    ["  tenants: ['old'],", "  tenants: ['old', 'fresh'],"],
  ])('%s', (line, expected) => {
    expect(besideTenant(line, { like: 'old', code: 'fresh' })).toBe(expected);
  });

  it('leaves everything else as it is', () => {
    const source = "// older than old age\nconst path = '/old';\n";
    expect(besideTenant(source, { like: 'old', code: 'fresh' })).toBe(source);
  });
});
