import { describe, expect, it } from 'vitest';
import { badgeCredential, badgeName, badgeRefusal } from './badges';

const facts = { isReached: true, isAdult: false, isOffice: true, hasConsent: true };

describe('[7.41] a badge', () => {
  it.each([
    ['of an adult is opened by the creative', { isAdult: true, isOffice: false, hasConsent: false }, null],
    ['of a minor is opened by the office once the guardian agreed', {}, null],
    ['of a minor is not opened by the minor', { isOffice: false }, 'office'],
    ['of a minor is not opened without the guardian', { hasConsent: false }, 'consent'],
    ['is of what is reached', { isReached: false, isAdult: true }, 'notReached'],
  ] as const)('%s', (_, given, refusal) => {
    expect(badgeRefusal({ ...facts, ...given })).toBe(refusal);
  });

  it.each([
    ['Tama Reid', 'Tama R.'],
    ['Mere Ana van der Berg', 'Mere v.'],
    ['Ngaio', 'Ngaio'],
    ['Ana Ōpango', 'Ana Ō.'],
  ])('has of %s the given name and an initial, where that is a minor', (name, shown) => {
    expect(badgeName(name, false)).toBe(shown);
    expect(badgeName(name, true)).toBe(name);
  });

  it('is a credential of Open Badges 3.0 with what it takes, and without it with its name', () => {
    const stated = {
      url: 'https://launchpad.test/badges/a',
      issuer: { url: 'https://launchpad.test', name: 'Launchpad' },
      achievement: { hashcode: 'a', name: 'First draft', criteria: 'A whole draft' },
      holder: 'Tama R.',
      reachedOn: '2026-05-07',
    };
    const credential = badgeCredential(stated);
    expect(credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      validFrom: '2026-05-07T00:00:00Z',
      credentialSubject: {
        identifier: [{ identityType: 'name', identityHash: 'Tama R.' }],
        achievement: { id: 'urn:uuid:a', criteria: { narrative: 'A whole draft' } },
      },
    });
    const plain = badgeCredential({ ...stated, achievement: { ...stated.achievement, criteria: null } });
    expect(plain.credentialSubject.achievement.criteria).toEqual({ narrative: 'First draft' });
  });
});
