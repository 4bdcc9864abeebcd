import type { CodedProblem } from '@callboard/api-contract';
import {
  partOptions,
  type EligibilityRule,
  type EntryFacts,
  type MemberFacts,
  type NamedRecord,
  type TermsOf,
} from '@callboard/api-contract/entries';
import { ageOn, dayOf } from './ages';
import { named, namesOf, type Found } from './findings';
import { membersCounted } from './membersCounted';

/** The members whose part is among these; all where none are named. */
export function membersWith(parts: readonly string[], { members }: EntryFacts): MemberFacts[] {
  return members.filter(({ part }) => parts.length === 0 || (part !== null && parts.includes(part)));
}

/** How many members of these parts count; all where no part is named. */
export function countOf(parts: readonly string[], facts: EntryFacts): number {
  const { length } = membersWith(parts, facts);
  return parts.length === 0 ? membersCounted({ named: length, declared: facts.members_count }) : length;
}

export function checkCount({ parts, least, most }: TermsOf<'count'>, facts: EntryFacts): Found[] {
  const count = countOf(parts, facts);
  const labels = labelsOfParts(parts);
  if (most !== null && count > most) {
    const problem: CodedProblem =
      parts.length === 0
        ? { code: 'membersAbove', facts: { count, most } }
        : { code: 'partsAbove', facts: { count, parts: labels, most } };
    // The last added leave; people who only were counted have no name yet.
    const present = byAdded(membersWith(parts, facts));
    const extra = present.slice(most).map(named);
    return [{ problem, repairs: extra.length > 0 ? [{ kind: 'removeMembers', members: extra }] : [] }];
  }
  if (least !== null && count < least) {
    return [
      {
        problem:
          parts.length === 0
            ? { code: 'membersBelow', facts: { count, least } }
            : { code: 'partsBelow', facts: { count, parts: labels, least } },
      },
    ];
  }
  return [];
}

export function checkAge(terms: TermsOf<'age'>, facts: EntryFacts): Found[] {
  return terms.counted_in === 'years' ? checkYears(terms, facts) : checkSchoolYears(terms, facts);
}

function checkYears({ parts, age_on, least, most }: TermsOf<'age'>, facts: EntryFacts): Found[] {
  const { entries_close, first_day } = facts.event;
  const day = age_on === 'entries_close' && entries_close !== null ? dayOf(entries_close) : first_day;
  const members = membersWith(parts, facts);
  const aged = members.flatMap((member) =>
    member.date_of_birth === null ? [] : [{ member, age: ageOn(member.date_of_birth, day) }],
  );
  const older = aged.filter(({ age }) => most !== null && age > most).map(({ member }) => named(member));
  const younger = aged.filter(({ age }) => least !== null && age < least).map(({ member }) => named(member));
  const missing = members.filter(({ date_of_birth }) => date_of_birth === null).map(named);
  return [
    ...about(older, { code: 'olderThan', facts: { most: most ?? 0, day, names: namesOf(older) } }),
    ...about(younger, { code: 'youngerThan', facts: { least: least ?? 0, day, names: namesOf(younger) } }),
    ...withoutRepair(missing, { code: 'birthDateMissing', facts: { names: namesOf(missing) } }),
  ];
}

function checkSchoolYears({ parts, least, most }: TermsOf<'age'>, facts: EntryFacts): Found[] {
  const members = membersWith(parts, facts);
  const above = members.filter(({ year_level }) => most !== null && year_level !== null && year_level > most);
  const below = members.filter(
    ({ year_level }) => least !== null && year_level !== null && year_level < least,
  );
  const missing = members.filter(({ year_level }) => year_level === null).map(named);
  return [
    ...about(above.map(named), {
      code: 'aboveSchoolYear',
      facts: { most: most ?? 0, names: namesOf(above) },
    }),
    ...about(below.map(named), {
      code: 'belowSchoolYear',
      facts: { least: least ?? 0, names: namesOf(below) },
    }),
    ...withoutRepair(missing, { code: 'schoolYearMissing', facts: { names: namesOf(missing) } }),
  ];
}

export function checkMembership(
  { parts, most }: TermsOf<'membership'>,
  facts: EntryFacts,
  categories: EligibilityRule['categories'],
): Found[] {
  return membersWith(parts, facts).flatMap((member) => {
    const others = member.elsewhere.filter(
      ({ category }) => categories.length === 0 || (category !== null && categories.includes(category)),
    );
    if (others.length + 1 <= most) return [];
    const names = others.map(({ name }) => name).join(', ');
    return about([named(member)], {
      code: 'inOtherEntries',
      facts: { name: member.name, others: names, most },
    });
  });
}

export function checkRegion(facts: EntryFacts): Found[] {
  const { region } = facts;
  if (region === null) return [];
  const counts = new Map<string, { region: NamedRecord; count: number }>();
  for (const { region: own } of facts.members) {
    if (own === null) continue;
    const known = counts.get(own.hashcode);
    counts.set(own.hashcode, { region: own, count: (known?.count ?? 0) + 1 });
  }
  const most = Math.max(0, ...[...counts.values()].map(({ count }) => count));
  const leading = [...counts.values()].filter(({ count }) => count === most);
  const [majority] = leading;
  // With as many members from one region as from another, either is right.
  if (!majority || leading.some(({ region: own }) => own.hashcode === region.hashcode)) return [];
  return [
    {
      problem: { code: 'otherRegion', facts: { majority: majority.region.name, region: region.name } },
      repairs: leading.map(({ region: to }) => ({ kind: 'moveRegion', to: named(to) })),
    },
  ];
}

export function checkAdded(facts: EntryFacts): Found[] {
  const first = facts.first_performance;
  if (first === null) return [];
  const late = facts.members.filter(({ added }) => Date.parse(added) > Date.parse(first)).map(named);
  return about(late, { code: 'addedAfterFirst', facts: { names: namesOf(late) } });
}

/** The labels of parts, for a sentence. */
export function labelsOfParts(parts: readonly string[]): string[] {
  return parts.map((part) => partOptions.find(({ value }) => value === part)?.label ?? part);
}

/** A finding about members, which is gone once they are out of the entry. */
function about(members: readonly NamedRecord[], problem: CodedProblem): Found[] {
  if (members.length === 0) return [];
  return [{ problem, members, repairs: [{ kind: 'removeMembers', members: [...members] }] }];
}

/** A finding about members who are to be completed. */
function withoutRepair(members: readonly NamedRecord[], problem: CodedProblem): Found[] {
  return members.length === 0 ? [] : [{ problem, members }];
}

function byAdded(members: readonly MemberFacts[]): MemberFacts[] {
  // An instant of the database is finer than a Date, and those who are only typed share theirs: they stay in their order.
  return members.toSorted(
    (one, other) =>
      Date.parse(one.added) - Date.parse(other.added) ||
      Number(one.added > other.added) - Number(one.added < other.added),
  );
}
