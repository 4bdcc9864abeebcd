import type { EligibilityRule } from '@callboard/api-contract/entries';
import { requestedFields } from './leads';

/** The forms in which something can be given before a later step requires it. */
export const earlyForms = ['entry', 'member', 'accountRequest'] as const;
export type EarlyForm = (typeof earlyForms)[number];

/** The step that requires a field. */
type LaterStep = 'submit' | 'activate';

interface LaterContext {
  /** The rules that the entry is checked with. */
  rules?: readonly Pick<EligibilityRule, 'severity' | 'terms'>[];
  /** The part of the member who is typed. */
  part?: string | null;
}

/**
 * The fields of a form that can stay empty there and that a later step requires, each with the step: forms mark them, so that no one
 * is surprised at the end.
 *
 * @example neededLater('member', { rules, part: 'performer' }) // { year_level: 'submit' }
 */
export function neededLater(
  form: EarlyForm,
  { rules = [], part = null }: LaterContext = {},
): Readonly<Record<string, LaterStep>> {
  const refusing = rules.filter(({ severity }) => severity === 'refuse');
  switch (form) {
    case 'entry':
      return atStep('submit', requestedFields(refusing));
    case 'member':
      return atStep(
        'submit',
        refusing.flatMap(({ terms }) => memberFieldOf(terms, part) ?? []),
      );
    case 'accountRequest':
      return atStep('activate', ['phone']);
    default:
      return form satisfies never;
  }
}

/** The field of a member without which rules of these terms refuse the entry. */
function memberFieldOf(terms: EligibilityRule['terms'], part: string | null): string | null {
  if (terms.kind === 'count') return terms.parts.length > 0 && (terms.least ?? 0) > 0 ? 'part' : null;
  if (terms.kind !== 'age') return null;
  const isMeant = terms.parts.length === 0 || part === null || terms.parts.includes(part);
  if (!isMeant) return null;
  return terms.counted_in === 'years' ? 'date_of_birth' : 'year_level';
}

function atStep(step: LaterStep, fields: readonly string[]): Readonly<Record<string, LaterStep>> {
  return Object.fromEntries(fields.map((field) => [field, step]));
}
