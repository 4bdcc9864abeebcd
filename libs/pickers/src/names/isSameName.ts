/** Whether two names are equal (clause 2.53), ignoring case and extra spaces, but not macrons. */
export function isSameName(one: string, other: string): boolean {
  return tidy(one) === tidy(other);
}

function tidy(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');
}
