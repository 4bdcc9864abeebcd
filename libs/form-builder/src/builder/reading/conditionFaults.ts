import type { Condition, FormContent, FormField, FormSection } from '@callboard/api-contract/forms';
import { messages } from '../messages';
import type { Fault } from './faultsOf';
import { kinds } from './kinds.data';
import { sectionTitle } from './titleOf';

interface Asked {
  field: FormField;
  section: FormSection;
}

/** Where a condition looks at a field that is gone, asked later, or of another row, or compares with what cannot be answered. */
export function conditionFaults(content: FormContent): Fault[] {
  const all = new Map(
    content.pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) => section.fields.map((field) => [field.id, { field, section }] as const)),
  );
  const before = new Set<string>();
  const faults: Fault[] = [];
  const check = (part: FormField | FormSection, title: string, row?: FormSection) => {
    for (const condition of part.shownIf ?? []) {
      const text = faultOf(condition, part.id, title, all.get(condition.field), before, row);
      if (text !== undefined) faults.push({ part: part.id, text });
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
  return faults;
}

function faultOf(
  condition: Condition,
  id: string,
  title: string,
  asked: Asked | undefined,
  before: ReadonlySet<string>,
  row: FormSection | undefined,
): string | undefined {
  if (!asked) return messages.faultGone(title);
  const { field, section } = asked;
  if (field.id === id) return messages.faultItself(title);
  if (!before.has(field.id)) return messages.faultLater(title, field.label);
  if (section.repeat && section !== row) return messages.faultRow(title, field.label);
  return canBe(condition, field) ? undefined : messages.faultValue(title, field.label);
}

/** Whether an answer of the field can fulfil the condition at all. */
function canBe({ is, value }: Condition, field: FormField): boolean {
  if (is === 'answered' || is === 'unanswered') return true;
  const { compares } = kinds[field.kind];
  const isOfMany = compares === 'options' || compares === 'words';
  if (compares === undefined || isOfMany !== (is === 'contains')) return false;
  if (compares === 'number') return typeof value === 'number';
  if (compares === 'yesNo') return typeof value === 'boolean';
  if (typeof value !== 'string' || value === '') return false;
  if (compares !== 'option' && compares !== 'options') return true;
  return field.hasOther === true || (field.options ?? []).some((option) => option.value === value);
}
