import { describe, expect, it } from 'vitest';
import { insertEntry, insertStatement } from './insertSorted.js';

const registry = `import { defineConfig } from 'vitest';
import { events } from './events';
import {
  venues,
  type Venue,
} from './venues';

export const registry = {
  events,
  venues,
} as const;
`;

describe('insertStatement', () => {
  it('keeps imports in the order of their modules', () => {
    expect(insertStatement(registry, "import { spaces } from './spaces';")).toContain(
      "from './events';\nimport { spaces } from './spaces';\nimport {\n  venues,",
    );
  });

  it('puts the last one behind the others', () => {
    expect(insertStatement(registry, "import { zones } from './zones';")).toContain(
      "} from './venues';\nimport { zones } from './zones';\n\nexport const",
    );
  });

  it('begins a file that has none', () => {
    expect(insertStatement('run();\n', "import { run } from './run';")).toBe(
      "import { run } from './run';\nrun();\n",
    );
  });
});

describe('insertEntry', () => {
  const where = { after: /registry = \{/, like: /^ {2}\w+,$/ };

  it('keeps entries in order, first and last ones too', () => {
    expect(insertEntry(registry, '  zones,', where)).toContain('  venues,\n  zones,\n} as const');
    expect(insertEntry(registry, '  awards,', where)).toContain('{\n  awards,\n  events,');
  });

  it('refuses what is there already, and a file of another shape', () => {
    expect(() => insertEntry(registry, '  events,', where)).toThrow('there already');
    expect(() => insertEntry('nothing', '  events,', where)).toThrow('no line like');
  });
});
