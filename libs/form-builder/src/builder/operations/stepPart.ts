import type { FormContent } from '@callboard/api-contract/forms';
import { moveField, movePage, moveSection } from './movePart';
import { placeOf } from './places';

/** Moves a part one position up or down. At the edge of its parent, a field moves to the next section and a section to the next page. */
export function stepPart(content: FormContent, id: string, step: 1 | -1): FormContent {
  const place = placeOf(content, id);
  if (!place) return content;
  const index = place.index + step;
  switch (place.type) {
    case 'page':
      return isIndexOf(index, content.pages) ? movePage(content, id, index) : content;
    case 'section': {
      if (isIndexOf(index, place.page.sections)) return moveSection(content, id, place.page.id, index);
      const next = neighbour(content.pages, place.page.id, step);
      return next ? moveSection(content, id, next.id, step === 1 ? 0 : next.sections.length) : content;
    }
    case 'field': {
      if (isIndexOf(index, place.section.fields)) return moveField(content, id, place.section.id, index);
      const sections = content.pages.flatMap((page) => page.sections);
      const next = neighbour(sections, place.section.id, step);
      return next ? moveField(content, id, next.id, step === 1 ? 0 : next.fields.length) : content;
    }
    default:
      return place satisfies never;
  }
}

function neighbour<Part extends { id: string }>(
  parts: readonly Part[],
  id: string,
  step: 1 | -1,
): Part | undefined {
  const index = parts.findIndex((part) => part.id === id) + step;
  return index < 0 ? undefined : parts[index];
}

function isIndexOf(index: number, parts: readonly unknown[]): boolean {
  return index >= 0 && index < parts.length;
}
