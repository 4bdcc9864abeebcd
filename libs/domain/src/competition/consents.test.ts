import type { ConsentAnswer } from '@callboard/api-contract/consents';
import { describe, expect, it } from 'vitest';
import { consentState, hasAnswered, isAdultOn } from './consents';

const day = '2027-05-05';
const nothing = { part: null, date_of_birth: null, year_level: null };

describe('an adult', () => {
  it('is 18 years old on the day, by the date of birth before all else', () => {
    expect(isAdultOn({ ...nothing, date_of_birth: '2009-05-05', year_level: 13 }, day)).toBe(true);
    expect(isAdultOn({ ...nothing, date_of_birth: '2009-05-06', part: 'teacher' }, day)).toBe(false);
  });

  it('is who has no school year and the part of an adult', () => {
    expect(isAdultOn({ ...nothing, part: 'teacher' }, day)).toBe(true);
    expect(isAdultOn({ ...nothing, part: 'manager', year_level: 12 }, day)).toBe(false);
    expect(isAdultOn({ ...nothing, part: 'performer' }, day)).toBe(false);
    expect(isAdultOn(nothing, day)).toBe(false);
  });
});

describe('the consents of a member', () => {
  const kinds = [{ kind: 'take_part' }, { kind: 'medical' }];
  const now = new Date('2027-03-01T00:00:00Z');
  const pending = { has_email: true, requested: '2027-02-01T00:00:00Z', expires: '2027-03-03T00:00:00Z' };
  const state = (
    answers: readonly ConsentAnswer[],
    given: Partial<Parameters<typeof consentState>[0]> = {},
  ) =>
    consentState(
      {
        ...pending,
        answers: answers.map((answer, index) => ({
          kind: kinds[index]?.kind ?? '',
          answer,
          at: pending.requested,
        })),
        ...given,
      },
      kinds,
      now,
    );

  it('are answered by a yes or a no to every kind', () => {
    expect(state(['given', 'given'])).toBe('allGiven');
    expect(state(['given', 'withdrawn'])).toBe('hasNo');
    expect(state(['refused', 'given'])).toBe('hasNo');
    expect([state(['given']), state(['given', 'given'])].map(hasAnswered)).toEqual([false, true]);
  });

  it('are waited for until the link expires, once it was requested', () => {
    expect(state(['given'])).toBe('waiting');
    expect(state([], { expires: null })).toBe('waiting');
    expect(state([], { expires: now.toISOString() })).toBe('expired');
    expect(state([], { requested: null, expires: null })).toBe('notAsked');
    expect(state([], { has_email: false })).toBe('noEmail');
  });
});
