import { expect, it } from 'vitest';
import { escaped, quoted } from './quoted.js';

it('quotes a text as the formatter does', () => {
  expect(['Act', "Judge's pick", 'The "best"', `It's "on"`, 'a\\b\n'].map(quoted)).toEqual([
    `'Act'`,
    `"Judge's pick"`,
    `'The "best"'`,
    `"It's \\"on\\""`,
    `'a\\\\b\\n'`,
  ]);
});

it('escapes a text for HTML', () => {
  expect(escaped('A & <"B">')).toBe('A &amp; &lt;&quot;B&quot;>');
});
