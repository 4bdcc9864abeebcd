import type { FormContent, FormField, FormSection } from '@callboard/api-contract/forms';

export type FormPage = FormContent['pages'][number];

/** A page, section or field with its position and parents. */
export type Place =
  | { type: 'page'; part: FormPage; index: number }
  | { type: 'section'; part: FormSection; page: FormPage; index: number }
  | { type: 'field'; part: FormField; section: FormSection; page: FormPage; index: number };

/** Finds the part with an id. */
export function placeOf(content: FormContent, id: string): Place | undefined {
  for (const [pageIndex, page] of content.pages.entries()) {
    if (page.id === id) return { type: 'page', part: page, index: pageIndex };
    for (const [sectionIndex, section] of page.sections.entries()) {
      if (section.id === id) return { type: 'section', part: section, page, index: sectionIndex };
      const index = section.fields.findIndex((field) => field.id === id);
      const field = section.fields[index];
      if (field) return { type: 'field', part: field, section, page, index };
    }
  }
  return undefined;
}

/** The page that contains a part; of a page, the page itself. */
export function pageOf(content: FormContent, id: string): FormPage | undefined {
  const place = placeOf(content, id);
  return place?.type === 'page' ? place.part : place?.page;
}

/** The ids of all parts. */
export function idsOf({ pages }: FormContent): Set<string> {
  return new Set(pages.flatMap((page) => [page.id, ...page.sections.flatMap(idsOfSection)]));
}

/** The ids that a new part cannot have: those of all parts and those that were used before. */
export function takenIds(content: FormContent, used: ReadonlySet<string>): Set<string> {
  return new Set([...idsOf(content), ...used]);
}

/** The ids of a section and its fields. */
export function idsOfSection({ id, fields }: FormSection): string[] {
  return [id, ...fields.map((field) => field.id)];
}
