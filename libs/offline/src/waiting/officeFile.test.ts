import { expect, it } from 'vitest';
import type { OutboxEntry } from '../entries/OutboxEntry';
import { officeFile } from './officeFile';

const place = {
  lane: 'judging/s/a',
  page: '/judging/s/a',
  addedAt: Date.parse('2027-05-07T07:10:00Z'),
  triedAt: null,
};
const input = { entry: 'a', marks: [{ code: 'music', value: 9 }] };

it('[1.8] has who made what and when, why it was refused, and each call as it would have been sent', () => {
  const entries: OutboxEntry[] = [
    {
      ...place,
      number: 1,
      action: 'score',
      target: 's',
      input,
      text: 'Scored Anchor',
      key: 'one',
      problem: 'Not found.',
    },
    {
      ...place,
      number: 2,
      action: 'signSheet',
      target: 's',
      input: { entry: 'a' },
      text: 'Signed Anchor',
      key: 'two',
      problem: null,
    },
  ];
  const { name, content } = officeFile(entries, 'Mere Tamati', Date.parse('2027-05-07T08:00:00Z'));
  expect(name).toBe('For the office 2027-05-07-08-00.txt');
  const lines = content.split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['Made by: Mere Tamati', 'Saved at: 2027-05-07T08:00:00.000Z']);
  expect(lines).toContain('2027-05-07T07:10:00.000Z  Scored Anchor');
  expect(lines).toContain('  Not sent: Not found.');
  const calls = lines.filter((line) => line.startsWith('  {')).map((line) => JSON.parse(line) as unknown);
  expect(calls).toEqual([
    { action: 'score', target: 's', input, key: 'one' },
    { action: 'signSheet', target: 's', input: { entry: 'a' }, key: 'two' },
  ]);
});
