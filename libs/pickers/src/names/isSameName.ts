import { canonicalText } from '@callboard/api-contract/text';
import { withPlainApostrophes } from '@callboard/domain/names';

/** True if two names are equal (clause 2.53), ignoring case, the kind of an apostrophe and what is invisible, but not macrons. */
export function isSameName(one: string, other: string): boolean {
  return tidy(one) === tidy(other);
}

function tidy(name: string): string {
  return withPlainApostrophes(canonicalText(name, 'line').toLocaleLowerCase('en'));
}
