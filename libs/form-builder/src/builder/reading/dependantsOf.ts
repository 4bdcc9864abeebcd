import type { FormContent } from '@callboard/api-contract/forms';
import { placeOf } from '../operations/places';
import { sectionTitle } from './titleOf';

/** The parts outside of a part that have a condition on it or on a field in it. */
export function dependantsOf(content: FormContent, id: string): { id: string; title: string }[] {
  const fieldIds = fieldIdsIn(content, id);
  const parts = content.pages.flatMap((page) =>
    page.sections.flatMap((section, index) => [
      { ...section, title: sectionTitle(section, index), ancestors: [page.id] },
      ...section.fields.map((field) => ({ ...field, title: field.label, ancestors: [page.id, section.id] })),
    ]),
  );
  return parts
    .filter((part) => part.id !== id && !part.ancestors.includes(id))
    .filter(({ shownIf = [] }) => shownIf.some(({ field }) => fieldIds.has(field)))
    .map((part) => ({ id: part.id, title: part.title }));
}

/** The ids of the fields in a part; of a field, its own id. */
export function fieldIdsIn(content: FormContent, id: string): Set<string> {
  const place = placeOf(content, id);
  switch (place?.type) {
    case 'page':
      return new Set(place.part.sections.flatMap(({ fields }) => fields.map((field) => field.id)));
    case 'section':
      return new Set(place.part.fields.map((field) => field.id));
    case 'field':
      return new Set([id]);
    case undefined:
      return new Set();
    default:
      return place satisfies never;
  }
}
