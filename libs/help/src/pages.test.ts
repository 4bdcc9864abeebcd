// @vitest-environment node
import { productTexts } from '@callboard/language/texts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { helpPages } from './pages';
import { readSentence } from './text/readSentence';
import { wordNames } from './text/wordNames.data';

const file = new URL('../../api-contract/src/catalogues/mi.json', import.meta.url);
const catalogue = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(file, 'utf8')));
const texts = productTexts(fileURLToPath(new URL('../../..', import.meta.url)));
const sentences = helpPages.flatMap(({ text }) => [
  text.title,
  text.purpose,
  ...text.steps,
  ...text.problems,
  ...(text.picture === undefined ? [] : [text.picture]),
]);

it('have ids of their own', () => {
  expect(helpPages.length).toBeGreaterThan(30);
  expect(new Set(helpPages.map(({ id }) => id)).size).toBe(helpPages.length);
});

it('are in both languages', () => {
  expect(sentences.filter((sentence) => !texts.has(sentence) || catalogue[sentence] === undefined)).toEqual(
    [],
  );
});

it('name only buttons and screens that exist, the same in both languages', () => {
  const unknown = sentences.flatMap((sentence) =>
    namesIn(sentence).flatMap(({ text }) => (texts.has(text) ? [] : [text])),
  );
  expect(unknown).toEqual([]);
  expect(sentences.filter((sentence) => keysOf(sentence) !== keysOf(catalogue[sentence] ?? ''))).toEqual([]);
});

it("use the tenants' words where they name things, and fill the places of names", () => {
  const isFilled = (sentence: string) =>
    readSentence(sentence).every((part) => {
      const places = [...part.text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
      if (part.kind === 'text') return places.every((place) => Object.hasOwn(wordNames, place));
      return places.length === 0 ? part.word === undefined : Object.hasOwn(wordNames, part.word ?? '');
    });
  expect(sentences.filter((sentence) => !isFilled(sentence))).toEqual([]);
});

it('have no article that depends on the word of the tenant', () => {
  expect(sentences.filter((sentence) => /\ban \{/i.test(sentence))).toEqual([]);
});

it('have a card for each of those who work at a table on the night', () => {
  const cards = helpPages.filter(({ hasCard }) => hasCard).map(({ id }) => id);
  expect(cards).toEqual(expect.arrayContaining(['judgeNight', 'runShow', 'openDoor', 'sellAtBoxOffice']));
});

function namesIn(sentence: string) {
  return readSentence(sentence).filter((part) => part.kind === 'name');
}

/** The names in a sentence, in no order. */
function keysOf(sentence: string): string {
  return namesIn(sentence)
    .map(({ text, word }) => `${text}|${word}`)
    .sort()
    .join();
}
