import { setLanguage } from '@callboard/language';
import { defaultLabels } from '@callboard/api-contract/tenant';
import { afterEach, expect, it } from 'vitest';
import { plainSentence } from './fillSentence';
import { readSentence } from './readSentence';

const labels = { ...defaultLabels, entries: { one: 'Act', many: 'Acts' } };

afterEach(() => setLanguage('en'));

it('parts a sentence at the names of what stands on the screen', () => {
  expect(readSentence('Press **New {one}|entry** or **Save**.')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'name', text: 'New {one}', word: 'entry' },
    { kind: 'text', text: ' or ' },
    { kind: 'name', text: 'Save', word: undefined },
    { kind: 'text', text: '.' },
  ]);
});

it('uses the words of the tenant, with a capital where the sentence begins', () => {
  expect(plainSentence('{entries} are under **New {one}|entry**, each {entry} once.', labels)).toBe(
    'Acts are under New act, each act once.',
  );
});

it('names buttons as they are in the language in use', async () => {
  await setLanguage('mi');
  expect(plainSentence('**Sign in**', labels)).toBe('Takiuru');
});
