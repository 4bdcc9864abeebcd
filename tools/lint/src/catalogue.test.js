import { tenants } from '@callboard/all-tenants';
import contract from '@callboard/api-contract/package.json' with { type: 'json' };
import { partsOf, productTexts, untranslated } from '@callboard/language/texts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { workspaceRoot } from './workspaceRoot.js';

/** @type {Record<string, string>} */
const catalogue = JSON.parse(
  readFileSync(join(workspaceRoot, 'libs/api-contract/src/catalogues/mi.json'), 'utf8'),
);
const entries = Object.entries(catalogue);
const texts = productTexts(workspaceRoot);

/** Reviewed: abbreviations, units, currencies, names, a greeting, and words to search by in either language. */
const sameInBoth = [
  'API',
  'AUD',
  'CSV',
  'Excel (XLSX)',
  'GST',
  'ID',
  'Kia ora, {name}',
  'Māori',
  'NZD',
  'PDF',
  'USD',
  'cm',
  'language reo english māori',
  '{km} km',
  '{minutes, number} min',
  '{size} kB',
];

it('has te reo Māori of every text that a person can see', () => {
  expect(texts.size).toBeGreaterThan(4_000);
  expect(untranslated(workspaceRoot)).toEqual([]);
});

it('has no text that is used nowhere any more', () => {
  expect(entries.flatMap(([text]) => (texts.has(text) ? [] : [text]))).toEqual([]);
});

it('has the same words in both languages only where they were reviewed', () => {
  const same = entries.flatMap(([text, translation]) => (text === translation ? [text] : []));
  expect(same.sort()).toEqual(sameInBoth);
});

it('fills the same places in both languages, by the same plurals and selections', () => {
  const others = entries.filter(([text, translation]) => placesOf(text) !== placesOf(translation));
  expect(others).toEqual([]);
});

it('is valid ICU syntax throughout', () => {
  // The compiler prints what it cannot read, and returns the text as it is.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [, translation] of entries) compileMessage(translation);
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
});

it('writes macrons as single letters, and no apostrophe, which ICU reads as a quotation mark', () => {
  const composed = entries.filter(([, translation]) => translation !== translation.normalize('NFC'));
  expect(composed).toEqual([]);
  expect(entries.filter(([, translation]) => /(?<!')'(?!')/.test(translation))).toEqual([]);
});

it('knows every label that the contract and the tenants have at run time', () => {
  const labels = [...declared.labels, ...declared.sentences];
  expect(labels.length).toBeGreaterThan(900);
  expect(labels.filter((text) => /\p{L}{2}/u.test(text) && !texts.has(text))).toEqual([]);
});

it('has no label with an article of its own, since sentences bring theirs', () => {
  expect(translated(declared.labels).filter((label) => /^(?:ngā|te|he)\s/i.test(label))).toEqual([]);
});

it('composes no sentence with two articles, whichever label it is given', () => {
  const labels = translated(declared.labels);
  const openings = new Set(
    entries.flatMap(([, translation]) =>
      [...translation.matchAll(/(\S+\s["“]?)\{\w+[,}]/g)].map(([, before]) => String(before)),
    ),
  );
  const doubled = [...openings].flatMap((before) => labels.filter((label) => hasTwoArticles(before + label)));
  expect(openings.size).toBeGreaterThan(100);
  expect(doubled).toEqual([]);
  expect(entries.filter(([, translation]) => hasTwoArticles(translation))).toEqual([]);
});

/** @param {string} text */
function hasTwoArticles(text) {
  return /(?<!\p{L})(?:ngā|te|he)\s["“]?(?:ngā|te|he)(?!\p{L})/iu.test(text);
}

/** The translations of labels, as they stand in a sentence. @param {Iterable<string>} labels */
function translated(labels) {
  return [...labels].flatMap((label) => catalogue[label] ?? []);
}

/**
 * The names and types of the values that a text takes. Sentences of problems are filled in as they are: they have no syntax of ICU, and
 * can have a name between quotation marks.
 *
 * @param {string} text
 */
function placesOf(text) {
  const places = /\{\w+,/.test(text)
    ? partsOf(text).flatMap((part) => (Array.isArray(part) ? [`${part[0]} ${part[1] ?? ''}`] : []))
    : [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name} `);
  return [...new Set(places)].sort().join();
}

/** Declarations in the exports of the contract and the tenants, however they were put together. */
const declared = declaredIn([...(await subPathsOf(contract)), tenants]);

/** Exports of each sub-path of a package. @param {{ name: string, exports: Record<string, string> }} manifest */
async function subPathsOf({ name, exports }) {
  const paths = Object.keys(exports).filter((path) => !path.endsWith('.json'));
  return Promise.all(paths.map(async (path) => /** @type {object} */ (await import(name + path.slice(1)))));
}

/** @param {readonly object[]} roots */
function declaredIn(roots) {
  /** @type {Set<string>} */
  const labels = new Set();
  /** @type {Set<string>} */
  const others = new Set();
  /** @type {Set<unknown>} */
  const seen = new Set();
  /** @param {unknown} value */
  function visit(value) {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, child] of Object.entries(value)) {
      // Examples are records.
      if (/example$/i.test(key)) continue;
      if (typeof child !== 'string') visit(child);
      else if (['label', 'one', 'many', 'unit'].includes(key)) labels.add(child);
      else if (['confirm', 'noticed'].includes(key)) others.add(child);
      else if (key === 'description' && 'label' in value) others.add(child);
    }
  }
  roots.forEach(visit);
  return { labels, sentences: others };
}
