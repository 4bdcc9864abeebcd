import type { EligibilityRule } from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { fillInMail, unknownPlaceholders } from './decisionMails';
import { canWithdraw, inWaitingOrder, nextWaiting, placesLeft } from './decisions';

const waiting = (hashcode: string, place: number | null, submitted: string | null = null) => ({
  hashcode,
  waiting_place: place,
  submitted_at: submitted,
});
const places = { limit: 2, accepted: 1, toAccept: 0 };

describe('places', () => {
  it('[7.40] counts what is accepted and what is decided to be', () => {
    expect(placesLeft({ limit: 10, accepted: 6, toAccept: 5 })).toBe(-1);
    expect(placesLeft({ ...places, limit: null })).toBeNull();
  });

  it('[7.40] go to the first of the waiting list, and to no one while the event is full', () => {
    const list = [waiting('c', null, '2027-01-02T00:00:00Z'), waiting('b', 2), waiting('a', 1)];
    expect(inWaitingOrder(list).map(({ hashcode }) => hashcode)).toEqual(['a', 'b', 'c']);
    expect(nextWaiting(list, places)?.hashcode).toBe('a');
    expect(nextWaiting(list, { ...places, toAccept: 1 })).toBeNull();
    expect(nextWaiting([], places)).toBeNull();
  });

  it('are ordered by arrival where no place was given', () => {
    const list = [waiting('a', null), waiting('b', null, '2027-01-02T00:00:00Z')];
    expect(inWaitingOrder(list).map(({ hashcode }) => hashcode)).toEqual(['b', 'a']);
  });
});

it('[7.40] a school withdraws until the first performance where a rule sets it', () => {
  const rule: EligibilityRule = {
    hashcode: '00000000-0000-4000-8000-000000000001',
    name: 'No change',
    text: 'No change after the first performance.',
    rule_version: 1,
    severity: 'refuse',
    season: 2027,
    categories: [],
    terms: { kind: 'date', deadline: 'first_performance' },
  };
  const first = '2027-05-05T07:00:00Z';
  expect(canWithdraw([rule], first, new Date('2027-05-05T06:59:00Z'))).toBe(true);
  expect(canWithdraw([rule], first, new Date('2027-05-05T07:00:00Z'))).toBe(false);
  expect(canWithdraw([], first, new Date('2027-05-06T00:00:00Z'))).toBe(true);
});

describe('a mail of a decision', () => {
  it('leaves out a line with nothing to fill in', () => {
    const template = { subject: '{entry}', body: 'Hello {contact}\n\nWhy: {reason}\n\n{link}' };
    expect(fillInMail(template, { entry: 'Tides', contact: 'Aroha', link: '/x' })).toEqual({
      subject: 'Tides',
      body: 'Hello Aroha\n\n/x',
    });
  });

  it('names what can not be filled in', () => {
    expect(unknownPlaceholders('Dear {contct}, {entry} {contct}')).toEqual(['contct']);
  });
});
