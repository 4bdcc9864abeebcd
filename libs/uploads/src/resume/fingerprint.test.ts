// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint';

describe('fingerprint', () => {
  const file = (content: string, name = 'film.mp4') => new File([content], name, { lastModified: 1 });

  it('knows the same file again', async () => {
    expect(await fingerprint(file('frames'), 's')).toBe(await fingerprint(file('frames'), 's'));
  });

  it('tells other content, names and places apart', async () => {
    const prints = await Promise.all([
      fingerprint(file('frames'), 's'),
      fingerprint(file('framez'), 's'),
      fingerprint(file('frames', 'other.mp4'), 's'),
      fingerprint(file('frames'), 't'),
    ]);
    expect(new Set(prints).size).toBe(4);
  });
});
