import { describe, expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateTheme from './generator.js';

describe('nx g theme --tenant=rockquest --brand=#0b6e4f', () => {
  it('writes the colours again and keeps fonts and corners', async () => {
    const changes = await changesBy((tree) => generateTheme(tree, { tenant: 'rockquest', brand: '#0b6e4f' }));
    expect(changes.map(({ path }) => path).sort()).toEqual([
      'apps/rockquest/src/tenant/tenant.ts',
      'apps/rockquest/src/theme.css',
    ]);
    const contentOf = (/** @type {string} */ file) =>
      changes.find(({ path }) => path.endsWith(file))?.content?.toString() ?? '';
    const sheet = contentOf('theme.css');
    const accent = /--accent: light-dark\((#[\da-f]{6})/.exec(sheet)?.[1];
    expect(contentOf('tenant.ts')).toContain(`  colours: { brand: '#0b6e4f', accent: '${accent}' },\n`);
    expect(sheet).toMatch(
      /^@layer tenant \{\n {2}:root \{\n {4}--brand: light-dark\(#0b6e4f, #[\da-f]{6}\);/,
    );
    expect(sheet).toContain('--weight-display: 900;');
    expect(sheet.match(/--brand:/g)).toHaveLength(1);
  });

  it('refuses a tenant that is not there', async () => {
    const changes = changesBy((tree) => generateTheme(tree, { tenant: 'dancequest', brand: '#0b6e4f' }));
    await expect(changes).rejects.toThrow('There is no apps/dancequest/src/theme.css');
  });
});
