import { canonicalText } from '@callboard/api-contract/text';

/** Whether two names are equal (clause 2.53), ignoring case and what is invisible, but not macrons. */
export function isSameName(one: string, other: string): boolean {
  return tidy(one) === tidy(other);
}

function tidy(name: string): string {
  return canonicalText(name, 'line').toLocaleLowerCase('en');
}
