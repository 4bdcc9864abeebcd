import { expect, test } from 'vitest';
import { decisionMails } from './decisionMails';
import { mailPlaceholders } from '../mailPlaceholders.data';

test('the text of a decision mail names everything that is filled in', () => {
  const named = [...decisionMails.fields.body.description.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(named).toEqual([...mailPlaceholders]);
});
