import type { EligibilityRule, EntryFacts } from '@callboard/api-contract/entries';
import { dayOfInstant } from '../calendar/zones';
import { zoneOfContests } from './ages';
import { checkEntry, rulesFor } from './checkEntry';
import { isBlocking, type Finding } from './findings';
import { withTypedMembers, type TypedMember } from './typedMembers';

/** Until when those who entered can replace a member. */
export interface ReplacementLimit {
  /** The day of the first performance, where it is. */
  day: string;
  isOver: boolean;
}

/**
 * Until when members can be replaced by the rule of the season that no one joins after the first performance; null where no rule
 * sets one, or staff waived it. Without a time of its own, an entry is first performed on the first day of its event: that day is
 * still open.
 *
 * @example replacementLimit(rules, facts, new Date()) // { day: '2027-05-05', isOver: false }
 */
export function replacementLimit(
  rules: readonly EligibilityRule[],
  facts: EntryFacts,
  now: Date,
): ReplacementLimit | null {
  const isLimited = rulesFor(rules, facts).some(
    ({ hashcode, severity, terms }) =>
      terms.kind === 'date' &&
      terms.deadline === 'first_performance' &&
      severity === 'refuse' &&
      !facts.waived.includes(hashcode),
  );
  if (!isLimited) return null;
  const { event, first_performance: first } = facts;
  const zone = event.zone ?? zoneOfContests;
  if (first !== null) return { day: dayOfInstant(first, zone), isOver: Date.parse(first) < now.getTime() };
  return { day: event.first_day, isOver: dayOfInstant(now.toISOString(), zone) > event.first_day };
}

/** The facts of an entry as they would be with another person in the place of a member. */
export function withReplacedMember(
  facts: EntryFacts,
  leaving: string,
  coming: TypedMember,
  now: Date,
): EntryFacts {
  const members = facts.members.filter(({ hashcode }) => hashcode !== leaving);
  const { members_count } = facts;
  const replaced = withTypedMembers({ ...facts, members }, [coming], now);
  return { ...replaced, members_count };
}

/**
 * Findings that refuse a replacement: those that the entry did not have before, or that are about the new member. The deadline of
 * replacements is not among them, because staff replace after it too.
 */
export function replacementFindings(
  rules: readonly EligibilityRule[],
  before: EntryFacts,
  after: EntryFacts,
  now: Date,
): Finding[] {
  const known = new Set(before.members.map(({ hashcode }) => hashcode));
  const earlier = new Set(checkEntry(rules, before, now).map(keyOf));
  const checked = rules.filter(({ terms }) => terms.kind !== 'date');
  return checkEntry(checked, after, now).filter((finding) => {
    const isAboutNew = finding.members.some(({ hashcode }) => !known.has(hashcode));
    return isBlocking(finding) && (isAboutNew || !earlier.has(keyOf(finding)));
  });
}

function keyOf({ rule, problem }: Finding): string {
  return `${rule?.hashcode} ${problem.code}`;
}
