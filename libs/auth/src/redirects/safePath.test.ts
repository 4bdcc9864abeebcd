import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../tools/vitest/tiers.mjs';
import { safePath } from './safePath';

const own = 'https://showquest.test';
const runs = isLong ? 100_000 : 5_000;
// A hundred thousand paths take long on a busy machine.
const timeoutMs = 120_000;

const scheme = fc.constantFrom(
  'http:',
  'https:',
  'javascript:',
  'data:',
  'vbscript:',
  'JaVaScRiPt:',
  'ftp:',
  '',
);
const trick = fc.constantFrom(
  ...[
    '/',
    '//',
    '///',
    '\\',
    '/\\',
    '\\/',
    '/.',
    '/..',
    '/./',
    '/.//',
    '/..//',
    '/%2f',
    '/%5c',
    '/%09/',
    '/%00/',
  ],
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    '\u2028',
    '\u2029',
    '\u00a0',
    '\ufeff',
    '\u200b',
    '\u202e',
    ' ',
    ';',
    ':',
    '@',
    '?',
    '#',
  ],
  ...[
    'untrusted.test',
    'untrusted.test:80',
    'user@untrusted.test',
    'xn--e1afmkfd.test',
    '．',
    '／',
    '。untrusted.test',
    '[::1]',
    '127.1',
  ],
  ...[
    'alert(1)',
    'text/html,<script>',
    'login',
    'events',
    '?redirect=//untrusted.test',
    '#//untrusted.test',
    '%0d%0aX:1',
  ],
);
const built = fc
  .tuple(scheme, fc.array(trick, { maxLength: 7 }), fc.string({ unit: 'binary', maxLength: 5 }))
  .map(([start, parts, end]) => `${start}${parts.join('')}${end}`);
const slashed = fc.tuple(fc.constant('/'), built).map((parts) => parts.join(''));
const untrusted = fc.oneof(built, slashed, fc.webUrl(), fc.string({ unit: 'binary' }));

describe('safePath', () => {
  it.each([
    ['/', '/'],
    ['/events?page=2&search=a%20b#top', '/events?page=2&search=a%20b#top'],
    ['/venues/1/../2', '/venues/2'],
    ['/a b', '/a%20b'],
    ['/kōrero', '/k%C5%8Drero'],
  ])('[2.32] accepts %s as %s', (path, expected) => {
    expect(safePath(path)).toBe(expected);
  });

  it.each([
    ['another host', '//untrusted.test'],
    ['another host by backslash', '/\\untrusted.test'],
    ['another host once normalised', '/.//untrusted.test'],
    ['another host by a dropped tab', '/\t/untrusted.test'],
    ['an absolute URL', 'https://untrusted.test/'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
    ['a relative path', 'events'],
    ['a number', 7],
    ['null', null],
    ['a text over the limit', `/${'a'.repeat(3_000)}`],
  ])('refuses %s', (_name, path) => {
    expect(safePath(path)).toBeNull();
  });

  it(
    `never leads to another site, in ${runs} runs`,
    () => {
      let passed = 0;
      fc.assert(
        fc.property(untrusted, (text) => {
          const path = safePath(text);
          if (path === null) return;
          passed++;
          const url = new URL(path, own);
          expect(url.origin).toBe(own);
          // A browser following it as a link and the router reach the same place.
          expect(`${url.pathname}${url.search}${url.hash}`).toBe(path);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(safePath(path)).toBe(path);
        }),
        { numRuns: runs },
      );
      // Enough generated paths are accepted: otherwise a function that rejects everything would pass.
      expect(passed).toBeGreaterThan(runs / 100);
    },
    timeoutMs,
  );

  it(
    `accepts every path of the app unchanged, in ${runs} runs`,
    () => {
      const part = fc.stringMatching(/^[\w~-]{1,12}$/);
      const good = fc
        .record({
          parts: fc.array(part, { minLength: 1, maxLength: 5 }),
          query: fc.dictionary(part, part),
          hash: part,
        })
        .map(({ parts, query, hash }) => {
          const search = new URLSearchParams(query).toString();
          return `/${parts.join('/')}${search && `?${search}`}#${hash}`;
        });
      fc.assert(
        fc.property(good, (path) => {
          expect(safePath(path)).toBe(path);
        }),
        { numRuns: runs },
      );
    },
    timeoutMs,
  );

  it('the generated texts do lead to other sites without it', () => {
    const escapes = fc
      .sample(untrusted, { numRuns: 2_000, seed: 1 })
      .filter((text) => URL.canParse(text, own) && new URL(text, own).origin !== own);
    expect(escapes.length).toBeGreaterThan(100);
  });
});
