import { fieldsOf, type FormContent, type FormField } from '@callboard/api-contract/forms';
import { placeOf } from '../operations/places';

/** A field with its number in the form. */
export interface NumberedField {
  field: FormField;
  number: number;
}

/** The fields that the conditions of a part can use: earlier fields that are not repeated, or are in its own row. */
export function earlierFields(content: FormContent, id: string): NumberedField[] {
  const place = placeOf(content, id);
  const all = fieldsOf(content).map((each, index) => ({ ...each, number: index + 1 }));
  const end = all.findIndex(({ field, section }) => field.id === id || section.id === id);
  // An empty section is not in `all`: use the fields of the sections before it.
  const before =
    end === -1 ? all.filter(({ section }) => isBefore(content, section.id, id)) : all.slice(0, end);
  const row = place?.type === 'field' ? place.section.id : undefined;
  return before
    .filter(({ section }) => !section.repeat || section.id === row)
    .map(({ field, number }) => ({ field, number }));
}

function isBefore({ pages }: FormContent, one: string, other: string): boolean {
  const order = pages.flatMap(({ sections }) => sections.map(({ id }) => id));
  return order.indexOf(one) < order.indexOf(other);
}
