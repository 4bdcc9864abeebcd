import { expect, it } from 'vitest';
import { bodyParts } from './bodyParts';

const marked = (body: string, names: readonly string[] = []) =>
  bodyParts(body, names).flatMap(({ kind, text }) => (kind === 'text' ? [] : [[kind, text]]));

it.each([
  ['See https://school.nz/map.', ['https://school.nz/map']],
  ['(http://school.nz/a_(b)?c=1&d=2#e), then', ['http://school.nz/a_(b)?c=1&d=2#e']],
  ['HTTPS://SCHOOL.NZ!\nhttps://b.nz', ['HTTPS://SCHOOL.NZ', 'https://b.nz']],
  ['https:// and javascript:alert(1) and xhttps://a.nz', []],
])('the addresses of %o are links', (body, links) => {
  expect(marked(body)).toEqual(links.map((link) => ['link', link]));
});

it.each([
  ['@Hana and @Hanako', ['@Hana']],
  ['@Hana Parata, @Hana', ['@Hana Parata', '@Hana']],
  ['mail hana@Hana.nz', []],
  ['@Hanā', []],
])('mentions of %o are whole words', (body, mentions) => {
  expect(marked(body, ['Hana', 'Hana Parata'])).toEqual(mentions.map((mention) => ['mention', mention]));
});

it('loses nothing of a text', () => {
  const body = 'At five, @Hana: https://a.nz/x, (see http://b.nz).\nBye';
  expect(
    bodyParts(body, ['Hana'])
      .map(({ text }) => text)
      .join(''),
  ).toBe(body);
});
