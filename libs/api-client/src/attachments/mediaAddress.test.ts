import { assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configureApi } from '../configureApi';
import { mediaAddress } from './mediaAddress';

configureApi({ origin: 'https://api.example.org' });

describe('mediaAddress', () => {
  it('returns the URL of a file on the server', () => {
    expect(mediaAddress('/files/a?signature=1')).toBe('https://api.example.org/files/a?signature=1');
    expect(mediaAddress('https://api.example.org/files/a')).toBe('https://api.example.org/files/a');
  });

  it.each([
    '',
    null,
    'https://evil.test/a',
    '//evil.test/a',
    '/\\evil.test/a',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('returns undefined for anything else: %s', (sent) => expect(mediaAddress(sent)).toBeUndefined());

  it('never returns a URL on another host, for any input', () => {
    const start = constantFrom(
      '',
      '/',
      '//',
      '/\\',
      '\t//',
      'https://',
      'HTTPS:',
      'javascript:',
      'blob:',
      'data:',
    );
    assert(
      property(tuple(start, string()), ([head, rest]) => {
        const address = mediaAddress(head + rest);
        expect(address === undefined || new URL(address).origin === 'https://api.example.org').toBe(true);
      }),
    );
  });
});
