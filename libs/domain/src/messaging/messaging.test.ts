import type { Role } from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { isAdult, isAdultAndMinorAlone, recipientScope, writeRefusal } from './index';

const today = '2026-03-01';
const person = (role: Role, birthDate: string | null = null) => ({
  roles: [role],
  isTeacher: false,
  birthDate,
});
const student = person('participant', '2010-05-31');
const teacher = person('participant', '1980-05-31');
const staff = person('staff');

describe('an adult', () => {
  it.each([
    ['2008-03-01', true],
    ['2008-02-29', true],
    ['2008-03-02', false],
    ['2010-12-31', false],
  ])('born on %s: %s', (birthDate, expected) => {
    expect(isAdult(person('participant', birthDate), today)).toBe(expected);
    expect(isAdult(person('staff', birthDate), today)).toBe(expected);
  });

  it.each([
    ['admin', true],
    ['staff', true],
    ['judge', true],
    ['collaborator', true],
    ['participant', false],
  ] as const)('without a date of birth, as %s: %s', (role, expected) => {
    expect(isAdult(person(role), today)).toBe(expected);
  });

  it.each([
    ['staff', true],
    ['judge', true],
    ['collaborator', false],
  ] as const)('without a date of birth, as a participant who is %s too: %s', (role, expected) => {
    expect(isAdult({ ...person('participant'), roles: ['participant', role] }, today)).toBe(expected);
  });

  it('is a teacher without a date of birth, and a student who enters for a school is none', () => {
    expect(isAdult({ ...person('participant'), isTeacher: true }, today)).toBe(true);
    expect(isAdult({ ...student, isTeacher: true }, today)).toBe(false);
  });
});

describe('a conversation', () => {
  it('is refused to exactly one adult and one minor', () => {
    expect(isAdultAndMinorAlone([staff, student], today)).toBe(true);
    expect(isAdultAndMinorAlone([person('participant'), person('judge')], today)).toBe(true);
    expect(isAdultAndMinorAlone([student, teacher], today)).toBe(true);
  });

  it.each([
    ['one alone', [student]],
    ['two adults', [staff, teacher]],
    ['two minors', [student, person('participant')]],
    ['a second adult', [staff, teacher, student]],
    ['a second minor', [staff, student, student]],
  ])('is open to %s', (_, members) => {
    expect(isAdultAndMinorAlone(members, today)).toBe(false);
  });

  it('is written in by everyone who reads it, by staff alone, or by none', () => {
    const open = { status: 'open', lockReason: null };
    const locked = { status: 'open', lockReason: 'Off topic' };
    expect(writeRefusal(open, ['participant'])).toBeNull();
    expect(writeRefusal(locked, ['participant'])).toEqual({
      code: 'conversationLocked',
      facts: { reason: 'Off topic' },
    });
    expect(writeRefusal(locked, ['staff'])).toBeNull();
    expect(writeRefusal(locked, ['admin'])).toBeNull();
    expect(writeRefusal({ ...locked, status: 'closed' }, ['staff'])).toMatchObject({
      code: 'conversationClosed',
    });
  });

  it('is begun with everyone by staff, and with known people by others', () => {
    expect(recipientScope(['staff'])).toBe('everyone');
    expect(recipientScope(['admin'])).toBe('everyone');
    for (const role of ['judge', 'participant', 'collaborator'] as const) {
      expect(recipientScope([role])).toBe('organisersAndOwnEntries');
    }
  });
});
