import type { EntryFacts, MemberFacts } from '@callboard/api-contract/entries';
import { isEmail } from '@callboard/api-contract/text';
import { parseDay } from './parseDay';

/** A member as it is typed or pasted, before it is added. */
export interface TypedMember {
  name: string;
  date_of_birth: string | null;
  year_level: number | null;
  part: string | null;
}

/** A member to add, with whom to ask about them where that is known. */
export interface NewMember extends TypedMember {
  guardian?: { name: string; email: string } | null;
}

/**
 * The members in text that was copied from a spreadsheet or a CSV file: name, birth date, school year, part, and the
 * name and email of a guardian, in this order. A line with headings is left out, and `problems` lists the lines with something that
 * makes no sense.
 *
 * @example
 * parseMembers('Ana Ruru\t04/03/2014\t9\tGuitar', [{ value: 'guitar', label: 'Guitar' }])
 */
export function parseMembers(
  text: string,
  parts: readonly { value: string; label: string }[],
): { members: NewMember[]; problems: { line: number; text: string }[] } {
  const members: NewMember[] = [];
  const problems: { line: number; text: string }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [name = '', born = '', year = '', part = '', guardian = '', email = ''] = cellsOf(line);
    if (name === '' || (index === 0 && isHeading(born, year))) continue;
    const day = parseDay(born);
    const level = year === '' ? null : Number(year.replace(/\D/g, '') || Number.NaN);
    const option = parts.find(
      ({ value, label }) => part !== '' && [value, label.toLowerCase()].includes(part.toLowerCase()),
    );
    const isPerson = (born === '' || day !== null) && !Number.isNaN(level) && (part === '' || option);
    if (!isPerson || Object.keys(guardianErrors({ name: guardian, email })).length > 0) {
      problems.push({ line: index + 1, text: line.trim().slice(0, 80) });
      continue;
    }
    const member = { name, date_of_birth: day, year_level: level, part: option?.value ?? null };
    members.push(email === '' ? member : { ...member, guardian: { name: guardian, email } });
  }
  return { members, problems };
}

/** The facts of an entry as they would be with these members too: the rules read them before they are added. */
export function withTypedMembers(facts: EntryFacts, typed: readonly TypedMember[], now: Date): EntryFacts {
  if (typed.length === 0) return facts;
  const added = typed.map(({ name, date_of_birth, year_level, part }, at): MemberFacts => ({
    name,
    date_of_birth,
    year_level,
    part,
    hashcode: `typed ${at}`,
    region: null,
    added: now.toISOString(),
    elsewhere: [],
  }));
  const members = [...facts.members, ...added];
  return { ...facts, members, members_count: members.length };
}

function cellsOf(line: string): string[] {
  const separator = [/\t/, /;/].find((each) => each.test(line)) ?? /,/;
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}

/** Errors in a guardian as typed, by field. An error between the two stands at both. */
type GuardianErrors = Partial<Record<'name' | 'email', 'nameMissing' | 'emailMissing' | 'emailInvalid'>>;

/**
 * Checks a guardian as typed: they are written to by email, so there are a name and an email, or neither.
 *
 * @example guardianErrors({ name: 'Hana', email: '' }) // { name: 'emailMissing', email: 'emailMissing' }
 */
export function guardianErrors(typed: { name: string; email: string }): GuardianErrors {
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  if (name !== '' && email === '') return { name: 'emailMissing', email: 'emailMissing' };
  const invalid: GuardianErrors = email === '' || isEmail(email) ? {} : { email: 'emailInvalid' };
  if (name === '' && email !== '') return { name: 'nameMissing', email: 'nameMissing', ...invalid };
  return invalid;
}

/** Headings have words where members have a date and a number. */
function isHeading(born: string, year: string): boolean {
  return /[a-zā-ū]/i.test(born) && !/\d/.test(born + year);
}
