// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint';

describe('fingerprint', () => {
  const file = (content: string, name = 'film.mp4') => new File([content], name, { lastModified: 1 });

  it('is equal for the same file', async () => {
    expect(await fingerprint(file('frames'), 's')).toBe(await fingerprint(file('frames'), 's'));
  });

  it('differs for other content, names and scopes', async () => {
    const prints = await Promise.all([
      fingerprint(file('frames'), 's'),
      fingerprint(file('framez'), 's'),
      fingerprint(file('frames', 'other.mp4'), 's'),
      fingerprint(file('frames'), 't'),
    ]);
    expect(new Set(prints).size).toBe(4);
  });
});
