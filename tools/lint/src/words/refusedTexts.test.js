import { productTexts } from '@callboard/language/texts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspaceRoot.js';
import { findRefusedTexts } from './findRefusedTexts.js';
import { mailTextsIn } from './mailTextsIn.js';
import { refusedTexts } from './refusedTexts.data.js';

const server = 'tools/api/src';

/** The texts of mails, notices and printed pages, with their files. */
function mailTexts() {
  return readdirSync(join(workspaceRoot, server), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const source = readFileSync(join(workspaceRoot, server, name), 'utf8');
      if (!source.includes('mailTexts(')) return [];
      return mailTextsIn(source, name).map((text) => /** @type {const} */ ([text, `${server}/${name}`]));
    });
}

describe('refused texts', () => {
  it.each(refusedTexts)('“$example” is refused: $instead', ({ example, refused, instead }) => {
    expect(findRefusedTexts(example)).toContainEqual({ words: refused.exec(example)?.[0], instead });
  });

  it.each([
    'There is no stage on this plan',
    'This {record} is no longer possible.',
    'The mail server cannot be reached.',
    'It may have moved, or the link may be incomplete.',
    'Must be a link that begins with https://',
    'Version {edition}',
    '{count} items are still to come',
    'missing hashcode',
  ])('“%s” is plain', (text) => {
    expect(findRefusedTexts(text)).toEqual([]);
  });

  it('are found in the English of mails, also around what they fill in', () => {
    const source =
      'const texts = mailTexts({ en: { a: (n) => `A mail to ${n} by hand` }, mi: { a: "a mail" } });';
    expect(mailTextsIn(source, 'mails.ts')).toEqual(['A mail to … by hand']);
  });
});

it('[8.8] no text on a screen, in a mail or on paper speaks like code or a translation', () => {
  const mails = mailTexts();
  expect(mails.length).toBeGreaterThan(150);
  const found = [...productTexts(workspaceRoot), ...mails].flatMap(([text, file]) =>
    findRefusedTexts(text).map(
      ({ words, instead }) => `${file}: “${text}” has “${words}”, better: ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});
