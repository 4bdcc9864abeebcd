import type { CodedProblem } from '@callboard/api-contract';
import type { EligibilityRule, NamedRecord, Repair } from '@callboard/api-contract/entries';
import type { Lead } from './leads';

/** Something about an entry that a rule refuses or warns of. */
export interface Finding {
  rule: Pick<EligibilityRule, 'hashcode' | 'name' | 'rule_version' | 'severity'>;
  /** The sentence that states the facts, by its code. */
  problem: CodedProblem;
  /** Whom it is about; empty where it is about the entry as a whole. */
  members: readonly NamedRecord[];
  repairs: readonly Repair[];
  /** Where it is put right by hand. */
  lead: Lead;
  /** Staff accept it. */
  waived: boolean;
}

/** What a kind of rule finds, before it is known of which rule. */
export interface Found {
  problem: CodedProblem;
  members?: readonly NamedRecord[];
  repairs?: readonly Repair[];
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
