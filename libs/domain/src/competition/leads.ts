import { partOptions, type NamedRecord, type RuleTerms } from '@callboard/api-contract/entries';

/** Where what a rule finds is put right: in a field of the entry, among its members, or by the office. */
export type Lead =
  { to: 'field'; field: string } | { to: 'members'; member: string | null } | { to: 'office' };

/** Leads to where a member is added. */
export const newMember = 'new';

/** Where to put right what a rule of these terms finds about an entry, or about some of its members. */
export function leadOf(terms: RuleTerms, members: readonly NamedRecord[]): Lead {
  const field = fieldOf(terms);
  if (field !== null) return { to: 'field', field };
  switch (terms.kind) {
    case 'region':
    case 'approval':
      return { to: 'office' };
    case 'date':
      return terms.deadline === 'first_performance' ? toMembers(members) : { to: 'office' };
    case 'count':
    case 'age':
    case 'membership':
    case 'ratio':
    case 'size':
    case 'length':
    case 'word':
      return toMembers(members);
    default:
      return terms satisfies never;
  }
}

/**
 * The fields of an entry without which rules of these terms refuse it: entering asks for them in its first step. The words that a rule
 * forbids ask for nothing.
 */
export function requestedFields(rules: readonly { terms: RuleTerms }[]): string[] {
  const requested = rules.flatMap(({ terms }) => {
    if (terms.kind === 'word' && terms.word_rule === 'forbidden') return [];
    return fieldOf(terms) ?? [];
  });
  return [...new Set(requested)];
}

/** The field of an entry that rules of these terms read, if they read one. */
function fieldOf(terms: RuleTerms): string | null {
  if (terms.kind === 'length') return 'running_time';
  if (terms.kind === 'size') return terms.measure;
  if (terms.kind === 'word') return terms.word_in;
  if (terms.kind !== 'ratio') return null;
  return partOptions.some(({ value }) => value === terms.each) ? null : terms.each;
}

function toMembers([member, ...others]: readonly NamedRecord[]): Lead {
  return { to: 'members', member: member && others.length === 0 ? member.hashcode : null };
}
