import { describe, expect, it } from 'vitest';
import { apiOrigin, apiVersion } from './apiOrigin';

const allowed = ['https://api.test', 'https://staging.api.test/'];

describe('apiOrigin', () => {
  it('[3.36] returns the stored origin when this build allows it', () => {
    expect(apiOrigin('https://staging.api.test', 'https://api.test', allowed)).toBe(
      'https://staging.api.test',
    );
  });

  it.each(['https://evil.test', 'javascript:alert(1)', 'api.test', 'https://api.test.evil.test', ''])(
    'never returns the stored address %s',
    (stored) => {
      expect(apiOrigin(stored, 'https://api.test', allowed)).toBe('https://api.test');
    },
  );

  it('falls back to the origin of the page', () => {
    expect(apiOrigin(null, undefined, [])).toBe('');
  });
});

describe('apiVersion', () => {
  it.each([
    [2, '20', 2],
    [null, '20', 20],
    [null, undefined, 21],
    [Number.NaN, 'x', 21],
    [-1, '2.5', 21],
  ])('[7.1] [9.1] with %s stored and %s built in, is %i', (stored, built, version) => {
    expect(apiVersion(stored, built)).toBe(version);
  });
});
