import type { FormContent, FormField, FormSection } from '@callboard/api-contract/forms';
import { mapSections } from '../../content/mapSections';
import type { FormPage } from './places';

/** The form with some properties of a page changed; what is not changed stays the same object. */
export function changePage(
  content: FormContent,
  id: string,
  change: Partial<Omit<FormPage, 'id'>>,
): FormContent {
  return { ...content, pages: content.pages.map((page) => (page.id === id ? { ...page, ...change } : page)) };
}

/** The form with some properties of a section changed. */
export function changeSection(
  content: FormContent,
  id: string,
  change: Partial<Omit<FormSection, 'id'>>,
): FormContent {
  return mapSections(content, (section) => (section.id === id ? { ...section, ...change } : section));
}

/** The form with some properties of a field changed. */
export function changeField(
  content: FormContent,
  id: string,
  change: Partial<Omit<FormField, 'id'>>,
): FormContent {
  return mapSections(content, (section) => {
    if (!section.fields.some((field) => field.id === id)) return section;
    const fields = section.fields.map((field) => (field.id === id ? { ...field, ...change } : field));
    return { ...section, fields };
  });
}
