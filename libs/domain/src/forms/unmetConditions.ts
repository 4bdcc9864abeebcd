import { fieldsOf, isOption, type FormContent, type FormField } from '@callboard/api-contract/forms';

/** Checks whether a value can be selected in a question of options, or be written as one's own. */
export function takesOption({ hasOther, options = [] }: FormField, value: string): boolean {
  return hasOther === true || options.some((option) => option.value === value);
}

/** Parts of a form that wait for an option that their question does not have, by their headings: they are never shown. */
export function unmetConditions(content: FormContent): { part: string; other: string }[] {
  const fields = new Map(fieldsOf(content).map(({ field }) => [field.id, field]));
  const sections = content.pages.flatMap((page) => page.sections);
  const parts = [
    ...sections.map(({ shownIf, title, id }) => ({ shownIf, name: title || id })),
    ...fieldsOf(content).map(({ field: { shownIf, label } }) => ({ shownIf, name: label })),
  ];
  return parts.flatMap(({ shownIf = [], name }) =>
    shownIf.flatMap(({ field: id, value }) => {
      const field = fields.get(id);
      // No answer is the empty value of its kind.
      if (!field || !isOption(field) || typeof value !== 'string' || value === '') return [];
      return takesOption(field, value) ? [] : [{ part: name, other: field.label }];
    }),
  );
}
