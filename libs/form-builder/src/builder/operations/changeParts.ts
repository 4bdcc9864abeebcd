import type { FormContent, FormField, FormSection } from '@callboard/api-contract/forms';
import { mapSections } from '../../content/mapSections';
import type { FormPage } from './places';

/** Changes properties of a page. Unchanged parts stay the same objects. */
export function changePage(
  content: FormContent,
  id: string,
  change: Partial<Omit<FormPage, 'id'>>,
): FormContent {
  return { ...content, pages: content.pages.map((page) => (page.id === id ? { ...page, ...change } : page)) };
}

/** Changes properties of a section. */
export function changeSection(
  content: FormContent,
  id: string,
  change: Partial<Omit<FormSection, 'id'>>,
): FormContent {
  return mapSections(content, (section) => (section.id === id ? { ...section, ...change } : section));
}

/** Changes properties of a field. */
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
