import { notificationKindNames } from '@callboard/api-contract/notifications';
import { languageCodes } from '@callboard/api-contract/languages';
import { standardMails } from '@callboard/domain/competition';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';

type Text = string | ((...given: string[]) => string);
type Texts = Readonly<Record<(typeof languageCodes)[number], Readonly<Record<string, Text>>>>;

const { all } = vi.hoisted(() => ({ all: [] as Texts[] }));
vi.mock('./mailTexts', () => ({
  mailTexts: (texts: Texts) => {
    all.push(texts);
    return texts;
  },
}));

const folder = join(import.meta.dirname, '..', '..');
let files: { name: string; source: string }[];

beforeAll(async () => {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => name.endsWith('.ts') && !/\.(test|data)\.ts$|testKit/.test(name));
  files = await Promise.all(
    sources.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
  );
  const written = files.filter(({ source }) => /^const texts = mailTexts\(\{$/m.test(source));
  // Other tests of the same process have loaded some of them.
  vi.resetModules();
  for (const { name } of written) await import(join(folder, name));
  expect(all.length).toBe(written.length);
}, 60_000);

/** A text of as many facts as it takes, each a mark that is found again. */
function filledIn(text: Text, facts = typeof text === 'string' ? 0 : text.length): string {
  return typeof text === 'string' ? text : text(...Array.from({ length: facts }, (_, index) => `‹${index}›`));
}

const placeholders = (text: string) => [...text.matchAll(/‹\d+›|\{\w+\}/g)].map(([mark]) => mark).sort();
/** Words that stand in almost every English sentence, and in none of te reo Māori. */
const englishWords = /\b(the|you|your|this|is|was|are|of|for|with|from|and|not|it|to|at|by|has|have)\b/i;

function expectTranslated(en: Text, mi: Text, name: string) {
  const [english, maori] = [filledIn(en), filledIn(mi, typeof en === 'string' ? 0 : en.length)];
  expect(placeholders(maori), name).toEqual(placeholders(english));
  expect(maori.trim(), name).not.toBe('');
  expect(maori.replaceAll(/\{\w+\}/g, ''), name).not.toMatch(englishWords);
  if (englishWords.test(english)) expect(maori, name).not.toBe(english);
}

it('writes every mail in every language, with the same facts', () => {
  expect(all.length).toBeGreaterThan(15);
  for (const { en, mi } of all) {
    expect(Object.keys(mi).sort()).toEqual(Object.keys(en).sort());
    for (const [name, text] of Object.entries(en)) expectTranslated(text, mi[name] ?? '', name);
  }
});

it('writes the standard mail of every decision in every language', () => {
  for (const [decision, { subject, body }] of Object.entries(standardMails.en)) {
    // The same decisions in each language, by the type of the table.
    const mi = standardMails.mi[decision as keyof typeof standardMails.mi];
    expectTranslated(subject, mi.subject, decision);
    expectTranslated(body, mi.body, decision);
  }
});

it.each(notificationKindNames)('writes of a notification in every language: %s', async (kind) => {
  const { notificationText } = await import('../notifications/notificationTexts');
  const facts = new Proxy(
    { due: '2026-05-14', startsAt: '2026-05-14T07:00:00Z', zone: 'UTC' },
    {
      get: (known: Readonly<Record<string, string>>, fact: string) => known[fact] ?? `{${fact}}`,
    },
  );
  const [en, mi] = languageCodes.map((language) => notificationText({ kind, facts }, language));
  expect(placeholders(mi ?? '')).toEqual(placeholders(en ?? ''));
  expect(mi?.replaceAll(/\{\w+\}/g, '')).not.toMatch(englishWords);
});

it('has no mail whose words are written where it is made', () => {
  const own = files.filter(({ source }) => /mail\/Mail'|mails\.queue|: Mail\b/.test(source));
  const literal = own.filter(({ source }) =>
    /\b(?:subject|why): (?:'[^']* |`(?!\$\{))/.test(
      source.replace(/^const texts = mailTexts\(\{$[^]*?^\}\);$/m, ''),
    ),
  );
  expect(literal.map(({ name }) => name)).toEqual([]);
});
