import type { FormContent, FormSection } from '@callboard/api-contract/forms';
import { messages } from '../messages';
import { placeOf } from '../operations/places';

/** The display title of a section: its title, the name of its rows, or its position on the page. */
export function sectionTitle({ title, repeat }: FormSection, index: number): string {
  return title?.trim() || repeat?.row || messages.section(index + 1);
}

/** The display title of a part. */
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
