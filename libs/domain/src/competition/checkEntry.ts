import type { CodedProblem } from '@callboard/api-contract';
import {
  supportingParts,
  type EligibilityRule,
  type EntryFacts,
  type Repair,
} from '@callboard/api-contract/entries';
import {
  checkAdded,
  checkAge,
  checkCount,
  checkMembership,
  checkRegion,
  countOf,
  membersWith,
} from './checkMembers';
import { checkApproval, checkLength, checkRatio, checkSize, checkWord, closedOn } from './checkAmounts';
import { inOrder, isBlocking, type Finding, type Found } from './findings';
import { leadOf, newMember, type Lead } from './leads';

/**
 * Checks an entry with what every entry needs and with the rules of its season: what they refuse or warn of, with the facts and what
 * repairs it, what blocks first. The server decides by it when an entry is submitted, and the screen shows it beforehand.
 *
 * @example
 * checkEntry(rules, facts, new Date()) // [{ rule, problem: { code: 'membersAbove', facts: { count: 23, most: 19 } }, … }]
 */
export function checkEntry(rules: readonly EligibilityRule[], facts: EntryFacts, now: Date): Finding[] {
  const found = findingsOf(rules, facts, now).map((finding) => {
    const category = categoryThatFits(rules, facts, finding, now);
    const repairs: readonly Repair[] = category
      ? [{ kind: 'changeCategory', to: category }, ...finding.repairs]
      : finding.repairs;
    return { ...finding, repairs };
  });
  return inOrder([...withoutPerformers(facts, found), ...found]);
}

/** Checks whether an entry with these findings cannot be submitted. */
export function isRefused(findings: readonly Finding[]): boolean {
  return findings.some(isBlocking);
}

/** The rules that an entry of this season and category is checked with. */
export function rulesFor(rules: readonly EligibilityRule[], { season, category }: EntryFacts) {
  return rules.filter(
    (rule) =>
      rule.season === season &&
      (rule.categories.length === 0 || (category !== null && rule.categories.includes(category))),
  );
}

/** An entry needs a performer, named or declared. A rule that needs more reports it itself. */
function withoutPerformers(facts: EntryFacts, found: readonly Finding[]): Finding[] {
  const { length: supporting } = membersWith(supportingParts, facts);
  const isRequired = found.some((finding) => isBlocking(finding) && finding.problem.code === 'membersBelow');
  if (countOf([], facts) > supporting || isRequired) return [];
  const problem: CodedProblem = { code: 'performerMissing', facts: {} };
  const lead: Lead = { to: 'members', member: newMember };
  return [{ rule: null, problem, members: [], repairs: [], lead, waived: false }];
}

function findingsOf(rules: readonly EligibilityRule[], facts: EntryFacts, now: Date): Finding[] {
  return rulesFor(rules, facts).flatMap((rule) => {
    const { hashcode, name, rule_version, severity } = rule;
    const waived = facts.waived.includes(hashcode);
    return foundBy(rule, facts, now).map(({ problem, members = [], repairs = [] }) => ({
      rule: { hashcode, name, rule_version, severity },
      problem,
      members,
      repairs,
      lead: leadOf(rule.terms, members),
      waived,
    }));
  });
}

function foundBy({ terms, categories }: EligibilityRule, facts: EntryFacts, now: Date): Found[] {
  switch (terms.kind) {
    case 'count':
      return checkCount(terms, facts);
    case 'age':
      return checkAge(terms, facts);
    case 'membership':
      return checkMembership(terms, facts, categories);
    case 'region':
      return checkRegion(facts);
    case 'ratio':
      return checkRatio(terms, facts);
    case 'size':
      return checkSize(terms, facts);
    case 'length':
      return checkLength(terms, facts);
    case 'word':
      return checkWord(terms, facts);
    case 'date':
      return terms.deadline === 'entries_close' ? closedOn(facts, now) : checkAdded(facts);
    case 'approval':
      return checkApproval(terms, facts);
    default:
      return terms satisfies never;
  }
}

/** Another category in which the entry would be refused nothing that has to do with its category; null where none is. */
function categoryThatFits(
  rules: readonly EligibilityRule[],
  facts: EntryFacts,
  { rule, waived }: Finding,
  now: Date,
): string | null {
  const { terms, categories } = rules.find(({ hashcode }) => hashcode === rule?.hashcode) ?? {};
  const isOfCategory = (terms?.kind === 'count' || terms?.kind === 'age') && categories?.length !== 0;
  if (!isOfCategory || waived) return null;
  const others = facts.categories.filter((category) => category !== facts.category);
  const limited = rules.filter((other) => other.categories.length > 0);
  return (
    others.find(
      (category) =>
        // One that no rule limits can be meant for something else.
        limited.some((other) => other.season === facts.season && other.categories.includes(category)) &&
        !isRefused(findingsOf(limited, { ...facts, category }, now)),
    ) ?? null
  );
}
