import type { FormContent, FormSection } from '@callboard/api-contract/forms';

/** A form with each of its sections mapped. What holds no changed section stays the same object, so that nothing of it is drawn again. */
export function mapSections(content: FormContent, map: (section: FormSection) => FormSection): FormContent {
  const pages = content.pages.map((page) => {
    const sections = page.sections.map(map);
    return sections.some((section, index) => section !== page.sections[index]) ? { ...page, sections } : page;
  });
  return { ...content, pages };
}
