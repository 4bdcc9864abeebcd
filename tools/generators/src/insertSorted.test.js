import { describe, expect, it } from 'vitest';
import { insertSorted } from './insertSorted.js';

const registry = `import { events } from './events';
import { venues } from './venues';

export const registry = {
  events,
  venues,
} as const;
`;

describe('insertSorted', () => {
  it('keeps imports in the order of their modules', () => {
    expect(insertSorted(registry, "import { spaces } from './spaces';", { like: /^import / })).toContain(
      "from './events';\nimport { spaces } from './spaces';\nimport { venues }",
    );
  });

  it('keeps the entries of an object in order, last ones too', () => {
    const where = { from: /registry = \{/, like: /^ {2}\w+,$/ };
    expect(insertSorted(registry, '  zones,', where)).toContain('  venues,\n  zones,\n} as const');
    expect(insertSorted(registry, '  awards,', where)).toContain('{\n  awards,\n  events,');
  });

  it('refuses what is there already, and a file of another shape', () => {
    const where = { from: /registry = \{/, like: /^ {2}\w+,$/ };
    expect(() => insertSorted(registry, '  events,', where)).toThrow('there already');
    expect(() => insertSorted('nothing', '  events,', where)).toThrow('no line like');
  });
});
