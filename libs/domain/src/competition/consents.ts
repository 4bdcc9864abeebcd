import { adultParts, type ConsentMember } from '@callboard/api-contract/consents';
import { ageOn } from './ages';

/** Facts that decide whether a member of an entry is an adult. */
export interface MemberAge {
  part: string | null;
  date_of_birth: string | null;
  year_level: number | null;
}

const adultAge = 18;

/** Checks whether a member is an adult on a day: by their date of birth, else by their school year, else by their part. */
export function isAdultOn({ part, date_of_birth, year_level }: MemberAge, day: string): boolean {
  if (date_of_birth !== null) return ageOn(date_of_birth, day) >= adultAge;
  if (year_level !== null) return false;
  return part !== null && adultParts.includes(part);
}

/** How far the consents of a member are. */
export type ConsentState = 'allGiven' | 'hasNo' | 'waiting' | 'expired' | 'notAsked' | 'noEmail';

/** How far the consents of a member are, where these kinds are required. */
export function consentState(
  { answers, has_email, requested, expires }: Omit<ConsentMember, 'hashcode' | 'name'>,
  kinds: readonly { kind: string }[],
  now: Date,
): ConsentState {
  const current = kinds.map(({ kind }) => answers.find((answer) => answer.kind === kind)?.answer);
  if (current.every((answer) => answer !== undefined)) {
    return current.every((answer) => answer === 'given') ? 'allGiven' : 'hasNo';
  }
  if (!has_email) return 'noEmail';
  if (requested === null) return 'notAsked';
  return expires !== null && new Date(expires) <= now ? 'expired' : 'waiting';
}

/** Checks whether every kind was answered, with yes or no. */
export function hasAnswered(state: ConsentState): boolean {
  return state === 'allGiven' || state === 'hasNo';
}
