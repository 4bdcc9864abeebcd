import type { EntryFacts, MemberFacts } from '@callboard/api-contract/eligibility';
import { parseDay } from './parseDay';

/** A member as it is typed or pasted, before it is added. */
export interface TypedMember {
  name: string;
  date_of_birth: string | null;
  year_level: number | null;
  part: string | null;
}

/**
 * The members in text that was copied from a spreadsheet or a CSV file: name, birth date, school year and part, in this order. A line
 * with headings is left out, and `problems` says which lines hold a date or a number that makes no sense.
 *
 * @example
 * parseMembers('Ana Ruru\t04/03/2014\t9\tGuitar', [{ value: 'guitar', label: 'Guitar' }])
 */
export function parseMembers(
  text: string,
  parts: readonly { value: string; label: string }[],
): { members: TypedMember[]; problems: { line: number; text: string }[] } {
  const members: TypedMember[] = [];
  const problems: { line: number; text: string }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [name = '', born = '', year = '', part = ''] = cellsOf(line);
    if (name === '' || (index === 0 && isHeading(born, year))) continue;
    const day = parseDay(born);
    const level = year === '' ? null : Number(year.replace(/\D/g, '') || Number.NaN);
    const option = parts.find(
      ({ value, label }) => part !== '' && [value, label.toLowerCase()].includes(part.toLowerCase()),
    );
    const isClear = (born === '' || day !== null) && !Number.isNaN(level) && (part === '' || option);
    if (!isClear) problems.push({ line: index + 1, text: line.trim().slice(0, 80) });
    else members.push({ name, date_of_birth: day, year_level: level, part: option?.value ?? null });
  }
  return { members, problems };
}

/** The facts of an entry as they would be with these members too: the rules look at them before they are added. */
export function withTypedMembers(facts: EntryFacts, typed: readonly TypedMember[], now: Date): EntryFacts {
  if (typed.length === 0) return facts;
  const added = typed.map((member, at): MemberFacts => ({
    ...member,
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

/** Headings have words where members have a date and a number. */
function isHeading(born: string, year: string): boolean {
  return /[a-zā-ū]/i.test(born) && !/\d/.test(born + year);
}
