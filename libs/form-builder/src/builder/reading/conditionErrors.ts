import {
  answerKindOf,
  type Condition,
  type FormContent,
  type FormField,
  type FormSection,
} from '@callboard/api-contract/forms';
import { takesOption } from '@callboard/domain/forms';
import { messages } from '../messages';
import type { FormError } from './FormError';
import { sectionTitle } from './titleOf';

interface LocatedField {
  field: FormField;
  section: FormSection;
}

/** The errors of conditions: the field was removed, comes later or is in another row, or the value can never be an answer. */
export function conditionErrors(content: FormContent): FormError[] {
  const all = new Map(
    content.pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => section.fields.map((field) => [field.id, { field, section }] as const)),
  );
  const before = new Set<string>();
  const errors: FormError[] = [];
  const check = (part: FormField | FormSection, title: string, row?: FormSection) => {
    for (const condition of part.shownIf ?? []) {
      const text = errorOf(condition, part.id, title, all.get(condition.field), before, row);
      if (text !== undefined) errors.push({ part: part.id, text });
    }
  };
  for (const page of content.pages) {
    for (const [index, section] of page.sections.entries()) {
      check(section, sectionTitle(section, index));
      for (const field of section.fields) {
        check(field, field.label, section);
        before.add(field.id);
      }
    }
  }
  return errors;
}

function errorOf(
  condition: Condition,
  id: string,
  title: string,
  target: LocatedField | undefined,
  before: ReadonlySet<string>,
  row: FormSection | undefined,
): string | undefined {
  if (!target) return messages.errorGone(title);
  const { field, section } = target;
  if (field.id === id) return messages.errorItself(title);
  if (!before.has(field.id)) return messages.errorLater(title, field.label);
  if (section.repeat && section !== row) return messages.errorRow(title, field.label);
  return canBeMet(condition, field) ? undefined : messages.errorValue(title, field.label);
}

/** Checks whether any answer of the field can meet the condition. */
function canBeMet({ is, value }: Condition, field: FormField): boolean {
  if (is === 'answered' || is === 'unanswered') return true;
  const { compares } = answerKindOf(field);
  const hasManyValues = compares === 'options' || compares === 'words';
  if (compares === undefined || hasManyValues !== (is === 'contains')) return false;
  if (compares === 'number') return typeof value === 'number';
  if (compares === 'yesNo') return typeof value === 'boolean';
  if (typeof value !== 'string' || value === '') return false;
  if (compares !== 'option' && compares !== 'options') return true;
  return takesOption(field, value);
}
