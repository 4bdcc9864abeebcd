import { describe, expect, test } from 'vitest';
import { messageOf, problemSentence, sentences } from './sentences';
import type { ProblemText } from './sentenceText';
import { problemTexts } from './problemTexts.data';

const entries = Object.entries<string | ProblemText>(problemTexts);

describe('the catalogue of problems', () => {
  test.each(entries)('%s names each of its facts once, and no other', (_code, entry) => {
    const [text, facts] = typeof entry === 'string' ? [entry, {}] : [entry.text, entry.facts];
    const named = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(facts).sort());
  });

  test('has each sentence once', () => {
    const texts = entries.map(([, entry]) => (typeof entry === 'string' ? entry : entry.text));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a sentence', () => {
  const from = '2027-05-07T19:30:00.000+12:45';
  const to = '2027-05-07T19:40:00.000+12:45';

  test.each([
    [sentences.slotTaken({ record: 'Entry', from, to }), 'Another entry has 19:30 to 19:40.'],
    [
      sentences.slotOutside({ holder: 'Performance', day: from, from, to, minutes: 10 }),
      'The performance is on 07-May-2027 from 19:30 to 19:40, and this slot takes 10 minutes.',
    ],
    [
      sentences.existsWithSame({ record: 'Entry', fields: ['Name', 'Event'] }),
      'An entry with the same name and event already exists.',
    ],
    [sentences.neededBy({ others: 'Venues', record: 'Region' }), 'Venues still need this region.'],
    [
      sentences.listTooLong({ max: 1_000 }),
      'This list has more than 1,000 records. Ask for it page by page, without paginate=false.',
    ],
  ])('%# is made of its facts', (message, sentence) => {
    expect(message.sentence).toBe(sentence);
  });

  test('is made again in another language, its labels too', () => {
    const known = new Map([
      ['{record} with the same {fields} already exists.', 'Kei konei kē {record}: {fields}.'],
      ['Region', 'Rohe'],
      ['Name', 'Ingoa'],
    ]);
    const { code, facts } = sentences.existsWithSame({ record: 'Region', fields: ['Name'] });
    expect(problemSentence(code, facts, (text) => known.get(text) ?? text)).toBe('Kei konei kē Rohe: ingoa.');
  });

  test('of a code that is not known has no words', () => {
    expect(problemSentence('toString', {}, String)).toBeNull();
  });

  test.each([
    [sentences.required()],
    [sentences.maxLength({ max: 200 })],
    [sentences.minTime({ time: '2026-05-10' })],
    [sentences.notBefore({ field: 'starts' })],
  ])('%# of a schema is read back with its facts', (message) => {
    expect(messageOf(message.sentence)).toMatchObject({ sentence: message.sentence });
    expect(messageOf(sentences.maxLength({ max: 200 }).sentence)).toEqual(sentences.maxLength({ max: 200 }));
  });

  test('of no catalogue stands for nothing', () => {
    expect(messageOf('Two parts of the form have the id a.')).toBeNull();
  });
});
