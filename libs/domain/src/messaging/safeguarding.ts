import { hasRole, type Role } from '@callboard/api-contract';

/** Facts about a user for the rule on adults and minors. */
export interface Correspondent {
  roles: readonly Role[];
  /** Of a school's staff: they enter for a school, or staff confirmed their request for its account. */
  isTeacher: boolean;
  /** `2010-05-31`; null where it is not known. */
  birthDate: string | null;
}

const adultAge = 18;

/**
 * Checks whether a user counts as an adult: by their date of birth, or else by their roles. Of those who take part, only teachers are
 * adults without one: a wrong guess must not leave a minor alone with an adult.
 *
 * @param today The day in the tenant's zone: `2026-05-31`.
 */
export function isAdult({ roles, isTeacher, birthDate }: Correspondent, today: string): boolean {
  if (birthDate === null) {
    return isTeacher || hasRole(roles, ['staff', 'judge']) || !roles.includes('participant');
  }
  return ageOn(birthDate, today) >= adultAge;
}

/**
 * Checks whether these members of a conversation are exactly one adult and one minor, which most organisations forbid.
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
