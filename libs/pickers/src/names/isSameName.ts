/** Whether two names are one (clause 2.53): case, and spaces around and between, do not matter; a macron does. */
export function isSameName(one: string, other: string): boolean {
  return tidy(one) === tidy(other);
}

function tidy(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
}
