import type { FormContent, FormField, FormSection } from '@callboard/api-contract/forms';
import { changePage, changeSection } from './changeParts';
import { placeOf, type FormPage } from './places';

/** Inserts a page into the form. */
export function insertPage(content: FormContent, page: FormPage, index: number): FormContent {
  return { ...content, pages: content.pages.toSpliced(index, 0, page) };
}

/** Inserts a section into a page. */
export function insertSection(
  content: FormContent,
  section: FormSection,
  page: string,
  index: number,
): FormContent {
  const place = placeOf(content, page);
  if (place?.type !== 'page') return content;
  return changePage(content, page, { sections: place.part.sections.toSpliced(index, 0, section) });
}

/** Inserts a field into a section. */
export function insertField(
  content: FormContent,
  field: FormField,
  section: string,
  index: number,
): FormContent {
  const place = placeOf(content, section);
  if (place?.type !== 'section') return content;
  return changeSection(content, section, { fields: place.part.fields.toSpliced(index, 0, field) });
}
