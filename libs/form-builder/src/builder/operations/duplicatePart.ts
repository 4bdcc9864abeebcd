import {
  fieldsOf,
  formLimits,
  type Condition,
  type FormContent,
  type FormField,
} from '@callboard/api-contract/forms';
import type { Added } from './addParts';
import { insertField, insertSection } from './insertPart';
import { newId } from './newId';
import { placeOf, takenIds } from './places';

/** Inserts a copy of a field or section after it, with new ids. Conditions inside a copied section refer to the copies. */
export function duplicatePart(
  content: FormContent,
  id: string,
  label: string,
  used: ReadonlySet<string>,
): Added {
  const place = placeOf(content, id);
  const taken = takenIds(content, used);
  const count = fieldsOf(content).length;
  if (place?.type === 'field') {
    if (count >= formLimits.fields) return { content };
    const copy = { ...place.part, id: newId(label, taken, place.part.kind), label };
    return { content: insertField(content, copy, place.section.id, place.index + 1), id: copy.id };
  }
  if (place?.type !== 'section') return { content };
  const { part, page, index } = place;
  if (page.sections.length >= formLimits.sections) return { content };
  if (count + part.fields.length > formLimits.fields) return { content };
  const copyId = newId(label, taken, 'section');
  const copies = copiesOf(part.fields, taken.add(copyId));
  const copy = { ...part, id: copyId, title: label, fields: copies };
  return { content: insertSection(content, copy, page.id, index + 1), id: copyId };
}

function copiesOf(fields: readonly FormField[], taken: Set<string>): FormField[] {
  const ids = new Map<string, string>();
  return fields.map((field) => {
    const id = newId(field.label, taken, field.kind);
    taken.add(id);
    const shownIf = field.shownIf?.map((condition): Condition => {
      return { ...condition, field: ids.get(condition.field) ?? condition.field };
    });
    ids.set(field.id, id);
    return { ...field, id, ...(shownIf && { shownIf }) };
  });
}
