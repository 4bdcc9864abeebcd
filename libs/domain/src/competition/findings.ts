import type { CodedProblem } from '@callboard/api-contract';
import {
  entryFieldNames,
  type EligibilityRule,
  type NamedRecord,
  type Repair,
} from '@callboard/api-contract/entries';
import type { Lead } from './leads';

/** Something about an entry that a rule refuses or warns of. */
export interface Finding {
  /** Null: every entry needs it, by any rules of its season. */
  rule: Pick<EligibilityRule, 'hashcode' | 'name' | 'rule_version' | 'severity'> | null;
  /** The sentence that states the facts, by its code. */
  problem: CodedProblem;
  /** Affected members; empty where it is about the entry as a whole. */
  members: readonly NamedRecord[];
  repairs: readonly Repair[];
  /** Where it is put right by hand. */
  lead: Lead;
  /** Staff accept it. */
  waived: boolean;
}

/** Finding of a kind of rule, before it is known of which rule. */
export interface Found {
  problem: CodedProblem;
  members?: readonly NamedRecord[];
  repairs?: readonly Repair[];
}

/** Checks whether an entry cannot be submitted with this finding. */
export function isBlocking({ rule, waived }: Finding): boolean {
  return !waived && rule?.severity !== 'warn';
}

/**
 * Findings in the order in which they are read: what blocks before what warns or is waived, and within each the fields of an entry in
 * their order, then its members, then what only the office can do.
 */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) =>
      Number(isBlocking(other)) - Number(isBlocking(one)) || placeOf(one.lead) - placeOf(other.lead),
  );
}

function placeOf(lead: Lead): number {
  if (lead.to === 'field') return entryFieldNames.indexOf(lead.field);
  return entryFieldNames.length + (lead.to === 'members' ? 0 : 1);
}

/** A hashcode with its name, and nothing else of a member. */
export function named({ hashcode, name }: NamedRecord): NamedRecord {
  return { hashcode, name };
}

/** Names in one sentence, the longest lists cut. */
export function namesOf(members: readonly NamedRecord[]): string {
  const names = members.map(({ name }) => name);
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} +${names.length - 5}` : shown;
}
