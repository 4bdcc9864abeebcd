import { hasRole, type Role } from '@callboard/api-contract';

/** What the rule for adults and minors needs to know of a user. */
export interface Correspondent {
  roles: readonly Role[];
  /** `2010-05-31`; null where it is not known. */
  birthDate: string | null;
}

const adultAge = 18;

/**
 * Whether a user counts as an adult. People who take part are students unless their date of birth says otherwise: a wrong guess must
 * not leave a minor alone with an adult.
 *
 * @param today The day in the tenant's zone: `2026-05-31`.
 */
export function isAdult({ roles, birthDate }: Correspondent, today: string): boolean {
  if (birthDate === null) return hasRole(roles, ['staff', 'judge']) || !roles.includes('participant');
  return ageOn(birthDate, today) >= adultAge;
}

/**
 * Whether these members of a conversation are exactly one adult and one minor, which most organisations forbid.
 *
 * @example
 * isAdultAndMinorAlone([staff, student], '2026-05-31'); // true
 */
export function isAdultAndMinorAlone(members: readonly Correspondent[], today: string): boolean {
  if (members.length !== 2) return false;
  return members.filter((member) => isAdult(member, today)).length === 1;
}

function ageOn(birthDate: string, today: string): number {
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}
