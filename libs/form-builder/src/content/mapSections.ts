import type { FormContent, FormSection } from '@callboard/api-contract/forms';

/** Maps the sections of a form. A page without a changed section stays the same object, so that memoised components do not render. */
export function mapSections(content: FormContent, map: (section: FormSection) => FormSection): FormContent {
  const pages = content.pages.map((page) => {
    const sections = page.sections.map(map);
    return sections.some((section, index) => section !== page.sections[index]) ? { ...page, sections } : page;
  });
  return { ...content, pages };
}
