import type { FormContent } from '@callboard/api-contract/forms';
import { placeOf } from '../operations/places';
import { sectionTitle } from './titleOf';

/** What is shown only because of a part, or of a field in it, and does not go with it. */
export function dependantsOf(content: FormContent, id: string): { id: string; title: string }[] {
  const gone = fieldIdsIn(content, id);
  const parts = content.pages.flatMap((page) =>
    page.sections.flatMap((section, index) => [
      { ...section, title: sectionTitle(section, index), within: [page.id] },
      ...section.fields.map((field) => ({ ...field, title: field.label, within: [page.id, section.id] })),
    ]),
  );
  return parts
    .filter((part) => part.id !== id && !part.within.includes(id))
    .filter(({ shownIf = [] }) => shownIf.some(({ field }) => gone.has(field)))
    .map((part) => ({ id: part.id, title: part.title }));
}

/** The fields that a part holds, or that it is. */
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
