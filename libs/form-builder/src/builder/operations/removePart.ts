import { formLimits, type FormContent } from '@callboard/api-contract/forms';
import { changePage, changeSection } from './changeParts';
import { insertField, insertPage, insertSection } from './insertPart';
import { idsOf, idsOfSection, placeOf, type Place } from './places';

/** Removes a part and everything in it. The last page is never removed, because a form needs one. */
export function removePart(content: FormContent, id: string): FormContent {
  const place = placeOf(content, id);
  switch (place?.type) {
    case 'page':
      if (content.pages.length === 1) return content;
      return { ...content, pages: content.pages.filter((page) => page.id !== id) };
    case 'section':
      return changePage(content, place.page.id, {
        sections: place.page.sections.filter((section) => section.id !== id),
      });
    case 'field':
      return changeSection(content, place.section.id, {
        fields: place.section.fields.filter((field) => field.id !== id),
      });
    case undefined:
      return content;
    default:
      return place satisfies never;
  }
}

/** Restores a removed part at its former position and preserves later changes. Does nothing if its parent was removed or is full. */
export function restorePart(content: FormContent, removed: Place): FormContent {
  const taken = idsOf(content);
  if (idsWithin(removed).some((id) => taken.has(id))) return content;
  switch (removed.type) {
    case 'page':
      if (content.pages.length >= formLimits.pages) return content;
      return insertPage(content, removed.part, removed.index);
    case 'section': {
      const page = placeOf(content, removed.page.id);
      const isFull = page?.type === 'page' && page.part.sections.length >= formLimits.sections;
      if (isFull) return content;
      return insertSection(content, removed.part, removed.page.id, removed.index);
    }
    case 'field':
      return insertField(content, removed.part, removed.section.id, removed.index);
    default:
      return removed satisfies never;
  }
}

function idsWithin({ type, part }: Place): string[] {
  if (type === 'page') return [part.id, ...part.sections.flatMap(idsOfSection)];
  return type === 'section' ? idsOfSection(part) : [part.id];
}
