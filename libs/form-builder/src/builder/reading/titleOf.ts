import type { FormContent, FormSection } from '@callboard/api-contract/forms';
import { messages } from '../messages';
import { placeOf } from '../operations/places';

/** What a section is called: its title, the rows it asks for, or its place on the page. */
export function sectionTitle({ title, repeat }: FormSection, index: number): string {
  return title?.trim() || repeat?.row || messages.section(index + 1);
}

/** What a part is called on the screen. */
export function titleOf(content: FormContent, id: string): string {
  const place = placeOf(content, id);
  switch (place?.type) {
    case 'page':
      return place.part.title;
    case 'section':
      return sectionTitle(place.part, place.index);
    case 'field':
      return place.part.label;
    case undefined:
      return messages.removedField;
    default:
      return place satisfies never;
  }
}
